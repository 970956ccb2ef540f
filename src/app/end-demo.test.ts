import { expect, test } from 'vitest'
import { createPool } from '#platform/db/pool.ts'
import { freshDatabase } from '#tests/database.ts'
import { addMarks } from '#tests/register.ts'
import { endDemo } from './end-demo.ts'

test('when the demo is over nobody of it signs in, and its invented marks are in no register', async () => {
  const database = await freshDatabase({ migrated: true })
  const pool = createPool(database.url, { max: 2 })
  try {
    await addMarks(pool, 1, [{ text: 'Invented' }, { text: 'Invented too' }])
    await pool.query(`update mark set source = 'demo'`)
    await addMarks(pool, 2, [{ text: 'Of an office' }])
    await pool.query(
      `insert into mark_import (file_name, file_hash, format, office) values ('demo', 'a', 'demo', 'EU'), ('x.xml', 'b', 'st66', 'EU')`,
    )
    await pool.query(
      `insert into "user" (id, email, role, state, password_hash)
       values (gen_random_uuid(), 'a@demo.test', 'customer', 'active', 'x'), (gen_random_uuid(), 'c@firm.demo.test', 'customer', 'active', null),
              (gen_random_uuid(), 'b@real.test', 'customer', 'active', 'x'), (gen_random_uuid(), 'd@nodemo.test', 'customer', 'active', 'x')`,
    )
    await endDemo(pool)
    await endDemo(pool)
    expect((await pool.query('select text from mark')).rows).toEqual([{ text: 'Of an office' }])
    expect((await pool.query('select format from mark_import')).rows).toEqual([{ format: 'st66' }])
    expect((await pool.query('select email, state from "user" order by 1')).rows).toEqual([
      { email: 'a@demo.test', state: 'deactivated' },
      { email: 'b@real.test', state: 'active' },
      { email: 'c@firm.demo.test', state: 'deactivated' },
      { email: 'd@nodemo.test', state: 'active' },
    ])
  } finally {
    await pool.end()
    await database.drop()
  }
})
