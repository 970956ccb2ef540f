import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, addYears, formatDate } from '#kernel/dates.ts'
import { testPassword } from '#tests/app.ts'
import { hasChromium, openBrowser, personsName } from '#tests/browser/chromium.ts'
import { linkInMail } from '#tests/browser/matter.ts'
import { letterPdf } from '#tests/browser/office-letter.ts'
import { expectPayment, fillBilling, orderByCard, payWith, reviewOrder } from '#tests/browser/order.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { staffArea } from '#tests/browser/staff.ts'
import { allowedMark, toldUse } from '#tests/browser/use-in-commerce.ts'
import { watch, type Watch } from '#tests/browser/watch.ts'
import { wordsOf } from '#tests/browser/words.ts'
import { flatPng } from '#tests/upload-corpus.ts'
import { attorney, openUseDesk, ownerEmail, photograph, workOn, type UseDesk } from '#tests/use-in-commerce.ts'

const say = wordsOf('en')
const office = (key: string, values?: Record<string, string | number>) =>
  say(`admin:useInCommerce.${key}` as never, values)
const own = (key: string, values?: Record<string, string | number>) => say(`use-in-commerce:${key}` as never, values)

describe.skipIf(!hasChromium('tests/long/use-in-commerce.test.ts'))('use of a mark', () => {
  let browser: Browser
  let desk: UseDesk
  let work: ReturnType<typeof workOn>
  let bench: Page
  let worked: Watch
  let visited: Watch
  let client: BrowserContext
  let page: Page

  beforeAll(async () => {
    browser = await openBrowser()
    desk = await openUseDesk()
    work = workOn(desk)
    const { app } = desk
    const context = await browser.newContext({ baseURL: app.url, locale: 'en', viewport: { width: 1440, height: 900 } })
    worked = watch(context)
    bench = await context.newPage()
    await staffArea(bench, say, 'en').signIn(attorney, testPassword)
    client = await browser.newContext({ baseURL: app.url, locale: 'en', userAgent: personsName(browser) })
    visited = watch(client)
    await signInByRequest(client, ownerEmail, testPassword)
    page = await client.newPage()
  })
  afterAll(async () => {
    await browser?.close()
    await desk?.app.close()
  })

  const stands = async (status: string): Promise<void> =>
    await bench
      .locator('.wb-bar')
      .getByText(say(`admin:useStatus.${status}` as never), { exact: true })
      .waitFor()
  const press = async (where: Page, name: string): Promise<void> =>
    await where.getByRole('button', { name, exact: true }).click()
  const pictureOf = async (file: File) => ({
    name: file.name,
    mimeType: file.type,
    buffer: Buffer.from(await file.arrayBuffer()),
  })

  test('from the notice of allowance by way of two extensions to a statement whose specimen the office refuses', async () => {
    const { app } = desk
    const markId = await allowedMark(app, ownerEmail, '98411702')
    const first = await toldUse(app, attorney, markId)
    // The first extension is made in the browser, the second by the same calls.
    await page.goto(await linkInMail(app, ownerEmail, 'use-kick-off', '/use-in-commerce-request/'))
    await page.getByText(own('price.none')).waitFor()
    for (const number of [29, 32])
      await page
        .getByRole('group', { name: own('classes.what', { number }) })
        .getByRole('radio', { name: own('classes.decision.extension') })
        .check()
    await press(page, own('classes.save'))
    await page.getByText(own('type.SOU_EXTENSION')).first().waitFor()
    await page
      .getByText(/\$250\.00/)
      .first()
      .waitFor()
    await press(page, own('price.order'))
    await page.getByRole('heading', { level: 1, name: say('checkout:billing.title') }).waitFor()
    await fillBilling(page, say, {
      businessName: 'Solvante Fictional',
      street: 'Vymyslená 2',
      postcode: '040 01',
      city: 'Košice',
    })
    await page.locator('select[name=country]').selectOption('SK')
    await reviewOrder(page, say)
    await page.locator('input[name=paymentType][value=transfer]').check()
    await page.locator('input[name=termsAccepted]').check()
    await press(page, say('checkout:pay.submit'))
    await page.getByRole('heading', { level: 1, name: say('checkout:success.transferTitle') }).waitFor()
    await bench.goto(`/admin#/use_in_commerce_request/${first}/show`)
    await stands('Ordered')
    await bench.getByRole('link', { name: /^S-/ }).click()
    await press(bench, say('admin:paid.submit'))
    await bench.getByText(say('admin:serviceStatus.In progress'), { exact: true }).first().waitFor()
    await work.sign(first)
    const { nextId: second } = await work.submit(first)
    await work.declareAll(second ?? '', 'extension')
    const again = await work.shown(second ?? '')
    expect(again.remainingExtensions).toBe(4)
    const { productId } = await work.order(second ?? '')
    await work.pay(productId)
    await work.sign(second ?? '')
    const { nextId: third } = await work.submit(second ?? '')

    // The statement: one class stays with one of its goods, the other is left out.
    const { due } = await work.shown(third ?? '')
    await page.goto(`/use-in-commerce-request/${third}`)
    await page.getByText(own('until.last', { date: formatDate(due ?? '', 'en') })).waitFor()
    const group = (number: number) => page.getByRole('group', { name: own('classes.what', { number }) })
    await page.getByRole('checkbox', { name: 'Smoked salmon' }).uncheck()
    await group(29)
      .getByRole('radio', { name: own('classes.decision.use') })
      .check()
    await group(32)
      .getByRole('radio', { name: own('classes.decision.not-in-use') })
      .check()
    await page.getByLabel(own('classes.anywhere')).first().fill(addDays(desk.on, -40))
    await page.getByLabel(own('classes.us')).first().fill(addDays(desk.on, -50))
    // The wrong day is said beside its field, and nothing that was typed is lost.
    await visited.expecting(422, async () => {
      await press(page, own('classes.save'))
      await page.locator('.mw-error').first().waitFor()
    })
    expect(await page.getByLabel(own('classes.us')).first().inputValue()).toBe(addDays(desk.on, -50))
    expect(await page.getByRole('checkbox', { name: 'Smoked salmon' }).isChecked()).toBe(false)
    await page.getByLabel(own('classes.us')).first().fill(addDays(desk.on, -30))
    await press(page, own('classes.save'))
    await page
      .getByText(/\$150\.00/)
      .first()
      .waitFor()
    await work.pay((await work.order(third ?? '')).productId)
    await page.reload()
    await page.getByText(own('price.paid')).waitFor()

    // A drawing is refused with its reason; a photograph is taken.
    const proof = page.locator('#specimens')
    await proof.getByLabel(own('specimens.file')).setInputFiles({
      name: 'bottle.png',
      mimeType: 'image/png',
      buffer: Buffer.from(flatPng(120, 90)),
    })
    await proof.getByLabel(own('specimens.what')).selectOption('mock-up')
    await proof.getByLabel(own('specimens.showsMark')).selectOption('yes')
    await press(page, own('specimens.submit'))
    await proof.getByText(own('specimens.rule.planned')).waitFor()
    await proof.getByText('37 CFR 2.56(c); TMEP 904.04(a)').waitFor()
    await page.getByText(own('sign.lack.fit-specimen', { number: 29 })).waitFor()
    expect(await page.getByRole('button', { name: own('sign.submit') }).count()).toBe(0)
    await press(page, own('specimens.remove'))
    await proof.getByText(own('specimens.empty')).waitFor()
    await proof.getByLabel(own('specimens.file')).setInputFiles(await pictureOf(await photograph()))
    await proof.getByLabel(own('specimens.what')).selectOption('label')
    await proof.getByLabel(own('specimens.showsMark')).selectOption('yes')
    await press(page, own('specimens.submit'))
    await proof.getByText(own('specimens.fit')).waitFor()

    // Signing needs the name and the declaration.
    await visited.expecting(422, async () => {
      await press(page, own('sign.submit'))
      await page.locator('#signedBy-error').waitFor()
    })
    await page.getByLabel(own('sign.name')).fill('Ingrid Owner')
    await page.getByRole('checkbox', { name: own('sign.declare') }).check()
    await press(page, own('sign.submit'))
    await page.getByText('Ingrid Owner').waitFor()

    // Staff file it with its receipt; the office refuses the specimen, and the client reads why.
    await bench.goto(`/admin#/use_in_commerce_request/${third}/show`)
    await stands('Approved for filing')
    await bench.getByLabel(say('admin:officeAction.receipt')).setInputFiles({
      name: 'receipt.pdf',
      mimeType: 'application/pdf',
      buffer: await letterPdf('Receipt of the statement'),
    })
    await bench.getByText('receipt.pdf').waitFor()
    await press(bench, office('submit'))
    await stands('Submitted')
    await bench.getByText(office('reopen'), { exact: true }).first().click()
    await bench.getByLabel(office('why')).fill('The office cannot read the label.')
    await press(bench, office('reopen'))
    await stands('Reopened')
    await page.goto(await linkInMail(app, ownerEmail, 'use-reopened', '/use-in-commerce-request/'))
    await page.getByText('The office cannot read the label.').waitFor()
    await page.getByText(own('thread.title')).waitFor()
    await page.getByLabel(own('thread.text')).last().fill('Here is a closer photograph.')
    await press(page, own('thread.send'))
    await page.getByText('Here is a closer photograph.').first().waitFor()
    expect(await page.getByLabel(own('thread.text')).last().inputValue()).toBe('')
    await bench.reload()
    await bench.getByText('Here is a closer photograph.').waitFor()
    expect([worked.troubles, visited.troubles]).toEqual([[], []])
  })

  test('§8 and §9 are one order in the grace period, from the docket of the mark to its next term', async () => {
    const markId = await work.registeredMark(10)
    await page.goto(`/portal/trademarks/${markId}`)
    await page.getByRole('button', { name: own('list.begin', { what: own('type.RENEWAL_8_9') }) }).click()
    await page.waitForURL(/use-in-commerce-request/)
    const id = page.url().split('/').at(-1) ?? ''
    const { dates } = await work.shown(id)
    const until = formatDate(dates[0]?.graceUntil ?? '', 'en')
    await page.getByText(own('state.late', { date: until })).waitFor()
    for (const number of [29, 35])
      await page
        .getByRole('group', { name: own('classes.what', { number }) })
        .getByRole('radio', { name: own('classes.decision.use') })
        .check()
    await press(page, own('classes.save'))
    await page
      .getByText(/\$1,700\.00/)
      .first()
      .waitFor()
    await page.goto(`/portal/trademarks/${markId}`)
    expect(await page.getByRole('button', { name: own('list.begin', { what: own('type.RENEWAL_8_9') }) }).count()).toBe(
      0,
    )
    await page.getByRole('link', { name: own('type.RENEWAL_8_9') }).click()

    // Both sections are ordered and paid at once.
    await press(page, own('price.order'))
    await page.getByRole('heading', { level: 1, name: say('checkout:billing.title') }).waitFor()
    await fillBilling(page, say, {
      businessName: 'Nordhav Fictional',
      street: 'Vymyslená 2',
      postcode: '040 01',
      city: 'Košice',
    })
    await page.locator('select[name=country]').selectOption('SK')
    await reviewOrder(page, say)
    await orderByCard(page, say)
    await payWith(page, '4242 4242 4242 4242', 'once')
    await expectPayment(page, say, 'paid')

    // Each class is shown as it is used today, and declared by name.
    await page.goto(`/use-in-commerce-request/${id}`)
    await page.getByText(own('price.paid')).waitFor()
    for (const [number, kind] of [
      [29, 'label'],
      [35, 'sign'],
    ] as const) {
      const proof = page.locator('#specimens section').filter({ hasText: own('classes.class', { number }) })
      await proof.getByLabel(own('specimens.file')).setInputFiles(await pictureOf(await photograph()))
      await proof.getByLabel(own('specimens.what')).selectOption(kind)
      await proof.getByLabel(own('specimens.showsMark')).selectOption('yes')
      if (kind === 'sign') await proof.getByLabel(own('specimens.namesServices')).selectOption('yes')
      await proof.getByLabel(own('specimens.captureDate')).fill(desk.on)
      await proof.getByRole('button', { name: own('specimens.submit') }).click()
      await proof.getByText(own('specimens.fit')).waitFor()
    }
    await page.getByLabel(own('sign.name')).fill('Ingrid Owner')
    await page.getByRole('checkbox', { name: own('sign.declare') }).check()
    await press(page, own('sign.submit'))
    await page.getByText('Ingrid Owner').waitFor()

    // Staff find it in their list, file it, and both dates of the mark are done.
    await bench.goto('/admin#/use_in_commerce_request')
    await bench.getByRole('row', { name: 'NORDHAV' }).getByRole('link').first().click()
    await stands('Approved for filing')
    await bench.getByLabel(say('admin:officeAction.receipt')).setInputFiles({
      name: 'receipt.pdf',
      mimeType: 'application/pdf',
      buffer: await letterPdf('Receipt of sections 8 and 9'),
    })
    await bench.getByText('receipt.pdf').waitFor()
    await press(bench, office('submit'))
    await stands('Submitted')
    await expect.poll(async () => await work.mailsTo('use-submitted')).toBe(2)
    await page.goto(`/use-in-commerce-request/${id}`)
    await page.getByText(own('state.submitted', { date: formatDate(desk.on, 'en') })).waitFor()
    expect(
      await work.one(
        `select array_agg(kind order by kind) as v from deadline where trademark_id = $1 and done_at is not null`,
        [markId],
      ),
    ).toEqual(['renewal', 'use_declaration'])
    // The office accepts it: staff finish the piece of work of the order, and the mark has its next term.
    const [orderId, ended] = await Promise.all([
      work.one<string>('select order_id as v from use_in_commerce_request where id = $1', [id]),
      work.one<string>('select expiration_date::text as v from trademark where id = $1', [markId]),
    ])
    await bench.goto(`/admin#/service_request/${orderId}/show`)
    await bench.getByRole('row', { name: 'NORDHAV' }).getByRole('link').click()
    await bench.getByLabel(say('admin:work.outcome')).selectOption('Successful')
    await bench.getByLabel(say('admin:work.note')).fill('Accepted and renewed.')
    await press(bench, say('admin:work.finish'))
    await bench.getByRole('button', { name: say('admin:work.finish') }).waitFor({ state: 'detached' })
    const ends = addYears(ended, 10)
    expect(await work.one('select expiration_date::text as v from trademark where id = $1', [markId])).toBe(ends)
    await page.goto(`/portal/trademarks/${markId}`)
    await page.getByText(formatDate(ends, 'en')).filter({ visible: true }).first().waitFor()
    expect([worked.troubles, visited.troubles]).toEqual([[], []])
  })
})
