import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import { trademarkAdd, trademarkEdit } from '#contract/trademark.ts'
import { refreshDocket } from '#features/docket/index.ts'
import { addDays, addYears, officeZone, today } from '#kernel/dates.ts'
import { bindDatabase } from '#platform/db/database.ts'
import { startApp, type TestApp } from './app.ts'

const file = join(import.meta.dirname, '../db/migrations/0089_terms_that_are_over.sql')
const on = today(officeZone, new Date())
const filed = addYears(addDays(on, -200), -10)
const sum = addYears(filed, 10)
let app: TestApp
let owner: Client

beforeAll(async () => {
  app = await startApp()
  await app.addUser('owner@ends.test', 'customer')
  await app.addUser('staff@ends.test', 'staff')
  owner = (await app.signIn('owner@ends.test')).client
})
afterAll(async () => await app.close())

const endOf = async (id: string) =>
  (
    await app.context.pool.query<{ v: string | null }>(
      'select expiration_date::text as v from trademark where id = $1',
      [id],
    )
  ).rows[0]?.v

/** A mark that was added as the last release did: with the end of its first term, though that was over. */
async function added(number: string, filingDate = filed): Promise<string> {
  const { ids } = await owner(trademarkAdd, {
    body: {
      marks: [
        {
          name: 'OLDMARK',
          type: 'WORD',
          jurisdiction: 'EU',
          number,
          filingDate,
          registrationDate: addDays(filingDate, 120),
          goods: null,
        },
      ],
    },
  })
  const [id = ''] = ids
  const { pool } = app.context
  await pool.query('update trademark set expiration_date = $2 where id = $1', [id, addYears(filingDate, 10)])
  await pool.query('delete from trademark_change where trademark_id = $1', [id])
  await refreshDocket(bindDatabase(pool), [id], new Date())
  return id
}

test('an end that was the sum of a term that was over is cleared, and none that somebody may have stated', async () => {
  const { pool } = app.context
  const wrong = await added('018200001')
  const running = await added('018200002', addYears(on, -3))
  const renewed = await added('018200003')
  await pool.query(`update deadline set done_at = now() where trademark_id = $1 and kind = 'renewal'`, [renewed])
  const typed = await added('018200004')
  const staff = (await app.signIn('staff@ends.test')).client
  const record = {
    name: 'OLDMARK',
    number: '018200004',
    filingDate: filed,
    registrationDate: addDays(filed, 120),
    publicationDate: null,
    expirationDate: sum,
    ipoLink: null,
    goods: null,
  }
  for (const [expirationDate, before] of [
    [addYears(sum, 10), sum],
    [sum, addYears(sum, 10)],
  ] as const)
    await staff(trademarkEdit, {
      params: { id: typed },
      body: { ...record, expirationDate, before: { ...record, expirationDate: before } },
    })
  // Another day than the sum is one that somebody knew.
  const stated = await added('018200005')
  await pool.query('update trademark set expiration_date = $2 where id = $1', [stated, addDays(sum, 3)])
  await pool.query('delete from trademark_change where trademark_id = $1', [stated])
  await refreshDocket(bindDatabase(pool), [stated], new Date())
  await pool.query((await readFile(file, 'utf8')).replaceAll('--> statement-breakpoint', ''))
  expect(await Promise.all([wrong, running, renewed, typed, stated].map(endOf))).toEqual([
    null,
    addYears(addYears(on, -3), 10),
    sum,
    sum,
    addDays(sum, 3),
  ])
})
