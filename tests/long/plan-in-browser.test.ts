import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { retryAfterDays } from '#domain/monitoring/dunning.ts'
import { addDays, formatDate } from '#kernel/dates.ts'
import { formatMoney } from '#kernel/money.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser, personsName } from '#tests/browser/chromium.ts'
import { expectPayment, fillBilling, orderByCard, payWith, reviewOrder } from '#tests/browser/order.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { watch, type Watch } from '#tests/browser/watch.ts'
import { wordsOf } from '#tests/browser/words.ts'
import { MovedClock, SubscriptionWorld } from '#tests/subscription-world.ts'
import { path } from '#web/path.ts'

/* A brand's owner tries a plan, pays it, sees its renewal declined four times and makes up for it: all of it on the pages. */
const say = wordsOf('en')
const email = 'owner@plan.test'
/** It pays once, and never again by itself. */
const poorCard = '4000 0000 0000 0341'
const goodCard = '4242 4242 4242 4242'
const billing = { businessName: 'Lumera Fictional', street: 'Vymyslená 2', postcode: '040 01', city: 'Košice' }

describe.runIf(hasChromium('tests/long/plan-in-browser.test.ts'))('a plan of brand protection', () => {
  const clock = new MovedClock('2027-01-11T10:00:00Z')
  let app: TestApp
  let world: SubscriptionWorld
  let browser: Browser
  let context: BrowserContext
  let visited: Watch
  let page: Page

  beforeAll(async () => {
    app = await startApp({ SERVICES: 'web', LOG_LEVEL: 'silent' }, { clock: clock.read })
    world = new SubscriptionWorld(app, clock)
    await app.addUser(email, 'customer')
    browser = await openBrowser()
    context = await browser.newContext({ baseURL: app.url, locale: 'en', userAgent: personsName(browser) })
    visited = watch(context)
    await signInByRequest(context, email, testPassword)
    page = await context.newPage()
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  /** Days pass, each with what the timer and the queue do on it; a session does not outlast them. */
  async function live(days: number): Promise<void> {
    for (let day = 0; day < days; day += 1) {
      clock.days(1)
      await world.work()
      await world.work()
    }
    await context.clearCookies()
    await signInByRequest(context, email, testPassword)
  }

  const fact = (label: string) =>
    page.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd[1]').first()
  const inProfile = async (): Promise<void> => {
    await page.goto(path.profile({}, { query: { tab: 'subscriptions' } }))
    await page.getByRole('link', { name: 'VERDANO' }).click()
    await page.getByRole('heading', { level: 2, name: say('account:subscriptions.of', { brand: 'VERDANO' }) }).waitFor()
  }
  const standsAs = async (status: string): Promise<void> =>
    await fact(say('account:subscriptions.status'))
      .getByText(say(`account:subscriptionStatus.${status}`))
      .waitFor()
  /** The rows of the payments: what each says after its period. */
  const payments = async (): Promise<string[]> =>
    await page
      .getByRole('table', { name: say('account:subscriptions.payments') })
      .locator('tbody tr td:first-of-type')
      .allInnerTexts()

  test('begins with a trial that asks for no card and tells three days before its end', async () => {
    await page.goto(path.brandOrder())
    await page.locator('input[name=tier][value=standard]').check()
    await page.locator('input[name=paymentFrequency][value=monthly]').check()
    for (const kind of ['domains', 'shops']) await page.locator(`input[name=platforms][value=${kind}]`).check()
    await page.getByLabel(say('protection:brand.name')).fill('VERDANO')
    await page.locator('button[value=trial]').click()
    await page.getByRole('heading', { name: say('protection:done.trialTitle') }).waitFor()
    await inProfile()
    await standsAs('Trial started')
    await page.getByText(say('account:subscriptions.noPayments')).waitFor()
    await live(12)
    expect(await world.letters(email)).toContain('trial-ending')
    expect(visited.troubles).toEqual([])
  })

  test('is paid during the trial, and the paid days begin after it', async () => {
    const ends = (await world.status(await subscription()))?.until ?? ''
    await inProfile()
    await page.locator('button[value=plan-pay]').click()
    await page.getByRole('heading', { level: 1, name: say('checkout:billing.title') }).waitFor()
    // The invoice goes to the account, unless another address is typed.
    expect(await page.getByLabel(say('checkout:billing.email'), { exact: true }).inputValue()).toBe(email)
    await page.locator('select[name=country]').selectOption('SK')
    await fillBilling(page, say, billing)
    await reviewOrder(page, say)
    const due = await total()
    await orderByCard(page, say)
    await payWith(page, poorCard, 'once')
    await expectPayment(page, say, 'paid')
    await world.work()
    await inProfile()
    await standsAs('Subscription started')
    await fact(say('account:subscriptions.since'))
      .getByText(formatDate(addDays(ends, 1), 'en'))
      .waitFor()
    expect(await payments()).toEqual([say('account:paymentStatus.Confirmed')])
    await page.getByRole('cell', { name: due, exact: true }).waitFor()
    expect(visited.troubles).toEqual([])
  })

  test('says why its renewal was declined, until when it can be made up for, and is charged four times at most', async () => {
    const id = await subscription()
    const [first] = await world.payments(id)
    while (clock.day <= (first?.until ?? '')) await live(1)
    const lastRetry = retryAfterDays.at(-1) ?? 0
    for (const day of [0, lastRetry]) {
      if (day > 0) await live(day)
      await inProfile()
      await standsAs('Payment failed')
      await page.getByText(say('account:subscriptions.failedTitle')).waitFor()
      const [declined] = (await payments()).filter((text) => text !== say('account:paymentStatus.Confirmed'))
      expect(declined).toContain(say('account:declined.insufficient-funds'))
    }
    expect((await world.letters(email)).filter((name) => name === 'payment-declined')).toHaveLength(4)
    await live(2)
    expect((await world.payments(id))[1]).toMatchObject({ attempts: 4, status: 'Declined' })
    expect(visited.troubles).toEqual([])
  })

  test('is made up for by hand from the notice, and runs as if nothing had been', async () => {
    await inProfile()
    await page.getByRole('link', { name: say('account:subscriptions.payNow') }).click()
    await page.getByText(say('checkout:success.reason.insufficient-funds')).waitFor()
    const due = await fact(say('checkout:success.amount')).innerText()
    await page.getByRole('button', { name: say('checkout:success.retry') }).click()
    await page.waitForURL('**/sandbox-pay/*')
    await payWith(page, goodCard, 'once')
    await expectPayment(page, say, 'paid')
    await page.getByText(say('checkout:success.paidText', { email })).waitFor()
    expect(await fact(say('checkout:success.amount')).innerText()).toBe(due)
    // Who is signed in is led on, and asked to activate nothing.
    await page.getByText(say('checkout:success.accountActiveText', { email })).waitFor()
    await inProfile()
    await standsAs('Subscription started')
    expect(await payments()).toEqual([say('account:paymentStatus.Confirmed'), say('account:paymentStatus.Confirmed')])
    expect(await page.getByRole('cell', { name: due, exact: true }).count()).toBe(2)
    await page.getByText(say('account:subscriptions.failedTitle')).waitFor({ state: 'detached' })
    expect(visited.troubles).toEqual([])
  })

  /** The total that the button binds to, as the pages write it. */
  const total = async (): Promise<string> =>
    formatMoney(Number(await page.locator('input[name=total]').inputValue()), 'USD', 'en')
  const subscription = async (): Promise<string> =>
    (await app.context.pool.query<{ id: string }>('select id from brand_subscription')).rows[0]?.id ?? ''
})
