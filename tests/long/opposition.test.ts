import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { byLaw } from '#domain/docket/opposed.ts'
import { addDays, addMonths, formatDate, officeZone, today } from '#kernel/dates.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser, personsName } from '#tests/browser/chromium.ts'
import { letterPdf } from '#tests/browser/office-letter.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { staffArea } from '#tests/browser/staff.ts'
import { watch, type Watch } from '#tests/browser/watch.ts'
import { wordsOf } from '#tests/browser/words.ts'

const attorney = 'attorney@opposition.test'
const email = 'owner@opposition.test'
const say = wordsOf('en')
const desk = (key: string, values?: Record<string, string | number>) => say(`admin:opposition.${key}` as never, values)
const office = (key: string, values?: Record<string, string | number>) =>
  say(`admin:officeAction.${key}` as never, values)
const own = (key: string, values?: Record<string, string | number>) => say(`opposition:${key}` as never, values)

describe.skipIf(!hasChromium('tests/long/opposition.test.ts'))('an opposition against a mark', () => {
  let browser: Browser
  let app: TestApp
  let staff: Page
  let worked: Watch
  let visited: Watch
  let client: BrowserContext
  let page: Page
  const trademarkId = uuidv7()
  const on = today(officeZone, new Date())
  const noticed = addDays(on, -12)

  beforeAll(async () => {
    browser = await openBrowser()
    app = await startApp()
    await app.addUser(attorney, 'staff')
    const ownerId = await app.addUser(email, 'customer')
    await app.context.pool.query(
      `insert into trademark (id, name, type, jurisdiction, number, filing_date, user_id, status, status_group, goods_and_services)
       values ($1, 'MIRELLE', 'WORD', 'UK', 'UK00003999', $2, $3, 'Trademark published', 'Publication', '[{"class": 3, "terms": ["Perfumes"]}]')`,
      [trademarkId, addMonths(on, -6), ownerId],
    )
    const bench = await browser.newContext({ baseURL: app.url, locale: 'en', viewport: { width: 1440, height: 900 } })
    worked = watch(bench)
    staff = await bench.newPage()
    await staffArea(staff, say, 'en').signIn(attorney, testPassword)
    client = await browser.newContext({ baseURL: app.url, locale: 'en', userAgent: personsName(browser) })
    visited = watch(client)
    await signInByRequest(client, email, testPassword)
    page = await client.newPage()
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  const stands = async (status: string): Promise<void> =>
    await staff
      .locator('.wb-bar')
      .getByText(say(`admin:oppositionStatus.${status}` as never), { exact: true })
      .waitFor()
  const press = async (at: Page, name: string): Promise<void> =>
    await at.getByRole('button', { name, exact: true }).click()
  const record = async (kind: string): Promise<void> => {
    await staff.getByLabel(desk('what'), { exact: true }).selectOption(kind)
    await staff.getByLabel(desk('document')).setInputFiles({
      name: `${kind}.pdf`,
      mimeType: 'application/pdf',
      buffer: await letterPdf(`Document of ${kind}`),
    })
    await press(staff, desk('record'))
  }

  test('from the notice to the decision, on one page of staff and one of the client', async () => {
    await staff.goto(`/admin#/trademark/${trademarkId}/show`)
    await staff.getByRole('link', { name: desk('new') }).click()
    await staff.getByLabel(desk('noticed')).fill(noticed)
    await staff.getByLabel(desk('opponent')).fill('Fictional Skin LLC')
    await press(staff, desk('take'))
    await stands('Created')

    // The law gives the last day, with its article; a person takes and confirms it.
    const law = byLaw('UK', false, 'opposition_reply', { number: 1, noticed, coolingOff: null })
    await press(staff, office('takeDate', { date: formatDate(law?.due ?? '', 'en') }))
    await press(staff, office('confirmDates'))
    await stands('Docketing saved')
    await staff
      .getByText(/r\.18\(3\)/)
      .first()
      .waitFor()

    // What the notice says, and a way that is refused without its ground; nothing that was typed is lost.
    await press(staff, desk('addRight'))
    await staff.getByLabel(desk('rightName')).fill('MIRELA')
    await staff.getByLabel(desk('groundOf.likelihood-of-confusion')).check()
    await press(staff, desk('addWay', { way: desk('wayOf.answer') }))
    const way = staff.getByRole('group', { name: desk('wayOf.answer') })
    await way.getByLabel(office('service', { currency: 'EUR' })).fill('490')
    await way.getByLabel(office('official', { currency: 'EUR' })).fill('0')
    await worked.expecting(422, async () => {
      await press(staff, desk('save'))
      await staff.getByText(office('lookAbove')).waitFor()
    })
    expect(await staff.getByLabel(desk('rightName')).inputValue()).toBe('MIRELA')
    await way.getByLabel(desk('ground')).fill('The ends of the signs differ.')
    await press(staff, desk('save'))
    await press(staff, office('kickOff'))
    await stands('Kick-off sent')

    // The client finds it from the overview and from the mark, reads what it costs, and orders.
    await page.goto('/portal')
    await page.getByRole('link', { name: /Fictional Skin LLC/ }).click()
    await page
      .getByRole('heading', {
        name: own('title', { opponent: 'Fictional Skin LLC', mark: 'MIRELLE', place: 'United Kingdom' }),
      })
      .waitFor()
    await page.getByText('MIRELA').waitFor()
    await page.getByText('The ends of the signs differ.').waitFor()
    await page.goto(`/portal/trademarks/${trademarkId}`)
    await page.getByRole('link', { name: /Fictional Skin LLC/ }).click()
    await page.getByRole('radio', { name: new RegExp(own('way.answer')) }).check()
    await press(page, say('office-action:ways.order'))
    await page.waitForURL(/\/product\/[^/]+\/checkout/)

    // Staff file the answer and record the decision without leaving the page.
    await staff.reload()
    await stands('Order created')
    await staff.getByText(say('admin:serviceStatus.Created'), { exact: true }).first().waitFor()
    await record('response-submitted')
    await stands('Response submitted')
    await record('rejected')
    await stands('Ended')

    await page.goto('/portal')
    expect(await page.getByRole('link', { name: /Fictional Skin LLC/ }).count()).toBe(0)
    await page.goto(`/portal/trademarks/${trademarkId}`)
    await page.getByRole('link', { name: /Fictional Skin LLC/ }).click()
    await page.getByText(own('event.rejected')).first().waitFor()
    const { rows } = await app.context.pool.query('select status from trademark where id = $1', [trademarkId])
    expect(rows).toEqual([{ status: 'Trademark published' }])
    expect([worked.troubles, visited.troubles]).toEqual([[], []])
  })
})
