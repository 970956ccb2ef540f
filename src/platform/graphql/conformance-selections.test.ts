import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { ids } from './fixture/library.ts'
import { openLibrary, type Bench } from './fixture/open-library.ts'

let bench: Bench
beforeAll(async () => {
  bench = await openLibrary(await freshDatabase())
  // Rewritten rows move to the end of the table: what is in order below is so because it was ordered.
  await bench.pool.query(
    'update article set title = title where id in (1, 3); update side.remark set text = text where id = 1',
  )
})
afterAll(() => bench.close())

const orders: [name: string, args: string, ids: number[]][] = [
  ['the primary key when nothing is asked', '', [1, 2, 3, 4, 5, 6]],
  ['asc puts nulls last', '(order_by: {likes: asc})', [6, 5, 1, 2, 3, 4]],
  ['asc_nulls_first', '(order_by: {likes: asc_nulls_first})', [4, 6, 5, 1, 2, 3]],
  ['asc_nulls_last', '(order_by: {likes: asc_nulls_last})', [6, 5, 1, 2, 3, 4]],
  ['desc puts nulls first', '(order_by: {likes: desc})', [4, 3, 2, 1, 5, 6]],
  ['desc_nulls_first', '(order_by: {likes: desc_nulls_first})', [4, 3, 2, 1, 5, 6]],
  ['desc_nulls_last', '(order_by: {likes: desc_nulls_last})', [3, 2, 1, 5, 6, 4]],
  ['ties go by the primary key', '(order_by: {status: asc})', [2, 4, 1, 3, 5, 6]],
  ['several keys in a list', '(order_by: [{views: desc}, {id: desc}])', [4, 3, 5, 2, 1, 6]],
  ['several keys in one object, as written', '(order_by: {views: desc, id: desc})', [4, 3, 5, 2, 1, 6]],
  ['through an object relation', '(order_by: [{author: {name: desc}}, {id: asc}])', [5, 6, 3, 4, 1, 2]],
  ['through two object relations', '(order_by: [{author: {country: {name: desc}}}, {id: asc}])', [5, 6, 1, 2, 3, 4]],
  [
    'by the count of an array relation',
    '(order_by: [{comments_aggregate: {count: desc}}, {id: asc}])',
    [1, 3, 5, 2, 4, 6],
  ],
  [
    'by the maximum of an array relation',
    '(order_by: [{comments_aggregate: {max: {score: desc_nulls_last}}}, {id: asc}])',
    [1, 5, 3, 2, 4, 6],
  ],
  ['limit', '(limit: 2)', [1, 2]],
  ['limit 0', '(limit: 0)', []],
  ['limit null', '(limit: null)', [1, 2, 3, 4, 5, 6]],
  ['offset', '(offset: 4)', [5, 6]],
  ['limit and offset', '(limit: 2, offset: 1)', [2, 3]],
  ['distinct_on', '(distinct_on: [author_id], order_by: [{author_id: asc}, {views: desc}])', [2, 4, 5]],
  ['distinct_on alone', '(distinct_on: status)', [2, 1, 6]],
  [
    'distinct_on of two columns',
    '(distinct_on: [status, author_id], order_by: [{author_id: asc}, {status: asc}])',
    [2, 1, 4, 3, 5, 6],
  ],
  ['where null', '(where: null, order_by: null)', [1, 2, 3, 4, 5, 6]],
]

describe('order, paging and distinct', () => {
  test.each(orders)('%s', async (_name, args, expected) => {
    expect(await bench.ask(`{ article${args} { id } }`)).toEqual({ data: { article: expected.map((id) => ({ id })) } })
  })

  test('keys of an order given as a variable count in the order they were sent', async () => {
    const document = 'query q($o: [article_order_by!]) { article(order_by: $o) { id } }'
    expect(await bench.ask(document, { o: { views: 'desc', id: 'desc' } })).toEqual({
      data: { article: [4, 3, 5, 2, 1, 6].map((id) => ({ id })) },
    })
    expect(await bench.ask(document, { o: { id: 'desc', views: 'desc' } })).toEqual({
      data: { article: [6, 5, 4, 3, 2, 1].map((id) => ({ id })) },
    })
  })
})

