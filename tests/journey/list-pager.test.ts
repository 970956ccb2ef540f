import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { wordsOf } from '#tests/browser/words.ts'

const say = wordsOf('en')
const written = (value: number) => value.toLocaleString('en')
const perPage = 25
const many = 10_040
const few = 60

describe.skipIf(!hasChromium('tests/journey/list-pager.test.ts'))('the pager of a list of staff', () => {
  let app: TestApp
  let browser: Browser
  beforeAll(async () => {
    app = await startApp()
    await app.addUser('desk@pager.test', 'staff')
    const owner = await app.addUser('owner@pager.test', 'customer')
    await app.context.pool.query(
      `insert into trademark (id, name, type, jurisdiction, user_id, status, status_group, last_tracking_update)
         select gen_random_uuid(), 'PAGER' || lpad(n::text, 5, '0'), 'WORD', case when n <= $2 then 'SK' else 'CZ' end, $1,
                'Application filed', 'Examination', timestamptz '2026-01-01' + n * interval '1 minute'
           from generate_series(1, $3::int) n`,
      [owner, few, many],
    )
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  async function opened(address: string): Promise<Page> {
    const context = await browser.newContext({ baseURL: app.url, locale: 'en' })
    await signInByRequest(context, 'desk@pager.test', testPassword)
    const page = await context.newPage()
    await page.goto(address)
    return page
  }

  const pager = (page: Page) => page.getByRole('navigation', { name: say('admin:list.pages') })
  const button = (page: Page, which: 'next' | 'previous') =>
    pager(page).getByRole('button', { name: say(`admin:list.${which}`) })
  const names = async (page: Page) => await page.locator('tbody th a').allTextContents()
  /** The rows before stand there until the new ones have come. */
  async function shows(page: Page, from: number, total: string, shown = perPage): Promise<void> {
    await expect.poll(() => names(page)).toEqual(named(from, shown))
    const range = { from: written(from), to: written(from + shown - 1), total }
    await pager(page).getByText(say('admin:list.range', range)).waitFor()
  }
  const named = (first: number, count = perPage) =>
    Array.from({ length: count }, (_, at) => `PAGER${String(first + at).padStart(5, '0')}`)
  const byName = `sort=name&order=ASC`

  test('of more rows than are counted: next, previous, and the page in the address', async () => {
    const page = await opened(`/admin#/trademark?${byName}`)
    await shows(page, 1, '10,000+')
    expect(await button(page, 'previous').isDisabled()).toBe(true)
    await button(page, 'next').click()
    await shows(page, 26, '10,000+')
    await pager(page)
      .getByText(say('admin:list.pageAlone', { page: 2 }))
      .waitFor()
    await button(page, 'next').click()
    await shows(page, 51, '10,000+')
    await button(page, 'previous').click()
    await shows(page, 26, '10,000+')
    await page.reload()
    await shows(page, 26, '10,000+')
    await button(page, 'previous').click()
    await shows(page, 1, '10,000+')
    await page.context().close()
  })

  test('the last page of them has no next', async () => {
    const last = Math.ceil(many / perPage)
    const page = await opened(`/admin#/trademark?${byName}&page=${last}`)
    const shown = many - (last - 1) * perPage
    await shows(page, (last - 1) * perPage + 1, '10,000+', shown)
    expect(await button(page, 'next').isDisabled()).toBe(true)
    await page.context().close()
  })

  test('of fewer rows the number of pages is known', async () => {
    const filter = encodeURIComponent(JSON.stringify({ place: 'SK' }))
    const page = await opened(`/admin#/trademark?${byName}&filter=${filter}`)
    await shows(page, 1, String(few))
    await pager(page)
      .getByText(say('admin:list.page', { page: 1, pages: 3 }))
      .waitFor()
    await button(page, 'next').click()
    await shows(page, 26, String(few))
    await button(page, 'next').click()
    await shows(page, 51, String(few), 10)
    expect(await button(page, 'next').isDisabled()).toBe(true)
    await page.context().close()
  })
})
