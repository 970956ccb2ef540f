import { exchangeRateAdd } from '#contract/pricing.ts'
import { ecbSource } from '#domain/pricing/rates.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { AppError, refuseField } from '#kernel/errors.ts'
import { currencies } from '#kernel/money.ts'
import { lockUntilCommit } from '#platform/db/lock.ts'
import type { Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { exchangeRate } from '#schema/pricing.ts'
import { handle, type Facilities } from '#features/facilities.ts'

interface Table {
  date: PlainDate
  source: string
  rates: readonly { currency: string; rate: string }[]
}

/**
 * Keeps the table of a day; false when the day has one. A day has the table of one source, whole: prices are worked out from
 * the newest day, and a currency that it lacks would have none.
 */
async function keep(tx: Tx, { date, source, rates }: Table): Promise<boolean> {
  await lockUntilCommit(tx, 'exchange rates')
  const { rows } = await tx.$client.query(
    'select 1 from exchange_rate where base_currency = $1 and date = $2 limit 1',
    ['EUR', date],
  )
  if (rows.length > 0) return false
  await tx
    .insert(exchangeRate)
    .values(rates.map(({ currency, rate }) => ({ baseCurrency: 'EUR', targetCurrency: currency, rate, date, source })))
  return true
}

export const enter = handle(exchangeRateAdd, async ({ body }, _caller, facilities) => {
  if (body.date > facilities.today()) refuseField('date', 'date-in-future')
  return await facilities.write(async (tx) => {
    if (!(await keep(tx, body))) throw new AppError('already-done')
    return { date: body.date, rates: body.rates.length }
  })
})

/**
 * Takes the bank's table of the day where one is configured; a day that has one is left alone. Throws when the table cannot be
 * read or lacks a currency that we charge in, so that the task shows it.
 */
export async function importRates(facilities: Facilities): Promise<void> {
  if (!facilities.rateTable) return
  const { date, rates } = await facilities.rateTable()
  if (date > facilities.today()) throw new Error(`the table of rates is of ${date}, which has not come`)
  const missing = currencies.filter((code) => code !== 'EUR' && !rates.some(({ currency }) => currency === code))
  if (missing.length > 0) throw new Error(`the table of rates of ${date} lacks ${missing.join(', ')}`)
  const isNew = await inTransaction(facilities.pool, async (tx) => await keep(tx, { date, source: ecbSource, rates }))
  if (isNew) facilities.log.info({ date, rates: rates.length }, 'exchange rates of a day')
}
