import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  productFinishOrder,
  productMarkPaid,
  productPaymentStatus,
  productUpdate,
  productWithdraw,
} from '#contract/product.ts'
import { requestStatus } from '#contract/registration.ts'
import { lastDayToWithdraw } from '#domain/billing/withdrawal.ts'
import { path } from '#web/path.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { orderMatter } from '#tests/matter.ts'
import { createJar } from '#tests/sign-in.ts'
import { eventually } from '#tests/waiting.ts'

let app: TestApp
const staff = 'staff@withdraw.test'
beforeAll(async () => {
  app = await startApp()
  await app.addUser(staff, 'staff')
})
afterAll(async () => {
  await app?.close()
})

const address = { street: 'Testovacia 1', city: 'Bratislava', postcode: '811 01', country: 'SK' }
const person = { type: 'physical', firstName: 'Test', lastName: 'Fictional', ...address } as const
const company = { type: 'legal', businessName: 'Test Works (fictional)', ...address } as const

/** An order of a consumer or a company up to the review; answers what the review shows. */
async function reviewed(email: string, who: typeof person | typeof company) {
  const { productId } = await orderMatter(app, staff, email)
  const params = { id: productId }
  const review = await app.anonymous(productUpdate, { params, body: { ...who, email } })
  return { params, review }
}
const binding = { paymentType: 'transfer', termsAccepted: true } as const

async function ordered(email: string, who: typeof person | typeof company = person) {
  const { params } = await reviewed(email, who)
  await app.anonymous(productFinishOrder, { params, body: { ...binding, beginAtOnce: who.type === 'physical' } })
  return params
}

const refusal = async (work: Promise<unknown>) =>
  await work.then(
    () => ({ code: 'taken' }),
    (error: unknown) => {
      const { code, fields, facts } = error as { code: string; fields: object; facts: Record<string, string> }
      return { code, fields, facts }
    },
  )
const rowsOf = async <T>(sql: string, values: unknown[]) =>
  (await app.context.pool.query<{ v: T }>(sql, values)).rows.map(({ v }) => v)
const stepOf = async (id: string, name: string) =>
  await rowsOf<Record<string, unknown>>('select data as v from product_event where product_id = $1 and name = $2', [
    id,
    name,
  ])

test('the accepted terms are kept with their version and hash; a consumer asks for the start, a company is not asked', async () => {
  const terms = app.context.facilities.terms('en')
  const consumer = await reviewed('consumer@withdraw.test', person)
  expect(consumer.review).toMatchObject({ consumer: true, terms })
  const finish = async (params: { id: string }, more: object) =>
    await refusal(app.anonymous(productFinishOrder, { params, body: { ...binding, ...more } }))
  expect(await finish(consumer.params, {})).toMatchObject({ fields: { beginAtOnce: 'must-accept' } })
  expect(await finish(consumer.params, { beginAtOnce: true, termsHash: 'a'.repeat(64) })).toMatchObject({
    code: 'changed-meanwhile',
    facts: { terms: terms.version },
  })
  expect(await stepOf(consumer.params.id, 'Checkout completed')).toEqual([])
  expect(await finish(consumer.params, { beginAtOnce: true, termsHash: terms.hash })).toEqual({ code: 'taken' })
  expect(await stepOf(consumer.params.id, 'Checkout completed')).toEqual([
    { paymentType: 'transfer', consumer: true, beginAtOnce: true, terms },
  ])
  const business = await reviewed('company@withdraw.test', company)
  expect(business.review.consumer).toBe(false)
  expect(await finish(business.params, { termsHash: terms.hash })).toEqual({ code: 'taken' })
  expect(await stepOf(business.params.id, 'Checkout completed')).toEqual([
    { paymentType: 'transfer', consumer: false, beginAtOnce: false, terms },
  ])
})

test('a consumer withdraws once, and has it with its time by mail; the operator is told', async () => {
  const params = await ordered('leaves@withdraw.test')
  const { until } = (await app.anonymous(productPaymentStatus, { params })).withdrawal ?? {}
  expect(until).toBe(lastDayToWithdraw(app.context.facilities.today()))
  const { declaredAt } = await app.anonymous(productWithdraw, { params, body: { message: 'Found another way' } })
  expect(await stepOf(params.id, 'Withdrawal declared')).toEqual([{ message: 'Found another way' }])
  expect((await app.anonymous(productPaymentStatus, { params })).withdrawal).toEqual({ until, declaredAt })
  expect(await refusal(app.anonymous(productWithdraw, { params, body: { message: null } }))).toMatchObject({
    code: 'already-done',
  })
  const operator = app.context.facilities.supplier.email
  const letters = `select recipient as v from mail.outbox where template like 'withdrawal-%' and words->>'message' = $1 order by 1`
  expect(await rowsOf(letters, ['Found another way'])).toEqual(
    ['leaves@withdraw.test', ...(operator === null ? [] : [operator])].toSorted(),
  )
})

