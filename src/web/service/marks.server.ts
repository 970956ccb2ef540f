import type { ServiceItem } from '#domain/service-order/content.ts'
import type { RenewalProblem } from '#domain/service-order/renewable.ts'
import { mostItems } from '#domain/service-order/most-items.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { formatDate } from '#kernel/dates.ts'
import type { OperationData } from '#operations/operation.ts'
import { marksToRenew, marksToServe } from '#operations/service-request.ts'
import { manyOf, oneOf, type Typed } from '../answers.server.ts'
import type { LoadContext } from '../load-context.ts'
import { endOf, renewalOn } from '#operations/renewal.ts'
import { placeOf, type Place } from '../places.ts'
import { markControl, markFields } from './mark-controls.ts'

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

/** So many of one's marks are offered to choose from; of more, the next to expire. */
const offeredMarks = 100

type Row = OperationData<typeof marksToServe>['trademark'][number]

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

/** The marks of a customer that a service can be ordered for; of anybody else none. */
export async function ownMarks({ session, query, ...shown }: LoadContext): Promise<OwnMark[]> {
  // For a customer these are the own ones; staff would read everybody's.
  if (session?.user.role !== 'customer') return []
  return (await query(marksToServe, { limit: offeredMarks })).trademark.map(markOf(shown))
}

/** Those that can be renewed, those that cannot with why, and the numbers of the registrations at WIPO with which designations are. */
export async function renewableMarks({ session, query, ...shown }: LoadContext) {
  if (session?.user.role !== 'customer') return { marks: [], notRenewable: [], atWipo: null }
  const { trademark, designated } = await query(marksToRenew, { limit: offeredMarks })
  const numbers = designated.flatMap(({ international }) => (international?.number ? [international.number] : []))
  const marks = trademark.map(markOf(shown))
  return {
    marks: marks.filter(({ renewal }) => renewal === null),
    notRenewable: marks.filter(({ renewal }) => renewal !== null),
    atWipo: designated.length === 0 ? null : [...new Set(numbers)],
  }
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

const rowsIn = (typed: Typed): number[] =>
  Array.from({ length: mostItems + 1 }, (_, at) => at).filter((at) => markControl('mark', at) in typed)

/**
 * The marks that a form names: those that are typed, then the ticked ones. A row that is empty or to be left out is none,
 * unless there is no other mark: then the fields of the first say what is missing. `controlOf` names the control that a field
 * of the call's `items` was read from.
 */
export function itemsIn(typed: Typed, own: readonly OwnMark[]) {
  const ticked = new Set(manyOf(typed, 'trademarks'))
  const chosen = own
    .filter(({ id }) => ticked.has(id))
    .map(({ id, name, place, expires, number, classes }) => ({
      jurisdiction: place.code,
      mark: name,
      number,
      classes,
      expires,
      trademarkId: id,
    }))
  const leftOut = new Set(manyOf(typed, 'leave'))
  const kept = rowsIn(typed).filter((at) => !leftOut.has(String(at)))
  const filled = kept.filter(
    (at) => oneOf(typed, markControl('mark', at)) !== '' || oneOf(typed, markControl('number', at)) !== '',
  )
  const rows = filled.length === 0 && chosen.length === 0 ? kept.slice(0, 1) : filled
  const written = rows.map((at) => ({
    // The contract refuses what is no register, beside the field.
    jurisdiction: oneOf(typed, markControl('jurisdiction', at)) as Jurisdiction,
    mark: oneOf(typed, markControl('mark', at)),
    number: oneOf(typed, markControl('number', at)),
    classes: oneOf(typed, markControl('classes', at)),
    expires: oneOf(typed, markControl('expires', at)),
    trademarkId: null,
  }))
  const controlOf = (field: string): string => {
    const [, index, name] = /^items\.(\d+)\.(\w+)$/.exec(field) ?? []
    const at = index === undefined ? rows[0] : rows[Number(index)]
    const known = markFields.find((one) => one === name)
    if (index === undefined) return field === 'items' ? markControl('mark', at ?? 0) : field
    return at === undefined || known === undefined ? 'trademarks' : markControl(known, at)
  }
  return { items: [...written, ...chosen], controlOf }
}
