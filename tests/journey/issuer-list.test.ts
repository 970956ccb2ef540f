import { afterAll, beforeAll, expect, test } from 'vitest'
import { issuerList } from '#contract/issuer.ts'
import { productMarkPaid } from '#contract/product.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { orderedMatter } from '#tests/matter.ts'

let app: TestApp
let staff: TestApp['anonymous']
beforeAll(async () => {
  app = await startApp({
    INVOICE_ISSUER_US: JSON.stringify({ name: 'Test Inc.', lines: ['1 Test St'], country: 'US' }),
  })
  await app.addUser('staff@issuers.test', 'staff')
  ;({ client: staff } = await app.signIn('staff@issuers.test'))
})
afterAll(async () => {
  await app?.close()
})

test('staff see who issues, what was numbered, by which law, and what of it nobody read', async () => {
  const today = app.context.facilities.today()
  const order = await orderedMatter(app, 'staff@issuers.test', 'payer@issuers.test', 'transfer')
  await orderedMatter(app, 'staff@issuers.test', 'unpaid@issuers.test', 'transfer')
  await staff(productMarkPaid, {
    params: { id: order.productId },
    body: { amount: order.total, currency: 'EUR', receivedOn: today },
  })
  const { issuers, laws } = await staff(issuerList, {})
  expect(issuers).toMatchObject([
    {
      setting: 'INVOICE_ISSUER',
      series: 'SK',
      vatNumber: 'SK2999999998',
      taxCurrency: 'EUR',
      vat: { country: 'SK', isRead: true, rates: [{ percent: 23 }, { percent: 20 }] },
      years: [
        { year: Number(today.slice(0, 4)), invoices: { issued: 1, last: 1 }, creditNotes: { issued: 0, last: 0 } },
      ],
    },
    { setting: 'INVOICE_ISSUER_US', series: 'US', name: 'Test Inc.', taxCurrency: null, vat: null, years: [] },
  ])
  expect(laws.find(({ country }) => country === 'DE')).toMatchObject({ isRead: false, rates: [{ percent: 19 }] })
  expect(laws.every(({ law, rates }) => law !== '' && rates.length > 0)).toBe(true)
})

test('who pays sees no page of it', async () => {
  await app.addUser('payer@who.test', 'customer')
  const { client } = await app.signIn('payer@who.test')
  await expect(client(issuerList, {})).rejects.toMatchObject({ code: 'not-allowed' })
})
