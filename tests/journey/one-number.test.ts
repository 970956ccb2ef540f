import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { productPaymentStatus } from '#contract/product.ts'
import { requestCreate, requestOrder, requestUpdate, verificationSave } from '#contract/registration.ts'
import { languages, type Language } from '#kernel/languages.ts'
import type { InvoiceDocument } from '#domain/billing/invoice-document.ts'
import { vatUntilBilled } from '#domain/billing/vat.ts'
import { formatMoney, minorUnits, type Currency } from '#kernel/money.ts'
import { readPdfText } from '#platform/pdf/read-text.ts'
import { countryName } from '#web/country.ts'
import { path } from '#web/path.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { mailTo } from '#tests/browser/matter.ts'
import { wordsOf } from '#tests/browser/words.ts'
import { enterCard } from '#tests/matter.ts'
import { isProof } from '#tests/proof.ts'
import { createJar, signInWithJar, type Jar } from '#tests/sign-in.ts'
import { eventually } from '#tests/waiting.ts'
import { sendAnswer } from '#tests/taken-on.ts'

const known = 'DE136695976'
const currencies = ['EUR', 'CZK', 'GBP', 'USD', 'CHF'] as const satisfies readonly Currency[]
const cases = [
  { name: 'a consumer at home', country: 'SK', vat: null, category: 'S', rate: 23 },
  { name: 'a business elsewhere in the Union, reverse charge', country: 'DE', vat: known, category: 'AE', rate: 0 },
  { name: 'a consumer outside of the Union', country: 'CH', vat: null, category: 'O', rate: 0 },
] as const
// With every test each currency once and the cases by turn; all fifteen in the proof.
const orders = currencies
  .flatMap((currency, c) =>
    cases.map((one, v) => ({ ...one, currency, c, v, language: languages[(c + v) % languages.length] as Language })),
  )
  .filter(({ c, v }) => isProof || c % cases.length === v)

const staff = 'staff@number.test'
let register: Server
let app: TestApp
beforeAll(async () => {
  register = createServer((request, answer) => {
    request.resume()
    request.on('end', () => answer.writeHead(200, { 'content-type': 'application/json' }).end('{"valid":true}'))
  })
  await new Promise<void>((done) => register.listen(0, '127.0.0.1', done))
  app = await startApp({ VIES_URL: `http://127.0.0.1:${(register.address() as AddressInfo).port}` })
  await app.addUser(staff, 'staff')
})
afterAll(async () => {
  await app?.close()
  register?.close()
})

/** Text as a reader sees it: no marks, one space for any. */
const plain = (html: string) =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ')

/** The amount to pay on a page: its rows of totals, each once. */
function totalsIn(html: string): string {
  const rows = [...html.matchAll(/class="is-total"[^>]*>([\s\S]*?)<\/(?:tr|div)>/g)].map(([, row = '']) => row)
  const cells = rows.map((row) => plain(/<(td|dd)[^>]*>([\s\S]*?)<\/\1>/.exec(row)?.[2] ?? '').trim())
  return [...new Set(cells)].join(' and ')
}

