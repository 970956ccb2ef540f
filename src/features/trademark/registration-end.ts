import { and, eq, ne, sql } from 'drizzle-orm'
import { registrationEnd } from '#contract/trademark.ts'
import { mayStillBeRenewed, renewalsByLaw } from '#domain/service-order/renewable.ts'
import { endsOf, isEndCarried, mayEnd } from '#domain/trademark/registration-end.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { AppError, refuseField } from '#kernel/errors.ts'
import type { Tx } from '#platform/db/database.ts'
import { deadline } from '#schema/docket.ts'
import { opposition } from '#schema/opposition.ts'
import { trademark } from '#schema/trademark.ts'
import { refreshDocket } from '#features/docket/index.ts'
import { handle } from '#features/facilities.ts'
import { addNote } from '#features/note/index.ts'
import { setStatus } from './carry-over.ts'
import { locked } from './filing.ts'

type Row = typeof trademark.$inferSelect

/**
 * The renewals of a mark on record, each until the last day of the law where a person set an earlier one; of one that is over, whose docket
 * is gone, those that its law gives from the end on record, or else from its filing and registration.
 */
async function renewalsOf(tx: Tx, row: Row, on: PlainDate) {
  const { expirationDate: expires, filingDate: filed, registrationDate: registered } = row
  const byLaw = () => renewalsByLaw(row.jurisdiction, expires === null ? { filed, registered } : { expires }, on)
  if (row.status === 'Abandoned') return byLaw()
  const renewals = await tx
    .select({
      due: sql<PlainDate>`greatest(${deadline.due}, ${deadline.lawfulDue})::text`,
      graceUntil: deadline.graceUntil,
      isDone: sql<boolean>`${deadline.doneAt} is not null`,
    })
    .from(deadline)
    .where(and(eq(deadline.trademarkId, row.id), eq(deadline.kind, 'renewal')))
  return renewals.length > 0 || expires === null ? renewals : byLaw()
}

/** Whether a registration can still be renewed by the days on record, late too. */
async function isRenewable(tx: Tx, row: Row, on: PlainDate): Promise<boolean> {
  const renewals = await renewalsOf(tx, row, on)
  // Every international registration has a term (Protocol, art. 6(1)); of one that nobody knows nobody can tell that it is over.
  return (row.jurisdiction === 'WIPO' && renewals.length === 0) || mayStillBeRenewed(renewals, on)
}

/**
 * Refuses an end beside what would be lost with it: the dates of an opposition that runs, and of a designation whose registration ended what
 * follows from that, which is carried over.
 */
async function refuseBesideOthers(tx: Tx, row: Row): Promise<void> {
  if (row.internationalId !== null) {
    const [first] = await tx
      .select({ status: trademark.status })
      .from(trademark)
      .where(eq(trademark.id, row.internationalId))
    if (isEndCarried(first ?? null)) throw new AppError('rules-unmet', { facts: { missing: 'carried-end' } })
  }
  const [running] = await tx
    .select({ id: opposition.id })
    .from(opposition)
    .where(and(eq(opposition.trademarkId, row.id), ne(opposition.status, 'Ended')))
    .limit(1)
  if (running) throw new AppError('rules-unmet', { facts: { missing: 'ended-opposition' } })
}

/**
 * The registration is over, as its register says; what follows for designations of an international one is asked of each, with what it has.
 * Of one that is over the way and the day are put right so, and what counts from them follows.
 */
export const endRegistration = handle(registrationEnd, async ({ params, body }, caller, facilities) => {
  const { from, how, endedOn, reason } = body
  await facilities.write(async (tx) => {
    const { row, place } = await locked(tx, params.id)
    if (row.status !== from) throw new AppError('changed-meanwhile', { facts: { from: row.status } })
    if (!mayEnd({ jurisdiction: place, status: from, registration_date: row.registrationDate, ended_on: row.endedOn }))
      throw new AppError('transition-refused', { facts: { from, to: 'Abandoned' } })
    const today = facilities.today()
    if (endedOn > today) refuseField('endedOn', 'date-in-future')
    const first = row.registrationDate ?? row.filingDate
    if (first !== null && endedOn < first) refuseField('endedOn', 'date-too-early')
    if (!endsOf({ isDesignation: row.internationalId !== null }).includes(how)) refuseField('how', 'not-a-choice')
    if (how === 'not-renewed' && (await isRenewable(tx, row, today))) refuseField('how', 'not-a-choice')
    if (how === 'not-renewed' && row.expirationDate !== null && endedOn < row.expirationDate)
      refuseField('endedOn', 'date-too-early')
    await refuseBesideOthers(tx, row)
    const said = `${how}, ${endedOn}: ${reason}`
    const set = { endedOn, endedHow: how }
    if (from === 'Abandoned') {
      await tx.$client.query(`select set_config('app.actor', $1, true)`, [caller.userId ?? ''])
      await tx.update(trademark).set(set).where(eq(trademark.id, row.id))
    } else await setStatus(tx, facilities, row, { to: 'Abandoned', reason: said, userId: caller.userId, set })
    const places = await tx.select({ id: trademark.id }).from(trademark).where(eq(trademark.internationalId, row.id))
    const ids = places.map(({ id }) => id)
    await refreshDocket(tx, ids, facilities.clock())
    await addNote(tx, row.noteHubId, said, caller.userId)
  })
  return { done: true as const }
})
