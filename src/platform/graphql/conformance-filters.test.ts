import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { ids } from './fixture/library.ts'
import { openLibrary, type Bench } from './fixture/open-library.ts'

let bench: Bench
beforeAll(async () => void (bench = await openLibrary(await freshDatabase())))
afterAll(() => bench.close())

/** Ids of the articles a filter keeps. */
const filters: [
  name: string,
  where: string,
  ids: number[],
  variables?: { types: string; values: Record<string, unknown> },
][] = [
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
  ['an array _neq', '{labels: {_neq: []}}', [1, 3, 5]],
  ['an array _gt', '{labels: {_gt: ["blue", "green"]}}', [1, 3]],
  ['an array _in', '{labels: {_in: [["red"], ["blue", "green"], ["none"]]}}', [3, 5]],
  ['an array _in of nothing', '{labels: {_in: []}}', []],
  ['an array _nin', '{labels: {_nin: [["red"], []]}}', [1, 5]],
  ['an array _nin of nothing', '{labels: {_nin: []}}', [1, 2, 3, 4, 5, 6]],
  ['an array _is_null', '{labels: {_is_null: true}}', []],
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
  [
    'jsonb with a variable inside a literal',
    '{data: {_contains: {lang: $l}}}',
    [2],
    { types: '$l: String', values: { l: 'sk' } },
  ],
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
  [
    'an aggregate: count with a filter',
    '{comments_aggregate: {count: {filter: {score: {_gt: 2}}, predicate: {_gt: 2}}}}',
    [1],
  ],
  [
    'an aggregate: count of distinct columns',
    '{comments_aggregate: {count: {arguments: [user_id], distinct: true, predicate: {_eq: 2}}}}',
    [1],
  ],
  ['an aggregate: bool_or', '{comments_aggregate: {bool_or: {arguments: flagged, predicate: {_eq: true}}}}', [1, 5]],
  ['an aggregate: bool_and', '{comments_aggregate: {bool_and: {arguments: flagged, predicate: {_eq: true}}}}', [5]],
  ['a variable as a value', '{id: {_eq: $i}}', [3], { types: '$i: Int!', values: { i: 3 } }],
  [
    'an absent variable drops its test',
    '{status: {_eq: $s}}',
    [1, 2, 3, 4, 5, 6],
    { types: '$s: article_status', values: {} },
  ],
  ['a default value', '{id: {_eq: $i}}', [2], { types: '$i: Int = 2', values: {} }],
  ['a variable as a comparison', '{id: $c}', [5, 6], { types: '$c: Int_comparison_exp', values: { c: { _gt: 4 } } }],
  ['a variable as the list of _in', '{id: {_in: $i}}', [1, 2], { types: '$i: [Int!]', values: { i: [1, 2] } }],
  ['a variable inside the list of _in', '{id: {_in: [$i, 6]}}', [3, 6], { types: '$i: Int!', values: { i: 3 } }],
  [
    'a variable as an element of _or',
    '{_or: [$a, {id: {_eq: 6}}]}',
    [1, 6],
    { types: '$a: article_bool_exp!', values: { a: { id: { _eq: 1 } } } },
  ],
  ['a jsonb variable', '{data: {_contains: $d}}', [4], { types: '$d: jsonb', values: { d: { meta: { pages: 20 } } } }],
]

describe('where', () => {
  test.each(filters)('%s', async (_name, where, expected, variables) => {
    const document = `query q${variables ? `(${variables.types})` : ''} { article(where: ${where}, order_by: {id: asc}) { id } }`
    const answer = await bench.ask(document, variables?.values)
    expect(answer).toEqual({ data: { article: expected.map((id) => ({ id })) } })
  })

  test.each(filters.filter(([, , , variables]) => !variables))(
    '%s, as one variable',
    async (_name, where, expected) => {
      // The same filter sent as JSON: literals and variables must mean the same.
      const json = where
        .replaceAll(/([{,]\s*)([a-z_A-Z]+):/g, '$1"$2":')
        .replace(/arguments": ([a-z]+)/, 'arguments": "$1"')
        .replace('[user_id]', '["user_id"]')
      const exact = json.replace('9007199254740993}}', '"9007199254740993"}}').replaceAll('""', '"')
      const variables = { w: JSON.parse(exact) as unknown }
      const answer = await bench.ask(
        'query q($w: article_bool_exp) { article(where: $w, order_by: {id: asc}) { id } }',
        variables,
      )
      expect(answer).toEqual({ data: { article: expected.map((id) => ({ id })) } })
    },
  )
})
