import type { PlainDate } from '#kernel/dates.ts'
import { euMembers } from '#domain/jurisdiction/codes.ts'

/** EN 16931 category: S standard, AE reverse charge, O outside the scope of VAT. */
export type VatCategory = 'S' | 'AE' | 'O'

export interface VatDecision {
  category: VatCategory
  /** Percent; 0 for AE and O. */
  rate: number
  /** The rule that decided, a message key under `vat.*`. */
  reason: 'domestic' | 'eu-reverse-charge' | 'eu-consumer' | 'eu-number-unconfirmed' | 'outside-eu' | 'us-issuer'
}

/** Standard rate of Slovakia (Act 222/2004, section 27, as amended from 1 January 2025). */
const slovakRates: { from: PlainDate; rate: number }[] = [
  { from: '2025-01-01', rate: 23 },
  { from: '2011-01-01', rate: 20 },
]

/** The standard rate in percent on a date. Throws RangeError for dates before the table. */
export function standardRate(date: PlainDate): number {
  const row = slovakRates.find((r) => r.from <= date)
  if (!row) throw new RangeError(`no VAT rate for ${date}`)
  return row.rate
}

/**
 * How VAT is charged for filing services by a Slovak issuer (Directive 2006/112/EC, articles 44, 45, 59, 196). A VAT
 * number that is not confirmed never zero-rates: the buyer is then taken for a consumer.
 */
export function vatDecision(
  buyer: { country: string; business: boolean; vatNumber: 'none' | 'confirmed' | 'unconfirmed' },
  date: PlainDate,
): VatDecision {
  const rate = standardRate(date)
  if (buyer.country === 'SK') return { category: 'S', rate, reason: 'domestic' }
  if (!euMembers.some((code) => code === buyer.country)) return { category: 'O', rate: 0, reason: 'outside-eu' }
  if (buyer.business && buyer.vatNumber === 'confirmed') return { category: 'AE', rate: 0, reason: 'eu-reverse-charge' }
  if (buyer.business && buyer.vatNumber === 'unconfirmed')
    return { category: 'S', rate, reason: 'eu-number-unconfirmed' }
  return { category: 'S', rate, reason: 'eu-consumer' }
}

/** VAT for a private customer in a country, shown until there are billing details; null where no country is known. */
export function vatUntilBilled(country: string | null, on: PlainDate): VatDecision | null {
  return country === null ? null : vatDecision({ country, business: false, vatNumber: 'none' }, on)
}
