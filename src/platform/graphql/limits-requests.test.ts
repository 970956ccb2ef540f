import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { createEngine, type Engine } from './engine.ts'
import { library } from './fixture/library.ts'
import { admin, anonymous, ask, customer1, openLibrary, type Bench } from './fixture/open-library.ts'
import { directRunner } from './run.ts'

let bench: Bench
const limits = {
  objects: 5,
  writtenRows: 4,
  variableValues: 60,
  variableCharacters: 500,
  batch: 3,
  batchFields: 6,
  filterTerms: 12,
  filterDepth: 4,
  cost: 400,
  rows: 50,
}
beforeAll(async () => void (bench = await openLibrary(await freshDatabase(), { limits, mutations: true })))
beforeEach(() => bench.reset())
afterAll(() => bench.close())

const names = (count: number): { name: string }[] =>
  Array.from({ length: count }, (_, index) => ({ name: `n${index}` }))
const insertTags = 'mutation ($o: [tag_insert_input!]!) { insert_tag(objects: $o) { affected_rows } }'
const literal = (count: number): string =>
  names(count)
    .map(({ name }) => `{name: "${name}"}`)
    .join(' ')
const tagUpdates = (count: number): object[] => Array.from({ length: count }, () => ({ where: {}, _set: {} }))
const manyUpdates = 'mutation ($u: [tag_updates!]!) { update_tag_many(updates: $u) { affected_rows } }'

const over: [limit: string, name: string, query: string, variables?: unknown][] = [
  ['objects', 'objects in a variable', insertTags, { o: names(6) }],
  ['objects', 'objects in the document', `mutation { insert_tag(objects: [${literal(6)}]) { affected_rows } }`],
  [
    'objects',
    'objects over several fields',
    `mutation { a: insert_tag(objects: [${literal(3)}]) { affected_rows } b: insert_tag(objects: [${literal(3)}]) { affected_rows } }`,
  ],
  [
    'objects',
    'objects nested in others',
    `mutation { insert_article_tag(objects: [{position: 1, tag: {data: {name: "a"}}, article: {data: {title: "t", author: {data: {name: "x", articles: {data: [{title: "a"}, {title: "b"}, {title: "c"}]}}}}}}]) { affected_rows } }`,
  ],
  ['objects', 'changes of update_x_many', manyUpdates, { u: tagUpdates(6) }],
  [
    'depth',
    'objects nested too deep',
    `mutation { insert_author(objects: [${'{articles: {data: [{author: {data: '.repeat(6)}{}${'}}]}}'.repeat(6)}]) { affected_rows } }`,
  ],
  [
    'writtenRows',
    'rows one field changes',
    'mutation { update_article(where: {}, _inc: {views: 1}) { affected_rows } }',
  ],
  [
    'writtenRows',
    'rows one field removes',
    'mutation { delete_comment(where: {}) { affected_rows returning { id } } }',
  ],
  ['variableValues', 'many values', insertTags, { o: Array.from({ length: 70 }, () => null) }],
  [
    'variableValues',
    'many values of one jsonb',
    'query ($d: jsonb) { article(where: {data: {_contains: $d}}) { id } }',
    { d: Array.from({ length: 70 }, (_, index) => index) },
  ],
  [
    'variableValues',
    'variables nobody asked for',
    'query ($i: Int) { tag(limit: $i) { id } }',
    { other: Array.from({ length: 70 }, () => 1) },
  ],
  ['variableCharacters', 'a long text', insertTags, { o: [{ name: 'x'.repeat(600) }] }],
  [
    'variableCharacters',
    'long keys',
    'query ($d: jsonb) { article(where: {data: {_contains: $d}}) { id } }',
    { d: { ['k'.repeat(600)]: 1 } },
  ],
  [
    'filterTerms',
    'terms of a mutation filter',
    `mutation { delete_tag(where: {_or: [${'{id: {_eq: 1}} '.repeat(8)}]}) { affected_rows } }`,
  ],
  [
    'filterTerms',
    'terms over several mutations',
    `mutation { a: delete_tag(where: {_or: [${'{id: {_eq: 0}} '.repeat(4)}]}) { affected_rows } b: delete_tag(where: {_or: [${'{id: {_eq: 0}} '.repeat(4)}]}) { affected_rows } }`,
  ],
  [
    'filterDepth',
    'a deep mutation filter',
    'mutation ($w: tag_bool_exp!) { delete_tag(where: $w) { affected_rows } }',
    { w: { _not: { _not: { _not: { _not: { id: { _eq: 1 } } } } } } },
  ],
  [
    'cost',
    'relations of what is returned',
    'mutation { update_tag(where: {id: {_eq: 0}}, _set: {name: "x"}) { affected_rows } update_article(where: {id: {_eq: 0}}, _inc: {views: 1}) { returning { author { articles { id } } } } }',
  ],
]

