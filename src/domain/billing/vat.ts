import type { PlainDate } from '#kernel/dates.ts'
import { euMembers } from '#domain/jurisdiction/codes.ts'
import { standardRate, type SellerCountry } from './vat-law.ts'

/** EN 16931 category: S standard, AE reverse charge, O outside the scope of VAT. */
export type VatCategory = 'S' | 'AE' | 'O'

export interface VatDecision {
  category: VatCategory
  /** Percent; 0 for AE and O. */
  rate: number
  /** The rule that decided, a message key under `vat.*`. */
  reason: 'domestic' | 'eu-reverse-charge' | 'eu-consumer' | 'eu-number-unconfirmed' | 'outside-eu' | 'us-issuer'
}

/**
 * How VAT is charged for filing services, by the country of whoever issues (Directive 2006/112/EC, articles 44, 45, 59, 196). A VAT
 * number that is not confirmed never zero-rates: the buyer is then taken for a consumer. From the United States none is charged:
 * services to consumers are supplied where the supplier is (article 45), and businesses account for it themselves.
 */
export function vatDecision(
  buyer: { country: string; business: boolean; vatNumber: 'none' | 'confirmed' | 'unconfirmed' },
  date: PlainDate,
  seller: SellerCountry = 'SK',
): VatDecision {
  if (seller === 'US') return { category: 'O', rate: 0, reason: 'us-issuer' }
  const rate = standardRate(date, seller)
  if (buyer.country === seller) return { category: 'S', rate, reason: 'domestic' }
  if (!euMembers.some((code) => code === buyer.country)) return { category: 'O', rate: 0, reason: 'outside-eu' }
  if (buyer.business && buyer.vatNumber === 'confirmed') return { category: 'AE', rate: 0, reason: 'eu-reverse-charge' }
  if (buyer.business && buyer.vatNumber === 'unconfirmed')
    return { category: 'S', rate, reason: 'eu-number-unconfirmed' }
  return { category: 'S', rate, reason: 'eu-consumer' }
}

/** VAT for a private customer in a country, shown until there are billing details; null where no country is known. */
export function vatUntilBilled(
  country: string | null,
  on: PlainDate,
  seller: SellerCountry = 'SK',
): VatDecision | null {
  return country === null ? null : vatDecision({ country, business: false, vatNumber: 'none' }, on, seller)
}
