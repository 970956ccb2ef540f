import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { staffPage } from '#operations/staff/page.ts'
import { conditionOf, createDataProvider, orderOf } from './data-provider.ts'
import { equals, search, type Reads } from './reads.ts'

const reads: Reads = {
  list: staffPage('brand', 'list', 'id name'),
  show: staffPage('brand', 'show', 'id name notes { text }'),
  filters: { q: search('name', 'owner.name'), state: equals('state') },
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

test('the second page of a filtered, sorted list', async () => {
  const { sent, provider } = fakeApi(page([{ id: 'b', name: 'B' }], 26))
  const answer = await provider.getList('brand', {
    pagination: { page: 2, perPage: 25 },
    sort: { field: 'name', order: 'DESC' },
    filter: { q: 'lum', state: '' },
  })
  expect(answer).toEqual({ data: [{ id: 'b', name: 'B' }], total: 26 })
  const [query] = sent
  expect(query && (() => parse(query.query))).not.toThrow()
  expect(query?.query).toContain('brand_bool_exp')
  expect(query?.variables).toEqual({
    where: { _and: [{ _or: [{ name: { _ilike: '%lum%' } }, { owner: { name: { _ilike: '%lum%' } } }] }] },
    order: [{ name: 'desc_nulls_last' }, { id: 'asc' }],
    limit: 25,
    offset: 25,
  })
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

test('a sort through a relation, and by id alone', () => {
  expect(orderOf({ field: 'owner.name', order: 'ASC' })).toEqual([{ owner: { name: 'asc_nulls_last' } }, { id: 'asc' }])
  expect(orderOf({ field: 'id', order: 'DESC' })).toEqual([{ id: 'desc' }])
})

test('signs of a pattern in a search stand for themselves', () => {
  expect(conditionOf(reads, { q: ' 100%_\\ ' })).toEqual({
    _and: [{ _or: [{ name: { _ilike: '%100\\%\\_\\\\%' } }, { owner: { name: { _ilike: '%100\\%\\_\\\\%' } } }] }],
  })
})
