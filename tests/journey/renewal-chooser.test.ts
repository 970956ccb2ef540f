import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import { serviceRequestRenewal } from '#contract/service-order.ts'
import { addDays, addYears, officeZone, today } from '#kernel/dates.ts'
import { path } from '#web/path.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { textOf } from '#tests/page-text.ts'
import { markEnding } from '#tests/renewals.ts'

/* An owner of more marks than a form shows finds and chooses any of them. */
const on = today(officeZone, new Date())
const email = 'owner@many.test'
const contact = { contactEmail: email, contactFirstName: 'Own', contactLastName: 'Er' }
let app: TestApp
let owner: Client
let token = ''
let last = ''
let other = ''

beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: 'silent' })
  const userId = await app.addUser(email, 'customer')
  ;({ client: owner, token } = await app.signIn(email))
  last = await markEnding(app, email, 'ZULUMARK', addDays(on, 170))
  other = await markEnding(app, email, 'YANKEEMARK', addDays(on, 169))
  await app.context.pool.query(
    `insert into trademark (id, name, type, jurisdiction, number, user_id, status, status_group, registration_date, expiration_date)
     select gen_random_uuid(), 'FIRST ' || n, 'WORD', 'SK', 'F-' || n, $1, 'Trademark registered', 'Registered', '2017-01-01', $2::date
       from generate_series(1, 120) n`,
    [userId, addDays(on, 100)],
  )
  await markEnding(app, email, 'TOOEARLY', addYears(on, 5))
})
afterAll(async () => await app?.close())

const ask = async (address: string, fields?: [string, string][]) =>
  await fetch(`${app.url}${address}`, {
    redirect: 'manual',
    headers: { authorization: `Bearer ${token}`, origin: app.url },
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
  })
const shown = async (address: string, fields?: [string, string][]) => {
  const html = (await (await ask(address, fields)).text()).replaceAll(/<script[\s\S]*?<\/script>/g, '')
  const boxes = [...html.matchAll(/<input[^>]*name="trademarks"[^>]*>/g)].map(([box]) => box)
  const idOf = (box: string) => /value="([^"]+)"/.exec(box)?.[1] ?? ''
  return {
    text: textOf(html),
    offered: boxes.map(idOf),
    ticked: boxes.filter((box) => /\schecked=/.test(box)).map(idOf),
    html,
  }
}

test.each([
  ['en', 'zulu', '22 more of your trademarks are not in this list. Find them by mark', 'match'],
  ['sk', 'EUROPSKA', 'Ešte 22 vašich známok nie je v tomto zozname. Vyhľadajte ich', 'zodpoved'],
] as const)(
  'a form says how many marks it does not show, and finds them by their words: %s',
  async (language, words, more, match) => {
    const address = path.renewalForm({}, { language })
    const first = await shown(address)
    expect(first.text).toContain(more)
    expect(first.offered).toHaveLength(100)
    expect(first.offered).not.toContain(last)
    const found = await shown(address, [
      ['intent', 'find'],
      ['find', words],
      ['found', ''],
      ['trademarks', first.offered[0] ?? ''],
      ['message', 'as agreed'],
      ['mark', 'TYPED'],
    ])
    expect(found.offered).toContain(last)
    expect(found.text).toContain(match)
    expect(found.ticked).toEqual([first.offered[0]])
    expect(found.html).toContain('as agreed')
    expect(found.html).toMatch(/<input(?=[^>]*name="mark")(?=[^>]*value="TYPED")/)
  },
)

test('the Enter key looks only after new words, and otherwise orders; what was found is ordered and stays after a refusal', async () => {
  const address = path.renewalForm()
  const enter = (find: string, found: string): [string, string][] => [
    ['intent', 'enter'],
    ['find', find],
    ['found', found],
    ['trademarks', last],
  ]
  expect((await shown(address, enter('yankee', ''))).offered).toEqual([last, other])
  const refused = await shown(address, enter('yankee', 'yankee'))
  expect(refused.offered).toEqual([last, other])
  expect(refused.ticked).toEqual([last])
  const filled: [string, string][] = [...enter('yankee', 'yankee'), ...Object.entries(contact)]
  const sent = await ask(address, [...filled, ['trademarks', other]])
  expect(sent.status).toBe(302)
  const order = await shown(sent.headers.get('location') ?? '')
  expect(order.ticked.toSorted()).toEqual([last, other].toSorted())
})

