import { z } from 'zod'
import { countryFrom } from '#domain/account/storefront.ts'
import { broughtRates, day } from '#domain/pricing/order-answer.ts'
import type { RateTable } from '#domain/pricing/rates.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { currencies } from '#kernel/money.ts'
import { adviseRoutes, type Route, type RouteRisk, type SnapshotOf } from './advise.ts'
import type { Cost } from './costs.ts'
import { mostMarkets } from './most-markets.ts'
import { marketFrom } from './ways.ts'

const market = z.string().transform((text, context) => {
  const code = marketFrom(text)
  if (code === null) context.addIssue({ code: 'custom', message: `unknown market ${text}` })
  return code ?? ''
})

const home = z.string().transform((text, context) => {
  const code = countryFrom(text)
  if (code === null) context.addIssue({ code: 'custom', message: `unknown country ${text}` })
  return code === 'GB' ? 'UK' : (code ?? '')
})

/** A question for routes as others ask it. */
export const routeLine = z.strictObject({
  markets: z
    .array(market)
    .min(1)
    .transform((codes) => [...new Set(codes)])
    .refine((codes) => codes.length <= mostMarkets, `at most ${mostMarkets} markets`),
  classes: z.number().int().min(1).max(45),
  home,
  homeMark: z.boolean().default(false),
  currency: z.string().toUpperCase().pipe(z.enum(currencies)),
  on: day.optional(),
  rates: broughtRates.optional(),
})

const said: Record<RouteRisk, string> = {
  unitary: 'One earlier right in any country of the territory stops the mark in all of it.',
  'home-mark-dependency':
    'For five years the international registration falls with the mark at home (Madrid Protocol, Article 6(3)).',
  'refusal-needs-agent':
    'A designated office that refuses is answered through an agent there; that is not in the cost.',
  'individual-fee-unknown':
    'Where no individual fee is recorded the complementary fee stands for it; the upper end is what the office asks for a mark of its own.',
  'aripo-national-law': 'A state that has not taken the Banjul Protocol into its own law may not enforce the mark.',
  'declaration-unpriced':
    'A declaration of use falls due within the ten years at an office whose fee for it is not recorded; it is not in the cost.',
}

/** The best routes for a question given as data, amounts in minor units; or why there are none in `error`. */
export function answerRoutes(
  asked: unknown,
  snapshotOf: SnapshotOf,
  { today, rates: brought }: { today: PlainDate; rates: RateTable | null },
): Record<string, unknown> {
  const read = routeLine.safeParse(asked)
  if (!read.success)
    return { error: read.error.issues.map((issue) => `${issue.path.join('.') || 'line'}: ${issue.message}`).join('; ') }
  const { on = today, rates, ...question } = read.data
  const routes = adviseRoutes(question, (place) => snapshotOf(place, on, rates ?? brought))
  if (routes.length === 0) return { error: 'no route reaches every market at a known price' }
  return { on, currency: question.currency, routes: routes.map((route) => routeOf(route, question.currency)) }
}

const money = (amount: number, currency: string) => ({ amount, currency })

function routeOf({ parts, cost, risks }: Route, currency: string): Record<string, unknown> {
  return {
    parts: parts.map((part) => ({
      way: part.way,
      place: part.place,
      markets: part.markets,
      ...figuresOf(part.cost, currency),
    })),
    ...figuresOf(cost, currency),
    risks: risks.map((risk) => ({ risk, text: said[risk] })),
  }
}

function figuresOf(cost: Cost, currency: string): Record<string, unknown> {
  return {
    service: money(cost.service, currency),
    agents: money(cost.agents, currency),
    official: money(cost.official, currency),
    later: money(cost.later, currency),
    tenYears: {
      ...money(cost.total, currency),
      estimate: cost.estimate,
      ...(cost.estimate && { low: cost.low, high: cost.high }),
    },
  }
}
