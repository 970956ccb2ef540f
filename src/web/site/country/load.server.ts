import { data, type LoaderFunctionArgs } from 'react-router'
import { jurisdictionOfSlug } from '#domain/jurisdiction/names.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { figuresSource, packagesOf, type CountryPackage } from '#domain/jurisdiction/country-packages.ts'
import { factsOf } from '#domain/jurisdiction/facts.ts'
import { priceAction, type ActionPrice } from '#domain/pricing/price.ts'
import { sumOfPrices } from '#domain/pricing/sum.ts'
import { inMadrid, placesFor } from '#domain/route/ways.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { priceList, snapshotFrom } from '#operations/pricing.ts'
import { reading } from '../../answers.server.ts'
import { lawRows, mainKinds, type LawRow } from '../../docket/law-rows.ts'
import { loadContext } from '../../load-context.ts'
import { placeOf, type Place } from '../../places.ts'
import type { FactData } from '../content/facts.tsx'
import { factsFor } from '../content/load.server.ts'
import { contentPage, type ContentPage } from '../content/pages.server.ts'

/** Numbers of classes that the table of fees tells. */
const classCounts = [1, 2, 3, 5] as const

/** A filing that protects here, with its price for three classes; null where no price can be told. */
export interface RouteRow {
  code: Jurisdiction | 'WIPO'
  name: string
  price: ActionPrice | null
}

export interface PackageRow extends Omit<CountryPackage, 'markets'> {
  markets: Place[]
  total: ActionPrice['total'] | null
}

export interface CountryData {
  place: Place
  slug: string
  today: PlainDate
  office: string
  months: [number, number] | null
  multiClass: boolean | null
  madrid: boolean
  rows: LawRow[]
  prices: ActionPrice[]
  routes: RouteRow[]
  /** What is often filed in together from here, with the price of each for one class; null where one of them has none. */
  packages: PackageRow[]
  figuresSource: string
  /** Paragraphs of our own about the place, where there are any. */
  text: ContentPage | null
  /** What the directives of these paragraphs name. */
  facts: FactData
}

/** The landing page of a jurisdiction: what docket and price list know of it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const known = context.get(loadContext)
  const { language, today, query, currency } = known
  const slug = params['slug'] ?? ''
  const code = jurisdictionOfSlug(slug)
  if (!code) return data(null, { status: 404 })
  const snapshot = snapshotFrom(await reading(query(priceList, { today })), today)
  const priceOf = (place: string, classes: number): ActionPrice | null => {
    const price = priceAction({ jurisdiction: place, action: 'filing', classes, currency }, snapshot)
    return typeof price === 'string' ? null : price
  }
  const own = factsOf(code)
  const madrid = code !== 'WIPO' && inMadrid(code)
  const ways = code === 'WIPO' ? [] : placesFor([code])
  const text = await contentPage(`/country/${slug}`, language)
  const facts = await reading(factsFor(text, known))
  return data<CountryData>({
    place: placeOf(code, language),
    slug,
    today,
    office: own.office,
    months: own.monthsToRegistration,
    multiClass: own.multiClass,
    madrid,
    rows: lawRows(code, today).filter(({ kind }) => mainKinds.includes(kind)),
    prices: classCounts.flatMap((count) => priceOf(code, count) ?? []),
    routes: ways
      .toSorted((a, b) => Number(b === code) - Number(a === code))
      .map((way) => ({ code: way, name: placeOf(way, language).name, price: priceOf(way, 3) })),
    packages: packagesOf(code).map((one) => ({
      ...one,
      markets: one.markets.map((market) => placeOf(market, language)),
      total: sumOfPrices(one.markets.map((market) => priceOf(market, 1))),
    })),
    figuresSource,
    text,
    facts,
  })
}
