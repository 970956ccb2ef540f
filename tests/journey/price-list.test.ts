import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exchangeRateAdd, feeRuleAdd, feeRuleEnd, serviceFeeAdd, serviceFeeEnd } from '#contract/pricing.ts'
import { linesOf } from '#domain/billing/order-lines.ts'
import { priceAction } from '#domain/pricing/price.ts'
import { addDays } from '#kernel/dates.ts'
import { currencies } from '#kernel/money.ts'
import { priceSnapshot } from '#features/billing/index.ts'
import { importRates } from '#features/pricing/rates.ts'
import { bindDatabase } from '#platform/db/database.ts'
import { rateTableAt } from '#platform/rates/rate-table.ts'
import { startApp, type TestApp } from '#tests/app.ts'

let app: TestApp
let admin: TestApp['anonymous']
let today = ''
let folder = ''
beforeAll(async () => {
  app = await startApp({})
  await app.addUser('admin@prices.test', 'admin')
  ;({ client: admin } = await app.signIn('admin@prices.test'))
  today = app.context.facilities.today()
  folder = await mkdtemp(join(tmpdir(), 'price-list-'))
})
afterAll(async () => {
  await app?.close()
  await rm(folder, { recursive: true, force: true })
})

const refusal = async (work: Promise<unknown>) =>
  await work.then(
    () => ({ code: 'taken', fields: {} }),
    (error: unknown) => {
      const { code, fields } = error as { code: string; fields: Record<string, string> }
      return { code, fields }
    },
  )

/** What a filing in Slovakia costs on a day: ours, and the office's. */
async function filingOn(on: string, currency = 'EUR', jurisdiction = 'SK') {
  const snapshot = await priceSnapshot(bindDatabase(app.context.pool), on, { jurisdictions: [jurisdiction] })
  const price = priceAction({ jurisdiction, action: 'filing', classes: 2, currency }, snapshot)
  if (typeof price === 'string') throw new Error(price)
  const [service, official] = linesOf(price)
  return { service: service?.net, official: official?.net, original: service?.original, asked: official?.original }
}

const fee = { jurisdiction: 'SK' as const, currency: 'EUR' as const, offerings: [], source: 'List of the test' }
const rule = {
  jurisdiction: 'SK',
  action: 'filing',
  currency: 'EUR',
  base: 12_000,
  includedClasses: 45,
  source: 'Act of the test, section 1',
  sourceKind: 'statute',
  asOf: '2026',
  confidence: 'high',
} as const

test('a price that begins tomorrow does so by itself, and one that ends as well', async () => {
  const [tomorrow, after] = [addDays(today, 1), addDays(today, 2)]
  const before = await filingOn(today)
  const { id } = await admin(serviceFeeAdd, {
    body: { ...fee, base: 77_700, perFurtherClass: 100, validFrom: tomorrow },
  })
  expect(await filingOn(today)).toEqual(before)
  expect((await filingOn(tomorrow)).service).toBe(77_800)
  await admin(serviceFeeEnd, { params: { id }, body: { validTo: tomorrow } })
  expect((await filingOn(tomorrow)).service).toBe(77_800)
  expect(await filingOn(after)).toEqual(before)
  await admin(serviceFeeEnd, { params: { id }, body: { validTo: null } })
  expect((await filingOn(after)).service).toBe(77_800)
})

test('an official fee has its days as well, and its source travels to the line', async () => {
  const from = addDays(today, 10)
  const { id } = await admin(feeRuleAdd, { body: { ...rule, validFrom: from } })
  expect((await filingOn(addDays(from, -1))).official).not.toBe(12_000)
  expect((await filingOn(from)).official).toBe(12_000)
  await admin(feeRuleEnd, { params: { id }, body: { validTo: addDays(from, 3) } })
  expect((await filingOn(addDays(from, 4))).official).not.toBe(12_000)
  const { rows } = await app.context.pool.query<{ by: string; on: string }>(
    `select r.checked_by as by, r.checked_on::text as on from fee_rule r where id = $1`,
    [id],
  )
  expect(rows[0]).toMatchObject({ on: today, by: expect.stringMatching(/^[0-9a-f-]{36}$/) as string })
})

test('each change stands in the audit log with what it changed', async () => {
  const { rows } = await app.context.pool.query<{ action: string; detail: Record<string, unknown> }>(
    `select action, detail from audit_log where table_name in ('service_fee', 'fee_rule') order by id`,
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'service-fee.add',
    'service-fee.end',
    'service-fee.end',
    'fee-rule.add',
    'fee-rule.end',
  ])
  expect(rows[0]?.detail).toMatchObject({ jurisdiction: 'SK', base: 77_700 })
})

