import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDifferencesPath, trademarkPath } from '#admin/paths.ts'
import { registerDifferenceJudge } from '#contract/register-difference.ts'
import { trademarkAdd, trademarkEdit } from '#contract/trademark.ts'
import { compareRegistersOf } from '#features/trademark/compare-registers.ts'
import { tellOfDifferences } from '#features/trademark/tell-differences.ts'
import { addDays, formatDate, officeZone, today } from '#kernel/dates.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { overflowOf, violationsOf } from '#tests/browser/inspect.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { wordsOf } from '#tests/browser/words.ts'
import { addMarks } from '#tests/register.ts'

const say = wordsOf('en')
const words = (key: string, values?: Record<string, string>) => say(`admin:registerDifference.${key}`, values)
const on = today(officeZone, new Date())

let app: TestApp
let ids: string[]
let staff: Awaited<ReturnType<TestApp['signIn']>>['client']
beforeAll(async () => {
  app = await startApp()
  await app.addUser('owner@register.test', 'customer')
  const docketer = await app.addUser('docketer@register.test', 'staff')
  const owner = (await app.signIn('owner@register.test')).client
  staff = (await app.signIn('docketer@register.test')).client
  const mark = (name: string, number: string) => ({
    name,
    number,
    jurisdiction: 'SK' as const,
    filingDate: '2020-03-09',
    goods: '25: Hats',
  })
  ;({ ids } = await owner(trademarkAdd, {
    body: { marks: [mark('VELMORA', 'POZ 1-2020'), mark('ORSANTE', 'POZ 2-2020'), mark('LUMETTA', 'POZ 3-2020')] },
  }))
  await app.context.pool.query('update trademark set assigned_admin_id = $1 where id = $2', [docketer, ids[0]])
  await inRegister('POZ12020', 'Velmora', '2020-03-10')
  await inRegister('POZ22020', 'Orsante', '2020-03-09')
})
afterAll(async () => await app?.close())

let revision = 0
async function inRegister(number: string, text: string, filed: string, recorded: string = on): Promise<void> {
  await addMarks(app.context.pool, (revision += 1), [{ text, office: 'SK', number, state: 'pending' }])
  await app.context.pool.query(
    `update mark set filing_date = $2, record_date = $3, owner = null, goods = '[{"class": 25, "terms": ["hats"]}]' where number = $1`,
    [number, filed, recorded],
  )
  await app.context.register.follow()
}

const compare = async (since: Date | null = null) => await compareRegistersOf(app.context.facilities, since)
const rows = async () =>
  (
    await app.context.pool.query<{
      id: string
      mark: string
      held: string
      office: string
      foundAt: string
      dismissed: boolean
    }>(
      `select id, trademark_id as mark, field, held, office, found_at::text as "foundAt", as_of::text, dismissed_at is not null as dismissed
         from register_difference order by trademark_id, field`,
    )
  ).rows
const letters = async () =>
  (
    await app.context.pool.query<{ recipient: string }>(
      `select recipient from mail.outbox where template = 'register-differs' order by created_at`,
    )
  ).rows.map(({ recipient }) => recipient)
const judge = async (kind: 'dismiss' | 'reopen', more: { reason?: string; foundAt?: string } = {}) => {
  const [one] = await rows()
  const { reason = '', foundAt = one?.foundAt ?? '' } = more
  return await staff(registerDifferenceJudge, {
    params: { id: ids[0] ?? '', differenceId: one?.id ?? '' },
    body: kind === 'dismiss' ? { kind, foundAt, reason } : { kind, foundAt },
  })
}
const values = { held: '2020-03-09', office: '2020-03-10' }

test('what a register says otherwise is found once, and whoever works on the mark is told once', async () => {
  expect(await compare()).toBe(1)
  expect(await rows()).toMatchObject([{ mark: ids[0], field: 'filingDate', ...values, as_of: on, dismissed: false }])
  expect(await tellOfDifferences(app.context.facilities)).toBe(1)
  expect(await compare()).toBe(0)
  expect(await tellOfDifferences(app.context.facilities)).toBe(0)
  expect(await letters()).toEqual(['docketer@register.test'])
  // As of when the register was read is kept with the mark, of those that it has; that is no change of the record.
  const { rows: read } = await app.context.pool.query<{ day: string | null; changes: number }>(
    `select last_ipo_data_sync::date::text as day,
            (select count(*)::int from trademark_change c where c.trademark_id = t.id and c.new_values ? 'last_ipo_data_sync') as changes
       from trademark t where id = any($1) order by number`,
    [ids],
  )
  expect(read).toEqual([
    { day: on, changes: 0 },
    { day: on, changes: 0 },
    { day: null, changes: 0 },
  ])
})

