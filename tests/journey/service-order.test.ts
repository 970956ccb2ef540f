import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  productFinishOrder,
  productMarkPaid,
  productPaymentStatus,
  productProcessPayment,
  productUpdate,
} from '#contract/product.ts'
import {
  serviceRequestCheckout,
  serviceRequestClone,
  serviceRequestCreate,
  serviceRequestInvoice,
  serviceRequestInvoiceData,
  serviceRequestNotify,
  serviceRequestRenewal,
  serviceRequestStatus,
  serviceRequestUpdate,
} from '#contract/service-order.ts'
import type { Client } from '#contract/client.ts'
import { orderedServices } from '#domain/service-order/offering.ts'
import { serviceRequestStatuses, type ServiceRequestStatus } from '#domain/service-order/status.ts'
import { AppError } from '#kernel/errors.ts'
import { path } from '#web/path.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { wordsOf } from '#tests/browser/words.ts'
import { eventually } from '#tests/waiting.ts'

const billing = {
  type: 'physical',
  firstName: 'Test',
  lastName: 'Fictional',
  street: 'Testovacia 1',
  city: 'Bratislava',
  postcode: '811 01',
  country: 'SK',
} as const
const item = { jurisdiction: 'SK', mark: 'LAMPA', classes: 2 } as const
const wanted = (contactEmail: string, items: (typeof item)[] = [item]) => ({
  items,
  contactEmail,
  contactFirstName: 'Test',
  contactLastName: 'Fictional',
  language: 'en' as const,
  currency: 'EUR' as const,
})
const terms = { termsAccepted: true, beginAtOnce: true } as const

let app: TestApp
let staff: Client
let ownerId: string

beforeAll(async () => {
  app = await startApp()
  await app.addUser('staff@service.test', 'staff')
  ownerId = await app.addUser('owner@service.test', 'customer')
  staff = (await app.signIn('staff@service.test')).client
})
afterAll(async () => await app.close())

const refused = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.catch((cause: unknown) => cause)
  return error instanceof AppError ? error.code : 'not refused'
}
const one = async <T>(sql: string, values: unknown[]): Promise<T | undefined> =>
  (await app.context.pool.query<{ v: T }>(sql, values)).rows[0]?.v
const statusOf = async (id: string) => await one<string>('select status as v from service_request where id = $1', [id])

/** Opens an order by its link alone and brings it to its checkout. */
async function opened(email: string, as: Client = app.anonymous, items = [item]) {
  const { id, publicId } = await as(serviceRequestRenewal, { body: wanted(email, items) })
  const { productId } = await as(serviceRequestCheckout, { params: { id } })
  return { id, publicId, productId }
}

async function ordered(email: string, paymentType: 'card' | 'transfer', as: Client = app.anonymous) {
  const order = await opened(email, as)
  const { totals } = await as(productUpdate, { params: { id: order.productId }, body: { ...billing, email } })
  const placed = await as(productFinishOrder, { params: { id: order.productId }, body: { paymentType, ...terms } })
  expect(placed.total).toBe(totals.total)
  return { ...order, total: placed.total, symbol: placed.variableSymbol }
}

