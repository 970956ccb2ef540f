import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { RegistrationStatus } from '#domain/registration/status.ts'
import { isUnfiled } from '#domain/trademark/queue.ts'
import type { TrademarkStatus } from '#domain/trademark/status.ts'
import { priorityEnd } from '#domain/docket/priority.ts'
import { daysBetween, type PlainDate } from '#kernel/dates.ts'
import { missedOf, renewalDueOf } from '#operations/renewal.ts'
import type { RequestMatter, TrademarkMatter } from '#operations/staff/queue.ts'
import { withdrawalOf } from '#operations/withdrawal.ts'
import type { PersonRow } from '#operations/staff/people.ts'
import type { Picked } from '../kit/selection.ts'
import { requestPath, trademarkPath } from '../paths.ts'
import { requestNextAction, tabOf, trademarkNextAction, type NextAction } from './next-action.ts'

/** A row of the queue: a request or a trademark with what is to be done about it. */
export interface Matter {
  key: string
  kind: 'request' | 'trademark'
  id: string
  mark: string
  reference: string
  places: Jurisdiction[]
  client: string
  status: RegistrationStatus | TrademarkStatus
  action: NextAction
  href: string
  actionHref: string
  /** Since when it waits in this status. */
  since: string
  /** A date set by law, or an earlier one that a person set for a renewal, with the reason; null when none is known. */
  due: { date: PlainDate; reason: 'priority' | 'use' | 'term' | 'renewal' } | null
  who: PersonRow | null
  words: string
  events: RequestMatter['tracking_actions']
}

export function fromRequest(row: RequestMatter): Matter {
  const byTransfer =
    row.product?.invoices.some((invoice) => invoice.payment_type === 'transfer' && invoice.payment_date === null) ??
    false
  const action = requestNextAction(row.status, { byTransfer, isWithdrawn: withdrawalOf(row) !== undefined })
  return {
    key: `request-${row.id}`,
    kind: 'request',
    id: row.id,
    mark: row.value,
    reference: row.public_id,
    places: row.jurisdictions,
    client: `${row.contact_first_name} ${row.contact_last_name}`.trim() || row.contact_email,
    status: row.status,
    action,
    href: requestPath(row.id),
    actionHref: requestPath(row.id, action.key === 'settle-withdrawal' ? 'order' : tabOf(row.status)),
    since: row.last_status_update,
    due: null,
    who: row.assigned_admin,
    words: row.business_description,
    events: row.tracking_actions,
  }
}

export function fromTrademark(row: TrademarkMatter, today: PlainDate): Matter {
  const missed = missedOf(row, today)
  const action: NextAction = missed
    ? { key: 'check-renewal', mover: 'staff', to: null }
    : trademarkNextAction(row.status, { isWithdrawn: withdrawalOf(row.registration_request) !== undefined })
  const owner = row.owner_entity
  const client = owner?.business_name ?? `${owner?.first_name ?? ''} ${owner?.last_name ?? ''}`.trim()
  return {
    key: `trademark-${row.id}`,
    kind: 'trademark',
    id: row.id,
    mark: row.name,
    reference: row.number ?? row.registration_request?.public_id ?? '',
    places: [row.jurisdiction],
    client: client || (row.user?.email ?? ''),
    status: row.status,
    action,
    href: trademarkPath(row.id),
    // The order is settled, not its mark.
    actionHref:
      action.key === 'settle-withdrawal' && row.registration_request
        ? requestPath(row.registration_request.id, 'order')
        : trademarkPath(row.id),
    since: row.last_tracking_update,
    due: missed ? { date: missed.due, reason: 'term' } : dueOf(row),
    who: row.assigned_admin,
    words: '',
    events: row.tracking_actions,
  }
}

function dueOf(row: TrademarkMatter): Matter['due'] {
  const priority = row.registration_request?.application?.priority_filing_date
  if (row.filing_date === null && priority && isUnfiled(row.status))
    return { date: priorityEnd(priority), reason: 'priority' }
  if (row.status !== 'Trademark registered') return null
  const next = renewalDueOf(row)
  const use = row.dou_deadline_date
  // What a person wants done before the declaration comes before it.
  if (use && !(next?.isSet && next.due < use)) return { date: use, reason: 'use' }
  return next && { date: next.due, reason: next.isSet ? 'renewal' : 'term' }
}

/** A matter as a row that is selected. */
export const pickedOf = ({ key, kind, id, mark, reference, places }: Matter): Picked => ({
  key,
  noun: kind,
  id,
  label: [mark, reference || places.join(' ')].filter(Boolean).join(', '),
})

/** Days before a date of the law from which a matter stands among those that are due. */
export const nearDays = 60

const groupNames = ['late', 'due', 'week', 'older', 'today', 'later'] as const
export type GroupName = (typeof groupNames)[number]

/** Which heading a matter stands under: legal dates first, then the ones that wait longest. */
export function groupOf(matter: Matter, today: PlainDate, dayOf: (instant: string) => PlainDate): GroupName {
  if (matter.due) {
    const left = daysBetween(today, matter.due.date)
    if (left < 0) return 'late'
    if (left <= nearDays) return 'due'
    if (matter.action.mover !== 'staff') return 'later'
  }
  const waits = daysBetween(dayOf(matter.since), today)
  if (waits <= 0) return 'today'
  return waits < 7 ? 'week' : 'older'
}

const order: readonly GroupName[] = ['late', 'due', 'older', 'week', 'today', 'later']

/** The queue in groups, each oldest or most urgent first; empty groups are left out. */
export function grouped(
  matters: readonly Matter[],
  today: PlainDate,
  dayOf: (instant: string) => PlainDate,
): { name: GroupName; matters: Matter[] }[] {
  const sortKey = (matter: Matter): string => matter.due?.date ?? matter.since
  return order
    .map((name) => ({
      name,
      matters: matters
        .filter((matter) => groupOf(matter, today, dayOf) === name)
        .sort((a, b) => sortKey(a).localeCompare(sortKey(b)) || a.key.localeCompare(b.key)),
    }))
    .filter((group) => group.matters.length > 0)
}
