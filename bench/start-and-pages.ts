// Use: node --import ./tools/jsx.ts bench/start-and-pages.ts
import { createServer } from 'node:http'
import { Agent, get } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { median, perSecond, serveProduct } from './process.ts'

const rounds = 5
const seconds = 3
const clients = 16
const agent = new Agent({ keepAlive: true, maxSockets: clients })

/** One request over a kept connection, as browsers ask, read to its end: the bytes as they come. */
async function read(url: string): Promise<Buffer> {
  return await new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve(Buffer.concat(chunks)))
    })
    request.on('error', reject)
  })
}

const dataDir = await mkdtemp(join(tmpdir(), 'markwright-bench-'))
const cold = await serveProduct(dataDir, 3961)
const coldMs = cold.readyMs
await cold.stop()
const warm: number[] = []
for (let n = 0; n < 3; n++) {
  const again = await serveProduct(dataDir, 3961)
  warm.push(again.readyMs)
  await again.stop()
}
process.stdout.write(`start: cold ${coldMs} ms, warm ${median(warm)} ms (median of 3), spawn to ready\n`)

const product = await serveProduct(dataDir, 3961)
for (const path of [
  '/',
  '/verification',
  '/sk',
  '/country/slovakia',
  '/portal/login',
  '/api/openapi.json',
  '/healthz',
]) {
  const page = await read(product.url + path)
  const floor = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(page)).listen(
    3962,
    '127.0.0.1',
  )
  await once(floor, 'listening')
  const ours: number[] = []
  const bare: number[] = []
  for (let round = 0; round < rounds; round++) {
    ours.push(await perSecond(clients, seconds, async () => void (await read(product.url + path))))
    bare.push(await perSecond(clients, seconds / 3, async () => void (await read('http://127.0.0.1:3962/'))))
  }
  const [a, b] = [median(ours), median(bare)]
  process.stdout.write(
    `page ${path}: ${page.length} bytes, ${a.toFixed(0)} a second, the same bytes by bare node:http ${b.toFixed(0)}, ratio ${(a / b).toFixed(3)}\n`,
  )
  floor.closeAllConnections()
  floor.close()
}
await product.stop()
await rm(dataDir, { recursive: true, force: true })
process.exit(0)
