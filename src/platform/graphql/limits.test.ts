import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import type { Limits } from './limits.ts'
import { openLibrary, type Bench } from './fixture/open-library.ts'

let bench: Bench
const limits: Partial<Limits> = {
  depth: 5,
  fields: 40,
  aliases: 5,
  tokens: 2000,
  rootFields: 4,
  rows: 4,
  filterDepth: 4,
  filterTerms: 12,
  inList: 5,
  statementTimeoutMs: 300,
  cost: 60,
  characters: 20_000,
}
beforeAll(async () => void (bench = await openLibrary(await freshDatabase(), { limits })))
afterAll(() => bench.close())

const nested = (levels: number): unknown => (levels === 0 ? { id: { _eq: 1 } } : { _not: nested(levels - 1) })
const nestedText = (levels: number): string => (levels === 0 ? '{id: {_eq: 1}}' : `{_not: ${nestedText(levels - 1)}}`)
const repeat = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ')
const byVariable = 'query ($w: article_bool_exp) { article(where: $w) { id } }'

const within: [name: string, query: string, variables?: unknown][] = [
  ['five levels', '{ article(limit: 1) { author { articles(limit: 1) { author { name } } } } }'],
  ['a filter four deep', `{ article(where: ${nestedText(3)}) { id } }`],
  ['a filter four deep in a variable', byVariable, { w: nested(3) }],
  ['a list of five', '{ article(where: {id: {_in: [1, 2, 3, 4, 5]}}) { id } }'],
  ['five aliases', `{ tag_by_pk(id: 1) { ${repeat(5, (index) => `a${index}: id`)} } }`],
  ['introspection of any depth', '{ __schema { types { fields { type { ofType { ofType { name } } } } } } }'],
]
const over: [limit: string, name: string, query: string, variables?: unknown][] = [
  ['depth', 'six levels', '{ article { author { articles { author { articles { id } } } } } }'],
  [
    'depth',
    'six levels by fragments',
    '{ ...a } fragment a on query_root { article { ...b } } fragment b on article { author { articles { ...c } } } fragment c on article { author { articles { id } } }',
  ],
  ['depth', 'hundreds of braces', `{ ${'a { '.repeat(600)} a ${'}'.repeat(601)}`],
  ['fields', 'many fields', `{ tag { ${repeat(50, () => 'id')} } }`],
  [
    'fields',
    'fragments that double each other',
    `{ tag { ...f0 } } ${repeat(30, (i) => `fragment f${i} on tag { ...f${i + 1} ... on tag { ...f${i + 1} } }`)} fragment f30 on tag { id }`,
  ],
  ['aliases', 'many aliases', `{ tag { ${repeat(6, (index) => `a${index}: id`)} } }`],
  ['rootFields', 'many roots', `{ ${repeat(5, () => '__typename')} }`],
  ['tokens', 'many tokens', `{ tag { ${repeat(2100, () => 'id')} } }`],
  ['characters', 'a long text', `{ tag { id } } # ${'x'.repeat(20_000)}`],
  ['filterDepth', 'a deep filter', `{ article(where: ${nestedText(4)}) { id } }`],
  ['filterDepth', 'a deep filter in a variable', byVariable, { w: nested(4) }],
  ['filterDepth', 'a very deep filter in a variable', byVariable, { w: nested(5000) }],
  [
    'filterDepth',
    'a deep filter through relations',
    '{ article(where: {author: {articles: {author: {articles: {id: {_eq: 1}}}}}}) { id } }',
  ],
  ['filterTerms', 'many terms', `{ article(where: {_or: [${repeat(10, () => '{id: {_eq: 1}}')}]}) { id } }`],
  [
    'filterTerms',
    'many terms in a variable',
    byVariable,
    { w: { _or: Array.from({ length: 10 }, () => ({ id: { _eq: 1 } })) } },
  ],
  [
    'filterTerms',
    'many terms over several roots',
    `{ ${repeat(4, (i) => `a${i}: article(where: {id: {_gt: 0, _lt: 9, _neq: 5, _gte: 1}}) { id }`)} }`,
  ],
  ['filterTerms', 'many sort keys', `{ article(order_by: [${repeat(13, () => '{id: asc}')}]) { id } }`],
  ['inList', 'a long list', '{ article(where: {id: {_in: [1, 2, 3, 4, 5, 6]}}) { id } }'],
  [
    'inList',
    'a long list in a variable',
    'query ($i: [Int!]) { article(where: {id: {_in: $i}}) { id } }',
    { i: [1, 2, 3, 4, 5, 6] },
  ],
  [
    'inList',
    'a long list of keys',
    '{ article(where: {data: {_has_keys_any: ["a", "b", "c", "d", "e", "f"]}}) { id } }',
  ],
  ['cost', 'lists in lists', '{ article { comments { id article { comments { id } } } } }'],
]

