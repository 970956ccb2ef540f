import { afterAll, beforeAll, expect, test } from 'vitest'
import { todayHere } from '#admin/kit/time.ts'
import { readCounts, readQueue } from '#admin/queue/read-queue.ts'
import type { Client } from '#contract/client.ts'
import { deadlineDone } from '#contract/docket.ts'
import { addDays, addYears, formatDate, officeZone, today } from '#kernel/dates.ts'
import { path } from '#web/path.ts'
import { pageSource, textOf } from '#tests/page-text.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { docketed, markEnding, renewalsOf } from '#tests/renewals.ts'

/* What pages, the queue of staff and their calls say of a renewal that was missed, that is early, and that is done. */
const on = today(officeZone, new Date())
const email = 'owner@missed.test'
let app: TestApp
let staff: Client
let token = ''
let staffToken = ''
let me = ''

beforeAll(async () => {
  app = await startApp()
  me = await app.addUser('attorney@missed.test', 'staff')
  await app.addUser(email, 'customer')
  ;({ token } = await app.signIn(email))
  ;({ client: staff, token: staffToken } = await app.signIn('attorney@missed.test'))
})
afterAll(async () => await app.close())

const source = async (address: string, as = token) => await pageSource(app, address, as)
const page = async (address: string) => textOf(await source(address))
const asStaff = {
  fetch: async (input: string | URL | Request, init?: RequestInit) => {
    const headers = new Headers(init?.headers)
    headers.set('authorization', `Bearer ${staffToken}`)
    return await fetch(new URL(String(input instanceof Request ? input.url : input), app.url), { ...init, headers })
  },
}
const queued = async (view: 'lapsed' | 'registered') =>
  (await readQueue({ view, who: 'anyone', words: '' }, me, asStaff)).matters.map(({ mark, action }) => [
    mark,
    action.key,
  ])
const sayDone = async (id: string) => {
  const [first] = await renewalsOf(app, id)
  return await staff(deadlineDone, {
    params: { id, deadlineId: first?.id ?? '' },
    body: { done: true, before: { due: first?.due ?? '' } },
  })
}

test('a mark whose renewal was missed for good is told as lapsed by its days, and no term follows', async () => {
  const ends = addDays(on, -400)
  const id = await markEnding(app, email, 'MISSEDMARK', ends)
  expect(await renewalsOf(app, id)).toHaveLength(1)
  const told = await page(path.trademark({ id }))
  expect(told).toMatch(/It was to be renewed by .*we have no record that it was/)
  expect(told).not.toContain('registered and in force')
  const missed = 'we have no record of a renewal. By the days on record the registration has lapsed'
  for (const address of [path.trademark({ id }), path.portal(), path.deadlines()])
    expect(await page(address)).toContain(missed)
  for (const address of [path.trademarks({}, { query: { search: 'MISSEDMARK' } }), path.trademark({ id })])
    expect(await page(address)).toContain('Lapsed by the days on record')
  // The next renewal of a term that nobody knows of stands nowhere.
  expect(told).not.toContain(formatDate(addYears(ends, 10), 'en'))
  await expect(sayDone(id)).rejects.toMatchObject({ code: 'rules-unmet', facts: { missing: 'running-day' } })
})

