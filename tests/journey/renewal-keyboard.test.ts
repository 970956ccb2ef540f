import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, officeZone, today } from '#kernel/dates.ts'
import { path } from '#web/path.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { overflowOf, violationsOf } from '#tests/browser/inspect.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { watch } from '#tests/browser/watch.ts'
import { markEnding } from '#tests/renewals.ts'

describe.runIf(hasChromium('renewal-keyboard'))('a mark beyond those that a form shows', () => {
  const on = today(officeZone, new Date())
  const email = 'owner@keys.test'
  let app: TestApp
  let browser: Browser

  beforeAll(async () => {
    app = await startApp({ LOG_LEVEL: 'silent' })
    const owner = await app.addUser(email, 'customer')
    await markEnding(app, email, 'ZULUMARK', addDays(on, 170))
    await app.context.pool.query(
      `insert into trademark (id, name, type, jurisdiction, number, user_id, status, status_group, registration_date, expiration_date)
       select gen_random_uuid(), 'FIRST ' || n, 'WORD', 'SK', 'F-' || n, $1, 'Trademark registered', 'Registered', '2017-01-01', $2::date
         from generate_series(1, 105) n`,
      [owner, addDays(on, 100)],
    )
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  test.each([
    ['en', true],
    ['sk', true],
    ['sk', false],
  ] as const)(
    'is found and ordered by keys alone, beside one that was chosen before: %s, scripts %s',
    async (language, scripts) => {
      const context = await browser.newContext({ baseURL: app.url, javaScriptEnabled: scripts })
      const seen = watch(context)
      await signInByRequest(context, email, testPassword)
      const page = await context.newPage()
      await page.goto(path.renewalForm({}, { language }))
      const first = page.locator('input[name=trademarks]').first()
      await first.focus()
      await page.keyboard.press('Space')
      await page.locator('[name=message]').fill('as agreed')
      await page.locator('[name=find]').focus()
      await page.keyboard.type('zulu')
      await page.keyboard.press('Enter')
      const found = page.locator('label', { hasText: 'ZULUMARK' }).locator('input')
      await found.waitFor()
      expect(await first.isChecked()).toBe(true)
      expect(await page.locator('[name=message]').inputValue()).toBe('as agreed')
      const wrong = scripts ? [...(await violationsOf(page)), ...(await overflowOf(page))] : []
      expect(wrong).toEqual([])
      await found.focus()
      await page.keyboard.press('Space')
      await page.locator('[name=contactFirstName]').fill('Own')
      await page.locator('[name=contactLastName]').fill('Er')
      // The Enter key of another field orders, as it does without a field to look for marks.
      await page.locator('[name=contactEmail]').fill(email)
      await page.locator('[name=contactEmail]').focus()
      await page.keyboard.press('Enter')
      await page.waitForURL(/trademark-renewal\/form\/[^/]+/)
      const ticked = page.locator('input[name=trademarks]:checked')
      await expect.poll(async () => await ticked.count()).toBe(2)
      expect(seen.troubles).toEqual([])
      await context.close()
    },
  )
})
