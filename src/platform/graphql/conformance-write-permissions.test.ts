import { printSchema } from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { ids } from './fixture/library.ts'
import { anonymous, customer1, editor1, editor2, openLibrary, type Bench } from './fixture/open-library.ts'
import type { Session } from './model.ts'

let bench: Bench
beforeAll(async () => void (bench = await openLibrary(await freshDatabase(), { mutations: true })))
beforeEach(() => bench.reset())
afterAll(() => bench.close())

const dora = '00000000-0000-7000-8000-0000000000b1'
const failed = /^check constraint of an insert\/update permission has failed$/

const allowed: [name: string, session: Session, mutation: string, data: unknown][] = [
  [
    'a preset fills its column from the session',
    editor2,
    `{ insert_author_one(object: {id: "${dora}", name: "Dora", rating: 2}) { user_id public } }`,
    { insert_author_one: { user_id: ids.user2, public: true } },
  ],
  [
    'a preset of an update is written along',
    editor1,
    '{ update_article_by_pk(pk_columns: {id: 1}, _set: {title: "x"}) { title published } }',
    { update_article_by_pk: { title: 'x', published: false } },
  ],
  [
    'an update with presets alone',
    editor1,
    '{ update_article_by_pk(pk_columns: {id: 1}, _set: {}) { published } }',
    { update_article_by_pk: { published: false } },
  ],
  [
    'an update finds only rows its filter allows',
    editor1,
    '{ update_article(where: {}, _set: {title: "mine"}) { affected_rows returning { id } } }',
    { update_article: { affected_rows: 3, returning: [{ id: 1 }, { id: 2 }, { id: 5 }] } },
  ],
  [
    "another's row by key is not there",
    editor1,
    '{ update_article_by_pk(pk_columns: {id: 3}, _set: {title: "x"}) { id } delete_article_by_pk(id: 4) { id } }',
    { update_article_by_pk: null, delete_article_by_pk: null },
  ],
  [
    'a delete finds only rows its filter allows',
    customer1,
    '{ delete_article(where: {id: {_in: [2, 4, 6]}}) { affected_rows } }',
    { delete_article: { affected_rows: 1 } },
  ],
  [
    'a check through a relation',
    customer1,
    `{ insert_article_one(object: {title: "x", author_id: "${ids.cleo}"}) { title author { name } } }`,
    { insert_article_one: { title: 'x', author: { name: 'Cleo Quill' } } },
  ],
  [
    'an upsert leaves a row that the update filter excludes',
    editor1,
    '{ insert_tag(objects: [{name: "law"}, {name: "art"}], on_conflict: {constraint: tag_name_key, update_columns: [name]}) { affected_rows returning { name } } }',
    { insert_tag: { affected_rows: 1, returning: [{ name: 'art' }] } },
  ],
  [
    'an upsert without right to update leaves the row',
    editor1,
    '{ insert_country(objects: [{code: "sk", name: "S"}], on_conflict: {constraint: country_pkey, update_columns: [_PLACEHOLDER]}) { affected_rows } }',
    { insert_country: { affected_rows: 0 } },
  ],
  [
    'nested rows get their presets too',
    editor1,
    `{ insert_article_one(object: {author_id: "${ids.ada}", title: "n", comments: {data: [{text: "c", score: 1}]}}) { user_id comments { user_id } } }`,
    { insert_article_one: { user_id: ids.user1, comments: [{ user_id: ids.user1 }] } },
  ],
  [
    'the answer of an insert shows related rows only as far as they may be read',
    customer1,
    `{ insert_article_one(object: {title: "x", author_id: "${ids.ada}"}) { author { articles(order_by: {id: asc}) { title } } } }`,
    { insert_article_one: { author: { articles: [{ title: 'Alpha' }, { title: 'Beta' }, { title: 'x' }] } } },
  ],
]

describe('writes that are allowed', () => {
  test.each(allowed)('%s', async (_name, session, mutation, data) => {
    expect(await bench.ask(`mutation ${mutation}`, {}, session)).toEqual({ data })
  })
})

