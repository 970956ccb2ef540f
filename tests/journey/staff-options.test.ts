import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { niceClassName } from '#domain/catalog/nice-classes.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { watch, type Watch } from '#tests/browser/watch.ts'
import { wordsOf } from '#tests/browser/words.ts'
import { demoPassword } from '#db/demo/seed.ts'

const say = wordsOf('en')

describe.skipIf(!hasChromium('tests/journey/staff-options.test.ts'))('what staff find while they type', () => {
  let app: TestApp
  let browser: Browser
  beforeAll(async () => {
    app = await startApp({ DEMO: 'true' })
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  async function opened(address: string): Promise<{ page: Page; watched: Watch }> {
    const context = await browser.newContext({ baseURL: app.url, locale: 'en' })
    await signInByRequest(context, 'staff@demo.test', demoPassword)
    const watched = watch(context)
    const page = await context.newPage()
    await page.goto(address)
    return { page, watched }
  }

  /** What a screen reader is told that the field points at. */
  const pointedAt = async (page: Page): Promise<string> =>
    await page.evaluate(() => {
      const id = document.activeElement?.getAttribute('aria-activedescendant')
      const option = id ? document.getElementById(id) : null
      return option?.getAttribute('aria-selected') === 'true' ? (option.textContent ?? '') : 'nothing'
    })

  test('the palette: arrows go round, the mouse points, Enter goes, Esc leaves', async () => {
    const { page, watched } = await opened('/admin')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: say('admin:shell.find') })
    const list = page.getByRole('listbox', { name: say('admin:palette.results') })
    await field.fill('customer@demo')
    await list.getByRole('group', { name: say('admin:palette.requests') }).waitFor()
    await expect.poll(() => pointedAt(page)).toContain('customer@demo.test')
    await page.keyboard.press('ArrowDown')
    const second = await pointedAt(page)
    expect(await list.getByRole('option').nth(1).textContent()).toBe(second)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    expect(await list.getByRole('option').last().textContent()).toBe(await pointedAt(page))
    await list.getByRole('option').first().hover()
    expect(await list.getByRole('option').first().getAttribute('aria-selected')).toBe('true')
    await field.fill('nobody has this')
    await page.getByText(say('admin:palette.nothing', { words: 'nobody has this' })).waitFor()
    expect(await pointedAt(page)).toBe('nothing')
    await field.fill('verdina')
    await list.getByRole('group', { name: say('admin:palette.requests') }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'VERDINA' }).waitFor()
    await page.keyboard.press('Control+k')
    await field.waitFor()
    await page.keyboard.press('Escape')
    await field.waitFor({ state: 'hidden' })
    expect(watched.troubles).toEqual([])
  })

  test('terms: found in the offices’ lists by keyboard and by mouse; without the lists it says so', async () => {
    const { rows } = await app.context.pool.query<{ id: string }>(
      `select id from registration_request where value = 'HALCYON BAY'`,
    )
    const { page, watched } = await opened(`/admin#/registration_request/${rows[0]?.id}/show?tab=drafting`)
    const field = page.getByRole('combobox', { name: say('admin:terms.find') })
    const list = page.getByRole('listbox', { name: say('admin:terms.found') })
    const written = page.getByLabel(say('admin:goods.class', { number: 43, name: niceClassName(43, 'en') }))
    await field.fill('hotel')
    await expect.poll(() => pointedAt(page)).toMatch(/hotel/i)
    await page.keyboard.press('Enter')
    await expect.poll(() => list.getByRole('option').first().textContent()).toContain(say('admin:terms.there'))
    await page.keyboard.press('ArrowDown')
    const second = list.getByRole('option').nth(1)
    expect(await second.textContent()).toBe(await pointedAt(page))
    await second.click()
    await expect.poll(() => second.textContent()).toContain(say('admin:terms.there'))
    expect(await written.inputValue()).not.toBe('')
    await page.route('**/api/search/goods-and-services*', (route) => route.fulfill({ status: 500, json: {} }))
    await watched.expecting(500, async () => {
      await field.fill('lighthouse')
      await page.getByText(say('errors:code.unexpected')).first().waitFor()
    })
    expect(await page.getByText(say('admin:terms.nothing', { words: 'lighthouse' })).count()).toBe(0)
    expect(watched.troubles).toEqual([])
  })
})
