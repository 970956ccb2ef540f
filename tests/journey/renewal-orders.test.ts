import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import { productFinishOrder, productUpdate } from '#contract/product.ts'
import { trademarkOrderService } from '#contract/route.ts'
import {
  serviceRequestCheckout,
  serviceRequestClone,
  serviceRequestRenewal,
  serviceRequestUpdate,
} from '#contract/service-order.ts'
import { trademarkAdd, trademarkEdit } from '#contract/trademark.ts'
import { addDays, addYears, formatDate, officeZone, today, type PlainDate } from '#kernel/dates.ts'
import { path } from '#web/path.ts'
import { pageText } from '#tests/page-text.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { docketed, markEnding, missRenewal, renewalsOf } from '#tests/renewals.ts'
import { markOf } from '#tests/transfers.ts'

const on = today(officeZone, new Date())
const email = 'owner@renew.test'
let app: TestApp
let owner: Client
let staff: Client
let token = ''

beforeAll(async () => {
  app = await startApp()
  await app.addUser('staff@renew.test', 'staff')
  await app.addUser(email, 'customer')
  ;({ client: owner, token } = await app.signIn(email))
  staff = (await app.signIn('staff@renew.test')).client
})
afterAll(async () => await app?.close())

const itemOf = (trademarkId: string, mark: string) => ({ jurisdiction: 'EU' as const, mark, classes: 1, trademarkId })
const contact = { contactEmail: email, contactFirstName: 'Own', contactLastName: 'Er' }
const ordered = async (trademarkId: string, mark: string) =>
  await owner(serviceRequestRenewal, {
    body: { items: [itemOf(trademarkId, mark)], ...contact, language: 'en', currency: 'EUR' },
  })
const byStaff = async (id: string, numbers: string[] = []) =>
  await staff(trademarkOrderService, { params: { id }, body: { service: 'TrademarkRenewal', numbers } })
const page = async (address: string) => await pageText(app, address, token)

test('a renewal is ordered from the beginning of its time to the end of the grace, by the client and by staff', async () => {
  const soon = await markEnding(app, email, 'SOONMARK', addDays(on, 100))
  const late = await markEnding(app, email, 'LATEMARK', addDays(on, -60))
  const over = await markEnding(app, email, 'OVERMARK', addDays(on, -200))
  const early = await markEnding(app, email, 'EARLYMARK', addYears(on, 5))
  const applied = await markOf(app, email, {
    name: 'APPLIEDMARK',
    place: 'EU',
    status: ['Application filed', 'Examination'],
  })
  await app.context.pool.query('update trademark set registration_date = null where id = $1', [applied])
  await docketed(app, applied)
  for (const [id, mark] of [
    [soon, 'SOONMARK'],
    [late, 'LATEMARK'],
  ] as const) {
    expect(await ordered(id, mark)).toHaveProperty('id')
    expect(await byStaff(id)).toHaveProperty('id')
  }
  for (const [id, mark, code] of [
    [over, 'OVERMARK', 'renewal-over'],
    [early, 'EARLYMARK', 'renewal-not-open'],
    [applied, 'APPLIEDMARK', 'not-registered'],
  ] as const) {
    await expect(ordered(id, mark)).rejects.toMatchObject({ fields: { 'items.0.trademarkId': code } })
    await expect(byStaff(id)).rejects.toMatchObject({ fields: { service: code } })
    await expect(byStaff(soon, [`N-${mark}`])).rejects.toMatchObject({ fields: { numbers: code } })
  }
})