const refused: [name: string, session: Session, mutation: string, code: string, message: RegExp][] = [
  [
    'a row that fails the insert check',
    editor1,
    `{ insert_author_one(object: {id: "${dora}", name: "D", rating: -1}) { id } }`,
    'permission-error',
    failed,
  ],
  [
    'a check that is neither true nor false',
    editor1,
    `{ insert_author_one(object: {id: "${dora}", name: "D"}) { id } }`,
    'permission-error',
    failed,
  ],
  [
    'one bad row among good ones',
    editor1,
    '{ insert_tag(objects: [{name: "fine"}, {name: "forbidden"}]) { affected_rows } }',
    'permission-error',
    failed,
  ],
  [
    'a check that fails by a default',
    editor1,
    `{ insert_article_one(object: {author_id: "${ids.ada}", title: "x", status: "archived"}) { id } }`,
    'permission-error',
    failed,
  ],
  [
    'a check through a relation',
    customer1,
    `{ insert_article_one(object: {title: "x", author_id: "${ids.boris}"}) { id } }`,
    'permission-error',
    failed,
  ],
  [
    'an update out of its check',
    editor1,
    '{ update_article(where: {id: {_eq: 1}}, _inc: {views: 5000}) { affected_rows } }',
    'permission-error',
    failed,
  ],
  [
    'an upsert out of the update check',
    editor1,
    `{ insert_author_one(object: {id: "${ids.ada}", name: "Ada", rating: 0.5}, on_conflict: {constraint: author_pkey, update_columns: [rating]}) { id } }`,
    'permission-error',
    failed,
  ],
  [
    'a nested row that fails its check',
    editor1,
    '{ insert_comment_one(object: {article_id: 3, text: "x", score: 1}) { id } }',
    'permission-error',
    failed,
  ],
  [
    'a column outside of the permission',
    customer1,
    `{ insert_article_one(object: {title: "x", author_id: "${ids.ada}", views: 5}) { id } }`,
    'validation-failed',
    /field 'views' not found/,
  ],
  [
    'a preset column',
    customer1,
    `{ insert_article_one(object: {title: "x", author_id: "${ids.ada}", user_id: "${ids.user2}"}) { id } }`,
    'validation-failed',
    /field 'user_id' not found/,
  ],
  [
    'a preset column of an update',
    editor1,
    '{ update_article(where: {}, _set: {published: true}) { affected_rows } }',
    'validation-failed',
    /field 'published' not found/,
  ],
  [
    'a column of on_conflict outside of the permission',
    editor1,
    '{ insert_author(objects: [], on_conflict: {constraint: author_pkey, update_columns: [public]}) { affected_rows } }',
    'validation-failed',
    /author_update_column/,
  ],
  [
    'a filter on a column that may not be read',
    customer1,
    '{ delete_article(where: {likes: {_gt: 1}}) { affected_rows } }',
    'validation-failed',
    /field 'likes' not found/,
  ],
  [
    'an answer with a column that may not be read',
    customer1,
    '{ update_article(where: {}, _set: {title: "x"}) { returning { likes } } }',
    'validation-failed',
    /field 'likes' not found/,
  ],
  [
    'a table without permission',
    customer1,
    '{ delete_author(where: {}) { affected_rows } }',
    'validation-failed',
    /field 'delete_author' not found in type: 'mutation_root'/,
  ],
  [
    'a nested table without permission',
    customer1,
    `{ insert_article_one(object: {title: "x", author_id: "${ids.ada}", comments: {data: []}}) { id } }`,
    'validation-failed',
    /field 'comments' not found/,
  ],
  [
    'a role that may write nothing',
    anonymous,
    '{ insert_article_one(object: {title: "x"}) { id } }',
    'validation-failed',
    /no mutations exist/,
  ],
  [
    'a session without the variable of a preset',
    { role: 'editor', variables: {} },
    '{ insert_tag(objects: [{name: "x"}]) { affected_rows } insert_comment(objects: [{article_id: 1, text: "x", score: 1}]) { affected_rows } }',
    'not-found',
    /missing session variable: "x-user-id"/,
  ],
]

