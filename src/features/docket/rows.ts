import { type Database } from '#platform/db/database.ts'
import type { Tx } from '#platform/db/database.ts'
import { lastOfMonth } from '#domain/docket/arithmetic.ts'
import { deadlinesOf } from '#domain/docket/deadlines.ts'
import type { Deadline, DeadlineKind } from '#domain/docket/deadline.ts'
import { withoutFormerTerms } from '#domain/docket/former-terms.ts'
import type { MarkDates } from '#domain/docket/mark-dates.ts'
import { opposedDates, type Opposed } from '#domain/docket/opposed.ts'
import type { PlainDate } from '#kernel/dates.ts'

interface MarkRow extends MarkDates {
  id: string
  jurisdiction: string
  isClosed: boolean
  since: PlainDate
  renewed: PlainDate[]
  /** The oppositions against it that have not ended. */
  opposed: Opposed[]
}

/** Of the letter that an office waits for an answer to, the newest of those that nobody answered. */
const ofOpenLetter = (
  what: string,
) => `case when t.status_group = 'Examination' and t.status <> 'Response to office action submitted' then
              (select ${what} from office_action o
                where o.trademark_id = t.id and o.status not in ('Response submitted', 'Abandoned')
                order by o.issue_date desc nulls last, o.created_at desc limit 1) end`

const isExtended = `exists (select from office_action_tracking k where k.office_action_id = o.id and k.name = 'Extension filed')`

/** The notice from which the time to state use counts, until use was stated. */
const openAllowance = `case when t.status_group in ('Examination', 'Publication', 'Use') and t.status <> 'SOU submitted' then
              (select max(u.issue_date)::text from use_in_commerce_request u
                where u.trademark_id = t.id and u.type in ('STATEMENT_OF_USE', 'SOU_EXTENSION') and u.status <> 'Abandoned'
                  and not exists (select 1 from use_in_commerce_request s where s.trademark_id = t.id
                                     and s.type = 'STATEMENT_OF_USE' and s.status = 'Submitted')) end`

/** The oppositions that somebody filed against a mark, as long as they run. */
const openOppositions = `(select coalesce(jsonb_agg(jsonb_build_object('number', p.number, 'noticed', p.notice_date,
              'coolingOff', p.cooling_off_from, 'replyUntil', p.due_date, 'coolingOffUntil', p.cooling_off_until,
              'evidenceUntil', p.evidence_due) order by p.number), '[]'::jsonb)
              from opposition p where p.trademark_id = t.id and p.status <> 'Ended')`

/** Of a designation whose registration was cancelled with its basic mark, unless it had ended before: a person carried the end over. */
const cancelledWith = `(select i.ended_on::text from trademark i
              where i.id = t.international_id and i.ended_how = 'cancelled' and i.status_group = 'Closed'
                and (t.status_group <> 'Closed' or (t.ended_how = 'cancelled' and t.ended_on >= i.ended_on) or exists (select from designation_change c
                      where c.trademark_id = t.id and c.kind = 'end' and c.done_at is not null)))`

/** The ends of the terms whose renewal is done. */
const renewedEnds = `(select coalesce(jsonb_agg(d.calendar_due::text), '[]'::jsonb) from deadline d
              where d.trademark_id = t.id and d.kind = 'renewal' and d.done_at is not null)`

/** What a docket is computed from, of some trademarks. */
export async function markDates(tx: Database, ids: readonly string[]): Promise<MarkRow[]> {
  const { rows } = await tx.$client.query<Omit<MarkRow, 'isRenewed'>>(
    `select t.id, t.jurisdiction, t.status_group = 'Closed' as "isClosed", t.filing_date::text as filed, t.registration_date::text as registered,
            t.publication_date::text as published, a.priority_filing_date::text as priority,
            ${ofOpenLetter('o.issue_date::text')} as "officeAction", (select min(f.issue_date)::text from office_action f where f.trademark_id = t.id) as "firstOfficeAction", ${ofOpenLetter('o.due_date::text')} as "replyUntil",
            coalesce(${ofOpenLetter(isExtended)}, false) as "isReplyExtended", ${openAllowance} as "noticeOfAllowance", t.expiration_date::text as expires, t.created_at::date::text as since, ${renewedEnds} as renewed,
            coalesce(t.filing_basis = '66a', false) or t.international_id is not null as "isMadrid",
            t.designation_notice_date::text as designated, ${cancelledWith} as cancelled, ${openOppositions} as opposed
       from trademark t left join application a on a.registration_request_id = t.registration_request_id
      where t.id = any($1)`,
    [ids],
  )
  return rows.map((row) => ({ ...row, isRenewed: isRenewedAt(row) }))
}

/** The renewal at the end on record, of its day or of the end of its month, was done. */
const isRenewedAt = ({ expires, renewed }: Pick<MarkRow, 'expires' | 'renewed'>): boolean =>
  expires !== null && renewed.some((end) => end >= expires && end <= lastOfMonth(expires))

/** The day of the first filing whose priority a trademark claims. */
export async function priorityOf(tx: Tx, trademarkId: string): Promise<PlainDate | null> {
  const [mark] = await markDates(tx, [trademarkId])
  return mark?.priority ?? null
}

/** A row of the table `deadline` as the law gives it; who did or moved it stays as it is. */
export interface DeadlineRow {
  trademark_id: string
  kind: string
  number: number
  opens: PlainDate | null
  calendar_due: PlainDate
  lawful_due: PlainDate
  grace_until: PlainDate | null
  from_event: string
  from_date: PlainDate
  amount: number
  unit: string
  law: string | null
  article: string | null
  source: string | null
  source_kind: string
  is_read: boolean
  confidence: string
  note: string | null
  moved_because: string | null
  is_move_unknown: boolean
  is_assumed: boolean
  is_by_letter: boolean
}

/** What is still to be done about a mark that is closed. */
const afterwards: readonly DeadlineKind[] = ['transformation']

/** The docket of a trademark on a day; once it is closed, what can be done with what it was. */
export function docketOf(mark: MarkRow, on: PlainDate): DeadlineRow[] {
  if (mark.isClosed)
    return deadlinesOf(mark.jurisdiction, mark, on)
      .filter(({ kind }) => afterwards.includes(kind))
      .map((deadline) => rowOf(mark.id, deadline))
  const opposed = mark.opposed.flatMap((one) => opposedDates(mark.jurisdiction, mark.isMadrid, one))
  return [...withoutFormerTerms(mark, deadlinesOf(mark.jurisdiction, mark, on)), ...opposed].map((deadline) =>
    rowOf(mark.id, deadline),
  )
}

function rowOf(trademarkId: string, deadline: Deadline): DeadlineRow {
  const { rule, moved } = deadline
  return {
    trademark_id: trademarkId,
    kind: deadline.kind,
    number: deadline.number,
    opens: deadline.opens,
    calendar_due: deadline.calendarDue,
    lawful_due: deadline.due,
    grace_until: deadline.graceUntil,
    from_event: deadline.from.event,
    from_date: deadline.from.date,
    amount: deadline.length.amount,
    unit: deadline.length.unit,
    law: rule.law,
    article: rule.article,
    source: rule.source,
    source_kind: rule.sourceKind,
    is_read: rule.read,
    confidence: deadline.confidence,
    note: rule.note ?? null,
    moved_because: moved === null ? null : moved.kind === 'weekend' ? 'weekend' : moved.name,
    is_move_unknown: deadline.isMoveUnknown,
    is_assumed: deadline.isAssumed,
    is_by_letter: deadline.isByLetter,
  }
}
