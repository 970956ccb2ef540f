import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { anonymous, customer1, openLibrary, type Bench } from './fixture/open-library.ts'
import type { Session } from './model.ts'
import { directRunner } from './run.ts'

let bench: Bench
beforeAll(async () => void (bench = await openLibrary(await freshDatabase())))
afterAll(() => bench.close())

const search = '{_or: [{title: {_ilike: "%alpha%"}}, {body: {_ilike: "%third%"}}, {author: {name: {_ilike: "%c%"}}}]}'
// An alternative that is no pattern leaves the OR as it is written, and adds no row.
const plain = search.replace(/\]\}$/, ', {id: {_in: []}}]}')

async function found(where: string, session?: Session): Promise<{ rows: unknown; sql: string }> {
  const answer = await bench.ask(`{ article(where: ${where}, order_by: {id: asc}) { id } }`, {}, session)
  expect(answer.errors).toBeUndefined()
  return { rows: answer.data?.['article'], sql: bench.statements.at(-1)?.sql ?? '' }
}

test('a search that goes over a relation is a union of keys, and finds what an OR finds', async () => {
  const [apart, asWritten] = [await found(search), await found(plain)]
  expect(apart.rows).toEqual(asWritten.rows)
  expect(apart.rows).not.toEqual([])
  expect(apart.sql).toContain('union all')
  expect(asWritten.sql).not.toContain('union all')
})