describe('writes that are refused', () => {
  test.each(refused)('%s', async (_name, session, mutation, code, message) => {
    const state = async (): Promise<unknown> =>
      (
        await bench.pool.query(
          'select (select json_agg(a order by a.id) from author a) a, (select json_agg(a order by a.id) from article a) b, (select json_agg(t order by t.id) from tag t) c',
        )
      ).rows
    const before = await state()
    const { errors, data } = await bench.ask(`mutation ${mutation}`, {}, session)
    expect(data).toBeUndefined()
    expect(errors?.[0]?.message).toMatch(message)
    expect(errors?.[0]?.extensions.code).toBe(code)
    expect(await state()).toEqual(before)
  })

  test('a filter finds no rows that the role may not read, even if it may change them (departure: Hasura would)', async () => {
    const model = structuredClone((await import('./fixture/library.ts')).library)
    const role = {
      select: { columns: ['id', 'title'], filter: { id: { _eq: 1 } } },
      update: { columns: ['body'], filter: {} },
    }
    const own = await openLibrary(await freshDatabase(), {
      mutations: true,
      model: { ...model, permissions: { narrow: { article: role } } },
    })
    const session = { role: 'narrow', variables: {} }
    expect(
      await own.ask(
        'mutation { update_article(where: {title: {_like: "%a%"}}, _set: {body: "x"}) { affected_rows returning { id } } }',
        {},
        session,
      ),
    ).toEqual({ data: { update_article: { affected_rows: 1, returning: [{ id: 1 }] } } })
    await own.close()
  })

  test('the answer leaves out a row that the role may not read (departure: Hasura shows it)', async () => {
    const model = structuredClone((await import('./fixture/library.ts')).library)
    const tag = {
      select: { columns: '*', filter: { name: { _eq: 'seen' } } },
      insert: { columns: ['name'], check: {} },
    } as const
    const own = await openLibrary(await freshDatabase(), {
      mutations: true,
      model: { ...model, permissions: { blind: { tag } } },
    })
    const session = { role: 'blind', variables: {} }
    expect(
      await own.ask(
        'mutation { insert_tag(objects: [{name: "seen"}, {name: "unseen"}]) { affected_rows returning { name } } }',
        {},
        session,
      ),
    ).toEqual({ data: { insert_tag: { affected_rows: 2, returning: [{ name: 'seen' }] } } })
    await own.close()
  })

  test('a role that may insert and not read is told the number of rows only', async () => {
    const model = structuredClone((await import('./fixture/library.ts')).library)
    const own = await openLibrary(await freshDatabase(), {
      mutations: true,
      model: {
        ...model,
        permissions: { box: { tag: { insert: { columns: ['name'], check: { name: { _neq: 'no' } } } } } },
      },
    })
    const session = { role: 'box', variables: {} }
    expect(printSchema(own.engine.schemaFor('box'))).not.toMatch(/returning|insert_tag_one/)
    expect(await own.ask('mutation { insert_tag(objects: [{name: "x"}]) { affected_rows } }', {}, session)).toEqual({
      data: { insert_tag: { affected_rows: 1 } },
    })
    expect(
      (await own.ask('mutation { insert_tag(objects: [{name: "no"}]) { affected_rows } }', {}, session)).errors?.[0]
        ?.extensions.code,
    ).toBe('permission-error')
    await own.close()
  })
})

describe('the schema of a role', () => {
  test('has exactly the writes of its permissions', () => {
    const fields = Object.keys(bench.engine.schemaFor('customer').getMutationType()?.getFields() ?? {})
    expect(fields).toEqual([
      'insert_article',
      'insert_article_one',
      'update_article',
      'update_article_many',
      'update_article_by_pk',
      'delete_article',
      'delete_article_by_pk',
    ])
    expect(bench.engine.schemaFor('anonymous').getMutationType()).toBeUndefined()
    const editor = printSchema(bench.engine.schemaFor('editor'))
    expect(editor).toContain('input tag_insert_input {\n  name: String\n}')
    expect(editor).toMatch(/enum country_update_column \{\s+_PLACEHOLDER\s+\}/)
    expect(editor).not.toMatch(/delete_tag|update_country/)
  })

  test('a hidden column is in no input of any role', () => {
    for (const role of ['admin', 'editor', 'customer']) {
      const schema = printSchema(bench.engine.schemaFor(role))
      expect(schema).toContain('insert_article')
      expect(schema).not.toMatch(/secret|token/)
    }
  })

  test('a hidden column cannot be written or asked for in any position of a mutation', async () => {
    for (const mutation of [
      '{ insert_author(objects: [{secret: "x"}]) { affected_rows } }',
      '{ insert_author(objects: [], on_conflict: {constraint: author_pkey, update_columns: [secret]}) { affected_rows } }',
      '{ insert_author(objects: [], on_conflict: {constraint: author_pkey, where: {secret: {_is_null: true}}}) { affected_rows } }',
      '{ update_author(where: {secret: {_eq: "x"}}, _set: {name: "x"}) { affected_rows } }',
      '{ update_author(where: {}, _set: {secret: "x"}) { affected_rows } }',
      '{ update_author(where: {}, _set: {name: "x"}) { returning { secret } } }',
      '{ update_article(where: {author: {secret: {_eq: "x"}}}, _set: {title: "x"}) { affected_rows } }',
      '{ delete_author(where: {secret: {_eq: "x"}}) { affected_rows } }',
      '{ insert_article(objects: [{author: {data: {secret: "x"}}}]) { affected_rows } }',
    ])
      expect((await bench.ask(`mutation ${mutation}`)).errors?.[0]?.extensions.code).toBe('validation-failed')
  })

  test('a description of a table, a column and a permission is printed', () => {
    expect(printSchema(bench.engine.schemaFor('editor'))).toMatch(
      /"""Articles have rules: prefer the call that publishes\."""\s+update_article\(/,
    )
  })
})
