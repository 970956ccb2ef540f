import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readQueue } from '#admin/queue/read-queue.ts'
import type { Client } from '#contract/client.ts'
import { trademarkOrderService } from '#contract/route.ts'
import { registrationEnd, trademarkAdd, trademarkTracking } from '#contract/trademark.ts'
import { addDays, formatDate, officeZone, today } from '#kernel/dates.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { path } from '#web/path.ts'
import { placeOf } from '#web/places.ts'
import { pageText } from '#tests/page-text.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { overflowOf, violationsOf } from '#tests/browser/inspect.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { wordsOf } from '#tests/browser/words.ts'
import { markEnding } from '#tests/renewals.ts'
import { markOf } from '#tests/transfers.ts'

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

const page = async (address: string) => await pageText(app, address, token)
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
  // Its docket is gone by then, and its end on record still says the same.
  await expect(end(grace, 'not-renewed', addDays(on, -3), 'Abandoned')).rejects.toMatchObject(
    refused({ how: 'not-a-choice' }),
  )
  const termless = await markOf(app, email, { name: 'TERMLESS', place: 'WIPO' })
  await app.context.pool.query('update trademark set registration_date = null, expiration_date = null where id = $1', [
    termless,
  ])
  await expect(end(termless, 'not-renewed')).rejects.toMatchObject(refused({ how: 'not-a-choice' }))
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

describe('what an owner reads of a registration that is over', () => {
  const mine = 'everywhere@ended.test'
  const brand = uuidv7()
  const order = uuidv7()
  const marks: Record<'EU' | 'WIPO' | 'SK' | 'JP', string> = { EU: '', WIPO: '', SK: '', JP: '' }
  let read: (address: string) => Promise<string>

  beforeAll(async () => {
    await app.addUser(mine, 'customer')
    const { token: own } = await app.signIn(mine)
    read = async (address) => await pageText(app, address, own)
    const { pool } = app.context
    for (const place of ['EU', 'WIPO', 'SK', 'JP'] as const)
      marks[place] = await markOf(app, mine, {
        name: `OVER${place}`,
        place,
        ...(place === 'SK' && { status: ['Application filed', 'Examination'] }),
      })
    // Nobody entered the day of the registration at WIPO, and the application has none; Japan is a designation of the first.
    await pool.query(`update trademark set registration_date = null, expiration_date = null where id = any($1)`, [
      [marks.WIPO, marks.SK],
    ])
    await pool.query(`update trademark set international_id = $2, expiration_date = null where id = $1`, [
      marks.JP,
      marks.WIPO,
    ])
    await pool.query(`insert into brand (id, user_id, name) select $1, id, 'OVERBRAND' from "user" where email = $2`, [
      brand,
      mine,
    ])
    await pool.query(
      `insert into registration_request (id, public_id, contact_email, contact_first_name, contact_last_name, currency, status, status_group, type, value,
         jurisdictions, language, region, user_id, business_description)
       select $1, 'R-2026-000955', $2, 'Otto', 'Over', 'EUR', 'Completed', 'Closed', 'WORD', 'OVERBRAND', '{EU,SK}', 'en', 'EU', id, 'lamps'
         from "user" where email = $2`,
      [order, mine],
    )
    await pool.query(
      `update trademark set brand_id = $1, registration_request_id = case when id = $3 then null else $2::uuid end where id = any($4)`,
      [brand, order, marks.JP, Object.values(marks)],
    )
    await end(marks.EU, 'cancelled')
    await end(marks.JP, 'cancelled')
    await end(marks.WIPO, 'given-up')
    await staff(trademarkTracking, {
      params: { id: marks.SK },
      body: { from: 'Application filed', to: 'Abandoned' },
    })
  })

  test.each(['en', 'sk'] as const)('stands the same in each list and on each page, in %s', async (language) => {
    const say = wordsOf(language)
    const [over, nothing] = [say('portal:markStatus.ended'), say('portal:markStatus.Abandoned')]
    const nameOf = (place: keyof typeof marks) => placeOf(place, language).name
    const said = (place: keyof typeof marks) => `${nameOf(place)} ${place === 'SK' ? nothing : over}`
    const list = await read(path.trademarks({}, { language }))
    const home = await read(path.portal({}, { language, query: { brand } }))
    for (const place of ['EU', 'WIPO', 'SK', 'JP'] as const) {
      expect(list).toContain(said(place))
      expect(home).toContain(said(place))
      // Its last step, which stands before the name of the mark.
      expect(home).toContain(`${place === 'SK' ? nothing : over} OVER${place}, ${nameOf(place)}`)
      // Among the others of its brand too.
      expect(await read(path.trademark({ id: marks.EU }, { language }))).toContain(said(place))
    }
    const classes = '18, 25'
    const ordered = await read(path.order({ id: order }, { language }))
    const draft = await read(path.applicationDraft({ id: order }, { language }))
    for (const place of ['EU', 'WIPO', 'SK'] as const) {
      const word = place === 'SK' ? nothing : over
      expect(ordered).toContain(`${nameOf(place)} ${say('portal:order.ofClasses', { classes })} ${word}`)
      expect(draft).toContain(`${nameOf(place)} ${classes} ${word}`)
    }
  })

  test.each(['en', 'sk'] as const)(
    'has its way, its day and its last step on its own page, in %s',
    async (language) => {
      const say = wordsOf(language)
      const [over, nothing] = [say('portal:markStatus.ended'), say('portal:markStatus.Abandoned')]
      const day = formatDate(addDays(on, -3), language)
      for (const [place, how] of [
        ['EU', 'cancelled'],
        ['WIPO', 'given-up'],
      ] as const) {
        const told = await read(path.trademark({ id: marks[place] }, { language }))
        expect(told).toContain(say(`portal:markText.ended.${how}`, { date: day }))
        expect(told).toContain(`${over} ${say('portal:mark.ended')}: ${day}`)
        expect(told).not.toContain(say('portal:markText.Abandoned'))
        expect(told).not.toContain(say('portal:mark.notYet'))
      }
      const application = await read(path.trademark({ id: marks.SK }, { language }))
      expect(application).toContain(say('portal:markText.Abandoned'))
      expect(application).toContain(`${formatDate(on, language)} ${nothing}`)
      expect(application).not.toContain(say('portal:mark.ended'))
      const international = await read(path.trademark({ id: marks.WIPO }, { language }))
      expect(international).toContain(
        `${say('portal:mark.designated', { place: placeOf('JP', language).name })} ; ${over}`,
      )
    },
  )
})

