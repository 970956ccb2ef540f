import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refreshDocket } from '#features/docket/index.ts'
import { addDays, addYears, daysBetween, distanceOf, formatDate, officeZone, today } from '#kernel/dates.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { bindDatabase } from '#platform/db/database.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { overflowOf, violationsOf } from '#tests/browser/inspect.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { watch } from '#tests/browser/watch.ts'
import { wordsOf } from '#tests/browser/words.ts'
import { isProof } from '#tests/proof.ts'

/* A customer with sixty marks over thirty registers finds what is due next at a glance, on a telephone and on a desk. */
const on = today(officeZone, new Date())
const places = 'SK CZ PL HU AT DE FR ES IT PT BX IE DK SE FI NO CH UK EU US CA MX BR AU NZ JP KR CN TR RO'.split(' ')

describe.runIf(hasChromium('tests/long/many-marks.test.ts'))('sixty marks over thirty registers', () => {
  let app: TestApp
  let browser: Browser
  /** The last day of the renewal that is due first: a closed day of the office moves it. */
  let due = ''

  beforeAll(async () => {
    app = await startApp()
    browser = await openBrowser()
    const owner = await app.addUser('many@marks.test', 'customer')
    const { pool } = app.context
    const ids: string[] = []
    const add = async (name: string, place: string, end: string): Promise<void> => {
      const id = uuidv7()
      ids.push(id)
      await pool.query(
        `insert into trademark (id, name, type, jurisdiction, number, filing_date, registration_date, expiration_date, user_id, status, status_group, goods_and_services)
         values ($1, $2, 'WORD', $3, $4, $5, $5, $6, $7, 'Trademark registered', 'Registered', '[{"class": 25, "terms": ["Coats"]}]')`,
        [id, name, place, `N-${ids.length}`, addYears(end, -10), end, owner],
      )
    }
    // Neither by name nor by number the first: the last of the sixty is due first.
    for (let at = 0; at < 59; at += 1)
      await add(`FLEET ${at + 1}`, places[at % places.length] ?? '', addDays(on, 400 + at * 31))
    await add('ZULLMARE', 'SE', addDays(on, 9))
    await refreshDocket(bindDatabase(pool), ids, new Date())
    const { rows } = await pool.query<{ due: string }>(
      `select d.due::text from deadline d join trademark t on t.id = d.trademark_id where t.name = 'ZULLMARE' and d.kind = 'renewal'`,
    )
    due = rows[0]?.due ?? ''
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  test.each([
    ['en', 1440, 'light'],
    ['sk', 1440, 'dark'],
    ['sk', 390, 'light'],
    ['en', 390, 'dark'],
  ] as const)(
    'in %s at %i pixels, %s: the next date stands in sight, first of the list and first of the docket',
    async (...as) => {
      const [language, width, colorScheme] = as
      const say = wordsOf(language)
      const context = await browser.newContext({
        baseURL: app.url,
        locale: language,
        colorScheme,
        viewport: { width, height: 900 },
      })
      const seen = watch(context)
      await signInByRequest(context, 'many@marks.test', testPassword)
      const page = await context.newPage()
      await page.goto(language === 'sk' ? '/sk/portal' : '/portal')
      const told = page.getByText(
        say('portal:home.firstDate', {
          date: formatDate(due, language),
          distance: distanceOf(daysBetween(on, due), language),
        }),
      )
      await told.waitFor()
      // Without a scroll.
      const box = await told.boundingBox()
      expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThan(900)
      const first = page.locator('#dates .mw-dates > li').first()
      expect(await first.innerText()).toContain('ZULLMARE')
      expect(await overflowOf(page)).toEqual([])
      // By axe in each width and each theme; in the proof in both languages too.
      const isInspected = isProof || language === 'en'
      expect(isInspected ? await violationsOf(page) : []).toEqual([])
      // One press leads to the mark, whose page says what the date is and by which law.
      await first.locator('h3 a').click()
      await page.getByRole('heading', { level: 1, name: 'ZULLMARE' }).waitFor()
      await page.getByText(formatDate(due, language)).filter({ visible: true }).first().waitFor()

      // The whole docket has all sixty, and begins with the same.
      await page.goto(language === 'sk' ? '/sk/portal/deadlines' : '/portal/deadlines')
      expect(await page.locator('.mw-dates > li').first().innerText()).toContain('ZULLMARE')
      expect(isInspected ? await violationsOf(page) : []).toEqual([])
      await page.goto(language === 'sk' ? '/sk/portal/trademarks' : '/portal/trademarks')
      // Of the pages of the list: nothing else that has a sixty in it, a number or a year.
      await page
        .locator('.mw-pager')
        .filter({ hasText: /\D60(?!\d)/ })
        .waitFor()
      expect(seen.troubles).toEqual([])
      await context.close()
    },
  )
})
