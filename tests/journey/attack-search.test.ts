import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#tests/app.ts'

describe('questions to the register', () => {
  let strict: TestApp
  const used = '203.0.113.7'
  const ask = async (path: string, from: string, method = 'GET') =>
    (
      await fetch(strict.url + path, {
        method,
        redirect: 'manual',
        headers: { 'x-forwarded-for': from },
      })
    ).status

  beforeAll(async () => {
    strict = await startApp({ LIMIT_FACTOR: '1', TRUSTED_PROXIES: '1' })
    for (let at = 0; at < 60; at += 1)
      await Promise.all(Array.from({ length: 10 }, async () => await ask('/api/search?value=', used)))
  })
  afterAll(async () => await strict.close())

  test.each(['/', '/sk', '/verification', '/verification.data', '/trademark-search', '/trademark-search.data'])(
    'a name in the address of %s is kept by no cache and found by no search engine',
    async (path) => {
      for (const query of ['value=Velmora', 'businessDescription=shoes&value=Velmora']) {
        const { headers, status } = await fetch(`${strict.url}${path}?${query}`)
        expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([200, 'no-store', null])
        expect(headers.get('x-robots-tag')).toContain('noindex')
        expect(headers.get('referrer-policy')).toMatch(/^(no-referrer|same-origin)$/)
      }
    },
  )

  test.each([
    ['GET', '/api/search?value=velmora'],
    ['HEAD', '/api/search?value=velmora'],
    ['GET', '/api/search/goods-and-services?value=shoes'],
    ['HEAD', '/api/search/goods-and-services?value=shoes'],
    ['GET', '/api/trademark-data?tmNumber=1&office=EU'],
    ['GET', '/trademark-search?value=velmora'],
    ['HEAD', '/trademark-search?value=velmora'],
    ['GET', '/sk/trademark-search/?value=velmora'],
    ['GET', '/Trademark-Search?value=velmora'],
    ['GET', '/trademark-search.data?value=velmora'],
    ['GET', '/trademark-search/_.data?value=velmora'],
  ])('the limit holds for %s %s', async (method, path) => {
    expect(await ask(path, used, method)).toBe(429)
    expect(await ask(path, '198.51.100.7', method)).not.toBe(429)
  })

  test('a page that only hints at what the register knows is shown without the hint', async () => {
    const counted: string[] = []
    const { countCall } = strict.context
    strict.context.countCall = async (call, caller) => {
      counted.push(call.name)
      await countCall(call, caller)
    }
    expect(await ask('/verification?businessDescription=shoes', used)).toBe(200)
    strict.context.countCall = countCall
    expect(counted).toEqual(['search.goods-and-services'])
  })
})
