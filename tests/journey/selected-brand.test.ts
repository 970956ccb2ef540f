import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brandAssign, brandCreate } from '#contract/brand.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'

describe.skipIf(!hasChromium('tests/journey/selected-brand.test.ts'))('the selected brand', () => {
  let app: TestApp
  let browser: Browser
  let page: Page
  const brands: Record<string, string> = {}

  beforeAll(async () => {
    app = await startApp({ SERVICES: 'web' })
    const owner = await app.addUser('owner@picked.test', 'customer')
    const { client } = await app.signIn('owner@picked.test')
    for (const name of ['Lumera', 'Orva', 'Alone']) {
      const { rows } = await app.context.pool.query<{ id: string }>(
        `insert into trademark (id, name, type, jurisdiction, user_id, status, status_group)
         values (gen_random_uuid(), $1, 'WORD', 'SK', $2, 'Application filed', 'Examination') returning id`,
        [name.toUpperCase(), owner],
      )
      if (name === 'Alone') continue
      const { id } = await client(brandCreate, { body: { name, websites: [] } })
      brands[name] = id
      await client(brandAssign, { body: { brandId: id, trademarkIds: [rows[0]?.id ?? ''] } })
    }
    browser = await openBrowser()
    const context = await browser.newContext({ baseURL: app.url, locale: 'en' })
    await signInByRequest(context, 'owner@picked.test', testPassword)
    page = await context.newPage()
    await page.goto('/portal')
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  const kept = async () =>
    await page.evaluate(
      () => JSON.parse(localStorage.getItem('selectedBrand') ?? 'null') as { brandId?: string } | null,
    )
  const picker = () => page.getByLabel('Brand', { exact: true })
  const overview = async () =>
    await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Overview' }).getAttribute('href')

  test('is the first one until another is chosen, which stays for the next visit', async () => {
    await expect.poll(async () => await picker().inputValue()).toBe(brands['Lumera'])
    expect(await kept()).toBeNull()
    await picker().selectOption('Orva')
    await page.getByRole('heading', { name: /Orva/ }).waitFor()
    expect(await kept()).toMatchObject({ brandId: brands['Orva'] })
    await page.goto(`${app.url}/portal/trademarks`)
    await expect.poll(overview).toContain(brands['Orva'])
    expect(await picker().inputValue()).toBe(brands['Orva'])
    // A tab of the overview chooses as well.
    await page.goto(`${app.url}/portal`)
    await page.locator('#coverage').getByRole('link', { name: 'Lumera' }).click()
    await expect.poll(async () => (await kept())?.brandId).toBe(brands['Lumera'])
    await expect.poll(async () => await picker().inputValue()).toBe(brands['Lumera'])
  })

  test('may be what stands under none, and nothing once all of it has a brand', async () => {
    await picker().selectOption('Under no brand')
    await page.waitForURL('**/portal/brands')
    expect(await kept()).toMatchObject({ brandId: null })
    await app.context.pool.query('update trademark set brand_id = $1 where brand_id is null', [brands['Orva']])
    await page.reload()
    await expect.poll(async () => await picker().inputValue()).toBe('')
    expect(await picker().locator('option').allTextContents()).toEqual(['–', 'Lumera', 'Orva'])
  })

  test('cannot be chosen while the brands cannot be read, which is said and tried again', async () => {
    await page.route('**/v1/graphql**', async (route) => await route.abort())
    await page.goto(`${app.url}/portal/trademarks`)
    await page.getByText('The brands could not be read.').waitFor()
    await page.unroute('**/v1/graphql**')
    await page.getByRole('button', { name: 'Read again' }).click()
    await picker().waitFor()
    expect(await page.getByText('The brands could not be read.').count()).toBe(0)
  })
})
