import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { createEngine, type Engine } from './engine.ts'
import { openLibrary, type Bench } from './fixture/open-library.ts'
import type { Column, Model, Table } from './model.ts'
import { directRunner, transactions } from './run.ts'

/* Cases of Hasura's own tests: where an error stands, which code it has, and what a list written as text is. */
let bench: Bench
beforeAll(async () => {
  bench = await openLibrary(await freshDatabase(), { mutations: true })
})
afterAll(async () => await bench.close())

const refusal = async (query: string, variables?: object) => {
  const { errors } = await bench.ask(query, variables)
  return [errors?.[0]?.extensions.code, errors?.[0]?.extensions.path]
}

describe('an error stands at the argument it is about', () => {
  test.each([
    ['{ article(limit: -1) { id } }', 'validation-failed', '$.selectionSet.article.args.limit'],
    [
      '{ author { articles(limit: -1) { id } } }',
      'validation-failed',
      '$.selectionSet.author.selectionSet.articles.args.limit',
    ],
    ['{ article(distinct_on: id, order_by: {title: asc}) { id } }', 'validation-failed', '$.selectionSet.article.args'],
    [
      '{ author(where: {_and: [{articles_aggregate: {}}]}) { id } }',
      'validation-failed',
      '$.selectionSet.author.args.where._and[0].articles_aggregate',
    ],
    [
      '{ author(where: {articles_aggregate: {count: {predicate: {_eq: 1}}, bool_and: {arguments: published, predicate: {_eq: true}}}}) { id } }',
      'validation-failed',
      '$.selectionSet.author.args.where.articles_aggregate',
    ],
    [
      '{ article(where: {views: {_eq: 3000000000}}) { id } }',
      'parse-failed',
      '$.selectionSet.article.args.where.views._eq',
    ],
    ['{ article(where: {title: {_like: "a\\\\"}}) { id } }', 'bad-request', '$'],
    [
      `mutation { insert_author(objects: [{id: "00000000-0000-7000-8000-0000000000b1", name: "N", public: true, user_id: "00000000-0000-7000-8000-0000000000b1",
         articles: {data: [{user_id: "00000000-0000-7000-8000-0000000000b1", title: "T", author_id: "00000000-0000-7000-8000-0000000000b1"}]}}]) { affected_rows } }`,
      'validation-failed',
      '$.selectionSet.insert_author.args.objects[0].articles.data[0]',
    ],
    [
      `mutation { insert_article_one(object: {user_id: "00000000-0000-7000-8000-0000000000b1", title: "T",
         author: {data: {id: "00000000-0000-7000-8000-0000000000a1", name: "Twice", public: true, user_id: "00000000-0000-7000-8000-0000000000b1"}}}) { id } }`,
      'constraint-violation',
      '$.selectionSet.insert_article_one.args.object.author.data',
    ],
  ])('%s', async (query, code, path) => {
    expect(await refusal(query)).toEqual([code, path])
  })

  test('a wrong variable is told where it is used', async () => {
    const query =
      'query q($views: Int, $id: Int!) { article(where: {views: {_eq: $views}}) { id } article_by_pk(id: $id) { id } }'
    expect(await refusal(query, { id: 1, views: 'many' })).toEqual([
      'validation-failed',
      '$.selectionSet.article.args.where.views._eq',
    ])
    expect(await refusal(query, { id: 3_000_000_000 })).toEqual([
      'parse-failed',
      '$.selectionSet.article_by_pk.args.id',
    ])
  })
})

test('introspection that is not allowed is not supported', async () => {
  const engine = createEngine({
    model: { tables: [], relations: [], permissions: { admin: {} } },
    run: async () => await Promise.resolve(''),
    introspection: () => false,
  })
  const { body } = await engine.execute(
    { query: '{ __schema { queryType { name } } }' },
    { role: 'admin', variables: {} },
  )
  expect(body).toContain('"not-supported"')
})

test('a JSON path takes its brackets with a dot before them and without', async () => {
  const at = async (path: string) =>
    (await bench.ask(`{ article_by_pk(id: 1) { data(path: ${JSON.stringify(path)}) } }`)).data
  for (const path of ['$.meta.pages', 'meta.["pages"]', '$.["meta"].["pages"]', `$['meta']["pages"]`])
    expect(await at(path)).toEqual({ article_by_pk: { data: 10 } })
  expect(await at('kinds.[1]')).toEqual({ article_by_pk: { data: 'y' } })
})

