import { mkdir, mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chromiumPath, hasChromium } from '#tests/browser/chromium.ts'
import { hostileCaptures } from '#tests/hostile-captures.ts'
import { amount } from '#tests/proof.ts'
import { chromiumCapture, type CapturePage } from './capture-page.ts'
import { CaptureFailed, captureLimits } from './limits.ts'

/** The stand-in for the public internet; the machine's other addresses are inside. */
const outside = '127.0.0.2'
const inside = '127.0.0.1'
const totalMs = 15_000
/** The second address of the machine itself, which stands for the internet, is Linux's alone. */
const canRun = process.platform === 'linux' && hasChromium('page-capture')
const tries = hostileCaptures.slice(0, amount(8, hostileCaptures.length, 3))
const bomb = gzipSync(Buffer.alloc(120 * 1024 * 1024, 'x'), { level: 1 })
const reached: string[] = []
let servers: Server[] = []
let folder = ''
let port = 0
let capture: CapturePage

const flood = (answer: ServerResponse): void => {
  while (!answer.destroyed && answer.write('x'.repeat(65_536)));
  if (!answer.destroyed) answer.once('drain', () => flood(answer))
}
const to = (place: string) => (answer: ServerResponse) => void answer.writeHead(302, { location: place }).end()

const answers = (): Record<string, (answer: ServerResponse) => void> => ({
  '/to-loopback': to(`http://${inside}:${port}/`),
  '/to-metadata': to(`http://169.254.169.254:${port}/latest/meta-data`),
  '/to-v6': to(`http://[::1]:${port}/`),
  '/to-mapped': to(`http://[::ffff:127.0.0.1]:${port}/`),
  '/to-decimal': to(`http://2130706433:${port}/`),
  '/to-localhost': to(`http://localhost:${port}/`),
  '/to-named': to(`http://private.test:${port}/`),
  '/to-file': to('file:///etc/passwd'),
  '/loop': to('/loop'),
  '/download': (answer) =>
    void answer
      .writeHead(200, { 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="a.zip"' })
      .end('PK'),
  '/endless': (answer) => flood(answer.writeHead(200, { 'content-type': 'text/html' })),
  '/slow': (answer) => {
    const drip = setInterval(() => void answer.write(' '), 200)
    answer.writeHead(200, { 'content-type': 'text/html' }).on('close', () => clearInterval(drip))
  },
  '/silent': () => undefined,
  '/bomb': (answer) =>
    void answer.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(bomb),
  '/headers': (answer) =>
    void answer.writeHead(200, { 'x-long': 'a'.repeat(60_000), 'x-more': 'b'.repeat(60_000) }).end(),
  '/broken': (answer) => void answer.socket?.end('HTTP/1.1 2\u0000\r\n\r\n'),
  '/password': (answer) => void answer.writeHead(401, { 'www-authenticate': 'Basic realm="x"' }).end('who'),
  '/plain': (answer) => void answer.writeHead(200, { 'content-type': 'text/html' }).end('<h1>plain</h1>'),
  '/worker.js': (answer) => void answer.writeHead(200, { 'content-type': 'text/javascript' }).end('self'),
})

beforeAll(async () => {
  if (!canRun) return
  folder = await mkdtemp(join(tmpdir(), 'captures-'))
  const shop = createServer((asked, answer) => {
    const url = new URL(asked.url ?? '/', `http://${outside}`)
    const found = answers()[url.pathname]
    if (found) return found(answer)
    const html = hostileCaptures[Number(url.pathname.slice(1))]?.html
    return void answer
      .writeHead(200, { 'content-type': 'text/html' })
      .end(html?.(`http://${outside}:${port}`, `http://${inside}:${port}`) ?? 'nothing')
  })
  await new Promise<void>((done) => shop.listen(0, outside, done))
  ;({ port } = shop.address() as AddressInfo)
  const forbidden = createServer((asked, answer) => {
    reached.push(asked.url ?? '')
    answer.end('inside')
  })
  forbidden.on('connection', () => reached.push('a connection'))
  await new Promise<void>((done) => forbidden.listen(port, inside, done))
  servers = [shop, forbidden]
  capture = chromiumCapture({
    program: chromiumPath ?? '',
    sandbox: process.getuid?.() !== 0,
    folder,
    ports: [port, 80, 443],
    allow: (address) => address === outside,
    resolve: (name) => Promise.resolve(name === 'localhost' || name === 'private.test' ? [inside] : []),
    limits: { totalMs, loadMs: 2500, settleMs: 300 },
  })
})
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  await rm(folder, { recursive: true, force: true })
})

/** Programs that were started for a capture and still run. */
async function left(): Promise<string[]> {
  const all = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const lines = await Promise.all(
    all.map(async (name) => await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')),
  )
  return lines.filter((line) => line.includes(`--user-data-dir=${folder}`))
}

it.runIf(canRun)(
  'keeps picture, text, address and answer of a page, and throws away the profiles of captures that nobody ended',
  async () => {
    const [left, running] = [join(folder, 'page-capture-left'), join(folder, 'page-capture-running')]
    await Promise.all([mkdir(left), mkdir(running)])
    await utimes(left, 0, 0)
    const kept = await capture(`http://${outside}:${port}/plain`)
    expect(kept).toMatchObject({
      text: 'plain',
      finalUrl: `http://${outside}:${port}/plain`,
      status: 200,
      width: 1280,
      cutFrom: null,
      isTextCut: false,
      isLoaded: true,
      certificate: null,
    })
    expect(Buffer.from(kept.png.slice(1, 4)).toString()).toBe('PNG')
    expect(kept.headers['content-type']).toBe('text/html')
    expect(await readdir(folder)).toEqual(['page-capture-running'])
    await rm(running, { recursive: true })
  },
)

it.runIf(canRun).each(tries.map((one, at) => ({ ...one, at })))(
  'hostile: $name',
  async ({ url, ends, at }) => {
    const address = url?.(`http://${outside}:${port}`, `http://${inside}:${port}`) ?? `http://${outside}:${port}/${at}`
    const end = await capture(address).then(
      (kept) => {
        expect(kept.height).toBeLessThanOrEqual(captureLimits.height)
        expect(kept.png.length).toBeLessThanOrEqual(captureLimits.pictureBytes)
        return 'kept'
      },
      (error: unknown) => (error instanceof CaptureFailed ? error.reason : String(error)),
    )
    expect(ends).toContain(end)
    expect(reached).toEqual([])
    expect(await readdir(folder)).toEqual([])
    await expect.poll(left).toEqual([])
  },
  totalMs + 30_000,
)