describe.each(orders)('$currency, $name, in $language', ({ currency, country, vat, category, rate, language }) => {
  test('every amount that is seen is the same number', async () => {
    const { anonymous } = app
    const email = `${currency}-${country}@number.test`.toLowerCase()
    const { client } = await app.signIn(staff)
    const { id } = await anonymous(requestCreate, {
      body: {
        type: 'WORD', value: 'NUMBER', businessDescription: 'Testing', jurisdictions: ['CH'], contactEmail: email,
        contactFirstName: 'Nora', contactLastName: 'Fictional', language, currency,
      },
    }) // prettier-ignore
    await client(verificationSave, {
      params: { id },
      body: {
        distinctiveness: 'invented', overallRisk: 'low', jurisdictions: [{ jurisdiction: 'CH', risk: 'low' }],
        recommendedClasses: [9, 35], clientNote: null, strategy: null, resultNote: null, search: { classes: [], scope: 'all', withDead: false }, similarTrademarks: [],
      },
    }) // prettier-ignore
    await sendAnswer(client, id)

    /** What was seen, by where. */
    const seen: Record<string, string | null> = {}
    const say = wordsOf(language)
    const visitor = createJar(app, { country })
    const page = async (jar: Jar, address: string) => await (await jar.fetch(address)).text()
    const summary = await page(visitor, path.verificationSummary({ id }, { language }))
    seen['the summary'] = totalsIn(summary)

    await anonymous(requestUpdate, { params: { id }, body: { jurisdictions: ['CH'], classes: [9, 35] } })
    seen['the order'] = totalsIn(await page(visitor, path.registrationRequest({ id }, { language })))
    seen['its classes'] = totalsIn(await page(visitor, path.goodsAndServices({ id }, { language })))
    const { productId } = await anonymous(requestOrder, { params: { id } })
    const checkout = path.checkout({ id: productId }, { language })
    const post = async (fields: Record<string, string>) =>
      await visitor.fetch(checkout, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: app.url },
        body: new URLSearchParams(fields),
      })
    const who: Record<string, string> = vat === null ? { type: 'physical', firstName: 'Nora', lastName: 'Fictional' } : { type: 'legal', businessName: 'Number GmbH', vat } // prettier-ignore
    const billing = { ...who, email, street: 'A 1', city: 'B', postcode: country === 'CH' ? '8001' : '81101', country }
    const review = await (await post(billing)).text()
    seen['the review'] = totalsIn(review)
    const paying = { paymentType: 'card', termsAccepted: 'yes', beginAtOnce: 'yes', intent: 'order' }
    const toPay = (await post({ ...billing, ...paying })).headers.get('location') ?? ''
    const { rows } = await app.context.pool.query<{ document: InvoiceDocument; id: string }>(
      'select id, document_context as document from invoice where product_id = $1',
      [productId],
    )
    const [{ document: proforma, id: invoiceId } = { document: null, id: '' }] = rows
    if (!proforma) throw new Error(`no proforma: ${plain(review).slice(0, 2000)}`)
    const { totals } = proforma
    expect(proforma.vat).toMatchObject({ category, rate })
    expect([proforma.currency, totals.total, totals.vat]).toEqual([currency, totals.net + totals.vat, Math.round((totals.net * rate) / 100)]) // prettier-ignore
    const amount = (minor: number) => formatMoney(minor, currency, language).replaceAll('\u00a0', ' ')
    const total = amount(totals.total)
    /** The amount where a text has it; otherwise the text, to be read in the failure. */
    const within = (text: string | null) =>
      (text ?? '').replaceAll(/[\s\u00a0]+/g, ' ').includes(total) ? total : text
    const file = async (jar: Jar) => {
      const answer = await jar.fetch(`/api/invoice/${invoiceId}/download`)
      return within(await readPdfText(new Uint8Array(await answer.arrayBuffer())))
    }
    seen['the page of the provider'] = within(plain(await page(createJar({ url: '' }), toPay)))
    seen['the mail of the order'] = within(plain((await mailTo(app, email, 'order-card')).html))
    const { jar } = await signInWithJar(app, staff)
    seen['the proforma'] = await file(jar)
    await enterCard(toPay, '4242424242424242')
    await eventually('the invoice', async () => {
      const { state } = await anonymous(productPaymentStatus, { params: { id: productId } })
      return state === 'paid'
    })
    seen['the page after'] = within(plain(await page(visitor, path.productSuccess({ id: productId }, { language }))))
    seen['the receipt'] = within(plain((await mailTo(app, email, 'receipt')).html))
    seen['the invoice'] = await file(jar)
    const charged = await app.context.pool.query<{ charged: number }>(
      'select charged from payment_sandbox.orders o join invoice i on i.variable_symbol = o.reference where i.product_id = $1',
      [productId],
    )
    seen['the card'] = charged.rows.map((row) => amount(row.charged)).join(', ')
    const owner = await app.addUser(`owner-${email}`, 'customer')
    for (const [table, key] of [
      ['registration_request', id],
      ['product', productId],
      ['invoice', invoiceId],
    ] as const)
      // prettier-ignore
      await app.context.pool.query(`update ${table} set user_id = $1 where id = $2`, [owner, key])
    const { jar: portal } = await signInWithJar(app, `owner-${email}`)
    seen['the portal'] = totalsIn(await page(portal, path.order({ id }, { language })))
    const electronic = await page(jar, `/api/invoice/${invoiceId}/document`)
    seen['the electronic invoice'] = amount(minorUnits(/<cbc:TaxInclusiveAmount[^>]*>([^<]+)/.exec(electronic)?.[1] ?? '', currency)) // prettier-ignore

    // Until somebody is billed the price is that of a private customer, and says so; what it is without VAT is the same number.
    const { rate: privately = 0 } = vatUntilBilled(country, app.context.facilities.today()) ?? {}
    const unbilled = amount(totals.net + Math.round((totals.net * privately) / 100))
    const before = ['the summary', 'the order', 'its classes']
    expect(seen).toEqual(Object.fromEntries(Object.keys(seen).map((where) => [where, before.includes(where) ? unbilled : total]))) // prettier-ignore
    expect(Object.keys(seen)).toHaveLength(13)
    for (const part of [totals.service, totals.official]) expect(plain(summary)).toContain(amount(part))
    // Where both are one number nothing has to be said of it.
    const note = say('summary:vatNote', { country: countryName(country, language) })
    expect(unbilled === total || plain(summary).includes(note)).toBe(true)
    expect(unbilled === total).toBe(category !== 'AE')
  })
})

test('the order that a summary opens costs what its button says, where several places were asked for', async () => {
  const { client } = await app.signIn(staff)
  const { id } = await app.anonymous(requestCreate, {
    body: {
      type: 'WORD', value: 'NUMBERS', businessDescription: 'Testing', jurisdictions: ['EU', 'CH'], contactEmail: 'two@number.test',
      contactFirstName: 'Nora', contactLastName: 'Fictional', language: 'en', currency: 'EUR',
    },
  }) // prettier-ignore
  await client(verificationSave, {
    params: { id },
    body: {
      distinctiveness: 'invented', overallRisk: 'medium',
      jurisdictions: [{ jurisdiction: 'CH', risk: 'medium', reason: 'One is near.' }, { jurisdiction: 'EU', risk: 'low' }],
      recommendedClasses: [9, 35], clientNote: null, strategy: null, resultNote: null, search: { classes: [], scope: 'all', withDead: false }, similarTrademarks: [],
    },
  }) // prettier-ignore
  await sendAnswer(client, id)
  const visitor = createJar(app, { country: 'SK' })
  const summary = await (await visitor.fetch(path.verificationSummary({ id }, { language: 'en' }))).text()
  const [, href = '', label = ''] = /href="([^"]*\?place=[^"]*)"[^>]*>([\s\S]*?)<\/a>/.exec(summary) ?? []
  expect(href).toContain('place=EU')
  const order = await (await visitor.fetch(href.replaceAll('&amp;', '&'))).text()
  expect(totalsIn(order)).not.toBe('')
  expect(plain(label)).toContain(totalsIn(order))
})