const selections: [name: string, query: string, data: unknown, variables?: Record<string, unknown>][] = [
  [
    'columns of every kind',
    '{ article(where: {id: {_eq: 5}}) { id title body status views price published labels data published_at day } }',
    {
      article: [
        {
          id: 5,
          title: 'alphabet soup',
          body: 'fifth',
          status: 'published',
          views: 20,
          price: 5,
          published: true,
          labels: ['blue', 'green'],
          data: [1, 2],
          published_at: '2026-03-01T12:30:00.123+00:00',
          day: '2026-03-01',
        },
      ],
    },
  ],
  ['by_pk', '{ article_by_pk(id: 2) { title } }', { article_by_pk: { title: 'Beta' } }],
  ['by_pk of nothing', '{ article_by_pk(id: 99) { title } }', { article_by_pk: null }],
  [
    'by_pk of a composite key',
    '{ article_tag_by_pk(tag_id: 2, article_id: 1) { position tag { name } } }',
    { article_tag_by_pk: { position: 2, tag: { name: 'art' } } },
  ],
  [
    'by_pk with a variable',
    'query ($id: uuid!) { author_by_pk(id: $id) { name } }',
    { author_by_pk: { name: 'Cleo Quill' } },
    { id: ids.cleo },
  ],
  [
    'object relations, one of them missing',
    '{ article(where: {id: {_lte: 2}}) { author { name country { name } } reviewer { name } } }',
    {
      article: [
        { author: { name: 'Ada Lovewell', country: { name: 'Slovakia' } }, reviewer: { name: 'Boris Pen' } },
        { author: { name: 'Ada Lovewell', country: { name: 'Slovakia' } }, reviewer: null },
      ],
    },
  ],
  [
    'array relations with arguments',
    '{ author(where: {name: {_like: "A%"}}) { articles(where: {views: {_gt: 5}}, order_by: {id: desc}, limit: 1, offset: 1) { id comments(order_by: {score: desc}, limit: 2) { text } } } }',
    {
      author: [{ articles: [{ id: 1, comments: [{ text: 'good' }, { text: 'more' }] }] }],
    },
  ],
  ['an empty array relation', '{ article_by_pk(id: 2) { comments { id } } }', { article_by_pk: { comments: [] } }],
  [
    'the same relation twice',
    '{ article_by_pk(id: 1) { low: comments(where: {score: {_lt: 4}}) { id } high: comments(where: {score: {_gte: 4}}) { id } } }',
    {
      article_by_pk: { low: [{ id: 2 }, { id: 3 }], high: [{ id: 1 }, { id: 4 }] },
    },
  ],
  [
    'aliases',
    '{ one: article_by_pk(id: 1) { name: title again: title } two: article_by_pk(id: 2) { name: title } }',
    {
      one: { name: 'Alpha', again: 'Alpha' },
      two: { name: 'Beta' },
    },
  ],
  [
    '__typename everywhere',
    '{ __typename article(limit: 1) { __typename author { kind: __typename } comments_aggregate(limit: 1) { __typename aggregate { __typename max { __typename } } } } }',
    {
      __typename: 'query_root',
      article: [
        {
          __typename: 'article',
          author: { kind: 'author' },
          comments_aggregate: {
            __typename: 'comment_aggregate',
            aggregate: { __typename: 'comment_aggregate_fields', max: { __typename: 'comment_max_fields' } },
          },
        },
      ],
    },
  ],
  [
    'merged fragments',
    'query { article_by_pk(id: 1) { ...a ...b author { id } } } fragment a on article { id author { name } } fragment b on article { ...a title author { name email } }',
    {
      article_by_pk: { id: 1, author: { name: 'Ada Lovewell', email: 'ada@books.test', id: ids.ada }, title: 'Alpha' },
    },
  ],
  [
    'inline fragments',
    '{ ... on query_root { article_by_pk(id: 1) { ... { id } ... on article { title } } } }',
    { article_by_pk: { id: 1, title: 'Alpha' } },
  ],
  [
    '@include and @skip',
    'query ($yes: Boolean!, $no: Boolean!) { article_by_pk(id: 1) { id @include(if: $no) title @skip(if: $no) views @include(if: $yes) @skip(if: $yes) ...f @include(if: $yes) } } fragment f on article { status }',
    {
      article_by_pk: { title: 'Alpha', status: 'published' },
    },
    { yes: true, no: false },
  ],
  [
    'nothing left to select',
    'query ($no: Boolean!) { article_by_pk(id: 1) { id @include(if: $no) } }',
    { article_by_pk: {} },
    { no: false },
  ],
  [
    'a JSON path',
    '{ article_by_pk(id: 1) { pages: data(path: "$.meta.pages") kind: data(path: "kinds[1]") none: data(path: "a.b") quoted: data(path: "[\\"lang\\"]") whole: data } }',
    {
      article_by_pk: {
        pages: 10,
        kind: 'y',
        none: null,
        quoted: 'en',
        whole: { lang: 'en', meta: { pages: 10 }, kinds: ['x', 'y'] },
      },
    },
  ],
  [
    'a JSON path from a variable',
    'query ($p: String) { article_by_pk(id: 1) { data(path: $p) } }',
    { article_by_pk: { data: 'en' } },
    { p: 'lang' },
  ],
  [
    'aggregates',
    '{ article_aggregate { aggregate { count sum { views } avg { views } min { title price } max { published_at } stddev_pop { views } } } }',
    {
      article_aggregate: {
        aggregate: {
          count: 6,
          sum: { views: 120 },
          avg: { views: 20 },
          min: { title: '100% _sure_', price: 0.1 },
          max: { published_at: '2026-03-01T12:30:00.123+00:00' },
          stddev_pop: { views: 12.909944487358056 },
        },
      },
    },
  ],
  [
    'counts of columns',
    '{ article_aggregate { aggregate { all: count nn: count(columns: [body]) two: count(columns: [body, likes]) d: count(columns: [views], distinct: true) dd: count(columns: [views, status], distinct: true) } } }',
    {
      article_aggregate: { aggregate: { all: 6, nn: 3, two: 3, d: 5, dd: 6 } },
    },
  ],
  [
    'figures of no rows',
    '{ article_aggregate(where: {id: {_eq: 99}}) { aggregate { count sum { views } max { title } } nodes { id } } }',
    {
      article_aggregate: { aggregate: { count: 0, sum: { views: null }, max: { title: null } }, nodes: [] },
    },
  ],
  [
    'aggregates of a page',
    '{ article_aggregate(order_by: {views: desc}, limit: 2, offset: 1) { aggregate { count sum { views } } nodes { id } } }',
    {
      article_aggregate: { aggregate: { count: 2, sum: { views: 50 } }, nodes: [{ id: 3 }, { id: 2 }] },
    },
  ],
  [
    'aggregates of distinct rows',
    '{ article_aggregate(distinct_on: author_id) { aggregate { count } } }',
    { article_aggregate: { aggregate: { count: 3 } } },
  ],
  [
    'nested aggregates',
    '{ author(order_by: {name: asc}) { articles_aggregate(where: {status: {_eq: "published"}}) { aggregate { count max { views } } nodes { comments_aggregate { aggregate { count } } } } } }',
    {
      author: [
        {
          articles_aggregate: {
            aggregate: { count: 1, max: { views: 10 } },
            nodes: [{ comments_aggregate: { aggregate: { count: 4 } } }],
          },
        },
        {
          articles_aggregate: {
            aggregate: { count: 1, max: { views: 30 } },
            nodes: [{ comments_aggregate: { aggregate: { count: 1 } } }],
          },
        },
        {
          articles_aggregate: {
            aggregate: { count: 1, max: { views: 20 } },
            nodes: [{ comments_aggregate: { aggregate: { count: 1 } } }],
          },
        },
      ],
    },
  ],
  [
    'the same aggregate twice under aliases',
    '{ article_aggregate { x: aggregate { count } y: aggregate { sum { views v: views } } } }',
    {
      article_aggregate: { x: { count: 6 }, y: { sum: { views: 120, v: 120 } } },
    },
  ],
  [
    'introspection beside data',
    '{ a: article_by_pk(id: 1) { id } __schema { queryType { name } } b: article_by_pk(id: 2) { id } __type(name: "tag") { fields { name } } }',
    {
      a: { id: 1 },
      __schema: { queryType: { name: 'query_root' } },
      b: { id: 2 },
      __type: { fields: [{ name: 'id' }, { name: 'name' }] },
    },
  ],
]

