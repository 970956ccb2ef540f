import { createHmac } from 'node:crypto'
import { statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chatVisitor, supportTicketAnswer } from '#contract/support.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { violationsOf } from '#tests/browser/inspect.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { watch } from '#tests/browser/watch.ts'
import { eventually } from '#tests/waiting.ts'

const scripts = join(import.meta.dirname, '../../build/client/scripts')
const secret = 'a secret of the provider'
let app: TestApp
let outside: Server
let asked: string[] = []
let withOthers: TestApp
let origin = ''

beforeAll(async () => {
  outside = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.referer ?? ''}`.trim())
    response.setHeader('content-type', 'text/javascript')
    response.setHeader('cross-origin-resource-policy', 'cross-origin')
    // It looks where the page goes, as such scripts do.
    response.end(`document.documentElement.dataset.outside = JSON.stringify(window.markwrightVisitor ?? null)
      for (const name of ['pushState', 'replaceState']) {
        const inner = history[name]
        history[name] = function (state, title, url) {
          localStorage.setItem('spied', (localStorage.getItem('spied') ?? '') + ' ' + url)
          return inner.call(this, state, title, url)
        }
      }`)
  })
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`
  app = await startApp()
  await app.addUser('attorney@chat.test', 'staff')
  withOthers = await startApp({
    THIRD_PARTIES: JSON.stringify({
      analytics: { name: 'Example Analytics', script: `${origin}/analytics.js`, connect: ['https://in.example'] },
      affiliate: { name: 'Example Partners', script: `${origin}/affiliate.js` },
      chat: { name: 'Example Chat', script: `${origin}/chat.js` },
    }),
    CHAT_SECRET: secret,
  })
  await withOthers.addUser('owner@chat.test', 'customer')
})
afterAll(async () => {
  await app?.close()
  await withOthers?.close()
  await new Promise((resolve) => outside.close(resolve))
})

describe('without companies outside', () => {
  test('nobody is asked, and no page names another origin', async () => {
    const page = await fetch(`${app.url}/contact`)
    const html = await page.text()
    expect(html).not.toContain('data-consent')
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(page.headers.get('content-security-policy')).toContain('require-trusted-types-for')
    expect(page.headers.get('set-cookie')).toBeNull()
  })

  test('a page of text has one script, a small one, and no other before somebody opens the chat', async () => {
    const html = await (await fetch(`${app.url}/faq`)).text()
    expect([...html.matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, address]) => address)).toEqual(['/scripts/site.js'])
    const answer = await fetch(`${app.url}/scripts/site.js`, { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(statSync(join(scripts, 'site.js')).size).toBeLessThan(6800)
  })
})

describe('with companies outside', () => {
  test('the policy lets through what is configured, on public pages and on no other', async () => {
    const open = (await fetch(`${withOthers.url}/faq`)).headers.get('content-security-policy') ?? ''
    expect(open).toContain(`script-src 'self' ${origin}`)
    expect(open).toContain("connect-src 'self' https://in.example")
    for (const address of [
      '/portal/login',
      '/support-ticket/0199e0a0-0000-7000-8000-000000000000',
      '/admin',
      '/?value=KOVENTO',
      '/search?q=KOVENTO',
      '/brand-monitoring-order?caseSolutionId=0199e0a0-0000-7000-8000-000000000000',
      '/trademark-renewal/form?trademark=0199e0a0-0000-7000-8000-000000000000',
    ]) {
      const page = await fetch(`${withOthers.url}${address}`)
      expect([address, page.headers.get('content-security-policy')?.includes(origin)]).toEqual([address, false])
      expect(await page.text()).not.toContain('analytics.js')
    }
  })

  test('who is signed in is told to the provider with the digest that proves it, and nobody else is', async () => {
    expect(await withOthers.anonymous(chatVisitor, {})).toEqual({ name: null, email: null, digest: null })
    const { client } = await withOthers.signIn('owner@chat.test')
    expect(await client(chatVisitor, {})).toEqual({
      name: 'owner',
      email: 'owner@chat.test',
      digest: createHmac('sha256', secret).update('owner@chat.test').digest('hex'),
    })
  })
})

