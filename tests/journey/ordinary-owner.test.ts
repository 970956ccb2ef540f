import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { prepareDatabase, walledRoleOf } from '#app/database.ts'
import { withDatabase } from '#tests/database.ts'

const name = `owner_${process.pid}`
const secrets = ['a secret of thirty-two characters.'] as const
let server = ''
let url = ''

beforeAll(async () => {
  server = inject('databaseServer').url
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create role ${name} login createrole password 'plain'`)
  await admin.query(`create database ${name} owner ${name}`)
  await admin.end()
  const own = new URL(withDatabase(server, name))
  own.username = name
  own.password = 'plain'
  url = own.href
})

afterAll(async () => {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`drop database ${name} with (force)`)
  await admin.query(`drop role "${walledRoleOf(name)}"`)
  await admin.query(`drop role ${name}`)
  await admin.end()
})

test('a database owner who is no superuser is enough, and walled reads see nothing without a name', async () => {
  // Two processes that start at once, then one that finds everything done.
  await Promise.all([prepareDatabase(url, { secrets }), prepareDatabase(url, { secrets })])
  const { walledUrl } = await prepareDatabase(url, { secrets })
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  await owner.query(`insert into "user" (id, email) values (gen_random_uuid(), 'somebody@own.test')`)
  expect((await owner.query('select 1 from "user"')).rowCount).toBe(1)
  await owner.end()
  const walled = new pg.Client({ connectionString: walledUrl })
  await walled.connect()
  expect((await walled.query('select id from "user"')).rowCount).toBe(0)
  await expect(walled.query('select password_hash from "user"')).rejects.toMatchObject({ code: '42501' })
  await expect(walled.query('select 1 from session')).rejects.toMatchObject({ code: '42501' })
  await expect(walled.query(`update "user" set role = 'admin'`)).rejects.toMatchObject({ code: '42501' })
  await walled.end()
})
