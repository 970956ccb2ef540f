import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ids } from './fixture/library.ts'
import { openLibrary, type Bench } from './fixture/open-library.ts'

let bench: Bench
beforeAll(async () => void (bench = await openLibrary()))
afterAll(() => bench.close())

/** Ids of the articles a filter keeps. */
const filters: [name: string, where: string, ids: number[], variables?: { types: string; values: Record<string, unknown> }][] = [
  ['an empty filter', '{}', [1, 2, 3, 4, 5, 6]],
  ['_eq', '{status: {_eq: "draft"}}', [2, 4]],
  ['_neq leaves nulls out', '{body: {_neq: "third"}}', [1, 5]],
  ['_gt', '{views: {_gt: 20}}', [3, 4]],
  ['_gte', '{views: {_gte: 30}}', [3, 4]],
  ['_lt', '{views: {_lt: 10}}', [6]],
  ['_lte', '{views: {_lte: 10}}', [1, 6]],
  ['two operators of one column', '{views: {_gt: 10, _lt: 40}}', [2, 3, 5]],
  ['_in', '{id: {_in: [1, 3, 99]}}', [1, 3]],
  ['_in of one value without brackets', '{id: {_in: 3}}', [3]],
  ['_in of nothing', '{id: {_in: []}}', []],
  ['_nin', '{id: {_nin: [1, 3]}}', [2, 4, 5, 6]],
  ['_nin of nothing', '{id: {_nin: []}}', [1, 2, 3, 4, 5, 6]],
  ['_is_null true', '{body: {_is_null: true}}', [2, 4, 6]],
  ['_is_null false', '{body: {_is_null: false}}', [1, 3, 5]],
  ['a boolean', '{published: {_eq: true}}', [1, 3, 5]],
  ['a bigint beyond doubles, as a literal', '{likes: {_eq: 9007199254740993}}', [3]],
  ['a bigint beyond doubles, as text', '{likes: {_eq: "9007199254740993"}}', [3]],
  ['numeric', '{price: {_lt: 1.5}}', [3, 6]],
  ['uuid', `{author_id: {_eq: "${ids.cleo}"}}`, [5, 6]],
  ['timestamptz in another zone', '{published_at: {_eq: "2026-01-01T11:00:00+01:00"}}', [1]],
  ['date', '{day: {_gte: "2026-02-01"}}', [3, 5]],
  ['an enum type', '{status: {_in: ["archived", "draft"]}}', [2, 4, 6]],
  ['_like', '{title: {_like: "%a"}}', [1, 2, 3, 4]],
  ['_nlike', '{title: {_nlike: "%a"}}', [5, 6]],
  ['_like with an escaped sign', '{title: {_like: "100\\\\%%"}}', [6]],
  ['_ilike', '{title: {_ilike: "ALPHA%"}}', [1, 5]],
  ['_nilike', '{title: {_nilike: "alpha%"}}', [2, 3, 4, 6]],
  ['_similar', '{title: {_similar: "(Alpha|Beta)"}}', [1, 2]],
  ['_nsimilar', '{title: {_nsimilar: "(Alpha|Beta)"}}', [3, 4, 5, 6]],
  ['_regex', '{title: {_regex: "^[AB]"}}', [1, 2]],
  ['_nregex', '{title: {_nregex: "^[AB]"}}', [3, 4, 5, 6]],
  ['_iregex', '{title: {_iregex: "^a"}}', [1, 5]],
  ['_niregex', '{title: {_niregex: "^a"}}', [2, 3, 4, 6]],
  ['an array _eq', '{labels: {_eq: ["red", "blue"]}}', [1]],
  ['an array _contains', '{labels: {_contains: ["blue"]}}', [1, 5]],
  ['an array _contained_in', '{labels: {_contained_in: ["red"]}}', [2, 3, 4, 6]],
  ['jsonb _contains', '{data: {_contains: {lang: "en"}}}', [1, 4]],
  ['jsonb _contains an element', '{data: {_contains: 2}}', [5]],
  ['jsonb _contained_in', '{data: {_contained_in: {lang: "sk", more: 1}}}', [2, 6]],
  ['jsonb _has_key', '{data: {_has_key: "kinds"}}', [1]],
  ['jsonb _has_keys_any', '{data: {_has_keys_any: ["kinds", "meta"]}}', [1, 4]],
  ['jsonb _has_keys_all', '{data: {_has_keys_all: ["lang", "meta"]}}', [1, 4]],
  ['jsonb _eq', '{data: {_eq: {lang: "sk"}}}', [2]],
  ['jsonb _in', '{data: {_in: [{lang: "sk"}, [1, 2]]}}', [2, 5]],
  ['jsonb _cast to String', '{data: {_cast: {String: {_like: "%sk%"}}}}', [2]],
  ['jsonb with a variable inside a literal', '{data: {_contains: {lang: $l}}}', [2], { types: '$l: String', values: { l: 'sk' } }],
  ['_and', '{_and: [{views: {_gt: 10}}, {status: {_eq: "draft"}}]}', [2, 4]],
  ['_and of nothing is true', '{_and: []}', [1, 2, 3, 4, 5, 6]],
  ['_or', '{_or: [{id: {_eq: 1}}, {status: {_eq: "archived"}}]}', [1, 6]],
  ['_or of nothing is false', '{_or: []}', []],
  ['_or with an empty alternative', '{_or: [{}, {id: {_eq: 1}}]}', [1, 2, 3, 4, 5, 6]],
  ['_or beside another test', '{_or: [{id: {_eq: 1}}, {id: {_eq: 2}}], status: {_eq: "draft"}}', [2]],
  ['_not is plain NOT: nulls stay out', '{_not: {published: {_eq: true}}}', [2]],
  ['_not of nothing', '{_not: {}}', []],
  ['_not of _or', '{_not: {_or: [{id: {_lt: 3}}, {id: {_gt: 4}}]}}', [3, 4]],
  ['an object relation', '{author: {name: {_like: "Ada%"}}}', [1, 2]],
  ['an object relation that must exist', '{reviewer: {}}', [1, 3, 5, 6]],
  ['an object relation that must not exist', '{_not: {reviewer: {}}}', [2, 4]],
  ['an array relation', '{comments: {score: {_gte: 5}}}', [1, 5]],
  ['relations of relations', '{author: {articles: {comments: {text: {_eq: "hm"}}}}}', [3, 4]],
  ['a relation through a composite key', '{article_tags: {tag: {name: {_eq: "law"}}}}', [1, 3]],
  ['an aggregate: count', '{comments_aggregate: {count: {predicate: {_gte: 1}}}}', [1, 3, 5]],
  ['an aggregate: count with a filter', '{comments_aggregate: {count: {filter: {score: {_gt: 2}}, predicate: {_gt: 2}}}}', [1]],
  ['an aggregate: count of distinct columns', '{comments_aggregate: {count: {arguments: [user_id], distinct: true, predicate: {_eq: 2}}}}', [1]],
  ['an aggregate: bool_or', '{comments_aggregate: {bool_or: {arguments: flagged, predicate: {_eq: true}}}}', [1, 5]],
  ['an aggregate: bool_and', '{comments_aggregate: {bool_and: {arguments: flagged, predicate: {_eq: true}}}}', [5]],
  ['a variable as a value', '{id: {_eq: $i}}', [3], { types: '$i: Int!', values: { i: 3 } }],
  ['an absent variable drops its test', '{status: {_eq: $s}}', [1, 2, 3, 4, 5, 6], { types: '$s: article_status', values: {} }],
  ['a default value', '{id: {_eq: $i}}', [2], { types: '$i: Int = 2', values: {} }],
  ['a variable as a comparison', '{id: $c}', [5, 6], { types: '$c: Int_comparison_exp', values: { c: { _gt: 4 } } }],
  ['a variable as the list of _in', '{id: {_in: $i}}', [1, 2], { types: '$i: [Int!]', values: { i: [1, 2] } }],
  ['a variable inside the list of _in', '{id: {_in: [$i, 6]}}', [3, 6], { types: '$i: Int!', values: { i: 3 } }],
  ['a variable as an element of _or', '{_or: [$a, {id: {_eq: 6}}]}', [1, 6], { types: '$a: article_bool_exp!', values: { a: { id: { _eq: 1 } } } }],
  ['a jsonb variable', '{data: {_contains: $d}}', [4], { types: '$d: jsonb', values: { d: { meta: { pages: 20 } } } }],
]

