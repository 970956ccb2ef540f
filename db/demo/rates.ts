import type { Tx } from '#platform/db/database.ts'

/** Round figures for one euro, openly invented: the demo has no network to ask the European Central Bank. */
const rates: Record<string, number> = {
  CZK: 24.5,
  GBP: 0.86,
  USD: 1.1,
  AUD: 1.65,
  CHF: 0.95,
  CAD: 1.5,
  NZD: 1.8,
  TRY: 40,
  JPY: 160,
  MXN: 20,
  ZAR: 20,
}

export async function seedRates(tx: Tx, now: Date): Promise<void> {
  const date = now.toISOString().slice(0, 10)
  for (const [currency, rate] of Object.entries(rates)) {
    await tx.$client.query(
      `insert into exchange_rate (id, base_currency, target_currency, rate, date, source) values (gen_random_uuid(), 'EUR', $1, $2, $3, 'demo figures')
       on conflict (base_currency, target_currency, date) do nothing`,
      [currency, rate, date],
    )
  }
}
