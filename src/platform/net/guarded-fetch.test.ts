import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createPlain } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '#kernel/errors.ts'
import { inwardNames, inwardUrls } from '#tests/inward-urls.ts'
import { guardedFetch, type GuardedOptions } from './guarded-fetch.ts'
import { isPublicAddress } from './public-address.ts'

/** The address of the stand-in for the public internet; the canary has the machine's other ones. */
const outside = '127.0.0.2'
let heard: string[] = []
const canary: Server[] = []
let standIn: Server
let port = 0

const urls = inwardUrls(20_123)

beforeAll(async () => {
  standIn = createServer((request, answer) => {
    const url = new URL(request.url ?? '/', 'http://public.test')
    const to = url.searchParams.get('to')
    // By hand: a server of the world writes what it likes.
    const line = to?.replaceAll(/[\r\n]/g, '')
    if (line !== undefined)
      return request.socket.end(`HTTP/1.1 302 Found\r\nlocation: ${line}\r\ncontent-length: 0\r\n\r\n`)
    if (url.pathname === '/large') return answer.end(Buffer.alloc(2_000_000))
    if (url.pathname === '/said') return answer.writeHead(200, { 'content-length': '99999999' }).end('x')
    if (url.pathname === '/packed') return answer.writeHead(200, { 'content-encoding': 'gzip' }).end('x')
    if (url.pathname === '/slow') return answer.write('x')
    if (url.pathname === '/loop') return answer.writeHead(302, { location: '/loop' }).end()
    answer.writeHead(200, { 'content-type': 'Text/Plain; charset=utf-8' })
    return answer.end(JSON.stringify(request.headers))
  })
  await new Promise<void>((done) => standIn.listen(0, outside, done))
  port = (standIn.address() as AddressInfo).port
  for (const host of ['127.0.0.1', '::1', '127.0.0.3', '127.255.255.254']) {
    const server = createPlain((socket) => {
      heard.push(`${host} was spoken to`)
      socket.destroy()
    }) as unknown as Server
    await new Promise<void>((done) => {
      server.once('error', () => done())
      server.listen(port, host, done)
    })
    canary.push(server)
  }
})
afterAll(() => {
  for (const server of [standIn, ...canary]) server.close()
  standIn.closeAllConnections()
})
beforeEach(() => {
  heard = []
})

/** The guard as it is, but that `outside` counts as the public internet and the test's port as one of the web. */
const guard = (more: GuardedOptions = {}): GuardedOptions => ({
  ports: [80, 443, port],
  allow: (address) => address === outside || isPublicAddress(address),
  resolve: async (name) => [...(inwardNames[name] ?? (name === 'public.test' ? [outside] : []))],
  ...more,
})
const here = (path: string) => `http://public.test:${port}${path}`

test('what is public is read: the control for everything below', async () => {
  const { status, mediaType, bytes, url } = await guardedFetch(here('/'), guard())
  expect([status, mediaType, url]).toEqual([200, 'text/plain', here('/')])
  const headers = JSON.parse(Buffer.from(bytes).toString()) as Record<string, string>
  expect(headers).toMatchObject({ host: `public.test:${port}`, 'accept-encoding': 'identity' })
  expect(Object.keys(headers)).not.toContain('cookie')
  expect((await guardedFetch(here(`/?to=${encodeURIComponent('/moved')}`), guard())).url).toBe(here('/moved'))
})

test('the canary hears whoever asks without the guard', async () => {
  await fetch(`http://127.0.0.1:${port}/`).catch(() => null)
  expect(heard).toEqual(['127.0.0.1 was spoken to'])
})

test('there are as many spellings as promised', () => {
  expect(new Set(urls).size).toBeGreaterThanOrEqual(120)
})

test.each(urls)('%j is not fetched', async (template) => {
  const url = template.replace('20123', String(port))
  const outcome = await guardedFetch(url, guard()).catch((error: unknown) => error)
  expect(outcome).toBeInstanceOf(AppError)
  expect(['not-allowed', 'provider-failed']).toContain((outcome as AppError).code)
  expect(heard).toEqual([])
})

test.each(urls)('a public page that leads on to %j leads nowhere', async (template) => {
  const to = template.replace('20123', String(port))
  const start = here(`/?to=${encodeURIComponent(to.toWellFormed())}`)
  const outcome = await guardedFetch(start, guard()).catch((error: unknown) => error)
  // Without a scheme a text can be a path of the public page itself; what counts is who was spoken to.
  const ended = outcome instanceof Error ? outcome.name : new URL((outcome as { url: string }).url).hostname
  expect(['AppError', 'public.test']).toContain(ended)
  expect(heard).toEqual([])
})

test('a name that changes its mind after it was judged is not asked again', async () => {
  let asked = 0
  const resolve = async () => [asked++ === 0 ? outside : '127.0.0.1']
  expect((await guardedFetch(here('/'), guard({ resolve }))).status).toBe(200)
  expect(asked).toBe(1)
  await expect(guardedFetch(here('/'), guard({ resolve }))).rejects.toMatchObject({ code: 'not-allowed' })
  asked = 0
  await expect(guardedFetch(here('/?to=/again'), guard({ resolve }))).rejects.toMatchObject({ code: 'not-allowed' })
  expect(heard).toEqual([])
})

test('the address that was connected to is looked at once more', async () => {
  let looks = 0
  // Allowed when judged, and no more when the connection stands.
  const allow = () => looks++ === 0
  await expect(guardedFetch(here('/'), guard({ allow }))).rejects.toMatchObject({ code: 'not-allowed' })
  expect(looks).toBe(2)
})

describe('what answers without end or measure', () => {
  test.each([
    ['is larger than allowed', '/large'],
    ['says that it is larger than allowed', '/said'],
    ['is packed', '/packed'],
  ])('%s is given up', async (_name, path) => {
    await expect(guardedFetch(here(path), guard())).rejects.toMatchObject({ code: 'provider-failed' })
  })

  test('is given up when its time is over, or after a few redirects', async () => {
    await expect(guardedFetch(here('/slow'), guard({ timeLimit: 200 }))).rejects.toMatchObject({ status: 502 })
    await expect(guardedFetch(here('/loop'), guard())).rejects.toMatchObject({ code: 'not-allowed' })
  })
})

test.each(['1.1.1.1', '93.184.216.34', '2606:4700::1111', '2a00:1450:4014::200e', '172.32.0.1', '100.128.0.1'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)