describe('a list written as PostgreSQL writes it', () => {
  const query =
    'query q($labels: [String!]) { article(where: {labels: {_contains: $labels}}, order_by: {id: asc}) { id } }'
  const red = { article: [{ id: 1 }, { id: 3 }] }

  test('is read in a filter, in the document and in a variable', async () => {
    expect((await bench.ask(query, { labels: '{red}' })).data).toEqual(red)
    expect((await bench.ask(query, { labels: ['red'] })).data).toEqual(red)
    expect((await bench.ask(query, { labels: 'red' })).data).toEqual(red)
    expect(
      (await bench.ask('{ article(where: {labels: {_contains: "{red}"}}, order_by: {id: asc}) { id } }')).data,
    ).toEqual(red)
    expect((await bench.ask('{ article(where: {labels: {_eq: "{red,blue}"}}) { id } }')).data).toEqual({
      article: [{ id: 1 }],
    })
  })
  test('is read in a new row and in a change, and one that is broken is refused', async () => {
    const change =
      'mutation m($labels: [String!]) { update_article_by_pk(pk_columns: {id: 2}, _set: {labels: $labels}) { labels } }'
    const set = async (labels: unknown) => (await bench.ask(change, { labels })).data
    expect(await set('{a,"b c"}')).toEqual({ update_article_by_pk: { labels: ['a', 'b c'] } })
    expect(await set(['{a}'])).toEqual({ update_article_by_pk: { labels: ['{a}'] } })
    expect(await set('{}')).toEqual({ update_article_by_pk: { labels: [] } })
    expect(await refusal(change, { labels: '{a' })).toEqual(['data-exception', '$.selectionSet.update_article_by_pk'])
  })
  test('stays one value in a list to choose from', async () => {
    expect((await bench.ask('{ tag(where: {name: {_in: "{law}"}}) { id } }')).data).toEqual({ tag: [] })
    expect((await bench.ask('{ tag(where: {name: {_in: "law"}}) { id } }')).data).toEqual({ tag: [{ id: 1 }] })
  })
})

/** One row to one by a key that both have, and a role that may count what it may not read. */
const column = (name: string, type: string, nullable = false): Column => ({
  name,
  type,
  nullable,
  hasDefault: name === 'id',
})
const table = (name: string, rest: Partial<Table>): Table => ({
  name,
  columns: [],
  primaryKey: ['id'],
  uniqueKeys: [],
  ...rest,
})
const all = {
  select: { columns: '*' as const, filter: {}, aggregate: true },
  insert: { columns: '*' as const, check: {} },
}
const shop: Model = {
  tables: [
    table('person', { columns: [column('id', 'int4'), column('name', 'text')] }),
    table('passport', {
      columns: [column('id', 'int4'), column('number', 'text'), column('friend_id', 'int4', true)],
      foreignKeys: [
        { columns: ['id'], target: 'person', to: ['id'] },
        { columns: ['friend_id'], target: 'person', to: ['id'] },
      ],
    }),
  ],
  relations: [
    { table: 'person', name: 'passport', kind: 'object', target: 'passport', on: [['id', 'id']] },
    { table: 'passport', name: 'person', kind: 'object', target: 'person', on: [['id', 'id']] },
    { table: 'passport', name: 'friend', kind: 'object', target: 'person', on: [['friend_id', 'id']] },
  ],
  permissions: {
    admin: { person: all, passport: all },
    counter: { person: { select: { columns: [], filter: { name: { _neq: 'Hidden' } }, aggregate: true } } },
    some: {
      person: { select: { columns: '*', filter: { name: { _neq: 'Hidden' } } } },
      passport: { select: { columns: '*', filter: {} } },
    },
  },
}

describe('keys', () => {
  let database: FreshDatabase
  let pool: pg.Pool
  let engine: Engine
  beforeAll(async () => {
    database = await freshDatabase()
    pool = new pg.Pool({ connectionString: database.url, max: 2 })
    await pool.query(`create table person (id serial primary key, name text not null);
      create table passport (id int primary key references person, number text not null, friend_id int references person)`)
    engine = createEngine({ model: shop, run: directRunner(pool), transaction: transactions(pool) })
  })
  afterAll(async () => {
    await pool.end()
    await database.drop()
  })
  const ask = async (query: string, role = 'admin') =>
    JSON.parse((await engine.execute({ query }, { role, variables: {} })).body) as unknown

  test('shared by two rows are given by the one that the other refers to, from either side', async () => {
    expect(
      await ask(
        'mutation { insert_person_one(object: {name: "Ada", passport: {data: {number: "P1"}}}) { passport { number } } }',
      ),
    ).toEqual({ data: { insert_person_one: { passport: { number: 'P1' } } } })
    expect(
      await ask(
        'mutation { insert_passport_one(object: {number: "P2", person: {data: {name: "Cleo"}}}) { person { name } } }',
      ),
    ).toEqual({ data: { insert_passport_one: { person: { name: 'Cleo' } } } })
  })
  test('that are never null make a relation that is never null, unless a filter may hide the row', () => {
    const typeOf = (role: string, name: string, field: string) => {
      const type = engine.schemaFor(role).getType(name)
      return type && 'getFields' in type ? String(type.getFields()[field]?.type) : ''
    }
    expect(typeOf('admin', 'passport', 'person')).toBe('person!')
    expect(typeOf('admin', 'passport', 'friend')).toBe('person')
    expect(typeOf('admin', 'person', 'passport')).toBe('passport')
    expect(typeOf('some', 'passport', 'person')).toBe('person')
  })
  test('a role that reads no column may count, and nothing else', async () => {
    await pool.query(`insert into person (name) values ('Hidden')`)
    expect(await ask('{ person_aggregate { aggregate { count } } }', 'counter')).toEqual({
      data: { person_aggregate: { aggregate: { count: 2 } } },
    })
    for (const more of ['nodes { id }', 'aggregate { max { name } }', 'aggregate { count(columns: [name]) }'])
      expect(JSON.stringify(await ask(`{ person_aggregate { ${more} } }`, 'counter'))).toContain('validation-failed')
    expect(JSON.stringify(await ask('{ person { id } }', 'counter'))).toContain('validation-failed')
  })
})
