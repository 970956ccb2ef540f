import { printSchema } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { createEngine } from './engine.ts'
import { ids, library } from './fixture/library.ts'
import { anonymous, customer1, customer2, openLibrary, type Bench } from './fixture/open-library.ts'
import type { BoolExp, Model } from './model.ts'

let bench: Bench
beforeAll(async () => void (bench = await openLibrary(await freshDatabase())))
afterAll(() => bench.close())

describe('rows', () => {
  test("a list, a key and an aggregate show the caller's own rows", async () => {
    const query =
      '{ article { id } own: article_by_pk(id: 1) { id } other: article_by_pk(id: 3) { id } article_aggregate { aggregate { count sum { views } } nodes { id } } }'
    expect(await bench.ask(query, {}, customer1)).toEqual({
      data: {
        article: [{ id: 1 }, { id: 2 }, { id: 5 }],
        own: { id: 1 },
        other: null,
        article_aggregate: { aggregate: { count: 3, sum: { views: 50 } }, nodes: [{ id: 1 }, { id: 2 }, { id: 5 }] },
      },
    })
    expect((await bench.ask('{ article { id } }', {}, customer2)).data).toEqual({
      article: [{ id: 3 }, { id: 4 }, { id: 6 }],
    })
  })

  test('relations narrow the rows once more', async () => {
    const query =
      '{ author(order_by: {name: asc}) { name articles { id } articles_aggregate { aggregate { count } } } }'
    expect((await bench.ask(query, {}, customer2)).data).toEqual({
      author: [
        { name: 'Ada Lovewell', articles: [], articles_aggregate: { aggregate: { count: 0 } } },
        { name: 'Boris Pen', articles: [{ id: 3 }, { id: 4 }], articles_aggregate: { aggregate: { count: 2 } } },
        { name: 'Cleo Quill', articles: [{ id: 6 }], articles_aggregate: { aggregate: { count: 1 } } },
      ],
    })
    expect((await bench.ask('{ article(where: {id: {_eq: 3}}) { author { name } } }', {}, anonymous)).data).toEqual({
      article: [{ author: null }],
    })
  })

  test('a predicate through a relation, and a limit of the permission that figures ignore', async () => {
    const query =
      '{ comment { id } comment_aggregate { aggregate { count } nodes { id } } article_by_pk(id: 1) { comments(limit: 10) { id } } }'
    expect((await bench.ask(query, {}, customer1)).data).toEqual({
      comment: [{ id: 1 }, { id: 2 }, { id: 3 }],
      comment_aggregate: { aggregate: { count: 5 }, nodes: [{ id: 1 }, { id: 2 }, { id: 3 }] },
      article_by_pk: { comments: [{ id: 1 }, { id: 2 }, { id: 3 }] },
    })
  })

  test('a hidden column may carry a link', async () => {
    const holder = (token: string) => ({ role: 'link', variables: { 'x-link-token': token } })
    expect((await bench.ask('{ article { id title } }', {}, holder('token-2'))).data).toEqual({
      article: [{ id: 2, title: 'Beta' }],
    })
    expect((await bench.ask('{ article { id } }', {}, holder('wrong'))).data).toEqual({ article: [] })
  })

  test('filtering through a relation finds only by rows the caller may read', async () => {
    // Boris is not public: an anonymous caller learns nothing of article 3 by his name.
    expect((await bench.ask('{ article(where: {author: {name: {_like: "B%"}}}) { id } }', {}, anonymous)).data).toEqual(
      { article: [] },
    )
    expect((await bench.ask('{ article(where: {_not: {author: {}}}) { id } }', {}, anonymous)).data).toEqual({
      article: [{ id: 3 }],
    })
    // Cleo's other article belongs to somebody else.
    expect((await bench.ask('{ author(where: {articles: {id: {_eq: 6}}}) { name } }', {}, customer1)).data).toEqual({
      author: [],
    })
    expect(
      (
        await bench.ask(
          '{ author(where: {articles_aggregate: {count: {predicate: {_gte: 2}}}}) { name } }',
          {},
          customer1,
        )
      ).data,
    ).toEqual({ author: [{ name: 'Ada Lovewell' }] })
  })

  test('ordering through a relation sees only rows the caller may read', async () => {
    // By every author Boris would come second; unseen he sorts as null.
    const query = '{ article(order_by: [{author: {name: asc}}, {id: asc}]) { id } }'
    expect((await bench.ask(query, {}, anonymous)).data).toEqual({ article: [{ id: 1 }, { id: 5 }, { id: 3 }] })
    const counted = '{ author(order_by: [{articles_aggregate: {count: desc}}, {name: desc}]) { name } }'
    expect((await bench.ask(counted, {}, customer1)).data).toEqual({
      author: [{ name: 'Ada Lovewell' }, { name: 'Cleo Quill' }],
    })
  })

  test("a caller's _or cannot step around the predicate", async () => {
    expect((await bench.ask('{ article(where: {_or: [{}, {id: {_eq: 3}}]}) { id } }', {}, customer1)).data).toEqual({
      article: [{ id: 1 }, { id: 2 }, { id: 5 }],
    })
  })

  test('a session variable is a value, never SQL', async () => {
    const session = { role: 'link', variables: { 'x-link-token': `' or true --` } }
    expect((await bench.ask('{ article { id } }', {}, session)).data).toEqual({ article: [] })
  })
})

