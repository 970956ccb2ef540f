import { eq } from 'drizzle-orm'
import { serviceFeeAdd, serviceFeeEnd } from '#contract/pricing.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { serviceFee } from '#schema/pricing.ts'
import { handle } from '#features/facilities.ts'

/** Adds a dated row of our list. One that begins before today would change what was asked on days that are over. */
export const add = handle(serviceFeeAdd, async ({ body }, _caller, facilities) => {
  if (body.validFrom < facilities.today()) refuseField('validFrom', 'date-too-early')
  const { offerings, ...row } = body
  const fees = Object.fromEntries(offerings.map(({ offering, ...fee }) => [offering, fee]))
  return await facilities.write(async (tx) => {
    const [made] = await tx
      .insert(serviceFee)
      .values({ ...row, offerings: fees })
      .onConflictDoNothing()
      .returning({ id: serviceFee.id })
    if (!made) throw new AppError('already-done')
    return made
  })
})

/** Ends a row of our list, or lets it go on. What was asked so far stays so: no end lies before today. */
export const end = handle(serviceFeeEnd, async ({ params, body }, _caller, facilities) => {
  await facilities.write(async (tx) => {
    const [row] = await tx.select().from(serviceFee).where(eq(serviceFee.id, params.id)).for('update')
    const { validFrom } = found(row)
    const { validTo } = body
    if (validTo !== null && (validTo < facilities.today() || validTo < validFrom))
      refuseField('validTo', 'date-too-early')
    await tx.update(serviceFee).set({ validTo }).where(eq(serviceFee.id, params.id))
  })
  return { done: true as const }
})
