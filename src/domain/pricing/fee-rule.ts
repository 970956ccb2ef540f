import type { z } from 'zod'
import type { PlainDate } from '#kernel/dates.ts'
import type { feeRule } from './shapes.ts'
import type { EstimateReason, FeeAction } from './vocabulary.ts'

/** What an office asks for one action, as law with its days and its source. */
export type FeeRule = z.output<typeof feeRule>

/** How far off an amount of low confidence may be, in percent of it, where its row does not say. */
export const uncertainRange = { low: 75, high: 150 } as const

/** How far off the last known amount may be after its row has ended, or the first known one before it begins. */
export const endedRange = { low: 90, high: 150 } as const

/** A rule for a day, and how far its amount may be off in percent; `reason` null when it is the recorded law. */
export interface RuleOnDay {
  rule: FeeRule
  reason: EstimateReason | null
  low: number
  high: number
}

/**
 * The rule in force on a day. Without one the last that ended stands for it, else the first that begins later, both as
 * estimates; null when the office has no row for the action at all.
 */
export function ruleOnDay(
  rules: readonly FeeRule[],
  jurisdiction: string,
  action: FeeAction,
  day: PlainDate,
): RuleOnDay | null {
  const all = rules.filter((rule) => rule.jurisdiction === jurisdiction && rule.action === action)
  const newest = (some: FeeRule[]) => some.toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))[0]
  const inForce = newest(all.filter((rule) => rule.validFrom <= day && (rule.validTo === null || day <= rule.validTo)))
  if (inForce) return uncertainty(inForce)
  const ended = newest(all.filter((rule) => rule.validTo !== null && rule.validTo < day))
  const later = all.filter((rule) => rule.validFrom > day).toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1))[0]
  const rule = ended ?? later
  if (!rule) return null
  return { rule, reason: 'not-in-force', low: rule.rangeLow ?? endedRange.low, high: rule.rangeHigh ?? endedRange.high }
}

function uncertainty(rule: FeeRule): RuleOnDay {
  if (rule.rangeLow !== null && rule.rangeHigh !== null) {
    const reason = rule.sourceKind === 'estimate' ? 'no-recorded-fee' : 'range'
    return { rule, reason, low: rule.rangeLow, high: rule.rangeHigh }
  }
  if (rule.confidence === 'low') return { rule, reason: 'uncertain', ...uncertainRange }
  return { rule, reason: null, low: 100, high: 100 }
}
