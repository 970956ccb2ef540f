import { eq } from 'drizzle-orm'
import { feeRuleAdd, feeRuleEnd } from '#contract/pricing.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { feeRule } from '#schema/pricing.ts'
import { handle } from '#features/facilities.ts'

/** Records an official fee, checked today by who records it. Law may have begun before anybody here read it. */
export const add = handle(feeRuleAdd, async ({ body }, caller, facilities) => {
  const { note, ...rule } = body
  return await facilities.write(async (tx) => {
    const [made] = await tx
      .insert(feeRule)
      .values({ ...rule, note: note ?? '', checkedOn: facilities.today(), checkedBy: caller.userId })
      .onConflictDoNothing()
      .returning({ id: feeRule.id })
    if (!made) throw new AppError('already-done')
    return made
  })
})

/** Says when an official fee ends, or that it goes on. */
export const end = handle(feeRuleEnd, async ({ params, body }, _caller, facilities) => {
  await facilities.write(async (tx) => {
    const [row] = await tx.select().from(feeRule).where(eq(feeRule.id, params.id)).for('update')
    const { validFrom } = found(row)
    if (body.validTo !== null && body.validTo < validFrom) refuseField('validTo', 'date-too-early')
    await tx.update(feeRule).set({ validTo: body.validTo }).where(eq(feeRule.id, params.id))
  })
  return { done: true as const }
})
