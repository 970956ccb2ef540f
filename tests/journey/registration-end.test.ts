import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readQueue } from '#admin/queue/read-queue.ts'
import type { Client } from '#contract/client.ts'
import { trademarkOrderService } from '#contract/route.ts'
import { registrationEnd, trademarkAdd } from '#contract/trademark.ts'
import { addDays, formatDate, officeZone, today } from '#kernel/dates.ts'
import { path } from '#web/path.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { overflowOf, violationsOf } from '#tests/browser/inspect.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { wordsOf } from '#tests/browser/words.ts'
import { markEnding } from '#tests/renewals.ts'

/* A registration that is over: who looked at its register records how and when, and everybody reads the same of it. */
const on = today(officeZone, new Date())
const email = 'owner@ended.test'
let app: TestApp
let staff: Client
let owner: Client
let [token, staffToken, me] = ['', '', '']

beforeAll(async () => {
  app = await startApp()
  me = await app.addUser('docketer@ended.test', 'staff')
  await app.addUser(email, 'customer')
  ;({ client: owner, token } = await app.signIn(email))
  ;({ client: staff, token: staffToken } = await app.signIn('docketer@ended.test'))
})
afterAll(async () => await app.close())

const page = async (address: string) => {
  const html = await (await fetch(`${app.url}${address}`, { headers: { authorization: `Bearer ${token}` } })).text()
  return html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<[^>]+>/g, ' ')
}
const asStaff = {
  fetch: async (input: string | URL | Request, init?: RequestInit) => {
    const headers = new Headers(init?.headers)
    headers.set('authorization', `Bearer ${staffToken}`)
    return await fetch(new URL(String(input instanceof Request ? input.url : input), app.url), { ...init, headers })
  },
}
const lapsed = async () =>
  (await readQueue({ view: 'lapsed', who: 'anyone', words: '' }, me, asStaff)).matters.map(({ mark }) => mark)
const end = async (
  id: string,
  how: 'cancelled' | 'given-up' | 'not-renewed',
  endedOn = addDays(on, -3),
  from: 'Trademark registered' | 'Abandoned' | 'Application filed' = 'Trademark registered',
) => await staff(registrationEnd, { params: { id }, body: { from, how, endedOn, reason: 'Register, read today' } })
const refused = (fields: Record<string, string>) => ({ code: 'invalid-input', fields })
const datesOf = async (id: string) =>
  (await app.context.pool.query(`select kind from deadline where trademark_id = $1`, [id])).rowCount

test('a registration that was not renewed leaves the queue, its dates and every word of being in force', async () => {
  const ends = addDays(on, -400)
  const id = await markEnding(app, email, 'ENDMARK', ends)
  expect(await lapsed()).toContain('ENDMARK')
  await expect(end(id, 'not-renewed', addDays(on, 1))).rejects.toMatchObject(refused({ endedOn: 'date-in-future' }))
  await expect(end(id, 'not-renewed', '1900-01-01')).rejects.toMatchObject(refused({ endedOn: 'date-too-early' }))
  await end(id, 'not-renewed', ends)
  expect(await lapsed()).not.toContain('ENDMARK')
  expect(await datesOf(id)).toBe(0)
  const told = await page(path.trademark({ id }))
  expect(told).toContain(`The registration was not renewed; it ended on ${formatDate(ends, 'en')}.`)
  expect(told).not.toMatch(/Lapsed by the days|Abandoned|was abandoned|in force/)
  expect(await page(path.portal())).not.toMatch(/Abandoned/)
  expect(await page(path.extendTrademark({ id }))).toContain('no longer in force or applied for there')
  await expect(end(id, 'not-renewed', addDays(ends, -1), 'Abandoned')).rejects.toMatchObject(
    refused({ endedOn: 'date-too-early' }),
  )
  expect(await page(path.trademarks({}, { query: { search: 'ENDMARK' } }))).toMatch(/\bEnded\b/)
  await expect(
    staff(trademarkOrderService, { params: { id }, body: { service: 'TrademarkRenewal', numbers: [] } }),
  ).rejects.toMatchObject({ code: 'rules-unmet' })
  // It was another day and another way: put right, once it is over.
  await expect(end(id, 'cancelled', addDays(on, -9))).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await end(id, 'cancelled', addDays(on, -9), 'Abandoned')
  expect(await page(path.trademark({ id }))).toContain(
    `The registration was cancelled as of ${formatDate(addDays(on, -9), 'en')}.`,
  )
  const { rows } = await app.context.pool.query(
    `select n.text from note n join trademark t on t.note_hub_id = n.note_hub_id where t.id = $1 order by n.id`,
    [id],
  )
  expect(rows).toEqual([
    { text: `not-renewed, ${ends}: Register, read today` },
    { text: `cancelled, ${addDays(on, -9)}: Register, read today` },
  ])
})

test('what can still be renewed was not left out, and what is not registered has no end', async () => {
  const grace = await markEnding(app, email, 'GRACEMARK', addDays(on, -60))
  await expect(end(grace, 'not-renewed')).rejects.toMatchObject(refused({ how: 'not-a-choice' }))
  await end(grace, 'given-up')
  expect(await page(path.trademark({ id: grace }))).toContain('The registration was given up as of')
  const { ids } = await owner(trademarkAdd, {
    body: {
      marks: [
        {
          jurisdiction: 'EU',
          name: 'PENDINGMARK',
          number: '018999999',
          filingDate: addDays(on, -40),
          registrationDate: null,
          goods: null,
          type: 'WORD',
        },
      ],
    },
  })
  const [pending = ''] = ids
  await expect(end(pending, 'cancelled', on, 'Application filed')).rejects.toMatchObject({ code: 'transition-refused' })
})

test.runIf(hasChromium('tests/journey/registration-end.test.ts'))(
  'on the page of a mark that lapsed the form stands open, in both languages',
  async () => {
    const browser: Browser = await openBrowser()
    try {
      for (const language of ['en', 'sk'] as const) {
        const say = wordsOf(language)
        const id = await markEnding(app, email, `FORM${language.toUpperCase()}`, addDays(on, -500))
        const context = await browser.newContext({
          baseURL: app.url,
          locale: language,
          colorScheme: language === 'en' ? 'light' : 'dark',
          viewport: language === 'en' ? { width: 1440, height: 900 } : { width: 390, height: 844 },
        })
        await signInByRequest(context, 'docketer@ended.test', testPassword)
        const screen = await context.newPage()
        await screen.goto(`/admin#/trademark/${id}/show`)
        await screen.getByLabel(say('admin:registrationEnd.how'), { exact: true }).selectOption('not-renewed')
        await screen.getByLabel(say('admin:registrationEnd.endedOn')).fill(addDays(on, -500))
        await screen.getByLabel(say('admin:registrationEnd.reason')).fill('Register, read today')
        expect(await overflowOf(screen)).toEqual([])
        expect(await violationsOf(screen)).toEqual([])
        await screen.getByRole('button', { name: say('admin:registrationEnd.submit') }).click()
        await screen.getByText(say('admin:registrationEnd.done')).first().waitFor()
        await screen
          .getByText(`, ${say('admin:registrationEnd.way.not-renewed')}`)
          .first()
          .waitFor()
        await context.close()
      }
    } finally {
      await browser.close()
    }
  },
)
