import { niceClasses, niceClassName } from '#domain/catalog/nice-classes.ts'
import { jurisdictions, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { suggestedMarkets } from '#domain/jurisdiction/markets.ts'
import { placeOf, type Place } from '../places.ts'
import { suggestedCountry } from '#domain/account/storefront.ts'
import type { LoadContext } from '../load-context.ts'

/** What the checker names in the reader's language; named on the server, so that both sides print the same. */
export interface CheckerLists {
  markets: Place[]
  offices: Record<string, string>
  classes: { number: number; name: string }[]
}

const offered = 6

/** The lists of the checker; what the question already chose stands among the markets. */
export function checkerLists(
  { language, storefront }: Pick<LoadContext, 'language' | 'storefront'>,
  chosen: readonly Jurisdiction[] = [],
): CheckerLists {
  const markets = suggestedMarkets(suggestedCountry(storefront, language)).slice(0, offered)
  return {
    markets: [...new Set([...markets, ...chosen])].map((code) => placeOf(code, language)),
    offices: Object.fromEntries(jurisdictions.map((code) => [code, placeOf(code, language).name])),
    classes: niceClasses.map((number) => ({ number, name: niceClassName(number, language) })),
  }
}
