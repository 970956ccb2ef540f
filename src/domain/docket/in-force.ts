import type { PlainDate } from '#kernel/dates.ts'
import type { JurisdictionLaw, LawRule, RuleKind } from './law/rule.ts'

export interface InForce {
  rule: LawRule
  /** The law before this rule's first day is not recorded: the rule is taken for an older event too. */
  isAssumed: boolean
  /** Which law decides hangs on an event that is not known. */
  isUnsure?: boolean
}

/**
 * The rule of a kind that applies. `decided` gives the date that decides for a rule: the trigger's, or the one the rule
 * names; null when that event is unknown, and the rule is left out then. Null when no rule is recorded.
 */
export function ruleInForce(
  law: JurisdictionLaw,
  kind: RuleKind,
  decided: (rule: LawRule) => PlainDate | null,
): InForce | null {
  const dated = rulesOf(law, kind).flatMap((rule) => {
    const day = decided(rule)
    return day === null ? [] : [{ rule, day }]
  })
  const applies = dated.filter(
    ({ rule, day }) => day >= (rule.validFrom ?? '') && (rule.validTo === undefined || day <= rule.validTo),
  )
  const newest = applies.toSorted((a, b) => (b.rule.validFrom ?? '').localeCompare(a.rule.validFrom ?? ''))[0]
  if (newest) return { rule: newest.rule, isAssumed: false }
  const earliest = dated
    .filter(({ rule, day }) => rule.validFrom !== undefined && day < rule.validFrom)
    .toSorted((a, b) => (a.rule.validFrom ?? '').localeCompare(b.rule.validFrom ?? ''))[0]
  return earliest ? { rule: earliest.rule, isAssumed: true } : null
}

export function rulesOf(law: JurisdictionLaw, kind: RuleKind): LawRule[] {
  return law.rules.filter(({ rule }) => rule === kind)
}

/** Every rule of a register that is in force on a day, in the order of its file; an older mark's own law is left out. */
export function rulesOn(law: JurisdictionLaw, day: PlainDate): LawRule[] {
  return law.rules.filter(
    ({ validFrom, validTo }) => day >= (validFrom ?? '') && (validTo === undefined || day <= validTo),
  )
}
