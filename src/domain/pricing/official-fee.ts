import { roundHalfUp, type Money } from '#kernel/money.ts'
import type { FeeRule } from './fee-rule.ts'

/** The official fee for a number of classes (at least one) and of designated states, in the office's own currency. */
export function officialFee(rule: FeeRule, classes: number, states = 1): Money {
  if (!Number.isInteger(classes) || classes < 1) throw new RangeError(`classes: ${classes}`)
  let amount = rule.base
  for (let n = rule.includedClasses + 1; n <= classes; n++) {
    const tier = rule.tiers.filter((t) => t.fromClass <= n).toSorted((a, b) => b.fromClass - a.fromClass)[0]
    if (!tier) throw new RangeError(`${rule.jurisdiction}: no tier for class ${n}`)
    amount += tier.amount
  }
  return { amount: rule.perState ? amount * states : amount, currency: rule.currency }
}

/** What is asked with it whatever the case, such as a stamp duty; minor units of the rule's currency. */
export function alwaysAsked(rule: FeeRule, classes: number): { name: string; amount: number }[] {
  return rule.surcharges
    .filter(({ when }) => when === 'always')
    .map(({ name, amount, per }) => ({ name, amount: per === 'class' ? amount * classes : amount }))
}

/** A late fee that is a percentage of another fee, with its ceiling; minor units of that fee's currency. */
export function shareOf(rule: FeeRule, whole: number): number {
  const share = roundHalfUp((whole * (rule.percent ?? 0)) / 100)
  return rule.maxAmount === null ? share : Math.min(share, rule.maxAmount)
}
