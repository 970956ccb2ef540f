import type { PlainDate } from '#kernel/dates.ts'
import type { Money } from '#kernel/money.ts'

/** What an office takes an official fee for. */
export const feeActions = ['filing', 'renewal'] as const
export type FeeAction = (typeof feeActions)[number]

/** What an office asks for one action, as law with a date and a source. Amounts in minor units of `currency`. */
export interface FeeRule {
  jurisdiction: string
  action: FeeAction
  currency: string
  /** Covers the first `includedClasses` classes. */
  base: number
  includedClasses: number
  /** Further classes: each tier applies from its class number on, until the next tier. */
  tiers: { fromClass: number; amount: number }[]
  validFrom: PlainDate
  validTo: PlainDate | null
  source: string
  checkedOn: PlainDate
}

/** The rule in force on a date, or null: then the fee is unknown and must be asked for. */
export function feeRuleOn(
  rules: readonly FeeRule[],
  jurisdiction: string,
  action: FeeRule['action'],
  date: PlainDate,
): FeeRule | null {
  const inForce = rules.filter(
    (rule) =>
      rule.jurisdiction === jurisdiction &&
      rule.action === action &&
      rule.validFrom <= date &&
      (rule.validTo === null || date <= rule.validTo),
  )
  return inForce.sort((a, b) => (a.validFrom < b.validFrom ? 1 : -1))[0] ?? null
}

/** The official fee for a number of classes (at least one), in the office's own currency. */
export function officialFee(rule: FeeRule, classes: number): Money {
  if (!Number.isInteger(classes) || classes < 1) throw new RangeError(`classes: ${classes}`)
  let amount = rule.base
  for (let n = rule.includedClasses + 1; n <= classes; n++) {
    const tier = rule.tiers.filter((t) => t.fromClass <= n).sort((a, b) => b.fromClass - a.fromClass)[0]
    if (!tier) throw new RangeError(`${rule.jurisdiction}: no tier for class ${n}`)
    amount += tier.amount
  }
  return { amount, currency: rule.currency }
}
