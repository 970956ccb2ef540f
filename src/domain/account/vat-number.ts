import { euMembers } from '#domain/jurisdiction/codes.ts'
import { daysBetween, officeZone, today, type PlainDate } from '#kernel/dates.ts'

type Member = (typeof euMembers)[number]

/** Letters that a VAT number begins with where they are not those of the country (Directive 2006/112/EC, article 215). */
const otherLetters: Readonly<Record<string, Member>> = { EL: 'GR' }

/** The member state that a plain VAT number is of; null where its letters are no member's, whose register nobody asks. */
export function memberOfNumber(plain: string): Member | null {
  const letters = plain.slice(0, 2)
  const country = otherLetters[letters] ?? letters
  // Greece's own letters begin no number.
  if (Object.values(otherLetters).some((code) => code === letters)) return null
  return euMembers.find((code) => code === country) ?? null
}

/** What is known of a VAT number that somebody typed: what the register said, or why it was not asked. */
export const vatNumberStates = ['none', 'confirmed', 'unknown-number', 'no-answer', 'not-asked', 'no-member'] as const
export type VatNumberState = (typeof vatNumberStates)[number]

/** Days for which a number that the register confirmed is taken for confirmed without being asked about again. Our own choice: a holder may deregister any day. */
const recentDays = 30

/** Whether what the register said at an instant still counts on a day. */
export const isRecentAnswer = (askedAt: string | null, on: PlainDate): boolean =>
  askedAt !== null && daysBetween(today(officeZone, new Date(askedAt)), on) <= recentDays
