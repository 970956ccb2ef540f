import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import { feedEnd, feedMake } from '#contract/docket.ts'
import { refreshDocket } from '#features/docket/index.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { bindDatabase } from '#platform/db/database.ts'

const now = new Date('2026-11-22T10:00:00Z')
let app: TestApp
let customer: Client
let brand = ''
const marks: Record<string, string> = {}

beforeAll(async () => {
  app = await startApp({}, { clock: () => now })
  const owner = await app.addUser('owner@feed.test', 'customer')
  const staff = await app.addUser('desk@feed.test', 'staff')
  customer = (await app.signIn('owner@feed.test')).client
  const { pool } = app.context
  const id = async (text: string, values: unknown[]) =>
    (await pool.query<{ id: string }>(text, values)).rows[0]?.id ?? ''
  brand = await id(`insert into brand (id, user_id, name) values (gen_random_uuid(), $1, 'Lumera') returning id`, [
    owner,
  ])
  for (const [name, place, inBrand] of [
    ['LUMERA', 'EU', true],
    ['ORVA', 'SK', false],
  ] as const)
    marks[name] = await id(
      `insert into trademark (id, name, type, jurisdiction, user_id, status, status_group, filing_date, brand_id, assigned_admin_id)
       values (gen_random_uuid(), $1, 'WORD', $2, $3, 'Application filed', 'Examination', '2026-10-12', $4, $5) returning id`,
      [name, place, owner, inBrand ? brand : null, inBrand ? staff : null],
    )
  await refreshDocket(bindDatabase(pool), Object.values(marks), now)
})
afterAll(async () => await app.close())

interface Told {
  uid: string
  sequence: number
  day: string
  status: string
  summary: string
}

async function read(url: string | null): Promise<Told[]> {
  const answer = await fetch(String(url).replace(/^https?:\/\/[^/]+/, app.url))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()) as never)
  return calendar.getAllSubcomponents('vevent').map((event) => ({
    uid: String(event.getFirstPropertyValue('uid')),
    sequence: Number(event.getFirstPropertyValue('sequence')),
    day: new ICAL.Event(event).startDate.toString(),
    status: String(event.getFirstPropertyValue('status')),
    summary: String(event.getFirstPropertyValue('summary')),
  }))
}

test('a moved date updates its entry, a withdrawn one cancels it, and one that comes again is the same entry', async () => {
  const { pool } = app.context
  const { url } = await customer(feedMake, { body: { kind: 'all', brandId: null } })
  const orva = async () => (await read(url)).filter(({ summary }) => summary.includes('ORVA'))
  const before = await orva()
  expect(before.map(({ day, sequence, status }) => [day, sequence, status])).toEqual([
    ['2027-04-12', 0, 'CONFIRMED'],
    ['2036-10-13', 0, 'CONFIRMED'],
  ])
  expect(before[0]?.summary).toBe('Last day to claim priority abroad: ORVA, Slovakia')

  await pool.query(`update trademark set filing_date = '2026-10-14' where id = $1`, [marks.ORVA])
  await refreshDocket(bindDatabase(pool), [marks.ORVA ?? ''], now)
  await refreshDocket(bindDatabase(pool), [marks.ORVA ?? ''], now)
  const moved = await orva()
  expect(moved.map(({ day, sequence }) => [day, sequence])).toEqual([
    ['2027-04-14', 1],
    ['2036-10-14', 1],
  ])
  expect(moved.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid))

  await pool.query(`update trademark set filing_date = null where id = $1`, [marks.ORVA])
  await refreshDocket(bindDatabase(pool), [marks.ORVA ?? ''], now)
  expect((await orva()).map(({ status, sequence }) => [status, sequence])).toEqual([
    ['CANCELLED', 2],
    ['CANCELLED', 2],
  ])
  await pool.query(`update trademark set filing_date = '2026-10-14' where id = $1`, [marks.ORVA])
  await refreshDocket(bindDatabase(pool), [marks.ORVA ?? ''], now)
  const again = await orva()
  expect(again.map(({ status, sequence, uid }) => [status, sequence, uid])).toEqual(
    before.map(({ uid }) => ['CONFIRMED', 3, uid]),
  )

  await pool.query(`update deadline set done_at = now() where trademark_id = $1 and kind = 'priority'`, [marks.ORVA])
  expect((await orva()).map(({ status }) => status)).toEqual(['CANCELLED', 'CONFIRMED'])
})

test('a feed has what it is of: everything, a brand, or what a member of staff works on', async () => {
  const names = async (url: string | null) =>
    [...new Set((await read(url)).map(({ summary }) => (summary.includes('LUMERA') ? 'LUMERA' : 'ORVA')))].toSorted()
  const all = await customer(feedMake, { body: { kind: 'all', brandId: null } })
  expect(await names(all.url)).toEqual(['LUMERA', 'ORVA'])
  const ofBrand = await customer(feedMake, { body: { kind: 'brand', brandId: brand } })
  expect(await names(ofBrand.url)).toEqual(['LUMERA'])
  const { client: desk } = await app.signIn('desk@feed.test')
  const own = await desk(feedMake, { body: { kind: 'staff', brandId: null } })
  expect(await names(own.url)).toEqual(['LUMERA'])
})

test('an unconfirmed date is in no calendar of a client', async () => {
  const { pool } = app.context
  await pool.query(`update deadline set confidence = 'low' where trademark_id = $1 and kind = 'renewal'`, [
    marks.LUMERA,
  ])
  const { url } = await customer(feedMake, { body: { kind: 'all', brandId: null } })
  const shown = (await read(url)).filter(({ summary }) => summary.startsWith('Renewal: LUMERA'))
  expect(shown).toEqual([])
})

test('an address stops when a new one is made, when it is ended, and when its account is closed', async () => {
  const { pool } = app.context
  const status = async (url: string | null) => (await fetch(String(url).replace(/^https?:\/\/[^/]+/, app.url))).status
  const first = await customer(feedMake, { body: { kind: 'all', brandId: null } })
  const second = await customer(feedMake, { body: { kind: 'all', brandId: null } })
  expect([await status(first.url), await status(second.url)]).toEqual([404, 200])
  await customer(feedEnd, { params: { id: second.id } })
  expect(await status(second.url)).toBe(404)
  const third = await customer(feedMake, { body: { kind: 'all', brandId: null } })
  await pool.query(`update "user" set state = 'deactivated' where email = 'owner@feed.test'`)
  expect(await status(third.url)).toBe(404)
  await pool.query(`update "user" set state = 'active' where email = 'owner@feed.test'`)
})

test('nobody makes a feed of a foreign brand, or of another kind of account', async () => {
  await app.addUser('other@feed.test', 'customer')
  const { client: other } = await app.signIn('other@feed.test')
  await expect(other(feedMake, { body: { kind: 'brand', brandId: brand } })).rejects.toMatchObject({
    code: 'not-found',
  })
  await expect(other(feedMake, { body: { kind: 'staff', brandId: null } })).rejects.toMatchObject({
    fields: { kind: 'not-a-choice' },
  })
  expect((await fetch(`${app.url}/calendar/nothing.ics`)).status).toBe(404)
})
