import { covers, jurisdictionFrom, type Jurisdiction } from './codes.ts'

const wideMarkets: readonly Jurisdiction[] = ['EU', 'US', 'UK', 'CN', 'CA', 'CH', 'AU', 'JP', 'IN', 'KR', 'BR', 'TR']

/** How many markets are offered before "all jurisdictions" (spec, part 1, section 9). */
export const suggestedCount = 9

/**
 * The nine markets to suggest first: home, then the large ones. A market that a suggested one already covers is left
 * out, except home, which stays because filing at home is a choice of its own.
 */
export function suggestedMarkets(country: string): Jurisdiction[] {
  const home = jurisdictionFrom(country)
  const first: Jurisdiction[] = home ? [home] : []
  const rest = wideMarkets.filter((code) => code !== home && !(home !== null && covers(home, code)))
  return [...first, ...rest].slice(0, suggestedCount)
}
