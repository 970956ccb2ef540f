import type { PlainDate } from '#kernel/dates.ts'
import type { FeeRule } from './fee-rule.ts'
import { isOrderAction, type Offering } from './vocabulary.ts'
import { officialParts, type OfficialPart, type OfficialParts } from './official-parts.ts'
import { inCurrency, roughRange, roughSource, type Converted, type RateTable } from './rates.ts'
import { roundHalfUp } from '#kernel/money.ts'
import { serviceFor, type ServiceFee } from './service-fee.ts'

/** All that prices are worked out from: our list, the law and the rates of one day. */
export interface PriceSnapshot {
  serviceFees: readonly ServiceFee[]
  feeRules: readonly FeeRule[]
  rates: RateTable | null
  on: PlainDate
  /** The first day of our list where it begins after `on`: our fees are then an estimate. */
  listFrom?: PlainDate | null
}

export interface PriceQuestion {
  jurisdiction: string
  action: Offering
  /** How many classes, from 1. */
  classes: number
  /** In which everything is added up. */
  currency: string
  /** Designated states, of a registration through ARIPO or the Madrid System; 1 when nobody says. */
  states?: number
}

/** An amount as it is asked, and in the currency of the order. Minor units. */
export interface PricedPart {
  amount: number
  currency: string
  converted: Converted
}

/** `low` and `high` are in the order's currency and count the uncertainty of round rates. */
export interface PricedOfficialPart extends PricedPart {
  part: OfficialPart
  low: number
  high: number
}

export interface ActionPrice {
  question: PriceQuestion
  service: PricedPart
  /** The local agent's costs beside our fee; null when there are none. */
  agent: PricedPart | null
  /** What the office asks with the action. */
  official: PricedOfficialPart[]
  /** What it asks when the mark is registered; not in the total. */
  later: PricedOfficialPart[]
  /** Without VAT. `low` and `high` differ from the amount when something in it is an estimate. */
  total: { amount: number; currency: string; low: number; high: number }
}

export const priceProblems = ['no-service-fee', 'no-official-fee', 'no-rate'] as const
export type PriceProblem = (typeof priceProblems)[number]

/** Nothing is asked by an office for what we do ourselves. */
const noOffice: OfficialParts = { now: [], later: [] }

/** The price of one action in one jurisdiction, or why there is none. Throws RangeError for less than one class. */
export function priceAction(question: PriceQuestion, snapshot: PriceSnapshot): ActionPrice | PriceProblem {
  const { jurisdiction, action, classes, currency } = question
  if (!Number.isInteger(classes) || classes < 1 || classes > 45) throw new RangeError(`classes: ${classes}`)
  const fee = serviceFor(snapshot.serviceFees, jurisdiction, action, classes)
  if (!fee) return 'no-service-fee'
  const states = question.states ?? 1
  const asked = isOrderAction(action)
    ? officialParts(snapshot.feeRules, { jurisdiction, action, classes, states, on: snapshot.on })
    : noOffice
  if (!asked) return 'no-official-fee'
  const service = priced({ amount: fee.service, currency: fee.currency }, currency, snapshot.rates)
  const agent = priced({ amount: fee.agent, currency: fee.currency }, currency, snapshot.rates)
  const official = asked.now.map((part) => pricedOfficial(part, currency, snapshot.rates))
  const later = asked.later.map((part) => pricedOfficial(part, currency, snapshot.rates))
  if (!service || !agent || !isWhole(official) || !isWhole(later)) return 'no-rate'
  return {
    question,
    service,
    agent: agent.amount > 0 ? agent : null,
    official,
    later,
    total: {
      amount: sum([service, agent, ...official].map(({ converted }) => converted.amount)),
      currency,
      low: sum([...[service, agent].map((part) => ends(part).low), ...official.map((part) => part.low)]),
      high: sum([...[service, agent].map((part) => ends(part).high), ...official.map((part) => part.high)]),
    },
  }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

const isWhole = <T>(parts: readonly (T | null)[]): parts is T[] => parts.every((part) => part !== null)

function priced(money: { amount: number; currency: string }, currency: string, rates: RateTable | null) {
  const converted = inCurrency(money, currency, rates)
  return converted && { ...money, converted }
}

/** How far a converted amount may be off by its rate alone. */
function ends({ converted }: PricedPart): { low: number; high: number } {
  if (converted.by?.source !== roughSource) return { low: converted.amount, high: converted.amount }
  const share = (percent: number) => roundHalfUp((converted.amount * percent) / 100)
  return { low: share(roughRange.low), high: share(roughRange.high) }
}

function pricedOfficial(part: OfficialPart, currency: string, rates: RateTable | null): PricedOfficialPart | null {
  const { amount, currency: own } = part
  const of = (minor: number) => priced({ amount: minor, currency: own }, currency, rates)
  const [middle, low, high] = [of(amount), of(part.low), of(part.high)]
  return middle && low && high && { ...middle, part, low: ends(low).low, high: ends(high).high }
}

/** Whether something in an official part is an estimate: its amount, or the rate that it was converted by. */
export const isEstimate = ({ part, converted }: PricedOfficialPart): boolean =>
  part.reason !== null || converted.by?.source === roughSource
