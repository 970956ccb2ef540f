import type { LoaderFunctionArgs } from 'react-router'
import { suggestedCountry } from '#domain/account/storefront.ts'
import { ruleOnDay } from '#domain/pricing/fee-rule.ts'
import { officialFee } from '#domain/pricing/official-fee.ts'
import type { PriceSnapshot } from '#domain/pricing/price.ts'
import { serviceFor } from '#domain/pricing/service-fee.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { jurisdictionSlug } from '#domain/jurisdiction/names.ts'
import type { Money } from '#kernel/money.ts'
import { priceList, snapshotFrom } from '#operations/pricing.ts'
import { reading } from '../../answers.server.ts'
import { loadContext } from '../../load-context.ts'
import { checkerLists, type CheckerLists } from '../../mark-checker/lists.server.ts'
import type { Operator } from '../content/directives.ts'
import { monthsOf, placeOf, placesByName, type Place } from '../../places.ts'

export interface PriceRow {
  place: Place
  service: Money | null
  official1: Money | null
  official3: Money | null
  /** The year whose tariff it is. */
  asOf: string | null
}

export interface HomeData {
  operator: Operator
  checker: CheckerLists
  prices: PriceRow[]
  jurisdictions: (Place & { slug: string; months: [number, number] | null })[]
}

const shown: readonly Jurisdiction[] = ['SK', 'CZ', 'EU', 'UK', 'CH', 'US']

function rowOf(place: Place, facts: PriceSnapshot): PriceRow {
  const fee = serviceFor(facts.serviceFees, place.code, 'filing', 1)
  const found = ruleOnDay(facts.feeRules, place.code, 'filing', facts.on)
  const rule = found?.reason === null ? found.rule : null
  return {
    place,
    service: fee ? { amount: fee.service + fee.agent, currency: fee.currency } : null,
    official1: rule && officialFee(rule, 1),
    official3: rule && officialFee(rule, 3),
    asOf: rule?.asOf ?? null,
  }
}

export async function loader({ context }: LoaderFunctionArgs): Promise<HomeData> {
  const { query, language, storefront, operator, today: on } = context.get(loadContext)
  const facts = snapshotFrom(await reading(query(priceList, { today: on })), on)
  const country = suggestedCountry(storefront, language)
  const home = jurisdictionFrom(country)
  const rows = home && !shown.includes(home) ? [home, ...shown] : [...shown]
  return {
    operator,
    checker: checkerLists({ language, storefront }),
    prices: rows.map((code) => rowOf(placeOf(code, language), facts)).filter((row) => row.service !== null),
    jurisdictions: placesByName(language).map((place) => ({
      ...place,
      slug: jurisdictionSlug(place.code),
      months: monthsOf(place.code),
    })),
  }
}
