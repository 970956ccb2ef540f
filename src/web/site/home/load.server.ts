import type { LoaderFunctionArgs } from 'react-router'
import { feeRuleOn, officialFee } from '#domain/billing/official-fee.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { type PlainDate } from '#kernel/dates.ts'
import type { Money } from '#kernel/money.ts'
import { priceList } from '#operations/pricing.ts'
import { reading } from '../../answers.server.ts'
import { loadContext } from '../../load-context.ts'
import { checkerLists, type CheckerLists } from '../../mark-checker/lists.server.ts'
import { assumedCountry, priceFactsOf, serviceFeeOf, type PriceFacts } from '../../prices.ts'
import { monthsOf, placeOf, placesByName, type Place } from '../../places.ts'

export interface PriceRow {
  place: Place
  service: Money | null
  official1: Money | null
  official3: Money | null
  checkedOn: PlainDate | null
}

export interface HomeData {
  checker: CheckerLists
  prices: PriceRow[]
  jurisdictions: (Place & { months: [number, number] | null })[]
}

const shown: readonly Jurisdiction[] = ['SK', 'CZ', 'EU', 'UK', 'CH', 'US']

function rowOf(place: Place, facts: PriceFacts): PriceRow {
  const fee = serviceFeeOf(facts, place.code)
  const rule = feeRuleOn(facts.feeRules, place.code, 'filing', facts.on)
  return {
    place,
    service: fee ? { amount: fee.base, currency: fee.currency } : null,
    official1: rule && officialFee(rule, 1),
    official3: rule && officialFee(rule, 3),
    checkedOn: rule?.checkedOn ?? null,
  }
}

export async function loader({ context }: LoaderFunctionArgs): Promise<HomeData> {
  const { query, language, storefront, today: on } = context.get(loadContext)
  const facts = priceFactsOf(await reading(query(priceList, { today: on })), on)
  const country = assumedCountry(storefront, language)
  const home = jurisdictionFrom(country)
  const rows = home && !shown.includes(home) ? [home, ...shown] : [...shown]
  return {
    checker: checkerLists({ language, storefront }),
    prices: rows.map((code) => rowOf(placeOf(code, language), facts)).filter((row) => row.service !== null),
    jurisdictions: placesByName(language).map((place) => ({ ...place, months: monthsOf(place.code) })),
  }
}
