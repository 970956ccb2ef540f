import { declarable, type UseDate } from '#domain/use-in-commerce/filing.ts'
import { isEndedUse, type UseInCommerceStatus, type UseInCommerceType } from '#domain/use-in-commerce/status.ts'
import { formatDate, type PlainDate } from '#kernel/dates.ts'
import type { Language } from '#kernel/languages.ts'
import type { DeadlineRow, UseRequestRow } from '#operations/trademark.ts'
import { path } from '../../../path.ts'

export interface UseOfMark {
  requests: { id: string; type: UseInCommerceType; status: UseInCommerceStatus; due: string | null; href: string }[]
  /** What can be begun today, with its last day. */
  open: { type: UseInCommerceType; due: string }[]
}

const dateOf = (row: DeadlineRow): UseDate => ({
  kind: row.kind,
  number: row.number,
  opens: row.opens,
  due: row.due,
  graceUntil: row.grace_until,
  fromEvent: row.from_event,
  fromDate: row.from_date,
  amount: row.amount,
  isDone: row.done_at !== null,
  isUnsure: row.confidence === 'low' && row.override_at === null,
})

interface Mark {
  jurisdiction: string
  filing_basis: string | null
  status: string
  deadlines: readonly DeadlineRow[]
  use_in_commerce_requests: readonly UseRequestRow[]
}

/** What is stated or declared about use of a mark, and what is open and not begun yet. */
export function commerceUseOf(mark: Mark, on: PlainDate, language: Language): UseOfMark {
  const requests = mark.use_in_commerce_requests
  const { jurisdiction, filing_basis: filingBasis, status } = mark
  const running = requests.filter((request) => !isEndedUse(request.status))
  const open = declarable({ jurisdiction, filingBasis, status }, mark.deadlines.map(dateOf), on)
  return {
    requests: requests.map((request) => ({
      id: request.id,
      type: request.type,
      status: request.status,
      due: request.due_date && formatDate(request.due_date, language),
      href: path.useInCommerce({ id: request.id }, { language }),
    })),
    open: open
      .filter(({ date }) => !running.some((request) => request.due_date === date.due))
      .map(({ type, date, isLate }) => ({
        type,
        due: formatDate(isLate ? (date.graceUntil ?? date.due) : date.due, language),
      })),
  }
}