test('nobody withdraws from what is not ordered, as a company, after the days, or when all is done', async () => {
  const withdraw = async (params: { id: string }) =>
    (await refusal(app.anonymous(productWithdraw, { params, body: { message: null } }))) as {
      facts: Record<string, string>
    }
  const { params: open } = await reviewed('open@withdraw.test', person)
  expect((await withdraw(open)).facts).toEqual({ withdrawal: 'not-ordered' })
  const business = await ordered('firm@withdraw.test', company)
  expect((await withdraw(business)).facts).toEqual({ withdrawal: 'business' })
  expect((await app.anonymous(productPaymentStatus, { params: business })).withdrawal).toBeNull()
  const late = await ordered('late@withdraw.test')
  await app.context.pool.query(
    `update product_event set created_at = now() - interval '18 days' where product_id = $1`,
    [late.id],
  )
  expect((await withdraw(late)).facts).toEqual({ withdrawal: 'over' })
  expect((await app.anonymous(productPaymentStatus, { params: late })).withdrawal).toBeNull()
})

test('the page of the order has the declaration, and after it that it came', async () => {
  const params = await ordered('page@withdraw.test')
  const jar = createJar(app)
  const page = path.productSuccess(params)
  const read = async () => await (await jar.fetch(page)).text()
  const before = await read()
  expect(before.includes('value="withdraw"')).toBe(true)
  // The account comes with the payment: no link was mailed yet, and none can be sent again.
  expect([before.includes('comes with the payment'), before.includes('value="activate"')]).toEqual([true, false])
  const answer = await jar.fetch(page, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: app.url },
    body: new URLSearchParams({ intent: 'withdraw', key: crypto.randomUUID(), message: '' }),
  })
  expect(answer.status).toBe(302)
  const after = await read()
  expect([after.includes('value="withdraw"'), after.includes('You withdrew on')]).toEqual([false, true])
  const business = await (
    await jar.fetch(path.productSuccess(await ordered('page-firm@withdraw.test', company)))
  ).text()
  expect(business.includes('id="withdrawal"')).toBe(false)
})

test('an order that nobody paid ends with the withdrawal, and nothing asks for its price any more', async () => {
  const params = await ordered('unpaid@withdraw.test')
  const read = async () => await (await createJar(app).fetch(path.productSuccess(params))).text()
  const [symbol = ''] = await rowsOf<string>('select variable_symbol as v from invoice where product_id = $1', [
    params.id,
  ])
  expect((await read()).includes(symbol)).toBe(true)
  await app.anonymous(productWithdraw, { params, body: { message: null } })
  const standing = 'select r.status as v from registration_request r where r.product_id = $1'
  expect(await rowsOf(standing, [params.id])).toEqual(['Abandoned'])
  await eventually('the proforma is cancelled', async () => {
    const open = 'select id as v from invoice where product_id = $1 and cancelled_at is null'
    return (await rowsOf(open, [params.id])).length === 0
  })
  const after = await read()
  expect([after.includes(symbol), after.includes('You withdrew on')]).toEqual([false, true])
  // No payment, and with it no account, is to come any more.
  expect(after.includes('comes with the payment')).toBe(false)
})

test('of a paid order nothing more is done after the withdrawal, until what is given back ends it', async () => {
  const params = await ordered('paid@withdraw.test')
  const { client } = await app.signIn(staff)
  const [{ total, currency } = { total: 0, currency: 'EUR' }] = await rowsOf<{ total: number; currency: 'EUR' }>(
    `select json_build_object('total', (document_context->'totals'->>'total')::int, 'currency', document_context->>'currency') as v
       from invoice where product_id = $1`,
    [params.id],
  )
  const received = { amount: total, currency, receivedOn: app.context.facilities.today() }
  await client(productMarkPaid, { params, body: received })
  await app.anonymous(productWithdraw, { params, body: { message: null } })
  const [id = ''] = await rowsOf<string>('select registration_request_id as v from product where id = $1', [params.id])
  const move = async (from: string, to: string) =>
    await refusal(client(requestStatus, { params: { id }, body: { from, to } as never }))
  expect(await move('Ready for drafting', 'Sent for review')).toMatchObject({
    code: 'rules-unmet',
    facts: { missing: 'withdrawal-settled' },
  })
  expect(await move('Ready for drafting', 'Refunded')).toEqual({ code: 'taken' })
})
