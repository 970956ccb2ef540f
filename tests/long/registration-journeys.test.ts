import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, addMonths, addYears, formatDate, officeZone, today } from '#kernel/dates.ts'
import type { Language } from '#kernel/languages.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { path, prefixOf } from '#web/path.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { activate, approve } from '#tests/browser/customer.ts'
import { hasChromium, openBrowser, personsName } from '#tests/browser/chromium.ts'
import { expectStatus, linkInMail } from '#tests/browser/matter.ts'
import { letterPdf } from '#tests/browser/office-letter.ts'
import { chooseClasses, choosePlaces, expectPayment, goToOrder, orderByCard, payWith } from '#tests/browser/order.ts'
import { staffArea } from '#tests/browser/staff.ts'
import { askOnHomePage, fillVerification, sendVerification } from '#tests/browser/visitor.ts'
import { watch, type Watch } from '#tests/browser/watch.ts'
import { wordsOf } from '#tests/browser/words.ts'
import { photograph } from '#tests/use-in-commerce.ts'

/* Two owners with one register each, from the first question to the certificate, at the pages that only they see. */
const attorney = 'attorney@owners.test'
const on = today(officeZone, new Date())

describe.runIf(hasChromium('tests/long/registration-journeys.test.ts'))('one owner, one register', () => {
  let browser: Browser
  let app: TestApp
  let client: BrowserContext
  let visited: Watch
  let worked: Watch
  let office: BrowserContext
  let page: Page
  let desk: Page

  beforeAll(async () => {
    browser = await openBrowser()
    app = await startApp()
    await app.addUser(attorney, 'staff')
  })
  beforeEach(async () => {
    office = await browser.newContext({ baseURL: app.url, locale: 'en', viewport: { width: 1440, height: 900 } })
    worked = watch(office)
    desk = await office.newPage()
  })
  afterEach(async () => {
    await office.close()
    await client.close()
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  /** The last day that the docket has for a sum of the calendar: on some days of the year an office is closed. */
  const lastDay = async (mark: string, calendarDue: string): Promise<string> => {
    const { rows } = await app.context.pool.query<{ due: string }>(
      `select d.due::text from deadline d join trademark t on t.id = d.trademark_id
        where t.name = $1 and d.calendar_due = $2 order by d.kind limit 1`,
      [mark, calendarDue],
    )
    expect(rows).toHaveLength(1)
    return rows[0]?.due ?? ''
  }
  const press = async (where: Page, name: string): Promise<void> =>
    await where.getByRole('button', { name, exact: true }).click()

  interface Asked {
    language: Language
    mark: string
    business: string
    firstName: string
    lastName: string
    email: string
    place: Jurisdiction
    number: number
    billing: Record<string, string>
    country: string
    type: 'physical' | 'legal'
  }

  /** On the checkout: says who is billed, and pays by card. */
  async function paid({ language, type, country, billing }: Asked): Promise<void> {
    const say = wordsOf(language)
    await page.getByRole('heading', { level: 1, name: say('checkout:billing.title') }).waitFor()
    await page.locator(`input[name=type][value=${type}]`).check()
    await page.locator('select[name=country]').selectOption(country)
    for (const [field, text] of Object.entries(billing)) await page.locator(`input[name=${field}]`).fill(text)
    if (country === 'US') await page.locator('select[name=state]').selectOption('US-DE')
    await press(page, say('checkout:billing.submit'))
    await page.getByRole('heading', { level: 1, name: say('checkout:pay.title') }).waitFor()
    await orderByCard(page, say)
    await payWith(page, '4242 4242 4242 4242', 'once')
    await expectPayment(page, say, 'paid')
  }

  /** From the home page to the paid order and the account; gives the id of the request. */
  async function ordered(asked: Asked): Promise<string> {
    const { language, mark, place, number, email } = asked
    const say = wordsOf(language)
    client = await browser.newContext({ baseURL: app.url, locale: language, userAgent: personsName(browser) })
    visited = watch(client)
    page = await client.newPage()
    await page.goto(prefixOf(language) || '/')
    await askOnHomePage(page, say, asked)
    await fillVerification(page, say, { ...asked, places: [place] })
    await sendVerification(page, say)
    await page.getByRole('heading', { level: 1, name: say('verification:success.title') }).waitFor()
    const id = /verification\/([0-9a-f-]{36})\/success$/.exec(page.url())?.[1] ?? ''

    const staff = staffArea(desk, wordsOf('en'), 'en')
    await staff.signIn(attorney, testPassword)
    await staff.open('verifications', mark)
    await staff.approve({
      risks: [{ place, risk: 'low', reason: 'Nothing close.', advice: 'File now' }],
      similar: { name: `${mark}X`, classes: String(number), place: 'CH' },
      classes: [number],
      note: 'Strong name.',
      strategy: 'File at once.',
    })

    await page.goto(await linkInMail(app, email, 'verification-approved', '/verification-summary/'))
    await goToOrder(page, say, mark)
    await choosePlaces(page, say, [place])
    await chooseClasses(page, say, [number])
    await paid(asked)
    await activate(page, say, await linkInMail(app, email, 'activate-account', '/activate/'), email, testPassword)
    await page.getByRole('link', { name: say('portal:action.owner') }).click()
    await page.getByRole('heading', { level: 1, name: say('draft:owner.title') }).waitFor()
    return id
  }

  /** The draft is written, read and approved; then it is filed and published. */
  async function filed(id: string, { language, mark, email, place, number }: Asked, term: string): Promise<void> {
    const say = wordsOf(language)
    const staff = staffArea(desk, wordsOf('en'), 'en')
    await staff.open('drafting', mark)
    await staff.sendForReview({ [number]: [term] }, place)
    await page.goto(await linkInMail(app, email, 'draft-for-review', '/application-draft/'))
    await page.getByText(term).first().waitFor()
    await approve(page, say)
    await expectStatus(app, id, 'Ready for filing')
    await staff.open('filing', mark, place)
    await staff.file(`${place}-770001`)
    await staff.publish()
  }

  test('an individual from Slovakia comes to a mark of the European Union', async () => {
    const asked: Asked = {
      language: 'sk',
      mark: 'ŽIVELKA',
      business: 'Detské oblečenie',
      firstName: 'Zuzana',
      lastName: 'Vymyslená',
      email: 'zuzana@owners.test',
      place: 'EU',
      number: 25,
      type: 'physical',
      country: 'SK',
      billing: { street: 'Nejestvujúca 7', postcode: '811 01', city: 'Bratislava' },
    }
    const say = wordsOf('sk')
    const id = await ordered(asked)
    // A person: no company is asked for; the address that was billed is offered.
    await page.getByText(say('draft:owner.fromBilling')).waitFor()
    expect(await page.locator('input[name=type][value=physical]').isChecked()).toBe(true)
    expect(await page.getByLabel(say('owner:businessName'), { exact: true }).isVisible()).toBe(false)
    expect(await page.getByLabel(say('owner:street'), { exact: true }).inputValue()).toBe('Nejestvujúca 7')
    expect(await page.getByLabel(say('owner:lastName'), { exact: true }).inputValue()).toBe('Vymyslená')
    await page.getByLabel(say('owner:nationality')).selectOption('SK')
    await press(page, say('draft:owner.submit'))
    await page.getByRole('heading', { level: 1, name: say('draft:state.waitingTitle') }).waitFor()
    await filed(id, asked, 'Kabáty')

    // Published: the time to oppose runs, and it is on the page of the mark with its article.
    await page.goto(await linkInMail(app, asked.email, 'trademark-published', '/portal/trademarks/'))
    const mark = page.url()
    await page.getByRole('heading', { level: 1, name: asked.mark }).waitFor()
    await staffArea(desk, wordsOf('en'), 'en').register('EU-770001')
    const ends = addYears(on, 10)
    await page.goto(mark)
    await page.getByText(formatDate(ends, 'sk')).filter({ visible: true }).first().waitFor()
    await page.getByRole('link', { name: say('portal:documentType.certificate') }).waitFor()
    expect([visited.troubles, worked.troubles]).toEqual([[], []])
  })

  test('a company from the United States comes from an intention to use to its registration', async () => {
    const asked: Asked = {
      language: 'en',
      mark: 'TRELLOVAN',
      business: 'Camping lamps',
      firstName: 'Dana',
      lastName: 'Invented',
      email: 'dana@owners.test',
      place: 'US',
      number: 11,
      type: 'legal',
      country: 'US',
      billing: {
        businessName: 'Trellovan Fictional LLC',
        street: '1 Nowhere St',
        postcode: '19801',
        city: 'Wilmington',
      },
    }
    const say = wordsOf('en')
    const own = (key: string, values?: Record<string, string | number>) =>
      say(`use-in-commerce:${key}` as never, values)
    const id = await ordered(asked)
    expect(await page.getByLabel(say('owner:businessName'), { exact: true }).inputValue()).toContain('Trellovan')
    await page.getByLabel(say('owner:companyType'), { exact: true }).fill('LLC')
    await page.getByLabel(say('owner:countryOfIncorporation')).selectOption('US')
    await page.getByLabel(say('owner:stateOfIncorporation')).selectOption('US-DE')
    await press(page, say('draft:owner.submit'))
    await page.getByRole('heading', { level: 1, name: say('draft:state.waitingTitle') }).waitFor()
    await page.getByLabel(say('draft:use.basis'), { exact: true }).selectOption('1b')
    await press(page, say('draft:use.save'))
    await expect
      .poll(async () => {
        const { rows } = await app.context.pool.query<{ basis: string | null }>(
          `select j.uspto_filing_basis as basis from application_jurisdiction j join application a on a.id = j.application_id
            where a.registration_request_id = $1`,
          [id],
        )
        return rows
      })
      .toEqual([{ basis: '1b' }])
    await filed(id, asked, 'Lamps')

    // The office allows the mark: use has to be stated, and the client is written to.
    await desk.getByLabel(say('admin:milestone.to')).selectOption('Statement of use requested')
    await desk.getByLabel(say('admin:milestone.allowanceDate')).fill(on)
    await press(desk, say('admin:milestone.submit'))
    await desk.locator('.wb-bar').getByText(say('admin:status.Statement of use requested'), { exact: true }).waitFor()
    await desk.goto('/admin#/use_in_commerce_request')
    await desk.getByRole('row', { name: asked.mark }).getByRole('link').first().click()
    await press(desk, say('admin:useInCommerce.kickOff'))
    const stands = async (status: string) =>
      await desk
        .locator('.wb-bar')
        .getByText(say(`admin:useStatus.${status}` as never), { exact: true })
        .waitFor()
    await stands('Kick-off sent')
    await page.goto(await linkInMail(app, asked.email, 'use-kick-off', '/use-in-commerce-request/'))
    await page
      .getByText(own('until.last', { date: formatDate(await lastDay(asked.mark, addMonths(on, 6)), 'en') }))
      .waitFor()
    await page.getByRole('radio', { name: own('classes.decision.use') }).check()
    await page.getByLabel(own('classes.anywhere')).fill(addDays(on, -20))
    await page.getByLabel(own('classes.us')).fill(addDays(on, -10))
    await press(page, own('classes.save'))
    await press(page, own('price.order'))
    await paid(asked)
    await page.goto(await linkInMail(app, asked.email, 'use-kick-off', '/use-in-commerce-request/'))
    const proof = page.locator('#specimens')
    const file = await photograph()
    await proof.getByLabel(own('specimens.file')).setInputFiles({
      name: file.name,
      mimeType: file.type,
      buffer: Buffer.from(await file.arrayBuffer()),
    })
    await proof.getByLabel(own('specimens.what')).selectOption('label')
    await proof.getByLabel(own('specimens.showsMark')).selectOption('yes')
    await press(page, own('specimens.submit'))
    await proof.getByText(own('specimens.fit')).waitFor()
    await page.getByLabel(own('sign.name')).fill('Dana Invented')
    await page.getByRole('checkbox', { name: own('sign.declare') }).check()
    await press(page, own('sign.submit'))
    await page.getByText('Dana Invented').first().waitFor()

    await desk.reload()
    await stands('Approved for filing')
    await desk.getByLabel(say('admin:officeAction.receipt')).setInputFiles({
      name: 'receipt.pdf',
      mimeType: 'application/pdf',
      buffer: await letterPdf('Receipt of the statement'),
    })
    await desk.getByText('receipt.pdf').waitFor()
    await press(desk, say('admin:useInCommerce.submit'))
    await stands('Submitted')

    // It is registered, and the first declaration of use stands in its docket.
    const { rows } = await app.context.pool.query<{ id: string }>(`select id from trademark where name = $1`, [
      asked.mark,
    ])
    await desk.goto(`/admin#/trademark/${rows[0]?.id}/show`)
    await staffArea(desk, say, 'en').register('7700012')
    await page.goto(path.trademark({ id: rows[0]?.id ?? '' }))
    await page.getByRole('heading', { level: 1, name: asked.mark }).waitFor()
    for (const day of [addYears(on, 10), await lastDay(asked.mark, addYears(on, 6))])
      await page.getByText(formatDate(day, 'en')).filter({ visible: true }).first().waitFor()
    await page.getByText(jurisdictionName('US', 'en')).first().waitFor()
    expect([visited.troubles, worked.troubles]).toEqual([[], []])
  })
})
