import { eq } from 'drizzle-orm'
import type { ParsedInput } from '#contract/call.ts'
import type { verificationSave } from '#contract/registration.ts'
import { notLookedAt, type Review } from '#domain/verification/review.ts'
import { AppError } from '#kernel/errors.ts'
import type { Database } from '#platform/db/database.ts'
import { userProfile } from '#schema/account.ts'
import type { ResultRow } from './store.ts'

type Body = ParsedInput<typeof verificationSave>['body']

interface Reviewing {
  review: NonNullable<Body['review']>
  body: Body
  /** The version as it was before this save. */
  open: ResultRow | null
  userId: string | null
  at: Date
}

/**
 * What is kept of a review: a note is confirmed by who saves, by name, and stays confirmed by them until it is changed.
 * Throws `rules-unmet` when who confirms has no name.
 */
export async function reviewed(db: Database, { review, body, open, userId, at }: Reviewing): Promise<Review> {
  const { lookedAt, confirmed } = review
  const shown = body.similarTrademarks.map(({ office, number, similarity }) => ({
    office: office ?? null,
    number: number ?? '',
    similarity,
  }))
  const counted =
    review.notLookedAt === null ? null : Math.max(review.notLookedAt, notLookedAt([], shown, lookedAt).length)
  const unconfirmed: Review = { lookedAt, notLookedAt: counted, confirmedBy: null, confirmedAt: null }
  if (!confirmed || (body.clientNote ?? '').trim() === '') return unconfirmed
  const before = open?.review
  if (before?.confirmedBy && before.confirmedAt && (open?.clientNote ?? '') === body.clientNote)
    return { ...unconfirmed, confirmedBy: before.confirmedBy, confirmedAt: before.confirmedAt }
  return { ...unconfirmed, confirmedBy: await nameOf(db, userId), confirmedAt: at.toISOString() }
}

async function nameOf(db: Database, userId: string | null): Promise<string> {
  const [row] = userId === null ? [] : await db.select().from(userProfile).where(eq(userProfile.userId, userId))
  const name = [row?.firstname, row?.lastname].filter(Boolean).join(' ').trim()
  if (name === '') throw new AppError('rules-unmet', { facts: { missing: 'name' } })
  return name
}