test('a dismissal holds for the two values that a person saw, and ends when one of them changes', async () => {
  const reason = 'The office prints the day of entry.'
  await expect(judge('dismiss', { foundAt: '2026-01-01T00:00:00Z', reason })).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
  await expect(judge('dismiss', { reason: ' ' })).rejects.toMatchObject({ fields: { reason: 'required' } })
  expect((await rows())[0]?.dismissed).toBe(false)
  await judge('dismiss', { reason })
  expect(await compare()).toBe(0)
  expect((await rows())[0]?.dismissed).toBe(true)
  await judge('reopen')
  expect((await rows())[0]?.dismissed).toBe(false)
  await judge('dismiss', { reason })
  await inRegister('POZ12020', 'Velmora', '2020-03-12')
  expect(await compare()).toBe(1)
  expect(await rows()).toMatchObject([{ office: '2020-03-12', dismissed: false }])
  expect(await tellOfDifferences(app.context.facilities)).toBe(1)
})

test('what a copy says that was not brought up to date for long changes nothing', async () => {
  for (const [number, text] of [
    ['POZ12020', 'Velmora'],
    ['POZ22020', 'Orsante'],
  ] as const)
    await inRegister(number, text, '2020-01-01', addDays(on, -70))
  const before = await rows()
  expect(await compare()).toBe(0)
  expect(await rows()).toEqual(before)
  await inRegister('POZ12020', 'Velmora', '2020-03-12')
  await inRegister('POZ22020', 'Orsante', '2020-03-09')
})

test('one mark that cannot be compared keeps no other back', async () => {
  const spoil = async (goods: string) =>
    await app.context.pool.query('update trademark set goods_and_services = $1 where id = $2', [goods, ids[0]])
  const { rows: kept } = await app.context.pool.query<{ goods: object }>(
    'select goods_and_services as goods from trademark where id = $1',
    [ids[0]],
  )
  await spoil('[{"class": 25}]')
  await inRegister('POZ22020', 'Orsante', '2020-03-30')
  await expect(compare()).rejects.toThrow(ids[0])
  expect(new Set((await rows()).map(({ mark }) => mark))).toEqual(new Set(ids.slice(0, 2)))
  await spoil(JSON.stringify(kept[0]?.goods))
  await inRegister('POZ22020', 'Orsante', '2020-03-09')
  expect(await compare()).toBe(0)
  expect(await rows()).toHaveLength(1)
})

test('what is in the register no more, or has no number any more, differs from nothing', async () => {
  const { pool } = app.context
  const kept = await rows()
  for (const [before, after] of [
    [
      `update mark set number = 'GONE' where number = 'POZ12020'`,
      `update mark set number = 'POZ12020' where number = 'GONE'`,
    ],
    [
      `update trademark set number = null where id = '${ids[0]}'`,
      `update trademark set number = 'POZ 1-2020' where id = '${ids[0]}'`,
    ],
  ] as const) {
    expect(await rows()).toHaveLength(1)
    await pool.query(before)
    await compare()
    expect(await rows()).toEqual([])
    await pool.query(after)
    expect(await compare()).toBe(1)
  }
  expect(await rows()).toMatchObject(kept.map(({ mark, held, office }) => ({ mark, held, office })))
})

describe.skipIf(!hasChromium('tests/journey/register-differences.test.ts'))('in the staff area', () => {
  let browser: Browser
  let page: Page
  beforeAll(async () => {
    browser = await openBrowser()
    const context = await browser.newContext({ baseURL: app.url, locale: 'en', viewport: { width: 390, height: 900 } })
    await signInByRequest(context, 'docketer@register.test', testPassword)
    page = await context.newPage()
  })
  afterAll(async () => await browser?.close())

  test('a difference is found in the list, dismissed on the page of its mark, and gone from the open ones', async () => {
    await page.goto(`/admin${openDifferencesPath}`)
    const cell = page.getByText(formatDate('2020-03-12', 'en'))
    await cell.waitFor()
    expect(await overflowOf(page)).toEqual([])
    expect(await violationsOf(page)).toEqual([])
    await page.goto(`/admin${trademarkPath(ids[0] ?? '')}`)
    await page.getByRole('heading', { name: words('title') }).waitFor()
    const dismiss = page.getByRole('button', { name: words('dismiss') })
    await dismiss.click()
    await page.getByLabel(words('reason')).fill('The day of entry.')
    expect(await violationsOf(page)).toEqual([])
    await dismiss.click()
    await page.getByRole('button', { name: words('reopen') }).waitFor()
    expect((await rows())[0]?.dismissed).toBe(true)
    await page.goto(`/admin${openDifferencesPath}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await cell.waitFor({ state: 'detached' })
  })
})

test('what was put right in the record is no difference any more, without the night', async () => {
  const since = new Date(Date.now() - 1000)
  const { rows: held } = await app.context.pool.query<{ ends: string | null }>(
    'select expiration_date::text as ends from trademark where id = $1',
    [ids[0]],
  )
  const record = {
    name: 'VELMORA',
    number: 'POZ 1-2020',
    filingDate: '2020-03-09',
    registrationDate: null,
    publicationDate: null,
    expirationDate: held[0]?.ends ?? null,
    ipoLink: null,
    goods: '25: Hats',
  }
  await staff(trademarkEdit, {
    params: { id: ids[0] ?? '' },
    body: { ...record, filingDate: '2020-03-12', before: record },
  })
  expect(await compare(since)).toBe(0)
  expect(await rows()).toEqual([])
})