describe.runIf(hasChromium('chat'))('in a browser', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => await browser.close())

  test('a visitor writes on a page of text, reads the answer there, and comes back to it on another page', async () => {
    const context = await browser.newContext({ baseURL: app.url, locale: 'en' })
    const seen = watch(context)
    const page = await context.newPage()
    await page.goto('/faq')
    await page.getByRole('link', { name: 'Write to us' }).first().click()
    const panel = page.getByRole('dialog', { name: 'Write to us' })
    await panel.getByLabel('Your message').fill('Where are the prices?')
    await panel.getByRole('button', { name: 'Send' }).click()
    await panel.getByRole('alert').getByText('Write the e-mail for the answer.').waitFor()
    // What is typed survives the page.
    await page.reload()
    await page.getByRole('link', { name: 'Write to us' }).first().click()
    expect(await panel.getByLabel('Your message').inputValue()).toBe('Where are the prices?')
    await panel.getByLabel('E-mail').fill('kata@chat.test')
    await panel.getByRole('button', { name: 'Send' }).click()
    await panel.getByRole('listitem').getByText('Where are the prices?').waitFor()
    expect(await violationsOf(page)).toEqual([])
    const { rows } = await app.context.pool.query<{ id: number; source: string }>(
      `select id, source from support_ticket where contact_email = 'kata@chat.test'`,
    )
    expect(rows).toMatchObject([{ source: 'chat' }])
    const { client: staff } = await app.signIn('attorney@chat.test')
    const params = { id: rows[0]?.id ?? 0 }
    await staff(supportTicketAnswer, { params, body: { text: 'In the price list.' } })
    await staff(supportTicketAnswer, { params, body: { text: 'Its address is in the menu.' } })
    await panel.getByText('In the price list.').waitFor()
    await page.goto('/detailed-pricelist')
    await page.getByRole('link', { name: 'Write to us' }).first().click()
    await panel.getByText('Its address is in the menu.').waitFor()
    // Who is there reads it there.
    const letters = await app.context.pool.query(
      `select 1 from mail.outbox where recipient = 'kata@chat.test' and template = 'support-answered'`,
    )
    expect(letters.rowCount).toBe(0)
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
    expect((await context.cookies()).map(({ name }) => name)).toEqual([])
    expect(seen.troubles).toEqual([])
    await context.close()
  })

  test('a customer is not asked who they are, and after signing out nothing of it is left in the chat', async () => {
    const owner = await app.addUser('owner@chat.test', 'customer')
    const context = await browser.newContext({ baseURL: app.url, locale: 'en' })
    await signInByRequest(context, 'owner@chat.test', testPassword)
    const page = await context.newPage()
    const panel = page.getByRole('dialog', { name: 'Write to us' })
    const open = async () => {
      await page.goto('/faq')
      await page.getByRole('link', { name: 'Write to us' }).first().click()
      await panel.getByLabel('Your message').waitFor()
    }
    await open()
    await panel.getByLabel('E-mail').waitFor({ state: 'hidden' })
    await panel.getByLabel('Your message').fill('Only for me.')
    await panel.getByRole('button', { name: 'Send' }).click()
    await panel.getByRole('listitem').getByText('Only for me.').waitFor()
    const { rows } = await app.context.pool.query<{ created_by_user_id: string; contact_email: string | null }>(
      `select created_by_user_id, contact_email from support_ticket where description = 'Only for me.'`,
    )
    expect(rows).toEqual([{ created_by_user_id: owner, contact_email: null }])
    await page.goto('/portal')
    expect(await page.getByRole('link', { name: 'Write to us' }).count()).toBe(1)
    expect(await page.locator('[data-chat]').count()).toBe(0)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL('**/portal/login**')
    await open()
    await panel.getByLabel('E-mail').waitFor()
    expect(await panel.getByRole('listitem').count()).toBe(0)
    await context.close()
  })

  test('nothing of others is loaded before a yes, and a no is as near as a yes', async () => {
    const context = await browser.newContext({ baseURL: withOthers.url, locale: 'en' })
    const seen = watch(context)
    const page = await context.newPage()
    asked = []
    await page.goto('/faq')
    const question = page.getByRole('region', { name: 'May others load something here?' })
    await question.waitFor()
    const [no, yes] = [
      question.getByRole('button', { name: 'Refuse' }),
      question.getByRole('button', { name: 'Agree' }),
    ]
    const [first, second] = [await no.boundingBox(), await yes.boundingBox()]
    expect([first?.height, first?.width, first?.y]).toEqual([second?.height, second?.width, second?.y])
    const looks = async (one: typeof no) =>
      await one.evaluate((button) => {
        const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(button)
        return { color, backgroundColor, borderColor, fontWeight }
      })
    expect(await looks(no)).toEqual(await looks(yes))
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await violationsOf(page)).toEqual([])
    }
    await no.click()
    // What an earlier yes had kept goes with the first page that finds no yes, whoever took it back.
    await page.evaluate(() => localStorage.setItem('gclid', JSON.stringify({ value: 'a0', until: Date.now() + 1e9 })))
    const kept = async () =>
      await page.evaluate(() =>
        Object.keys(localStorage)
          .filter((key) => key !== 'spied')
          .toSorted(),
      )
    await page.goto('/?gclid=a1&gclsrc=aw.ds&utm_source=letter&affiliate=club')
    expect(await question.isVisible()).toBe(false)
    expect(await kept()).toEqual([])
    expect(asked).toEqual([])

    await page.getByRole('button', { name: 'Choice about cookies' }).click()
    await yes.click()
    await eventually('all scripts', () => Promise.resolve(asked.length === 3))
    // Where they came from is kept after the yes, for as long as the question said.
    expect(await kept()).toEqual(['gclid', 'gclsrc', 'utm_source'])
    // And what is over goes, while the rest stays.
    await page.evaluate(() => localStorage.setItem('gclid', JSON.stringify({ value: 'a1', until: Date.now() - 1 })))
    const by = async () => (await context.cookies()).find(({ name }) => name === 'affiliate')
    const recommended = await by()
    expect(recommended?.value).toBe('CLUB')
    expect(Math.round(((recommended?.expires ?? 0) * 1000 - Date.now()) / 86_400_000)).toBe(30)
    // What is asked outside names no page of ours.
    expect(asked.toSorted()).toEqual(['/affiliate.js', '/analytics.js', '/chat.js'])
    await page.goto('/contact')
    await eventually('the scripts of the next page', () => Promise.resolve(asked.length === 6))
    expect(await kept()).toEqual(['gclsrc', 'utm_source'])
    // To a page that is somebody's own nothing comes along.
    await page.getByLabel('E-mail').fill('kata@chat.test')
    await page.getByLabel('Your question').fill('Who reads this page?')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.waitForURL(/\/support-ticket\//)
    await page.waitForLoadState('load')
    expect(await page.locator('script[data-party]').count()).toBe(0)
    expect(asked).toHaveLength(6)
    // Nor do they see where a link or a form leads: the name of a mark that nobody has filed stands in that address.
    await page.goto('/')
    await eventually('the scripts of the start', () => Promise.resolve(asked.length === 9))
    await page.locator('#check-value').fill('KOVENTO')
    await page.locator('#check-value').press('Enter')
    await page.waitForURL(/value=KOVENTO/)
    await page.waitForLoadState('load')
    expect(await page.locator('script[data-party]').count()).toBe(0)
    await page.goto('/')
    await eventually('the scripts of the start again', () => Promise.resolve(asked.length === 12))
    await page.getByRole('link', { name: 'Sign in' }).first().click()
    await page.waitForURL(/\/portal\/login/)
    expect(await page.locator('script[data-party]').count()).toBe(0)
    const spied = await page.evaluate(() => localStorage.getItem('spied'))
    expect(spied ?? '').not.toMatch(/support-ticket|KOVENTO|portal/)
    expect(seen.troubles).toEqual([])
    await context.close()
  })

  test('a chat of others is told who is signed in', async () => {
    const context = await browser.newContext({ baseURL: withOthers.url, locale: 'en' })
    const page = await context.newPage()
    await page.goto('/faq')
    await signInByRequest(context, 'owner@chat.test', testPassword)
    await page.goto('/faq')
    await page.getByRole('button', { name: 'Agree' }).click()
    const told = async () => await page.locator('html').getAttribute('data-outside')
    await expect.poll(told).toContain('"email":"owner@chat.test"')
    await context.close()
  })
})
