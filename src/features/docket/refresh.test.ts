import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindDatabase } from '#platform/db/database.ts'
import { createPool } from '#platform/db/pool.ts'
import { createLog } from '#platform/log/log.ts'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { catchUp, refreshAll, refreshDocket } from './refresh.ts'

const log = createLog('silent')
const now = new Date('2026-11-22T10:00:00Z')
const owner = '00000000-0000-7000-8000-000000000001'
const mark = '00000000-0000-7000-8000-0000000000aa'
let database: FreshDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await freshDatabase({ migrated: true })
  // It listens to its connections also while they close, when the database is dropped under them.
  pool = createPool(database.url)
  await pool.query(`insert into "user" (id, email, role) values ($1, 'owner@docket.test', 'customer')`, [owner])
  await pool.query(
    `insert into trademark (id, name, type, jurisdiction, user_id, status, status_group, filing_date)
     values ($1, 'VERDANO', 'WORD', 'SK', $2, 'Application filed', 'Examination', '2026-06-10')`,
    [mark, owner],
  )
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const docket = async () =>
  (
    await pool.query<{ kind: string; due: string; previous: string | null }>(
      `select kind, due::text, previous_due::text as previous from deadline where trademark_id = $1 order by due, kind`,
      [mark],
    )
  ).rows

test('a docket follows the dates of its mark, and a second run changes nothing', async () => {
  await refreshDocket(bindDatabase(pool), [mark], now)
  expect(await docket()).toEqual([
    { kind: 'priority', due: '2026-12-10', previous: null },
    { kind: 'renewal', due: '2036-06-10', previous: null },
    { kind: 'term', due: '2036-06-10', previous: null },
  ])
  expect(await refreshDocket(bindDatabase(pool), [mark], now)).toBe(0)

  await pool.query(`update trademark set filing_date = '2026-06-12', publication_date = '2026-10-06' where id = $1`, [
    mark,
  ])
  expect(await refreshAll(pool, now, log)).toBe(4)
  expect(await docket()).toEqual([
    { kind: 'priority', due: '2026-12-14', previous: '2026-12-10' },
    { kind: 'opposition', due: '2027-01-07', previous: null },
    { kind: 'renewal', due: '2036-06-12', previous: '2036-06-10' },
    { kind: 'term', due: '2036-06-12', previous: '2036-06-10' },
  ])
})

test('a day that a person set stays when the law gives another, and what was done stays when the law gives none', async () => {
  await pool.query(
    `update deadline set due = '2036-05-01', override_reason = 'the client wants it early', override_at = now() where kind = 'renewal'`,
  )
  await pool.query(`update deadline set done_at = now() where kind = 'opposition'`)
  await pool.query(`update trademark set filing_date = '2026-06-15', publication_date = null where id = $1`, [mark])
  await refreshDocket(bindDatabase(pool), [mark], now)
  const { rows } = await pool.query(`select due::text, lawful_due::text from deadline where kind = 'renewal'`)
  expect(rows).toEqual([{ due: '2036-05-01', lawful_due: '2036-06-16' }])
  expect((await docket()).map(({ kind }) => kind)).toEqual(['priority', 'opposition', 'renewal', 'term'])
})

test('a closed mark has no dates but those that a person did or set', async () => {
  await pool.query(
    `insert into trademark (id, name, type, jurisdiction, user_id, status, status_group, filing_date)
     values ('00000000-0000-7000-8000-0000000000ab', 'CLOSED', 'WORD', 'SK', $1, 'Abandoned', 'Closed', '2026-06-10')`,
    [owner],
  )
  expect(await refreshDocket(bindDatabase(pool), ['00000000-0000-7000-8000-0000000000ab'], now)).toBe(0)
})

test('a trademark that was written past the calls is found, whether it is new or changed', async () => {
  const [added] = (
    await pool.query<{ id: string }>(
      `insert into trademark (id, name, type, jurisdiction, user_id, status, status_group, filing_date)
       values (gen_random_uuid(), 'PAST', 'WORD', 'EU', $1, 'Application filed', 'Examination', '2026-06-10') returning id`,
      [owner],
    )
  ).rows
  await catchUp(pool, new Date(), log)
  const dues = async () =>
    (
      await pool.query<{ due: string }>(`select due::text from deadline where trademark_id = $1 and kind = 'renewal'`, [
        added?.id,
      ])
    ).rows
  expect(await dues()).toEqual([{ due: '2036-06-10' }])
  await pool.query(`update trademark set filing_date = '2026-06-11' where id = $1`, [added?.id])
  await catchUp(pool, new Date(), log)
  expect(await dues()).toEqual([{ due: '2036-06-11' }])
})

