import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { createEngine } from './engine.ts'
import { library } from './fixture/library.ts'
import { admin, anonymous, ask, customer1, openLibrary, type Bench } from './fixture/open-library.ts'
import { directRunner, rowSecurityRunner } from './run.ts'

let bench: Bench
beforeAll(async () => void (bench = await openLibrary(await freshDatabase())))
afterAll(() => bench.close())

const failure = async (
  ...request: Parameters<Bench['ask']>
): Promise<{ message: string; code: string; path: string }> => {
  const { errors, data } = await bench.ask(...request)
  expect(data).toBeUndefined()
  const [error] = errors ?? []
  return { message: error?.message ?? '', code: error?.extensions.code ?? '', path: error?.extensions.path ?? '' }
}
const lastSql = (): string => bench.statements.at(-1)?.sql ?? ''
const articleIds = (list: number[]): unknown => ({ data: { article: list.map((id) => ({ id })) } })

describe('plans', () => {
  test('a limit is a literal of the statement, an offset a parameter', async () => {
    const document = 'query ($l: Int, $o: Int) { article(limit: $l, offset: $o) { id } }'
    expect(await bench.ask(document, { l: 2, o: 1 })).toEqual(articleIds([2, 3]))
    expect(lastSql()).toMatch(/limit 2 offset \$1::int8/)
    expect(await bench.ask(document, { l: 3, o: 2 })).toEqual(articleIds([3, 4, 5]))
    expect(lastSql()).toMatch(/limit 3 offset/)
    expect(await bench.ask(document, { l: null })).toEqual(articleIds([1, 2, 3, 4, 5, 6]))
  })

  test('a statement is named after its text once it is hot, whatever the values and the layout', async () => {
    const ask = (id: number, blank = ' ') =>
      bench.ask(`query hot($i: Int!) {${blank}tag_by_pk(id: $i) { id } }`, { i: id })
    for (const id of [1, 2, 3]) await ask(id)
    expect(bench.statements.at(-1)?.name).toBeUndefined()
    await ask(1, ' # a comment\n')
    const { name } = bench.statements.at(-1) ?? {}
    expect(name).toMatch(/^q[0-9a-f]{24}$/)
    expect(await ask(3)).toEqual({ data: { tag_by_pk: { id: 3 } } })
    expect(bench.statements.at(-1)?.name).toBe(name)
  })

  test.each<[string, string, [Record<string, unknown>, number[]][]]>([
    [
      'which keys a filter has',
      'query ($w: article_bool_exp) { article(where: $w) { id } }',
      [
        [{ w: { id: { _eq: 1 } } }, [1]],
        [{ w: { id: { _gt: 4 } } }, [5, 6]],
        [{ w: { id: { _eq: 2 } } }, [2]],
        [{ w: { _or: [{ id: { _eq: 1 } }, { id: { _eq: 2 } }] } }, [1, 2]],
        [{ w: { _or: [{ id: { _eq: 3 } }] } }, [3]],
        [{ w: {} }, [1, 2, 3, 4, 5, 6]],
        [{ w: null }, [1, 2, 3, 4, 5, 6]],
        [{}, [1, 2, 3, 4, 5, 6]],
      ],
    ],
    [
      '_is_null by its value',
      'query ($b: Boolean) { article(where: {body: {_is_null: $b}}) { id } }',
      [
        [{ b: true }, [2, 4, 6]],
        [{ b: false }, [1, 3, 5]],
        [{}, [1, 2, 3, 4, 5, 6]],
      ],
    ],
    [
      'a direction by its value',
      'query ($d: order_by) { article(order_by: {id: $d}, limit: 2) { id } }',
      [
        [{ d: 'asc' }, [1, 2]],
        [{ d: 'desc' }, [6, 5]],
        [{}, [1, 2]],
      ],
    ],
    [
      'distinct columns by name',
      'query ($c: [article_select_column!]) { article(distinct_on: $c) { id } }',
      [
        [{ c: ['author_id'] }, [1, 3, 5]],
        [{ c: ['status'] }, [2, 1, 6]],
        [{ c: [] }, [1, 2, 3, 4, 5, 6]],
      ],
    ],
    [
      'lists without their length',
      'query ($i: [Int!]!) { article(where: {id: {_in: $i}}) { id } }',
      [
        [{ i: [1] }, [1]],
        [{ i: [2, 3, 4] }, [2, 3, 4]],
        [{ i: [] }, []],
      ],
    ],
  ])('the same document serves other variables: %s', async (_name, document, cases) => {
    for (const [variables, expected] of [...cases, ...cases])
      expect(await bench.ask(document, variables)).toEqual(articleIds(expected))
  })

  test('@include follows its variable', async () => {
    const document = 'query ($b: Boolean!) { tag_by_pk(id: 1) { id name @include(if: $b) } }'
    for (const b of [true, false, true])
      expect(await bench.ask(document, { b })).toEqual({ data: { tag_by_pk: b ? { id: 1, name: 'law' } : { id: 1 } } })
  })

  test('a list variable of any length is one statement', async () => {
    const document = 'query ($i: [Int!]!) { tag(where: {id: {_in: $i}}) { id } }'
    await bench.ask(document, { i: [1] })
    const sql = lastSql()
    await bench.ask(document, { i: [1, 2, 3] })
    expect(lastSql()).toBe(sql)
  })

  test('roles do not share plans', async () => {
    const query = '{ article(order_by: {id: asc}) { id } }'
    expect(await bench.ask(query, {}, admin)).toEqual(articleIds([1, 2, 3, 4, 5, 6]))
    expect(await bench.ask(query, {}, customer1)).toEqual(articleIds([1, 2, 5]))
    expect(await bench.ask(query, {}, anonymous)).toEqual(articleIds([1, 3, 5]))
  })
})