describe('where', () => {
  test.each(filters)('%s', async (_name, where, expected, variables) => {
    const document = `query q${variables ? `(${variables.types})` : ''} { article(where: ${where}, order_by: {id: asc}) { id } }`
    const answer = await bench.ask(document, variables?.values)
    expect(answer).toEqual({ data: { article: expected.map((id) => ({ id })) } })
  })

  test.each(filters.filter(([, , , variables]) => !variables))('%s, as one variable', async (_name, where, expected) => {
    // The same filter sent as JSON: literals and variables must mean the same.
    const json = where.replaceAll(/([{,]\s*)([a-z_A-Z]+):/g, '$1"$2":').replace(/arguments": ([a-z]+)/, 'arguments": "$1"').replace('[user_id]', '["user_id"]')
    const exact = json.replace('9007199254740993}}', '"9007199254740993"}}').replaceAll('""', '"')
    const variables = { w: JSON.parse(exact) as unknown }
    const answer = await bench.ask('query q($w: article_bool_exp) { article(where: $w, order_by: {id: asc}) { id } }', variables)
    expect(answer).toEqual({ data: { article: expected.map((id) => ({ id })) } })
  })
})

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
  ['by the count of an array relation', '(order_by: [{comments_aggregate: {count: desc}}, {id: asc}])', [1, 3, 5, 2, 4, 6]],
  ['by the maximum of an array relation', '(order_by: [{comments_aggregate: {max: {score: desc_nulls_last}}}, {id: asc}])', [1, 5, 3, 2, 4, 6]],
  ['limit', '(limit: 2)', [1, 2]],
  ['limit 0', '(limit: 0)', []],
  ['limit null', '(limit: null)', [1, 2, 3, 4, 5, 6]],
  ['offset', '(offset: 4)', [5, 6]],
  ['limit and offset', '(limit: 2, offset: 1)', [2, 3]],
  ['distinct_on', '(distinct_on: [author_id], order_by: [{author_id: asc}, {views: desc}])', [2, 4, 5]],
  ['distinct_on alone', '(distinct_on: status)', [2, 1, 6]],
  ['distinct_on of two columns', '(distinct_on: [status, author_id], order_by: [{author_id: asc}, {status: asc}])', [2, 1, 4, 3, 5, 6]],
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
  ['columns of every kind', '{ article(where: {id: {_eq: 5}}) { id title body status views price published labels data published_at day } }', {
    article: [{ id: 5, title: 'alphabet soup', body: 'fifth', status: 'published', views: 20, price: 5, published: true, labels: ['blue', 'green'], data: [1, 2], published_at: '2026-03-01T12:30:00.123+00:00', day: '2026-03-01' }],
  }],
  ['by_pk', '{ article_by_pk(id: 2) { title } }', { article_by_pk: { title: 'Beta' } }],
  ['by_pk of nothing', '{ article_by_pk(id: 99) { title } }', { article_by_pk: null }],
  ['by_pk of a composite key', '{ article_tag_by_pk(tag_id: 2, article_id: 1) { position tag { name } } }', { article_tag_by_pk: { position: 2, tag: { name: 'art' } } }],
  ['by_pk with a variable', 'query ($id: uuid!) { author_by_pk(id: $id) { name } }', { author_by_pk: { name: 'Cleo Quill' } }, { id: ids.cleo }],
  ['object relations, one of them missing', '{ article(where: {id: {_lte: 2}}) { author { name country { name } } reviewer { name } } }', {
    article: [
      { author: { name: 'Ada Lovewell', country: { name: 'Slovakia' } }, reviewer: { name: 'Boris Pen' } },
      { author: { name: 'Ada Lovewell', country: { name: 'Slovakia' } }, reviewer: null },
    ],
  }],
  ['array relations with arguments', '{ author(where: {name: {_like: "A%"}}) { articles(where: {views: {_gt: 5}}, order_by: {id: desc}, limit: 1, offset: 1) { id comments(order_by: {score: desc}, limit: 2) { text } } } }', {
    author: [{ articles: [{ id: 1, comments: [{ text: 'good' }, { text: 'more' }] }] }],
  }],
  ['an empty array relation', '{ article_by_pk(id: 2) { comments { id } } }', { article_by_pk: { comments: [] } }],
  ['the same relation twice', '{ article_by_pk(id: 1) { low: comments(where: {score: {_lt: 4}}) { id } high: comments(where: {score: {_gte: 4}}) { id } } }', {
    article_by_pk: { low: [{ id: 2 }, { id: 3 }], high: [{ id: 1 }, { id: 4 }] },
  }],
  ['aliases', '{ one: article_by_pk(id: 1) { name: title again: title } two: article_by_pk(id: 2) { name: title } }', {
    one: { name: 'Alpha', again: 'Alpha' }, two: { name: 'Beta' },
  }],
  ['__typename everywhere', '{ __typename article(limit: 1) { __typename author { kind: __typename } comments_aggregate(limit: 1) { __typename aggregate { __typename max { __typename } } } } }', {
    __typename: 'query_root',
    article: [{ __typename: 'article', author: { kind: 'author' }, comments_aggregate: { __typename: 'comment_aggregate', aggregate: { __typename: 'comment_aggregate_fields', max: { __typename: 'comment_max_fields' } } } }],
  }],
  ['merged fragments', 'query { article_by_pk(id: 1) { ...a ...b author { id } } } fragment a on article { id author { name } } fragment b on article { ...a title author { name email } }', {
    article_by_pk: { id: 1, author: { name: 'Ada Lovewell', email: 'ada@books.test', id: ids.ada }, title: 'Alpha' },
  }],
  ['inline fragments', '{ ... on query_root { article_by_pk(id: 1) { ... { id } ... on article { title } } } }', { article_by_pk: { id: 1, title: 'Alpha' } }],
  ['@include and @skip', 'query ($yes: Boolean!, $no: Boolean!) { article_by_pk(id: 1) { id @include(if: $no) title @skip(if: $no) views @include(if: $yes) @skip(if: $yes) ...f @include(if: $yes) } } fragment f on article { status }', {
    article_by_pk: { title: 'Alpha', status: 'published' },
  }, { yes: true, no: false }],
  ['nothing left to select', 'query ($no: Boolean!) { article_by_pk(id: 1) { id @include(if: $no) } }', { article_by_pk: {} }, { no: false }],
  ['a JSON path', '{ article_by_pk(id: 1) { pages: data(path: "$.meta.pages") kind: data(path: "kinds[1]") none: data(path: "a.b") quoted: data(path: "[\\"lang\\"]") whole: data } }', {
    article_by_pk: { pages: 10, kind: 'y', none: null, quoted: 'en', whole: { lang: 'en', meta: { pages: 10 }, kinds: ['x', 'y'] } },
  }],
  ['a JSON path from a variable', 'query ($p: String) { article_by_pk(id: 1) { data(path: $p) } }', { article_by_pk: { data: 'en' } }, { p: 'lang' }],
  ['aggregates', '{ article_aggregate { aggregate { count sum { views } avg { views } min { title price } max { published_at } stddev_pop { views } } } }', {
    article_aggregate: { aggregate: { count: 6, sum: { views: 120 }, avg: { views: 20 }, min: { title: '100% _sure_', price: 0.1 }, max: { published_at: '2026-03-01T12:30:00.123+00:00' }, stddev_pop: { views: 12.909944487358056 } } },
  }],
  ['counts of columns', '{ article_aggregate { aggregate { all: count nn: count(columns: [body]) two: count(columns: [body, likes]) d: count(columns: [views], distinct: true) dd: count(columns: [views, status], distinct: true) } } }', {
    article_aggregate: { aggregate: { all: 6, nn: 3, two: 3, d: 5, dd: 6 } },
  }],
  ['figures of no rows', '{ article_aggregate(where: {id: {_eq: 99}}) { aggregate { count sum { views } max { title } } nodes { id } } }', {
    article_aggregate: { aggregate: { count: 0, sum: { views: null }, max: { title: null } }, nodes: [] },
  }],
  ['aggregates of a page', '{ article_aggregate(order_by: {views: desc}, limit: 2, offset: 1) { aggregate { count sum { views } } nodes { id } } }', {
    article_aggregate: { aggregate: { count: 2, sum: { views: 50 } }, nodes: [{ id: 3 }, { id: 2 }] },
  }],
  ['aggregates of distinct rows', '{ article_aggregate(distinct_on: author_id) { aggregate { count } } }', { article_aggregate: { aggregate: { count: 3 } } }],
  ['nested aggregates', '{ author(order_by: {name: asc}) { articles_aggregate(where: {status: {_eq: "published"}}) { aggregate { count max { views } } nodes { comments_aggregate { aggregate { count } } } } } }', {
    author: [
      { articles_aggregate: { aggregate: { count: 1, max: { views: 10 } }, nodes: [{ comments_aggregate: { aggregate: { count: 4 } } }] } },
      { articles_aggregate: { aggregate: { count: 1, max: { views: 30 } }, nodes: [{ comments_aggregate: { aggregate: { count: 1 } } }] } },
      { articles_aggregate: { aggregate: { count: 1, max: { views: 20 } }, nodes: [{ comments_aggregate: { aggregate: { count: 1 } } }] } },
    ],
  }],
  ['the same aggregate twice under aliases', '{ article_aggregate { x: aggregate { count } y: aggregate { sum { views v: views } } } }', {
    article_aggregate: { x: { count: 6 }, y: { sum: { views: 120, v: 120 } } },
  }],
  ['introspection beside data', '{ a: article_by_pk(id: 1) { id } __schema { queryType { name } } b: article_by_pk(id: 2) { id } __type(name: "tag") { fields { name } } }', {
    a: { id: 1 }, __schema: { queryType: { name: 'query_root' } }, b: { id: 2 }, __type: { fields: [{ name: 'id' }, { name: 'name' }] },
  }],
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
    await bench.ask('{ a: article { author { name } comments { id } } b: article_aggregate { aggregate { count } } c: tag { name } }')
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
    const data = await bench.engine.query<{ tag: { id: number }[] }>('query ($n: Int) { tag(limit: $n) { id } }', { n: 1 }, session)
    expect(data).toEqual({ tag: [{ id: 1 }] })
    await expect(bench.engine.query('{ nothing }', {}, session)).rejects.toMatchObject({ code: 'validation-failed' })
  })
})
