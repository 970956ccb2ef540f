import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { staffPage } from '#operations/staff/page.ts'
import { conditionOf, createDataProvider } from './data-provider.ts'
import { orderOf } from './list-order.ts'
import { equals, search, type ListReads } from '#operations/staff/list-reads.ts'

const reads: ListReads = {
  table: 'brand',
  list: staffPage('brand', 'list', 'id name'),
  show: staffPage('brand', 'show', 'id name notes { text }'),
  filters: { q: search(['name', 'owner.name'], ['number']), state: equals('state') },
  choices: { state: ['on'] },
  sorts: { mark: 'name', ends: 'ends_at' },
  blanks: ['ends_at'],
  first: { field: 'name', order: 'ASC' },
}

interface Sent {
  query: string
  variables: Record<string, unknown>
}

/** A data API that answers what it is given and remembers what was asked. */
function fakeApi(answer: unknown, status = 200) {
  const sent: Sent[] = []
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const asked = new URL(input instanceof Request ? input.url : input, 'https://data.test').searchParams
    sent.push({
      query: asked.get('query') ?? '',
      variables: JSON.parse(asked.get('variables') ?? '{}') as Record<string, unknown>,
    })
    return await Promise.resolve(Response.json(answer, { status }))
  }
  return { sent, provider: createDataProvider({ brand: reads }, { fetch }) }
}

const page = (rows: unknown[], count: number) => ({ data: { rows, total: { aggregate: { count } } } })

const search1 = {
  _or: [{ name: { _ilike: '%lum%' } }, { owner: { name: { _ilike: '%lum%' } } }, { number: { _like: 'LUM%' } }],
}
const where1 = { _and: [search1] }
const asked = {
  pagination: { page: 1, perPage: 2 },
  sort: { field: 'name', order: 'DESC' as const },
  filter: { q: 'lum', state: '' },
}

test('the page after one that was shown begins behind its last row, and the one before it again where it began', async () => {
  const { sent, provider } = fakeApi(
    page(
      [
        { id: 'b', name: 'B' },
        { id: 'a', name: 'A' },
      ],
      26,
    ),
  )
  const answer = await provider.getList('brand', asked)
  expect(answer).toEqual({
    data: [
      { id: 'b', name: 'B' },
      { id: 'a', name: 'A' },
    ],
    total: 26,
  })
  const [first] = sent
  expect(first && (() => parse(first.query))).not.toThrow()
  expect(first?.query).toContain('brand_bool_exp')
  const order = [{ name: 'desc' }, { id: 'desc' }]
  const whole = { where: where1, order, limit: 2, offset: 0, counted: 10_001 }
  expect(first?.variables).toEqual({ ...whole, after: {} })
  await provider.getList('brand', { ...asked, pagination: { page: 2, perPage: 2 } })
  const behind = { _and: [{ name: { _eq: 'A' } }, { id: { _lt: 'a' } }] }
  expect(sent[1]?.variables).toEqual({ ...whole, after: behind })
  await provider.getList('brand', asked)
  expect(sent[2]?.variables).toEqual(first?.variables)
})

test('a page that nobody came to from the one before is counted off', async () => {
  const { sent, provider } = fakeApi(page([{ id: 'b', name: 'B' }], 5))
  await provider.getList('brand', { ...asked, pagination: { page: 3, perPage: 2 } })
  expect(sent[0]?.variables).toMatchObject({ where: where1, limit: 2, offset: 4 })
})

test('rows without a value come last in both directions, without one request for all', async () => {
  const { sent, provider } = fakeApi(page([{ id: 'b', ends_at: null }], 1))
  await provider.getList('brand', { ...asked, filter: {}, sort: { field: 'ends_at', order: 'DESC' } })
  expect(sent.map(({ variables }) => variables['after'])).toEqual([
    { ends_at: { _is_null: false } },
    { ends_at: { _is_null: true } },
  ])
  // All rows are counted once.
  expect(sent.map(({ variables }) => variables['counted'])).toEqual([10_001, 0])
  expect(sent.map(({ variables }) => variables['limit'])).toEqual([2, 1])
})