test('a mark that a link names is there, and of one that cannot be renewed it is said why wherever it stands', async () => {
  const named = await shown(path.renewalForm({}, { query: { trademark: last } }))
  expect(named.ticked).toEqual([last])
  const early = await shown(path.renewalForm(), [
    ['intent', 'find'],
    ['find', 'TOOEARLY'],
    ['found', ''],
  ])
  expect(early.offered).toEqual([])
  expect(early.text).toContain('TOOEARLY, European Union, N-TOOEARLY: can be renewed from')
})

test('an order that is changed, and the form of every service, find marks the same way', async () => {
  const item = { jurisdiction: 'EU', mark: 'ZULUMARK', classes: 1, trademarkId: last } as const
  const { id } = await owner(serviceRequestRenewal, {
    body: { items: [item], ...contact, language: 'en', currency: 'EUR' },
  })
  const address = path.renewalOrder({ id })
  const find: [string, string][] = [
    ['find', 'yankee'],
    ['found', ''],
    ['trademarks', last],
  ]
  const found = await shown(address, [['intent', 'find'], ...find])
  expect(found.offered).toEqual([last, other])
  expect(found.ticked).toEqual([last])
  expect((await ask(address, [['intent', 'save'], ...find, ['trademarks', other]])).status).toBe(302)
  expect((await shown(address)).ticked.toSorted()).toEqual([last, other].toSorted())
  expect((await shown(path.orderService(), [['intent', 'find'], ...find])).offered).toEqual([last, other])
})

test.each([
  ['en', ' zulu ', 1],
  ['en', 'f-11', 11],
  ['en', 'first 12', 2],
  ['en', 'mark', 2],
  ['en', 'european', 3],
  ['sk', 'EUROPSKA', 3],
  ['en', 'EUROPSKA', 0],
  ['en', '%', 0],
  ['en', '_', 0],
  ['en', '\\', 0],
] as const)(
  'the list of marks and the form of a service find the same, in %s for "%s"',
  async (language, words, count) => {
    const list = await shown(path.trademarks({}, { language, query: { search: words } }))
    const listed = [...list.html.matchAll(/href="[^"]*\/portal\/trademarks\/([0-9a-f-]{36})[?"]/g)].map(
      ([, id = '']) => id,
    )
    const { offered } = await shown(path.orderService({}, { language }), [
      ['intent', 'find'],
      ['find', words],
      ['found', ''],
    ])
    expect(offered).toHaveLength(count)
    expect([...new Set(listed)].toSorted()).toEqual(offered.toSorted())
  },
)

test('a report of a threat and an order of protection name what they leave out, and hold what a link names', async () => {
  const { rows } = await app.context.pool.query<{ id: string }>(
    `insert into brand (id, user_id, name) select gen_random_uuid(), id, 'BRAND ' || lpad(n::text, 3, '0') from "user", generate_series(1, 203) n
      where email = $1 returning id`,
    [email],
  )
  const brand = rows.at(-1)?.id ?? ''
  const chosen = (html: string) => [...html.matchAll(/<option value="([^"]+)" selected="">/g)].map(([, value]) => value)
  const report = await shown(path.reportThreat({}, { query: { trademark: last } }))
  expect(report.text).toContain('22 more of your trademarks are not in this list')
  expect(report.text).toContain('103 more of your brands are not in this list')
  expect(chosen(report.html)).toContain(last)
  const sk = await shown(path.reportThreat({}, { language: 'sk' }))
  expect(sk.text).toContain('Ešte 23 vašich známok nie je v tomto zozname')
  const page = await shown(path.brand({ id: brand }))
  const href = path.brandOrder({}, { language: 'en', query: { brand } })
  expect(page.html).toContain(`href="${href}"`)
  const order = await shown(href)
  expect(order.text).toContain('2 more of your brands are not in this list')
  expect(chosen(order.html)).toContain(brand)
})