describe('an order of a service', () => {
  test('is priced, billed, paid by transfer and begun, by its link alone, and goes into the account', async () => {
    const order = await ordered('stranger@service.test', 'transfer')
    expect(await statusOf(order.id)).toBe('Checkout completed')
    const { number } = await staff(productMarkPaid, {
      params: { id: order.productId },
      body: { amount: order.total, currency: 'EUR', receivedOn: app.context.facilities.today() },
    })
    expect(await statusOf(order.id)).toBe('In progress')
    expect(
      await one("select document_context->>'number' as v from invoice where variable_symbol = $1", [order.symbol]),
    ).toBe(number)
    expect(await one('select count(*)::int as v from service where service_request_id = $1', [order.id])).toBe(1)
    // The address has an account to activate, and its link is still open until then.
    expect(await one('select state as v from "user" where email = $1', ['stranger@service.test'])).toBe('created')
    const status = await app.anonymous(productPaymentStatus, { params: { id: order.productId } })
    expect(status.state).toBe('paid')
  })

  test('has one amount wherever it stands, and VAT on its whole base', async () => {
    const { productId } = await opened('amounts@service.test', app.anonymous, [
      item,
      { ...item, mark: 'SVETLO' } as never,
    ])
    const { totals, vat } = await app.anonymous(productUpdate, {
      params: { id: productId },
      body: { ...billing, email: 'amounts@service.test' },
    })
    const lines = await one<{ net: number }[]>(
      `select invoice_content->'lines' as v from service_request where product_id = $1`,
      [productId],
    )
    expect(lines).toHaveLength(4)
    const net = (lines ?? []).reduce((sum, line) => sum + line.net, 0)
    expect(totals.net).toBe(net)
    expect(totals.total).toBe(net + Math.round((net * vat.rate) / 100))
  })

  test('is paid by card as a registration is', async () => {
    const order = await ordered('card@service.test', 'card')
    await app.anonymous(productProcessPayment, { params: { id: order.productId } })
    const at = await one<string>('select id as v from payment_sandbox.orders where reference = $1', [order.symbol])
    await app.context.sandbox.pay(at ?? '', '4242424242424242', { times: 1, delaySeconds: 0 })
    await eventually('the work to begin', async () => (await statusOf(order.id)) === 'In progress')
    expect(await one('select payment_type as v from invoice where variable_symbol = $1', [order.symbol])).toBe('card')
  })

  test('takes no change once it is binding, and no second checkout', async () => {
    const order = await ordered('binding@service.test', 'transfer')
    const params = { id: order.id }
    expect(await refused(app.anonymous(serviceRequestUpdate, { params, body: { items: [item] } }))).toBe(
      'transition-refused',
    )
    expect(await refused(app.anonymous(serviceRequestCheckout, { params }))).toBe('transition-refused')
    const again = { params: { id: order.productId }, body: { paymentType: 'card' as const, ...terms } }
    expect(await refused(app.anonymous(productFinishOrder, again))).toBe('transition-refused')
  })

  test('is nobody’s to say paid or placed: staff move it only where no money is spoken of', async () => {
    const { id } = await opened('by-hand@service.test')
    const take = async (from: ServiceRequestStatus, to: ServiceRequestStatus) =>
      await refused(staff(serviceRequestStatus, { params: { id }, body: { from, to } }))
    for (const to of serviceRequestStatuses.filter((status) => status !== 'Abandoned'))
      expect([to, await take('Created', to)]).toEqual([to, 'transition-refused'])
    await app.context.pool.query(`update service_request set status = 'Checkout completed' where id = $1`, [id])
    expect(await take('Checkout completed', 'Invoice paid')).toBe('transition-refused')
    expect(await take('Checkout completed', 'Abandoned')).toBe('not refused')
  })

  test('that ended before it was placed has a page that says so: its checkout leads there and not back', async () => {
    const { id, productId } = await opened('ended@service.test')
    await app.context.pool.query(`update service_request set status = 'Abandoned' where id = $1`, [id])
    const checkout = await fetch(`${app.url}${path.checkout({ id: productId })}`)
    expect(new URL(checkout.url).pathname).toBe(path.productSuccess({ id: productId }))
    expect(checkout.status).toBe(200)
    const over = await checkout.text()
    expect(over).toContain(wordsOf('en')('checkout:success.closedTitle'))
    // It leads to a new order of its kind, and to a person.
    expect(over).toMatch(/<a[^>]* href="\/product\/checkout">/)
    expect(over).toMatch(/<a[^>]* href="\/contact">/)
  })

  test('that is refunded has a credit note of the same amount', async () => {
    const order = await ordered('refund@service.test', 'transfer')
    const today = app.context.facilities.today()
    await staff(productMarkPaid, {
      params: { id: order.productId },
      body: { amount: order.total, currency: 'EUR', receivedOn: today },
    })
    await staff(serviceRequestStatus, { params: { id: order.id }, body: { from: 'In progress', to: 'Refunded' } })
    const credited = `select (document_context->'totals'->>'total')::int as v from credit_note where invoice_reference = $1`
    expect(await eventually('the credit note', async () => (await one<number>(credited, [order.symbol])) ?? null)).toBe(
      order.total,
    )
  })
})

