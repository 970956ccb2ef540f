import { eq } from 'drizzle-orm'
import type { ParsedInput } from '#contract/call.ts'
import type { verificationSave } from '#contract/registration.ts'
import { notLookedAt, toBeLookedAt, type Review } from '#domain/verification/review.ts'
import { AppError } from '#kernel/errors.ts'
import type { Database } from '#platform/db/database.ts'
import { userProfile } from '#schema/account.ts'
import type { ResultRow } from './store.ts'

type Body = ParsedInput<typeof verificationSave>['body']

interface Reviewing {
  /** Left out by whoever saves something else: what was looked at stays, a confirmation only of what it was of. */
  review: Body['review']
  body: Body
  /** The version as it was before this save. */
  open: ResultRow | null
  /** The marks of high and medium risk that the search of the client's text lists; null where none was made. */
  listed: readonly string[] | null
  userId: string | null
  at: Date
}

/** What a confirmation is of: the note, and the verdicts that it gives reasons for. */
const confirmedOf = ({ clientNote, distinctiveness, overallRisk, jurisdictions }: Confirmed): string =>
  JSON.stringify([
    clientNote ?? '',
    distinctiveness,
    overallRisk,
    jurisdictions.map(({ jurisdiction, risk }) => `${jurisdiction} ${risk}`).toSorted(),
  ])

interface Confirmed {
  distinctiveness: string | null
  overallRisk: string | null
  clientNote: string | null
  jurisdictions: readonly { jurisdiction: string; risk: string }[]
}

/**
 * What is kept of a review: a note is confirmed by who saves, by name, and stays confirmed by them until it or a verdict is changed;
 * what somebody else changes is nobody's until it is confirmed again. Throws `rules-unmet` when who confirms has no name.
 */
export async function reviewed(db: Database, { review, body, open, listed, userId, at }: Reviewing): Promise<Review> {
  const before = open?.review
  const lookedAt = review?.lookedAt ?? before?.lookedAt ?? []
  const shown = body.similarTrademarks.map(({ office, number, similarity }) => ({
    office: office ?? null,
    number: number ?? '',
    similarity,
  }))
  const kept = review ? null : (before?.notLookedAt ?? null)
  const counts = listed
    ? { listed: toBeLookedAt(listed, shown).length, notLookedAt: notLookedAt(listed, shown, lookedAt).length }
    : {
        ...(before?.listed === undefined ? {} : { listed: before.listed }),
        notLookedAt: kept === null ? null : Math.max(kept, notLookedAt([], shown, lookedAt).length),
      }
  const unconfirmed: Review = { lookedAt, ...counts, confirmedBy: null, confirmedAt: null }
  if (review?.confirmed === false || (body.clientNote ?? '').trim() === '') return unconfirmed
  if (open && before?.confirmedBy && before.confirmedAt && confirmedOf(open) === confirmedOf(body))
    return { ...unconfirmed, confirmedBy: before.confirmedBy, confirmedAt: before.confirmedAt }
  if (!review) return unconfirmed
  const name = await nameOf(db, userId)
  if (before?.confirmedBy && before.confirmedBy !== name) return unconfirmed
  return { ...unconfirmed, confirmedBy: name, confirmedAt: at.toISOString() }
}

async function nameOf(db: Database, userId: string | null): Promise<string> {
  const [row] = userId === null ? [] : await db.select().from(userProfile).where(eq(userProfile.userId, userId))
  const name = [row?.firstname, row?.lastname].filter(Boolean).join(' ').trim()
  if (name === '') throw new AppError('rules-unmet', { facts: { missing: 'name' } })
  return name
}