describe('null and absent values', () => {
  test.each([
    ['in the document', '{ article(where: {status: {_eq: null}}) { id } }', {}],
    ['in a variable', 'query ($s: article_status) { article(where: {status: {_eq: $s}}) { id } }', { s: null }],
    [
      'deep in a variable',
      'query ($w: article_bool_exp) { article(where: $w) { id } }',
      { w: { status: { _in: null } } },
    ],
    ['as _is_null', '{ article(where: {body: {_is_null: null}}) { id } }', {}],
    ['as a column test', '{ article(where: {body: null}) { id } }', {}],
    ['as _not', '{ article(where: {_not: null}) { id } }', {}],
    ['as _or', '{ article(where: {_or: null}) { id } }', {}],
  ])('null is refused %s', async (_name, query, variables) => {
    const { code, message } = await failure(query, variables)
    expect(code).toBe('validation-failed')
    expect(message).toContain('unexpected null value')
  })

  test('after a refusal the same document still serves a value', async () => {
    const query = 'query ($s: article_status) { article(where: {status: {_eq: $s}}) { id } }'
    expect(await bench.ask(query, { s: 'archived' })).toEqual(articleIds([6]))
  })
})

describe('JSON text', () => {
  const long = (end: string): string => `${'a'.repeat(70)}${end}`

  test('keys that PostgreSQL would cut to the same name stay apart', async () => {
    const query = `{ ${long('x')}: tag_by_pk(id: 1) { ${long('m')}: id ${long('n')}: name } ${long('y')}: tag(limit: 1) { ${long('m')}: name ${long('n')}: id none: name @skip(if: true) } }`
    expect(await bench.ask(query)).toEqual({
      data: {
        [long('x')]: { [long('m')]: 1, [long('n')]: 'law' },
        [long('y')]: [{ [long('m')]: 'law', [long('n')]: 1 }],
      },
    })
  })

  test('a null under a long key stays null', async () => {
    expect(await bench.ask(`{ article_by_pk(id: 2) { ${long('b')}: body } }`)).toEqual({
      data: { article_by_pk: { [long('b')]: null } },
    })
  })

  test('more than a hundred columns', async () => {
    const names = Array.from({ length: 130 }, (_, index) => `c${index}`)
    const { data } = await bench.ask(`{ wide_by_pk(c0: 1) { ${names.join(' ')} } }`)
    expect(data?.['wide_by_pk']).toEqual(Object.fromEntries(names.map((name, index) => [name, 1 + index])))
  })

  test('numbers keep all their digits', async () => {
    const { body } = await bench.engine.execute({ query: '{ article_by_pk(id: 3) { likes price } }' }, admin)
    expect(body).toBe('{"data":{"article_by_pk":{"likes":9007199254740993,"price":0.10}}}')
  })

  test.each([
    ['directRunner', directRunner],
    ['rowSecurityRunner', rowSecurityRunner],
  ])('times are ISO and UTC whatever the server says: %s', async (_name, runner) => {
    const pool = new pg.Pool({ connectionString: bench.url, options: '-c timezone=Asia/Tokyo -c datestyle=German' })
    const engine = createEngine({ model: library, run: runner(pool) })
    expect(await ask(engine, '{ article_by_pk(id: 1) { published_at day } }', {}, admin)).toEqual({
      data: { article_by_pk: { published_at: '2026-01-01T10:00:00+00:00', day: '2026-01-01' } },
    })
    await pool.end()
  })
})

