import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestUnsubscribe } from '#contract/letter.ts'
import { refreshDocket, remindOfDates } from '#features/docket/index.ts'
import { remindClients, unsubscribeToken } from '#features/registration/index.ts'
import { remindOfServices } from '#features/service-order/index.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { bindDatabase } from '#platform/db/database.ts'

/*
 * A year of a portfolio by a clock of its own: every day the two jobs run, and run again. Each reminder goes out once, none
 * after what it asks for was done, and none without the consent that it needs.
 */
const day = 86_400_000
let now = new Date('2026-11-22T06:30:00Z')
let app: TestApp
let owner = ''
const marks: Record<string, string> = {}
const requests: Record<string, string> = {}
const services: Record<string, string> = {}

const one = async (text: string, values: unknown[]) =>
  (await app.context.pool.query<{ id: string }>(text, values)).rows[0]?.id ?? ''

beforeAll(async () => {
  const sms = { SMS_URL: 'https://sms.example/', SMS_TOKEN: 'a token of nobody' }
  app = await startApp({ SERVICES: 'web', ...sms }, { clock: () => now })
  owner = await app.addUser('owner@year.test', 'customer')
  const gone = await app.addUser('gone@year.test', 'customer')
  await app.context.pool.query(`update "user" set state = 'deactivated' where id = $1`, [gone])
  for (const [name, place, filed, user] of [
    ['RENEW', 'EU', '2017-05-10', owner],
    ['DONE', 'EU', '2017-05-10', owner],
    ['CLOSED', 'EU', '2017-05-10', owner],
    ['LATE', 'SK', '2016-12-09', owner],
    ['GONE', 'EU', '2017-05-10', gone],
    ['UNSURE', 'DK', '2017-05-10', owner],
  ] as const)
    marks[name] = await one(
      `insert into trademark (id, name, type, jurisdiction, user_id, status, status_group, filing_date, expiration_date)
       values (gen_random_uuid(), $1, 'WORD', $2, $3, 'Application filed', 'Examination', $4, $5) returning id`,
      [name, place, user, filed, name === 'LATE' ? '2026-12-09' : null],
    )
  await refreshDocket(bindDatabase(app.context.pool), Object.values(marks), now)
  for (const [name, status, group, more] of [
    ['VIEWED', 'Verification approved', 'Verification', { answer_seen_at: now, send_marketing_emails: true }],
    ['NO CONSENT', 'Verification approved', 'Verification', { answer_seen_at: now }],
    ['UNSEEN', 'Verification approved', 'Verification', { send_marketing_emails: true }],
    ['ORDER', 'Order created', 'Ordering', {}],
    ['STARTED', 'Registration order started', 'Ordering', {}],
    ['TRANSFER', 'Checkout completed', 'Ordering', { pays_by_transfer: true }],
    ['CARD', 'Checkout completed', 'Ordering', {}],
    ['OWNER', 'Ready for drafting', 'Drafting', {}],
    ['NO REMINDERS', 'Ready for drafting', 'Drafting', { send_drafting_reminders: false }],
    ['TEXTED', 'Sent for review', 'Drafting', { contact_phone: '+421 900 000 001', send_marketing_emails: true }],
    ['TEXTS ENDED', 'Sent for review', 'Drafting', { contact_phone: '+421 900 000 002' }],
    ['NO PHONE', 'Sent for review', 'Drafting', { send_marketing_emails: true }],
    ['MOVED ON', 'Order created', 'Ordering', {}],
    ['OLD', 'Order created', 'Ordering', { last_status_update: new Date(now.getTime() - 400 * day) }],
  ] as const) {
    requests[name] = await one(
      `insert into registration_request (id, public_id, contact_email, contact_first_name, contact_last_name, currency, status, status_group,
         type, value, business_description, language, region, last_status_update)
       values (gen_random_uuid(), $1, $2, 'Anna', 'Vela', 'EUR', $3, $4, 'WORD', $1, 'lamps', 'en', 'EU', $5) returning id`,
      [name, `${name.toLowerCase().replace(' ', '-')}@year.test`, status, group, now],
    )
    for (const [column, value] of Object.entries(more))
      await app.context.pool.query(`update registration_request set ${column} = $2 where id = $1`, [
        requests[name],
        value,
      ])
  }
  for (const [name, more] of [
    ['S TRANSFER', {}],
    ['S PAID', {}],
    ['S ENDED', {}],
    ['S CARD', { card: true }],
    ['S CANCELLED', { cancelled: true }],
    ['S GONE', { user: gone }],
    ['S OLD', { days: 400 }],
  ] as const)
    services[name] = await unpaidService(name, more)
})
afterAll(async () => await app.close())

