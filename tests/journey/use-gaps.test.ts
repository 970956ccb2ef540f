import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import { proofAdd, proofLeaveOut, proofNotify } from '#contract/use-proof.ts'
import { workOutGaps } from '#features/use-proof/index.ts'
import { addDays, addYears, officeZone, today } from '#kernel/dates.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { overflowOf, violationsOf } from '#tests/browser/inspect.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { wordsOf } from '#tests/browser/words.ts'
import { pdfFile } from '#tests/documents.ts'
import { markInUse } from '#tests/use-proofs.ts'

const say = wordsOf('en')
const words = (key: string) => say(`admin:useGap.${key}`)
const on = today(officeZone, new Date())
const ownerEmail = 'owner@gaps.test'

let app: TestApp
let owner: Client
let staff: Client
/** Registered seven years ago, four years and seven months ago, and last year. */
let old: string
let soon: string
let young: string

beforeAll(async () => {
  app = await startApp()
  await app.addUser(ownerEmail, 'customer')
  await app.addUser('docketer@gaps.test', 'staff')
  owner = (await app.signIn(ownerEmail)).client
  staff = (await app.signIn('docketer@gaps.test')).client
  old = await markInUse(app, { of: ownerEmail, days: 7 * 365, name: 'VELMORA' })
  soon = await markInUse(app, { of: ownerEmail, days: 5 * 365 + 1 - 150, name: 'ORSANTE' })
  young = await markInUse(app, { of: ownerEmail, days: 400, name: 'LUMETTA' })
  await workOutGaps(app.context.facilities)
})
afterAll(async () => await app?.close())

let made = 0
const add = async (id: string, classes: string[], usedFrom = addDays(on, -30)) =>
  await owner(proofAdd, {
    params: { id },
    body: { kind: 'photo', classes, market: 'SK', usedFrom },
    file: pdfFile(`gap-${(made += 1)}.pdf`, `gap ${made}`),
  })
const gaps = async () =>
  (
    await app.context.pool.query<{ mark: string; kind: string; day: string; classes: number[]; told: boolean }>(
      `select trademark_id as mark, kind, day::text, classes, told_at is not null as told from use_gap order by day, id`,
    )
  ).rows
const letters = async () =>
  (
    await app.context.pool.query<{ template: string }>(
      `select template from mail.outbox where recipient = $1 and template like 'use-proof%' order by created_at, id`,
      [ownerEmail],
    )
  ).rows.map(({ template }) => template)
const again = async (at = new Date()) =>
  await workOutGaps({ ...app.context.facilities, clock: () => at, today: () => today(officeZone, at) })

test('what is missing today or within the year is known of each mark, and of no other', async () => {
  expect(await gaps()).toMatchObject([
    { mark: old, kind: 'missing', classes: [18, 25], told: false },
    { mark: soon, kind: 'asked', classes: [18, 25], told: false },
  ])
  const [missing, asked] = await gaps()
  expect(missing && missing.day < on).toBe(true)
  expect(asked && asked.day > on).toBe(true)
})

test('staff write to the owner of what is missing now, not twice at once, and of nothing that is not missing', async () => {
  await staff(proofNotify, { params: { id: old } })
  expect(await letters()).toEqual(['use-proof-none'])
  expect((await gaps()).map(({ told }) => told)).toEqual([true, false])
  await expect(staff(proofNotify, { params: { id: old } })).rejects.toMatchObject({ code: 'too-many-requests' })
  await expect(staff(proofNotify, { params: { id: young } })).rejects.toMatchObject({
    code: 'rules-unmet',
    facts: { missing: 'gap' },
  })
  await expect(owner(proofNotify, { params: { id: old } })).rejects.toMatchObject({ code: 'not-allowed' })
  // The same gap the night after is no new one.
  await again()
  expect((await gaps()).map(({ told }) => told)).toEqual([true, false])
})

