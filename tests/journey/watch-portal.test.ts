import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { monitoringResultSeen } from '#contract/watch.ts'
import { addDays, addMonths, formatDate, officeZone, today } from '#kernel/dates.ts'
import { path } from '#web/path.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { overflowOf, violationsOf } from '#tests/browser/inspect.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { watch } from '#tests/browser/watch.ts'
import { wordsOf } from '#tests/browser/words.ts'

let app: TestApp
let owner = ''
let trademarkId = ''
beforeAll(async () => {
  app = await startApp()
  owner = await app.addUser('owner@customers.test', 'customer')
  await app.addUser('stranger@customers.test', 'customer')
  trademarkId = await addTrademark('Zorbexium')
})
afterAll(async () => await app?.close())

async function addTrademark(name: string): Promise<string> {
  const { rows } = await app.context.pool.query<{ id: string }>(
    `insert into trademark (id, name, jurisdiction, type, user_id, status, status_group)
     values (gen_random_uuid(), $1, 'SK', 'WORD', $2, 'Application filed', 'Examination') returning id`,
    [name, owner],
  )
  return rows[0]?.id ?? ''
}
async function addHit(name: string, relevance: 'high' | null, trademark = trademarkId): Promise<string> {
  const { rows } = await app.context.pool.query<{ id: string }>(
    `insert into trademark_monitoring_result (id, type, relevance, mark_name, jurisdiction, application_number, trademark_id)
     values (gen_random_uuid(), 'filing', $1, $2, 'EU', $2, $3) returning id`,
    [relevance, name, trademark],
  )
  return rows[0]?.id ?? ''
}
const seen = async () =>
  (
    await app.context.pool.query<{ name: string }>(
      'select mark_name as name from trademark_monitoring_result where seen order by 1',
    )
  ).rows.map((row) => row.name)

test('only the owner says that a rated hit of the trademark was seen, all of them or none, as often as they like', async () => {
  const rated = await addHit('ZORBEKSIUM', 'high')
  const unrated = await addHit('ZORBEXIAN', null)
  const elsewhere = await addHit('ZORBO', 'high', await addTrademark('Zorba'))
  const owners = (await app.signIn('owner@customers.test')).client
  const strangers = (await app.signIn('stranger@customers.test')).client
  const params = { id: trademarkId }
  await expect(strangers(monitoringResultSeen, { params, body: { ids: [rated] } })).rejects.toMatchObject({
    status: 404,
  })
  for (const other of [unrated, elsewhere])
    await expect(owners(monitoringResultSeen, { params, body: { ids: [rated, other] } })).rejects.toMatchObject({
      status: 404,
    })
  const more = { ids: [rated], relevance: 'low' }
  await expect(owners(monitoringResultSeen, { params, body: more })).rejects.toMatchObject({
    status: 422,
    fields: { relevance: 'unknown-field' },
  })
  await expect(owners(monitoringResultSeen, { params, body: { ids: [] } })).rejects.toMatchObject({ status: 422 })
  expect(await seen()).toEqual([])
  for (let round = 0; round < 2; round += 1)
    expect(await owners(monitoringResultSeen, { params, body: { ids: [rated, rated] } })).toEqual({ done: true })
  expect(await seen()).toEqual(['ZORBEKSIUM'])
  await app.context.pool.query('delete from trademark_monitoring_result')
})

test('whoever has no account yet and follows the letter has looked; a program that follows links has not', async () => {
  const { pool } = app.context
  const { rows } = await pool.query<{ id: string }>(
    `with who as (insert into "user" (id, email, role, state) values (gen_random_uuid(), 'waits@customers.test', 'customer', 'created') returning id),
       mark as (insert into trademark (id, name, type, jurisdiction, user_id, status, status_group)
         select gen_random_uuid(), 'WAITS', 'WORD', 'EU', id, 'Trademark registered', 'Registered' from who returning id)
     insert into trademark_monitoring_result (id, type, relevance, mark_name, jurisdiction, trademark_id)
       select gen_random_uuid(), 'filing', 'high', 'WAITZ', 'EU', id from mark returning id`,
  )
  const id = rows[0]?.id ?? ''
  const open = async (agent: string) =>
    (await fetch(`${app.url}${path.monitoringResult({ id })}`, { headers: { 'user-agent': agent } })).status
  const isSeen = async () =>
    (await pool.query<{ seen: boolean }>('select seen from trademark_monitoring_result where id = $1', [id])).rows[0]
      ?.seen
  expect([await open('Googlebot/2.1 (+http://www.google.com/bot.html)'), await isSeen()]).toEqual([200, false])
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
  expect([await open(firefox), await isSeen()]).toEqual([200, true])
  await pool.query('delete from trademark_monitoring_result where id = $1', [id])
})

