import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { createEngine, type Engine } from './engine.ts'
import { ids, library } from './fixture/library.ts'
import { anonymous, ask, customer1, customer2, openLibrary, type Answer, type Bench } from './fixture/open-library.ts'
import type { Model, Session } from './model.ts'
import { rowSecuritySql } from './row-security.ts'
import { rowSecurityRunner } from './run.ts'

const databaseRole = `api_reader_${process.pid}`
const ownerRole = `api_owner_${process.pid}`
const password = 'only-for-this-test'
const roles = ['customer', 'anonymous', 'link']
let bench: Bench
let pool: pg.Pool
let bare: Engine
let both: Engine

beforeAll(async () => {
  bench = await openLibrary(await freshDatabase())
  const login = `login password '${password}'`
  await bench.pool.query(`create role ${databaseRole} ${login}; create role ${ownerRole} ${login}`)
  // The tables get an ordinary owner: a superuser would walk through every wall, forced or not.
  await bench.pool.query(`
    alter schema public owner to ${ownerRole}; alter schema side owner to ${ownerRole};
    do $$ declare t regclass; begin
      for t in select oid::regclass from pg_class where relkind = 'r' and relnamespace in ('public'::regnamespace, 'side'::regnamespace) loop
        execute format('alter table %s owner to ${ownerRole}', t);
      end loop; end $$`)
  await secure(library)
  await secure(library)
  pool = new pg.Pool({ connectionString: loginAs(databaseRole), max: 2, pipeline: true })
  bare = createEngine({ model: library, run: rowSecurityRunner(pool), predicates: false })
  both = createEngine({ model: library, run: rowSecurityRunner(pool) })
})
afterAll(async () => {
  await pool.end()
  await bench.pool.query(
    `drop owned by ${databaseRole}; drop owned by ${ownerRole} cascade; drop role ${databaseRole}; drop role ${ownerRole}`,
  )
  await bench.close()
})

function loginAs(role: string): string {
  const url = new URL(bench.url)
  url.username = role
  url.password = password
  return url.href
}

async function secure(model: Model): Promise<void> {
  for (const statement of rowSecuritySql(model, { roles, databaseRole, ownerRole })) await bench.pool.query(statement)
}

/** Runs SQL as the API's login with settings local to one transaction. */
async function as(settings: Record<string, string>, sql: string): Promise<unknown[]> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const [name, value] of Object.entries(settings))
      await client.query('select set_config($1, $2, true)', [name, value])
    return (await client.query<{ v: unknown }>(sql)).rows.map((row) => row.v)
  } finally {
    await client.query('rollback')
    client.release()
  }
}
const asUser1 = { 'app.role': 'customer', 'app.user_id': ids.user1 }

const link: Session = { role: 'link', variables: { 'x-link-token': 'token-2' } }
const queries: [name: string, session: Session, query: string][] = [
  [
    'own articles',
    customer1,
    '{ article { id title author { name } comments { id } } article_aggregate { aggregate { count } } }',
  ],
  [
    "the other's articles",
    customer2,
    '{ article { id title author { name } comments { id } } article_aggregate { aggregate { count } } }',
  ],
  [
    'a predicate through a relation',
    customer1,
    '{ comment { id text article { title } } article_tag { article_id tag { name } } }',
  ],
  [
    'filters through relations',
    customer1,
    '{ author(where: {articles: {comments: {score: {_gt: 4}}}}) { name articles { id } } }',
  ],
  [
    'order through relations',
    customer1,
    '{ article(order_by: [{author: {name: desc}}, {comments_aggregate: {count: asc}}]) { id } }',
  ],
  ['public rows', anonymous, '{ article { id author { name } } author { name articles { id } } }'],
  ['a link', link, '{ article { id title } }'],
]

