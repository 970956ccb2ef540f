import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { applicationRead, applicationReading as askReading } from '#contract/application.ts'
import type { Caller } from '#domain/account/caller.ts'
import {
  changesBetween,
  factsOfDraft,
  readAfterOwnStep,
  type DraftContent,
  type DraftFacts,
  type DraftRemark,
} from '#domain/registration/draft-facts.ts'
import { AppError, found } from '#kernel/errors.ts'
import { application, applicationReading, threadComment } from '#schema/registration.ts'
import { handle, type CallFacilities } from '#features/facilities.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { filedContent } from './approval.ts'
import { applicationOf, readDraft } from './draft.ts'
import { lockedRequest } from './policy.ts'

/** The draft as it stands, fact by fact; of comments those that somebody else than the reader wrote. */
async function factsNow(db: Database, applicationId: string, readerId: string | null): Promise<DraftFacts> {
  const { rows } = await db.$client.query<{ content: DraftContent }>(
    `select content::json as content from (${filedContent}) filed`,
    [applicationId],
  )
  const remarks = await db
    .select({ id: threadComment.id, edited: threadComment.editedAt, userId: threadComment.userId })
    .from(threadComment)
    .where(eq(threadComment.applicationId, applicationId))
  const ofOthers: DraftRemark[] = remarks.filter(({ userId }) => userId === null || userId !== readerId)
  return factsOfDraft(found(rows[0]).content, ofOthers)
}

const byName = (facts: DraftFacts) => Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1))
const digestOf = (facts: DraftFacts): string =>
  createHash('sha256')
    .update(JSON.stringify(byName(facts)))
    .digest('hex')

const readingOf = async (db: Database, applicationId: string, userId: string) =>
  (
    await db
      .select()
      .from(applicationReading)
      .where(and(eq(applicationReading.applicationId, applicationId), eq(applicationReading.userId, userId)))
  )[0]

interface Read {
  applicationId: string
  userId: string
  facts: DraftFacts
  at: Date
}

async function keep(tx: Tx, { applicationId, userId, facts, at }: Read): Promise<void> {
  const set = { facts, readAt: at.toISOString() }
  await tx
    .insert(applicationReading)
    .values({ applicationId, userId, ...set })
    .onConflictDoUpdate({ target: [applicationReading.applicationId, applicationReading.userId], set })
}

/** The draft as it stands; refused (`changed-meanwhile`) where it is another one than whoever names the digest was shown. */
export async function refuseUnread(
  tx: Tx,
  { applicationId, userId, digest }: { applicationId: string; userId: string; digest: string },
): Promise<DraftFacts> {
  const facts = await factsNow(tx, applicationId, userId)
  if (digestOf(facts) !== digest) throw new AppError('changed-meanwhile')
  return facts
}

/** Who approves a draft has read it. */
export async function keepReading(tx: Tx, of: Omit<Read, 'facts'>): Promise<void> {
  await keep(tx, { ...of, facts: await factsNow(tx, of.applicationId, of.userId) })
}

/** What changed since the client read the draft; to staff too, who ask about the client's reading. */
export const reading = handle(askReading, async ({ params }, caller, { db }) => {
  const { request, draft } = await readDraft(db, params.id, caller)
  const reader = request.userId
  const now = await factsNow(db, draft.id, reader)
  const last = reader === null ? undefined : await readingOf(db, draft.id, reader)
  return {
    readAt: last ? new Date(last.readAt).toISOString() : null,
    digest: digestOf(now),
    changes: last ? changesBetween(last.facts, now) : [],
  }
})

/** Says that the draft was read as it was shown; what changed meanwhile is not read with it. */
export const read = handle(applicationRead, async ({ params, body }, caller, facilities) => {
  const userId = found(caller.userId)
  await facilities.write(async (tx) => {
    const request = await lockedRequest(tx, params.id, caller)
    const draft = await applicationOf(tx, request)
    const facts = await refuseUnread(tx, { applicationId: draft.id, userId, digest: body.digest })
    await keep(tx, { applicationId: draft.id, userId, facts, at: facilities.clock() })
  })
  return { done: true as const }
})

/**
 * The write of a draft. What a client changes in the own draft they have read; what staff change, also in the client's place, the
 * client has still to read.
 */
export async function writeDraft<T>(
  facilities: Pick<CallFacilities, 'write'>,
  { id, caller }: { id: string; caller: Caller },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { userId } = caller
  if (caller.role !== 'customer' || caller.actorId !== null || userId === null) return await facilities.write(work)
  return await facilities.write(async (tx) => {
    const request = await lockedRequest(tx, id, caller)
    const [draft] = await tx.select().from(application).where(eq(application.registrationRequestId, request.id))
    const last = draft && (await readingOf(tx, draft.id, userId))
    if (!draft || !last) return await work(tx)
    const before = await factsNow(tx, draft.id, userId)
    const done = await work(tx)
    const facts = readAfterOwnStep(last.facts, before, await factsNow(tx, draft.id, userId))
    await keep(tx, { applicationId: draft.id, userId, facts, at: new Date(last.readAt) })
    return done
  })
}
