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

/** The region that a visit comes from: of the country that is known, or of the storefront; the Union's where nobody knows. */
export function regionFor({ country, storefront }: { country: string | null; storefront: Storefront }): Region {
  if (country !== null) return regionOf(country)
  return storefront === 'global' ? 'EU' : regionOf(storefronts[storefront].country)
}

/** A region's name in a language. */
export function regionName(region: Region, language: string): string {
  return displayNames(language, { type: 'region' }).of(codes[region] ?? region) ?? region
}
