import { afterAll, beforeAll, expect, test } from 'vitest'
import { productFinishOrder, productUpdate } from '#contract/product.ts'
import { couponCreate, couponEnd, couponVerify, productCoupon, requestCoupon } from '#contract/coupon.ts'
import { requestUpdate } from '#contract/registration.ts'
import { serviceRequestCheckout, serviceRequestRenewal } from '#contract/service-order.ts'
import type { CallBody } from '#contract/call.ts'
import type { Client } from '#contract/client.ts'
import { addDays } from '#kernel/dates.ts'
import { AppError } from '#kernel/errors.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { orderMatter } from '#tests/matter.ts'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await startApp()
  await app.addUser('admin@coupon.test', 'admin')
  admin = (await app.signIn('admin@coupon.test')).client
})
afterAll(async () => await app.close())

const billing = {
  type: 'physical',
  firstName: 'Test',
  lastName: 'Fictional',
  street: 'Testovacia 1',
  city: 'Bratislava',
  postcode: '811 01',
  country: 'SK',
  email: 'buyer@coupon.test',
} as const
const make = async (body: Partial<CallBody<typeof couponCreate>> & { id: string }) =>
  await admin(couponCreate, { body: { type: 'percent', lawyerFees: 0, fees: 0, ...body } })
const refusal = async (work: Promise<unknown>): Promise<{ code: string; fields: object; facts: object }> => {
  const error: unknown = await work.then(
    () => null,
    (cause: unknown) => cause,
  )
  return error instanceof AppError
    ? { code: error.code, fields: error.fields, facts: error.facts }
    : { code: 'not refused', fields: {}, facts: {} }
}

async function order(currency: 'EUR' | 'USD' = 'EUR'): Promise<string> {
  const { id } = await app.anonymous(serviceRequestRenewal, {
    body: {
      items: [
        { jurisdiction: 'SK', mark: 'LAMPA', classes: 2 },
        { jurisdiction: 'EU', mark: 'LAMPA', classes: 1 },
      ],
      contactEmail: 'buyer@coupon.test',
      contactFirstName: 'Test',
      contactLastName: 'Fictional',
      language: 'en',
      currency,
    },
  })
  return (await app.anonymous(serviceRequestCheckout, { params: { id } })).productId
}
const choose = async (id: string, code: string | null) =>
  await app.anonymous(productCoupon, { params: { id }, body: { code } })
const totalsOf = async (id: string) => (await app.anonymous(productUpdate, { params: { id }, body: billing })).totals
const finish = async (id: string, expectedTotal: number | null = null) =>
  await app.anonymous(productFinishOrder, {
    params: { id },
    body: { paymentType: 'transfer', termsAccepted: true, beginAtOnce: true, expectedTotal },
  })

