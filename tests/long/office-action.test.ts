import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, addMonths, formatDate, officeZone, today } from '#kernel/dates.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser, personsName } from '#tests/browser/chromium.ts'
import { linkInMail } from '#tests/browser/matter.ts'
import { letterPdf } from '#tests/browser/office-letter.ts'
import { fillBilling, reviewOrder } from '#tests/browser/order.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { staffArea } from '#tests/browser/staff.ts'
import { watch, type Watch } from '#tests/browser/watch.ts'
import { wordsOf } from '#tests/browser/words.ts'
import { addMarks } from '#tests/register.ts'
import { replyDates } from '#domain/office-action/reply-dates.ts'

const attorney = 'attorney@letter.test'
const email = 'owner@letter.test'
const say = wordsOf('en')
const office = (key: string, values?: Record<string, string | number>) =>
  say(`admin:officeAction.${key}` as never, values)
const own = (key: string, values?: Record<string, string | number>) => say(`office-action:${key}` as never, values)

describe.skipIf(!hasChromium('tests/long/office-action.test.ts'))('an office action', () => {
  let browser: Browser
  let app: TestApp
  let desk: Page
  let worked: Watch
  let visited: Watch
  let client: BrowserContext
  let page: Page
  const trademarkId = uuidv7()
  const on = today(officeZone, new Date())
  const issued = addDays(on, -12)

  beforeAll(async () => {
    browser = await openBrowser()
    app = await startApp()
    await app.addUser(attorney, 'staff')
    const ownerId = await app.addUser(email, 'customer')
    await app.context.pool.query(
      `insert into trademark (id, name, type, jurisdiction, number, filing_date, user_id, status, status_group, goods_and_services)
       values ($1, 'MIRELLE', 'WORD', 'US', '99214415', $2, $3, 'Application filed', 'Examination', '[{"class": 3, "terms": ["Perfumes"]}]')`,
      [trademarkId, addMonths(on, -6), ownerId],
    )
    await addMarks(app.context.pool, 1, [
      { text: 'MIRELA', office: 'US', number: '6431907', classes: [3], owner: 'Fictional Skin LLC' },
    ])
    const bench = await browser.newContext({ baseURL: app.url, locale: 'en', viewport: { width: 1440, height: 900 } })
    worked = watch(bench)
    desk = await bench.newPage()
    await staffArea(desk, say, 'en').signIn(attorney, testPassword)
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
    await desk
      .locator('.wb-bar')
      .getByText(say(`admin:officeActionStatus.${status}` as never), { exact: true })
      .waitFor()
  const open = async (name: string): Promise<void> =>
    await desk
      .getByRole('navigation', { name: office('pages') })
      .getByRole('link', { name: office(`page.${name}`), exact: true })
      .click()
  const press = async (on_: Page, name: string): Promise<void> =>
    await on_.getByRole('button', { name, exact: true }).click()

  test('from the mailed letter to the submitted answer and the publication', async () => {
    // The letter comes: staff take it in from the trademark's page and hand it in.
    await desk.goto(`/admin#/trademark/${trademarkId}/show`)
    await desk.getByRole('link', { name: office('new') }).click()
    await desk.getByLabel(office('issued')).fill(issued)
    await press(desk, office('take'))
    await stands('Created')
    const text = [
      'UNITED STATES PATENT AND TRADEMARK OFFICE',
      'U.S. Application Serial No. 99214415',
      `Issue date: ${formatDate(issued, 'en')}`,
      'SECTION 2(d) REFUSAL - LIKELIHOOD OF CONFUSION',
      'Registration is refused with the mark in U.S. Registration No. 6431907.',
      'NAME INQUIRY: applicant must state whether MIRELLE identifies a living individual.',
    ].join('\n')
    await desk.getByLabel(office('letter')).setInputFiles({
      name: 'office-action.pdf',
      mimeType: 'application/pdf',
      buffer: await letterPdf(text),
    })
    await desk.getByRole('button', { name: /office-action\.pdf/ }).waitFor()

    // What the machine read is taken by a person, or it is nowhere.
    await open('examination')
    await desk.getByText(office('ourNumber')).waitFor()
    expect(await desk.getByLabel(office('issueName')).count()).toBe(0)
    const take = desk.getByRole('button', { name: office('takeIssue') })
    await take.nth(0).click()
    await take.nth(1).click()
    await press(desk, office('takeCited'))
    expect(await desk.getByLabel(office('citedName')).inputValue()).toBe('MIRELA')
    await desk.getByLabel(office('explanation')).nth(0).fill('The office holds MIRELA against the application.')
    await desk.getByLabel(office('explanation')).nth(1).fill('The office asks whether it is a name.')
    await desk.getByLabel(office('question')).nth(1).fill('Does the name belong to a living person?')
    await press(desk, office('addExtension'))
    await desk.getByLabel(office('service', { currency: 'EUR' })).fill('60')
    await desk
      .getByRole('group', { name: office('solution', { number: 1 }) })
      .getByRole('button', { name: office('removeSolution', { number: 1 }) })
      .waitFor()
    await desk
      .getByRole('button', { name: office('addSolution') })
      .last()
      .click()
    const way = desk.getByRole('group', { name: office('solution', { number: 2 }) })
    await way.getByLabel(office('solutionName')).fill('Narrow the list and argue')
    await way.getByLabel(office('service', { currency: 'EUR' })).fill('540,50')
    await way.getByLabel(office('official', { currency: 'EUR' })).fill('0')
    await way.getByLabel(office('chance'), { exact: true }).selectOption('medium')
    await way.getByLabel(office('recommend')).check()
    // A chance without its ground is refused beside its field, and nothing that was typed is lost.
    await worked.expecting(422, async () => {
      await press(desk, office('finish'))
      await desk.getByText(office('lookAbove')).waitFor()
    })
    expect(await way.getByLabel(office('solutionName')).inputValue()).toBe('Narrow the list and argue')
    await way.getByLabel(office('ground')).fill('After the change no goods are shared.')
    await press(desk, office('finish'))
    await stands('Examination saved')

    // The dates: what the letter and the law give is taken, and confirmed.
    const { reply, extension } = replyDates({ jurisdiction: 'US', filed: null, isMadrid: false }, issued)
    await open('docketing')
    await press(desk, office('takeDate', { date: formatDate(reply?.due ?? '', 'en') }))
    await press(desk, office('confirmDates'))
    await stands('Docketing saved')
    await open('show')
    await press(desk, office('kickOff'))
    await stands('Kick-off sent')

    // The client follows the mail.
    await page.goto(await linkInMail(app, email, 'office-action-kick-off', '/office-action/'))
    const address = page.url()
    await page.getByText(own('until.last', { date: formatDate(reply?.due ?? '', 'en') })).waitFor()
    await page.getByText(own('until.canExtend', { date: formatDate(extension?.due ?? '', 'en') })).waitFor()
    await page.getByText('37 CFR, §2.62(a)').first().waitFor()
    await page.getByText('After the change no goods are shared.').waitFor()
    await page.getByText(own('ways.recommended', { name: 'attorney' })).waitFor()
    expect(await page.locator('input[name=solutionId]:checked').count()).toBe(0)
    expect(await page.getByRole('img', { name: /MIRELA/ }).count()).toBeGreaterThan(0)

    // The portal counts and lists it.
    await page.goto('/portal/office-actions')
    await page.getByRole('row', { name: 'MIRELLE' }).getByText(own('status.Landing page visited')).waitFor()
    await page.getByRole('link', { name: 'MIRELLE' }).click()

    // The client answers the question, and orders at the price of the page.
    await page.getByRole('link', { name: own('issues.toAnswer') }).click()
    await page.getByLabel(say('admin:issueCategory.owner')).fill('No, it is an invented word.')
    await press(page, own('info.submit'))
    await page.getByText('No, it is an invented word.').waitFor()
    await page.getByRole('radio', { name: 'Narrow the list and argue' }).check()
    await press(page, own('ways.order'))
    await page.getByRole('heading', { level: 1, name: say('checkout:billing.title') }).waitFor()
    await fillBilling(page, say, {
      businessName: 'Mirelle Fictional',
      street: 'Vymyslená 2',
      postcode: '040 01',
      city: 'Košice',
    })
    await page.locator('select[name=country]').selectOption('SK')
    await reviewOrder(page, say)
    await page.getByText('€540.50').first().waitFor()
    await page.locator('input[name=paymentType][value=transfer]').check()
    await page.locator('input[name=termsAccepted]').check()
    await press(page, say('checkout:pay.submit'))
    await page.getByRole('heading', { level: 1, name: say('checkout:success.transferTitle') }).waitFor()

    // The money comes; staff write the answer from its blocks to the end and send it.
    await desk.reload()
    await stands('Order created')
    await desk.getByRole('link', { name: /^S-/ }).click()
    await press(desk, say('admin:paid.submit'))
    await desk.getByText(say('admin:serviceStatus.In progress'), { exact: true }).first().waitFor()
    await desk.goBack()
    await desk.reload()
    await stands('Invoice paid')
    await press(desk, office('fromBlocks'))
    const area = desk.getByLabel(office('response'), { exact: true })
    const draft = await area.inputValue()
    expect(draft).toContain('MIRELA, No. 6431907')
    expect(draft).toContain('No, it is an invented word.')
    expect(await desk.getByRole('button', { name: office('sendResponse') }).isDisabled()).toBe(true)
    await area.fill('The applicant submits that the marks differ.')
    await press(desk, office('sendResponse'))
    await stands('Response sent for approval')

    // The client wants something else, then approves the second version.
    await page.goto(address)
    await page.getByRole('link', { name: own('response.change') }).click()
    await page.getByLabel(own('info.change')).fill('Please mention our shops.')
    await press(page, own('info.submit'))
    await page.getByText('Please mention our shops.').waitFor()
    await desk.reload()
    await stands('Additional info provided')
    await area.fill('The applicant submits that the marks differ and are sold in other shops.')
    await press(desk, office('sendResponse'))
    await stands('Response sent for approval')
    await page.reload()
    await page.getByText('and are sold in other shops.').waitFor()
    await press(page, own('response.approve'))
    await page.getByRole('heading', { name: own('response.titleApproved') }).waitFor()

    // It is filed, with its receipt, and everybody sees so.
    await desk.reload()
    await stands('Response approved')
    await desk.getByLabel(office('receipt')).setInputFiles({
      name: 'receipt.pdf',
      mimeType: 'application/pdf',
      buffer: await letterPdf('Receipt of the response'),
    })
    await desk.getByText('receipt.pdf').waitFor()
    await press(desk, office('submit'))
    await stands('Response submitted')
    await page.goto(await linkInMail(app, email, 'office-action-submitted', '/office-action/'))
    await page.getByText(own('state.submitted')).waitFor()
    const receipt = await client.request.get(
      (await page.getByRole('link', { name: 'receipt.pdf' }).getAttribute('href')) ?? '',
    )
    expect(receipt.headers()['content-type']).toBe('application/pdf')

    const { rows } = await app.context.pool.query<{ name: string }>(
      `select t.name from office_action_tracking t join office_action o on o.id = t.office_action_id
        where o.trademark_id = $1 order by t.created_at, t.id`,
      [trademarkId],
    )
    expect(rows.map(({ name }) => name)).toEqual([
      'Created',
      'Examination saved',
      'Docketing saved',
      'Kick-off sent',
      'Landing page visited',
      'Additional info provided',
      'Order created',
      'Invoice paid',
      'Response sent for approval',
      'Additional info provided',
      'Response sent for approval',
      'Response approved',
      'Response submitted',
    ])
    const after = await app.context.pool.query(
      `select t.status, d.done_at is not null as done, s.status as service from trademark t
         join deadline d on d.trademark_id = t.id and d.kind = 'office_action_reply'
         join service_request s on s.user_id = t.user_id where t.id = $1`,
      [trademarkId],
    )
    expect(after.rows).toEqual([{ status: 'Response to office action submitted', done: true, service: 'Submitted' }])

    // The office withdraws its refusal and publishes the mark: staff record the day, the client reads it with what follows.
    const published = addDays(on, -1)
    await desk.goto(`/admin#/trademark/${trademarkId}/show`)
    await desk.getByLabel(say('admin:milestone.to')).selectOption('Trademark published')
    await desk.getByLabel(say('admin:milestone.published')).fill(published)
    await press(desk, say('admin:milestone.submit'))
    await desk.locator('.wb-bar').getByText(say('admin:status.Trademark published'), { exact: true }).waitFor()
    await page.goto(await linkInMail(app, email, 'trademark-published', '/portal/trademarks/'))
    await page.getByText(say('portal:markStatus.Trademark published')).first().waitFor()
    const [opposition] = (
      await app.context.pool.query<{ due: string }>(
        `select due::text from deadline where trademark_id = $1 and kind = 'opposition'`,
        [trademarkId],
      )
    ).rows
    await page
      .getByText(formatDate(opposition?.due ?? '', 'en'))
      .filter({ visible: true })
      .first()
      .waitFor()
    expect([worked.troubles, visited.troubles]).toEqual([[], []])
  })
})
