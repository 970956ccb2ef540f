import type { LoaderFunctionArgs } from 'react-router'
import { linesOf } from '#domain/billing/order-lines.ts'
import type { OrderLine } from '#domain/billing/invoice-document.ts'
import { priceAction, type PricedOfficialPart, type PriceProblem } from '#domain/pricing/price.ts'
import { feeActionsOf } from '#domain/pricing/snapshot.ts'
import { orderActions, type OrderAction } from '#domain/pricing/vocabulary.ts'
import { folded } from '#kernel/folded.ts'
import type { Currency } from '#kernel/money.ts'
import { priceListOf, snapshotFrom } from '#operations/pricing.ts'
import { reading } from '../../answers.server.ts'
import { loadContext } from '../../load-context.ts'
import { placesByName, type Place } from '../../places.ts'

/** What the office asks, in its own currency. */
interface OfficeFee {
  amount: number
  currency: string
  source: string | null
  asOf: string
}

export type PriceRow = { place: Place } & (
  | { problem: PriceProblem }
  | {
      problem: null
      /** In the reader's currency, minor units, without VAT; the service counts the local agent. */
      service: number
      official: number
      total: number
      office: OfficeFee[]
      /** The official line as an order has it: its estimate, its rate, and what follows at registration. */
      line: OrderLine | null
    }
)

export interface PricelistData {
  action: OrderAction
  classes: number
  words: string
  currency: Currency
  rows: PriceRow[]
  /** How many places there are, whatever the words. */
  all: number
}

const mostClasses = 45

/** What the address asks for; what is not of our lists is left out. */
export function filtersIn(search: URLSearchParams): Pick<PricelistData, 'action' | 'classes' | 'words'> {
  const classes = Number(search.get('classes') ?? 1)
  return {
    action: orderActions.find((action) => action === search.get('action')) ?? 'filing',
    classes: Number.isInteger(classes) && classes >= 1 && classes <= mostClasses ? classes : 1,
    words: (search.get('place') ?? '').trim().slice(0, 60),
  }
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<PricelistData> {
  const { query, language, currency, today } = context.get(loadContext)
  const filters = filtersIn(new URL(request.url).searchParams)
  const { action, classes, words } = filters
  const actions = [...feeActionsOf(action)]
  const facts = snapshotFrom(await reading(query(priceListOf, { today, actions })), today)
  const places = placesByName(language)
  const wanted = folded(words.trim())
  return {
    ...filters,
    currency,
    all: places.length,
    rows: places
      .filter(({ code, name }) => folded(name).includes(wanted) || code.toLowerCase() === wanted)
      .map((place): PriceRow => {
        const price = priceAction({ jurisdiction: place.code, action, classes, currency }, facts)
        if (typeof price === 'string') return { place, problem: price }
        const [service, official] = linesOf(price)
        return {
          place,
          problem: null,
          service: service?.net ?? 0,
          official: official?.net ?? 0,
          total: price.total.amount,
          office: price.official.map(officeFee),
          line: official ?? null,
        }
      }),
  }
}

const officeFee = ({ amount, currency, part }: PricedOfficialPart): OfficeFee => ({
  amount,
  currency,
  // The note of an estimate says already what it rests on, in the reader's language.
  source: part.rule.sourceKind === 'estimate' ? null : part.rule.source,
  asOf: part.rule.asOf,
})