test('more than are counted have no number, but a next page', async () => {
  const { provider } = fakeApi(
    page(
      [
        { id: 'b', name: 'B' },
        { id: 'a', name: 'A' },
      ],
      10_001,
    ),
  )
  expect(await provider.getList('brand', asked)).toEqual({
    data: [
      { id: 'b', name: 'B' },
      { id: 'a', name: 'A' },
    ],
    pageInfo: { hasPreviousPage: false, hasNextPage: true },
  })
})

test('an address has a number of a row as text, and what is no number is no row', async () => {
  const sent: unknown[] = []
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const asked = new URL(input instanceof Request ? input.url : input, 'https://data.test').searchParams
    sent.push((JSON.parse(asked.get('variables') ?? '{}') as { where: unknown }).where)
    return await Promise.resolve(Response.json(page([{ id: 7, name: 'A' }], 1)))
  }
  const provider = createDataProvider({ brand: { ...reads, serial: true } }, { fetch })
  expect((await provider.getOne('brand', { id: '7' })).data).toEqual({ id: 7, name: 'A' })
  await expect(provider.getOne('brand', { id: 'seven' })).rejects.toMatchObject({ status: 404 })
  expect(sent).toEqual([{ id: { _in: [7] } }])
})

test('one row comes with the selection of its page, and a missing one is 404', async () => {
  const found = fakeApi(page([{ id: 'a', name: 'A' }], 1))
  expect((await found.provider.getOne('brand', { id: 'a' })).data).toEqual({ id: 'a', name: 'A' })
  expect(found.sent[0]?.query).toContain('notes { text }')
  await expect(fakeApi(page([], 0)).provider.getOne('brand', { id: 'x' })).rejects.toMatchObject({ status: 404 })
})

test('a signed-out answer keeps its status, a refused document its message', async () => {
  await expect(fakeApi({}, 401).provider.getMany('brand', { ids: ['a'] })).rejects.toMatchObject({ status: 401 })
  await expect(
    fakeApi({ errors: [{ message: 'no field x' }] }).provider.getMany('brand', { ids: ['a'] }),
  ).rejects.toThrow('no field x')
})

test('rows of another row are asked by its column', async () => {
  const { sent, provider } = fakeApi(page([], 0))
  await provider.getManyReference('brand', {
    target: 'user_id',
    id: 'u',
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'id', order: 'ASC' },
    filter: { state: 'open' },
  })
  expect(sent[0]?.variables.where).toEqual({
    _and: [{ user_id: { _eq: 'u' } }, { _and: [{ state: { _eq: 'open' } }] }],
  })
})

test('writes do not pass here', async () => {
  const { provider, sent } = fakeApi(page([], 0))
  await expect(provider.delete('brand', { id: 'a' })).rejects.toMatchObject({ status: 405 })
  expect(sent).toEqual([])
})

test('an unknown filter or table is said at once', async () => {
  expect(() => conditionOf(reads, { colour: 'red' })).toThrow('colour')
  await expect(createDataProvider({}).getOne('brand', { id: 'a' })).rejects.toThrow('brand')
})

test('an order has the id behind it in its own direction', () => {
  expect(orderOf({ field: 'name', order: 'ASC' })).toEqual([{ name: 'asc' }, { id: 'asc' }])
  expect(orderOf({ field: 'ends_at', order: 'DESC' }, ['ends_at'])).toEqual([
    { ends_at: 'desc_nulls_last' },
    { id: 'desc' },
  ])
  expect(orderOf({ field: 'id', order: 'DESC' })).toEqual([{ id: 'desc' }])
})

test('signs of a pattern in a search stand for themselves', () => {
  const pattern = '100\\%\\_\\\\%'
  expect(conditionOf(reads, { q: ' 100%_\\ ' })).toEqual({
    _and: [
      {
        _or: [
          { name: { _ilike: `%${pattern}` } },
          { owner: { name: { _ilike: `%${pattern}` } } },
          { number: { _like: pattern } },
        ],
      },
    ],
  })
})

test('fewer than three letters are a whole text', () => {
  expect(search(['name'], ['number'])(' lu ')).toEqual({
    _or: [{ name: { _ilike: 'lu' } }, { number: { _like: 'LU' } }],
  })
})
