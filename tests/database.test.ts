import pg from 'pg'
import { expect, it } from 'vitest'
import { freshDatabase, withDatabase } from './database.ts'

async function tables(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      "select table_schema || '.' || table_name as name from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema') order by 1",
    )
    return rows.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

it('gives each caller an empty database, or a copy of the migrated one, that nobody else sees', async () => {
  const [empty, first, second] = await Promise.all([
    freshDatabase(),
    freshDatabase({ migrated: true }),
    freshDatabase({ migrated: true }),
  ])
  expect(await tables(empty.url)).toEqual([])
  const before = await tables(second.url)
  const client = new pg.Client({ connectionString: first.url })
  await client.connect()
  await client.query('create table only_here (id int)')
  await client.end()
  expect(await tables(first.url)).toEqual([...before, 'public.only_here'].toSorted())
  expect(await tables(second.url)).toEqual(before)
  await Promise.all([empty.drop(), first.drop(), second.drop()])
  await expect(tables(first.url)).rejects.toThrow('does not exist')
})

it('keeps server, account and parameters when it changes the database', () => {
  expect(withDatabase('postgresql://me:p%40ss@host:5433/a?sslmode=require', 'b')).toBe(
    'postgresql://me:p%40ss@host:5433/b?sslmode=require',
  )
})
