import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  feeRuleCreatePath,
  feeRulePath,
  bankEntryPath,
  invoicePath,
  listPath,
  officeMailPath,
  ratePath,
  requestPath,
  serviceFeeCreatePath,
  serviceFeePath,
  showPath,
  taskPath,
  trademarkPath,
  userPath,
} from '#admin/paths.ts'
import { currencies } from '#kernel/money.ts'
import { registerDestinations, viewDestinations } from '#admin/shell/destinations.ts'
import { demoPassword } from '#db/demo/seed.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { namelessOf, overflowOf, violationsOf } from '#tests/browser/inspect.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { watch, type Watch } from '#tests/browser/watch.ts'
import { wordsOf } from '#tests/browser/words.ts'
import { inQuick, isProof } from '#tests/proof.ts'
import { ownerControls } from '#web/site/application-draft/owner.server.ts'

const widths = [390, 1440] as const
const themes = ['light', 'dark'] as const

/** Where to put a picture of every screen, for people who want to look: SCREENSHOTS=folder. */
const pictures = process.env['SCREENSHOTS']

const say = wordsOf('en')

describe.skipIf(!hasChromium('tests/journey/staff-pages.test.ts'))('every screen of the staff area', () => {
  let app: TestApp
  let browser: Browser
  const desks: Record<string, { page: Page; watched: Watch }> = {}
  let turn = 0
  const known = new Set<string>()
  beforeAll(async () => {
    app = await startApp({ DEMO: 'true' })
    browser = await openBrowser()
    for (const who of ['staff', 'admin', 'nobody']) {
      const context = await browser.newContext({ baseURL: app.url, locale: 'en' })
      if (who !== 'nobody') await signInByRequest(context, `${who}@demo.test`, demoPassword)
      const watched = watch(context)
      const page = await context.newPage()
      await page.goto('/admin')
      await page.locator('h1').waitFor()
      desks[who] = { page, watched }
    }
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  const idOf = async (sql: string, values: string[] = []): Promise<string> => {
    const { rows } = await app.context.pool.query<{ id: string }>(sql, values)
    const [row] = rows
    if (!row) throw new Error(`the demo has no row for ${sql} ${values.join(' ')}`)
    return row.id
  }
  /** One of each state; where it is not the proof, of every fourth. */
  const inEachState = async (table: 'trademark' | 'registration_request') =>
    (
      await app.context.pool.query<{ id: string; status: string }>(
        `select distinct on (status) id, status from ${table} order by status`,
      )
    ).rows.filter((_, n) => isProof || pictures || n % 4 === 0)

  /** All in the proof, and for pictures; else every other one. */
  const someOf = <T>(all: readonly T[]): T[] => all.filter((_, n) => isProof || pictures !== undefined || n % 2 === 0)

  function deskOf(who: string): { page: Page; watched: Watch } {
    const desk = desks[who]
    if (!desk) throw new Error(`nobody is called ${who}`)
    return desk
  }

  /** Goes to a screen within the page that is open, and waits until everything of it was read. */
  async function open(who: string, address: string): Promise<void> {
    const { page } = deskOf(who)
    const nowhere = page.getByRole('heading', { level: 1, name: say('admin:read.missing') })
    await page.goto('/admin#/nothing-is-here')
    await nowhere.waitFor()
    await page.goto(`/admin${address}`)
    await nowhere.waitFor({ state: 'detached' })
    await page.locator('h1').waitFor()
    await page.locator('.wb-waiting, [aria-busy=true]').first().waitFor({ state: 'detached' })
  }

  /** What is wrong with the screen that is open, one line each. */
  async function judged(who: string, name: string): Promise<string[]> {
    const { page, watched } = deskOf(who)
    const wrong: string[] = []
    const note = (where: string, found: readonly string[]) => wrong.push(...found.map((one) => `${where}: ${one}`))
    if ((await page.title()) === '') note(name, ['no title'])
    const headings = await page.locator('h1').count()
    if (headings !== 1) note(name, [`${headings} main headings`])
    turn += 1
    for (const width of widths) {
      // One narrow in the dark, the next wide in the light, in the quick run each third; each in all four in the proof, and for pictures.
      const isLookedAt = isProof || pictures !== undefined || (widths[turn % 2] === width && inQuick(turn))
      if (!isLookedAt && width !== 390) continue
      if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 })
      note(`${name} ${width} too wide`, await overflowOf(page))
      if (!isLookedAt) continue
      const looked = isProof || pictures ? themes : [width === 390 ? ('dark' as const) : ('light' as const)]
      for (const colorScheme of looked) {
        await page.emulateMedia({ colorScheme })
        const shown = `${name} ${width} ${colorScheme}`
        if (pictures) {
          mkdirSync(pictures, { recursive: true })
          await page.screenshot({ path: join(pictures, `${shown.replaceAll(/\W+/g, '-')}.png`), fullPage: true })
        }
        // What all screens have in common is inspected once.
        const desk = `${who} ${width} ${colorScheme}`
        const isShellKnown = known.has(desk) && !isProof
        known.add(desk)
        // Dark changes colours and nothing else.
        const rules = colorScheme === 'dark' && looked.length > 1 ? { rules: ['color-contrast'] } : {}
        // Colours are the design's: two screens have their contrast looked at, each in another look, the next two not.
        const hasContrast = isProof || pictures !== undefined || Math.floor(turn / widths.length) % 2 === 0
        note(shown, await violationsOf(page, { isShellKnown, hasContrast, ...rules }))
      }
      note(`${name} ${width} without a name`, await namelessOf(page))
    }
    note(name, watched.troubles)
    return wrong
  }

  async function visited(who: string, address: string, name: string): Promise<string[]> {
    await open(who, address)
    return await judged(who, name)
  }

  test('to sign in', async () => {
    expect(await judged('nobody', 'login')).toEqual([])
  })

  test.each(viewDestinations.map(({ key, href }) => [key, href]))('the queue, %s', async (key, href) => {
    expect(await visited('staff', href, `queue ${key}`)).toEqual([])
  })

  test.each(registerDestinations.map(({ key, href }) => [key, href]))('the list, %s', async (key, href) => {
    await open('staff', href)
    // The whole schema has thousands of lines that are all alike; judging them takes longer than everything else.
    if (key === 'data-console')
      await deskOf('staff').page.getByLabel(say('admin:console.find')).fill('office_action_by')
    expect(await judged('staff', `list ${key}`)).toEqual([])
  })

  test('a request in each of its states, at the stage where it stands', async () => {
    for (const { id, status } of await inEachState('registration_request'))
      expect.soft(await visited('staff', requestPath(id), `request ${status}`)).toEqual([])
  })

  test('an owner whom the client has begun to describe, in words and not in names of controls', async () => {
    const id = await idOf(`select id from registration_request where value = 'QUILLON'`)
    const typed = { ...Object.fromEntries(ownerControls.map((name) => [name, 'typed'])), type: 'legal', country: 'SK' }
    await app.context.pool.query(
      `update application set registration_entity_id = null, onboarding_finished = false, draft = $2 where registration_request_id = $1`,
      [id, JSON.stringify(typed)],
    )
    expect(await visited('staff', requestPath(id, 'drafting'), 'request owner begun')).toEqual([])
    const { page } = deskOf('staff')
    await page.getByText(say('admin:owner.begun')).waitFor()
    await page.getByRole('definition').filter({ hasText: 'Slovakia' }).waitFor()
    const labels = await page.locator('.mw-facts dt').allTextContents()
    expect(labels.filter((label) => ownerControls.some((name) => name === label.trim()))).toEqual([])
    // Whether there is a priority or another address is told by what it is.
    expect(labels).toHaveLength(ownerControls.length - 4)
  })

  test('what happened to a request', async () => {
    const id = await idOf(`select id from registration_request where status = 'Review requested'`)
    expect(await visited('staff', requestPath(id, 'history'), 'request history')).toEqual([])
  })

  test('a trademark in each of its states', async () => {
    for (const { id, status } of await inEachState('trademark'))
      expect.soft(await visited('staff', trademarkPath(id), `trademark ${status}`)).toEqual([])
  })

  test.each([
    ['staff', 'customer@demo.test'],
    ['admin', 'customer@demo.test'],
    ['admin', 'staff@demo.test'],
  ])('for %s a person, %s', async (who, email) => {
    const id = await idOf('select id from "user" where email = $1', [email])
    expect(await visited(who, userPath(id), `person for ${who} ${email}`)).toEqual([])
  })

  test('a counterparty with what it shares, by the strength and in words, and what a person says of it', async () => {
    const id = await idOf(`select id from case_counterparty where primary_name like 'Copy Stall%'`)
    expect(await visited('staff', showPath('case_counterparty', id), 'counterparty')).toEqual([])
    const { page } = deskOf('staff')
    const links = page.getByRole('heading', { name: say('admin:counterparty.links') })
    await links.waitFor()
    await page.getByRole('link', { name: 'Attic Trader (fictional)' }).first().waitFor()
    await page.getByLabel(say('admin:counterparty.minimum')).selectOption('strong')
    await page.getByRole('link', { name: 'Loft Sellers (fictional)' }).first().waitFor({ state: 'detached' })
    expect(page.url()).toContain('least=strong')
    await page.locator('summary').filter({ hasText: 'Attic Trader' }).click()
    await page.getByLabel(say('admin:counterparty.why')).fill('Paid to the same account')
    await page.getByRole('button', { name: say('admin:counterparty.verdict.same'), exact: true }).click()
    await page.getByText('Paid to the same account').first().waitFor()
    expect(await judged('staff', 'counterparty that is the same one')).toEqual([])
  })

  test('a watch, with what it found and how much of that waits', async () => {
    const id = await idOf(
      `select w.id from trademark_watch_subscription w join trademark t on t.id = w.trademark_id where t.name = 'LUMERA' limit 1`,
    )
    expect(await visited('staff', showPath('trademark_watch_subscription', id), 'watch subscription')).toEqual([])
    const { page } = deskOf('staff')
    await page.getByRole('link', { name: 'LUMERRA, US' }).waitFor()
    await page.getByText(say('admin:watch.unrated')).first().waitFor()
  })

  test('an invoice', async () => {
    expect(await visited('staff', invoicePath(await idOf('select id from invoice limit 1')), 'invoice')).toEqual([])
  })

  test('a paid invoice that goes back in part', async () => {
    const id = await idOf(
      `select i.id from invoice i join payment_attempt a on a.product_id = i.product_id and a.provider = 'sandbox' and a.status = 'paid' limit 1`,
    )
    expect(await visited('staff', invoicePath(id), 'invoice to be given back')).toEqual([])
    const { page } = deskOf('staff')
    await page.locator('input[name=amount]').fill('12,30')
    await page.locator('input[name=reason]').fill('One class fewer')
    await page.getByRole('button', { name: say('admin:giveBack.submit') }).click()
    await page.getByRole('heading', { name: say('admin:order.creditNotes') }).waitFor()
    expect(await judged('staff', 'invoice of which a part went back')).toEqual([])
    const { rows } = await app.context.pool.query<{ amount: number; reason: string }>(
      'select amount, reason from payment_refund',
    )
    expect(rows).toEqual([{ amount: 1230, reason: 'One class fewer' }])
  })

  test('a payment of the bank in every state, matched on its page', async () => {
    const { rows } = await app.context.pool.query<{ id: string; message: string }>(
      `select distinct on (status, message) id, message from bank_entry order by status, message, id`,
    )
    for (const { id } of someOf(rows))
      expect.soft(await visited('staff', bankEntryPath(id), `bank payment ${id}`)).toEqual([])
    const short = rows.find(({ message }) => message.startsWith('VS'))
    await open('staff', bankEntryPath(short?.id ?? ''))
    const { page } = deskOf('staff')
    await page.getByRole('button', { name: say('admin:bank.use') }).click()
    await page.getByRole('button', { name: say('admin:bank.match'), exact: true }).click()
    await page.getByRole('button', { name: say('admin:bank.undo'), exact: true }).waitFor()
    expect(await judged('staff', 'bank payment that waits for the rest')).toEqual([])
    const state = await app.context.pool.query('select status from bank_entry where id = $1', [short?.id])
    expect(state.rows).toEqual([{ status: 'Matched' }])
  })

  test('the export of invoices', async () => {
    await open('staff', listPath('invoice'))
    const { page } = deskOf('staff')
    await page.getByRole('button', { name: say('admin:export.title') }).click()
    await page.getByRole('dialog').waitFor()
    expect(await judged('staff', 'export of invoices')).toEqual([])
    const downloaded = page.waitForEvent('download')
    await page.getByRole('link', { name: 'CSV' }).click()
    expect((await downloaded).suggestedFilename()).toMatch(/^invoices-\d{4}-\d\d-01-/)
    await page.keyboard.press('Escape')
  })

  test.each([
    ['our fees', `select id from service_fee where jurisdiction = '*'`, serviceFeePath, serviceFeeCreatePath],
    [
      'official fees',
      `select id from fee_rule where jurisdiction = 'US' and action = 'filing'`,
      feeRulePath,
      feeRuleCreatePath,
    ],
  ])('the price list for an administrator, %s', async (name, sql, pathOf, createPath) => {
    expect(await visited('admin', pathOf(await idOf(sql)), `price ${name}`)).toEqual([])
    expect(await visited('admin', createPath, `price new ${name}`)).toEqual([])
  })

  test('the rates of a day, entered by an administrator', async () => {
    expect(await visited('admin', ratePath(await idOf('select id from exchange_rate limit 1')), 'rate')).toEqual([])
    await open('admin', listPath('exchange_rate'))
    const { page } = deskOf('admin')
    await page.getByRole('button', { name: say('admin:price.enterRates') }).click()
    await page.getByRole('dialog').waitFor()
    expect(await judged('admin', 'rates by hand')).toEqual([])
    await page.getByLabel(say('admin:price.day')).fill('2020-01-02')
    await page.getByLabel(say('admin:price.source')).fill('Bank of the test')
    for (const currency of currencies.filter((code) => code !== 'EUR'))
      await page.getByLabel(say('admin:price.forEuro', { currency })).fill('1,25')
    await page.getByRole('button', { name: say('admin:price.saveRates') }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const { rows } = await app.context.pool.query<{ n: number }>(
      `select count(*)::int as n from exchange_rate where date = '2020-01-02' and rate = 1.25`,
    )
    expect(rows).toEqual([{ n: currencies.length - 1 }])
  })

  test('a question of a client, in every state, and who calls', async () => {
    const { rows } = await app.context.pool.query<{ id: number; status: string }>(
      'select distinct on (status) id, status from support_ticket order by status, id',
    )
    expect(rows.length).toBeGreaterThan(3)
    for (const { id, status } of someOf(rows))
      expect.soft(await visited('staff', showPath('support_ticket', id), `question ${status}`)).toEqual([])
    expect(await visited('staff', '#/caller?phoneNumber=%2B421900000000', 'nobody calls')).toEqual([])
  })

  test('a mail of an office, by its address', async () => {
    const { rows } = await app.context.pool.query<{ id: number; subject: string }>(
      `select distinct on (status) id, subject from docketed_message order by status, id`,
    )
    for (const { id, subject } of someOf(rows)) {
      expect.soft(await visited('staff', officeMailPath(id), `office mail ${id}`)).toEqual([])
      await deskOf('staff').page.getByRole('heading', { level: 1, name: subject }).waitFor()
    }
  })

  test('a task of the queue, waiting and failed', async () => {
    await app.context.pool.query(
      // Due only later: the product's own worker would take it before it is looked at.
      `insert into pgboss.job (name, data, state, output, start_after, policy)
       select 'house.clean', '{}', state::pgboss.job_state, output::jsonb, now() + interval '1 day',
              (select policy from pgboss.queue where name = 'house.clean')
         from (values ('created', null), ('failed', '{"message":"the disk was full"}')) v (state, output)`,
    )
    for (const status of ['created', 'failed']) {
      const id = await idOf(`select id from task where type = 'house.clean' and status = $1`, [status])
      expect(await visited('staff', taskPath(id), `task ${status}`)).toEqual([])
      const action = say(status === 'failed' ? 'admin:task.repeat' : 'admin:task.cancel')
      await deskOf('staff').page.getByRole('button', { name: action }).waitFor()
    }
  })

  test('an address that is none', async () => {
    const { page } = deskOf('staff')
    await page.goto('/admin#/nothing-is-here')
    await page.getByRole('heading', { level: 1, name: say('admin:read.missing') }).waitFor()
    expect(await judged('staff', 'not found')).toEqual([])
  })

  test.each([
    ['palette', 'Control+k'],
    ['keys', '?'],
  ])('over a screen, the %s', async (name, key) => {
    await open('staff', '#/')
    const { page } = deskOf('staff')
    await page.keyboard.press(key)
    await page.getByRole('dialog').waitFor()
    expect(await judged('staff', name)).toEqual([])
    await page.keyboard.press('Escape')
  })
})
