import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { trademarkPath } from '#admin/paths.ts'
import { trademarkAdd } from '#contract/trademark.ts'
import { addDays, formatDate, officeZone, today } from '#kernel/dates.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { overflowOf, violationsOf } from '#tests/browser/inspect.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { wordsOf } from '#tests/browser/words.ts'
import { addMarks } from '#tests/register.ts'

const say = wordsOf('en')
const words = (key: string) => say(`admin:officeRegister.${key}`)

let app: TestApp
let id = ''
beforeAll(async () => {
  app = await startApp()
  await app.addUser('owner@register.test', 'customer')
  await app.addUser('docketer@register.test', 'staff')
  const owner = (await app.signIn('owner@register.test')).client
  const mark = { name: 'VELMORA', jurisdiction: 'SK', number: 'POZ 1-2020', filingDate: '2020-03-09' } as const
  const { ids } = await owner(trademarkAdd, { body: { marks: [{ ...mark, goods: '25: Hats' }] } })
  id = ids[0] ?? ''
})
afterAll(async () => await app?.close())

describe.skipIf(!hasChromium('tests/long/office-register.test.ts'))('what the register says of a trademark', () => {
  let browser: Browser
  let page: Page
  beforeAll(async () => {
    browser = await openBrowser()
    const context = await browser.newContext({
      baseURL: app.url,
      locale: 'en-GB',
      viewport: { width: 390, height: 900 },
    })
    await signInByRequest(context, 'docketer@register.test', testPassword)
    page = await context.newPage()
  })
  afterAll(async () => await browser?.close())
  beforeEach(async () => {
    await app.context.pool.query('delete from mark')
    await app.context.register.follow()
    await page.goto('about:blank')
  })

  const section = () => page.locator('section', { has: page.getByRole('heading', { name: words('title') }) })
  async function compare(): Promise<string> {
    await page.goto(`/admin${trademarkPath(id)}`)
    await page.getByRole('button', { name: words('ask') }).click()
    const answer = section().getByRole('status')
    await answer.locator('p').first().waitFor()
    return await answer.innerText()
  }
  const newest = today(officeZone, new Date())
  let revision = 0
  async function inRegister(more: { filed: string; recorded: string }): Promise<void> {
    await addMarks(app.context.pool, (revision += 1), [
      { text: 'Velmora', office: 'SK', number: 'POZ12020', state: 'pending' },
    ])
    await app.context.pool.query(
      `update mark set filing_date = $1, record_date = $2, owner = null, goods = '[{"class": 25, "terms": ["hats"]}]'`,
      [more.filed, more.recorded],
    )
    await app.context.register.follow()
  }

  test('a number that is not in our copy is not known, and no difference', async () => {
    const text = await compare()
    expect(text).toContain(words('notInCopy'))
    expect(text).not.toContain(words('theirs'))
  })

  test('what differs stands with both values, the source and its day; our record stays', async () => {
    await inRegister({ filed: '2020-03-10', recorded: newest })
    const text = await compare()
    expect(text).toContain(formatDate(newest, 'en'))
    expect(text).toContain(`${words('ours')} ${formatDate('2020-03-09', 'en')}`)
    expect(text).toContain(`${words('theirs')} ${formatDate('2020-03-10', 'en')}`)
    expect(text.split(words('theirs'))).toHaveLength(2)
    expect(await overflowOf(page)).toEqual([])
    expect(await violationsOf(page)).toEqual([])
    const { rows } = await app.context.pool.query('select filing_date::text as filed from trademark where id = $1', [
      id,
    ])
    expect(rows).toEqual([{ filed: '2020-03-09' }])
  })

  test('the same is said to be the same', async () => {
    await inRegister({ filed: '2020-03-09', recorded: newest })
    expect(await compare()).toContain(words('same'))
  })

  test('a copy that was not read for long is no measure', async () => {
    await inRegister({ filed: '2020-03-10', recorded: addDays(newest, -70) })
    const text = await compare()
    expect(text).toContain(words('old'))
    expect(text).not.toContain(words('theirs'))
  })
})
