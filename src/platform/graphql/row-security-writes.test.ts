import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { createEngine, type Engine } from './engine.ts'
import { ids, library } from './fixture/library.ts'
import { admin, ask, customer1, editor1, openLibrary, type Bench } from './fixture/open-library.ts'
import type { Session } from './model.ts'
import { rowSecuritySql } from './row-security.ts'
import { rowSecurityRunner, transactions } from './run.ts'

const databaseRole = `api_writer_${process.pid}`
const password = 'only-for-this-test'
let bench: Bench
let pool: pg.Pool
let bare: Engine
let both: Engine

beforeAll(async () => {
  bench = await openLibrary(await freshDatabase(), { mutations: true })
  await bench.pool.query(`create role ${databaseRole} login password '${password}'`)
  for (const statement of rowSecuritySql(library, { roles: ['customer', 'editor'], databaseRole }))
    await bench.pool.query(statement)
  const url = new URL(bench.url)
  url.username = databaseRole
  url.password = password
  pool = new pg.Pool({ connectionString: url.href, max: 2, pipeline: true })
  const runners = { run: rowSecurityRunner(pool), transaction: transactions(pool) }
  bare = createEngine({ model: library, ...runners, predicates: false })
  both = createEngine({ model: library, ...runners })
})
beforeEach(() => bench.reset())
afterAll(async () => {
  await pool.end()
  await bench.pool.query(`drop owned by ${databaseRole} cascade; drop role ${databaseRole}`)
  await bench.close()
})

const dora = '00000000-0000-7000-8000-0000000000b1'

const same: [name: string, session: Session, mutation: string][] = [
  [
    'an insert',
    customer1,
    `{ insert_article(objects: [{title: "x", author_id: "${ids.ada}"}]) { affected_rows returning { title author { name } } } }`,
  ],
  [
    'an insert that fails its check',
    customer1,
    `{ insert_article_one(object: {title: "x", author_id: "${ids.boris}"}) { title } }`,
  ],
  [
    'an insert with presets',
    editor1,
    `{ insert_author_one(object: {id: "${dora}", name: "Dora", rating: 2}) { user_id public } }`,
  ],
  [
    'a nested insert',
    editor1,
    `{ insert_article(objects: [{author_id: "${ids.ada}", title: "n", comments: {data: [{text: "c", score: 1}]}, article_tags: {data: [{position: 1, tag: {data: {name: "new"}}}]}}]) { affected_rows returning { title comments { text } article_tags { tag { name } } } } }`,
  ],
  [
    'a nested row that fails its check',
    editor1,
    '{ insert_comment_one(object: {article_id: 3, text: "x", score: 1}) { id } }',
  ],
  [
    'an update of own rows',
    editor1,
    '{ update_article(where: {}, _set: {title: "mine"}, _inc: {views: 1}, _append: {data: {n: 1}}) { affected_rows returning { id title published } } }',
  ],
  ["an update of another's row", editor1, '{ update_article_by_pk(pk_columns: {id: 3}, _set: {title: "x"}) { id } }'],
  [
    'an update out of its check',
    editor1,
    '{ update_article(where: {id: {_eq: 1}}, _set: {views: 5000}) { affected_rows } }',
  ],
  [
    'a delete',
    customer1,
    '{ delete_article(where: {id: {_gt: 1}, _not: {data: {_has_key: "x"}}}) { affected_rows returning { id } } }',
  ],
  ["a delete of another's row", customer1, '{ delete_article_by_pk(id: 4) { id } }'],
  [
    'an upsert of a row that is new',
    editor1,
    '{ insert_tag(objects: [{name: "new"}], on_conflict: {constraint: tag_name_key, update_columns: [name]}) { affected_rows } }',
  ],
  [
    'an upsert of a row that was there',
    editor1,
    '{ insert_tag(objects: [{name: "art"}], on_conflict: {constraint: tag_name_key, update_columns: [name]}) { affected_rows returning { id } } }',
  ],
  [
    'an upsert of a row that one may not update',
    editor1,
    '{ insert_tag(objects: [{name: "law"}], on_conflict: {constraint: tag_name_key, update_columns: [name]}) { affected_rows } }',
  ],
  [
    'a conflict that is let be',
    editor1,
    '{ insert_country(objects: [{code: "sk", name: "S"}], on_conflict: {constraint: country_pkey}) { affected_rows } }',
  ],
]

describe('the database alone holds the permissions to write', () => {
  test.each(same)('%s: the same with predicates, with policies, with both', async (_name, session, mutation) => {
    const document = `mutation ${mutation}`
    const expected = await bench.ask(document, {}, session)
    const state = await rows()
    for (const engine of [bare, both]) {
      await bench.reset()
      expect(await ask(engine, document, {}, session)).toEqual(expected)
      expect(await rows()).toBe(state)
    }
  })

  test('nothing of one transaction is left for the next', async () => {
    await ask(both, 'mutation { update_article(where: {}, _set: {title: "x"}) { affected_rows } }', {}, editor1)
    for (let turn = 0; turn < 3; turn += 1) {
      const { rows } = await pool.query<{ v: string | null }>(
        `select nullif(current_setting('app.user_id', true), '') as v`,
      )
      expect(rows[0]?.v).toBeNull()
    }
  })

  test('a role that may insert into a table and not read it is refused at once', () => {
    const permissions = { box: { tag: { insert: { columns: ['name'], check: {} } } } }
    expect(() => rowSecuritySql({ ...library, permissions }, { roles: ['box'], databaseRole })).toThrow(
      /box may insert into tag but not read it/,
    )
  })
})

async function rows(): Promise<string> {
  const { data } = await bench.ask(
    '{ author { name rating user_id public } article { title views user_id published data } comment { text user_id } tag { name } article_tag { position } country { code name } }',
    {},
    admin,
  )
  return JSON.stringify(data)
}
