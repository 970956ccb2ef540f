import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPool } from '#platform/db/pool.ts'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { addMarks } from '#tests/register.ts'
import { normaliseAnew } from './register-rows.ts'

let database: FreshDatabase
let pool: pg.Pool
beforeAll(async () => {
  database = await freshDatabase({ migrated: true })
  pool = createPool(database.url, { max: 2 })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

test('names in scripts that were not read when they came are written anew, and no others', async () => {
  await addMarks(pool, 1, [
    { text: 'シャネル' },
    { text: '나무 House' },
    { text: 'Velmora' },
    { text: '宝塚' },
    ...['שלומית', 'ياسمينا', 'ალაზნარი', 'Լուսաբեր', 'टाटा', 'มาลีนา'].map((text) => ({ text })),
  ])
  await pool.query(`update mark set normalised = lower(replace(text, ' ', '')) where text <> 'Velmora'`)
  await normaliseAnew(pool)
  const { rows } = await pool.query<{ normalised: string }>('select normalised from mark order by id')
  expect(rows.map(({ normalised }) => normalised)).toEqual([
    'shaneru',
    'namuhouse',
    'velmora',
    '宝塚',
    'shlomit',
    'yasmina',
    'alaznari',
    'lusaber',
    'tata',
    'malina',
  ])
})
