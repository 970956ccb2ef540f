import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatMoney, type Currency } from '#kernel/money.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { activate } from '#tests/browser/customer.ts'
import { hasChromium, openBrowser, personsName } from '#tests/browser/chromium.ts'
import { linkInMail, mailTo } from '#tests/browser/matter.ts'
import { fillBilling, readBilling, reviewOrder } from '#tests/browser/order.ts'
import { staffArea } from '#tests/browser/staff.ts'
import { watch, type Watch } from '#tests/browser/watch.ts'
import { wordsOf } from '#tests/browser/words.ts'
import { prefixOf } from '#web/path.ts'

const journeys: {
  language: 'en' | 'sk'
  currency: Currency
  country: string
  rate: number
  service: string
}[] = [
  { language: 'en', currency: 'EUR', country: 'SK', rate: 23, service: 'TrademarkRenewal' },
  { language: 'sk', currency: 'CZK', country: 'CH', rate: 0, service: 'FilingOpposition' },
]
const attorney = 'attorney@office.test'
const billing = { businessName: 'Lampa Fictional', street: 'Vymyslená 2', postcode: '040 01', city: 'Košice' }

describe.skipIf(!hasChromium('tests/long/service-checkout.test.ts'))('a service, from its form to the portal', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => await browser?.close())

  describe.each(journeys)('in $language, $currency, billed in $country', (journey) => {
    const { language, currency, country, rate, service } = journey
    const say = wordsOf(language)
    const prefix = prefixOf(language)
    const email = `owner-${language}@lampa.test`
    let app: TestApp
    let visitor: BrowserContext
    let visited: Watch
    let page: Page
    /** Every amount to pay, by where it was seen. */
    const seen: Record<string, string> = {}

    beforeAll(async () => {
      app = await startApp()
      await app.addUser(attorney, 'staff')
      await app.context.pool.query(`insert into discount_coupon (id, lawyer_fees_discount) values ('SPRING', '10')`)
      visitor = await browser.newContext({ baseURL: app.url, locale: language, userAgent: personsName(browser) })
      visited = watch(visitor)
      page = await visitor.newPage()
    })
    afterAll(async () => {
      await visitor?.close()
      await app?.close()
    })

    const amountIn = async (selector: string) => (await page.locator(selector).last().innerText()).trim()

    test('every amount on the way is the same number', async () => {
      await page.goto(`${prefix}/product/checkout?service=${service}&country=${country}&currency=${currency}`)
      await page.getByLabel(say('service:mark'), { exact: true }).fill('LAMPA')
      await page.locator('select[name=jurisdiction]').selectOption('UK')
      await page.getByLabel(say('service:classes')).fill('3')
      await page.getByLabel(say('service:firstName')).fill('Kata')
      await page.getByLabel(say('service:lastName')).fill('Fictional')
      await page.getByLabel(say('service:email')).fill(email)
      await page.getByRole('button', { name: say('service:submit') }).click()

      await page.getByRole('heading', { level: 1, name: say('checkout:billing.title') }).waitFor()
      await fillBilling(page, say, billing)
      // A code that is none is refused beside its field; a good one takes a tenth of our fee, and what was typed stays.
      await visited.expecting(422, async () => {
        await page.getByLabel(say('checkout:coupon.label')).fill('NO-SUCH-CODE')
        await page.getByRole('button', { name: say('checkout:coupon.apply') }).click()
        await page.getByText(say('checkout:coupon.notGood')).waitFor()
      })
      await page.getByLabel(say('checkout:coupon.label')).fill('spring')
      await page.getByRole('button', { name: say('checkout:coupon.apply') }).click()
      await page.getByRole('button', { name: say('checkout:coupon.remove') }).waitFor()
      expect((await readBilling(page, say)).businessName).toBe(billing.businessName)
      await page.locator('select[name=country]').selectOption(country)
      await reviewOrder(page, say)
      seen['the review'] = await amountIn('.mw-price .is-total td')
      await page.getByText(say('checkout:pay.serviceAfter', { total: seen['the review'] })).waitFor()
      await page.locator('input[name=paymentType][value=transfer]').check()
      await page.locator('input[name=termsAccepted]').check()
      // A business has no right to withdraw, so it is not asked about it.
      expect(await page.locator('input[name=beginAtOnce]').count()).toBe(0)
      await page.getByRole('button', { name: say('checkout:pay.submit') }).click()
      await page.getByRole('heading', { level: 1, name: say('checkout:success.transferTitle') }).waitFor()
      seen['the page after'] = await amountIn('.mw-facts b.mw-num >> nth=-1')

      const { html } = await mailTo(app, email, 'order-transfer')
      const plain = html.replaceAll('&nbsp;', '\u00a0').replaceAll(/<[^>]+>/g, ' ')
      seen['the mail'] = plain.includes(seen['the review']) ? seen['the review'] : plain
      const { rows } = await app.context.pool.query<{ total: number; vat: number; net: number; number: string }>(
        `select (d->'totals'->>'total')::int as total, (d->'totals'->>'vat')::int as vat, (d->'totals'->>'net')::int as net,
                d->'subject'->>'order' as number from (select document_context as d from invoice) i`,
      )
      expect(rows).toHaveLength(1)
      const { total = 0, vat, net = 0, number = '' } = rows[0] ?? {}
      expect(vat).toBe(Math.round((net * rate) / 100))
      const off = await app.context.pool.query<{ line: number; off: number }>(
        `select (line->>'net')::int as line, (line->'discount'->>'amount')::int as off
           from invoice, jsonb_array_elements(document_context->'lines') line where line->>'kind' = 'service'`,
      )
      expect(off.rows.map((one) => Math.round((one.line + one.off) / 10))).toEqual(off.rows.map((one) => one.off))
      seen['the proforma'] = formatMoney(total, currency, language)

      const office = await browser.newContext({
        baseURL: app.url,
        locale: language,
        viewport: { width: 1440, height: 900 },
      })
      const worked = watch(office)
      const desk = await office.newPage()
      await staffArea(desk, say, language).signIn(attorney, testPassword)
      await desk.goto('/admin#/service_request')
      await desk.getByRole('link', { name: number }).click()
      await desk.locator('.mw-price .is-total td').waitFor()
      seen['the staff page'] = (await desk.locator('.mw-price .is-total td').innerText()).trim()
      await desk.getByRole('button', { name: say('admin:paid.submit') }).click()
      await desk.getByText(say('admin:serviceStatus.In progress'), { exact: true }).first().waitFor()
      expect(worked.troubles).toEqual([])
      await office.close()

      const receipt = (await mailTo(app, email, 'receipt')).html
        .replaceAll('&nbsp;', '\u00a0')
        .replaceAll(/<[^>]+>/g, ' ')
      seen['the receipt'] = receipt.includes(seen['the review']) ? seen['the review'] : receipt
      await activate(
        page,
        say,
        await linkInMail(app, email, 'activate-account', '/portal/activate/'),
        email,
        testPassword,
      )
      await page.goto(`${prefix}/portal/orders`)
      await page.getByRole('row', { name: number }).getByRole('link').first().click()
      await page.locator('.mw-price .is-total td').waitFor()
      seen['the portal'] = await amountIn('.mw-price .is-total td')

      expect(seen).toEqual(Object.fromEntries(Object.keys(seen).map((where) => [where, seen['the proforma']])))
      expect(Object.keys(seen)).toHaveLength(7)
      expect(visited.troubles).toEqual([])
    })
  })
})
