import { eq } from 'drizzle-orm'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { formatDate } from '#kernel/dates.ts'
import { user, userProfile } from '#schema/account.ts'
import { trademark } from '#schema/trademark.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Facilities } from '#features/facilities.ts'
import type { Notice } from '#features/tell.ts'
import { monitoringResult } from './mails.ts'
import type { HitRow } from './policy.ts'
import { standingOn } from './standing.ts'

type Relevance = 'low' | 'medium' | 'high'

/** The owner of a watched mark as a letter is written to them; null where the mark is nobody's. */
export async function ownerOf(tx: Tx, trademarkId: string) {
  const [owner] = await tx
    .select({ userId: user.id, email: user.email, language: userProfile.language, mark: trademark.name })
    .from(trademark)
    .innerJoin(user, eq(user.id, trademark.userId))
    .leftJoin(userProfile, eq(userProfile.userId, user.id))
    .where(eq(trademark.id, trademarkId))
  return owner ?? null
}

/** Writes to the owner of a watched mark about a found one; the letter's id makes it go out once. */
export async function writeToOwner(
  tx: Tx,
  facilities: Facilities,
  owner: NonNullable<Awaited<ReturnType<typeof ownerOf>>>,
  { hit, relevance, id, notice }: { hit: HitRow; relevance: Relevance; id: string; notice: Notice | null },
): Promise<void> {
  const place = jurisdictionFrom(hit.jurisdiction)
  const { opposition, time } = await standingOn(tx, hit, facilities.today())
  const until = time === 'running' && opposition.kind === 'until' ? opposition : null
  await facilities.tell(tx, owner, monitoringResult, (language) => ({
    id,
    link: { page: 'monitoringResult', id: hit.id },
    words: { mark: owner.mark, found: hit.markName },
    facts: {
      place: place ? jurisdictionName(place, language) : hit.jurisdiction,
      relevance,
      // The time to object is spoken of only while there may be some.
      urgency: relevance === 'high' && time === 'closed' ? 'highLate' : relevance,
      ...(until ? { until: formatDate(until.date, language), published: formatDate(until.published, language) } : {}),
    },
    ...(notice ? { notice } : {}),
  }))
}
