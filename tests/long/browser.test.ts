import { buffer } from 'node:stream/consumers'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { addYears, formatDate, officeZone, today } from '#kernel/dates.ts'
import { path, prefixOf } from '#web/path.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { activate, approve, askForChange, fillOwner, readOwner, saveOwner } from '#tests/browser/customer.ts'
import { hasChromium, openBrowser, personsName } from '#tests/browser/chromium.ts'
import { bringLateMessages, expectStatus, linkInMail, mailTo, trackingOf } from '#tests/browser/matter.ts'
import {
  bankAsks,
  chooseClasses,
  choosePlaces,
  confirmPayment,
  expectPayment,
  fillBilling,
  goToOrder,
  nameCountry,
  orderByCard,
  payWith,
  readBilling,
  reviewOrder,
} from '#tests/browser/order.ts'
import { staffArea } from '#tests/browser/staff.ts'
import { askOnHomePage, fillVerification, readVerification, sendVerification } from '#tests/browser/visitor.ts'
import { watch, type Watch } from '#tests/browser/watch.ts'
import { wordsOf } from '#tests/browser/words.ts'
import { isProof } from '#tests/proof.ts'

/** From the first question to the certificate, in two languages; the second alone where it is not the proof. */
const journeys = [
  {
    language: 'en',
    mark: 'KOVENTO',
    inquiry: {
      business: 'Cabin suitcases',
      firstName: 'Kata',
      lastName: 'Fictional',
      email: 'owner@kovento.test',
      places: ['SK', 'US'],
    },
    billing: { businessName: 'Kovento Fictional s. r. o.', street: 'Vymyslená 2', postcode: '040 01', city: 'Košice' },
  },
  {
    language: 'sk',
    mark: 'ŽELMARA',
    inquiry: {
      business: 'Kožené kabelky',
      firstName: 'Želmíra',
      lastName: 'Vymyslená',
      email: 'majitel@zelmara.test',
      places: ['SK', 'US'],
    },
    billing: {
      businessName: 'Želmara Vymyslená s. r. o.',
      street: 'Nejestvujúca 7',
      postcode: '811 01',
      city: 'Bratislava',
    },
  },
] as const

const terms = { 18: ['Suitcases', 'Backpacks'], 35: ['Retail services for luggage'] } as const
const added = 'Travel bags'

const attorney = 'attorney@office.test'

