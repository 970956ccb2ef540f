import { addDays, type PlainDate } from '#kernel/dates.ts'
import { byStaff, bySystem, to, type Actor } from '#domain/account/actor.ts'
import { defineMachine } from '#kernel/state-machine.ts'

/** What becomes of money that a bank's statement tells of: entered, put to invoices, left to a person, or set aside by one. */
export const bankEntryStatuses = ['New', 'Open', 'Matched', 'Set aside'] as const
export type BankEntryStatus = (typeof bankEntryStatuses)[number]

export const bankEntryMachine = defineMachine<BankEntryStatus, Actor>({
  name: 'bank_entry',
  states: bankEntryStatuses,
  initial: ['New'],
  transitions: {
    New: to(bySystem, 'Open', 'Matched'),
    Open: to(byStaff, 'Matched', 'Set aside'),
    // What was put to an invoice that is paid in another way, or not at all, is open again by itself.
    Matched: to(bySystem, 'Open'),
    'Set aside': to(byStaff, 'Open'),
  },
})

/** What a payer and the banks on the way wrote beside a payment, each as it came. */
export interface Remittance {
  variableSymbol: string | null
  endToEndId: string | null
  message: string | null
}

/** References of one payment that are looked at; a message has room for no more of ours. */
export const mostNamed = 20

const withoutZeros = (digits: string): string => digits.replace(/^0+/, '')

/**
 * The payment references that a remittance names, those of its own field first: "/VS1260000042/SS/KS0308" as Slovak banks write
 * it, "VS:1260000042" as Czech ones do, or ten digits that stand alone, as all of ours have.
 */
export function symbolsIn({ variableSymbol, endToEndId, message }: Remittance): string[] {
  const texts = [endToEndId, message].map((text) => (text ?? '').slice(0, 1000))
  const named = texts.flatMap((text) =>
    [...text.matchAll(/\bVS[ :./]?(\d{1,10})\b/gi)].map(([, digits = '']) => digits),
  )
  const alone = texts.flatMap((text) => [...text.matchAll(/(?<!\d)\d{10}(?!\d)/g)].map(([digits]) => digits))
  const all = [variableSymbol ?? '', ...named, ...alone].map(withoutZeros)
  return [...new Set(all)].filter((symbol) => /^\d{1,10}$/.test(symbol)).slice(0, mostNamed)
}

/** An invoice that a payment may be for. Minor units. */
export interface OpenInvoice {
  variableSymbol: string
  /** What other entries have not paid of it. */
  open: number
  currency: string
  /** It waits for money: neither paid nor cancelled, and its order is placed. */
  isWaiting: boolean
}

/**
 * The one invoice that an entry pays by itself: named, waiting, and asking exactly this amount. Null is for a person: more or
 * less than is asked, several names, another currency, money that was taken back.
 */
export function matchOf(
  entry: { amount: number; currency: string; isReversal: boolean },
  named: readonly OpenInvoice[],
): OpenInvoice | null {
  const [only, ...others] = named
  if (!only || others.length > 0 || entry.isReversal || !only.isWaiting) return null
  return only.open === entry.amount && only.currency === entry.currency ? only : null
}

/** Whether money was booked before the day of the order that a pro forma is of, and so was not sent for it; a person may know that it is for it all the same (an order placed anew). */
export const cameBefore = (entry: { bookedOn: PlainDate }, proforma: { issueDate: PlainDate }): boolean =>
  entry.bookedOn < proforma.issueDate

/** Days: money may have come for an order that was then placed anew. */
const longestBefore = 366

/** Whether money came so long before an order that nobody can have meant it for that. */
export const cameLongBefore = (entry: { bookedOn: PlainDate }, proforma: { issueDate: PlainDate }): boolean =>
  entry.bookedOn < addDays(proforma.issueDate, -longestBefore)
