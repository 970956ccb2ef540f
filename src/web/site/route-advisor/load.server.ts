import type { LoaderFunctionArgs } from 'react-router'
import { countryFrom } from '#domain/account/storefront.ts'
import { suggestedMarkets } from '#domain/jurisdiction/markets.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { feeActions } from '#domain/pricing/vocabulary.ts'
import type { RateTable } from '#domain/pricing/rates.ts'
import { adviseRoutes, type Route } from '#domain/route/advise.ts'
import { costSteps, type CostStep } from '#domain/route/ten-years.ts'
import { mostMarkets } from '#domain/route/most-markets.ts'
import { marketFrom } from '#domain/route/ways.ts'
import type { Language } from '#kernel/languages.ts'
import type { Currency } from '#kernel/money.ts'
import { priceListOf, snapshotFrom } from '#operations/pricing.ts'
import type { SelectOption } from '#ui/select.tsx'
import { reading } from '../../answers.server.ts'
import { countryName } from '../../country.ts'
import { loadContext } from '../../load-context.ts'
import { addressCountries } from '../../party/countries.server.ts'
import { cardOf, placesByName, type CardPlace, type Place } from '../../places.ts'

export type Step = CostStep

export interface AdvisorData {
  suggested: CardPlace[]
  all: Place[]
  chosen: string[]
  classes: number
  home: string
  homeMark: boolean
  countries: SelectOption[]
  currency: Currency
  /** The best route and the next; none before somebody asks, or when nothing reaches every market. */
  routes: Route[]
  /** When each of them is paid for. */
  steps: Step[][]
  /** Names of the places and markets that the routes speak of. */
  names: Record<string, string>
  tooMany: boolean
  ratesFrom: Omit<RateTable, 'perEuro'> | null
}

/** How many classes the form offers. */
const mostClasses = 45

export async function loader({ request, context }: LoaderFunctionArgs): Promise<AdvisorData> {
  const { query, language, currency, country, today } = context.get(loadContext)
  const search = new URL(request.url).searchParams
  const chosen = [...new Set(search.getAll('markets').flatMap((text) => marketFrom(text) ?? []))]
  const wanted = Number(search.get('classes') ?? 1)
  const classes = Number.isInteger(wanted) && wanted >= 1 && wanted <= mostClasses ? wanted : 1
  const home = countryFrom(search.get('home')) ?? country ?? ''
  const homeMark = search.get('mark') === 'yes'
  const suggested = suggestedMarkets(jurisdictionFrom(home) ?? 'EU')
  const tooMany = chosen.length > mostMarkets
  const asked = chosen.length > 0 && !tooMany && home !== ''
  const facts = asked
    ? snapshotFrom(await reading(query(priceListOf, { today, actions: [...feeActions] })), today)
    : null
  const rules = Map.groupBy(facts?.feeRules ?? [], ({ jurisdiction }) => jurisdiction)
  const question = { markets: chosen, classes, home: home === 'GB' ? 'UK' : home, homeMark, currency }
  const routes = facts ? adviseRoutes(question, (place) => ({ ...facts, feeRules: rules.get(place) ?? [] })) : []
  const spoken = [
    ...chosen,
    ...routes.flatMap(({ parts }) => parts.flatMap(({ place, markets }) => [place, ...markets])),
  ]
  return {
    suggested: suggested.map((code) => cardOf(code, language)),
    all: placesByName(language),
    chosen,
    classes,
    home,
    homeMark,
    countries: addressCountries(language, home),
    currency,
    routes,
    steps: routes.map(costSteps),
    names: Object.fromEntries(spoken.map((code) => [code, nameOf(code, language)])),
    tooMany,
    ratesFrom: facts?.rates ? withoutFigures(facts.rates) : null,
  }
}

/** What is said of a table of rates; its figures stay behind. */
const withoutFigures = ({ date, source, stale }: RateTable) => ({ date, source, ...(stale && { stale }) })

/** A market is a place of ours, or a country that one of them covers. */
function nameOf(code: string, language: Language): string {
  const place = jurisdictionFrom(code)
  return place ? jurisdictionName(place, language) : countryName(code, language)
}