describe('selections', () => {
  test.each(selections)('%s', async (_name, query, data, variables) => {
    const answer = await bench.ask(query, variables)
    expect(answer).toEqual({ data })
    // Keys come in the order they were asked for.
    expect(JSON.stringify(answer.data)).toBe(JSON.stringify(data))
  })

  test('every request is one statement', async () => {
    const before = bench.statements.length
    await bench.ask(
      '{ a: article { author { name } comments { id } } b: article_aggregate { aggregate { count } } c: tag { name } }',
    )
    expect(bench.statements.length - before).toBe(1)
  })

  test('one of several operations', async () => {
    const query = 'query a { tag_by_pk(id: 1) { name } } query b { tag_by_pk(id: 2) { name } }'
    const { body } = await bench.engine.execute({ query, operationName: 'b' }, { role: 'admin', variables: {} })
    expect(body).toBe('{"data":{"tag_by_pk":{"name":"art"}}}')
    expect((await bench.ask(query)).errors?.[0]?.message).toContain('exactly one operation')
  })

  test('engine.query answers data and throws errors', async () => {
    const session = { role: 'admin', variables: {} }
    const data = await bench.engine.query<{ tag: { id: number }[] }>(
      'query ($n: Int) { tag(limit: $n) { id } }',
      { n: 1 },
      session,
    )
    expect(data).toEqual({ tag: [{ id: 1 }] })
    await expect(bench.engine.query('{ nothing }', {}, session)).rejects.toMatchObject({ code: 'validation-failed' })
  })
})
