import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { monitoringResultSeen, monitoringResultVisit } from '#contract/watch.ts'
import { AppError, found } from '#kernel/errors.ts'
import { trademark } from '#schema/trademark.ts'
import { trademarkMonitoringResult } from '#schema/watch.ts'
import { handle } from '#features/facilities.ts'
import { hitFor } from './policy.ts'

/** Whoever a letter led to the page of a found mark has looked at it, with an account or without. */
export const visit = handle(
  monitoringResultVisit,
  async ({ params }, caller, { write }) =>
    await write(async (tx) => {
      const { row } = await hitFor(tx, params.id, caller, { lock: true })
      if (!row.seen)
        await tx.update(trademarkMonitoringResult).set({ seen: true }).where(eq(trademarkMonitoringResult.id, row.id))
      return { done: true as const }
    }),
)

/**
 * The owner of a trademark was shown hits of its watch; they are no longer counted as new. All of them or none: throws
 * `not-found` when one is not of this trademark, is not rated yet, or the trademark is somebody else's.
 */
export const seen = handle(
  monitoringResultSeen,
  async ({ params, body }, caller, { write }) =>
    await write(async (tx) => {
      const [mark] = await tx
        .select({ userId: trademark.userId })
        .from(trademark)
        .where(eq(trademark.id, params.id))
        .for('share')
      found(mark?.userId === caller.userId ? mark : null)
      const shown = and(
        inArray(trademarkMonitoringResult.id, body.ids),
        eq(trademarkMonitoringResult.trademarkId, params.id),
        isNotNull(trademarkMonitoringResult.relevance),
      )
      const rows = await tx
        .select({ id: trademarkMonitoringResult.id, seen: trademarkMonitoringResult.seen })
        .from(trademarkMonitoringResult)
        .where(shown)
        .orderBy(trademarkMonitoringResult.id)
        .for('update')
      if (rows.length !== new Set(body.ids).size) throw new AppError('not-found')
      const fresh = rows.filter((row) => !row.seen).map((row) => row.id)
      // What our people look at for a customer, the customer has not seen.
      if (fresh.length > 0 && caller.actorId === null) {
        await tx
          .update(trademarkMonitoringResult)
          .set({ seen: true })
          .where(inArray(trademarkMonitoringResult.id, fresh))
      }
      return { done: true as const }
    }),
)
