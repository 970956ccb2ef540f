import type { PlainDate } from '#kernel/dates.ts'
import { roundHalfUp } from '#kernel/money.ts'
import { ruleOnDay, type FeeRule, type RuleOnDay } from './fee-rule.ts'
import type { EstimateReason, FeeAction, OrderAction } from './vocabulary.ts'
import { alwaysAsked, officialFee, shareOf } from './official-fee.ts'

/** One thing that an office asks, in its own currency; minor units. */
export interface OfficialPart {
  /** A fee's action, or the name of what is asked beside it. */
  what: string
  amount: number
  currency: string
  /** What it may turn out to be; both are the amount when it is the recorded law. */
  low: number
  high: number
  /** Why it is an estimate; null when it is none. */
  reason: EstimateReason | null
  /** The row that it was worked out from. */
  rule: FeeRule
}

export interface OfficialParts {
  now: OfficialPart[]
  /** Asked when the mark is registered. */
  later: OfficialPart[]
}

export interface OfficialQuestion {
  jurisdiction: string
  action: OrderAction
  classes: number
  /** Designated states, of a registration through ARIPO or the Madrid System. */
  states: number
  on: PlainDate
}

/** A late fee that nobody recorded: recorded ones are between a fifth and the whole of the renewal, mostly a half. */
const unrecordedLate = { percent: 50, low: 20, high: 100 } as const

/** What an office asks for an action, from the rules of a day; null when it has no recorded fee for it. */
export function officialParts(rules: readonly FeeRule[], asked: OfficialQuestion): OfficialParts | null {
  const of = (action: FeeAction) => partsOf(rules, asked, action)
  switch (asked.action) {
    case 'filing': {
      const filing = of('filing')
      if (!filing) return null
      return {
        now: [...filing, ...(of('state_designation') ?? []), ...(of('complementary') ?? [])],
        later: of('registration') ?? [],
      }
    }
    case 'renewal':
      return now(renewalOf(asked, of))
    case 'late_renewal':
      return now(lateRenewalOf(rules, asked, of))
    default:
      return now(of(asked.action))
  }
}

const now = (parts: OfficialPart[] | null): OfficialParts | null => parts && { now: parts, later: [] }

type Of = (action: FeeAction) => OfficialPart[] | null

/** In the United States the declaration of use is filed with every renewal (37 CFR 2.161, 2.183). */
function renewalOf(asked: OfficialQuestion, of: Of): OfficialPart[] | null {
  const renewal = of('renewal')
  if (!renewal) return null
  if (asked.jurisdiction === 'US') return [...renewal, ...(of('use_declaration') ?? [])]
  return [...renewal, ...(of('complementary') ?? [])]
}

function lateRenewalOf(rules: readonly FeeRule[], asked: OfficialQuestion, of: Of): OfficialPart[] | null {
  const found = ruleOnDay(rules, asked.jurisdiction, 'late_renewal', asked.on)
  if (found && found.rule.onTopOf === null) return of('late_renewal')
  const renewal = renewalOf(asked, of)
  const [base] = renewal ?? []
  if (!renewal || !base) return null
  if (!found) {
    const share = (percent: number) => roundHalfUp((base.amount * percent) / 100)
    const { percent, low, high } = unrecordedLate
    const late = { ...base, what: 'late_renewal', amount: share(percent), low: share(low), high: share(high) }
    return [...renewal, { ...late, reason: 'no-recorded-fee' }]
  }
  if (found.rule.percent === null) return [...renewal, ...(of('late_renewal') ?? [])]
  return [...renewal, partOf(found, 'late_renewal', shareOf(found.rule, base.amount))]
}

function partsOf(rules: readonly FeeRule[], asked: OfficialQuestion, action: FeeAction): OfficialPart[] | null {
  const found = ruleOnDay(rules, asked.jurisdiction, action, asked.on)
  if (!found) return null
  const fee = officialFee(found.rule, asked.classes, asked.states)
  return [
    partOf(found, action, fee.amount),
    ...alwaysAsked(found.rule, asked.classes).map(({ name, amount }) => partOf(found, name, amount)),
  ]
}

function partOf({ rule, reason, low, high }: RuleOnDay, what: string, amount: number): OfficialPart {
  const share = (percent: number) => roundHalfUp((amount * percent) / 100)
  return { what, amount, currency: rule.currency, low: share(low), high: share(high), reason, rule }
}
