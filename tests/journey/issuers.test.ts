import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { productFinishOrder, productMarkPaid, productUpdate } from '#contract/product.ts'
import { requestOrder, requestUpdate } from '#contract/registration.ts'
import { requestPreferences } from '#contract/preference.ts'
import type { InvoiceDocument } from '#domain/billing/invoice-document.ts'
import { issuer, startApp, type TestApp } from '#tests/app.ts'
import { orderMatter } from '#tests/matter.ts'

const staff = 'staff@issuers.test'
const inUs = {
  ...issuer,
  name: 'Test Issuer Inc.',
  country: 'US',
  vatNumber: null,
  iban: 'GI75NWBK000000007099453',
  bic: null,
}
const person = { type: 'physical', firstName: 'A', lastName: 'B', street: 'A 1', postcode: '1', city: 'B' } as const

let app: TestApp
const begin = (environment: Record<string, string>) => {
  beforeAll(async () => {
    app = await startApp({ SERVICES: 'web', ...environment })
    await app.addUser(staff, 'staff')
  })
  afterAll(async () => await app?.close())
}
let orders = 0

/** An order that is billed there and paid by transfer: its tax invoice. */
async function invoiceTo(country: string, { invoiceInUs = false, currency = 'EUR' } = {}): Promise<InvoiceDocument> {
  const email = `n${(orders += 1)}@issuers.test`
  const { requestId, productId } = await orderMatter(app, staff, email)
  // In another currency it is priced again.
  await app.context.pool.query('update registration_request set currency = $2 where id = $1', [requestId, currency])
  await app.anonymous(requestUpdate, { params: { id: requestId }, body: { jurisdictions: ['SK'], classes: [9] } })
  await app.anonymous(requestOrder, { params: { id: requestId } })
  const preferences = { lawyerHelp: false, euGrant: false, invoiceInUs }
  await app.anonymous(requestPreferences, { params: { id: requestId }, body: preferences })
  const at = { ...person, country, ...(country === 'US' && { state: 'NY' }), email }
  const priced = await app.anonymous(productUpdate, { params: { id: productId }, body: at })
  const order = { paymentType: 'transfer', termsAccepted: true, beginAtOnce: true } as const
  const placed = await app.anonymous(productFinishOrder, { params: { id: productId }, body: order })
  expect(placed.total).toBe(priced.totals.total)
  const { client } = await app.signIn(staff)
  await client(productMarkPaid, {
    params: { id: productId },
    body: { receivedOn: app.context.facilities.today(), amount: placed.total, currency },
  })
  const { rows } = await app.context.pool.query<{ document: InvoiceDocument; issuer: string }>(
    'select document_context as document, issuer from invoice where product_id = $1',
    [productId],
  )
  const [row] = rows
  expect(row?.issuer).toBe(row?.document.issuer)
  return row?.document as InvoiceDocument
}

describe('an issuer in Czechia', () => {
  begin({ INVOICE_ISSUER: JSON.stringify({ ...issuer, country: 'CZ', vatNumber: 'CZ12345678', vatPercent: 21 }) })

  test('charges its own VAT at home and to consumers in the Union, and tells it in crowns', async () => {
    const home = await invoiceTo('CZ')
    expect(home).toMatchObject({ issuer: 'CZ', vat: { rate: 21, reason: 'domestic' } })
    expect(home.number).toMatch(/^CZ\d{8}$/)
    expect(home.variableSymbol).toMatch(/^2/)
    // By the rate of the test, 24.25 crowns for a euro.
    expect(home.euro).toMatchObject({ currency: 'CZK', rate: 24.25, vat: Math.round(home.totals.vat * 24.25) })
    const crowns = await invoiceTo('CZ', { currency: 'CZK' })
    expect(crowns.euro).toBeNull()
    expect(await invoiceTo('SK')).toMatchObject({ vat: { rate: 21, reason: 'eu-consumer' } })
    expect((await invoiceTo('US')).totals.vat).toBe(0)
  })
})

describe('a company in the United States beside the one in Slovakia', () => {
  begin({ INVOICE_ISSUER_US: JSON.stringify(inUs) })

  test('issues to whoever asks for it and is billed there, in a series of its own, and to nobody else', async () => {
    const own = await invoiceTo('US', { invoiceInUs: true })
    expect(own).toMatchObject({
      issuer: 'US',
      supplier: { name: inUs.name },
      vat: { category: 'O', reason: 'us-issuer' },
    })
    expect(own.number).toMatch(/^US\d{8}$/)
    expect(own.euro).toBeNull()
    expect(await invoiceTo('US')).toMatchObject({ issuer: 'SK', vat: { reason: 'outside-eu' } })
    // A preference that would take off VAT is none.
    expect(await invoiceTo('SK', { invoiceInUs: true })).toMatchObject({ issuer: 'SK', vat: { rate: 23 } })
  })
})

