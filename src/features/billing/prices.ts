import { and, desc, eq, isNull, lte, or, gte } from 'drizzle-orm'
import type { FeeRule } from '#domain/billing/official-fee.ts'
import type { PlainDate } from '#kernel/dates.ts'
import type { Database } from '#platform/db/database.ts'
import { exchangeRate, feeRule, serviceFee } from '#schema/pricing.ts'

/** Units of each currency for one euro. */
export interface Rates {
  date: PlainDate
  perEuro: Record<string, number>
}

export interface PriceFacts {
  serviceFees: { jurisdiction: string; currency: string; base: number; perFurtherClass: number }[]
  feeRules: FeeRule[]
  rates: Rates | null
  on: PlainDate
}

/** The price lists, the law and the rates in force on a date; what order prices are worked out from. */
export async function priceFacts(db: Database, on: PlainDate): Promise<PriceFacts> {
  const inForce = (table: typeof serviceFee | typeof feeRule) =>
    and(lte(table.validFrom, on), or(isNull(table.validTo), gte(table.validTo, on)))
  const fees = await db.select().from(serviceFee).where(inForce(serviceFee)).orderBy(desc(serviceFee.validFrom))
  const rules = await db.select().from(feeRule).where(inForce(feeRule))
  return {
    serviceFees: fees,
    feeRules: rules.map((rule) => ({ ...rule, action: rule.action === 'renewal' ? 'renewal' : 'filing' })),
    rates: await ratesOn(db, on),
    on,
  }
}

/** The newest rates on or before a date; null when none are known. */
export async function ratesOn(db: Database, on: PlainDate): Promise<Rates | null> {
  const [newest] = await db
    .select({ date: exchangeRate.date })
    .from(exchangeRate)
    .where(and(eq(exchangeRate.baseCurrency, 'EUR'), lte(exchangeRate.date, on)))
    .orderBy(desc(exchangeRate.date))
    .limit(1)
  if (!newest) return null
  const rows = await db
    .select()
    .from(exchangeRate)
    .where(and(eq(exchangeRate.baseCurrency, 'EUR'), eq(exchangeRate.date, newest.date)))
  return { date: newest.date, perEuro: Object.fromEntries(rows.map((row) => [row.targetCurrency, Number(row.rate)])) }
}
