import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { watch } from '#tests/browser/watch.ts'

describe.runIf(hasChromium('hits-keyboard'))('the hits of a watch', () => {
  let app: TestApp
  let browser: Browser

  beforeAll(async () => {
    app = await startApp({ LOG_LEVEL: 'silent' })
    await app.addUser('staff@hits.test', 'staff')
    const owner = await app.addUser('owner@hits.test', 'customer')
    await app.context.pool.query(
      `with mark as (insert into trademark (id, name, jurisdiction, type, user_id, status, status_group)
         values (gen_random_uuid(), 'Zorbexium', 'SK', 'WORD', $1, 'Application filed', 'Examination') returning id)
       insert into trademark_monitoring_result (id, type, mark_name, jurisdiction, application_number, trademark_id)
         select gen_random_uuid(), 'filing', name, 'EU', name, mark.id
         from mark, unnest(array['ZORBEKSIUM', 'ZORBEXIAN', 'ZORBA']) as name`,
      [owner],
    )
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  const rated = async (): Promise<string[]> =>
    (
      await app.context.pool.query<{ relevance: string }>(
        'select relevance from trademark_monitoring_result where relevance is not null order by 1',
      )
    ).rows.map(({ relevance }) => relevance)

  test('are rated while the rating before is still on its way, and whoever has gone on stays there', async () => {
    const context = await browser.newContext({ baseURL: app.url })
    const seen = watch(context)
    await signInByRequest(context, 'staff@hits.test', testPassword)
    const page = await context.newPage()
    await page.goto('/admin#/trademark_monitoring_result')
    const current = async () =>
      await page.locator('tr[aria-current], tr:has([aria-current])').first().getAttribute('id')
    await expect.poll(async () => await page.getByRole('row').filter({ hasText: 'ZORB' }).count()).toBe(3)
    const first = await current()
    let answer = () => {}
    const later = new Promise<void>((resolve) => (answer = resolve))
    await page.route(`**/api/**/${first}*`, async (route) => {
      await later
      await route.continue()
    })
    await page.keyboard.press('1')
    await page.keyboard.press('j')
    await expect.poll(current).not.toBe(first)
    const second = await current()
    await page.keyboard.press('2')
    await expect.poll(rated).toEqual(['medium'])
    await expect.poll(current).not.toBe(second)
    const third = await current()
    answer()
    await expect.poll(rated).toEqual(['high', 'medium'])
    await expect.poll(async () => await page.getByRole('row').filter({ hasText: 'ZORB' }).count()).toBe(1)
    expect(await current()).toBe(third)
    expect(seen.troubles).toEqual([])
    await context.close()
  })
})