describe('refusals', () => {
  test.each<[string, string, Record<string, unknown>, { code: string; message: RegExp; path?: string }]>([
    [
      'an unknown field',
      '{ article { nope } }',
      {},
      {
        code: 'validation-failed',
        message: /^field 'nope' not found in type: 'article'$/,
        path: '$.selectionSet.article.selectionSet.nope',
      },
    ],
    [
      'an unknown argument',
      '{ article(wher: {}) { id } }',
      {},
      { code: 'validation-failed', message: /'article' has no argument named 'wher'/ },
    ],
    [
      'an unknown column in a filter',
      '{ article(where: {nope: {_eq: 1}}) { id } }',
      {},
      {
        code: 'validation-failed',
        message: /^field 'nope' not found in type: 'article_bool_exp'$/,
        path: '$.selectionSet.article.args.where.nope',
      },
    ],
    [
      'an unknown column in a variable',
      'query ($w: article_bool_exp) { article(where: $w) { id } }',
      { w: { nope: 1 } },
      { code: 'validation-failed', message: /^field 'nope' not found/ },
    ],
    [
      'bad syntax',
      '{ article { ',
      {},
      { code: 'validation-failed', message: /not a valid graphql query/, path: '$.query' },
    ],
    ['a wrong type', '{ article(limit: "x") { id } }', {}, { code: 'validation-failed', message: /Int/ }],
    [
      'a missing variable',
      'query ($i: Int!) { tag_by_pk(id: $i) { id } }',
      {},
      { code: 'validation-failed', message: /\$i/ },
    ],
    [
      'a mutation where none exist',
      'mutation { nope }',
      {},
      { code: 'validation-failed', message: /no mutations exist/ },
    ],
    [
      'a subscription',
      'subscription { article { id } }',
      {},
      { code: 'validation-failed', message: /no subscriptions exist/ },
    ],
    ['a negative limit', '{ article(limit: -1) { id } }', {}, { code: 'validation-failed', message: /negative/ }],
    ['a negative offset', '{ article(offset: -1) { id } }', {}, { code: 'data-exception', message: /negative/ }],
    [
      'a bad uuid',
      '{ author_by_pk(id: "x") { id } }',
      {},
      { code: 'data-exception', message: /invalid input syntax for type uuid: "x"/ },
    ],
    [
      'a bad enum value',
      '{ article(where: {status: {_eq: "x"}}) { id } }',
      {},
      { code: 'data-exception', message: /article_status/ },
    ],
    [
      'a bad pattern',
      '{ article(where: {title: {_regex: "("}}) { id } }',
      {},
      { code: 'data-exception', message: /regular expression/ },
    ],
    [
      'a bad JSON path',
      '{ article { data(path: "a[") } }',
      {},
      { code: 'validation-failed', message: /invalid JSON path/ },
    ],
    [
      'distinct_on that the order does not start with',
      '{ article(distinct_on: status, order_by: {id: asc}) { id } }',
      {},
      { code: 'validation-failed', message: /"distinct_on" columns must match initial "order_by" columns/ },
    ],
  ])('%s', async (_name, query, variables, expected) => {
    const { code, message, path } = await failure(query, variables)
    expect({ code, path: expected.path ?? path }).toEqual({ code: expected.code, path })
    expect(message).toMatch(expected.message)
  })

  test('variables that are no object, a query that is no string', async () => {
    expect(await failure('{ tag { id } }', [1])).toMatchObject({ code: 'parse-failed' })
    expect(await failure(5 as unknown as string)).toMatchObject({ code: 'parse-failed' })
  })

  test('what PostgreSQL says of its own tables stays inside, and is reported', async () => {
    const reported: unknown[] = []
    const broken = await openLibrary(await freshDatabase(), { report: (error) => reported.push(error.cause) })
    await broken.pool.query('drop table wide')
    const { errors } = await broken.ask('{ wide { c0 } }')
    expect(errors).toEqual([{ message: 'database query error', extensions: { path: '$', code: 'unexpected' } }])
    expect(reported).toMatchObject([{ code: '42P01' }])
    await broken.close()
  })

  test('a session without the variable a permission asks for', async () => {
    expect(await failure('{ article { id } }', {}, { role: 'customer', variables: {} })).toMatchObject({
      code: 'not-found',
      message: 'missing session variable: "x-user-id"',
    })
  })

  test('a role nobody declared sees no table', async () => {
    expect(await failure('{ article { id } }', {}, { role: 'stranger', variables: {} })).toMatchObject({
      code: 'validation-failed',
    })
    expect(await failure('{ article { id } }', {}, { role: 'constructor', variables: {} })).toMatchObject({
      code: 'validation-failed',
    })
  })

  test('a request may be barred from mutating', async () => {
    const { body } = await bench.engine.execute({ query: 'mutation { x }' }, admin, { allowMutations: false })
    expect(body).toContain('mutation')
  })
})

describe('introspection', () => {
  test('the standard query describes the schema of the role', async () => {
    const { data } = await bench.ask(getIntrospectionQuery(), {}, customer1)
    const schema = buildClientSchema(data as unknown as IntrospectionQuery)
    expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toEqual([
      'author',
      'author_aggregate',
      'author_by_pk',
      'article',
      'article_aggregate',
      'article_by_pk',
      'comment',
      'comment_aggregate',
      'comment_by_pk',
      'tag',
      'tag_by_pk',
      'article_tag',
      'article_tag_by_pk',
    ])
  })

  test('may be closed to a role', async () => {
    const closed = await openLibrary(await freshDatabase(), { introspection: (role) => role === 'admin' })
    expect((await closed.ask('{ __schema { queryType { name } } }', {}, customer1)).errors?.[0]?.message).toContain(
      'introspection',
    )
    expect((await closed.ask('{ __schema { queryType { name } } }')).data).toBeDefined()
    await closed.close()
  })
})
