import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lawfulUses } from '#domain/enforcement/lawful-uses.ts'
import { invoicePaid } from '#features/billing/index.ts'
import { searchNow } from '#features/monitoring/index.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { path } from '#web/path.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { watch } from '#tests/browser/watch.ts'
import { wordsOf } from '#tests/browser/words.ts'
import { pdfFile } from '#tests/documents.ts'
import { MovedClock, SubscriptionWorld } from '#tests/subscription-world.ts'

const say = wordsOf('en')
const staffEmail = 'staff@counterfeit.test'
const ownerEmail = 'owner@counterfeit.test'
const copies = 'Copy Works'
const reseller = 'Honest Reseller'

describe.runIf(hasChromium('counterfeit-shop'))('shops that a search has found', () => {
  let app: TestApp
  let browser: Browser
  let folder = ''
  let taskId = ''

  const value = async <T>(sql: string, values: unknown[] = []): Promise<T> =>
    (await app.context.pool.query<{ v: T }>(sql, values)).rows[0]?.v as T

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'counterfeit-'))
    const offers = [
      { name: 'VERDANO trunk', url: 'https://copies.example.test/verdano', seller: copies, classes: [18] },
      { name: 'VERDANO bags', url: 'https://reseller.example.test/verdano', seller: reseller, classes: [18] },
    ]
    await writeFile(join(folder, 'shops.jsonl'), offers.map((offer) => JSON.stringify(offer)).join('\n'))
    app = await startApp({ SERVICES: 'web', LOG_LEVEL: 'silent', SIGHTINGS_DIR: folder })
    await app.addUser(staffEmail, 'staff')
    const ownerId = await app.addUser(ownerEmail, 'customer')
    const world = new SubscriptionWorld(app, new MovedClock(new Date().toISOString()))
    const { id } = await world.order(world.client(ownerEmail), { trial: true })
    taskId = await value('select id as v from brand_monitoring_task where brand_subscription_id = $1', [id])
    await app.context.pool.query(
      `insert into trademark (id, name, type, jurisdiction, number, user_id, status, status_group, registration_date, expiration_date, goods_and_services)
       values ($1, 'VERDANO', 'WORD', 'EU', '018000001', $2, 'Trademark registered', 'Registered', '2020-01-01', '2050-01-01', '[{"class": 18, "terms": ["Trunks"]}]')`,
      [uuidv7(), ownerId],
    )
    await searchNow(app.context.facilities, taskId)
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
    await rm(folder, { recursive: true })
  })

  const pageOf = async (email: string): Promise<{ page: Page; troubles: readonly string[] }> => {
    const context = await browser.newContext({ baseURL: app.url, locale: 'en-GB' })
    const { troubles } = watch(context)
    await signInByRequest(context, email, testPassword)
    return { page: await context.newPage(), troubles }
  }
  const file = async (name: string) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(await pdfFile(name).arrayBuffer()),
  })

  /** Makes a case of the sighting of a seller, by what its form offers. */
  const makeCase = async (staff: Page, seller: string): Promise<string> => {
    await staff.goto(`/admin#/brand_monitoring_task/${taskId}/show`)
    const url = seller === copies ? 'https://copies.example.test/verdano' : 'https://reseller.example.test/verdano'
    const item = staff.locator('li .wb-sighting').filter({ hasText: seller === copies ? 'trunk' : 'bags' })
    await item.first().click()
    await staff.getByRole('link', { name: url }).waitFor()
    await staff.getByText(say('admin:caseRequest.makeCase'), { exact: true }).first().click()
    const other = staff.getByLabel(say('admin:caseRequest.otherName'))
    expect(await other.inputValue()).toBe(seller)
    await staff.getByLabel(say('admin:case.offeredTo')).selectOption('SK')
    await staff.getByLabel(say('admin:case.classes')).fill('18')
    await staff.getByRole('button', { name: say('admin:caseRequest.makeCase') }).click()
    await staff.waitForURL(/#\/case\/[0-9a-f-]+\/show/)
    return /[0-9a-f-]{36}/.exec(staff.url())?.[0] ?? ''
  }

  /** Drafts a notice of a kind, answers every lawful use, approves it and says that it was sent. */
  const sendNotice = async (staff: Page, kind: 'takedown' | 'letter', recipient: string): Promise<void> => {
    const form: Locator = staff.locator('form', { has: staff.locator('[name="noticeBody-new"]') })
    const which = form.getByLabel(say('admin:notice.kindLabel'), { exact: true })
    if (!(await which.isVisible())) await staff.getByText(say('admin:notice.new'), { exact: true }).click()
    await which.selectOption(kind)
    await form.getByLabel(say('admin:notice.recipient')).fill(recipient)
    await form.getByRole('button', { name: say('admin:notice.fromParts') }).click()
    const body = form.getByLabel(say('admin:notice.body'), { exact: true })
    await expect.poll(async () => await body.inputValue()).toContain('VERDANO')
    await body.fill((await body.inputValue()).replaceAll(/\[[^\]]*\]/g, 'as the file shows'))
    for (const use of lawfulUses) {
      const name = say(`admin:notice.use.${use}`)
      await form.getByLabel(name, { exact: true }).selectOption('no')
      await form.getByLabel(say('admin:notice.ground', { use: name })).fill('Looked at the offer.')
    }
    await form.getByRole('button', { name: say('admin:case.save') }).click()
    await staff.getByRole('button', { name: say('admin:notice.approve') }).click()
    await staff.getByLabel(say('admin:notice.reference')).fill(`No. of the ${kind}`)
    await staff.getByRole('button', { name: say('admin:notice.record') }).click()
    await staff.getByText(`No. of the ${kind}`).first().waitFor()
  }

  test('one that sells copies goes from its sighting to pack, letter and takedown, and the case is closed', async () => {
    const { page: staff, troubles } = await pageOf(staffEmail)
    const caseId = await makeCase(staff, copies)
    const dismissed = await makeCase(staff, reseller)
    await staff.goto(`/admin#/brand_monitoring_task/${taskId}/show`)
    await staff.getByRole('button', { name: 'Release to the client' }).click()
    await expect.poll(async () => await value('select status as v from "case" where id = $1', [dismissed])).toBe('New')

    await staff.goto(`/admin#/case/${caseId}/show`)
    await staff.getByText(copies).first().waitFor()
    const right = staff
      .locator('form')
      .filter({ has: staff.getByLabel(say('admin:case.right')) })
      .first()
    await right.getByLabel(say('admin:case.right')).selectOption({ index: 1 })
    await right.getByRole('button', { name: say('admin:case.save') }).click()
    await staff.getByText(say('admin:case.offer'), { exact: true }).first().click()
    await staff.getByLabel(say('admin:case.itemText')).fill('Letter and notice to the host')
    await staff.getByLabel(say('admin:service.lineNet', { currency: 'EUR' })).fill('290')
    await staff.getByRole('button', { name: say('admin:case.offer') }).click()
    // What was offered stands among the solutions before the next step: it moves the buttons.
    await staff.getByText('Letter and notice to the host').first().waitFor()
    await staff.getByRole('button', { name: say('admin:case.kickOff') }).click()
    await staff.getByText(say('admin:case.status.Kicked off')).first().waitFor()

    const { page: owner, troubles: ofOwner } = await pageOf(ownerEmail)
    await owner.goto(path.case({ id: caseId }))
    await owner.getByRole('link', { name: say('case:case.toSolutions') }).click()
    await owner.getByRole('button', { name: say('case:solution.order') }).click()
    await owner.waitForURL(/\/product\/.+\/checkout/)
    const productId = /[0-9a-f-]{36}/.exec(owner.url())?.[0] ?? ''
    await app.context.pool.query(`update service_request set status = 'Checkout completed' where product_id = $1`, [
      productId,
    ])
    await inTransaction(app.context.pool, async (tx) => {
      await app.context.facilities.events.publish(tx, invoicePaid, { productId, invoiceId: uuidv7() })
    })

    await staff.reload()
    await staff.getByText(say('admin:case.status.In progress')).first().waitFor()
    await staff.getByLabel(say('admin:exhibit.file')).setInputFiles(await file('page-of-the-shop.pdf'))
    await staff.getByRole('button', { name: say('admin:exhibit.add') }).click()
    await staff.getByText(/SHA-256 [0-9a-f]{64}/).waitFor()
    await sendNotice(staff, 'letter', copies)
    await sendNotice(staff, 'takedown', 'Host of the test')

    await staff.getByText(say('admin:case.changePlace'), { exact: true }).click()
    await staff.getByLabel(say('admin:case.goneOn')).first().fill(new Date().toISOString().slice(0, 10))
    await staff.locator('form').filter({ has: staff.getByLabel(say('admin:case.goneOn')) }).first()
      .getByRole('button', { name: say('admin:case.save') }).click() // prettier-ignore
    await staff
      .getByText(/removed on/)
      .first()
      .waitFor()
    await staff.getByText(say('admin:case.close'), { exact: true }).first().click()
    await staff.getByLabel(say('admin:case.outcome')).selectOption('Taken down')
    await staff.getByRole('button', { name: say('admin:case.close') }).click()
    await staff.getByText(say('admin:case.status.Closed')).first().waitFor()
    expect(troubles).toEqual([])

    // The client reads all of it, and has the pack.
    await owner.goto(path.case({ id: caseId }))
    await owner.getByText('No. of the letter').waitFor()
    await owner.getByText('No. of the takedown').waitFor()
    await owner.getByText(say('case:status.Closed')).first().waitFor()
    const pack = await owner.getByRole('link', { name: say('case:exhibit.pack') }).getAttribute('href')
    expect((await owner.context().request.get(pack ?? '')).headers()['content-type']).toContain('application/zip')

    // The reseller is one of the client's own: they say so once.
    await owner.goto(path.case({ id: dismissed }))
    await owner.getByLabel(say('case:case.whitelistIt', { other: reseller })).check()
    await owner.getByRole('button', { name: say('case:case.dismiss') }).click()
    await owner.getByText(say('case:status.Dismissed')).first().waitFor()
    expect(ofOwner).toEqual([])
  })

  test('one that the client authorised is known to the next search, and nobody is asked to look at it', async () => {
    const next = uuidv7()
    await app.context.pool.query(
      `insert into brand_monitoring_task (id, brand_id, brand_subscription_id, brand_subscription_tier, planned_on, deadline)
       select $2, brand_id, brand_subscription_id, brand_subscription_tier, planned_on + 28, deadline + 28 from brand_monitoring_task where id = $1`,
      [taskId, next],
    )
    // It has opened another shop, under its own name.
    const offer = { name: 'VERDANO sale', url: 'https://outlet.example.test/verdano', seller: reseller, classes: [18] }
    const other = {
      name: 'VERDANO belts',
      url: 'https://other.example.test/verdano',
      seller: 'Somebody else',
      classes: [18],
    }
    await writeFile(join(folder, 'shops.jsonl'), [offer, other].map((one) => JSON.stringify(one)).join('\n'))
    await searchNow(app.context.facilities, next)
    const { rows } = await app.context.pool.query<{ seller: string; status: string }>(
      'select seller, status from sighting where brand_monitoring_task_id = $1 order by seller',
      [next],
    )
    expect(rows).toEqual([
      { seller: reseller, status: 'Known' },
      { seller: 'Somebody else', status: 'Open' },
    ])
    const { page: staff, troubles } = await pageOf(staffEmail)
    await staff.goto(`/admin#/brand_monitoring_task/${next}/show`)
    await staff.locator('li .wb-sighting').filter({ hasText: 'belts' }).first().waitFor()
    // It stands aside, among what is known; of the rest one waits for a decision.
    const waiting = staff.locator('.wb-section').filter({ hasText: say('admin:sightingStatus.Open') })
    expect(await waiting.locator('.wb-sighting').allTextContents()).toEqual([expect.stringContaining('belts')])
    const known = staff.locator('.wb-section').filter({ hasText: say('admin:sightingStatus.Known') })
    expect(await known.locator('.wb-sighting').allTextContents()).toEqual([expect.stringContaining('sale')])
    expect(troubles).toEqual([])
  })
})