describe('a company in the United States without an account for transfers', () => {
  begin({ INVOICE_ISSUER_US: JSON.stringify({ ...inUs, iban: null }) })

  test('is paid by card alone', async () => {
    await expect(invoiceTo('US', { invoiceInUs: true })).rejects.toMatchObject({
      fields: { paymentType: 'not-a-choice' },
    })
    expect(await invoiceTo('US')).toMatchObject({ issuer: 'SK' })
  })
})

describe('without a company in the United States', () => {
  begin({})

  test('the preference is not kept', async () => {
    expect(await invoiceTo('US', { invoiceInUs: true })).toMatchObject({ issuer: 'SK', vat: { reason: 'outside-eu' } })
  })
})

describe('an issuer in Slovakia, the law and the rates of the day', () => {
  begin({})

  test('a document without the rate that it has to say its VAT by is not made, and is when somebody has entered one', async () => {
    const kept = await app.context.pool.query(`delete from exchange_rate where target_currency = 'CZK' returning *`)
    expect(kept.rowCount).toBeGreaterThan(0)
    const email = 'rate@issuers.test'
    const { requestId, productId } = await orderMatter(app, staff, email)
    // What is asked in crowns already needs no rate to be priced.
    await app.context.pool.query(
      `update registration_request set currency = 'CZK', ordered_items = jsonb_set(ordered_items, '{currency}', '"CZK"') where id = $1`,
      [requestId],
    )
    await app.anonymous(productUpdate, { params: { id: productId }, body: { ...person, country: 'SK', email } })
    const order = { paymentType: 'transfer', termsAccepted: true, beginAtOnce: true } as const
    const refusal: unknown = await app.anonymous(productFinishOrder, { params: { id: productId }, body: order }).catch((error: unknown) => error) // prettier-ignore
    expect(refusal).toMatchObject({ code: 'rules-unmet', facts: { missing: 'rate', currency: 'CZK' } })
    expect((await app.context.pool.query('select 1 from invoice where product_id = $1', [productId])).rowCount).toBe(0)
    await app.context.pool.query(
      `insert into exchange_rate (id, base_currency, target_currency, rate, date, source)
         select gen_random_uuid(), 'EUR', 'CZK', 24.25, max(date), 'test' from exchange_rate`,
    )
    await app.anonymous(productFinishOrder, { params: { id: productId }, body: order })
    const { rows } = await app.context.pool.query<{ euro: object }>(
      `select document_context->'euro' as euro from invoice where product_id = $1`,
      [productId],
    )
    expect(rows).toEqual([{ euro: expect.objectContaining({ rate: 24.25 }) as object }])
  })

  test('an order from before a change of the law is invoiced at the rate of the day on which it is paid, for what was agreed', async () => {
    const email = 'law@issuers.test'
    const { productId } = await orderMatter(app, staff, email)
    await app.anonymous(productUpdate, { params: { id: productId }, body: { ...person, country: 'SK', email } })
    const order = { paymentType: 'transfer', termsAccepted: true, beginAtOnce: true } as const
    await app.anonymous(productFinishOrder, { params: { id: productId }, body: order })
    // As it was ordered under the rate of 2024.
    const { rows } = await app.context.pool.query<{ net: number; total: number }>(
      `update invoice set document_context = document_context || jsonb_build_object(
         'vat', document_context->'vat' || '{"rate": 20}',
         'totals', document_context->'totals' || jsonb_build_object('vat', v, 'serviceVat', v, 'officialVat', 0, 'total', n + v))
         from (select (document_context->'totals'->>'net')::int as n, round((document_context->'totals'->>'net')::int * 0.2)::int as v
                 from invoice where product_id = $1) as was
         where product_id = $1 returning n as net, n + v as total`,
      [productId],
    )
    const [{ net, total } = { net: 0, total: 0 }] = rows
    const { client } = await app.signIn(staff)
    const receivedOn = app.context.facilities.today()
    await client(productMarkPaid, { params: { id: productId }, body: { receivedOn, amount: total, currency: 'EUR' } })
    const { rows: issued } = await app.context.pool.query<{ document: InvoiceDocument }>(
      'select document_context as document from invoice where product_id = $1',
      [productId],
    )
    const document = issued[0]?.document
    expect(document).toMatchObject({ vat: { rate: 23 }, totals: { total } })
    expect(document?.totals.net).toBeLessThan(net)
    expect(document?.lines.reduce((all, line) => all + line.net, 0)).toBe(document?.totals.net)
  })
})