test('every service that is ordered has a price in the shipped list, or is quoted by a person', async () => {
  const quoted: string[] = []
  for (const serviceType of orderedServices) {
    const { id } = await app.anonymous(serviceRequestCreate, {
      query: { serviceType },
      body: wanted('all@service.test', [{ ...item, jurisdiction: 'US' as never }]),
    })
    if ((await refused(app.anonymous(serviceRequestCheckout, { params: { id } }))) !== 'not refused')
      quoted.push(serviceType)
  }
  expect(quoted).toEqual([])
})

test('what has no listed price is quoted line by line, mailed and paid as quoted', async () => {
  // In Slovakia no fee of a declaration of use is recorded: there is none.
  const { id } = await app.anonymous(serviceRequestCreate, {
    query: { serviceType: 'DeclarationOfUse' },
    body: wanted('quote@service.test'),
  })
  const params = { id }
  expect(await refused(app.anonymous(serviceRequestCheckout, { params }))).toBe('rules-unmet')
  expect(await refused(staff(serviceRequestNotify, { params }))).toBe('rules-unmet')
  await staff(serviceRequestInvoiceData, {
    params,
    body: { lines: [{ kind: 'service', text: 'Advice on use', net: 12_345 }] },
  })
  const { productId } = await staff(serviceRequestCheckout, { params })
  await staff(serviceRequestNotify, { params })
  // Nobody is told of a letter that does not go out.
  expect(await refused(staff(serviceRequestNotify, { params }))).toBe('too-many-requests')
  expect(
    await one(
      `select link->>'id' as v from mail.outbox where recipient = 'quote@service.test' and template = 'service-offer'`,
      [],
    ),
  ).toBe(productId)
  const { totals } = await app.anonymous(productUpdate, {
    params: { id: productId },
    body: { ...billing, email: 'quote@service.test' },
  })
  expect(totals).toMatchObject({ net: 12_345, official: 0 })
})

test('one’s own trademarks are named, another’s are refused, and a foreign order is not there', async () => {
  const { client: owner } = await app.signIn('owner@service.test')
  await app.addUser('other@service.test', 'customer')
  const { client: other } = await app.signIn('other@service.test')
  const order = await ordered('owner@service.test', 'transfer', owner)
  expect(await one('select user_id as v from service_request where id = $1', [order.id])).toBe(ownerId)
  const asked = await Promise.all([
    refused(other(serviceRequestInvoice, { params: { id: order.id } })),
    refused(other(serviceRequestClone, { params: { id: order.id } })),
    refused(other(productPaymentStatus, { params: { id: order.productId } })),
  ])
  expect(asked).toEqual(['not-found', 'not-found', 'not-found'])
  // The link alone asks for sign-in now.
  expect(await refused(app.anonymous(productPaymentStatus, { params: { id: order.productId } }))).toBe(
    'sign-in-required',
  )
  const foreign = { ...item, trademarkId: order.id }
  const error: unknown = await owner(serviceRequestRenewal, {
    body: { ...wanted('owner@service.test'), items: [foreign] },
  }).catch((cause: unknown) => cause)
  expect(error).toMatchObject({ code: 'invalid-input', fields: { 'items.0.trademarkId': 'not-a-choice' } })
})

test('a clone is a new order for the same, with no price and nothing paid', async () => {
  const { client: owner } = await app.signIn('owner@service.test')
  const order = await ordered('owner@service.test', 'transfer', owner)
  const clone = await owner(serviceRequestClone, { params: { id: order.id } })
  const { rows } = await app.context.pool.query<{ status: string; product_id: null; invoice_content: null }>(
    'select status, product_id, invoice_content from service_request where id = $1',
    [clone.id],
  )
  expect(rows).toEqual([{ status: 'Created', product_id: null, invoice_content: null }])
  expect(clone.publicId).not.toBe(order.publicId)
})