test('what is too early says from which day it can be ordered, on the form too', async () => {
  const early = await markEnding(app, email, 'SOMEDAY', addYears(on, 5))
  const [renewal] = await renewalsOf(app, early)
  const date = renewal?.opens ?? ''
  await expect(ordered(early, 'SOMEDAY')).rejects.toMatchObject({ facts: { mark: 'SOMEDAY', date } })
  const form = await page(path.renewalForm())
  expect(form).toContain('SOONMARK')
  expect(form).toContain(`SOMEDAY, European Union, N-SOMEDAY: can be renewed from ${formatDate(date, 'en')}`)
  const sent = await fetch(`${app.url}${path.renewalForm()}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, origin: app.url },
    body: new URLSearchParams({ trademarks: early, ...contact }),
  })
  expect(sent.status).toBe(422)
  expect(await sent.text()).toContain(`SOMEDAY can be renewed from ${formatDate(date, 'en')}`)
})

test('a registration that is none of ours is renewed in the time that the end that is stated leaves', async () => {
  const stated = async (expires: PlainDate) =>
    await app.anonymous(serviceRequestRenewal, {
      body: {
        items: [{ jurisdiction: 'EU', mark: 'STATED', classes: 1, expires }],
        ...contact,
        language: 'en',
        currency: 'EUR',
      },
    })
  for (const end of [100, 500]) expect(await stated(addDays(on, end))).toHaveProperty('id')
  await expect(stated(addYears(on, 4))).rejects.toMatchObject({ fields: { 'items.0.expires': 'renewal-not-open' } })
  await expect(stated(addYears(on, -2))).rejects.toMatchObject({ fields: { 'items.0.expires': 'stated-renewal-over' } })
})

test('of a date that the customer typed it is said beside its field that it is over, on the form and on the order', async () => {
  const post = async (address: string, fields: Record<string, string>) => {
    const sent = await fetch(`${app.url}${address}`, {
      method: 'POST',
      headers: { origin: app.url },
      body: new URLSearchParams(fields),
    })
    expect(sent.status).toBe(422)
    return await sent.text()
  }
  const said = {
    en: 'By this date the time to renew the mark STATED',
    sk: 'Podľa tohto dátumu čas na obnovu známky STATED',
  }
  const beside = (html: string) => html.match(/<[^>]*id="expires-error"[^>]*>[\s\S]*?<\//)?.[0] ?? ''
  const typed = { mark: 'STATED', jurisdiction: 'EU', classes: '1', number: '', expires: addYears(on, -2) }
  for (const language of ['en', 'sk'] as const) {
    const html = await post(path.renewalForm({}, { language }), { ...typed, ...contact })
    expect(beside(html)).toContain(said[language])
    expect(html).not.toMatch(/deadlines on record|evidovaných lehôt/)
  }
  // What was in time when it was opened is over when it is made binding.
  const { id } = await app.anonymous(serviceRequestRenewal, {
    body: {
      items: [{ ...typed, jurisdiction: 'EU', classes: 1, number: null, expires: addDays(on, 100) }],
      ...contact,
      language: 'en',
      currency: 'EUR',
    },
  })
  await app.context.pool.query(
    `update service_request set parameters = jsonb_set(parameters, '{items,0,expires}', to_jsonb($2::text)) where id = $1`,
    [id, addYears(on, -2)],
  )
  const html = await post(path.renewalOrder({ id }), { intent: 'order' })
  expect(beside(html)).toContain(said.en)
  expect(html).toMatch(/<input(?=[^>]*name="mark")(?=[^>]*value="STATED")/)
})

test('what was opened in time is asked anew when it is changed, ordered again, priced and made binding', async () => {
  const id = await markEnding(app, email, 'PASSINGMARK', addDays(on, -60))
  const opened = await ordered(id, 'PASSINGMARK')
  const priced = await ordered(id, 'PASSINGMARK')
  const { productId } = await owner(serviceRequestCheckout, { params: { id: priced.id } })
  await owner(productUpdate, {
    params: { id: productId },
    body: {
      type: 'physical',
      firstName: 'Test',
      lastName: 'Fictional',
      street: 'Testovacia 1',
      city: 'Bratislava',
      postcode: '811 01',
      country: 'SK',
      email,
    },
  })
  await missRenewal(app, id, addDays(on, -1))
  const over = { fields: { 'items.0.trademarkId': 'renewal-over' } }
  const params = { id: opened.id }
  await expect(
    owner(serviceRequestUpdate, { params, body: { items: [itemOf(id, 'PASSINGMARK')], message: '' } }),
  ).rejects.toMatchObject(over)
  await expect(owner(serviceRequestClone, { params })).rejects.toMatchObject(over)
  await expect(owner(serviceRequestCheckout, { params })).rejects.toMatchObject(over)
  await expect(
    owner(productFinishOrder, {
      params: { id: productId },
      body: { paymentType: 'transfer', termsAccepted: true, beginAtOnce: true },
    }),
  ).rejects.toMatchObject(over)
})

/** A mark of the Union that somebody else filed, whose first term would end so many days ahead by the sum alone; negative for the past. */
async function added(days: number, number: string, isRegistered = true): Promise<string> {
  const filingDate: PlainDate = addYears(addDays(on, days), -10)
  const mark = { name: 'VELMORA', type: 'WORD', jurisdiction: 'EU', number, goods: null } as const
  const { ids } = await owner(trademarkAdd, {
    body: { marks: [{ ...mark, filingDate, registrationDate: isRegistered ? addDays(filingDate, 120) : null }] },
  })
  return ids[0] ?? ''
}

test('a mark that was added is renewed in the time of its sum, and what is only applied for not at all', async () => {
  for (const [days, number] of [
    [100, '018100001'],
    [-30, '018100002'],
  ] as const)
    expect(await ordered(await added(days, number), 'VELMORA')).toHaveProperty('id')
  // Whether it was renewed at the end of its first term is not known: if not, it is over; if so, the next time is years ahead.
  await expect(ordered(await added(-200, '018100003'), 'VELMORA')).rejects.toMatchObject({
    fields: { 'items.0.trademarkId': 'renewal-not-open' },
  })
  const applied = await added(3400, '018100004', false)
  await expect(ordered(applied, 'VELMORA')).rejects.toMatchObject({
    fields: { 'items.0.trademarkId': 'not-registered' },
  })
  await expect(byStaff(applied)).rejects.toMatchObject({ fields: { service: 'not-registered' } })
})

const recordOf = async (id: string) =>
  (
    await app.context.pool.query<{ ends: PlainDate | null; renewals: number; missed: number }>(
      `select t.expiration_date::text as ends, count(d.*)::int as renewals, (count(d.*) filter (where d.due < $2))::int as missed
         from trademark t left join deadline d on d.trademark_id = t.id and d.kind = 'renewal' where t.id = $1 group by t.id`,
      [id, on],
    )
  ).rows[0]

test('of a mark that was added with its history no end is stored that was a sum, and nothing of it is late', async () => {
  const id = await added(-14 * 365, '018100007')
  expect(await recordOf(id)).toEqual({ ends: null, renewals: 1, missed: 0 })
  const told = await page(path.trademark({ id }))
  expect(told).toMatch(/Expiry date\s+Not on record/)
  expect(told).not.toContain('Lapsed by the days on record')
})

test('a filing day that is put right moves an end that is a sum, and no other', async () => {
  const id = await added(1000, '018100008')
  const known = await recordOf(id)
  const filingDate = addYears(addDays(on, 1000), -10)
  const record = {
    name: 'VELMORA',
    number: '018100008',
    filingDate,
    registrationDate: addDays(filingDate, 120),
    publicationDate: null,
    expirationDate: known?.ends ?? null,
    ipoLink: null,
    goods: null,
  }
  const params = { id }
  const put = async (before: typeof record, now: Partial<typeof record>) => {
    await staff(trademarkEdit, { params, body: { ...before, ...now, before } })
    return { ...before, ...now, expirationDate: (await recordOf(id))?.ends ?? null }
  }
  const later = await put(record, { filingDate: addDays(filingDate, 1) })
  expect(later.expirationDate).toBe(addYears(addDays(filingDate, 1), 10))
  // A day so long ago that its first term is over leaves no end that is known.
  const old = { filingDate: addYears(filingDate, -10), registrationDate: addYears(filingDate, -9) }
  const former = await put(later, old)
  expect(former.expirationDate).toBeNull()
  const stated = await put(former, { expirationDate: addYears(on, 4) })
  expect((await put(stated, { filingDate: addDays(old.filingDate, 1) })).expirationDate).toBe(addYears(on, 4))
})
