import { and, eq, inArray, lte, max } from 'drizzle-orm'
import type { FeeRule } from '#domain/pricing/fee-rule.ts'
import type { FeeAction } from '#domain/pricing/vocabulary.ts'
import type { PriceSnapshot } from '#domain/pricing/price.ts'
import type { RateTable } from '#domain/pricing/rates.ts'
import { feesOn, filingActions, ratesFrom } from '#domain/pricing/snapshot.ts'
import type { PlainDate } from '#kernel/dates.ts'
import type { Database } from '#platform/db/database.ts'
import { exchangeRate, feeRule, serviceFee } from '#schema/pricing.ts'

/** The row of our list that holds where a place has none of its own. */
const everyPlace = '*'

/** The price list, the law and the rates that prices of a day are worked out from; by default those of filings. */
export async function priceSnapshot(
  db: Database,
  on: PlainDate,
  { jurisdictions, actions = filingActions }: { jurisdictions: readonly string[]; actions?: readonly FeeAction[] },
): Promise<PriceSnapshot> {
  const fees = await db
    .select()
    .from(serviceFee)
    .where(inArray(serviceFee.jurisdiction, [...jurisdictions, everyPlace]))
  const feeRules: FeeRule[] = await db
    .select()
    .from(feeRule)
    .where(and(inArray(feeRule.action, [...actions]), inArray(feeRule.jurisdiction, [...jurisdictions])))
  return { on, serviceFees: feesOn(fees, on), feeRules, rates: await ratesOn(db, on) }
}

/** The newest rates on or before a date; null when none are known. */
export async function ratesOn(db: Database, on: PlainDate): Promise<RateTable | null> {
  const newest = db
    .select({ date: max(exchangeRate.date) })
    .from(exchangeRate)
    .where(and(eq(exchangeRate.baseCurrency, 'EUR'), lte(exchangeRate.date, on)))
  const rows = await db
    .select({
      targetCurrency: exchangeRate.targetCurrency,
      rate: exchangeRate.rate,
      date: exchangeRate.date,
      source: exchangeRate.source,
    })
    .from(exchangeRate)
    .where(and(eq(exchangeRate.baseCurrency, 'EUR'), eq(exchangeRate.date, newest)))
  return ratesFrom(
    rows.map((row) => ({ ...row, currency: row.targetCurrency, rate: Number(row.rate) })),
    on,
  )
}
