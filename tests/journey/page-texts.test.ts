import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { watch } from '#tests/browser/watch.ts'
import { wordsOf } from '#tests/browser/words.ts'
import { path } from '#web/path.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

/** Where a page says that its texts are. */
async function addressesOf(address: string): Promise<string[]> {
  const html = await (await fetch(`${app.url}${address}`)).text()
  const [, json = '{}'] = /<script id="texts" type="application\/json">([^<]*)</.exec(html) ?? []
  return Object.values((JSON.parse(json) as { addresses: Record<string, string> }).addresses)
}

test('texts are kept for good under the version that a page names, and under no other', async () => {
  const language = 'sk'
  const found = await addressesOf(path.login({}, { language }))
  expect(found.length).toBeGreaterThan(2)
  for (const address of found) {
    const answer = await fetch(`${app.url}${address}`)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(Object.keys((await answer.json()) as object).length).toBeGreaterThan(0)
    for (const other of [address.replace(/\?.*/, ''), `${address}x`])
      expect((await fetch(`${app.url}${other}`)).headers.get('cache-control')).toBe('no-cache')
  }
  // Another language has another one: texts of one change without those of the other.
  expect(await addressesOf(path.login({}, { language: 'en' }))).not.toEqual(
    found.map((one) => one.replace('/sk/', '/en/')),
  )
})

describe.runIf(hasChromium('page-texts'))('in a browser', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser?.close())

  test('a page is alive with the texts it names, each fetched once, and the next page has those from its store', async () => {
    const context = await browser.newContext({ baseURL: app.url })
    const watched = watch(context)
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/locales/')) asked.push(new URL(request.url()).pathname)
    })
    await page.goto(path.login())
    await page.waitForLoadState('networkidle')
    expect(asked.length).toBeGreaterThan(2)
    expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted())
    const firstAsked = asked.length
    await page.goto(path.forgotPassword())
    await page.waitForLoadState('networkidle')
    const sent = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/locales/'))
        .map((one) => ({ name: new URL(one.name).pathname, size: (one as PerformanceResourceTiming).transferSize })),
    )
    expect(sent.length).toBeGreaterThan(2)
    // Of those that the page before had, nothing came over the line again.
    const first = asked.slice(0, firstAsked)
    expect(sent.filter(({ name, size }) => size > 0 && first.includes(name))).toEqual([])
    expect(sent.some(({ name }) => first.includes(name))).toBe(true)
    expect(watched.troubles).toEqual([])
    await context.close()
  })

  test('a page whose texts do not come stays as it was sent, and its form is sent without scripts', async () => {
    const context = await browser.newContext({ baseURL: app.url })
    const page = await context.newPage()
    await page.route('**/locales/**', (route) => route.abort())
    const failed = page.waitForEvent('pageerror')
    await page.goto(path.forgotPassword(), { waitUntil: 'commit' })
    expect((await failed).message).toContain('texts did not come')
    const say = wordsOf('en')
    await page.getByRole('heading', { level: 1, name: say('account:forgot.title') }).waitFor()
    await page.getByRole('textbox').first().fill('nobody@nowhere.test')
    await page.locator('main form').getByRole('button').last().click()
    await page.waitForLoadState()
    expect(await page.locator('main').textContent()).not.toContain('forgot.')
    await context.close()
  })
})
