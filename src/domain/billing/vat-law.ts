import type { PlainDate } from '#kernel/dates.ts'
import type { Issuer } from './numbering.ts'

/** The standard rate of VAT of a country from a day on, in percent. */
interface StandardRate {
  from: PlainDate
  percent: number
}

export interface VatLaw {
  issuer: Issuer
  /** In which VAT is told to the authority; a document in another currency has its base and VAT in this one too (Directive 2006/112/EC, article 230). */
  currency: 'EUR' | 'CZK'
  rates: readonly StandardRate[]
  law: string
  /** `read`: somebody read the rate in a text that is named in the project; `general`: known, and to be read before it is relied on. */
  grounds: 'read' | 'general'
}

/**
 * The law of VAT by the country of whoever issues. A country that has no row here is none to issue from: its VAT would have to be
 * guessed. Of the members only those with the euro, and Czechia: rates of other currencies are not kept.
 */
export const vatLaws = {
  SK: {
    issuer: 'SK',
    currency: 'EUR',
    rates: [
      { from: '2025-01-01', percent: 23 },
      { from: '2011-01-01', percent: 20 },
    ],
    law: 'Act No. 222/2004 Coll. on VAT, § 27',
    grounds: 'read',
  },
  CZ: {
    issuer: 'CZ',
    currency: 'CZK',
    rates: [{ from: '2024-01-01', percent: 21 }],
    law: 'Act No. 235/2004 Coll. on VAT, § 47(1)(a); amounts in CZK by § 4(8)',
    grounds: 'general',
  },
  AT: {
    issuer: 'EU',
    currency: 'EUR',
    rates: [{ from: '2024-01-01', percent: 20 }],
    law: 'Umsatzsteuergesetz 1994, § 10(1)',
    grounds: 'general',
  },
  DE: {
    issuer: 'EU',
    currency: 'EUR',
    rates: [{ from: '2024-01-01', percent: 19 }],
    law: 'Umsatzsteuergesetz, § 12(1)',
    grounds: 'general',
  },
  ES: {
    issuer: 'EU',
    currency: 'EUR',
    rates: [{ from: '2024-01-01', percent: 21 }],
    law: 'Ley 37/1992, artículo 90',
    grounds: 'general',
  },
  FR: {
    issuer: 'EU',
    currency: 'EUR',
    rates: [{ from: '2024-01-01', percent: 20 }],
    law: 'Code général des impôts, article 278',
    grounds: 'general',
  },
  IE: {
    issuer: 'EU',
    currency: 'EUR',
    rates: [{ from: '2024-01-01', percent: 23 }],
    law: 'Value-Added Tax Consolidation Act 2010, section 46(1)(a)',
    grounds: 'general',
  },
  EE: {
    issuer: 'EU',
    currency: 'EUR',
    rates: [{ from: '2025-07-01', percent: 24 }],
    law: 'Käibemaksuseadus, § 15(1)',
    grounds: 'general',
  },
  FI: {
    issuer: 'EU',
    currency: 'EUR',
    rates: [{ from: '2024-09-01', percent: 25.5 }],
    law: 'Arvonlisäverolaki, § 84',
    grounds: 'general',
  },
} as const satisfies Record<string, VatLaw>

/** A country that an issuer with VAT can be in. */
export type TaxedCountry = keyof typeof vatLaws
export const taxedCountries = Object.keys(vatLaws) as TaxedCountry[]
/** A country that an issuer can be in: in the United States no VAT is charged at all. */
export type SellerCountry = TaxedCountry | 'US'
export const sellerCountries: readonly SellerCountry[] = [...taxedCountries, 'US']

const lawOf = (country: TaxedCountry): VatLaw => vatLaws[country]

/** Whether nobody has read the text behind the rate of a country: whoever issues from it says the rate as well, and both must agree. */
export const isRateUnread = (country: SellerCountry): boolean =>
  country !== 'US' && lawOf(country).grounds === 'general'

export const isSellerCountry = (text: string): text is SellerCountry => sellerCountries.some((code) => code === text)

/** The series that an issuer in a country numbers its documents in. */
export const issuerIn = (country: SellerCountry): Issuer => (country === 'US' ? 'US' : lawOf(country).issuer)

/** The currency that an issuer tells its VAT in; null where there is none. */
export const taxCurrency = (country: SellerCountry): VatLaw['currency'] | null =>
  country === 'US' ? null : lawOf(country).currency

/** The standard rate of a country in percent on a date. Throws RangeError for dates before the table. */
export function standardRate(date: PlainDate, country: TaxedCountry = 'SK'): number {
  const row = lawOf(country)
    .rates.toSorted((a, b) => (a.from < b.from ? 1 : -1))
    .find(({ from }) => from <= date)
  if (!row) throw new RangeError(`no VAT rate for ${date} in ${country}`)
  return row.percent
}

/** What is kept of the law of VAT of a country, the newest rate first. */
export function vatLawOf(country: TaxedCountry): {
  country: TaxedCountry
  rates: StandardRate[]
  law: string
  isRead: boolean
} {
  const { rates, law, grounds } = lawOf(country)
  return {
    country,
    rates: rates.toSorted((a, b) => (a.from < b.from ? 1 : -1)),
    law,
    isRead: grounds === 'read',
  }
}
