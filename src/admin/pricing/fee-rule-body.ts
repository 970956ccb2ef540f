import type { CallBody } from '#contract/call.ts'
import type { feeRuleAdd } from '#contract/pricing.ts'
import type { FeeAction } from '#domain/pricing/vocabulary.ts'
import { majorText } from '#kernel/money.ts'
import type { FeeRuleRow } from '#operations/staff/price-list.ts'
import { unitsOf } from '../kit/amount.ts'
import { todayHere } from '../kit/time.ts'

type Body = CallBody<typeof feeRuleAdd>

/** A rule as it is typed: amounts in major units. */
export interface TypedRule {
  jurisdiction: string
  action: string
  basis: string
  currency: string
  base: string
  includedClasses: string
  tiers: { fromClass: string; amount: string }[]
  surcharges: { name: string; amount: string; per: string; when: string }[]
  percentOf: string
  percent: string
  maxAmount: string
  onTopOf: string
  perState: boolean
  rangeLow: string
  rangeHigh: string
  validFrom: string
  validTo: string
  source: string
  sourceUrl: string
  sourceKind: string
  asOf: string
  confidence: string
  note: string
}

const textOf = (value: number | string | null): string => (value === null ? '' : String(value))

/** What a new rule begins with: the amounts of an older one, of today on; its source and how sure it is are asked anew. */
export function typedRule(row: FeeRuleRow | null): TypedRule {
  const currency = row?.currency ?? ''
  const money = (minor: number | null | undefined) => (minor == null ? '' : majorText(minor, currency))
  const today = todayHere()
  return {
    jurisdiction: row?.jurisdiction ?? '',
    action: row?.action ?? '',
    basis: row?.basis ?? 'electronic',
    currency,
    base: money(row?.base),
    includedClasses: textOf(row?.included_classes ?? 1),
    tiers: (row?.tiers ?? []).map(({ fromClass, amount }) => ({ fromClass: String(fromClass), amount: money(amount) })),
    surcharges: (row?.surcharges ?? []).map((one) => ({ ...one, amount: money(one.amount) })),
    percentOf: row?.percent_of ?? '',
    percent: textOf(row?.percent ?? null),
    maxAmount: money(row?.max_amount),
    onTopOf: row?.on_top_of ?? '',
    perState: row?.per_state ?? false,
    rangeLow: textOf(row?.range_low ?? null),
    rangeHigh: textOf(row?.range_high ?? null),
    validFrom: today,
    validTo: '',
    source: '',
    sourceUrl: '',
    sourceKind: '',
    asOf: today.slice(0, 4),
    confidence: '',
    note: '',
  }
}

const whole = (text: string): number => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN)
const wholeOrNone = (text: string): number | null => (text.trim() === '' ? null : whole(text))
const isTyped = (row: Record<string, string>): boolean => Object.values(row).some((text) => text.trim() !== '')

/** The call's body; what is no number goes as none, which the call refuses beside its field. */
export function ruleBody(typed: TypedRule): Body {
  const money = (text: string) => unitsOf(text, typed.currency)
  const action = (text: string) => (text === '' ? null : (text as FeeAction))
  return {
    ...typed,
    jurisdiction: typed.jurisdiction as Body['jurisdiction'],
    action: typed.action as FeeAction,
    basis: typed.basis as Body['basis'],
    sourceKind: typed.sourceKind as Body['sourceKind'],
    confidence: typed.confidence as Body['confidence'],
    currency: typed.currency.trim().toUpperCase(),
    base: money(typed.base),
    includedClasses: whole(typed.includedClasses),
    tiers: typed.tiers.filter(isTyped).map(({ fromClass, amount }) => ({
      fromClass: whole(fromClass),
      amount: money(amount),
    })),
    surcharges: typed.surcharges.filter(isTyped).map((one) => ({ ...one, amount: money(one.amount) })),
    percentOf: action(typed.percentOf),
    percent: wholeOrNone(typed.percent),
    maxAmount: typed.maxAmount.trim() === '' ? null : money(typed.maxAmount),
    onTopOf: action(typed.onTopOf),
    rangeLow: wholeOrNone(typed.rangeLow),
    rangeHigh: wholeOrNone(typed.rangeHigh),
  }
}