describe('limits of a mutation', () => {
  test.each(over)('%s: %s is refused by name and nothing is written', async (limit, _name, query, variables) => {
    const { errors, data } = await bench.ask(query, variables)
    expect(data).toBeUndefined()
    expect(errors?.[0]?.message).toContain(`"${limit}"`)
    expect(errors?.[0]?.extensions.code).toBe('validation-failed')
    const { rows } = await bench.pool.query(
      'select (select count(*) from tag)::int t, (select count(*) from side.remark)::int c, (select sum(views) from article)::int v',
    )
    expect(rows).toEqual([{ t: 3, c: 6, v: 120 }])
  })

  test('what keeps within them passes', async () => {
    expect(await bench.ask(insertTags, { o: names(4) })).toEqual({ data: { insert_tag: { affected_rows: 4 } } })
    expect(await bench.ask(manyUpdates, { u: tagUpdates(5) })).toHaveProperty('data')
    expect(await bench.ask('mutation { delete_comment(where: {id: {_lt: 5}}) { affected_rows } }')).toEqual({
      data: { delete_comment: { affected_rows: 4 } },
    })
  })
})

describe('a batch', () => {
  const send = async (requests: { query: string }[], session = admin): Promise<unknown> =>
    JSON.parse((await bench.engine.execute(requests, session)).body) as unknown

  test('is answered in order, one failure leaving the others alone', async () => {
    expect(
      await send([{ query: '{ tag(limit: 1) { id } }' }, { query: '{ x }' }, { query: '{ a: __typename }' }]),
    ).toEqual([
      { data: { tag: [{ id: 1 }] } },
      {
        errors: [
          {
            message: "field 'x' not found in type: 'query_root'",
            extensions: { path: '$.selectionSet.x', code: 'validation-failed' },
          },
        ],
      },
      { data: { a: 'query_root' } },
    ])
    expect(await send([])).toEqual([])
  })

  test('each of its mutations is a transaction of its own', async () => {
    const insert = (name: string) => ({ query: `mutation { insert_tag_one(object: {name: "${name}"}) { name } }` })
    expect(await send([insert('one'), insert('law'), insert('two')])).toMatchObject([
      { data: { insert_tag_one: { name: 'one' } } },
      { errors: [{ extensions: { code: 'constraint-violation' } }] },
      { data: { insert_tag_one: { name: 'two' } } },
    ])
  })

  test.each([
    ['batch', Array.from({ length: 4 }, () => ({ query: '{ __typename }' }))],
    ['batchFields', Array.from({ length: 3 }, () => ({ query: '{ a: __typename b: __typename c: __typename }' }))],
    [
      'batchFields',
      [
        { query: '{ ...f } fragment f on query_root { a: __typename b: __typename c: __typename d: __typename }' },
        { query: '{ a: __typename b: __typename c: __typename }' },
      ],
    ],
  ])('%s: too much is refused as a whole', async (limit, requests) => {
    const before = bench.statements.length
    expect(await send(requests)).toMatchObject({
      errors: [{ message: expect.stringContaining(`"${limit}"`) as string }],
    })
    expect(bench.statements.length).toBe(before)
  })

  test('a batch that may not write has 405', async () => {
    const { status } = await bench.engine.execute(
      [{ query: 'mutation { insert_tag(objects: []) { affected_rows } }' }],
      admin,
      { allowMutations: false },
    )
    expect(status).toBe(405)
  })
})

describe('a list of allowed documents', () => {
  const shipped = [
    'query tags($n: Int) { tag(limit: $n) { id } }',
    'mutation add($n: String!) { insert_tag_one(object: {name: $n}) { name } }',
  ]
  let engine: Engine
  beforeAll(() => {
    const allowedDocuments = (role: string) => (role === 'admin' ? undefined : shipped)
    engine = createEngine({ model: library, run: directRunner(bench.pool), allowedDocuments })
  })

  test('lets these run, whatever their layout and variables', async () => {
    for (const query of [shipped[0] ?? '', 'query tags($n:Int){tag(limit:$n){id}} # again'])
      expect(await ask(engine, query, { n: 1 }, customer1)).toEqual({ data: { tag: [{ id: 1 }] } })
  })

  test.each([
    ['another document', '{ tag { id } }'],
    ['another limit in the document', 'query tags($n: Int) { tag(limit: 5) { id } }'],
    ['a document with one more operation', `${shipped[0]} query more { tag { name } }`],
    ['introspection', '{ __schema { queryType { name } } }'],
    ['what does not parse', '{ tag { '],
  ])('refuses %s', async (_name, query) => {
    const { errors } = await ask(engine, query, {}, customer1)
    expect(errors?.[0]?.extensions.code).toBe('validation-failed')
    expect(errors?.[0]?.message).toMatch(/^query is not in any of the allowlists$|^not a valid graphql query/)
  })

  test('holds by role, and not for code of the same process', async () => {
    expect(await ask(engine, '{ tag(limit: 1) { id } }', {}, admin)).toHaveProperty('data')
    expect((await ask(engine, '{ article { id } }', {}, anonymous)).errors).toBeDefined()
    expect(await engine.query('{ tag(limit: 1) { name } }', {}, customer1)).toEqual({ tag: [{ name: 'law' }] })
  })
})
