import { and, eq, getTableColumns, inArray, lte, max, sql, type SQLWrapper } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
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

type ServiceFeeRow = typeof serviceFee.$inferSelect

interface Rate {
  currency: string
  rate: number
  date: PlainDate
  source: string
}

/** Rows of a query as an array of JSON, each as the query names its columns. */
const asJson = (rows: SQLWrapper) => sql`(select coalesce(json_agg(r), '[]') from ${rows} r)`

/** The columns of a table under the names that it has in the code. */
const named = (table: PgTable) =>
  sql.join(
    Object.entries(getTableColumns(table)).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
    sql`, `,
  )

/** The newest rates on or before a date, one row each. */
const newestRates = (on: PlainDate) => {
  const { baseCurrency, targetCurrency, rate, date, source } = exchangeRate
  const newest = sql`(select max(${date}) from ${exchangeRate} where ${baseCurrency} = 'EUR' and ${date} <= ${on}::date)`
  return sql`(select ${targetCurrency} as currency, ${rate}::float8 as rate, ${date} as date, ${source} as source
    from ${exchangeRate} where ${baseCurrency} = 'EUR' and ${date} = ${newest})`
}

/** The price list, the law and the rates that prices of a day are worked out from, by one statement; by default those of filings. */
export async function priceSnapshot(
  db: Database,
  on: PlainDate,
  { jurisdictions, actions = filingActions }: { jurisdictions: readonly string[]; actions?: readonly FeeAction[] },
): Promise<PriceSnapshot> {
  const listed = inArray(serviceFee.jurisdiction, [...jurisdictions, everyPlace])
  const asked = and(inArray(feeRule.action, [...actions]), inArray(feeRule.jurisdiction, [...jurisdictions]))
  const { rows } = await db.execute<{ fees: ServiceFeeRow[]; rules: FeeRule[]; rates: Rate[] }>(
    sql`select ${asJson(sql`(select ${named(serviceFee)} from ${serviceFee} where ${listed})`)} as fees,
               ${asJson(sql`(select ${named(feeRule)} from ${feeRule} where ${asked})`)} as rules,
               ${asJson(newestRates(on))} as rates`,
  )
  const [row] = rows
  if (!row) throw new Error('the price list was not answered')
  return { on, serviceFees: feesOn(row.fees, on), feeRules: row.rules, rates: ratesFrom(row.rates, on) }
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