/** A service whose checkout is completed and whose proforma waits. */
async function unpaidService(
  name: string,
  { card, cancelled, user, days = 0 }: { card?: true; cancelled?: true; user?: string; days?: number },
): Promise<string> {
  const id = await one(
    `insert into service_request (id, public_id, service_name, language, region, currency, contact_email, status, user_id, last_status_update)
     values (gen_random_uuid(), $1, 'TrademarkRenewal', 'en', 'EU', 'EUR', $2, 'Checkout completed', $3, $4) returning id`,
    [name, `${name.toLowerCase().replace(' ', '-')}@year.test`, user ?? null, new Date(now.getTime() - days * day)],
  )
  const product = await one(
    'insert into product (id, service_request_id) values (gen_random_uuid(), $1) returning id',
    [id],
  )
  await app.context.pool.query(
    `insert into invoice (variable_symbol, issuer, payment_type, product_id, cancelled_at, document_context)
     values ((1000 + (select count(*) from invoice))::text, 'SK', $2, $1, $3, jsonb_build_object('subject', jsonb_build_object('mark', $4::text)))`,
    [product, card ? 'card' : 'transfer', cancelled ? now : null, name],
  )
  return id
}

/** What was written to whom: the mail, and the trademark or the request. */
const written: { at: string; mail: string; name: string }[] = []

async function runDay(): Promise<void> {
  const { facilities, pool } = app.context
  const all = async () =>
    (await remindOfDates(facilities)) + (await remindClients(facilities)) + (await remindOfServices(facilities))
  const first = await all()
  const second = await all()
  expect(second).toBe(0)
  const { rows } = await pool.query<{ mail: string; name: string }>(
    `update mail.outbox set state = 'sent' where state = 'waiting' returning template as mail, words->>'mark' as name`,
  )
  expect(rows.length).toBe(first)
  for (const row of rows) written.push({ at: now.toISOString().slice(0, 10), ...row })
}
const of = (name: string) => written.filter((one) => one.name === name).map(({ at, mail }) => `${at} ${mail}`)

