import type { PlainDate } from '#kernel/dates.ts'
import type { FeeRule } from './fee-rule.ts'
import type { FeeAction, OrderAction } from './vocabulary.ts'
import type { PriceSnapshot } from './price.ts'
import { isStale, type RateTable } from './rates.ts'
import type { ServiceFee } from './service-fee.ts'

/** A fee of our own list with its days. */
export interface DatedServiceFee extends ServiceFee {
  validFrom: PlainDate
  validTo?: PlainDate | null
}

/** Our fees in force on a day, the newest of each place first. */
export function feesOn<T extends DatedServiceFee>(fees: readonly T[], day: PlainDate): T[] {
  return fees
    .filter(({ validFrom, validTo }) => validFrom <= day && (validTo == null || day <= validTo))
    .toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))
}

/**
 * Our fees of a day, and since when they are: on a day before the whole list begins, those that it begins with stand for it.
 * `from` is null where the list was in force.
 */
export function listOn<T extends DatedServiceFee>(
  fees: readonly T[],
  day: PlainDate,
): { fees: T[]; from: PlainDate | null } {
  const now = feesOn(fees, day)
  const [first] = fees.map(({ validFrom }) => validFrom).toSorted()
  if (now.length > 0 || first === undefined || first <= day) return { fees: now, from: null }
  return { fees: fees.filter(({ validFrom }) => validFrom === first), from: first }
}

/**
 * One day of one source: rows of rates as they are kept, all for one euro. The newest day counts, its first source. `on` is
 * the day that they are wanted for.
 */
export function ratesFrom(
  rows: readonly { currency: string; rate: number; date: PlainDate; source: string }[],
  on: PlainDate,
): RateTable | null {
  const newest = rows.reduce<(typeof rows)[number] | null>(
    (best, row) => (best && best.date >= row.date ? best : row),
    null,
  )
  if (!newest) return null
  const { date, source } = newest
  const same = rows.filter((row) => row.date === date && row.source === source)
  const perEuro = Object.fromEntries(same.map(({ currency, rate }) => [currency, rate]))
  return { date, source, perEuro, ...(isStale(date, on) && { stale: true }) }
}

/** Snapshots of what does not change between the questions, by day: a thousand questions look a rule up by its office. */
export function snapshots(facts: {
  serviceFees: readonly DatedServiceFee[]
  feeRules: readonly FeeRule[]
}): (jurisdiction: string, day: PlainDate, rates: RateTable | null) => PriceSnapshot {
  const rules = Map.groupBy(facts.feeRules, ({ jurisdiction }) => jurisdiction)
  const lists = new Map<PlainDate, ReturnType<typeof listOn>>()
  return (jurisdiction, on, rates) => {
    const list = lists.get(on) ?? listOn(facts.serviceFees, on)
    lists.set(on, list)
    return { on, rates, serviceFees: list.fees, listFrom: list.from, feeRules: rules.get(jurisdiction) ?? [] }
  }
}

/** The actions whose fees are looked up to price an action; a declaration of use is filed with a renewal in the US. */
export function feeActionsOf(action: OrderAction): readonly FeeAction[] {
  if (action === 'filing') return filingActions
  const renewal = ['renewal', 'use_declaration', 'complementary'] as const
  if (action === 'renewal') return renewal
  return action === 'late_renewal' ? [...renewal, 'late_renewal'] : [action]
}

/** The actions whose fees a filing asks for, at once or at registration. */
export const filingActions = [
  'filing',
  'registration',
  'state_designation',
  'complementary',
] as const satisfies readonly FeeAction[]