describe('columns', () => {
  test("a hidden column is in no role's schema, in any position", () => {
    for (const role of ['admin', 'customer', 'anonymous', 'link']) {
      const schema = printSchema(bench.engine.schemaFor(role))
      expect(schema).toContain('type article')
      expect(schema).not.toMatch(/secret|token/)
    }
  })

  test('a column, table or aggregate without permission is in no position either', () => {
    const schema = printSchema(bench.engine.schemaFor('anonymous'))
    expect(schema).not.toMatch(/\b(email|body|views|published|user_id|rating)\b/)
    expect(schema).not.toMatch(/comment|country|wide|aggregate/)
    expect(printSchema(bench.engine.schemaFor('customer'))).not.toMatch(
      /\b(likes|price|email|rating|reviewer_id|country)\b/,
    )
  })

  test.each([
    ['selected', '{ author { secret } }'],
    ['filtered', '{ author(where: {secret: {_like: "s%"}}) { id } }'],
    ['filtered through a relation', '{ article(where: {author: {secret: {_like: "s%"}}}) { id } }'],
    [
      'filtered through an aggregate',
      '{ author(where: {articles_aggregate: {count: {filter: {token: {_is_null: false}}, predicate: {_gt: 0}}}}) { id } }',
    ],
    [
      'counted in a filter',
      '{ author(where: {articles_aggregate: {count: {arguments: [token], predicate: {_gt: 0}}}}) { id } }',
    ],
    ['ordered by', '{ author(order_by: {secret: asc}) { id } }'],
    ['ordered by through a relation', '{ article(order_by: {author: {secret: asc}}) { id } }'],
    ['ordered by through an aggregate', '{ author(order_by: {articles_aggregate: {max: {token: asc}}}) { id } }'],
    ['distinct', '{ author(distinct_on: secret) { id } }'],
    ['counted', '{ author_aggregate { aggregate { count(columns: [secret], distinct: true) } } }'],
    ['maximised', '{ author_aggregate { aggregate { max { secret } } } }'],
    ['in nodes', '{ author_aggregate { nodes { secret } } }'],
    ['introspected', '{ __type(name: "author") { fields { name } } author_by_pk(id: "x") { secret } }'],
  ])('a hidden column cannot be %s', async (_position, query) => {
    const before = bench.statements.length
    for (const session of [{ role: 'admin', variables: {} }, customer1])
      expect((await bench.ask(query, {}, session)).errors?.[0]?.extensions.code).toBe('validation-failed')
    expect(bench.statements.length).toBe(before)
  })

  test('the variable forms of the same are refused too', async () => {
    const cases: [string, unknown][] = [
      ['query ($v: author_bool_exp) { author(where: $v) { id } }', { secret: { _like: 's%' } }],
      ['query ($v: [author_order_by!]) { author(order_by: $v) { id } }', [{ secret: 'asc' }]],
      ['query ($v: [author_select_column!]) { author(distinct_on: $v) { id } }', ['secret']],
    ]
    for (const [query, v] of cases)
      expect((await bench.ask(query, { v })).errors?.[0]?.extensions.code).toBe('validation-failed')
  })

  test('errors suggest no names', async () => {
    const { errors } = await bench.ask('{ author { secre } }')
    expect(errors?.[0]?.message).toBe(`field 'secre' not found in type: 'author'`)
  })
})

