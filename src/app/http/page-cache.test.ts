import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'

let now = 0
let made: string[] = []
let answer: (request: Request) => Promise<Response>

const pageOf = (text: string, headers: Record<string, string> = {}) =>
  new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8', etag: `W/"${text}"`, ...headers } })

const cache = () =>
  createPageCache(
    async (request) => {
      made.push(new URL(request.url).pathname)
      return await answer(request)
    },
    {
      freshMs: 1000,
      keptMs: 10_000,
      capacity: 100_000,
      visitorOf: (request) => {
        const cookie = request.headers.get('cookie') ?? ''
        return cookie.includes('session') ? null : { key: cookie, headers: () => new Headers({ cookie }) }
      },
      now: () => now,
    },
  )

const ask = (path: string, headers: Record<string, string> = {}) => new Request(`http://site.test${path}`, { headers })

beforeEach(() => {
  now = 0
  made = []
  answer = async () => await Promise.resolve(pageOf(`page ${made.length}`))
})

test('a page is made once for everybody who asks at once, and again when it is old', async () => {
  const { page } = cache()
  const all = await Promise.all([1, 2, 3].map(async () => await (await page(ask('/'))).text()))
  expect([all, made]).toEqual([['page 1', 'page 1', 'page 1'], ['/']])
  now = 999
  expect(await (await page(ask('/'))).text()).toBe('page 1')
  now = 1000
  expect(await (await page(ask('/'))).text()).toBe('page 2')
})

test('what is kept is made of what it is kept under, and of nothing that somebody sent along', async () => {
  let seen: [string, string][] = []
  answer = async (request) => {
    seen = [...request.headers]
    return await Promise.resolve(pageOf('x'))
  }
  await cache().page(
    ask('/', { cookie: 'theme=dark', 'accept-language': 'sk', 'x-forwarded-host': 'evil.test', accept: 'x' }),
  )
  expect(seen).toEqual([['cookie', 'theme=dark']])
})

test('it leaves packed to who takes it so, and as a tag to who has it', async () => {
  const { page } = cache()
  const packed = await page(ask('/', { 'accept-encoding': 'gzip, br' }))
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe('page 1')
  const again = await page(ask('/', { 'if-none-match': packed.headers.get('etag') ?? '' }))
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test.each([
  ['of somebody', '/', { cookie: 'session=x' }],
  ['with a query', '/?value=secret', {}],
  ['that is no public one', '/portal', {}],
  ['of an address that is a secret', '/verification-summary/0199e0a0-0000-7000-8000-000000000001', {}],
])('a page %s is made each time', async (_, path, headers) => {
  const { page } = cache()
  await page(ask(path, headers))
  await page(ask(path, headers))
  expect(made).toHaveLength(2)
})

test.each([
  ['that sets a cookie', () => pageOf('x', { 'set-cookie': 'a=b' })],
  ['that nobody may store', () => pageOf('x', { 'cache-control': 'no-store' })],
  ['that is not there', () => new Response('x', { status: 404, headers: { 'content-type': 'text/html' } })],
])('an answer %s is not kept', async (_, made404) => {
  answer = async () => await Promise.resolve(made404())
  const { page } = cache()
  await page(ask('/'))
  await page(ask('/'))
  expect(made).toHaveLength(2)
})

test('who chose another appearance or currency has another page', async () => {
  const { page } = cache()
  expect(await (await page(ask('/', { cookie: 'theme=dark' }))).text()).toBe('page 1')
  expect(await (await page(ask('/', { cookie: 'theme=light' }))).text()).toBe('page 2')
})

test.each([
  ['fails', async () => await Promise.reject(new Error('away'))],
  ['is busy', async () => await Promise.resolve(new Response('busy', { status: 503 }))],
])('when making it %s the last one stands in for a while', async (_, away) => {
  const { page } = cache()
  await page(ask('/'))
  answer = away
  now = 5000
  expect(await (await page(ask('/'))).text()).toBe('page 1')
  now = 10_000
  const later = await page(ask('/')).then(
    (got) => got.status,
    () => 'failed',
  )
  expect(later).not.toBe(200)
})

test('a page that is kept is ready for who takes it packed, until it is old, and for nobody else', async () => {
  const { page, ready } = cache()
  const packed = { 'accept-encoding': 'gzip, br' }
  expect(ready(ask('/', packed))).toBeNull()
  const first = await page(ask('/', packed))
  const kept = ready(ask('/', packed))
  expect(brotliDecompressSync(kept?.packed ?? Buffer.alloc(0)).toString()).toBe('page 1')
  expect(kept?.headers).toEqual(Object.fromEntries(first.headers))
  const tag = first.headers.get('etag') ?? ''
  for (const [path, headers] of [
    ['/', {}],
    ['/', { ...packed, 'if-none-match': tag }],
    ['/', { ...packed, cookie: 'session=x' }],
    ['/', { ...packed, cookie: 'theme=dark' }],
    ['/?value=secret', packed],
  ] as const)
    expect(ready(ask(path, headers))).toBeNull()
  now = 1000
  expect(ready(ask('/', packed))).toBeNull()
  expect(made).toEqual(['/'])
})
