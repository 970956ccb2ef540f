import { eq } from 'drizzle-orm'
import { monitoringResultRate } from '#contract/watch.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { formatDate } from '#kernel/dates.ts'
import { found } from '#kernel/errors.ts'
import { user, userProfile } from '#schema/account.ts'
import { trademark } from '#schema/trademark.ts'
import { trademarkMonitoringResult } from '#schema/watch.ts'
import { type Facilities, handle } from '#features/facilities.ts'
import { notify } from '#features/tell.ts'
import type { Tx } from '#platform/db/database.ts'
import { monitoringResult } from './mails.ts'
import { standingOn } from './standing.ts'

type Result = typeof trademarkMonitoringResult.$inferSelect

/**
 * Rates a hit. The first rating shows it to the owner of the watched mark; the first that is more than low also writes
 * to them. Later ones only correct it.
 */
export const rate = handle(
  monitoringResultRate,
  async ({ params, body }, _caller, facilities) =>
    await facilities.write(async (tx) => {
      const [row] = await tx
        .select()
        .from(trademarkMonitoringResult)
        .where(eq(trademarkMonitoringResult.id, params.id))
        .for('update')
      const result = found(row)
      await tx
        .update(trademarkMonitoringResult)
        // Another rating is news to who has seen the first.
        .set({ relevance: body.relevance, seen: result.seen && result.relevance === body.relevance })
        .where(eq(trademarkMonitoringResult.id, result.id))
      if (result.relevance === null || result.relevance === 'low') {
        await tellOwner(tx, facilities, result, body.relevance)
      }
      return { relevance: body.relevance }
    }),
)

async function tellOwner(
  tx: Tx,
  facilities: Facilities,
  result: Result,
  relevance: 'low' | 'medium' | 'high',
): Promise<void> {
  const [owner] = await tx
    .select({ userId: user.id, email: user.email, language: userProfile.language, mark: trademark.name })
    .from(trademark)
    .innerJoin(user, eq(user.id, trademark.userId))
    .leftJoin(userProfile, eq(userProfile.userId, user.id))
    .where(eq(trademark.id, result.trademarkId))
  if (!owner) return
  const notice =
    result.relevance === null
      ? {
          type: 'monitoring-result',
          message: result.markName,
          metadata: { trademarkId: result.trademarkId, monitoringResultId: result.id, relevance },
        }
      : null
  // What we think is harmless waits in the portal. The letter's name makes it go out once, however often this changes.
  if (relevance === 'low') return notice ? await notify(tx, owner.userId, notice) : undefined
  const place = jurisdictionFrom(result.jurisdiction)
  const { opposition, time } = await standingOn(tx, result, facilities.clock())
  const until = time === 'running' && opposition.kind === 'until' ? opposition : null
  await facilities.tell(tx, owner, monitoringResult, (language) => ({
    id: `monitoring-result-${result.id}`,
    link: { page: 'trademark', id: result.trademarkId },
    words: { mark: owner.mark, found: result.markName },
    facts: {
      place: place ? jurisdictionName(place, language) : result.jurisdiction,
      relevance,
      // The time to object is spoken of only while there may be some.
      urgency: relevance === 'high' && time === 'closed' ? 'highLate' : relevance,
      ...(until ? { until: formatDate(until.date, language), published: formatDate(until.published, language) } : {}),
    },
    ...(notice ? { notice } : {}),
  }))
}