test('the end of a registration of which no day of registration is on record is put right once it is recorded', async () => {
  const id = await markOf(app, email, { name: 'DAYLESS', place: 'EU' })
  await app.context.pool.query('update trademark set registration_date = null where id = $1', [id])
  await end(id, 'cancelled')
  await end(id, 'given-up', addDays(on, -4), 'Abandoned')
  expect(await page(path.trademark({ id }))).toContain(
    `The registration was given up as of ${formatDate(addDays(on, -4), 'en')}.`,
  )
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

test.runIf(hasChromium('tests/journey/registration-end.test.ts'))(
  'of a designation no end of its own is recorded once its registration is over, nor asked for',
  async () => {
    const say = wordsOf('en')
    const first = await markOf(app, email, { name: 'CARRIED', place: 'WIPO' })
    const id = await markOf(app, email, { name: 'CARRIED', place: 'NO' })
    await app.context.pool.query(`update trademark set international_id = $2, expiration_date = null where id = $1`, [
      id,
      first,
    ])
    const browser: Browser = await openBrowser()
    try {
      const context = await browser.newContext({ baseURL: app.url, locale: 'en' })
      await signInByRequest(context, 'docketer@ended.test', testPassword)
      const screen = await context.newPage()
      const form = screen.getByText(say('admin:registrationEnd.open'), { exact: true })
      await screen.goto(`/admin#/trademark/${id}/show`)
      await form.waitFor()
      await end(first, 'cancelled')
      await screen.reload()
      await screen.getByRole('heading', { name: say('admin:dates.title'), exact: true }).waitFor()
      expect(await form.count()).toBe(0)
    } finally {
      await browser.close()
    }
    await expect(end(id, 'given-up')).rejects.toMatchObject({
      code: 'rules-unmet',
      facts: { missing: 'carried-end' },
    })
  },
)
