import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { monitoringResultCreate, monitoringResultUpdate } from '#contract/watch.ts'
import { refreshDocket } from '#features/docket/index.ts'
import { addDays, addYears, formatDate, officeZone, today } from '#kernel/dates.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser, personsName } from '#tests/browser/chromium.ts'
import { letterPdf } from '#tests/browser/office-letter.ts'
import { expectPayment, fillBilling, orderByCard, payWith, reviewOrder } from '#tests/browser/order.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { staffArea } from '#tests/browser/staff.ts'
import { watch, type Watch } from '#tests/browser/watch.ts'
import { wordsOf } from '#tests/browser/words.ts'
import { path } from '#web/path.ts'

/* What an owner of registered marks orders, pays once and follows, and staff work to its end: in one browser each. */
const say = wordsOf('en')
const on = today(officeZone, new Date())
const ownerEmail = 'owner@portfolio.test'
const billing = { businessName: 'Lumera Fictional', street: 'Vymyslená 2', postcode: '040 01', city: 'Košice' }

describe.runIf(hasChromium('tests/long/after-filing.test.ts'))('after filing', () => {
  let app: TestApp
  let browser: Browser
  let client: BrowserContext
  let visited: Watch
  let page: Page
  let desk: Page

  beforeAll(async () => {
    app = await startApp()
    await app.addUser(ownerEmail, 'customer')
    await app.addUser('staff@portfolio.test', 'staff')
    browser = await openBrowser()
    client = await browser.newContext({ baseURL: app.url, locale: 'en', userAgent: personsName(browser) })
    visited = watch(client)
    await signInByRequest(client, ownerEmail, testPassword)
    page = await client.newPage()
    desk = await (await browser.newContext({ baseURL: app.url, locale: 'en' })).newPage()
    await staffArea(desk, say, 'en').signIn('staff@portfolio.test', testPassword)
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  const rows = async <T extends object>(sql: string, values: unknown[] = []): Promise<T[]> =>
    (await app.context.pool.query<T>(sql, values)).rows

  /** A registered mark whose term ends in two months. */
  async function registered(name: string, place: string): Promise<string> {
    const id = uuidv7()
    const ends = addDays(on, 60)
    await app.context.pool.query(
      `insert into trademark (id, name, type, jurisdiction, number, filing_date, registration_date, expiration_date, user_id, status, status_group, goods_and_services)
       select $1, $2, 'WORD', $3, $4, $5, $6, $7, id, 'Application filed', 'Examination', '[{"class": 25, "terms": ["Coats"]}]'
         from "user" where email = $8`,
      [id, name, place, `N-${id.slice(-6)}`, addYears(ends, -10), addYears(ends, -9), ends, ownerEmail],
    )
    await app.context.pool.query(
      `update trademark set status = 'Trademark registered', status_group = 'Registered' where id = $1`,
      [id],
    )
    await refreshDocket(app.context.facilities.db, [id], new Date())
    return id
  }

  /** Ticks one's own marks on the form of a service, sees the price, and pays it by card; gives the number of the order. */
  async function order(form: string, ids: readonly string[], message: string): Promise<void> {
    await page.goto(form)
    for (const id of ids) await page.locator(`input[name=trademarks][value="${id}"]`).check()
    await page.locator('textarea[name=message]').fill(message)
    await page.getByLabel(say('service:firstName')).fill('Kata')
    await page.getByLabel(say('service:lastName')).fill('Fictional')
    await page.getByRole('button', { name: say('service:submit') }).click()
    await page.locator('button[value=order]').click()
    await payHere()
  }

  async function payHere(): Promise<void> {
    await page.getByRole('heading', { level: 1, name: say('checkout:billing.title') }).waitFor()
    await page.locator('select[name=country]').selectOption('SK')
    await fillBilling(page, say, billing)
    await reviewOrder(page, say)
    await orderByCard(page, say)
    await payWith(page, '4242 4242 4242 4242', 'once')
    await expectPayment(page, say, 'paid')
  }

  const lastOrder = async () =>
    (
      await rows<{ id: string; number: string; status: string; product: string }>(
        `select id, public_id as number, status, product_id as product from service_request order by created_at desc limit 1`,
      )
    )[0] ?? { id: '', number: '', status: '', product: '' }

  /** Staff finish the pieces of an order from its page, the one of `mark` first. */
  async function finish(orderId: string, mark: string, note: string): Promise<void> {
    await desk.goto(`/admin#/service_request/${orderId}/show`)
    await desk.getByRole('row', { name: mark }).getByRole('link').click()
    await desk.getByLabel(say('admin:work.outcome')).selectOption('Successful')
    await desk.getByLabel(say('admin:work.note')).fill(note)
    await desk.getByRole('button', { name: say('admin:work.finish') }).click()
    await desk.getByRole('button', { name: say('admin:work.finish') }).waitFor({ state: 'detached' })
  }

  test('a portfolio of twelve renewals with fees in five currencies is paid once, and each has its next term', async () => {
    const places = ['SK', 'SK', 'EU', 'EU', 'UK', 'UK', 'CH', 'CH', 'CZ', 'CZ', 'NO', 'NO']
    const ids: string[] = []
    for (const [at, place] of places.entries()) ids.push(await registered(`PORTFOLIO ${at + 1}`, place))
    await order(path.renewalForm(), ids, 'All of them')

    const { id, product, status } = await lastOrder()
    expect(status).toBe('In progress')
    const invoices = await rows<{ currency: string; fees: number; currencies: string[] }>(
      `select d->>'currency' as currency,
         (select count(*)::int from jsonb_array_elements(d->'lines') l where l->>'kind' = 'official') as fees,
         (select array_agg(distinct coalesce(l->'original'->>'currency', d->>'currency') order by coalesce(l->'original'->>'currency', d->>'currency'))
            from jsonb_array_elements(d->'lines') l where l->>'kind' = 'official') as currencies
       from (select document_context as d from invoice where product_id = $1) one`,
      [product],
    )
    // Paid once, by one invoice in the visitor's currency; each fee is asked for in its own office's.
    expect(invoices).toEqual([{ currency: 'USD', fees: 12, currencies: ['CHF', 'CZK', 'EUR', 'GBP', 'NOK'] }])
    expect(await rows('select 1 from service where service_request_id = $1', [id])).toHaveLength(12)

    await finish(id, 'PORTFOLIO 1, SK', 'Renewed')
    const ends = addYears(addDays(on, 60), 10)
    expect(await rows('select expiration_date::text as ends from trademark where id = $1', [ids[0]])).toEqual([
      { ends },
    ])
    await page.goto(path.trademark({ id: ids[0] ?? '' }))
    await page.getByText(formatDate(ends, 'en')).first().waitFor()
    expect(visited.troubles).toEqual([])
  })

  test('three marks in two countries are transferred by one order', async () => {
    const ids = [
      await registered('HANDED 1', 'SK'),
      await registered('HANDED 2', 'SK'),
      await registered('HANDED 3', 'UK'),
    ]
    await order(path.transferForm(), ids, 'To Northfold Fictional a.s.')
    const { id } = await lastOrder()

    // Who receives them: what a register needs and was left out is said beside its field, and nothing typed is lost.
    await page.goto(path.serviceOrder({ id }))
    const part = page.locator('#transfer')
    await part.locator('input[name=type][value=legal]').check()
    const typed = {
      businessName: 'Northfold Fictional a. s.',
      street: 'Vymyšlená 3',
      postcode: '110 00',
      city: 'Praha',
    }
    for (const [name, text] of Object.entries(typed)) await part.locator(`input[name=${name}]`).fill(text)
    await part.locator('input[name=email]').fill('north@fold.test')
    for (const name of ['countryOfIncorporation', 'country'])
      await part.locator(`select[name=${name}]`).selectOption('CZ')
    await visited.expecting(422, async () => {
      await part.getByRole('button', { name: say('service:transfer.save') }).click()
      await page.locator('#companyType-error').waitFor()
    })
    expect(await part.locator('input[name=businessName]').inputValue()).toBe(typed.businessName)
    await part.locator('input[name=companyType]').fill('a. s.')
    await part.getByRole('button', { name: say('service:transfer.save') }).click()
    await part.getByText(say('service:transfer.law.written')).waitFor()
    await part.getByText(say('service:transfer.law.unknown')).waitFor()
    // The assignment is fetched, signed and handed in.
    const assignment = part.getByRole('listitem').filter({ hasText: say('portal:documentType.assignment') })
    const written = await client.request.get(
      (await assignment.getByRole('link', { name: 'PDF' }).getAttribute('href')) ?? '',
    )
    expect((await written.body()).subarray(0, 5).toString()).toBe('%PDF-')
    await assignment.getByLabel(say('service:transfer.signedFile')).setInputFiles({
      name: 'assignment-signed.pdf',
      mimeType: 'application/pdf',
      buffer: await letterPdf('Signed assignment'),
    })
    await assignment.getByRole('button', { name: say('service:transfer.handIn') }).click()
    await assignment.getByRole('link', { name: 'assignment-signed.pdf' }).waitFor()
    await desk.goto(`/admin#/service_request/${id}/show`)
    await desk.getByText('Northfold Fictional a. s.').first().waitFor()
    await desk.getByText('assignment-signed.pdf').first().waitFor()
    for (const mark of ['HANDED 1, SK', 'HANDED 2, SK', 'HANDED 3, UK']) await finish(id, mark, `Recorded: ${mark}`)
    expect((await lastOrder()).status).toBe('Finished')
    // Each mark has its new owner in the record, one party for all three.
    expect(
      await rows(
        `select count(*)::int as marks, count(distinct e.id)::int as owners, min(e.business_name) as name
           from trademark t join entity e on e.id = t.owner_entity_id where t.id = any($1)`,
        [ids],
      ),
    ).toEqual([{ marks: 3, owners: 1, name: 'Northfold Fictional a. s.' }])
    await page.goto(path.serviceOrder({ id }))
    for (const mark of ['HANDED 1, SK', 'HANDED 2, SK', 'HANDED 3, UK'])
      await page.getByText(`Recorded: ${mark}`).waitFor()
    expect(visited.troubles).toEqual([])
  })

  test('a mark that the watch found is opposed within its term', async () => {
    const own = await registered('ZORBEXANNA', 'EU')
    const { client: staff } = await app.signIn('staff@portfolio.test')
    const { id: hit } = await staff(monitoringResultCreate, {
      params: { id: own },
      body: {
        jurisdiction: 'EU',
        type: 'publication',
        state: 'pending',
        markName: 'ZORBEXANA',
        applicationNumber: '019000077',
        trademarkNumber: null,
        markType: 'WORD',
        classes: [25],
        filingDate: addDays(on, -60),
        priorityDate: null,
        publicationDate: addDays(on, -20),
        registrationDate: null,
        ipoLink: null,
        logoUrl: null,
      },
    })
    await staff(monitoringResultUpdate, { params: { id: hit }, body: { relevance: 'high' } })
    await page.goto(path.monitoringResult({ id: hit }))
    await page.getByRole('button', { name: say('monitoring-result:ways.FilingOpposition.order') }).click()
    await payHere()
    const { id } = await lastOrder()
    await finish(id, 'ZORBEXANNA, EU', 'Opposition filed')
    await page.goto(path.monitoringResult({ id: hit }))
    await page.getByText(say('monitoring-result:ordered.paid')).waitFor()
    await page.goto(path.serviceOrder({ id }))
    await page.getByText('Opposition filed').waitFor()
    expect(visited.troubles).toEqual([])
  })
})