describe.skipIf(!hasChromium('tests/journey/watch-portal.test.ts'))('in the portal', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => await browser?.close())

  test('the count goes once the found marks are on the screen, and not before', async () => {
    const say = wordsOf('en')
    await addHit('ZORBEKSIUM', 'high')
    await addHit('ZORBEXIAN', 'high')
    const context = await browser.newContext({ baseURL: app.url, locale: 'en', viewport: { width: 390, height: 300 } })
    const { troubles } = watch(context)
    await signInByRequest(context, 'owner@customers.test', testPassword)
    const page = await context.newPage()
    const words = say('portal:frame.hits', { count: 2 })
    await page.goto(path.trademarks())
    await page.getByRole('row').filter({ hasText: words }).getByRole('link').click()
    const counted = page.getByRole('navigation', { name: say('portal:frame.label') }).getByText(words)
    await page.getByRole('heading', { name: say('portal:mark.hits') }).waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    expect(await counted.count()).toBe(1)
    expect(await seen()).toEqual([])

    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
    await page.getByRole('heading', { name: say('portal:mark.hits') }).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 200)
    await counted.waitFor({ state: 'detached' })
    expect(await seen()).toEqual(['ZORBEKSIUM', 'ZORBEXIAN'])
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
    // What was new on this visit stays told apart until the next.
    expect(await page.getByText(say('portal:mark.hitNew'), { exact: true }).count()).toBe(2)
    await page.reload()
    expect(await page.getByText(say('portal:mark.hitNew'), { exact: true }).count()).toBe(0)
    expect(troubles).toEqual([])
    await context.close()
  })

  test.each(['en', 'sk'] as const)(
    'hits stand by the time to oppose, older ones apart, in the language %s',
    async (language) => {
      const say = wordsOf(language)
      const on = today(officeZone, new Date())
      const owned = await addTrademark('Velmora')
      await app.context.pool.query(`update trademark set filing_date = '2024-01-15' where id = $1`, [owned])
      for (const [name, filed, published] of [
        ['VELMORIN', addDays(on, -300), null],
        ['VELMORRA', addDays(on, -200), addDays(on, -20)],
        ['VELMORIA', addDays(on, -200), addDays(on, -60)],
        ['VELMORE', '2019-05-05', addDays(on, -10)],
      ])
        await app.context.pool.query(
          `insert into trademark_monitoring_result (id, type, relevance, mark_name, jurisdiction, application_number, trademark_id, state, filing_date, publication_date)
         values (gen_random_uuid(), 'filing', 'high', $1, 'EU', $1, $2, 'pending', $3, $4)`,
          [name, owned, filed, published],
        )
      const context = await browser.newContext({ baseURL: app.url, locale: language })
      const { troubles } = watch(context)
      await signInByRequest(context, 'owner@customers.test', testPassword)
      const page = await context.newPage()
      await page.goto(path.trademark({ id: owned }, { language }))
      const hits = page.getByRole('region', { name: say('portal:mark.hits') })
      expect(await hits.locator('li .mw-mark--m').allTextContents()).toEqual([
        'VELMORIA',
        'VELMORRA',
        'VELMORIN',
        'VELMORE',
      ])
      const first = hits.getByRole('listitem').filter({ hasText: 'VELMORIA' })
      const until = formatDate(addMonths(addDays(on, -60), 3), language)
      expect(await first.getByText(say('portal:hit.until', { date: until })).count()).toBe(1)
      expect(await first.getByText(say('portal:hit.reaches.within')).count()).toBe(1)
      const unknown = hits.getByRole('listitem').filter({ hasText: 'VELMORIN' })
      expect(await unknown.getByText(say('portal:hit.why.not-published')).count()).toBe(1)
      await hits.getByRole('heading', { name: say('portal:mark.hitsEarlier') }).waitFor()
      const older = hits.getByRole('listitem').filter({ hasText: 'VELMORE' })
      expect(await older.getByText(say('portal:hit.needless.earlier')).count()).toBe(1)
      expect(troubles).toEqual([])
      await context.close()
    },
  )

  test('all of them stand in one list, each in a drawer that has an address; opening one makes it seen', async () => {
    const say = wordsOf('en')
    await app.context.pool.query('delete from trademark_monitoring_result')
    const [own, other] = [await addTrademark('Quortex'), await addTrademark('Quintel')]
    const published = addDays(today(officeZone, new Date()), -20)
    const first = await addHit('QUORTEK', 'high', own)
    await addHit('QUINTELL', 'high', other)
    await app.context.pool.query(
      `update trademark_monitoring_result set state = 'pending', filing_date = '2026-01-01', publication_date = $1`,
      [published],
    )
    await app.context.pool.query(`update trademark set filing_date = '2024-01-15' where id = any($1)`, [[own, other]])
    const context = await browser.newContext({ baseURL: app.url, locale: 'en' })
    const { troubles } = watch(context)
    await signInByRequest(context, 'owner@customers.test', testPassword)
    const page = await context.newPage()
    await page.goto(path.monitoring())
    expect(await seen()).toEqual([])
    await page.getByRole('link', { name: 'QUORTEK' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('link', { name: say('portal:monitoring.oppose') }).waitFor()
    expect(page.url()).toContain(`monitoringDrawerOpen=true&activeTrademarkMonitoringResultId=${first}`)
    await expect.poll(seen).toEqual(['QUORTEK'])
    for (const [width, colorScheme] of [
      [390, 'dark'],
      [1440, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      expect(await violationsOf(page)).toEqual([])
      expect(await overflowOf(page)).toEqual([])
    }
    await page.keyboard.press('Escape')
    await page.waitForURL((url) => url.search === '')
    // Without a result the first one is shown, and only those of the mark that is asked for.
    await page.goto(`${path.monitoringOf({ id: other })}?monitoringDrawerOpen=true`)
    await drawer.getByText('QUINTELL').first().waitFor()
    expect(await page.getByRole('link', { name: 'QUORTEK' }).count()).toBe(0)
    expect(troubles).toEqual([])
    await context.close()
    const stranger = await browser.newContext({ baseURL: app.url, locale: 'en' })
    await signInByRequest(stranger, 'stranger@customers.test', testPassword)
    expect((await stranger.request.get(path.monitoringOf({ id: other }))).status()).toBe(404)
    expect(await (await stranger.request.get(path.monitoring())).text()).not.toContain('QUORTEK')
    await stranger.close()
  })
})