test('what cannot be is refused beside its field, and what is there is not written over', async () => {
  const add = async (more: object) =>
    await refusal(admin(serviceFeeAdd, { body: { ...fee, base: 1, perFurtherClass: 0, validFrom: today, ...more } }))
  const twice = { offering: 'renewal', base: 1, perFurtherClass: 1 }
  expect(await add({ validFrom: addDays(today, -1) })).toMatchObject({ fields: { validFrom: 'date-too-early' } })
  expect(await add({ base: 0.5 })).toMatchObject({ fields: { base: 'not-a-number' } })
  expect(await add({ jurisdiction: 'ZZ' })).toMatchObject({ fields: { jurisdiction: 'not-a-choice' } })
  expect(await add({ offerings: [twice, twice] })).toMatchObject({
    fields: { 'offerings.1.offering': 'not-a-choice' },
  })
  expect(await add({ validFrom: addDays(today, 1) })).toMatchObject({ code: 'already-done' })
  const record = async (more: object) =>
    await refusal(admin(feeRuleAdd, { body: { ...rule, validFrom: addDays(today, 20), ...more } }))
  expect(await record({ includedClasses: 1 })).toMatchObject({ fields: { tiers: 'class-out-of-range' } })
  expect(await record({ percentOf: 'filing' })).toMatchObject({ fields: { percent: 'required' } })
  expect(await record({ rangeLow: 80 })).toMatchObject({ fields: { rangeHigh: 'required' } })
  expect(await record({ sourceKind: 'estimate' })).toMatchObject({ fields: { note: 'required' } })
  expect(await record({ validTo: today })).toMatchObject({ fields: { validTo: 'date-too-early' } })
  expect(await record({ source: '' })).toMatchObject({ fields: { source: 'required' } })
  expect(await record({ validFrom: addDays(today, 10) })).toMatchObject({ code: 'already-done' })
})

const others = currencies.filter((code) => code !== 'EUR')
const handTable = (units: string) => others.map((currency) => ({ currency, rate: units }))
const wholeDays = async () =>
  (
    await app.context.pool.query<{ date: string; source: string; n: number }>(
      `select date::text, source, count(*)::int as n from exchange_rate group by 1, 2 order by 1, 2`,
    )
  ).rows

test('rates by hand are a whole table of a day that has none', async () => {
  const enter = async (more: object) =>
    await refusal(
      admin(exchangeRateAdd, {
        body: { date: addDays(today, -3), source: 'bank of the test', rates: handTable('2'), ...more },
      }),
    )
  expect(await enter({ rates: handTable('2').slice(1) })).toMatchObject({
    fields: { [`rates.${others[0]}`]: 'required' },
  })
  expect(await enter({ rates: handTable('0.000') })).toMatchObject({ fields: { 'rates.0.rate': 'not-a-number' } })
  expect(await enter({ date: addDays(today, 1) })).toMatchObject({ fields: { date: 'date-in-future' } })
  expect(await wholeDays()).toHaveLength(1)
  expect(await enter({})).toMatchObject({ code: 'taken' })
  expect(await enter({ rates: handTable('3') })).toMatchObject({ code: 'already-done' })
  expect(await wholeDays()).toEqual([
    { date: addDays(today, -3), source: 'bank of the test', n: others.length },
    { date: today, source: 'test', n: 4 },
  ])
})

test('the table of the bank is taken once a day, and never over one that is there', async () => {
  const { facilities } = app.context
  const standIn = async (date: string, names: readonly string[]) => {
    const rates = names.map((code) => `<Cube currency="${code}" rate="1.25"/>`).join('')
    await writeFile(join(folder, 'daily.xml'), `<Envelope><Cube><Cube time="${date}">${rates}</Cube></Cube></Envelope>`)
  }
  const run = async () =>
    await importRates({ ...facilities, rateTable: rateTableAt(pathToFileURL(join(folder, 'daily.xml')).href) })
  const before = await wholeDays()
  await standIn(today, [...others, 'INR'])
  await run()
  expect(await wholeDays()).toEqual(before)
  await standIn(addDays(today, -1), [...others, 'INR'])
  await Promise.all([run(), run()])
  const after = await wholeDays()
  expect(after).toContainEqual({ date: addDays(today, -1), source: 'ECB', n: others.length + 1 })
  await standIn(addDays(today, -2), others.slice(1))
  await expect(run()).rejects.toThrow(others[0] ?? '')
  await standIn(addDays(today, 2), others)
  await expect(run()).rejects.toThrow('has not come')
  expect(await wholeDays()).toEqual(after)
  await importRates({ ...facilities, rateTable: null })
})

test('a rate that is more than a week old says so in the line that it converted, and a currency without a rate has a round figure', async () => {
  expect((await filingOn(today, 'CZK')).original).toMatchObject({ ratesOn: today })
  expect((await filingOn(today, 'CZK')).original).not.toHaveProperty('stale')
  expect((await filingOn(addDays(today, 7), 'CZK')).original).not.toHaveProperty('stale')
  expect((await filingOn(addDays(today, 8), 'CZK')).original).toMatchObject({ ratesOn: today, stale: true })
  expect((await filingOn(today, 'JPY')).original).toMatchObject({ ratesOn: null, rateSource: 'round figures' })
})
