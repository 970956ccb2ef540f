import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestCreate, verificationSave } from '#contract/registration.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { path } from '#web/path.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser, personsName } from '#tests/browser/chromium.ts'
import { overflowOf, violationsOf } from '#tests/browser/inspect.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { watch } from '#tests/browser/watch.ts'
import { sendAnswer } from '#tests/taken-on.ts'

const owner = 'owner@atlas.test'
const attorney = 'attorney@office.test'

/** Marks of one brand: registered in the EU, applied for in the United States, in preparation in Singapore. */
const held = [
  ['EU', 'Trademark registered', 'Registered'],
  ['US', 'Application filed', 'Examination'],
  ['SG', 'Ready for filing', 'Filing'],
] as const

describe.skipIf(!hasChromium('tests/long/map.test.ts'))('the map', () => {
  let browser: Browser
  let app: TestApp
  let summary: string
  let inEurope: string

  const verified = async (places: { jurisdiction: 'SK' | 'EU' | 'US' | 'HK'; risk: 'low' | 'medium' | 'high' }[]) => {
    const { id } = await app.anonymous(requestCreate, {
      body: {
        type: 'WORD',
        value: 'ATLASSA',
        businessDescription: 'Maps',
        jurisdictions: places.map(({ jurisdiction }) => jurisdiction),
        contactEmail: 'asks@atlas.test',
        contactFirstName: 'Test',
        contactLastName: 'Fictional',
        language: 'en',
        currency: 'EUR',
      },
    })
    const { client } = await app.signIn(attorney)
    await client(verificationSave, {
      params: { id },
      body: {
        distinctiveness: 'invented',
        overallRisk: 'medium',
        jurisdictions: places.map((one) => ({ ...one, reason: 'One is near.' })),
        recommendedClasses: [9],
        clientNote: 'Read country by country.',
        strategy: null,
        resultNote: null,
        search: { classes: [], scope: 'all', withDead: false },
        similarTrademarks: [],
      },
    })
    await sendAnswer(client, id)
    return path.verificationSummary({ id }, { language: 'en' })
  }
  const opened = async (address: string, context: BrowserContext): Promise<Page> => {
    const page = await context.newPage()
    await page.goto(address, { waitUntil: 'load' })
    return page
  }
  const ownersContext = async (options: object = {}): Promise<BrowserContext> => {
    const context = await browser.newContext({ baseURL: app.url, userAgent: personsName(browser), ...options })
    await signInByRequest(context, owner, testPassword)
    return context
  }

  beforeAll(async () => {
    browser = await openBrowser()
    app = await startApp()
    await app.addUser(attorney, 'staff')
    const userId = await app.addUser(owner, 'customer')
    const { pool } = app.context
    const brand = uuidv7()
    await pool.query(`insert into brand (id, user_id, name, websites) values ($1, $2, 'Atlassa', '{}')`, [
      brand,
      userId,
    ])
    for (const [place, status, group] of held)
      await pool.query(
        `insert into trademark (id, name, type, jurisdiction, user_id, brand_id, status, status_group)
         values ($1, 'ATLASSA', 'WORD', $2, $3, $4, $5, $6)`,
        [uuidv7(), place, userId, brand, status, group],
      )
    summary = await verified([
      { jurisdiction: 'SK', risk: 'low' },
      { jurisdiction: 'EU', risk: 'medium' },
      { jurisdiction: 'US', risk: 'high' },
      { jurisdiction: 'HK', risk: 'low' },
    ])
    inEurope = await verified([
      { jurisdiction: 'SK', risk: 'low' },
      { jurisdiction: 'EU', risk: 'medium' },
    ])
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  test('shows the verdicts without scripts, each named and leading to its row', async () => {
    const context = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false })
    const watched = watch(context, { scripts: false })
    const page = await opened(summary, context)
    const map = page.locator('#places .mw-map')
    expect(
      await map.locator('[data-spot]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
    ).toEqual(expect.arrayContaining(['Slovakia: Low risk', 'European Union: Medium risk', 'United States: High risk']))
    // Drawn, not only named: the United States are wide, Hong Kong is a dot that can be hit.
    const us = await map.locator('.mw-map__view--world [data-spot][data-place=US]').boundingBox()
    expect(us?.width).toBeGreaterThan(60)
    const hongKong = await map.locator('[data-spot][data-place=HK]').boundingBox()
    expect(hongKong?.width).toBeGreaterThanOrEqual(20)
    await map.locator('[data-spot][data-place=HK]').click()
    expect(new URL(page.url()).hash).toBe('#place-HK')
    for (const name of ['Slovakia', 'European Union', 'United States', 'Hong Kong'])
      expect(await page.locator('#places .mw-risktiles', { hasText: name }).count()).toBe(1)
    expect(watched.troubles).toEqual([])
    await context.close()
  })

  test.each([390, 1440])('nothing on its page moves when the scripts come, %i px wide', async (width) => {
    const topsOf = async (javaScriptEnabled: boolean): Promise<string[]> => {
      const context = await browser.newContext({
        baseURL: app.url,
        viewport: { width, height: 900 },
        javaScriptEnabled,
      })
      const page = await opened(summary, context)
      await page.waitForLoadState('networkidle')
      const tops = await page
        .locator('main :is(nav, header, h2, section, .mw-map)')
        .evaluateAll((all) => all.map((one) => `${one.className} ${Math.round(one.getBoundingClientRect().top)}`))
      await context.close()
      return tops
    }
    const before = await topsOf(false)
    expect(before.length).toBeGreaterThan(8)
    expect(await topsOf(true)).toEqual(before)
  })

  test('shows Europe alone when there is nothing else', async () => {
    const page = await opened(inEurope, await browser.newContext({ baseURL: app.url }))
    expect(await page.locator('.mw-map__view--europe').count()).toBe(1)
    expect(await page.locator('.mw-map__view--world').count()).toBe(0)
    await page.context().close()
  })

  test('and the list light each other up', async () => {
    const context = await ownersContext()
    const watched = watch(context)
    const page = await opened(path.portal({}, { language: 'en' }), context)
    const entry = page.locator('#coverage')
    const told = entry.locator('.mw-map__told')
    await entry.locator('.mw-standings [data-place=EU]').hover()
    await expect.poll(async () => await told.textContent()).toBe('European Union: Registered')
    expect(await entry.locator('.mw-lit').count()).toBeGreaterThan(0)
    // Focus does what the pointer does.
    await entry.locator('.mw-standings [data-place=SG] a').focus()
    await expect.poll(async () => await told.textContent()).toBe('Singapore: Being prepared for filing')
    await entry.locator('.mw-map__view--world [data-spot][data-place=US]').focus()
    await expect
      .poll(async () => await entry.locator('.mw-standings .is-active').textContent())
      .toContain('United States')
    // One stop of the tab key, then arrows: north of the United States lies Canada.
    await page.keyboard.press('ArrowUp')
    await expect.poll(async () => await told.textContent()).toBe('Canada: Not protected')
    expect(await entry.locator('.mw-map [tabindex="0"]').count()).toBe(1)
    await entry.locator('.mw-map [data-spot][data-place=SK]').focus()
    await expect.poll(async () => await told.textContent()).toBe('Slovakia: Covered by the mark in European Union')
    expect(watched.troubles).toEqual([])
    await context.close()
  })

  test('stands beside each trademark with its own place lit, and says the same in words', async () => {
    const context = await ownersContext({ javaScriptEnabled: false })
    const page = await opened(path.trademarks({}, { language: 'en' }), context)
    await page.getByRole('link', { name: /Singapore/ }).click()
    const entry = page.locator('#where')
    expect(await entry.locator('.mw-map__told').textContent()).toBe('Singapore: Being prepared for filing')
    expect(await entry.locator('.mw-standings > li').allTextContents()).toHaveLength(held.length)
    expect(await entry.locator('[data-spot]').count()).toBeGreaterThanOrEqual(101)
    await context.close()
  })

  test('lights up what is ticked, and only that', async () => {
    const page = await opened(path.verification({}, { language: 'en' }), await browser.newContext({ baseURL: app.url }))
    expect(await page.locator('.mw-map').count()).toBe(0)
    await page.locator('#where input[value=US]').check()
    const chosen = page.locator('#where .mw-map [data-place].is-chosen')
    await expect
      .poll(async () => await chosen.evaluateAll((all) => all.map((one) => one.ariaLabel)))
      .toEqual(['United States'])
    await page.locator('#where input[value=US]').uncheck()
    await expect.poll(async () => await page.locator('.mw-map').count()).toBe(0)
    // What the checker brought along is lit without scripts.
    const brought = path.verification({}, { language: 'en', query: { value: 'ATLASSA', jurisdictions: 'EU' } })
    const plain = await opened(brought, await browser.newContext({ baseURL: app.url, javaScriptEnabled: false }))
    expect(await plain.locator('#where .mw-map use').count()).toBeGreaterThan(20)
    await page.context().close()
    await plain.context().close()
  })

  test.each(['light', 'dark'] as const)('fits a phone and can be used by everybody, %s', async (colorScheme) => {
    const context = await ownersContext({ viewport: { width: 390, height: 844 }, colorScheme })
    for (const address of [path.portal({}, { language: 'sk' }), summary]) {
      const page = await opened(address, context)
      expect(await page.locator('.mw-map__view').count()).toBe(2)
      expect(await overflowOf(page)).toEqual([])
      expect(await violationsOf(page)).toEqual([])
    }
    await context.close()
  })
})
