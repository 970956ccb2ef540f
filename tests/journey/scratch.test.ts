import { afterAll, beforeAll, test } from 'vitest'
import { requestUpdate, requestOrder } from '#contract/registration.ts'
import { requestPreferences } from '#contract/preference.ts'
import { issuer, startApp, testPassword, type TestApp } from '#tests/app.ts'
import { openBrowser } from '#tests/browser/chromium.ts'
import { overflowOf, violationsOf } from '#tests/browser/inspect.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { wordsOf } from '#tests/browser/words.ts'
import { orderMatter } from '#tests/matter.ts'
let app: TestApp
beforeAll(async () => { app = await startApp({ INVOICE_ISSUER_US: JSON.stringify({ ...issuer, name: 'Inc', country: 'US', vatNumber: null, iban: null }) }); await app.addUser('s@x.test', 'staff') })
afterAll(async () => await app?.close())
test('shots', { timeout: 300_000 }, async () => {
  const { requestId: id, productId } = await orderMatter(app, 's@x.test', 'o@x.test')
  await app.anonymous(requestUpdate, { params: { id }, body: { jurisdictions: ['EU', 'US', 'JP'], classes: [9, 25] } })
  await app.anonymous(requestOrder, { params: { id } })
  await app.anonymous(requestPreferences, { params: { id }, body: { lawyerHelp: true, euGrant: true, invoiceInUs: false } })
  const browser = await openBrowser()
  for (const [lang, width, scheme] of [['', 1440, 'light'], ['/sk', 390, 'dark']] as const) {
    const context = await browser.newContext({ baseURL: app.url, locale: lang ? 'sk' : 'en-GB', viewport: { width, height: 1000 }, colorScheme: scheme })
    const page = await context.newPage()
    const look = async (name: string) => {
      await page.screenshot({ path: `/tmp/bill/shot-${name}-${width}.png`, fullPage: true })
      console.log(name, width, JSON.stringify(await overflowOf(page)), JSON.stringify(await violationsOf(page)).slice(0, 600))
    }
    await page.goto(`${lang}/registration-request/${id}/preferences`); await page.waitForTimeout(800); await look('pref')
    await page.goto(`${lang}/product/${productId}/checkout`); await page.waitForTimeout(800)
    await page.locator('input[name=type][value=legal]').check()
    for (const [n, v] of [['businessName', 'Acme'], ['vat', 'DE136695976'], ['street', 'A 1'], ['postcode', '1'], ['city', 'B']] as const) await page.locator(`input[name=${n}]`).fill(v)
    await page.locator('select[name=country]').selectOption('DE')
    await page.getByRole('button', { name: wordsOf(lang ? 'sk' : 'en')('checkout:billing.submit') }).click(); await page.locator('input[name=termsAccepted]').waitFor({timeout: 20000}).catch(async () => { await page.screenshot({ path: '/tmp/bill/shot-fail.png', fullPage: true }) }); await page.waitForTimeout(500)
    await page.locator('details').nth(-2).evaluate((one) => ((one as HTMLDetailsElement).open = true))
    await look('pay')
    await signInByRequest(context, 's@x.test', testPassword)
    await page.goto(`/admin#/registration_request/${id}/show/order`); await page.waitForTimeout(2500); await look('staff')
    await page.goto(`/admin#/registration_request?filter=%7B%22wish%22%3A%22lawyer%22%7D`); await page.waitForTimeout(2000); await look('list')
    await context.close()
  }
  await browser.close()
})