const predicates: [name: string, filter: BoolExp, ids: number[]][] = [
  [
    '_exists on any table',
    { _exists: { _table: { name: 'tag' }, _where: { name: { _eq: 'law' } } } },
    [1, 2, 3, 4, 5, 6],
  ],
  ['_exists that finds nothing', { _exists: { _table: 'tag', _where: { name: { _eq: 'x' } } } }, []],
  ['columns of the same row', { views: { _cgt: 'id' }, likes: { _cne: 'views' } }, [1, 2, 3, 5]],
  ['a list of session variables', { user_id: { _in: ['x-user-id', ids.user2] } }, [1, 2, 3, 4, 5, 6]],
  ['a session variable holding a list', { id: { _in: 'x-article-ids' } }, [2, 3]],
  ['jsonb', { data: { _contains: { lang: 'en' } } }, [1, 4]],
  ['relations in depth', { author: { country: { code: { _eq: 'cz' } } } }, [3, 4]],
  ['an aggregate', { comments_aggregate: { count: { predicate: { _gt: 1 } } } }, [1]],
  ['_not and _or', { _not: { _or: [{ id: { _eq: 1 } }, { id: { _eq: 2 } }] } }, [3, 4, 5, 6]],
]

describe('predicates', () => {
  const withFilter = (filter: BoolExp): Model => ({
    ...library,
    permissions: { reader: { article: { select: { columns: ['id'], filter } } } },
  })

  test.each(predicates)('%s', async (_name, filter, expected) => {
    const engine = createEngine({
      model: withFilter(filter),
      run: async (statement) =>
        (await bench.pool.query<[string]>({ text: statement.sql, values: statement.values, rowMode: 'array' }))
          .rows[0]?.[0] ?? '',
    })
    const session = { role: 'reader', variables: { 'x-user-id': ids.user1, 'x-article-ids': '{2,3}' } }
    expect(await engine.query('{ article { id } }', {}, session)).toEqual({ article: expected.map((id) => ({ id })) })
  })

  test.each<[string, Partial<Model>, RegExp]>([
    ['an unknown column in a predicate', withFilter({ nope: { _eq: 1 } }), /reader on article, select.filter: .*nope/],
    ['an unknown operator', withFilter({ id: { _equals: 1 } }), /_equals/],
    ['null in a predicate', withFilter({ id: { _eq: null } }), /null/],
    [
      'an unknown column in a permission',
      { permissions: { r: { article: { select: { columns: ['nope'], filter: {} } } } } },
      /article.nope/,
    ],
    [
      'a hidden column in a permission',
      { permissions: { r: { article: { select: { columns: ['token'], filter: {} } } } } },
      /article.token/,
    ],
    ['an unknown table', { permissions: { r: { nope: {} } } }, /nope/],
    [
      'a relation to nowhere',
      { relations: [{ table: 'article', name: 'x', kind: 'object', target: 'nope', on: [] }] },
      /nope/,
    ],
    [
      'a relation on an unknown column',
      { relations: [{ table: 'article', name: 'x', kind: 'object', target: 'tag', on: [['nope', 'id']] }] },
      /article.nope/,
    ],
    [
      'a relation named like a column',
      { relations: [{ table: 'article', name: 'title', kind: 'object', target: 'tag', on: [['id', 'id']] }] },
      /title/,
    ],
    [
      'a name GraphQL cannot have',
      { tables: [{ name: 'two words', columns: [], primaryKey: [], uniqueKeys: [] }], relations: [], permissions: {} },
      /two words/,
    ],
  ])('%s stops the start', (_name, part, message) => {
    expect(() => createEngine({ model: { ...library, ...part }, run: () => Promise.resolve('') })).toThrow(message)
  })
})
