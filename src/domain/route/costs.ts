import { ruleOnDay } from '#domain/pricing/fee-rule.ts'
import { officialFee } from '#domain/pricing/official-fee.ts'
import {
  isEstimate,
  priceAction,
  type ActionPrice,
  type PricedOfficialPart,
  type PriceSnapshot,
} from '#domain/pricing/price.ts'
import { inCurrency, roughRange, roughSource } from '#domain/pricing/rates.ts'
import { roundHalfUp } from '#kernel/money.ts'
import { declarationYears } from './declarations.ts'

/** What a filing costs over its first ten years, in the currency of the question; minor units, without VAT. */
export interface Cost {
  service: number
  agents: number
  /** Asked with the filing. */
  official: number
  /** Asked later in the ten years: at registration, and for declarations of use with our fee for them. */
  later: number
  /** Of it, for declarations of use; each of a place costs the same. */
  declarations: number
  total: number
  low: number
  high: number
  estimate: boolean
}

export interface CostQuestion {
  classes: number
  currency: string
  snapshot: PriceSnapshot
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)
export const nothing: Cost = {
  service: 0,
  agents: 0,
  official: 0,
  later: 0,
  declarations: 0,
  total: 0,
  low: 0,
  high: 0,
  estimate: false,
}

/** Each figure of two costs, added or taken away. */
export function plus(a: Cost, b: Cost, sign: 1 | -1 = 1): Cost {
  return {
    service: a.service + sign * b.service,
    agents: a.agents + sign * b.agents,
    official: a.official + sign * b.official,
    later: a.later + sign * b.later,
    declarations: a.declarations + sign * b.declarations,
    total: a.total + sign * b.total,
    low: a.low + sign * b.low,
    high: a.high + sign * b.high,
    estimate: a.estimate || b.estimate,
  }
}

/** A filing at an office with all that follows in ten years; null where something of it has no price. */
export function filingCost(
  jurisdiction: string,
  { classes, currency, snapshot }: CostQuestion,
  states = 1,
): Cost | null {
  const filing = priceAction({ jurisdiction, action: 'filing', classes, currency, states }, snapshot)
  if (typeof filing === 'string') return null
  const use = declarationsCost(jurisdiction, { classes, currency, snapshot })
  return use && plus(costOf(filing), use)
}

/** Declarations of use that fall due within ten years, as many as the law asks for; nothing where it asks for none. */
function declarationsCost(
  jurisdiction: string,
  { classes, currency, snapshot }: CostQuestion,
  isMadrid = false,
): Cost | null {
  const asked = ruleOnDay(snapshot.feeRules, jurisdiction, 'use_declaration', snapshot.on)
  if (!asked) return nothing
  const price = priceAction({ jurisdiction, action: 'use_declaration', classes, currency }, snapshot)
  if (typeof price === 'string') return null
  const one = costOf(price)
  const times = Math.max(1, declarationYears(jurisdiction, isMadrid).length)
  const [total, low, high] = [one.total * times, one.low * times, one.high * times]
  return { ...nothing, later: total, declarations: total, total, low, high, estimate: one.estimate }
}

function costOf({ service, agent, official, later, total }: ActionPrice): Cost {
  const net = (parts: readonly PricedOfficialPart[]) => sum(parts.map(({ converted }) => converted.amount))
  const after = net(later)
  return {
    service: service.converted.amount,
    agents: agent?.converted.amount ?? 0,
    official: net(official),
    later: after,
    declarations: 0,
    total: total.amount + after,
    low: total.low + sum(later.map(({ low }) => low)),
    high: total.high + sum(later.map(({ high }) => high)),
    estimate: total.low !== total.high || [...official, ...later].some(isEstimate),
  }
}

/** How many times the complementary fee the individual fee of an office may be whose own fees are not recorded. */
const unknownTimes = 5

/**
 * Designating a place in an international registration: its individual fee where one is recorded, else the complementary fee
 * as an estimate. An individual fee is never above what the office asks for a mark of its own (Madrid Protocol, Article
 * 8(7)(a)), so that is the upper end. `standard` is the complementary fee of one state.
 */
export function designationCost(place: string, question: CostQuestion, standard: Cost): Cost | null {
  const { classes, currency, snapshot } = question
  const use = declarationsCost(place, question, true)
  if (!use) return null
  const individual = ruleOnDay(snapshot.feeRules, place, 'madrid_designation', snapshot.on)
  if (individual) {
    const fee = inCurrency(officialFee(individual.rule, classes), currency, snapshot.rates)
    if (!fee) return null
    const rough = fee.by?.source === roughSource
    const end = (percent: number, rate: number) => roundHalfUp((fee.amount * percent * (rough ? rate : 100)) / 10_000)
    const [low, high] = [end(individual.low, roughRange.low), end(individual.high, roughRange.high)]
    const estimate = rough || individual.reason !== null
    return plus({ ...nothing, official: fee.amount, total: fee.amount, low, high, estimate }, use)
  }
  const own = priceAction({ jurisdiction: place, action: 'filing', classes, currency }, snapshot)
  const most =
    typeof own === 'string'
      ? standard.high * unknownTimes
      : sum([...own.official, ...own.later].map(({ high }) => high))
  return plus({ ...standard, high: Math.max(standard.high, most), estimate: true }, use)
}
