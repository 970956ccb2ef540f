import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { watch } from '#tests/browser/watch.ts'
import { wordsOf } from '#tests/browser/words.ts'

const say = wordsOf('es')

describe.runIf(hasChromium('tests/journey/language-warning.test.ts'))(
  'leaving the pages of the classes in Spanish',
  () => {
    let app: TestApp
    beforeAll(async () => {
      app = await startApp()
    })
    afterAll(async () => await app?.close())

    test('asks whether to go on in English, with the query either way; in another language nobody is asked', async () => {
      const browser = await openBrowser()
      try {
        const context = await browser.newContext({
          baseURL: app.url,
          locale: 'es',
          viewport: { width: 390, height: 844 },
        })
        const visited = watch(context)
        const page = await context.newPage()
        await page.goto('/es/class-assist?value=zapatos')
        await page.waitForLoadState('load')
        const dialog = page.getByRole('dialog', { name: say('classes:warning.title') })
        const away = page.locator('footer a[href^="/es/"]:not([href*="class-assist"])').first()
        const target = new URL((await away.getAttribute('href')) ?? '', app.url).pathname
        // Within the section one goes on.
        await page.locator('main a[href*="/trademark-class/"]').first().click()
        await page.waitForURL('**/es/class-assist/trademark-class/**')
        await page.goto('/es/class-assist?value=zapatos')
        await away.click()
        await dialog.waitFor()
        expect(await dialog.getByRole('img').count()).toBe(7)
        expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(390)
        await page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'hidden' })
        await away.click()
        await dialog.getByRole('link', { name: say('classes:warning.english') }).click()
        await page.waitForURL(`${app.url}${target.replace(/^\/es/, '')}?value=zapatos`)
        expect(await page.locator('html').getAttribute('lang')).toBe('en')

        await page.goto('/es/class-assist')
        await away.click()
        await dialog.getByRole('link', { name: say('classes:warning.stay') }).click()
        await page.waitForURL(`${app.url}${target}`)

        await page.goto('/class-assist')
        await page.locator('footer a[href^="/"]:not([href*="class-assist"])').first().click()
        await page.waitForURL((url) => !url.pathname.includes('class-assist'))
        expect(visited.troubles).toEqual([])
      } finally {
        await browser.close()
      }
    })
  },
)
