import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestCreate } from '#contract/registration.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser, personsName } from '#tests/browser/chromium.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { watch } from '#tests/browser/watch.ts'
import { addMarks } from '#tests/register.ts'

interface Asked {
  readonly value: string
  readonly businessDescription: string
  readonly jurisdictions: ('EU' | 'US' | 'SK')[]
  readonly language: 'en' | 'sk'
  /** The steps of the arrow from the first of the levels, for a person to choose where nothing is proposed. */
  readonly distinctiveness: number
  /** What the client reads of it. */
  readonly reads: string | RegExp
  readonly risk: string
}

/** A mark with near ones before it, one that says where the goods are from, and one that nothing comes near to. */
const three: readonly Asked[] = [
  { value: 'KOVENTA', businessDescription: 'Suitcases, backpacks and handbags', jurisdictions: ['EU', 'US'], language: 'en', distinctiveness: 4, reads: 'is close to KOVENTA', risk: 'high' },
  { value: 'BRATISLAVA', businessDescription: 'Hotel a reštaurácia', jurisdictions: ['SK'], language: 'sk', distinctiveness: 1, reads: /BRATISLAVA/, risk: 'high' },
  { value: 'TORVANDEL', businessDescription: 'Lamps', jurisdictions: ['US'], language: 'en', distinctiveness: 4, reads: /TORVANDEL/, risk: 'low' },
] // prettier-ignore

describe.runIf(hasChromium('three verifications'))('three verifications by keyboard', () => {
  let app: TestApp
  let browser: Browser
  let context: BrowserContext

  beforeAll(async () => {
    app = await startApp()
    await app.addUser('staff@three.test', 'staff')
    await addMarks(app.context.pool, 1, [
      { text: 'Coventa', office: 'EU', number: '018111111', classes: [18], owner: 'Fictional Leather' },
      { text: 'KOVENTIA', office: 'US', number: '97111111', classes: [18], owner: 'Fictional Bags' },
      { text: 'Bluecastle', office: 'EU', number: '018222222', classes: [18] },
      { text: 'Redcastle', office: 'WIPO', number: '1222222', classes: [18] },
    ])
    await app.context.register.follow()
    browser = await openBrowser()
    context = await browser.newContext({ baseURL: app.url, viewport: { width: 1440, height: 900 } })
    await signInByRequest(context, 'staff@three.test', testPassword)
  })
  afterAll(async () => void (await Promise.all([browser?.close(), app?.close()])))

  /** Where the keys are: the heading of the part of the answer. */
  const part = (page: Page) =>
    page.evaluate(() => document.activeElement?.closest('.wb-section')?.querySelector('h2, h3')?.textContent ?? '')

  /** Goes on with Tab until the keys are on what is wanted, as a person without a mouse does. */
  async function tabTo(page: Page, selector: string) {
    for (let pressed = 0; pressed < 120; pressed += 1) {
      if (await page.evaluate((one) => document.activeElement?.matches(one) ?? false, selector)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`${selector} is not reached by Tab`)
  }

  /** Fills what is missing where the keys were taken; says what it was. */
  async function fillGap(page: Page, asked: Asked): Promise<string> {
    const name = await part(page)
    if (name.startsWith('Distinctiveness')) {
      await page.keyboard.press('Space')
      for (let step = 0; step < asked.distinctiveness; step += 1) await page.keyboard.press('ArrowRight')
    } else await page.keyboard.press('Space')
    return name
  }

  test.each(three)('$value is answered within a minute, with the looks that the claim needs', async (asked) => {
    const { value, businessDescription, jurisdictions, language } = asked
    const { id } = await app.anonymous(requestCreate, {
      body: { type: 'WORD', value, businessDescription, jurisdictions, websites: [], contactEmail: 'client@three.test', contactFirstName: 'Kata', contactLastName: 'Fictional', language, currency: 'EUR', region: 'EU', sendMarketingEmails: false },
    }) // prettier-ignore
    const seen = watch(context)
    const page = await context.newPage()
    const began = performance.now()
    await page.goto(`/admin#/registration_request/${id}/show`)
    const propose = page.getByRole('button', { name: /Propose a result/ })
    await expect.poll(() => propose.isEnabled().catch(() => false)).toBe(true)
    await page.keyboard.press('p')
    await expect
      .poll(() =>
        page
          .getByLabel(/^Why, /)
          .first()
          .inputValue(),
      )
      .not.toBe('')

    // Each listed mark of high or medium risk is looked at, one key each.
    for (let at = 0; (await page.getByText(/not looked at yet/).count()) > 0 && at < 10; at += 1) {
      await page.keyboard.press('v')
      await page.keyboard.press('n')
    }
    await page
      .getByText(/^(Every listed mark of high or medium risk was looked at|No mark of high or medium risk is listed)\./)
      .waitFor()
    const filled: string[] = []
    for (let at = 0; at < 5; at += 1) {
      await page.keyboard.press('Control+Enter')
      const missing = page.getByText(/(?:answer is|answers are) missing above/)
      if ((await missing.count()) === 0) break
      filled.push(await fillGap(page, asked))
      if ((await missing.count()) === 0) break
    }
    // What was proposed before a person chose does not stand any more.
    const note = page.getByRole('textbox', { name: 'Note to the client', exact: true })
    expect(await note.inputValue()).not.toContain('Medical devices')
    await tabTo(page, 'input[name="confirmed"]')
    await page.keyboard.press('Space')
    await page.getByText(/The client is told that .+ confirmed the note/).waitFor()
    await page.keyboard.press('Control+Enter')
    await page.getByText('Sent to the client').waitFor()
    expect(performance.now() - began).toBeLessThan(60_000)
    expect(filled).toContain('Recommended classes')

    const { rows } = await app.context.pool.query<{ risk: string; confirmed: boolean; left: number }>(
      `select overall_risk as risk, review->>'confirmedBy' is not null as confirmed, (review->>'notLookedAt')::int as left
         from verification_result where registration_request_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ risk: asked.risk, confirmed: true, left: 0 }])
    const client = await browser.newPage({ userAgent: personsName(browser), locale: language })
    await client.goto(`${app.url}/verification-summary/${id}`)
    await client.getByText(asked.reads).first().waitFor()
    expect(await client.textContent('main')).not.toContain('To be assessed by a person')

    const { token } = await app.signIn('staff@three.test')
    const report = await fetch(`${app.url}/api/request/${id}/verification-result/report?language=${language}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const bytes = Buffer.from(await report.arrayBuffer())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(seen.troubles).toEqual([])
    await Promise.all([page.close(), client.close()])
  })
})
