import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { path } from '#web/path.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { overflowOf, violationsOf } from '#tests/browser/inspect.ts'
import { wordsOf } from '#tests/browser/words.ts'

describe.runIf(hasChromium('error-page'))('what the server did not take', () => {
  let app: TestApp
  let browser: Browser
  beforeAll(async () => {
    app = await startApp({ LOG_LEVEL: 'silent' })
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  /** A page with a form, and what its scripts throw. */
  async function opened(language: 'en' | 'sk'): Promise<{ page: Page; thrown: string[] }> {
    const page = await browser.newPage({ baseURL: app.url, viewport: { width: 390, height: 800 } })
    const thrown: string[] = []
    page.on('pageerror', ({ message }) => void thrown.push(message))
    await page.goto(path.forgotPassword({}, { language }))
    await page.waitForLoadState('networkidle')
    return { page, thrown }
  }
  const send = async (page: Page) => {
    await page.getByRole('textbox').first().fill('somebody@error.test')
    await page.locator('main form button[type=submit]').first().click()
  }

  test.each([
    ['a refusal', 400, 'broken'],
    ['too much work', 503, 'busy'],
    ['a failure', 500, 'broken'],
  ] as const)('%s of a form in the browser is a page that says so, and the way on works', async (_, status, kind) => {
    for (const language of ['en', 'sk'] as const) {
      const say = wordsOf(language)
      const { page, thrown } = await opened(language)
      await page.route('**/*.data*', async (route) => await route.fulfill({ status, body: 'no' }))
      await send(page)
      await page.getByRole('heading', { name: say(`common:errorPage.${kind}Title`) }).waitFor()
      expect(await violationsOf(page)).toEqual([])
      expect(await overflowOf(page)).toEqual([])
      await page.getByRole('link', { name: say('common:errorPage.home') }).click()
      await page.waitForURL((url) => url.pathname === path.home({}, { language }))
      expect(thrown).toEqual([])
      await page.close()
    }
  })

  test('a form that goes to another address of the same machine is refused on a page', async () => {
    const [here, there] = app.url.includes('localhost') ? ['localhost', '127.0.0.1'] : ['127.0.0.1', 'localhost']
    const other = app.url.replace(here, there)
    expect(other).not.toBe(app.url)
    const say = wordsOf('en')
    const { page, thrown } = await opened('en')
    await page.goto(other + path.forgotPassword())
    await page.waitForLoadState('networkidle')
    await send(page)
    await page.getByRole('heading', { name: say('common:errorPage.brokenTitle') }).waitFor()
    expect(thrown).toEqual([])
    await page.close()
  })
})
