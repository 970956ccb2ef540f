import { readdirSync, readFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#tests/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const build = path.resolve(import.meta.dirname, '../../build')
const largest = (folder: string, ending: string): string => {
  const names = readdirSync(path.join(build, folder)).filter((name) => name.endsWith(ending))
  const bytes = (name: string) => readFileSync(path.join(build, folder, name)).length
  return names.toSorted((a, b) => bytes(b) - bytes(a))[0] ?? ''
}

/** What comes over the line: `fetch` would unpack it. */
async function sent(address: string, accepted: string): Promise<{ headers: IncomingMessage['headers']; body: Buffer }> {
  return await new Promise((resolve, reject) => {
    get(new URL(address, app.url), { headers: { 'accept-encoding': accepted } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(parts) }))
      answer.on('error', reject)
    }).on('error', reject)
  })
}

test.each([
  ['client/assets', '.js', '/assets/'],
  ['client/assets', '.css', '/assets/'],
  ['client/assets', '.svg', '/assets/'],
  ['admin/assets', '.js', '/admin/assets/'],
])('of %s what ends in %s comes packed, and kept for good', async (folder, ending, at) => {
  const name = largest(folder, ending)
  const plain = readFileSync(path.join(build, folder, name))
  const brotli = await sent(`${at}${name}`, 'gzip, deflate, br')
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringContaining('ncoding') as string })
  expect(brotli.headers['cache-control']).toContain('immutable')
  expect(brotli.body.length).toBeLessThan(plain.length / 2)
  expect(brotliDecompressSync(brotli.body).equals(plain)).toBe(true)
  const gzip = await sent(`${at}${name}`, 'gzip')
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.body).equals(plain)).toBe(true)
  const none = await sent(`${at}${name}`, 'identity')
  expect(none.headers['content-encoding']).toBeUndefined()
  // A proxy between must not keep it for those who take it packed.
  expect(none.headers.vary).toBe('Accept-Encoding')
  for (const refusing of ['br;q=0', 'BR', '*', 'zstd']) {
    expect((await sent(`${at}${name}`, refusing)).body.equals(plain)).toBe(true)
  }
  expect(none.body.equals(plain)).toBe(true)
})

test.each(['..%2f.stamp', '%2e%2e/%2e%2e/.stamp', '..%5c..%5c.stamp', '%00', '..%2f..%2fserver%2findex.js'])(
  'nothing beside the assets is given out: %s',
  async (name) => {
    for (const at of ['/assets/', '/admin/assets/', '/locales/']) {
      expect((await fetch(`${app.url}${at}${name}`)).status).toBe(404)
    }
  },
)

test('the build holds no source maps', () => {
  const names = ['client', 'admin'].flatMap((folder) =>
    readdirSync(path.join(build, folder), { recursive: true, encoding: 'utf8' }),
  )
  expect(names.filter((name) => name.endsWith('.map'))).toEqual([])
})

test.each(['/', '/verification', '/portal/login'])(
  '%s asks for its styles first, then for its fonts, and for few files of script when it is painted',
  async (address) => {
    const html = (await sent(address, 'identity')).body.toString()
    const places = (pattern: RegExp) => [...html.matchAll(pattern)].map(({ index }) => index)
    const order = [...places(/<link rel="stylesheet"/g), ...places(/<link rel="preload"[^>]*as="font"/g)]
    expect(order.length).toBeGreaterThan(2)
    expect(order).toEqual(order.toSorted((x, y) => x - y))
    expect(html).not.toMatch(/<link[^>]*modulepreload/)
    const beginnings = [...html.matchAll(/<script type="module" async="">([\s\S]*?)<\/script>/g)]
    expect(beginnings).toHaveLength(1)
    const [, code = ''] = beginnings[0] ?? []
    expect(code).not.toMatch(/^\s*import[ "]/m)
    const painted = code.indexOf('requestAnimationFrame')
    expect(painted).toBeGreaterThan(-1)
    expect(painted).toBeLessThan(code.indexOf('/assets/'))
    const files = new Set(code.match(/\/assets\/[\w.-]+\.js/g))
    expect(files.size).toBeGreaterThan(3)
    expect(files.size).toBeLessThanOrEqual(33)
  },
)

test('a connection on which nobody asks is kept longer than a minute', async () => {
  const answer = await fetch(app.url)
  await answer.body?.cancel()
  expect(answer.headers.get('keep-alive')).toBe('timeout=65')
})
