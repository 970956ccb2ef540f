import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { watch } from '#tests/browser/watch.ts'
import { path } from '#web/path.ts'

describe.runIf(hasChromium('own-temporal'))('dates in a browser', () => {
  let app: TestApp
  let browser: Browser
  beforeAll(async () => {
    app = await startApp()
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  /** The size of all scripts of a page (bytes, unpacked), and what a form of it does with what is typed. */
  async function read(isOld: boolean): Promise<{ bytes: number; kept: string }> {
    const context = await browser.newContext({ baseURL: app.url })
    // As a browser of some years ago.
    if (isOld) await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'))
    const watched = watch(context)
    const page = await context.newPage()
    await page.goto(path.contact())
    const first = page.locator('main form').getByRole('textbox').first()
    await first.fill('Typed')
    await page.waitForLoadState('networkidle')
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, one) => sum + (one as PerformanceResourceTiming).decodedBodySize, 0),
    )
    await page.reload()
    await expect.poll(() => first.inputValue()).toBe('Typed')
    const kept = await first.inputValue()
    expect(watched.troubles).toEqual([])
    await context.close()
    return { bytes, kept }
  }

  test('are its own where it has them, and of a library that others fetch: the page works with both', async () => {
    const [own, old] = [await read(false), await read(true)]
    expect(own.kept).toBe(old.kept)
    expect(old.bytes - own.bytes).toBeGreaterThan(30_000)
  })
})
