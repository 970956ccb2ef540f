import { and, eq, lt, ne, sql } from 'drizzle-orm'
import { followUpApproach, followUpCreate, followUpResolve, followUpUnresponsive } from '#contract/follow-up.ts'
import type { Actor } from '#domain/account/actor.ts'
import type { Caller } from '#domain/account/caller.ts'
import {
  followUpMachine,
  opensFollowUp,
  quietDays,
  type FollowUpCause,
  type FollowUpStatus,
} from '#domain/follow-up/status.ts'
import { registrationStatusGroup, type RegistrationStatus } from '#domain/registration/status.ts'
import { AppError, found } from '#kernel/errors.ts'
import { decide } from '#kernel/state-machine.ts'
import type { Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { LetterLink } from '#platform/mail/post.ts'
import { eachOf } from '#platform/queue/each.ts'
import { followUpCase, followUpCaseTracking } from '#schema/follow-up.ts'
import { application } from '#schema/registration.ts'
import { holdOf, refuseHeld } from '#features/billing/index.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { addNote } from '#features/note/index.ts'
import { followUpApproach as approachMail } from './mails.ts'
import { lockedRequest, type RequestRow } from './policy.ts'

type CaseRow = typeof followUpCase.$inferSelect

const day = 86_400_000
const opens = (status: RegistrationStatus): FollowUpCause | null => opensFollowUp.find((one) => one === status) ?? null
const orderOf = (id: string) => ({ by: 'registration_request_id', id }) as const
const isOpen = (requestId: string) =>
  and(eq(followUpCase.registrationRequestId, requestId), ne(followUpCase.status, 'Resolved'))

/** Writes one line of a case's history. */
async function track(tx: Tx, followUpCaseId: string, name: FollowUpStatus, userId: string | null): Promise<void> {
  await tx.insert(followUpCaseTracking).values({ followUpCaseId, name, userId, createdAt: sql`clock_timestamp()` })
}

interface Move {
  to: FollowUpStatus
  actor: Actor
  userId: string | null
  set?: Partial<typeof followUpCase.$inferInsert>
}

/** Takes a case to a status, compare-and-set. Throws `transition-refused`, or `changed-meanwhile` when it moved on. */
async function move(tx: Tx, row: CaseRow, { to, actor, userId, set }: Move): Promise<{ status: FollowUpStatus }> {
  const facts = { from: row.status, to }
  const decision = decide(followUpMachine, row.status, to, actor)
  if (!decision.ok) throw new AppError('transition-refused', { facts })
  const moved = await tx
    .update(followUpCase)
    .set({ ...set, status: decision.to, lastStatusUpdate: sql`clock_timestamp()` })
    .where(and(eq(followUpCase.id, row.id), eq(followUpCase.status, decision.from)))
  if (moved.rowCount !== 1) throw new AppError('changed-meanwhile', { facts })
  await track(tx, row.id, decision.to, userId)
  return { status: decision.to }
}

async function open(tx: Tx, requestId: string, cause: FollowUpCause, userId: string | null): Promise<string | null> {
  const [made] = await tx
    .insert(followUpCase)
    .values({ registrationRequestId: requestId, cause })
    .onConflictDoNothing()
    .returning({ id: followUpCase.id })
  if (!made) return null
  await track(tx, made.id, 'Created', userId)
  return made.id
}

/** An order that begins to wait for its client opens a case, and one that goes on or is closed ends it. */
export async function followMove(
  tx: Tx,
  { requestId, to, userId }: { requestId: string; to: RegistrationStatus; userId: string | null },
): Promise<void> {
  const cause = opens(to)
  if (cause) {
    await open(tx, requestId, cause, userId)
    return
  }
  const [row] = await tx.select().from(followUpCase).where(isOpen(requestId)).for('update')
  if (!row) return
  const outcome = registrationStatusGroup(to) === 'Closed' ? 'closed' : 'went-on'
  await move(tx, row, { to: 'Resolved', actor: 'system', userId, set: { outcome } })
}

/** A case and its order, which nobody else changes until the transaction ends; the order first, as everywhere. */
async function lockedCase(tx: Tx, id: string, caller: Caller): Promise<{ row: CaseRow; request: RequestRow }> {
  const [seen] = await tx
    .select({ requestId: followUpCase.registrationRequestId })
    .from(followUpCase)
    .where(eq(followUpCase.id, id))
  const request = await lockedRequest(tx, found(seen).requestId, caller)
  const [row] = await tx.select().from(followUpCase).where(eq(followUpCase.id, id)).for('update')
  return { row: found(row), request }
}

export const createFollowUp = handle(
  followUpCreate,
  async ({ params }, caller, facilities) =>
    await facilities.write(async (tx) => {
      const request = await lockedRequest(tx, params.id, caller)
      if (request.statusGroup === 'Closed') throw new AppError('rules-unmet', { facts: { missing: 'open-order' } })
      const id = await open(tx, request.id, 'By hand', caller.userId)
      if (id === null) throw new AppError('rules-unmet', { facts: { missing: 'no-open-follow-up' } })
      return { id }
    }),
)

/** Where the client says how it goes on: in the draft where there is one, else by the answer to the verification. */
async function pageOf(tx: Tx, request: RequestRow): Promise<LetterLink> {
  const [draft] = await tx
    .select({ id: application.id })
    .from(application)
    .where(eq(application.registrationRequestId, request.id))
  return { page: draft ? 'applicationDraft' : 'verificationSummary', id: request.id }
}

export const approachClient = handle(
  followUpApproach,
  async ({ params, body }, caller, facilities) =>
    await facilities.write(async (tx) => {
      const { row, request } = await lockedCase(tx, params.id, caller)
      // The letter asks to go on with what is not worked on; that somebody telephoned is recorded.
      if (body.by === 'mail') await refuseHeld(tx, orderOf(request.id))
      const answer = await move(tx, row, {
        to: 'Client approached',
        actor: 'staff',
        userId: caller.userId,
        set: { approachedBy: body.by },
      })
      if (body.note) await addNote(tx, request.noteHubId, body.note, caller.userId)
      if (body.by === 'mail')
        await facilities.tell(
          tx,
          { email: request.contactEmail, language: request.language, userId: request.userId },
          approachMail,
          {
            id: `follow-up-approach-${row.id}-${facilities.clock().getTime()}`,
            link: await pageOf(tx, request),
            facts: { number: request.publicId },
            words: { mark: request.value, name: request.contactFirstName },
          },
        )
      return answer
    }),
)

export const sayUnresponsive = handle(
  followUpUnresponsive,
  async ({ params }, caller, facilities) =>
    await facilities.write(async (tx) => {
      const { row } = await lockedCase(tx, params.id, caller)
      return await move(tx, row, { to: 'Client unresponsive', actor: 'staff', userId: caller.userId })
    }),
)

export const resolveFollowUp = handle(
  followUpResolve,
  async ({ params, body }, caller, facilities) =>
    await facilities.write(async (tx) => {
      const { row, request } = await lockedCase(tx, params.id, caller)
      if (body.note) await addNote(tx, request.noteHubId, body.note, caller.userId)
      const set = { outcome: body.outcome }
      return await move(tx, row, { to: 'Resolved', actor: 'staff', userId: caller.userId, set })
    }),
)

/** Clients who were approached two weeks ago and did not answer count as unresponsive. Gives how many that were. */
export async function waitForClients({ pool, db, clock, log }: Facilities): Promise<number> {
  const before = new Date(clock().getTime() - quietDays * day).toISOString()
  const quiet = and(eq(followUpCase.status, 'Client approached'), lt(followUpCase.lastStatusUpdate, before))
  const rows = await db.select({ id: followUpCase.id }).from(followUpCase).where(quiet)
  let said = 0
  await eachOf(rows, { log, what: 'clients who do not answer', name: ({ id }) => id }, async ({ id }) => {
    await inTransaction(pool, async (tx) => {
      const [row] = await tx
        .select()
        .from(followUpCase)
        .where(and(eq(followUpCase.id, id), quiet))
        .for('update')
      // Who withdrew has answered.
      if (!row || (await holdOf(tx, orderOf(row.registrationRequestId))) !== null) return
      await move(tx, row, { to: 'Client unresponsive', actor: 'system', userId: null })
      said += 1
    })
  })
  return said
}
