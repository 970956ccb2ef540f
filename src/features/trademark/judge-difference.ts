import { and, eq } from 'drizzle-orm'
import { registerDifferenceJudge } from '#contract/register-difference.ts'
import { AppError, found } from '#kernel/errors.ts'
import { registerDifference } from '#schema/register-difference.ts'
import { handle } from '#features/facilities.ts'

/** A person says that a difference does not matter, and why, or takes that back: of the two values they saw and no others. */
export const judgeDifference = handle(
  registerDifferenceJudge,
  async ({ params, body }, caller, { write, clock }) =>
    await write(async (tx) => {
      const one = and(eq(registerDifference.id, params.differenceId), eq(registerDifference.trademarkId, params.id))
      const [row] = await tx.select().from(registerDifference).where(one).for('update')
      const { foundAt } = found(row)
      if (new Date(foundAt).getTime() !== new Date(body.foundAt).getTime()) throw new AppError('changed-meanwhile')
      const judged =
        body.kind === 'dismiss'
          ? { dismissedAt: clock().toISOString(), dismissReason: body.reason, dismissedByUserId: caller.userId }
          : { dismissedAt: null, dismissReason: null, dismissedByUserId: null }
      await tx.update(registerDifference).set(judged).where(one)
      return { done: true as const }
    }),
)
