import type { DemoMark } from './marks.ts'
import type { DemoRequest } from './requests.ts'

/** A client beside the demo customer; names say that nobody real is meant. */
export interface DemoClient {
  contact: { first: string; last: string; email: string }
  company: {
    business: string
    companyType: string
    address: { street: string; city: string; postcode: string; country: string }
  }
  marks: DemoMark[]
  requests: DemoRequest[]
}

/** Somebody at an invented firm. */
export const person = (first: string, last: string, firm: string) => ({
  first,
  last,
  email: `${first}.${last}@${firm}.demo.test`.toLowerCase(),
})

/** An invented firm, which says so. */
export const company = (
  business: string,
  companyType: string,
  country: string,
  city: string,
  postcode: string,
): DemoClient['company'] => ({
  business: `${business} (fictional)`,
  companyType,
  address: { street: 'Nowhere Street 1', city, postcode, country },
})

/** Roughly a year of days, for what happened long ago. */
export const year = 365
/** So many years in months. */
export const years = (n: number): number => 12 * n
