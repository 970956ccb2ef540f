import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { violationsOf } from '#tests/browser/inspect.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'

describe.runIf(hasChromium('debug'))('the debug dialog', () => {
  let app: TestApp
  let browser: Browser
  beforeAll(async () => {
    app = await startApp()
    await app.addUser('admin@debug.test', 'admin')
    await app.addUser('staff@debug.test', 'staff')
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })
  const signedIn = async (email: string) => {
    const context = await browser.newContext({ baseURL: app.url, locale: 'en', reducedMotion: 'reduce' })
    await signInByRequest(context, email, testPassword)
    return { context, page: await context.newPage() }
  }

  test('an address switches it on and off for an administrator, on every page of the tab', async () => {
    const { context, page } = await signedIn('admin@debug.test')
    const dialog = page.getByRole('dialog', { name: 'Debug' })
    const button = page.getByRole('button', { name: 'Debug' })
    await page.goto('/?debug=true')
    await dialog.getByText('postgresql').waitFor()
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.goto('/detailed-pricelist')
    await button.click()
    await dialog.waitFor()
    await page.goto('/?debug=false')
    await page.keyboard.press('Alt+Control+d')
    await dialog.waitFor()
    expect(await button.count()).toBe(0)
    await context.close()
  })

  test('whoever else asks for it sees nothing', async () => {
    const { context, page } = await signedIn('staff@debug.test')
    const answer = page.waitForResponse('**/api/debug/state')
    await page.goto('/?debug=true')
    expect((await answer).status()).toBe(404)
    expect(await page.getByText('Debug').count()).toBe(0)
    await page.goto('/?debug=maybe')
    const kept = async () => await page.evaluate(() => sessionStorage.getItem('debug'))
    expect(await kept()).toBe('true')
    await page.goto('/?debug=false')
    await expect.poll(kept).toBeNull()
    await context.close()
  })
})
