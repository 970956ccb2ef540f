import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { experimentList } from '#contract/experiment.ts'
import { requestCreate, verificationSave } from '#contract/registration.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { violationsOf } from '#tests/browser/inspect.ts'
import { watch } from '#tests/browser/watch.ts'
import { wordsOf } from '#tests/browser/words.ts'
import { orderedMatter } from '#tests/matter.ts'
import { path } from '#web/path.ts'
import { sendAnswer } from '#tests/taken-on.ts'

const staff = 'staff@experiments.test'
const say = wordsOf('en')
const linked = say('summary:priceParts')
let app: TestApp
let quiet: TestApp
beforeAll(async () => {
  app = await startApp({ EXPERIMENTS: 'summary-price' })
  quiet = await startApp()
  for (const one of [app, quiet]) await one.addUser(staff, 'staff')
})
afterAll(async () => {
  await app?.close()
  await quiet?.close()
})

const asked = {
  type: 'WORD',
  value: 'LAMPARO',
  businessDescription: 'Lamps',
  jurisdictions: ['SK'],
  contactEmail: 'kata@experiments.test',
  contactFirstName: 'Kata',
  contactLastName: 'Fictional',
} as const

const cookieOf = (values: unknown) => `experiments=${encodeURIComponent(JSON.stringify(values))}`

