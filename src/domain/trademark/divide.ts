import type { GoodsAndServices } from '#domain/catalog/goods-and-services.ts'
import { classLaw } from '#domain/jurisdiction/application-law.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { trademarkStatusGroup, type TrademarkStatus } from './status.ts'

/**
 * In which state a mark is divided: before it is filed, where that is a matter of our own, or as an application that its office has.
 * Null where it is with a partner, registered or closed.
 */
export function divisibleAs(status: TrademarkStatus): 'drafted' | 'filed' | null {
  if (status === 'Ready for filing') return 'drafted'
  const group = trademarkStatusGroup(status)
  return group === 'Examination' || group === 'Publication' || group === 'Use' ? 'filed' : null
}

export interface Divided {
  rest: GoodsAndServices
  parts: GoodsAndServices[]
}

/**
 * Goods and services divided into parts, and what the mark keeps. Null where a part names what the mark does not have, two parts
 * name the same, a part is empty, or nothing would be left. A class whose terms nobody knows goes as a whole.
 */
export function dividedGoods(goods: GoodsAndServices, parts: readonly GoodsAndServices[]): Divided | null {
  const left = new Map(goods.map((list) => [list.class, list.terms]))
  for (const part of parts) {
    if (part.length === 0) return null
    for (const { class: number, terms } of part) {
      const there = left.get(number)
      if (there === undefined || new Set(terms).size !== terms.length) return null
      if (terms.length === 0 ? there.length > 0 : !terms.every((term) => there.includes(term))) return null
      const kept = there.filter((term) => !terms.includes(term))
      if (kept.length === 0) left.delete(number)
      else left.set(number, kept)
    }
  }
  const rest = [...left].map(([number, terms]) => ({ class: number, terms }))
  return parts.length === 0 || rest.length === 0 ? null : { rest, parts: [...parts] }
}

/** One part for each class after the first: what an office that takes one class in each application is handed in. */
export const oneClassEach = (goods: GoodsAndServices): GoodsAndServices[] =>
  goods
    .toSorted((a, b) => a.class - b.class)
    .slice(1)
    .map((list) => [list])

/** The lists of the applications that a place is filed as: one, or one for each class where the office is known to take no more. */
export function applicationsFor(code: Jurisdiction, goods: GoodsAndServices, on: PlainDate): GoodsAndServices[] {
  const { isOneClass, isSure } = classLaw(code, on)
  if (isOneClass !== true || !isSure || goods.length < 2) return [goods]
  return goods.toSorted((a, b) => a.class - b.class).map((list) => [list])
}