describe('the database alone keeps the permissions', () => {
  test.each(queries)('%s: the same rows with predicates, with policies, with both', async (_name, session, query) => {
    const expected = await bench.ask(query, {}, session)
    expect(expected.errors).toBeUndefined()
    expect(JSON.stringify(expected)).toContain('[{')
    expect(await ask(bare, query, {}, session)).toEqual(expected)
    expect(await ask(both, query, {}, session)).toEqual(expected)
  })

  test('without settings there are no rows', async () => {
    expect(await as({}, 'select count(*)::int as v from article')).toEqual([0])
    expect(await as({ 'app.role': 'customer' }, 'select count(*)::int as v from article')).toEqual([0])
    expect(await as({ 'app.user_id': ids.user1 }, 'select count(*)::int as v from article')).toEqual([0])
    expect(
      await as({ 'app.role': 'admin', 'app.user_id': ids.user1 }, 'select count(*)::int as v from article'),
    ).toEqual([0])
    expect(await as({ ...asUser1, 'app.user_id': '' }, 'select count(*)::int as v from article')).toEqual([0])
    expect(await as(asUser1, 'select count(*)::int as v from article')).toEqual([3])
  })

  test('settings do not outlive their request', async () => {
    for (let turn = 0; turn < 4; turn += 1) await ask(both, '{ article { id } }', {}, customer1)
    expect(await as({}, `select nullif(current_setting('app.user_id', true), '') as v`)).toEqual([null])
  })

  test.each([
    ['a hidden column', 'select secret as v from author'],
    ['a column without permission', 'select email as v from author'],
    ['a table without permission', 'select name as v from country'],
    ['everything', 'select author as v from author'],
    ['the views that policies read', `select id as v from access_of_${databaseRole}.article`],
    ['a change of a column without permission', 'update article set user_id = null'],
    ['a change of a table without permission', 'delete from author'],
    ['a switch of roles', `set role ${ownerRole}`],
  ])('%s is refused', async (_name, sql) => {
    await expect(as(asUser1, sql)).rejects.toMatchObject({ code: '42501' })
  })

  test('writes are held to the same permissions', async () => {
    const insert = (author: string, user: string): Promise<unknown[]> =>
      as(
        asUser1,
        `insert into article (title, author_id, user_id) values ('New', '${author}', '${user}') returning title as v`,
      )
    expect(await insert(ids.ada, ids.user1)).toEqual(['New'])
    await expect(insert(ids.boris, ids.user1)).rejects.toMatchObject({ code: '42501' })
    await expect(insert(ids.ada, ids.user2)).rejects.toMatchObject({ code: '42501' })
    expect(await as(asUser1, `update article set title = 'Mine' returning id as v`)).toHaveLength(3)
    expect(
      await as(
        asUser1,
        `delete from article where id in (2, 4) and not exists (select 1 from article_tag where article_id = article.id) returning id as v`,
      ),
    ).toEqual([2])
  })

  test('the owner still works under forced row security', async () => {
    const owner = new pg.Client({ connectionString: loginAs(ownerRole) })
    await owner.connect()
    expect((await owner.query<{ n: number }>('select count(*)::int as n from article')).rows[0]?.n).toBe(6)
    expect(
      (await owner.query<{ f: boolean }>(`select relforcerowsecurity as f from pg_class where relname = 'article'`))
        .rows[0]?.f,
    ).toBe(true)
    await owner.end()
  })

  test('a permission taken back is taken back', async () => {
    const { article: _gone, ...customer } = library.permissions['customer'] ?? {}
    const { comment: _also, article_tag: _too, ...rest } = customer
    await secure({ ...library, permissions: { ...library.permissions, customer: rest } })
    expect(await as(asUser1, 'select count(*)::int as v from article')).toEqual([0])
    await expect(as(asUser1, 'select text as v from side.remark')).rejects.toMatchObject({ code: '42501' })
    await secure(library)
    expect(await as(asUser1, 'select count(*)::int as v from article')).toEqual([3])
  })

  test('a predicate through a table that nobody may read is refused at once', () => {
    const model: Model = {
      ...library,
      permissions: {
        customer: { comment: { select: { columns: '*', filter: { article: { user_id: { _eq: 'x-user-id' } } } } } },
      },
    }
    expect(() => rowSecuritySql(model, { roles: ['customer'], databaseRole })).toThrow(
      /reads article\.\w+, but no role of this login may read article/,
    )
  })

  test('a session variable with an impossible name stops the request', async () => {
    const answer: Answer = await ask(
      both,
      '{ tag { id } }',
      {},
      { role: 'customer', variables: { 'x-user-id': ids.user1, "timezone'": 'x' } },
    )
    expect(answer.errors?.[0]?.message).toBe('internal error')
  })
})
