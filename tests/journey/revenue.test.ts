import { afterAll, beforeAll, expect, test } from 'vitest'
import { productMarkPaid } from '#contract/product.ts'
import { requestStatus } from '#contract/registration.ts'
import { revenueRead } from '#contract/statistic.ts'
import { addDays, addYears } from '#kernel/dates.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { orderedMatter } from '#tests/matter.ts'
import { eventually } from '#tests/waiting.ts'

let app: TestApp
let staff: TestApp['anonymous']
let today = ''
beforeAll(async () => {
  app = await startApp()
  await app.addUser('staff@revenue.test', 'staff')
  ;({ client: staff } = await app.signIn('staff@revenue.test'))
  today = app.context.facilities.today()
})
afterAll(async () => {
  await app?.close()
})

const paid = async (email: string) => {
  const order = await orderedMatter(app, 'staff@revenue.test', email, 'transfer')
  await staff(productMarkPaid, {
    params: { id: order.productId },
    body: { amount: order.total, currency: 'EUR', receivedOn: today },
  })
  return order
}
const read = async () => (await staff(revenueRead, { query: { from: addDays(today, -30), to: today } })).rows
const netOf = async (sql: string) =>
  Number((await app.context.pool.query<{ v: string }>(`select coalesce(sum(v), 0) as v from (${sql}) s`)).rows[0]?.v)

test('revenue is what the documents say: nothing for a pro forma, less for a credit note, no VAT', async () => {
  await orderedMatter(app, 'staff@revenue.test', 'unpaid@revenue.test', 'transfer')
  expect(await read()).toEqual([])
  const first = await paid('first@revenue.test')
  await paid('second@revenue.test')
  const rows = await read()
  const net = `select (document_context->'totals'->>'net')::int as v from invoice where serial_number is not null`
  expect(rows).toHaveLength(1)
  const [one] = rows
  expect(one).toMatchObject({ month: today.slice(0, 7), market: 'SK', offering: 'filing', currency: 'EUR' })
  expect((one?.service ?? 0) + (one?.official ?? 0)).toBe(await netOf(net))
  const { rows: standing } = await app.context.pool.query<{ status: string }>(
    'select status from registration_request where id = $1',
    [first.requestId],
  )
  await staff(requestStatus, {
    params: { id: first.requestId },
    body: { from: standing[0]?.status as 'Invoice paid', to: 'Refunded' },
  })
  await eventually('the credit note', async () => (await netOf('select 1 as v from credit_note')) === 1)
  const [less] = await read()
  expect(less?.service).toBe((one?.service ?? 0) / 2)
  expect(less?.official).toBe((one?.official ?? 0) / 2)
})

test('the span begins before it ends, and is no longer than three years', async () => {
  const ask = async (from: string, to: string) =>
    await staff(revenueRead, { query: { from, to } }).then(
      () => ({}),
      (error: unknown) => (error as { fields: Record<string, string> }).fields,
    )
  expect(await ask(today, addDays(today, -1))).toEqual({ to: 'date-too-early' })
  expect(await ask(addYears(today, -4), today)).toEqual({ from: 'date-too-early' })
  expect(await ask(addYears(today, -3), today)).toEqual({})
})