test('a trademark whose dates cannot be computed keeps no other back, and is told', async () => {
  const add = async (name: string, filed: string) =>
    (
      await pool.query<{ id: string }>(
        `insert into trademark (id, name, type, jurisdiction, user_id, status, status_group, filing_date)
         values (gen_random_uuid(), $2, 'WORD', 'EU', $1, 'Application filed', 'Examination', $3) returning id`,
        [owner, name, filed],
      )
    ).rows[0]?.id ?? ''
  const bad = await add('BAD', '9995-01-01')
  const good = await add('GOOD', '2026-06-10')
  await expect(refreshAll(pool, now, log)).rejects.toThrow(bad)
  const { rows } = await pool.query('select 1 from deadline where trademark_id = $1', [good])
  expect(rows.length).toBeGreaterThan(0)
})

test('a letter of an office gives its dates until it was answered', async () => {
  const mark = async (status: string, group: string) =>
    (
      await pool.query<{ id: string }>(
        `insert into trademark (id, name, type, jurisdiction, user_id, status, status_group, filing_date)
         values (gen_random_uuid(), 'LETTER', 'WORD', 'US', $1, $2, $3, '2026-02-02') returning id`,
        [owner, status, group],
      )
    ).rows[0]?.id ?? ''
  const dues = async (id: string) => {
    await refreshDocket(bindDatabase(pool), [id], now)
    const { rows } = await pool.query<{ kind: string; due: string }>(
      `select kind, due::text from deadline where trademark_id = $1 and kind <> 'priority' order by due`,
      [id],
    )
    return rows.map(({ kind, due }) => `${kind} ${due}`)
  }
  const act = async (id: string, issued: string) =>
    await pool.query(`insert into office_action (id, trademark_id, issue_date) values (gen_random_uuid(), $1, $2)`, [
      id,
      issued,
    ])
  const objected = await mark('Office action received', 'Examination')
  expect(await dues(objected)).toEqual([])
  await act(objected, '2026-05-04')
  await act(objected, '2026-10-05')
  expect(await dues(objected)).toEqual(['office_action_reply 2027-01-05', 'office_action_extension 2027-04-05'])
  const answered = await mark('Response to office action submitted', 'Examination')
  await act(answered, '2026-10-05')
  expect(await dues(answered)).toEqual([])
  const allowed = await mark('Statement of use requested', 'Use')
  await pool.query(
    `insert into use_in_commerce_request (id, trademark_id, type, issue_date) values (gen_random_uuid(), $1, 'STATEMENT_OF_USE', '2026-11-03')`,
    [allowed],
  )
  expect((await dues(allowed))[0]).toBe('statement_of_use 2027-05-03')
  const stated = await mark('SOU submitted', 'Use')
  await pool.query(
    `insert into use_in_commerce_request (id, trademark_id, type, issue_date) values (gen_random_uuid(), $1, 'STATEMENT_OF_USE', '2026-11-03')`,
    [stated],
  )
  expect(await dues(stated)).toEqual([])
})

test('what was done or set of a term is not of the one that the next end on record begins', async () => {
  const bare = '00000000-0000-7000-8000-0000000000ef'
  await pool.query(
    `insert into trademark (id, name, type, jurisdiction, user_id, status, status_group, expiration_date)
     values ($1, 'BARE', 'WORD', 'EU', $2, 'Trademark registered', 'Registered', '2026-12-10')`,
    [bare, owner],
  )
  await refreshDocket(bindDatabase(pool), [bare], now)
  const renewal = async () =>
    (
      await pool.query<{ due: string; done: boolean; set: boolean }>(
        `select due::text, done_at is not null as done, override_at is not null as set from deadline
          where trademark_id = $1 and kind = 'renewal'`,
        [bare],
      )
    ).rows
  await pool.query(
    `update deadline set done_at = now(), due = '2026-12-24', override_at = now(), override_reason = 'x' where trademark_id = $1 and kind = 'renewal'`,
    [bare],
  )
  // A day that is put right by little is the same term.
  await pool.query(`update trademark set expiration_date = '2026-12-12' where id = $1`, [bare])
  await refreshDocket(bindDatabase(pool), [bare], now)
  expect(await renewal()).toEqual([{ due: '2026-12-24', done: true, set: true }])
  await pool.query(`update trademark set expiration_date = '2036-12-12' where id = $1`, [bare])
  await refreshDocket(bindDatabase(pool), [bare], now)
  expect(await renewal()).toEqual([{ due: '2036-12-12', done: false, set: false }])
})