test('a year of mornings', async () => {
  const { pool } = app.context
  for (let n = 0; n < 366; n++) {
    if (n === 2)
      await pool.query(
        `update registration_request set status = 'Abandoned', status_group = 'Closed', last_status_update = $2 where id = $1`,
        [requests['MOVED ON'], now],
      )
    if (n === 5) {
      await pool.query(`update service_request set status = 'Invoice paid' where id = $1`, [services['S PAID']])
      await pool.query(`update service_request set status = 'Abandoned' where id = $1`, [services['S ENDED']])
    }
    if (n === 100) await pool.query(`update deadline set done_at = $2 where trademark_id = $1`, [marks.DONE, now])
    if (n === 100)
      await pool.query(`update trademark set status = 'Abandoned', status_group = 'Closed' where id = $1`, [
        marks.CLOSED,
      ])
    await runDay()
    now = new Date(now.getTime() + day)
  }
  // The renewal of 10 May 2027, its window open since November; then late until 10 November.
  expect(of('RENEW')).toEqual([
    '2026-11-22 deadline-reminder',
    '2027-02-09 deadline-reminder',
    '2027-03-11 deadline-reminder',
    '2027-04-10 deadline-reminder',
    '2027-04-26 deadline-reminder',
    '2027-05-03 deadline-reminder',
    '2027-05-07 deadline-reminder',
    '2027-05-09 deadline-reminder',
    '2027-05-11 deadline-late',
    '2027-06-09 deadline-late',
    '2027-08-08 deadline-late',
    '2027-10-07 deadline-late',
  ])
  // Done, and closed, on 2 March 2027.
  expect(of('DONE')).toEqual(['2026-11-22 deadline-reminder', '2027-02-09 deadline-reminder'])
  expect(of('CLOSED')).toEqual(of('DONE'))
  expect(of('LATE')[0]).toBe('2026-11-22 deadline-reminder')
  expect(of('LATE').filter((text) => text.endsWith('late')).length).toBe(4)
  expect([of('GONE'), of('UNSURE')]).toEqual([[], []])

  expect(of('VIEWED')).toEqual(
    ['2026-11-24', '2026-11-27', '2026-12-02', '2026-12-12'].map((at) => `${at} result-approved`),
  )
  expect(of('NO CONSENT')).toEqual([])
  expect(of('UNSEEN')).toEqual(['2026-11-25 result-not-viewed'])
  expect(of('ORDER')).toEqual(['2026-11-23', '2026-11-25'].map((at) => `${at} checkout-not-completed`))
  expect(of('STARTED')).toEqual(['2026-11-23 registration-started'])
  expect(of('TRANSFER')).toEqual(['2026-11-25', '2026-11-29', '2026-12-06'].map((at) => `${at} invoice-not-paid`))
  // The same steps for a service; none for a card, and none once it is paid, ended, cancelled or nobody's any more.
  expect(of('S TRANSFER')).toEqual(of('TRANSFER'))
  expect(of('S PAID')).toEqual(['2026-11-25 invoice-not-paid'])
  expect(of('S ENDED')).toEqual(['2026-11-25 invoice-not-paid'])
  expect([of('S CARD'), of('S CANCELLED'), of('S GONE'), of('S OLD')]).toEqual([[], [], [], []])
  expect(of('OWNER')).toEqual(['2026-11-25', '2026-11-29', '2026-12-06'].map((at) => `${at} owner-missing`))
  const byMail = ['2026-11-25', '2026-11-29', '2026-12-06'].map((at) => `${at} review-waiting`)
  expect(of('TEXTED').toSorted()).toEqual([...byMail, '2026-12-02 sms-reminder', '2026-12-13 urging-sms'].toSorted())
  expect([of('TEXTS ENDED'), of('NO PHONE')]).toEqual([byMail, byMail])
  expect(of('MOVED ON')).toEqual(['2026-11-23 checkout-not-completed'])
  expect([of('CARD'), of('NO REMINDERS'), of('OLD')]).toEqual([[], [], []])
})

test('a reminder of an order that was begun stands in its history', async () => {
  const { rows } = await app.context.pool.query<{ name: string }>(
    'select name from registration_request_tracking where registration_request_id = $1',
    [requests.STARTED],
  )
  expect(rows.map(({ name }) => name)).toEqual(['Registration started first reminder'])
})

test('a text message goes to the telephone, stands in the history, and is of whoever has the e-mail', async () => {
  const { pool } = app.context
  const { rows } = await pool.query<object>(
    `select template, recipient, owner, channel from mail.outbox where channel = 'sms' order by template`,
  )
  const to = { recipient: '+421 900 000 001', owner: 'texted@year.test', channel: 'sms' }
  expect(rows).toEqual([
    { template: 'sms-reminder', ...to },
    { template: 'urging-sms', ...to },
  ])
  const { rows: history } = await pool.query<{ name: string }>(
    'select name from registration_request_tracking where registration_request_id = $1 order by created_at, id',
    [requests.TEXTED],
  )
  expect(history.map(({ name }) => name)).toEqual(['SMS reminder', 'Urging SMS'])
})

test('only advertising can be ended with one press, looking changes nothing, and a press ends it for the address', async () => {
  const { pool, config, letters } = app.context
  const { rows } = await pool.query<{ template: string }>(
    `select distinct template from mail.outbox where unsubscribe is not null`,
  )
  expect(rows.map(({ template }) => template).toSorted()).toEqual(['result-approved', 'sms-reminder', 'urging-sms'])
  const token = unsubscribeToken(config.secrets, requests.VIEWED ?? '')
  const consents = async () =>
    (
      await pool.query<{ on: boolean }>(`select send_marketing_emails as on from registration_request where id = $1`, [
        requests.VIEWED,
      ])
    ).rows[0]?.on
  const url = letters.unsubscribe(requests.VIEWED ?? '', 'en')
  expect(url).toBe(`${app.url}/unsubscribe/${token}`)
  await fetch(url)
  expect(await consents()).toBe(true)
  await expect(app.anonymous(requestUnsubscribe, { body: { token: `${token}x` } })).rejects.toMatchObject({
    code: 'link-expired',
  })
  expect(await consents()).toBe(true)
  await app.anonymous(requestUnsubscribe, { body: { token } })
  expect(await consents()).toBe(false)
})