test('a file that is added, left out or grows old changes the gap, and another gap is untold', async () => {
  const { id: proofId } = await add(old, ['18'])
  expect(await gaps()).toMatchObject([{ kind: 'missing', classes: [25], told: false }, {}])
  await add(old, ['25'], addDays(addYears(on, -5), 100))
  expect(await gaps()).toMatchObject([
    { mark: old, kind: 'ends', day: addDays(on, 99), classes: [25], told: false },
    { mark: soon },
  ])
  await owner(proofLeaveOut, { params: { id: old, proofId }, body: { leftOut: true } })
  expect(await gaps()).toMatchObject([{ mark: old, kind: 'missing', classes: [18] }, {}])
  await owner(proofLeaveOut, { params: { id: old, proofId }, body: { leftOut: false } })
  // Once that day is over nothing is left of it.
  await again(new Date(Date.now() + 101 * 86_400_000))
  expect((await gaps())[0]).toMatchObject({ mark: old, kind: 'missing', classes: [25] })
  await again()
})

test('a mark of which no day is known any more misses nothing', async () => {
  const gone = await markInUse(app, { of: ownerEmail, days: 7 * 365, name: 'GONE' })
  await again()
  expect((await gaps()).some(({ mark }) => mark === gone)).toBe(true)
  await app.context.pool.query(`update deadline set confidence = 'low' where trademark_id = $1`, [gone])
  await again()
  expect((await gaps()).some(({ mark }) => mark === gone)).toBe(false)
})

describe.runIf(hasChromium('tests/journey/use-gaps.test.ts'))('the list of gaps', () => {
  let browser: Browser
  let page: Page
  beforeAll(async () => {
    browser = await openBrowser()
    const context = await browser.newContext({ baseURL: app.url, locale: 'en' })
    await signInByRequest(context, 'docketer@gaps.test', testPassword)
    page = await context.newPage()
  })
  afterAll(async () => await browser?.close())

  test('has what comes first above, is narrowed, writes to the selected with a line for each, and leads to the vault', async () => {
    await app.context.pool.query('delete from use_gap')
    const third = await markInUse(app, { of: ownerEmail, days: 8 * 365, name: 'THIRD' })
    await again()
    await page.goto('/admin#/use_gap')
    const names = page.locator('tbody th[scope=row]')
    await expect.poll(async () => await names.allInnerTexts()).toEqual(['THIRD', 'VELMORA', 'ORSANTE'])
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflowOf(page)).toEqual([])
      expect(await violationsOf(page)).toEqual([])
    }
    await page.getByRole('combobox', { name: words('what') }).selectOption('missing')
    await expect.poll(async () => await names.allInnerTexts()).toEqual(['THIRD'])
    await page.getByRole('combobox', { name: words('what') }).selectOption('')
    await expect.poll(async () => await names.count()).toBe(3)

    // Of one nothing is missing any more by the time it is written to.
    await page.getByRole('checkbox', { name: say('admin:bulk.pickAll') }).check()
    await add(third, ['18', '25'])
    await page.getByRole('button', { name: say('admin:bulk.notify') }).click()
    await page.getByRole('button', { name: say('admin:bulk.notifySure', { count: 3 }) }).click()
    const results = page.locator('.wb-bulk__results tbody tr')
    await expect.poll(async () => await results.count()).toBe(3)
    expect(await results.filter({ hasText: 'THIRD' }).innerText()).toContain(say('admin:missing.gap'))
    // What was written of a moment ago is refused by itself; what comes after it is still written to.
    expect(await results.filter({ hasText: 'ORSANTE' }).innerText()).toContain(say('admin:bulk.state.done'))
    expect(await letters()).toContain('use-proof-missing')

    await names.filter({ hasText: 'VELMORA' }).getByRole('link').click()
    await page.waitForURL(`**/trademark/${old}/show?part=use-proofs`)
    await expect
      .poll(async () => await page.locator('#use-proofs').evaluate((part) => part.getBoundingClientRect().top < 900))
      .toBe(true)
  })
})
