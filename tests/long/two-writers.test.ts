import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestPath } from '#admin/paths.ts'
import { demoPassword } from '#db/demo/seed.ts'
import type { GoodsAndServices } from '#domain/catalog/goods-and-services.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { wordsOf } from '#tests/browser/words.ts'

const say = wordsOf('en')

/* Nothing typed on a draft is lost: not to a step that follows, not to somebody else, not to a tab that dies. */
describe.skipIf(!hasChromium('tests/long/two-writers.test.ts'))('on a draft', () => {
  let app: TestApp
  let browser: Browser
  let id = ''
  beforeAll(async () => {
    app = await startApp({ DEMO: 'true' })
    browser = await openBrowser()
    const { rows } = await app.context.pool.query<{ id: string }>(
      `select id from registration_request where value = 'BRACKENFELL'`,
    )
    id = rows[0]?.id ?? ''
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  async function signedIn(who: string): Promise<BrowserContext> {
    const context = await browser.newContext({ baseURL: app.url, locale: 'en' })
    await signInByRequest(context, `${who}@demo.test`, demoPassword)
    return context
  }
  async function draft(context: BrowserContext): Promise<Page> {
    const page = await context.newPage()
    await page.goto(`/admin${requestPath(id, 'drafting')}`)
    await page.locator('textarea[name^="class-"]').first().waitFor()
    return page
  }
  const area = (page: Page) => page.locator('textarea[name^="class-"]').first()
  const type = async (page: Page, line: string) => await area(page).fill(`${await area(page).inputValue()}\n${line}`)
  const saved = async (page: Page) =>
    await page
      .getByText(say('admin:save.saved', { time: '' }))
      .first()
      .waitFor()
  const terms = async (): Promise<string[]> => {
    const { rows } = await app.context.pool.query<{ list: GoodsAndServices }>(
      `select j.goods_and_services as list from application_jurisdiction j join application a on a.id = j.application_id
        where a.registration_request_id = $1 order by j.jurisdiction limit 1`,
      [id],
    )
    return rows[0]?.list.flatMap((one) => one.terms) ?? []
  }

  test('two people type, and neither overwrites the other', async () => {
    const [one, other] = [await draft(await signedIn('staff')), await draft(await signedIn('docketer'))]
    await type(one, 'Umbrellas of the first')
    await saved(one)
    await type(other, 'Umbrellas of the second')
    await other.getByText(say('admin:goods.conflict')).waitFor()
    expect(await terms()).not.toContain('Umbrellas of the second')
    await other.getByText('Umbrellas of the first').waitFor()
    await other.getByRole('button', { name: say('admin:goods.keepBoth') }).click()
    await saved(other)
    expect(await terms()).toEqual(expect.arrayContaining(['Umbrellas of the first', 'Umbrellas of the second']))
    await Promise.all([one.context().close(), other.context().close()])
  })

  test('a tab that dies takes no word along: lists are saved, comments stay in the browser', async () => {
    const context = await signedIn('staff')
    const page = await draft(context)
    await type(page, 'Walking sticks')
    await saved(page)
    const reply = page.getByLabel(say('admin:comments.label'))
    await reply.fill('We add walking sticks.')
    await page.close({ runBeforeUnload: false })
    const again = await draft(context)
    await expect.poll(() => again.getByLabel(say('admin:comments.label')).inputValue()).toBe('We add walking sticks.')
    expect(await area(again).inputValue()).toContain('Walking sticks')
    await context.close()
  })

  test('"Send for review" sends what is on the screen', async () => {
    const page = await draft(await signedIn('staff'))
    await type(page, 'Parasols')
    await page.getByRole('button', { name: say('admin:drafting.submit') }).click()
    await page.getByText(say('admin:drafting.waiting'), { exact: true }).waitFor()
    expect(await terms()).toContain('Parasols')
    await page.context().close()
  })
})
