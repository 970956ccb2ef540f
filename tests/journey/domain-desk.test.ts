import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sightingCase, sightingDecide, taskProcess } from '#contract/sighting.ts'
import { searchNow } from '#features/monitoring/index.ts'
import { nothingAsked } from '#kernel/domain-facts.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { watch } from '#tests/browser/watch.ts'
import { pdfFile } from '#tests/documents.ts'
import { MovedClock, SubscriptionWorld } from '#tests/subscription-world.ts'

const email = 'owner@desk.test'
const twin = 'verdanno.test'
const shop = 'verdano-outlet.test'

describe.runIf(hasChromium('domain-desk'))('the desk of watched domains', () => {
  let app: TestApp
  let browser: Browser
  let folder = ''
  let taskId = ''
  const seen: Record<string, string> = {}

  const value = async <T>(sql: string, values: unknown[] = []): Promise<T> =>
    (await app.context.pool.query<{ v: T }>(sql, values)).rows[0]?.v as T

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'desk-'))
    await writeFile(join(folder, 'domains.txt'), [twin, shop, 'myverdano.test'].join('\n'))
    const facts = { ...nothingAsked, mail: { known: ['mx.hosting.test'] } }
    await writeFile(join(folder, 'domain-records.jsonl'), JSON.stringify({ domain: twin, ...facts }))
    app = await startApp({ LOG_LEVEL: 'silent', SIGHTINGS_DIR: folder })
    await app.addUser('staff@desk.test', 'staff')
    const ownerId = await app.addUser(email, 'customer')
    const world = new SubscriptionWorld(app, new MovedClock(new Date().toISOString()))
    const { id } = await world.order(world.client(email), { trial: true })
    taskId = await value('select id as v from brand_monitoring_task where brand_subscription_id = $1', [id])
    await searchNow(app.context.facilities, taskId)
    const { rows } = await app.context.pool.query<{ id: string; host: string }>(
      'select id, host from sighting where brand_monitoring_task_id = $1',
      [taskId],
    )
    for (const row of rows) seen[row.host] = row.id
    const { client: staff } = await app.signIn('staff@desk.test')
    const of = (host: string) => ({ params: { id: seen[host] ?? '' } })
    await staff(sightingDecide, { ...of(twin), body: { status: 'Accepted' } })
    await staff(sightingDecide, { ...of('myverdano.test'), body: { status: 'Dismissed', reason: 'other-goods' } })
    const body = { counterpartyName: 'Holder of the domain', platform: 'domain' as const }
    const { id: caseId } = await staff(sightingCase, { ...of(shop), body })
    await staff(taskProcess, { params: { id: taskId } })
    const trademarkId = uuidv7()
    await app.context.pool.query(
      `insert into trademark (id, name, type, jurisdiction, number, user_id, status, status_group, registration_date, expiration_date, goods_and_services)
       values ($1, 'VERDANO', 'WORD', 'EU', '018000001', $2, 'Trademark registered', 'Registered', '2020-01-01', '2030-01-01', '[]')`,
      [trademarkId, ownerId],
    )
    await app.context.pool.query(
      `insert into case_notice (id, case_id, case_infringement_id, trademark_id, kind, language, recipient, body, status, approved_at, sent_on)
       select $2, case_id, id, $3, 'udrp', 'en', 'Provider of the test', 'm', 'Sent', now(), '2026-01-06' from case_infringement where case_id = $1`,
      [caseId, uuidv7(), trademarkId],
    )
    seen['case'] = caseId
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
    await rm(folder, { recursive: true })
  })

  const rowOf = (page: Page, host: string) =>
    page.getByRole('row').filter({ has: page.getByRole('link', { name: host }) })

  test('shows what people accepted, what is known of it, and follows a complaint until it is carried out', async () => {
    const context = await browser.newContext({ baseURL: app.url, locale: 'en' })
    const watched = watch(context)
    await signInByRequest(context, 'staff@desk.test', testPassword)
    const page = await context.newPage()
    await page.goto('/admin#/sighting')
    const row = rowOf(page, twin)
    await row.waitFor()
    // What was put aside is not watched.
    await expect.poll(async () => await page.locator('tbody th').allTextContents()).toEqual([twin, shop])
    await row.getByText('Nobody has asked about it yet.').waitFor()
    await row.getByText('Medium').waitFor()

    await row.getByRole('button', { name: `Ask the register: ${twin}` }).click()
    await row.getByText('High', { exact: true }).waitFor()
    await row.getByText('looks alike, takes mail. Not known: registration, certificate').waitFor()
    await row.getByText('a stand-in of this installation answered').waitFor()
    await row.getByText('Unknown, nobody was asked').first().waitFor()
    await row.getByText('1 server', { exact: true }).waitFor()

    await page.getByLabel('Which').selectOption('neverAsked')
    await expect.poll(async () => await page.locator('tbody th').allTextContents()).toEqual([shop])
    await page.getByLabel('Which').selectOption('')
    await page.getByRole('button', { name: 'Likeness' }).click()
    await expect.poll(async () => await page.locator('tbody th').allTextContents()).toEqual([shop, twin])

    // From its row to the sighting itself, where a case is opened.
    await rowOf(page, twin).getByRole('link', { name: 'Open a case' }).click()
    await page.getByRole('heading', { level: 2, name: twin }).waitFor()
    await page.goBack()

    await rowOf(page, shop).getByText('UDRP complaint: Sent').waitFor()
    await rowOf(page, shop).getByRole('link', { name: 'Case:' }).click()
    const outcome = page.locator('details').filter({ has: page.getByText('What became of it', { exact: true }) })
    await outcome.getByText('What became of it', { exact: true }).click()
    await outcome.getByRole('button', { name: 'Record the outcome' }).click()
    await expect
      .poll(async () => await outcome.getByLabel('What was granted').getAttribute('aria-invalid'))
      .toBe('true')
    await outcome.getByLabel('What was granted').selectOption('transfer')
    await outcome.getByLabel('Decision').setInputFiles({
      name: 'decision.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(await pdfFile('decision.pdf').arrayBuffer()),
    })
    await outcome.getByText('decision.pdf').waitFor()
    await outcome.getByRole('button', { name: 'Record the outcome' }).click()
    await page.getByText('Decided, and not carried out yet as far as is recorded.').waitFor()

    await page.getByText('It was carried out', { exact: true }).click()
    await page.getByRole('button', { name: 'Record the outcome' }).click()
    await page.getByText('carried out on', { exact: false }).first().waitFor()
    // That was of another name: taken back with its reason, and recorded anew.
    await page.getByText('Take it back', { exact: true }).first().click()
    await page.getByLabel('Reason').last().fill('The register answered about another name.')
    await page.getByRole('button', { name: 'Take it back' }).click()
    await page.getByText('An outcome recorded before was taken back: The register answered').waitFor()
    await page.getByText('It was carried out', { exact: true }).click()
    await page.getByRole('button', { name: 'Record the outcome' }).click()
    await page.getByText('carried out on', { exact: false }).first().waitFor()
    await page.goto('/admin#/sighting')
    await rowOf(page, shop).getByText('UDRP complaint: Carried out, Transfer').waitFor()
    // The one answer that is no success is that of what was left out.
    expect(watched.troubles).toEqual([expect.stringMatching(/^answer 422 to POST .*\/outcome$/)])
    await context.close()

    const own = await browser.newContext({ baseURL: app.url, locale: 'en' })
    await signInByRequest(own, email, testPassword)
    const portal = await own.newPage()
    await portal.goto(`/portal/cases/${seen['case']}`)
    await portal.getByText(/Granted on .*: transfer of the name\. Carried out on /).waitFor()
    await portal.getByText('was a mistake: The register answered about another name.').waitFor()
    await own.close()
  })
})