/** Asks for a verification by the form of the site; answers the request's id. */
async function askedByForm(one: TestApp, cookie: string): Promise<string> {
  const answer = await fetch(`${one.url}${path.verification()}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: one.url, ...(cookie && { cookie }) },
    body: new URLSearchParams({ ...asked, jurisdictions: 'SK' }),
  })
  expect(answer.status).toBe(302)
  return answer.headers.get('location')?.split('/').at(-2) ?? ''
}

const keptWith = async (one: TestApp, id: string) =>
  (
    await one.context.pool.query<{ experiments: object }>(
      `select experiments from registration_request where id = $1`,
      [id],
    )
  ).rows[0]?.experiments

/** A request whose summary is ready, with what was drawn for whoever asked. */
async function answered(one: TestApp, cookie: string): Promise<string> {
  const id = await askedByForm(one, cookie)
  const { client } = await one.signIn(staff)
  const body = {
    distinctiveness: 'invented',
    overallRisk: 'low',
    jurisdictions: [{ jurisdiction: 'SK', risk: 'low' }],
    recommendedClasses: [11],
    clientNote: null,
    strategy: null,
    resultNote: null,
    similarTrademarks: [],
  } as const
  await client(verificationSave, {
    params: { id },
    body: {
      ...body,
      jurisdictions: [...body.jurisdictions],
      recommendedClasses: [11],
      search: { classes: [], scope: 'all', withDead: false },
      similarTrademarks: [],
    },
  })
  await sendAnswer(client, id)
  return id
}

const summary = async (one: TestApp, id: string, query = '', cookie = '') =>
  await (
    await fetch(`${one.url}${path.verificationSummary({ id })}${query}`, { headers: cookie ? { cookie } : {} })
  ).text()

test('a request keeps the values of what runs, and of nothing else that a cookie says', async () => {
  expect(await keptWith(app, await askedByForm(app, cookieOf({ 'summary-price': 1, other: 1 })))).toEqual({
    'summary-price': 1,
  })
  expect(await keptWith(app, await askedByForm(app, cookieOf({ 'summary-price': 0 })))).toEqual({ 'summary-price': 0 })
  for (const cookie of [
    '',
    'experiments=1',
    'experiments=%7B',
    'experiments=%E0%A4%A',
    `experiments=${'9'.repeat(6000)}`,
    cookieOf({ 'summary-price': '1' }),
    cookieOf({ 'summary-price': 2 }),
  ])
    expect([cookie.slice(0, 30), await keptWith(app, await askedByForm(app, cookie))]).toEqual([
      cookie.slice(0, 30),
      {},
    ])
  // Where it does not run, neither a cookie nor a call brings it in.
  expect(await keptWith(quiet, await askedByForm(quiet, cookieOf({ 'summary-price': 1 })))).toEqual({})
  const { id } = await quiet.anonymous(requestCreate, {
    body: { ...asked, jurisdictions: ['SK'], language: 'en', currency: 'EUR', experiments: { 'summary-price': 1 } },
  })
  expect(await keptWith(quiet, id)).toEqual({})
})

test('the page shows what its reader has, whatever was drawn for the request, and what its address asks for once', async () => {
  const [zero, one, none] = [
    await answered(app, cookieOf({ 'summary-price': 0 })),
    await answered(app, cookieOf({ 'summary-price': 1 })),
    await answered(app, ''),
  ]
  const has = async (...shown: Parameters<typeof summary>) => (await summary(...shown)).includes(linked)
  expect(await has(app, zero)).toBe(false)
  // Without a yes of one’s own, or after it was taken back, it is the usual page.
  expect(await has(app, one)).toBe(false)
  expect(await has(app, none)).toBe(false)
  const mine = cookieOf({ 'summary-price': 1 })
  expect(await has(app, none, '', mine)).toBe(true)
  expect(await has(app, zero, '', mine)).toBe(true)
  for (const [query, shown] of [
    ['?summary-price=1', true],
    ['?summary-price=2', false],
    ['?summary-price=1&summary-price=1', false],
    ['?summary-price=1%00', true],
  ] as const)
    expect([query, await has(app, zero, query)]).toEqual([query, shown])
  expect(await has(app, one, '?summary-price=0')).toBe(false)
  // Nothing of it stays.
  expect(await has(app, zero)).toBe(false)
  // A look at it works where it does not run as well.
  expect(await has(quiet, await answered(quiet, ''), '?summary-price=1', mine)).toBe(true)
})

test('staff see requests and orders of both versions, and nobody else does', async () => {
  const counted = async () => {
    const { client } = await app.signIn(staff)
    const { experiments } = await client(experimentList, {})
    return experiments.find(({ id }) => id === 'summary-price')
  }
  const before = await counted()
  expect(before).toMatchObject({ isRunning: true, since: '2026-11-26' })
  const { requestId } = await orderedMatter(app, staff, 'payer@experiments.test', 'transfer')
  await app.context.pool.query(`update registration_request set experiments = '{"summary-price": 1}' where id = $1`, [
    requestId,
  ])
  const [zero, one] = before?.values ?? []
  expect((await counted())?.values).toEqual([zero, { all: (one?.all ?? 0) + 1, did: (one?.did ?? 0) + 1 }])
  const { client } = await quiet.signIn(staff)
  expect((await client(experimentList, {})).experiments[0]).toMatchObject({ isRunning: false })
  await expect(app.anonymous(experimentList, {})).rejects.toMatchObject({ code: 'sign-in-required' })
})

test('where none runs nobody is asked, and a kept page is the same for whoever has a value', async () => {
  expect(await (await fetch(`${quiet.url}/contact`)).text()).not.toContain('data-consent')
  const tagOf = async (cookie: string) =>
    (await fetch(`${app.url}/faq`, { headers: cookie ? { cookie } : {} })).headers.get('etag')
  expect(await tagOf(cookieOf({ 'summary-price': 1 }))).toBe(await tagOf(''))
})

describe.runIf(hasChromium('experiments'))('in a browser', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => await browser?.close())

  test('nothing is drawn before a yes; what a yes drew stays on the way to a request, and goes with a no', async () => {
    const context = await browser.newContext({ baseURL: app.url, locale: 'en' })
    const seen = watch(context)
    const page = await context.newPage()
    const drawn = async () => {
      const found = (await context.cookies()).find(({ name }) => name === 'experiments')
      return found ? (JSON.parse(decodeURIComponent(found.value)) as Record<string, unknown>) : null
    }
    await page.goto('/faq')
    const question = page.getByRole('region', { name: say('common:consent.experimentsTitle') })
    await question.waitFor()
    expect(await drawn()).toBeNull()
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await violationsOf(page)).toEqual([])
      }
    }
    await question.getByRole('button', { name: say('common:consent.yes') }).click()
    await expect.poll(drawn).not.toBeNull()
    const value = (await drawn())?.['summary-price']
    expect([0, 1]).toContain(value)
    // It stays on other pages, also where nobody is asked.
    const summaryPage = path.verificationSummary({ id: await answered(app, cookieOf({ 'summary-price': 1 })) })
    await page.goto(`${summaryPage}?summary-price=1`)
    await page.getByRole('link', { name: linked }).click()
    await page.waitForURL('**#price')
    expect(await page.locator('#price').isVisible()).toBe(true)
    expect(await violationsOf(page)).toEqual([])
    await page.goto('/faq')
    await page.waitForLoadState('networkidle')
    expect(await question.isHidden()).toBe(true)
    expect(await drawn()).toEqual({ 'summary-price': value })
    await page.getByRole('button', { name: say('common:consent.change') }).click()
    await question.getByRole('button', { name: say('common:consent.no') }).click()
    await expect.poll(drawn).toBeNull()
    await page.goto('/contact')
    await page.waitForLoadState('networkidle')
    expect(await question.isHidden()).toBe(true)
    expect(await drawn()).toBeNull()
    expect(seen.troubles).toEqual([])
    await context.close()
  })
})
