import { afterEach, expect, test, vi } from 'vitest'
import { askOpen, openPaths } from './search-client.ts'
import { searchGoodsAndServices, searchMarks } from './search.ts'

afterEach(() => vi.unstubAllGlobals())

const answering = (answer: Response) => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(answer))
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const { signal } = new AbortController()

test('the paths are those of the calls', () => {
  expect(openPaths).toEqual({ marks: searchMarks.path, terms: searchGoodsAndServices.path })
  expect([searchMarks.method, searchGoodsAndServices.method]).toEqual(['GET', 'GET'])
})

test('what was typed reaches the call as it was written and nobody else', async () => {
  const fetch = answering(Response.json({ terms: [], classes: [] }))
  const answer = await askOpen('terms', { value: 'mydlá & čaj', language: 'sk', limit: '1' }, signal)
  expect(answer).toEqual({ ok: true, value: { terms: [], classes: [] } })
  const [address, options] = fetch.mock.calls[0] ?? []
  const url = new URL(typeof address === 'string' ? address : '', 'http://localhost')
  expect([url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
    '/api/search/goods-and-services',
    { value: 'mydlá & čaj', language: 'sk', limit: '1' },
  ])
  expect(options).toMatchObject({ signal, referrerPolicy: 'no-referrer', cache: 'no-store' })
})

test('a refusal is an answer, a broken network is thrown', async () => {
  answering(Response.json({}, { status: 429 }))
  expect(await askOpen('marks', { value: 'Lumera' }, signal)).toEqual({ ok: false, status: 429 })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(askOpen('marks', { value: 'Lumera' }, signal)).rejects.toThrow('Failed to fetch')
})