describe('limits', () => {
  test.each(within)('%s passes', async (_name, query, variables) => {
    expect(await bench.ask(query, variables)).toHaveProperty('data')
  })

  test.each(over)('%s: %s is refused by name', async (limit, _name, query, variables) => {
    const before = bench.statements.length
    const { errors, data } = await bench.ask(query, variables)
    expect(data).toBeUndefined()
    expect(errors?.[0]?.message).toContain(`"${limit}"`)
    expect(errors?.[0]?.extensions.code).toBe('validation-failed')
    expect(bench.statements.length).toBe(before)
  })

  test('a list variable is measured on every request, not only on the first', async () => {
    const query = 'query ($i: [Int!]) { tag(where: {id: {_in: $i}}) { id } }'
    expect(await bench.ask(query, { i: [1] })).toHaveProperty('data')
    expect((await bench.ask(query, { i: [1, 2, 3, 4, 5, 6] })).errors?.[0]?.message).toContain('"inList"')
  })

  test('rows: a larger limit is lowered, and figures still count everything', async () => {
    const { data } = await bench.ask(
      '{ article(limit: 100) { id } article_aggregate { aggregate { count } nodes { id } } }',
    )
    const four = [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }]
    expect(data).toEqual({ article: four, article_aggregate: { aggregate: { count: 6 }, nodes: four } })
  })

  test('statementTimeoutMs: a slow statement is cancelled and the connection lives on', async () => {
    await bench.pool.query(
      'alter table wide rename to wide_table; create view wide as select 1 as c0, (select 1 from pg_sleep(3)) as c1',
    )
    const { errors } = await bench.ask('{ wide(where: {c1: {_eq: 1}}) { c0 } }')
    expect(errors).toEqual([
      {
        message: 'the request is over the limit "statementTimeoutMs"',
        extensions: { path: '$', code: 'time-limit-exceeded' },
      },
    ])
    expect(await bench.ask('{ tag_by_pk(id: 1) { id } }')).toEqual({ data: { tag_by_pk: { id: 1 } } })
  })

  test('depth: nesting that exhausts the stack is a refusal too', async () => {
    const deep = await openLibrary(await freshDatabase(), { limits: { tokens: 1e6, characters: 1e6 } })
    for (const query of [
      `{ ${'a{'.repeat(100_000)}`,
      `{ article(where: ${'{_not:'.repeat(100_000)}`,
      `{ article(where: ${'['.repeat(100_000)}`,
    ]) {
      const { errors } = await deep.ask(query)
      expect(errors?.[0]).toMatchObject({
        message: 'the request is over the limit "depth"',
        extensions: { code: 'validation-failed' },
      })
    }
    await deep.close()
  })

  test('limits may differ by role', async () => {
    const byRole = await openLibrary(await freshDatabase(), {
      limits: (role) => (role === 'anonymous' ? { depth: 1 } : {}),
    })
    expect(await byRole.ask('{ article { id } }')).toHaveProperty('data')
    expect(
      (await byRole.ask('{ article { id } }', {}, { role: 'anonymous', variables: {} })).errors?.[0]?.message,
    ).toContain('"depth"')
    await byRole.close()
  })
})
