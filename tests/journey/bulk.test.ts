import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { wordsOf } from '#tests/browser/words.ts'

const say = wordsOf('en')

describe.skipIf(!hasChromium('tests/journey/bulk.test.ts'))('rows of a list that are worked on together', () => {
  let app: TestApp
  let browser: Browser
  let page: Page
  let staffId = ''
  beforeAll(async () => {
    app = await startApp()
    staffId = await app.addUser('desk@bulk.test', 'staff')
    const owner = await app.addUser('owner@bulk.test', 'customer')
    await app.context.pool.query(
      `insert into trademark (id, name, type, jurisdiction, user_id, status, status_group)
         select gen_random_uuid(), 'BULK' || n, 'WORD', 'SK', $1, case when n = 3 then 'Ready for filing' else 'Application filed' end,
                case when n = 3 then 'Filing' else 'Examination' end from generate_series(1, 5) n`,
      [owner],
    )
    browser = await openBrowser()
    const context = await browser.newContext({ baseURL: app.url, locale: 'en' })
    await signInByRequest(context, 'desk@bulk.test', testPassword)
    page = await context.newPage()
    await page.goto('/admin#/trademark?sort=name&order=ASC')
    await page.getByRole('link', { name: 'BULK1' }).waitFor()
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  const selected = async () => await page.locator('tbody .wb-pick input:checked').evaluateAll((boxes) => boxes.length)
  const bar = () => page.getByRole('region', { name: say('admin:bulk.title') })
  const results = async () => await bar().locator('tbody tr').allInnerTexts()
  const assigned = async () =>
    (
      await app.context.pool.query<{ name: string }>(
        'select name from trademark where assigned_admin_id = $1 order by name',
        [staffId],
      )
    ).rows.map(({ name }) => name)

  test('keys select one row and go on to the next; a reload and another filter leave the selection', async () => {
    await page.keyboard.press('x')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await expect.poll(selected).toBe(3)
    await page.keyboard.press('x')
    await expect.poll(selected).toBe(2)
    await page.keyboard.press('x')
    await page.reload()
    await page.getByRole('link', { name: 'BULK1' }).waitFor()
    await expect.poll(selected).toBe(3)
  })

  test('Shift and a press select all rows between', async () => {
    await bar()
      .getByRole('button', { name: say('admin:bulk.clear') })
      .click()
    const box = (n: number) => page.getByRole('checkbox', { name: `BULK${n}, SK` })
    await box(2).click()
    await box(4).click({ modifiers: ['Shift'] })
    await expect.poll(selected).toBe(3)
  })

  test('they are given to somebody, each by itself, and stay selected', async () => {
    await bar().getByLabel(say('admin:bulk.who')).selectOption({ value: staffId })
    await bar()
      .getByRole('button', { name: say('admin:bulk.assign') })
      .click()
    await expect.poll(assigned).toEqual(['BULK2', 'BULK3', 'BULK4'])
    await expect.poll(results).toHaveLength(3)
    expect((await results()).every((line) => line.includes(say('admin:bulk.state.done')))).toBe(true)
    expect(await selected()).toBe(3)
  })

  test('of letters the ones that cannot go say why, and the others go once', async () => {
    await bar()
      .getByRole('button', { name: say('admin:bulk.notify') })
      .click()
    await bar()
      .getByRole('button', { name: say('admin:bulk.notifySure', { count: 3 }) })
      .click()
    await expect
      .poll(results)
      .toEqual([
        expect.stringContaining(say('admin:bulk.state.done')) as string,
        expect.stringContaining(say('admin:missing.letter')) as string,
        expect.stringContaining(say('admin:bulk.state.done')) as string,
      ])
    // Who was written to is selected no more: a second press writes to nobody twice.
    await expect.poll(selected).toBe(1)
  })

  test('how the list is sorted is kept under a name and comes back by it', async () => {
    await page.getByText(say('admin:view.title'), { exact: true }).click()
    await page.getByLabel(say('admin:view.name')).fill('By name')
    await page.getByRole('button', { name: say('admin:view.keep') }).click()
    const kept = page.getByRole('link', { name: 'By name', exact: true })
    await kept.waitFor()
    await page.goto('/admin#/trademark')
    await expect.poll(async () => await kept.getAttribute('aria-current')).toBeNull()
    await kept.click()
    await expect.poll(() => page.url()).toContain('sort=name')
    await expect.poll(async () => await kept.getAttribute('aria-current')).toBe('true')
  })
})
