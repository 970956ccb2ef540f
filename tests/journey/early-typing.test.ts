import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { watch } from '#tests/browser/watch.ts'
import { wordsOf } from '#tests/browser/words.ts'
import { addMarks } from '#tests/register.ts'
import { path } from '#web/path.ts'

const say = wordsOf('en')

describe.runIf(hasChromium('early-typing'))('a page that is read before its scripts are there', () => {
  let app: TestApp
  let browser: Browser
  beforeAll(async () => {
    app = await startApp()
    await addMarks(app.context.pool, 1, [{ text: 'LUMERO', office: 'EU', classes: [25], number: 'EU-1' }])
    await app.context.register.follow()
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  /** A page whose scripts come when they are let, as it is before. */
  async function opened(address: string) {
    const context = await browser.newContext({ baseURL: app.url, locale: 'en', javaScriptEnabled: true })
    const watched = watch(context)
    const page = await context.newPage()
    let letGo: () => void = () => undefined
    const free = new Promise<void>((resolve) => (letGo = resolve))
    await page.route('**/assets/*.js', async (route) => {
      await free
      await route.continue()
    })
    await page.goto(address, { waitUntil: 'commit' })
    return { page, watched, letGo, close: async () => await context.close() }
  }

  test('what is typed in the checker then stands in it and is answered', async () => {
    const { page, watched, letGo, close } = await opened('/')
    const field = page.getByLabel(say('checker:name'))
    await field.pressSequentially('Lumera')
    letGo()
    const found = page.getByRole('region', { name: say('checker:answerFor', { value: 'Lumera' }) })
    await found.getByText('LUMERO', { exact: false }).first().waitFor({ state: 'attached' })
    expect(await field.inputValue()).toBe('Lumera')
    expect(watched.troubles).toEqual([])
    await close()
  })

  const isAlive = () => Object.keys(document).some((key) => key.startsWith('__reactContainer$'))

  test('what is typed into a form then is kept as a draft, as if it had been typed later', async () => {
    const { page, watched, letGo, close } = await opened(path.contact())
    const boxes = page.locator('main form').getByRole('textbox')
    await boxes.first().waitFor()
    const count = await boxes.count()
    for (let at = 0; at < count; at += 1) await boxes.nth(at).fill(`typed ${at}`)
    letGo()
    await page.waitForFunction(isAlive)
    await page.waitForLoadState('networkidle')
    await page.reload()
    for (let at = 0; at < count; at += 1) await expect.poll(() => boxes.nth(at).inputValue()).toBe(`typed ${at}`)
    expect(count).toBeGreaterThan(2)
    expect(watched.troubles).toEqual([])
    await close()
  })

  test('what is ticked and chosen then counts, once', async () => {
    const { page, watched, letGo, close } = await opened(path.verification())
    const ticks = page.locator('main form').getByRole('checkbox')
    await ticks.first().waitFor()
    const before = await ticks.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked))
    const at = before.indexOf(false)
    await ticks.nth(at).setChecked(true, { force: true })
    letGo()
    await page.waitForFunction(isAlive)
    await page.waitForLoadState('networkidle')
    const after = before.map((checked, one) => checked || one === at)
    const now = () => ticks.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked))
    expect(await now()).toEqual(after)
    // The page goes by it: a change elsewhere leaves it as it is.
    const name = page.locator('main form').getByRole('textbox').first()
    await name.fill('Lumera')
    await name.blur()
    expect(await now()).toEqual(after)
    expect(watched.troubles).toEqual([])
    await close()
  })
})