test('the page of what was missed leads on: to a new application at its price, and to us with what it is about', async () => {
  const [id] = (
    await app.context.pool.query<{ id: string }>(`select id from trademark where name = 'MISSEDMARK'`)
  ).rows.map((row) => row.id)
  const params = { id: id ?? '' }
  for (const [language, again, told, about] of [
    ['en', 'Apply again in European Union', 'By the days on record the registration there has lapsed', 'Renewed'],
    ['sk', 'Európska únia', 'Podľa dní v evidencii tam zápis zanikol', 'Obnovená'],
  ] as const) {
    const html = await source(path.trademark(params, { language }))
    const extend = path.extendTrademark(params, { language })
    const messages = (more: object) => path.messages({}, { language, query: { trademark: id ?? '', ...more } })
    for (const href of [`${extend}#again`, `${messages({})}#ask`, `${messages({ about: 'renewed' })}#ask`])
      expect(html).toContain(`href="${href.replaceAll('&', '&amp;')}"`)
    const order = await source(extend)
    expect(textOf(order)).toContain(told)
    expect(textOf(order)).toContain(again)
    expect(order).toMatch(/id="again"/)
    expect(await source(messages({ about: 'renewed' }))).toContain(
      `value="${about}: MISSEDMARK, ${language === 'en' ? 'European Union' : 'Európska únia'}, N-MISSEDMARK"`,
    )
  }
  const extend = path.extendTrademark(params)
  const sent = await fetch(`${app.url}${extend}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { authorization: `Bearer ${token}`, origin: app.url },
    body: new URLSearchParams({ intent: 'again', key: 'missed-again' }),
  })
  expect(sent.status).toBe(302)
  expect(sent.headers.get('location')).toMatch(/\/product\/[^/]+\/checkout$/)
  const opened = await app.context.pool.query(
    'select value, type, jurisdictions, ordered_items -> $2 as classes from registration_request where origin_trademark_id = $1',
    [id, 'classes'],
  )
  expect(opened.rows).toEqual([{ value: 'MISSEDMARK', type: 'WORD', jurisdictions: ['EU'], classes: [18, 25] }])
  // Another's mark is named by no link.
  expect(
    await source(
      path.messages({}, { query: { trademark: await markEnding(app, 'attorney@missed.test', 'FOREIGN', on) } }),
    ),
  ).not.toContain('FOREIGN')
})

test('staff have what was missed in a view of their queue, with what to do about it', async () => {
  await markEnding(app, email, 'GRACEMARK', addDays(on, -60))
  expect(await queued('lapsed')).toEqual([['MISSEDMARK', 'check-renewal']])
  expect(await queued('registered')).toEqual(
    expect.arrayContaining([
      ['MISSEDMARK', 'check-renewal'],
      ['GRACEMARK', 'nothing'],
    ]),
  )
  expect((await readCounts(asStaff)).lapsed).toBe(1)
  expect(todayHere()).toBe(on)
})

test('that a renewal is done is said in its time, and then nothing is due until the new end is on record', async () => {
  await expect(sayDone(await markEnding(app, email, 'TOOEARLY', addYears(on, 5)))).rejects.toMatchObject({
    code: 'rules-unmet',
    facts: { missing: 'open-window' },
  })
  const id = await markEnding(app, email, 'DONEMARK', addDays(on, 20))
  await sayDone(id)
  const told = await page(path.trademark({ id }))
  expect(told).toContain('Nothing is due now')
  expect(told).not.toContain('No date runs yet')
  // Once its grace would be over the next term follows from it, and nothing of it has lapsed.
  await app.context.pool.query('update trademark set expiration_date = $2 where id = $1', [id, addDays(on, -400)])
  await app.context.pool.query(
    `update deadline set calendar_due = $2, lawful_due = $2, due = $2 where trademark_id = $1 and kind = 'renewal'`,
    [id, addDays(on, -400)],
  )
  await docketed(app, id)
  expect(await page(path.trademark({ id }))).not.toContain('Lapsed by the days on record')
})

test('the term of a mark ends on one day on its page, whatever closed days do to the renewal', async () => {
  let ends = addYears(on, 3)
  while (new Date(`${ends}T00:00:00Z`).getUTCDay() !== 6) ends = addDays(ends, 1)
  const id = await markEnding(app, email, 'SATURDAY', ends)
  const told = await page(path.trademark({ id }))
  expect(told.split(formatDate(ends, 'en')).length).toBeGreaterThan(2)
})

test('of a mark whose end no record has the docket tells it: the badge counts it, and leads to a list that says so', async () => {
  const other = 'sums@missed.test'
  await app.addUser(other, 'customer')
  const mine = (await app.signIn(other)).token
  const near = await markEnding(app, other, 'NEARSUM', addDays(on, 100))
  await markEnding(app, other, 'NEARRECORD', addDays(on, 50))
  await markEnding(app, other, 'FARRECORD', addYears(on, 5))
  const far = await markEnding(app, other, 'FARSUM', addYears(on, 4))
  await app.context.pool.query('update trademark set expiration_date = null where id = any($1)', [[near, far]])
  for (const id of [near, far]) await docketed(app, id)
  for (const [language, count, sum] of [
    ['en', /2 trademarks expire within 6 months/, 'computed, not on record'],
    ['sk', /2 známkam sa do 6 mesiacov končí/, 'vypočítaný, nie je v evidencii'],
  ] as const) {
    const html = await source(path.portal({}, { language }), mine)
    expect(textOf(html)).toMatch(count)
    const list = path.trademarks({}, { language, query: { ends: 'near' } })
    expect(html).toContain(`href="${list}"`)
    const told = textOf(await source(list, mine))
    for (const mark of ['NEARSUM', 'NEARRECORD']) expect(told).toContain(mark)
    for (const mark of ['FARSUM', 'FARRECORD']) expect(told).not.toContain(mark)
    expect(told).toMatch(new RegExp(`${formatDate(addDays(on, 100), language)}\\s+${sum}`))
    expect(told.split(sum)).toHaveLength(2)
  }
})
