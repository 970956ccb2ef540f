import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queuePath, requestPath, userPath } from '#admin/paths.ts'
import { demoPassword } from '#db/demo/seed.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { wordsOf } from '#tests/browser/words.ts'

const say = wordsOf('en')

/* What does not go as wanted in the staff area is said, and there is a way on. */
describe.skipIf(!hasChromium('tests/long/staff-trouble.test.ts'))('in the staff area', () => {
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

  async function opened(address: string, who = 'staff'): Promise<Page> {
    const context = await browser.newContext({ baseURL: app.url, locale: 'en' })
    await signInByRequest(context, `${who}@demo.test`, demoPassword)
    const page = await context.newPage()
    await page.goto(`/admin${address}`)
    await page.locator('h1').waitFor()
    return page
  }
  const idOf = async (sql: string): Promise<string> => {
    const { rows } = await app.context.pool.query<{ id: string }>(sql)
    return rows[0]?.id ?? ''
  }

  test('a cleared search stays cleared, in a register and in the queue', async () => {
    const page = await opened('#/trademark')
    const search = page.getByRole('searchbox')
    await search.fill('nothing has this name')
    await page.getByText(say('admin:list.emptyFiltered')).waitFor()
    await page.getByRole('button', { name: say('admin:list.clear') }).click()
    await page.getByRole('table').waitFor()
    expect(await search.inputValue()).toBe('')
    await page.goto(`/admin${queuePath('drafting')}`)
    await page.getByRole('table', { name: say('admin:views.drafting') }).waitFor()
    await search.fill('nothing has this name')
    await page.getByText(say('admin:queue.emptyFiltered')).waitFor()
    await page.getByRole('link', { name: say('admin:list.clear') }).click()
    await page.getByRole('table', { name: say('admin:views.drafting') }).waitFor()
    expect(await search.inputValue()).toBe('')
    await search.fill('BRACKENFELL')
    await expect.poll(() => page.url()).toContain('BRACKENFELL')
    await page.getByRole('link', { name: say('admin:views.registered') }).click()
    await page.getByRole('heading', { level: 1, name: say('admin:views.registered') }).waitFor()
    await page.getByRole('table', { name: say('admin:views.registered') }).waitFor()
    expect([await search.inputValue(), page.url()]).toEqual(['', `${app.url}/admin${queuePath('registered')}`])
  })

  test('arrows go down every list, and Enter opens the row', async () => {
    const page = await opened('#/trademark')
    await page.getByRole('table').waitFor()
    for (const key of ['ArrowDown', 'ArrowDown', 'k', 'j', 'ArrowUp']) await page.keyboard.press(key)
    const row = page.locator('tbody tr[aria-current=true]')
    expect(await page.locator('tbody tr').nth(1).getAttribute('aria-current')).toBe('true')
    const href = await row.getByRole('link').first().getAttribute('href')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.url()).toBe(`${app.url}/admin${href}`)
  })

  test('after a click on a view Enter is for the marked row, and U leads back to that view', async () => {
    const page = await opened('#/')
    await page.getByRole('table', { name: say('admin:views.work') }).waitFor()
    await page.getByRole('link', { name: say('admin:views.verifications') }).click()
    await page.getByRole('table', { name: say('admin:views.verifications') }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: say('admin:candidates.propose') }).waitFor()
    await page.keyboard.press('u')
    await page.getByRole('table', { name: say('admin:views.verifications') }).waitFor()
    // Wherever the keys are, a row that is gone to has them.
    await page.getByRole('radio').first().focus()
    await page.keyboard.press('j')
    const row = page.locator('tbody tr[aria-current=true]')
    await row.locator('a:focus').waitFor()
    await page.keyboard.press('Space')
    expect(page.url()).toContain('/queue')
    const href = await row.locator('a:focus').getAttribute('href')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.url()).toBe(`${app.url}/admin${href}`)
  })

  test('a queue that could not be read again says as of when it is', async () => {
    const page = await opened(queuePath('drafting'))
    await page.clock.install()
    await page.reload()
    await page.getByRole('table', { name: say('admin:views.drafting') }).waitFor()
    await page.route('**/v1/graphql*', (route) => route.fulfill({ status: 400, json: { errors: [{ message: 'x' }] } }))
    await page.clock.fastForward('01:01')
    await page.getByText('Not read again since').waitFor()
    expect(await page.getByRole('table', { name: say('admin:views.drafting') }).isVisible()).toBe(true)
    await page.unroute('**/v1/graphql*')
    await page.getByRole('button', { name: say('admin:read.again') }).click()
    await page.getByText('Not read again since').waitFor({ state: 'detached' })
  })

  test('a search of the palette that fails is no search that found nothing', async () => {
    const page = await opened('#/')
    await page.route('**/v1/graphql*', (route) => route.fulfill({ status: 400, json: { errors: [{ message: 'x' }] } }))
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: say('admin:shell.find') }).fill('nothing has this name')
    await page.getByText(say('admin:palette.failed')).waitFor()
    expect(await page.getByText('Nothing found').count()).toBe(0)
  })

  test('whom the portal does not let in stays here and is told', async () => {
    const page = await opened(userPath(await idOf(`select id from "user" where email = 'customer@demo.test'`)))
    await page.getByRole('button', { name: say('admin:user.support') }).click()
    await page.getByLabel(say('admin:user.supportReason')).fill('asked on the phone')
    await page.route('**/api/auth/callback/support', (route) => route.fulfill({ status: 500, json: {} }))
    const begin = page.getByRole('button', { name: say('admin:user.supportBegin') })
    await begin.click()
    await page.getByText(say('admin:user.supportFailed')).waitFor()
    expect(await page.getByLabel(say('admin:user.supportReason')).inputValue()).toBe('asked on the phone')
    await page.unroute('**/api/auth/callback/support')
    await begin.click()
    await page.waitForURL('**/portal')
  })

  test('a link that the browser does not copy can still be copied by hand', async () => {
    const id = await idOf(
      `insert into "user" (id, email) values (gen_random_uuid(), 'waiting@trouble.test') returning id`,
    )
    const page = await opened(userPath(id))
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await page.getByRole('button', { name: say('admin:user.linkMake') }).click()
    await page.getByRole('button', { name: say('admin:user.copy') }).click()
    await page.getByText(say('admin:user.copyFailed')).waitFor()
    expect(await page.getByText('/activate/').isVisible()).toBe(true)
  })

  test('a dismissal whose result could not be saved says so where it is sent', async () => {
    const id = await idOf(`select id from registration_request where status = 'Verification requested' limit 1`)
    const page = await opened(requestPath(id, 'verification'))
    await page.getByRole('button', { name: say('admin:verification.dismissMore') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say('admin:verification.dismissReason')).fill('Descriptive.')
    await page.route('**/verification-result', (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'unexpected', message: 'x' } } }),
    )
    await dialog.getByRole('button', { name: say('admin:verification.dismiss') }).click()
    const why = say('errors:code.unexpected')
    await expect.poll(() => dialog.getByRole('status').textContent()).toBe(say('admin:save.refused', { why }))
  })
})
