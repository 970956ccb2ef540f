import { displayNames } from '#kernel/formatters.ts'
/** Where a customer is at home for prices and offers; the last is everywhere else. */
export const regions = ['EU', 'UK', 'CH', 'US', 'CA', 'AU', 'NZ', 'WORLD'] as const
export type Region = (typeof regions)[number]

const codes: Partial<Record<Region, string>> = { UK: 'GB', WORLD: '001' }

/** A region's name in a language. */
export function regionName(region: Region, language: string): string {
  return displayNames(language, { type: 'region' }).of(codes[region] ?? region) ?? region
}