describe.skipIf(!hasChromium('tests/long/browser.test.ts'))('from the first question to the certificate', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => await browser?.close())

  describe.each(isProof ? journeys : journeys.slice(1))(
    'in the language $language',
    ({ language, mark, inquiry, billing }) => {
      const say = wordsOf(language)
      const home = prefixOf(language) || '/'
      let app: TestApp
      let visitor: BrowserContext
      let page: Page
      let visited: Watch
      let office: BrowserContext
      let staff: ReturnType<typeof staffArea>
      let worked: Watch
      let id = ''

      beforeAll(async () => {
        app = await startApp()
        await app.addUser(attorney, 'staff')
        visitor = await browser.newContext({ baseURL: app.url, locale: language, userAgent: personsName(browser) })
        visited = watch(visitor)
        page = await visitor.newPage()
        office = await browser.newContext({
          baseURL: app.url,
          locale: language,
          viewport: { width: 1440, height: 900 },
        })
        worked = watch(office)
        const desk = await office.newPage()
        staff = staffArea(desk, say, language)
      })
      afterAll(async () => {
        await office?.close()
        await visitor?.close()
        await app?.close()
      })

      const rows = async (sql: string) => (await app.context.pool.query<Record<string, unknown>>(sql)).rows

      test('without scripts: a bad request comes back with what was typed, a good one is taken', async () => {
        const plain = await browser.newContext({ baseURL: app.url, locale: language, javaScriptEnabled: false })
        const watched = watch(plain, { scripts: false })
        const page = await plain.newPage()
        await page.goto(home)
        await askOnHomePage(page, say, { mark, business: inquiry.business })
        const { email, ...rest } = inquiry
        await fillVerification(page, say, { ...rest, email: 'nobody' })
        await watched.expecting(422, async () => {
          await sendVerification(page, say)
          await page
            .getByRole('alert')
            .getByText(say('errors:summary', { count: 1 }))
            .waitFor()
        })
        const problem = page.getByRole('alert').getByRole('link', { name: say('errors:field.not-an-email') })
        expect(await problem.getAttribute('href')).toBe('#contactEmail')
        expect(await page.locator('#contactEmail').getAttribute('aria-invalid')).toBe('true')
        expect(await readVerification(page, say)).toEqual({ ...rest, mark, email: 'nobody' })
        expect(await rows('select 1 from registration_request')).toEqual([])

        await fillVerification(page, say, { email })
        await sendVerification(page, say)
        await page.getByRole('heading', { level: 1, name: say('verification:success.title') }).waitFor()
        id = /verification\/([0-9a-f-]{36})\/success$/.exec(page.url())?.[1] ?? ''
        await expectStatus(app, id, 'Verification requested')
        expect(await linkInMail(app, email, 'verification-requested', '/verification-summary/')).toContain(id)
        expect(watched.troubles).toEqual([])
        await plain.close()
      })

      test('with scripts: going back and reloading keeps what was typed', async () => {
        await page.goto(home)
        await askOnHomePage(page, say, { mark: `${mark} 2`, business: inquiry.business })
        await fillVerification(page, say, { firstName: inquiry.firstName, email: inquiry.email, places: ['CH'] })
        const typed = await readVerification(page, say)
        expect(typed).toMatchObject({ mark: `${mark} 2`, firstName: inquiry.firstName, email: inquiry.email })
        await page.reload()
        await expect.poll(async () => await readVerification(page, say)).toEqual(typed)
        await page.goto(home)
        await page.goBack()
        await expect.poll(async () => await readVerification(page, say)).toEqual(typed)
        expect(visited.troubles).toEqual([])
      })

      test('staff sign in, find the request in the queue and send the result', async () => {
        await staff.signIn(attorney, testPassword)
        await staff.open('verifications', mark)
        await staff.approve({
          risks: [
            { place: 'SK', risk: 'low', reason: 'Nothing close.', advice: 'File now' },
            { place: 'US', risk: 'medium', reason: 'VENTO is near.', advice: 'Later' },
          ],
          similar: { name: 'COVENTO', classes: '18', place: 'EU' },
          classes: [18, 35],
          note: 'Strong name.',
          strategy: 'File at home first.',
        })
        await expectStatus(app, id, 'Verification approved')
        expect(worked.troubles).toEqual([])
      })

      test('the visitor reads the summary and orders places and classes', async () => {
        const link = await linkInMail(app, inquiry.email, 'verification-approved', '/verification-summary/')
        await page.goto(link)
        await page.getByRole('heading', { level: 1, name: mark }).waitFor()
        await page.getByText('COVENTO').first().waitFor()
        // The same in every language: the VAT is that of the country, and a language is none.
        await nameCountry(page, say, 'SK', 23)
        await goToOrder(page, say, mark)
        await choosePlaces(page, say, inquiry.places)
        await chooseClasses(page, say, [18, 35])
        expect(await trackingOf(app, id)).toEqual([
          'Verification requested',
          'Verification started',
          'Verification approved',
          'Verification result viewed',
          'Registration order started',
          'Order created',
          'Registration order started',
        ])
        expect(visited.troubles).toEqual([])
      })

      test('the checkout keeps what was typed through back, reload and the review', async () => {
        await fillBilling(page, say, billing)
        const typed = { ...billing, legal: true }
        await page.reload()
        await expect.poll(async () => await readBilling(page, say)).toEqual(typed)
        await page.goBack()
        await page.getByRole('heading', { level: 1, name: say('order:preferences.title') }).waitFor()
        await page.goForward()
        await expect.poll(async () => await readBilling(page, say)).toEqual(typed)
        await reviewOrder(page, say)
        await page.getByText(billing.businessName).waitFor()
        await page.getByRole('button', { name: say('checkout:pay.change') }).click()
        await expect.poll(async () => await readBilling(page, say)).toEqual(typed)
        expect(visited.troubles).toEqual([])
      })

      test('a declined card, then one charge and one invoice, however often the page is reloaded', async () => {
        await reviewOrder(page, say)
        await orderByCard(page, say)
        await payWith(page, '4000000000000002', 'once')
        await expectPayment(page, say, 'declined')
        await page.getByText(say('checkout:success.reason.card-declined')).waitFor()

        const shop = page.url()
        await page.getByRole('button', { name: say('checkout:success.retry') }).click()
        await page.waitForURL('**/sandbox-pay/*')
        await page.reload()
        await payWith(page, '4000000000003220', 'late')
        await bankAsks(page)
        await page.reload()
        const secondTab = await visitor.newPage()
        // One look that gets no answer is not the last.
        await secondTab.route('**/payment-status', async (route) => await route.abort('aborted'), { times: 1 })
        await secondTab.goto(shop)
        await expectPayment(secondTab, say, 'pending')

        await confirmPayment(page)
        for (let n = 0; n < 10; n++) await page.reload()
        await expectPayment(page, say, 'paid')
        // The other tab looks again by itself.
        await expectPayment(secondTab, say, 'paid')
        await secondTab.close()
        await bringLateMessages(app)
        expect(
          await rows(`select (select count(*)::int from payment_sandbox.charges) as charges,
          (select count(*)::int from invoice) as invoices, (select min(serial_number) from invoice) as serial`),
        ).toEqual([{ charges: 1, invoices: 1, serial: 1 }])

        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('link', { name: say('checkout:success.download') }).click(),
        ])
        expect(download.suggestedFilename()).toMatch(/\.pdf$/)
        expect((await buffer(await download.createReadStream())).subarray(0, 5).toString()).toBe('%PDF-')
        await mailTo(app, inquiry.email, 'receipt')
        expect((await trackingOf(app, id)).slice(7)).toEqual([
          'Checkout completed',
          'Invoice paid',
          'Ready for drafting',
        ])
        expect(visited.troubles).toEqual([])
      })

      test('the account is activated from the mail, and the owner is completed', async () => {
        const link = await linkInMail(app, inquiry.email, 'activate-account', '/activate/')
        await activate(page, say, link, inquiry.email, testPassword)
        await page.getByRole('link', { name: say('portal:action.owner') }).click()
        const owner = { ...billing, companyType: 's. r. o.' }
        await fillOwner(page, say, owner)
        await page.reload()
        await expect.poll(async () => await readOwner(page, say)).toEqual(owner)
        await saveOwner(page, say)
        expect(visited.troubles).toEqual([])
      })

      test('the draft goes to the client, back for a change, and is approved', async () => {
        await staff.open('drafting', mark)
        await staff.sendForReview({ 18: terms[18], 35: terms[35] })
        await expectStatus(app, id, 'Sent for review')
        await page.goto(await linkInMail(app, inquiry.email, 'draft-for-review', '/application-draft/'))
        await page.getByText(terms[18][0]).first().waitFor()
        await askForChange(page, say, added)
        await expectStatus(app, id, 'Review requested')

        await staff.open('drafting', mark)
        await staff.sendForReview({ 18: [...terms[18], added], 35: terms[35] })
        await page.reload()
        await page.getByText(added).first().waitFor()
        await approve(page, say)
        await expectStatus(app, id, 'Ready for filing')
        expect([...visited.troubles, ...worked.troubles]).toEqual([])
      })

      test('every jurisdiction is filed, published and registered, with its documents', async () => {
        for (const code of inquiry.places) {
          await staff.open('filing', mark, code)
          await staff.file(`A-${code}-1`)
          await staff.publish()
          await staff.register(`R-${code}-1`)
        }
        await expectStatus(app, id, 'Completed')
        expect(worked.troubles).toEqual([])
      })

      test('the client sees each trademark with its dates, its documents and what happened when', async () => {
        await page.goto(path.trademarks({}, { language }))
        const { rows: marks } = await app.context.pool.query<{ jurisdiction: Jurisdiction; expiration_date: string }>(
          'select jurisdiction, expiration_date::text from trademark order by jurisdiction',
        )
        expect(marks.map((row) => row.jurisdiction)).toEqual([...inquiry.places])
        for (const { jurisdiction, expiration_date: ends } of marks) {
          const on = today(officeZone, new Date())
          expect(ends).toBe(addYears(on, 10))
          await page.goto(path.trademarks({}, { language }))
          await page
            .getByRole('row', { name: jurisdictionName(jurisdiction, language) })
            .or(page.getByRole('listitem').filter({ hasText: jurisdictionName(jurisdiction, language) }))
            .getByRole('link')
            .first()
            .click()
          await page.getByRole('heading', { level: 1, name: mark }).waitFor()
          const happened = page.getByRole('region', { name: say('portal:mark.events') })
          for (const event of ['Application filed', 'Trademark published', 'Trademark registered'])
            await happened.getByText(say(`portal:markStatus.${event}`), { exact: true }).waitFor()
          await page.getByText(formatDate(ends, language)).first().waitFor()
          const [download] = await Promise.all([
            page.waitForEvent('download'),
            page.getByRole('link', { name: say('portal:documentType.certificate') }).click(),
          ])
          expect((await buffer(await download.createReadStream())).subarray(0, 5).toString()).toBe('%PDF-')
        }
        await mailTo(app, inquiry.email, 'trademark-registered')
        expect((await trackingOf(app, id)).at(-1)).toBe('Completed')
        expect(visited.troubles).toEqual([])
      })
    },
  )
})