test('a share of our fees is taken from our fees alone, and the invoice has the number that was read', async () => {
  await make({ id: 'OURS-10', lawyerFees: 1_000 })
  const id = await order()
  const before = await totalsOf(id)
  await choose(id, 'ours-10')
  const after = await totalsOf(id)
  expect(after.official).toBe(before.official)
  expect(after.service).toBe(before.service - Math.round(before.service / 10))
  const { total } = await finish(id, after.total)
  expect(total).toBe(after.total)
  const { rows } = await app.context.pool.query<{ total: number; coupon: string; off: number }>(
    `select (document_context->'totals'->>'total')::int as total, discount_coupon_id as coupon,
            (select sum((line->'discount'->>'amount')::int)::int from jsonb_array_elements(document_context->'lines') line) as off
       from invoice where product_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ total: after.total, coupon: 'OURS-10', off: before.net - after.net }])
})

test('it is taken away again, and another takes its place', async () => {
  await make({ id: 'ALL-50', lawyerFees: 5_000, fees: 5_000 })
  await make({ id: 'TEN-EURO', type: 'amount', currency: 'EUR', lawyerFees: 1_000 })
  const id = await order()
  const before = await totalsOf(id)
  await choose(id, 'ALL-50')
  await choose(id, 'TEN-EURO')
  expect((await totalsOf(id)).net).toBe(before.net - 1_000)
  await choose(id, null)
  expect(await totalsOf(id)).toEqual(before)
})

test('an administrator ends a coupon, at once or on a day, and it is good for no order after it', async () => {
  await make({ id: 'LEAKED', lawyerFees: 1_000 })
  const today = app.context.facilities.today()
  const endOn = async (validTo: string | null, id = 'LEAKED') =>
    await admin(couponEnd, { params: { id }, body: { validTo } })
  const id = await order()
  await endOn(today)
  await choose(id, 'LEAKED')
  await expect(endOn(addDays(today, -2))).rejects.toMatchObject({ fields: { validTo: 'date-too-early' } })
  await expect(endOn(today, 'NEVER-MADE')).rejects.toMatchObject({ code: 'not-found' })
  await endOn(addDays(today, -1))
  // Neither for one who comes later nor for one who has it already.
  expect(await refusal(choose(await order(), 'LEAKED'))).toMatchObject({ fields: { code: 'not-a-choice' } })
  await totalsOf(id)
  await expect(finish(id)).rejects.toMatchObject({ code: 'rules-unmet', facts: { coupon: 'ended' } })
  await endOn(null)
  expect((await finish(id)).total).toBeGreaterThan(0)
})

test('a coupon that ends before its first day is good on none', async () => {
  const today = app.context.facilities.today()
  await make({ id: 'CALLED-OFF', lawyerFees: 1_000, validFrom: addDays(today, 5), validTo: addDays(today, 9) })
  await admin(couponEnd, { params: { id: 'CALLED-OFF' }, body: { validTo: today } })
  expect((await refusal(choose(await order(), 'CALLED-OFF'))).fields).toEqual({ code: 'not-a-choice' })
  const { problem } = await app.anonymous(couponVerify, { params: { code: 'CALLED-OFF' } })
  expect(problem).not.toBeNull()
})

test('an unknown code, one of another day, and an amount of another currency are refused beside the field', async () => {
  await make({ id: 'ENDED', lawyerFees: 100, validTo: '2020-01-01' })
  await make({ id: 'LATER', lawyerFees: 100, validFrom: '2999-01-01' })
  const [euro, dollar] = [await order(), await order('USD')]
  for (const [id, code] of [
    [euro, 'NEVER-MADE'],
    [euro, 'ENDED'],
    [euro, 'LATER'],
    [dollar, 'TEN-EURO'],
  ] as const)
    expect([code, await refusal(choose(id, code))]).toEqual([
      code,
      { code: 'invalid-input', fields: { code: 'not-a-choice' }, facts: {} },
    ])
  expect(await app.anonymous(couponVerify, { params: { code: 'ended' } })).toMatchObject({ problem: 'ended' })
  expect((await refusal(app.anonymous(couponVerify, { params: { code: 'NEVER-MADE' } }))).code).toBe('not-found')
})

test('of many orders at once only as many take it as it is for', async () => {
  await make({ id: 'TWICE', lawyerFees: 1_000, maxUses: 2 })
  const ids = await Promise.all(Array.from({ length: 6 }, async () => await order()))
  for (const id of ids) {
    await choose(id, 'TWICE')
    await totalsOf(id)
  }
  const ends = await Promise.all(ids.map(async (id) => await refusal(finish(id))))
  expect(ends.map(({ code }) => code).toSorted()).toEqual([
    'not refused',
    'not refused',
    'rules-unmet',
    'rules-unmet',
    'rules-unmet',
    'rules-unmet',
  ])
  expect(ends.filter(({ code }) => code === 'rules-unmet').map(({ facts }) => facts)).toEqual(
    Array.from({ length: 4 }, () => ({ coupon: 'used-up' })),
  )
  // An order that ends gives its use back, to one.
  const [taken] = ids.filter((_, at) => ends[at]?.code === 'not refused')
  await app.context.pool.query('update invoice set cancelled_at = now() where product_id = $1', [taken])
  const again: string[] = []
  for (const id of ids.filter((_, at) => ends[at]?.code === 'rules-unmet')) again.push((await refusal(finish(id))).code)
  expect(again).toEqual(['not refused', 'rules-unmet', 'rules-unmet', 'rules-unmet'])
})

test('a registration keeps its coupon when its places change, and takes none once it is binding', async () => {
  await app.addUser('staff@coupon.test', 'staff')
  const { requestId, productId } = await orderMatter(app, 'staff@coupon.test', 'request@coupon.test')
  const params = { id: requestId }
  await app.anonymous(requestCoupon, { params, body: { code: 'OURS-10' } })
  const { orderedItems } = await app.anonymous(requestUpdate, {
    params,
    body: { jurisdictions: ['SK', 'CZ'], classes: [9] },
  })
  expect(orderedItems.lines.map(({ kind, discount }) => [kind, discount?.coupon])).toEqual([
    ['service', 'OURS-10'],
    ['official', undefined],
    ['service', 'OURS-10'],
    ['official', undefined],
  ])
  await app.anonymous(requestUpdate, { params, body: { jurisdictions: ['SK'], classes: [9] } })
  await totalsOf(productId)
  await finish(productId)
  const late = await refusal(app.anonymous(requestCoupon, { params, body: { code: 'OURS-10' } }))
  expect([late.code, (await refusal(choose(productId, 'OURS-10'))).code]).toEqual([
    'transition-refused',
    'transition-refused',
  ])
})

test('what a coupon may be is held when it is made', async () => {
  const wrong = [
    [{ id: 'A', lawyerFees: 1 }, 'id'],
    [{ id: 'NOTHING-OFF' }, 'lawyerFees'],
    [{ id: 'TOO-MUCH', lawyerFees: 10_001 }, 'lawyerFees'],
    [{ id: 'NO-CURRENCY', type: 'amount', lawyerFees: 1 }, 'currency'],
    [{ id: 'BACKWARDS', lawyerFees: 1, validFrom: '2026-02-01', validTo: '2026-01-01' }, 'validTo'],
  ] as const
  for (const [body, field] of wrong) expect(Object.keys((await refusal(make(body))).fields)).toEqual([field])
  expect((await refusal(make({ id: 'OURS-10', lawyerFees: 1 }))).code).toBe('already-done')
})