test('a search in the columns of one table is one OR, which indexes serve together, and is done before the order', async () => {
  const { rows, sql } = await found('{_or: [{title: {_ilike: "%alpha%"}}, {body: {_ilike: "%third%"}}]}')
  expect(sql).not.toContain('union all')
  expect(sql).toMatch(/^with s1 as materialized \(select [^(]* where \([^()]*\) or \([^()]*\)\) select/)
  const alone = '{_or: [{title: {_ilike: "%alpha%"}}, {body: {_ilike: "%third%"}}, {id: {_in: []}}]}'
  expect(rows).toEqual((await found(alone)).rows)
})

test('of what words in rows beside find, only the rows of the page are read as a whole, in its order', async () => {
  const words = (more: string) => `{_or: [{author: {name: {_ilike: "%c%"}}}, {author: {name: {_ilike: "%a%"}}}${more}]}`
  const read = async (where: string) => {
    const page = 'order_by: [{title: desc}, {id: asc}], limit: 2, offset: 1'
    const query = `{ article(where: ${where}, ${page}) { id title body author { name } } }`
    const answer = await bench.ask(query, {})
    expect(answer.errors).toBeUndefined()
    return { rows: answer.data?.['article'] as unknown[], sql: bench.statements.at(-1)?.sql ?? '' }
  }
  const [apart, asWritten] = [await read(words('')), await read(words(', {id: {_in: []}}'))]
  expect(apart.rows).toEqual(asWritten.rows)
  expect(apart.rows).toHaveLength(2)
  expect(apart.sql).toMatch(/^with s1 as materialized \(select t\d+\."title", t\d+\."id" from/)
})

test('what a statement asks for twice by the same words is found once, and other words are found apart', async () => {
  const both = async (count: string) => {
    const query = `query ($a: article_bool_exp!, $b: article_bool_exp!) {
      none: article(where: $b, limit: 0) { id }
      article(where: { _and: [$a, { id: { _gt: 0 } }] }, order_by: { id: asc }) { id }
      article_aggregate(where: ${count}) { aggregate { count } } }`
    const words = (word: string) => ({
      _or: [{ title: { _ilike: `%${word}%` } }, { author: { name: { _ilike: `%${word}%` } } }],
    })
    const { data, errors } = await bench.ask(query, { a: words('alpha'), b: words('alp') })
    expect(errors).toBeUndefined()
    const { sql = '' } = bench.statements.at(-1) ?? {}
    const rows = data?.['article'] as unknown[]
    const counted = data?.['article_aggregate'] as { aggregate: { count: number } } | undefined
    return { rows: rows.length, count: counted?.aggregate.count ?? -1, unions: sql.split('union all').length - 1 }
  }
  const [same, other] = [await both('$a'), await both('$b')]
  // One for each of the two words, however often it is asked for.
  expect(same).toMatchObject({ unions: 2, count: same.rows })
  expect(other.unions).toBe(2)
  expect(other.count).toBeGreaterThan(0)
})

test.each([
  ['beside a second search', '{_and: [SEARCH, {_or: [{title: {_ilike: "%a%"}}, {author: {name: {_ilike: "%a%"}}}]}]}'],
  ['as one of two searches', '{_or: [SEARCH, {_or: [{title: {_ilike: "%bet%"}}, {author: {name: {_ilike: "%a%"}}}]}]}'],
  ['as an alternative to a value', '{_or: [SEARCH, {id: {_eq: 1}}]}'],
  ['with a value of the row', '{_and: [{id: {_gt: 1}}, SEARCH]}'],
])('a search %s finds what an OR finds, in a list, in its number and in a list of a row', async (_, where) => {
  const ask = async (filter: string) => {
    const query = `{
      article(where: ${filter}, order_by: [{author: {name: desc}}, {id: asc}], offset: 1, limit: 3) { title author { name } }
      article_aggregate(where: ${filter}) { aggregate { count max { id } } }
      one: article(where: ${filter}, distinct_on: author_id, order_by: {author_id: asc}) { id }
      author(order_by: {id: asc}) { name articles(where: ${filter}, order_by: {id: asc}) { id } } }`
    const { data, errors } = await bench.ask(query)
    expect(errors).toBeUndefined()
    return data
  }
  const apart = await ask(where.replaceAll('SEARCH', search))
  expect(apart).toEqual(await ask(where.replaceAll('SEARCH', plain)))
  expect(apart?.['article']).not.toEqual([])
})

test('alternatives that all look in one row behind a column find that row’s key, and what an OR finds', async () => {
  const inside = '{_or: [{author: {name: {_ilike: "%c%"}}}, {author: {name: {_ilike: "%a%"}}}]}'
  const [apart, asWritten] = [await found(inside), await found(inside.replace(/\]\}$/, ', {id: {_in: []}}]}'))]
  expect(apart.rows).toEqual(asWritten.rows)
  expect(apart.rows).not.toEqual([])
  expect(apart.sql).toMatch(/"author_id" = any\(array\(/)
  expect(apart.sql).not.toContain('exists (')
})

test('under a _not, where unknown is not false, nothing changes', async () => {
  const [apart, asWritten] = [await found(`{_not: ${search}}`), await found(`{_not: ${plain}}`)]
  expect(apart.rows).toEqual(asWritten.rows)
  expect(apart.sql).not.toContain('array(select')
})

test('an alternative over a relation is asked row by row, a condition may become a join', async () => {
  const alternative = await found('{_or: [{id: {_eq: 1}}, {author: {name: {_eq: "Cleo"}}}]}')
  expect(alternative.sql).toMatch(/exists \([^)]*offset 0\)/)
  expect((await found('{author: {name: {_eq: "Cleo"}}}')).sql).not.toContain('offset 0')
})

test('whose rows are narrowed by a predicate is asked it once', async () => {
  const { sql } = await found('{_or: [{title: {_ilike: "%alpha%"}}, {author: {name: {_ilike: "%c%"}}}]}', customer1)
  expect(sql).not.toContain('array(select')
})

test('counting up to a limit sorts nothing, by a column it does', async () => {
  const counted = await bench.ask('{ article_aggregate(limit: 4) { aggregate { count } } }')
  expect(counted.data).toEqual({ article_aggregate: { aggregate: { count: 4 } } })
  expect(bench.statements.at(-1)?.sql).not.toContain('order by')
  const highest = await bench.ask(
    '{ article_aggregate(limit: 1, order_by: {views: desc_nulls_last}) { aggregate { max { views } } } }',
  )
  expect(highest.errors).toBeUndefined()
  expect(bench.statements.at(-1)?.sql).toContain('order by')
})

test('only an answer that does not depend on who asks may serve others', async () => {
  const shared = await openLibrary(await freshDatabase(), { shareMs: () => 10 })
  try {
    await shared.ask('{ article { id } }')
    await shared.ask('{ article { id } }', {}, customer1)
    expect(shared.statements.map(({ shareMs }) => shareMs)).toEqual([10, undefined])
  } finally {
    await shared.close()
  }
})

test('statements of the data API run without helpers', async () => {
  const asked = { sql: `select current_setting('max_parallel_workers_per_gather')`, values: [] }
  expect(await directRunner(bench.pool)(asked, anonymous, 'read')).toBe('0')
})
