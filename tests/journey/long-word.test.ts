import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { demoPassword } from '#db/demo/seed.ts'

/** The longest word that a mark may be of as it is typed by hand; nothing in it says where it might break. */
const word = 'W'.repeat(90)

describe.runIf(hasChromium('long-word'))('a mark of one long word', () => {
  let app: TestApp
  let browser: Browser
  let trademark = ''
  let request = ''

  beforeAll(async () => {
    app = await startApp({ DEMO: 'true', LOG_LEVEL: 'silent' })
    const { pool } = app.context
    const changed = async (sql: string): Promise<string> => {
      const client = await pool.connect()
      try {
        await client.query('begin')
        await client.query(`set local app.force = 'a long word'`)
        const { rows } = await client.query<{ id: string }>(sql, [word])
        await client.query('commit')
        return rows[0]?.id ?? ''
      } finally {
        client.release()
      }
    }
    trademark = await changed(
      `update trademark set name = $1 where user_id = (select id from "user" where email = 'customer@demo.test') returning id`,
    )
    request = await changed(`update registration_request set value = $1 returning id`)
    await changed(`update trademark_monitoring_result set mark_name = $1 returning id`)
    browser = await openBrowser()
  })
  afterAll(async () => void (await Promise.all([browser?.close(), app?.close()])))

  /** How far a page goes beyond what is seen of it, in pixels. */
  const beyond = async (page: Page): Promise<number> =>
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

  /** The pages that are wider than the window, each with the pixels that it has too many. */
  async function tooWide(who: string, width: number, addresses: readonly string[]): Promise<[string, number][]> {
    const context = await browser.newContext({ baseURL: app.url, viewport: { width, height: 900 } })
    await signInByRequest(context, who, demoPassword)
    const page = await context.newPage()
    const found: [string, number][] = []
    for (const address of addresses) {
      await page.goto(address)
      await page.locator('main').getByText(word).first().waitFor()
      const pixels = await beyond(page)
      if (pixels > 0) found.push([address, pixels])
    }
    await context.close()
    return found
  }

  test.each([390, 1440])(
    'breaks on the pages of its owner before it pushes them sideways, %i pixels wide',
    async (width) => {
      const pages = ['/portal', '/portal/trademarks', '/portal/deadlines', `/portal/trademarks/${trademark}`]
      expect(await tooWide('customer@demo.test', width, pages)).toEqual([])
    },
  )

  test.each([390, 1440])('breaks on the screens of the staff, %i pixels wide', async (width) => {
    const screens = [
      'trademark_monitoring_result',
      'trademark',
      `trademark/${trademark}/show`,
      'registration_request',
      `registration_request/${request}/show`,
    ]
    const addresses = screens.map((one) => `/admin#/${one}`)
    expect(await tooWide('staff@demo.test', width, addresses)).toEqual([])
  })
})
