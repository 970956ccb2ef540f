import type { ServiceItem } from '#domain/service-order/content.ts'
import type { RenewalProblem } from '#domain/service-order/renewable.ts'
import { formatDate } from '#kernel/dates.ts'
import { isUuid } from '#kernel/ids.ts'
import type { OperationData } from '#operations/operation.ts'
import { endOf, renewableMarks, renewalOn } from '#operations/renewal.ts'
import { marksToOffer } from '#operations/service-request.ts'
import type { LoadContext } from '../load-context.ts'
import { markFound } from '../mark-search.ts'
import { placeOf, type Place } from '../places.ts'

export interface OwnMark {
  id: string
  name: string
  place: Place
  expires: string | null
  until: string | null
  number: string | null
  classes: number
  /** It is a designation, which is renewed with its registration at WIPO. */
  isDesignation: boolean
  /** Why it cannot be renewed today, and from which day it can; null where it can, and where nobody knows. */
  renewal: { code: RenewalProblem['code']; from: string } | null
}

/** So many of one's marks stand in a form to choose from, the next to expire; others are looked for. */
const offeredMost = 100

type Row = OperationData<typeof marksToOffer>['trademark'][number]

const shownProblem = (problem: RenewalProblem | null, language: LoadContext['language']): OwnMark['renewal'] =>
  problem && { code: problem.code, from: problem.opens === null ? '' : formatDate(problem.opens, language) }

const markOf =
  ({ language, today }: Pick<LoadContext, 'language' | 'today'>) =>
  (row: Row): OwnMark => {
    const ends = endOf(row)
    return {
      id: row.id,
      name: row.name,
      place: placeOf(row.jurisdiction, language),
      expires: row.expiration_date,
      until: ends && formatDate(ends, language),
      number: row.number,
      classes: Math.max(1, row.goods_and_services.length),
      isDesignation: row.international_id !== null,
      renewal: shownProblem(renewalOn(row, today), language),
    }
  }

/** The own marks that a form offers, and how many more there are to look for. */
export interface OfferedMarks {
  marks: OwnMark[]
  more: number
  /** Of an order of renewals: the marks that cannot be renewed today, each with why, and how many more of them there are. */
  notRenewable: OwnMark[]
  moreNotRenewable: number
  /** The registrations at WIPO with which designations are renewed; null where there are none. */
  atWipo: string[] | null
  /** The words that they were looked for by, and how many marks these found, whether shown or not. */
  search: string
  found: number
}

const none = { id: { _is_null: true } }
const open = { status_group: { _neq: 'Closed' } }

/** What is offered of a kind of order, what is not, and which marks are renewed with another. */
const choicesOf = (isRenewal: boolean, on: string) => {
  if (!isRenewal) return { which: open, rest: none, designations: none }
  const which = renewableMarks(on)
  return {
    which,
    rest: { ...open, international_id: { _is_null: true }, _not: which },
    designations: { ...open, international_id: { _is_null: false } },
  }
}

/** What somebody looks for, and chose before: that is offered whatever is looked for. */
export interface Looked {
  isRenewal: boolean
  search?: string
  chosen?: readonly string[]
}

/** The marks of a customer that a service can be ordered for; of anybody else none. */
export async function offeredMarks(
  { session, query, ...shown }: LoadContext,
  { isRenewal, search = '', chosen = [] }: Looked,
): Promise<OfferedMarks> {
  // For a customer these are the own ones; staff would read everybody's.
  if (session?.user.role !== 'customer')
    return { marks: [], more: 0, notRenewable: [], moreNotRenewable: 0, atWipo: null, search: '', found: 0 }
  const found = markFound(search, shown.language)
  const { which, rest, designations } = choicesOf(isRenewal, shown.today)
  const read = await query(marksToOffer, {
    which: { _and: [which, found] },
    rest: { _and: [rest, found] },
    chosen: chosen.filter(isUuid).slice(0, offeredMost),
    designations,
    limit: offeredMost,
  })
  const listed = [...new Map([...read.chosen, ...read.trademark, ...read.rest].map((row) => [row.id, row])).values()]
  const marks = listed.map(markOf(shown))
  const canBe = ({ renewal }: OwnMark) => !isRenewal || renewal === null
  const numbers = read.designated.flatMap(({ international }) => (international?.number ? [international.number] : []))
  const [canBeCount, cannotCount] = [read.trademark_aggregate.aggregate.count, read.restCount.aggregate.count]
  return {
    marks: marks.filter(canBe),
    more: canBeCount - read.trademark.length,
    notRenewable: marks.filter((mark) => !canBe(mark)),
    moreNotRenewable: cannotCount - read.rest.length,
    atWipo: read.designated.length === 0 ? null : [...new Set(numbers)],
    search,
    found: canBeCount + cannotCount,
  }
}

/** The own marks that a form names, by their ids. */
export async function chosenMarks(
  { session, query, ...shown }: LoadContext,
  ids: readonly string[],
): Promise<OwnMark[]> {
  const chosen = ids.filter(isUuid).slice(0, offeredMost)
  if (session?.user.role !== 'customer' || chosen.length === 0) return []
  const nothingElse = { which: none, rest: none, designations: none }
  return (await query(marksToOffer, { ...nothingElse, chosen, limit: offeredMost })).chosen.map(markOf(shown))
}

/** A mark of an order that is no longer among those offered, so that changing the order does not lose it. */
export const orderedMark = (
  item: ServiceItem & { trademarkId: string },
  language: LoadContext['language'],
): OwnMark => ({
  id: item.trademarkId,
  name: item.mark,
  place: placeOf(item.jurisdiction, language),
  expires: item.expires,
  until: item.expires && formatDate(item.expires, language),
  number: item.number,
  classes: item.classes,
  isDesignation: false,
  renewal: null,
})
