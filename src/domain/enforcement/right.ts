import type { GoodsAndServices } from '#domain/catalog/goods-and-services.ts'
import { covers, isJurisdiction } from '#domain/jurisdiction/codes.ts'
import type { PlainDate } from '#kernel/dates.ts'

/** A trademark as something that a notice relies on. */
export interface Right {
  jurisdiction: string
  status: string
  registrationDate: PlainDate | null
  expirationDate: PlainDate | null
  goodsAndServices: GoodsAndServices
}

/** What a right is held against: whom the offer is made to, and the classes of what is offered. */
export interface Offer {
  jurisdiction: string | null
  classes: readonly number[]
}

/** What a notice lacks in its right. */
export const rightGaps = ['not-registered', 'not-in-force', 'other-place', 'other-goods'] as const
export type RightGap = (typeof rightGaps)[number]

/** The classes that a right is registered for. */
export const classesOfRight = ({ goodsAndServices }: Pick<Right, 'goodsAndServices'>): number[] =>
  [...new Set(goodsAndServices.map((one) => one.class))].toSorted((a, b) => a - b)

/**
 * What a right lacks for acting on an offer, from our own record of it: that it is registered and in force on the day, in
 * the place of the offer, for a class of the goods. An offer whose place or goods nobody wrote down is covered by none.
 */
export function gapsOf(right: Right, offer: Offer, on: PlainDate): RightGap[] {
  const classes = classesOfRight(right)
  const place = offer.jurisdiction
  const isThere = place !== null && isJurisdiction(right.jurisdiction) && covers(right.jurisdiction, place)
  const gaps: Record<RightGap, boolean> = {
    'not-registered': right.status !== 'Trademark registered' || right.registrationDate === null,
    // An end that nobody recorded is not known to lie ahead.
    'not-in-force': right.expirationDate === null || right.expirationDate < on,
    'other-place': !isThere,
    'other-goods': !offer.classes.some((one) => classes.includes(one)),
  }
  return rightGaps.filter((gap) => gaps[gap])
}
