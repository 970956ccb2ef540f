import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient } from '#contract/client.ts'
import { invoiceRefund } from '#contract/invoice.ts'
import { productMarkPaid } from '#contract/product.ts'
import { requestStatus } from '#contract/registration.ts'
import { serviceRequestCheckout, serviceRequestCreate } from '#contract/service-order.ts'
import { path } from '#web/path.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { orderedMatter } from '#tests/matter.ts'
import { signInWithJar, type Jar } from '#tests/sign-in.ts'
import { eventually } from '#tests/waiting.ts'

let app: TestApp
let staff: ReturnType<typeof createClient>
let jar: Jar
let customerId = ''
beforeAll(async () => {
  app = await startApp()
  await app.addUser('staff@files.test', 'staff')
  customerId = await app.addUser('owner@files.test', 'customer')
  ;({ client: staff } = await app.signIn('staff@files.test'))
  ;({ jar } = await signInWithJar(app, 'owner@files.test'))
})
afterAll(async () => {
  await app?.close()
})

const read = async (address: string) => await (await jar.fetch(address)).text()
/** The files that a page links, each fetched: where, what it is, and how it begins. */
async function filesOf(html: string): Promise<[string, string | null, string][]> {
  const links = [...html.matchAll(/href="(\/api\/(?:invoice|credit-note)\/[^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
  const files: [string, string | null, string][] = []
  for (const href of links) {
    const answer = await jar.fetch(href)
    const kind = href.replaceAll(/[0-9a-f-]{36}/g, 'ID').replace('/api/', '')
    files.push([kind, answer.headers.get('content-type'), (await answer.text()).slice(0, 5)])
  }
  return files
}
const today = () => app.context.facilities.today()

test('an order has its pro forma, then its invoice also for accounting programs, then the credit note in both forms', async () => {
  const { requestId, productId, total, variableSymbol } = await orderedMatter(
    app,
    'staff@files.test',
    'owner@files.test',
    'transfer',
  )
  for (const table of ['registration_request', 'product'])
    await app.context.pool.query(`update ${table} set user_id = $1 where id = $2`, [
      customerId,
      table === 'product' ? productId : requestId,
    ])
  await app.context.pool.query('update invoice set user_id = $1 where variable_symbol = $2', [
    customerId,
    variableSymbol,
  ])
  const page = path.order({ id: requestId })
  const translated = ['sk', 'cs', 'es'].map((language) => [
    `invoice/invoice-by-reference/${variableSymbol}/translated?language=${language}`,
    'application/pdf',
    '%PDF-',
  ])
  expect(await filesOf(await read(page))).toEqual([['invoice/ID/download', 'application/pdf', '%PDF-'], ...translated])
  await staff(productMarkPaid, {
    params: { id: productId },
    body: { amount: total, currency: 'EUR', receivedOn: today() },
  })
  const paid = [
    ['invoice/ID/download', 'application/pdf', '%PDF-'],
    ['invoice/ID/document', 'application/xml', '<?xml'],
    ...translated,
  ]
  expect(await filesOf(await read(page))).toEqual(paid)
  const note = [
    ['credit-note/ID/document', 'application/pdf', '%PDF-'],
    ['credit-note/ID/document?format=ubl', 'application/xml', '<?xml'],
  ]
  // A part of it goes back: the page says how much and why.
  const { rows } = await app.context.pool.query<{ id: string }>('select id from invoice where variable_symbol = $1', [
    variableSymbol,
  ])
  await staff(invoiceRefund, {
    params: { id: rows[0]?.id ?? '' },
    body: { amount: 1230, currency: 'EUR', credited: 0, reason: 'One class fewer' },
  })
  const shown = await read(page)
  expect(shown).toMatch(/12[.,]30/)
  expect(shown).toContain('One class fewer')
  expect(await filesOf(shown)).toEqual([...paid, ...note])
  const status = await app.context.pool.query<{ status: string }>(
    'select status from registration_request where id = $1',
    [requestId],
  )
  await staff(requestStatus, {
    params: { id: requestId },
    body: { from: status.rows[0]?.status as 'Invoice paid', to: 'Refunded' },
  })
  await eventually(
    'the other credit note',
    async () => (await filesOf(await read(page))).length === paid.length + 2 * note.length,
  )
  expect(await filesOf(await read(page))).toEqual([...paid, ...note, ...note])
})

test('a service is ordered again from its page, once for a form, and not while it is open itself', async () => {
  const token = (await app.signIn('owner@files.test')).token
  const own = createClient({ baseUrl: app.url, token: () => token })
  const { id } = await own(serviceRequestCreate, {
    query: { serviceType: 'TrademarkRenewal' },
    body: {
      items: [{ jurisdiction: 'SK', mark: 'ZNOVA', classes: 1 }],
      contactEmail: 'owner@files.test',
      contactFirstName: 'Test',
      contactLastName: 'Fictional',
      language: 'en',
      currency: 'EUR',
    },
  })
  await own(serviceRequestCheckout, { params: { id } })
  const page = path.serviceOrder({ id })
  const keyIn = (html: string) => /name="key" value="([^"]+)"/.exec(html)?.[1]
  expect(keyIn(await read(page))).toBeUndefined()
  await app.context.pool.query(`update service_request set status = 'Abandoned' where id = $1`, [id])
  const key = keyIn(await read(page)) ?? ''
  expect(key).not.toBe('')
  const post = async () =>
    await jar.fetch(page, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: app.url },
      body: new URLSearchParams({ intent: 'again', key }),
    })
  const [first, second] = [await post(), await post()]
  expect(first.status).toBe(302)
  expect(first.headers.get('location')).toMatch(/^\/product\/[0-9a-f-]{36}\/checkout/)
  expect(second.headers.get('location')).toBe(first.headers.get('location'))
  const { rows } = await app.context.pool.query<{ n: number }>(
    `select count(*)::int as n from service_request where user_id = $1 and parameters->'items'->0->>'mark' = 'ZNOVA'`,
    [customerId],
  )
  expect(rows[0]?.n).toBe(2)
})

test('the advisor shows a chosen place among the first, and keeps the long list closed and in columns', async () => {
  const html = await read(path.routeAdvisor({}, { query: { markets: ['JP'], home: 'SK', classes: '1' } }))
  const boxes = (part: string) =>
    [...part.matchAll(/<input[^>]*name="markets"[^>]*>/g)].map(([box]) => ({
      code: /value="([^"]+)"/.exec(box)?.[1] ?? '',
      checked: box.includes(' checked'),
    }))
  const [first = '', rest = ''] = html.split('<details class="mw-more"><summary>')
  expect(boxes(first).filter(({ checked }) => checked)).toEqual([{ code: 'JP', checked: true }])
  expect(boxes(first).length).toBeLessThan(12)
  expect(boxes(rest).length).toBeGreaterThan(80)
  expect(boxes(rest).some(({ checked, code }) => checked || code === 'JP')).toBe(false)
  expect(rest.slice(0, 400).includes('class="mw-columns"')).toBe(true)
})
