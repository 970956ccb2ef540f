import { and, eq, ne, notInArray } from 'drizzle-orm'
import { deadlineDone, deadlineSet, docketPreview } from '#contract/docket.ts'
import { deadlinesOf } from '#domain/docket/deadlines.ts'
import { doneProblem } from '#domain/docket/done.ts'
import { noDates } from '#domain/docket/mark-dates.ts'
import { isDayOfMatter } from '#domain/docket/owned.ts'
import { endedStatuses } from '#domain/office-action/status.ts'
import { keepsDate } from '#domain/use-in-commerce/filing.ts'
import { AppError, found, refuseStale } from '#kernel/errors.ts'
import type { Tx } from '#platform/db/database.ts'
import { deadline } from '#schema/docket.ts'
import { officeAction } from '#schema/office-action.ts'
import { opposition } from '#schema/opposition.ts'
import { useInCommerceRequest } from '#schema/use-in-commerce.ts'
import { handle } from '#features/facilities.ts'

/** What a register's law makes of dates that somebody is typing. */
const preview = handle(docketPreview, async ({ query }, _caller, facilities) => {
  const { jurisdiction, filed = null, registered = null, published = null, priority = null } = query
  const dates = { ...noDates, filed, registered, published, priority }
  return await Promise.resolve({
    deadlines: deadlinesOf(jurisdiction, dates, facilities.today()).map(({ rule, from, length, ...told }) => ({
      kind: told.kind,
      number: told.number,
      opens: told.opens,
      calendarDue: told.calendarDue,
      due: told.due,
      graceUntil: told.graceUntil,
      fromEvent: from.event,
      fromDate: from.date,
      ...length,
      law: rule.law,
      article: rule.article,
      sourceKind: rule.sourceKind,
      confidence: told.confidence,
    })),
  })
})

/** Refuses a day that an open matter keeps as well: who works on that sets it there, and would write over what was set here. */
async function refuseDayOfMatter(
  tx: Tx,
  row: { trademarkId: string; kind: string; number: number; opens: string | null },
): Promise<void> {
  const { type, status, deadlineNumber } = useInCommerceRequest
  const uses = await tx
    .select({ type, status, deadlineNumber })
    .from(useInCommerceRequest)
    .where(eq(useInCommerceRequest.trademarkId, row.trademarkId))
  const isKept = isDayOfMatter(row.kind) && (await isMatterOpen(tx, row))
  if (isKept || uses.some((use) => keepsDate(use, row)))
    throw new AppError('rules-unmet', { facts: { missing: 'free-day' } })
}

/** Whether the letter or the opposition that a day is of is still worked on; one that is over has no page to set it on. */
async function isMatterOpen(
  tx: Tx,
  { trademarkId, kind, number, opens }: { trademarkId: string; kind: string; number: number; opens: string | null },
): Promise<boolean> {
  if (kind !== 'office_action_reply')
    return (
      (await tx.$count(
        opposition,
        and(eq(opposition.trademarkId, trademarkId), eq(opposition.number, number), ne(opposition.status, 'Ended')),
      )) > 0
    )
  if (opens === null) return false
  const letter = and(
    eq(officeAction.trademarkId, trademarkId),
    eq(officeAction.issueDate, opens),
    notInArray(officeAction.status, [...endedStatuses]),
  )
  return (await tx.$count(officeAction, letter)) > 0
}

/** Sets a last day against the law under a person's name and reason, or lets the law hold again. */
const set = handle(
  deadlineSet,
  async ({ params, body }, caller, { write, clock }) =>
    await write(async (tx) => {
      const one = and(eq(deadline.id, params.deadlineId), eq(deadline.trademarkId, params.id))
      const [row] = await tx.select().from(deadline).where(one).for('update')
      const { lawfulDue, due: stands, overrideAt } = found(row)
      await refuseDayOfMatter(tx, found(row))
      const to = body.kind === 'set' ? body.due : lawfulDue
      refuseStale(body.before, { due: stands }, { due: to })
      // Who set this day first said why; the same request sent again finds its own work.
      if (to === stands && (overrideAt !== null) === (body.kind === 'set')) return { due: to }
      const now = clock().toISOString()
      const by =
        body.kind === 'set'
          ? { due: body.due, overrideReason: body.reason, overrideByUserId: caller.userId, overrideAt: now }
          : { due: lawfulDue, overrideReason: null, overrideByUserId: null, overrideAt: null }
      await tx
        .update(deadline)
        .set({ ...by, updatedAt: now })
        .where(one)
      return { due: by.due }
    }),
)

const done = handle(
  deadlineDone,
  async ({ params, body }, caller, { write, clock, today }) =>
    await write(async (tx) => {
      const one = and(eq(deadline.id, params.deadlineId), eq(deadline.trademarkId, params.id))
      const { kind, opens, graceUntil, confidence, overrideAt } = deadline
      const [row] = await tx
        .select({ doneAt: deadline.doneAt, due: deadline.due, kind, opens, graceUntil, confidence, overrideAt })
        .from(deadline)
        .where(one)
        .for('update')
      const { doneAt, due, ...dated } = found(row)
      refuseStale(body.before, { due })
      // Who did it first stays.
      if ((doneAt !== null) === body.done) return { done: true as const }
      const missing = body.done ? doneProblem({ ...dated, due, isSet: dated.overrideAt !== null }, today()) : null
      if (missing !== null) throw new AppError('rules-unmet', { facts: { missing } })
      const now = clock().toISOString()
      await tx
        .update(deadline)
        .set(
          body.done
            ? { doneAt: now, doneByUserId: caller.userId, updatedAt: now }
            : { doneAt: null, doneByUserId: null, updatedAt: now },
        )
        .where(one)
      return { done: true as const }
    }),
)

export const handlers = [preview, set, done]
