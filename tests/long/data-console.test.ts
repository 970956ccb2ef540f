import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { watch } from '#tests/browser/watch.ts'

describe.runIf(hasChromium('data-console'))('the data API by hand', () => {
  let app: TestApp
  let browser: Browser
  beforeAll(async () => {
    app = await startApp({ DATA_API_DOCUMENTS: 'staff-any' })
    await app.addUser('staff@console.test', 'staff')
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser.close()
    await app.close()
  })

  test('a document is run with the keyboard, looked up in the schema and asked again after a reload', async () => {
    const context = await browser.newContext({ baseURL: app.url })
    const seen = watch(context)
    await signInByRequest(context, 'staff@console.test', testPassword)
    const page = await context.newPage()
    await page.goto('/admin#/data-console')
    await page.getByPlaceholder('Find a field or a type').fill('audit_log_agg')
    await page.getByText('audit_log_aggregate', { exact: true }).first().waitFor()
    const editor = page.getByLabel('Document')
    await editor.click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('Delete')
    await page.keyboard.type('query who { user { email } }')
    await page.keyboard.press('ControlOrMeta+Enter')
    await page.getByText('staff@console.test').waitFor()
    await page.getByText(/Status 200/).waitFor()
    await page.reload()
    await page.locator('.cm-line').filter({ hasText: 'query who' }).waitFor()
    await editor.click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('Delete')
    await page.keyboard.type('mutation { delete_brand(where: {}) { affected_rows } }')
    await page.getByRole('button', { name: /Run and write/ }).waitFor()
    expect(seen.troubles).toEqual([])
    await context.close()
  })
})

test('a visitor may send what ships and nothing else', async () => {
  const app = await startApp({ DATA_API_DOCUMENTS: 'shipped' })
  try {
    const { priceList } = await import('#operations/pricing.ts')
    expect(await app.graphql<{ fee_rule: unknown[] }>(priceList.text, { today: '2026-11-20' })).toHaveProperty(
      'fee_rule',
    )
    await expect(app.graphql('{ fee_rule { id } }', {})).rejects.toThrow(/not allowed|allow/)
    await app.addUser('staff@shipped.test', 'staff')
    const { token } = await app.signIn('staff@shipped.test')
    await expect(app.graphql('{ user { id } }', {}, token)).rejects.toThrow(/not allowed|allow/)
    const { staffPeople } = await import('#operations/staff/people.ts')
    expect(await app.graphql<{ user: unknown[] }>(staffPeople.text, {}, token)).toHaveProperty('user')
  } finally {
    await app.close()
  }
})
