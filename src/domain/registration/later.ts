import { lawOf } from '#domain/docket/law/index.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { factsOf } from '#domain/jurisdiction/facts.ts'
import { priceAction, type PriceSnapshot } from '#domain/pricing/price.ts'
import type { FeeAction, Offering } from '#domain/pricing/vocabulary.ts'
import { dueDeclarations, type DueDeclaration } from '#domain/route/declarations.ts'

/** What a registration may cost after its order, in the order of time. */
export const laterKinds = [
  'office_action_response',
  'statement_of_use',
  'registration',
  'use_declaration',
  'renewal',
] as const
export type LaterKind = (typeof laterKinds)[number]

export interface LaterCost {
  place: string
  kind: LaterKind
  /** Of a declaration of use, until when it falls due. */
  due?: DueDeclaration
  /** Of a renewal, the length of the term in years; null where nobody knows. */
  years?: number | null
  /** By the list and the law of today, without VAT, in minor units of the order's currency; null where no fee is recorded. */
  amount: { amount: number; low: number; high: number } | null
}

/** The official fees that the prices of what comes later need. */
export const laterFees = [
  'filing',
  'registration',
  'statement_of_use',
  'use_declaration',
  'renewal',
] as const satisfies readonly FeeAction[]

/**
 * What may come after an order of a filing, place by place: an answer to an objection of the office, where use is shown, what the
 * office asks at registration, declarations of use, the next term. Whether an office objects, nobody knows before.
 */
export function laterCosts(
  wanted: { jurisdictions: readonly string[]; classes: number; currency: string },
  snapshot: PriceSnapshot,
): LaterCost[] {
  const { currency } = wanted
  const classes = Math.max(1, wanted.classes)
  return wanted.jurisdictions.flatMap((place) => {
    const code = jurisdictionFrom(place)
    if (code === null) return []
    const price = (action: Offering) => priceAction({ jurisdiction: code, action, classes, currency }, snapshot)
    const priced = (action: Offering): LaterCost['amount'] => {
      const found = price(action)
      return typeof found === 'string' ? null : found.total
    }
    const filing = price('filing')
    const atRegistration = typeof filing === 'string' ? [] : filing.later
    const sum = (of: 'low' | 'high') => atRegistration.reduce((all, part) => all + part[of], 0)
    const asks = (rule: string) => lawOf(code, false)?.rules.some((one) => one.rule === rule) ?? false
    const { termYears } = factsOf(code)
    return [
      { place, kind: 'office_action_response' as const, amount: priced('office_action_response') },
      ...(asks('statement_of_use')
        ? [{ place, kind: 'statement_of_use' as const, amount: priced('statement_of_use') }]
        : []),
      ...(atRegistration.length > 0
        ? [
            {
              place,
              kind: 'registration' as const,
              amount: {
                amount: atRegistration.reduce((all, { converted }) => all + converted.amount, 0),
                low: sum('low'),
                high: sum('high'),
              },
            },
          ]
        : []),
      ...dueDeclarations(code).map((due) => ({
        place,
        kind: 'use_declaration' as const,
        due,
        amount: priced('use_declaration'),
      })),
      { place, kind: 'renewal' as const, years: termYears, amount: priced('renewal') },
    ]
  })
}
