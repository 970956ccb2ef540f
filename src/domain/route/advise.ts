import type { snapshots } from '#domain/pricing/snapshot.ts'
import type { PriceSnapshot } from '#domain/pricing/price.ts'
import { designationCost, filingCost, nothing, plus, type Cost, type CostQuestion } from './costs.ts'
import { cheapestCover, secondCover, type Choice, type Cover, type Scheme } from './cover.ts'
import { declarationYears } from './declarations.ts'
import { inMadrid, officesOfOrigin, placesFor, protects } from './ways.ts'

export type SnapshotOf = ReturnType<typeof snapshots>

export interface RouteQuestion {
  /** Markets as `marketFrom` gives them, each once, at most twelve. */
  markets: readonly string[]
  classes: number
  /** ISO code of the applicant's country; `UK` for GB. */
  home: string
  /** Whether there is a mark at home already, on which an international registration can rest. */
  homeMark: boolean
  currency: string
}

/** One filing of a route. `madrid` and `aripo` are what their system asks by itself. */
export interface RoutePart {
  way: 'direct' | 'madrid' | 'designation' | 'aripo' | 'aripo-state'
  place: string
  /** The wanted markets that it protects in; none for a home mark that only carries an international registration. */
  markets: string[]
  cost: Cost
}

/** What may go wrong with a route that another has not. */
export const routeRisks = [
  'unitary',
  'home-mark-dependency',
  'refusal-needs-agent',
  'individual-fee-unknown',
  'aripo-national-law',
  'declaration-unpriced',
] as const
export type RouteRisk = (typeof routeRisks)[number]

export interface Route {
  parts: RoutePart[]
  cost: Cost
  risks: RouteRisk[]
}

/**
 * The cheapest set of filings that protects a mark in every market over ten years, and the next cheapest; none when a
 * market cannot be reached at a known price.
 */
export function adviseRoutes(question: RouteQuestion, snapshotOf: (place: string) => PriceSnapshot): Route[] {
  const { markets, classes, currency } = question
  const costs = (place: string): CostQuestion => ({ classes, currency, snapshot: snapshotOf(place) })
  const parts = new Map<string, RoutePart>()
  const choice = (key: string, part: RoutePart): Choice => {
    parts.set(key, part)
    return {
      key,
      cost: part.cost.total,
      bits: part.markets.reduce((bits, market) => bits | (1 << markets.indexOf(market)), 0),
    }
  }
  const within = (place: string) => markets.filter((market) => protects(place, market))
  const bases = officesOfOrigin(question.home)
  const direct = [...new Set([...placesFor(markets), ...bases])]
    .filter((place) => place !== 'ARIPO')
    .flatMap((place) => {
      const cost = filingCost(place, costs(place))
      return cost ? [choice(place, { way: 'direct', place, markets: within(place), cost })] : []
    })
  const schemes = [...madridScheme(), ...aripoScheme()]
  const problem = { markets: markets.length, direct, schemes }
  const best = cheapestCover(problem)
  if (!best) return []
  const second = secondCover(problem, best)
  return [best, ...(second ? [second] : [])].map(routeOf)

  function madridScheme(): Scheme[] {
    const system = systemCost('WIPO', costs('WIPO'))
    if (!system || (bases.length === 0 && !question.homeMark)) return []
    parts.set('madrid', { way: 'madrid', place: 'WIPO', markets: [], cost: system.once })
    // Nobody designates the territory of the office of origin (Madrid Protocol, Article 3bis).
    const designated = [...new Set([...placesFor(markets), ...markets])].filter(
      (place) => inMadrid(place) && place !== bases[0],
    )
    const choices = designated.flatMap((place) => {
      const cost = designationCost(place, costs(place), system.perState)
      return cost ? [choice(`madrid ${place}`, { way: 'designation', place, markets: within(place), cost })] : []
    })
    return [{ key: 'madrid', cost: system.once.total, bases: question.homeMark ? null : bases, choices }]
  }

  function aripoScheme(): Scheme[] {
    const system = systemCost('ARIPO', costs('ARIPO'))
    const states = within('ARIPO')
    if (!system || states.length === 0) return []
    parts.set('aripo', { way: 'aripo', place: 'ARIPO', markets: [], cost: system.once })
    const choices = states.map((place) =>
      choice(`aripo ${place}`, { way: 'aripo-state', place, markets: [place], cost: system.perState }),
    )
    return [{ key: 'aripo', cost: system.once.total, bases: null, choices }]
  }

  function routeOf(cover: Cover): Route {
    const used = cover.keys.flatMap((key) => parts.get(key) ?? [])
    return { parts: used, cost: used.reduce((all, part) => plus(all, part.cost), nothing), risks: risksOf(used) }
  }
}

/** What a system asks once and for each state: a registration for one state beside one for two. */
function systemCost(place: 'WIPO' | 'ARIPO', question: CostQuestion): { once: Cost; perState: Cost } | null {
  const [one, two] = [filingCost(place, question, 1), filingCost(place, question, 2)]
  if (!one || !two) return null
  const perState = plus(two, one, -1)
  return { once: plus(one, perState, -1), perState }
}

function risksOf(parts: readonly RoutePart[]): RouteRisk[] {
  const has = (...ways: RoutePart['way'][]) => parts.some(({ way }) => ways.includes(way))
  const some: [RouteRisk, boolean][] = [
    ['unitary', parts.some(({ place, markets }) => ['EU', 'BX', 'OAPI'].includes(place) && markets.length > 0)],
    ['home-mark-dependency', has('madrid')],
    ['refusal-needs-agent', has('designation')],
    [
      'individual-fee-unknown',
      parts.some(({ way, cost }) => way === 'designation' && cost.estimate && cost.high > cost.total),
    ],
    ['aripo-national-law', has('aripo')],
    [
      'declaration-unpriced',
      parts.some(
        ({ way, place, cost }) => cost.declarations === 0 && declarationYears(place, way === 'designation').length > 0,
      ),
    ],
  ]
  return some.flatMap(([risk, here]) => (here ? [risk] : []))
}
