import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { path } from '#web/path.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { watch } from '#tests/browser/watch.ts'
import { wordsOf } from '#tests/browser/words.ts'
import { addMarks } from '#tests/register.ts'

/* A register that gives no answer at all: somebody who typed a name is told so after a while, and can go on to a person. */
describe.runIf(hasChromium('tests/journey/checker-late.test.ts'))(
  'the public check of a register that does not answer',
  () => {
    let app: TestApp
    let browser: Browser
    beforeAll(async () => {
      app = await startApp()
      await addMarks(app.context.pool, 1, [{ text: 'LUMERO', office: 'EU', classes: [25], number: 'EU-1' }])
      await app.context.register.follow()
      browser = await openBrowser()
    })
    afterAll(async () => void (await Promise.all([browser?.close(), app?.close()])))

    test.each(['en', 'sk'] as const)(
      'waits twenty seconds, keeps the way to a person, and asks again, in %s',
      async (language) => {
        const say = wordsOf(language)
        const context = await browser.newContext({ baseURL: app.url, locale: language })
        const watched = watch(context)
        const page = await context.newPage()
        await page.clock.install({ time: '2026-11-28T08:00:00Z' })
        await page.goto(path.home({}, { language }))
        // From here on the time of the page goes on when it is told to.
        await page.clock.pauseAt('2026-11-28T09:00:00Z')
        await page.route('**/api/search?*', () => undefined)
        const alert = page.getByRole('alert')
        const ask = page.getByRole('link', { name: say('checker:ask') })
        const asked = page.waitForRequest('**/api/search?*')
        await page.getByLabel(say('checker:name')).fill('Lumera')
        await page.clock.runFor(1000)
        await asked
        await page.clock.runFor(18_000)
        expect(await alert.count()).toBe(0)
        await page.clock.runFor(2000)
        await alert.getByText(say('checker:broken.title')).waitFor()
        expect(await ask.getAttribute('href')).toContain('value=Lumera')
        expect(await page.getByLabel(say('checker:name')).inputValue()).toBe('Lumera')
        await page.unroute('**/api/search?*')
        await page.getByRole('button', { name: say('checker:again') }).click()
        await page.getByRole('region', { name: say('checker:answerFor', { value: 'Lumera' }) }).waitFor()
        expect(await alert.count()).toBe(0)
        expect(watched.troubles).toEqual([])
        await context.close()
      },
    )
  },
)
