import { euMembers } from '#domain/jurisdiction/codes.ts'
import { displayNames } from '#kernel/formatters.ts'
import { storefronts, type Storefront } from './storefront.ts'

/** Where a customer is at home for prices and offers; the last is everywhere else. */
export const regions = ['EU', 'UK', 'CH', 'US', 'CA', 'AU', 'NZ', 'WORLD'] as const
export type Region = (typeof regions)[number]

const codes: Partial<Record<Region, string>> = { UK: 'GB', WORLD: '001' }

/** The region of a country, by its ISO code; of the members of the Union it is one. */
export function regionOf(country: string): Region {
  if (euMembers.some((code) => code === country)) return 'EU'
  return regions.find((region) => (codes[region] ?? region) === country) ?? 'WORLD'
}

/** A region in the way people write it: GB is the United Kingdom. Null when it is none of ours. */
export function regionFrom(text: string | null | undefined): Region | null {
  const code = text?.trim().toUpperCase() ?? ''
  return regions.find((region) => region === (code === 'GB' ? 'UK' : code)) ?? null
}

/** The region that a visit comes from: the one that was named, of the country that is known, or of the storefront; the Union's where nobody knows. */
export function regionFor({ origin, country, storefront }: Visit): Region {
  if (origin !== null) return origin
  if (country !== null) return regionOf(country)
  return storefront === 'global' ? 'EU' : regionOf(storefronts[storefront].country)
}

/** Where a visit comes from, as far as it is known. */
interface Visit {
  origin: Region | null
  country: string | null
  storefront: Storefront
}

/** A region's name in a language. */
export function regionName(region: Region, language: string): string {
  return displayNames(language, { type: 'region' }).of(codes[region] ?? region) ?? region
}
