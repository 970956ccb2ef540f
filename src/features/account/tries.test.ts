import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPool } from '#platform/db/pool.ts'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { tries as paces } from '#domain/account/tries.ts'
import { createTries, type Trier } from './tries.ts'

let database: FreshDatabase
let pool: pg.Pool
beforeAll(async () => {
  database = await freshDatabase()
  pool = createPool(database.url, { max: 4 })
  await pool.query('create table rate_limit (key varchar(255) primary key, points integer not null, expire bigint)')
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

/** Spellings that the database or a sign-in takes for one address. */
const spellings = (email: string) => [
  email,
  ` ${email}`,
  `  ${email} `,
  `\t${email}`,
  `\u00a0${email}`,
  `\u3000${email}\n`,
  email.toUpperCase(),
  email.replace('a', 'ａ'),
  email.normalize('NFD'),
]

test.each([
  ['one network', { address: '203.0.113.9', deviceId: null }, paces.network.free],
  ['a known device', { address: '203.0.113.9', deviceId: '018f0000-0000-7000-8000-000000000000' }, paces.device.free],
])('however an address is written, %s has its free tries at it once', async (name, from, free) => {
  const now = new Date()
  const tries = createTries(pool, 1, () => now)
  const email = `ábel-${name.length}@tries.test`
  const all: Trier[] = [1, 2].flatMap(() => spellings(email).map((written) => ({ ...from, email: written })))
  let passed = 0
  for (const who of all) if ((await tries.signIn(who)) === null) passed += 1
  expect(all.length).toBeGreaterThan(free)
  expect(passed).toBe(free)
})
