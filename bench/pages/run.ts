// Use: node --import ./tools/jsx.ts bench/pages/run.ts [rounds] [seconds] [folder]
// Our pages and the same ones made with Next.js, in one run, in turn: pages a second, processor for each, bytes, script.
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { Agent, createServer, get, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadavg } from 'node:os'
import { median, perSecond, serveProduct } from '../process.ts'
import { buildNext, startNext, type TakenPage } from './next-app.ts'
import { processorOf } from './processor.ts'

const rounds = Number(process.argv[2] ?? 5)
const seconds = Number(process.argv[3] ?? 3)
/** Where the application of Next is built, kept for the next run when it is given. */
const given = process.argv[4]
const clients = 16
const content = '/country/slovakia'
const dynamic = '/portal/login'
const agent = new Agent({ keepAlive: true, maxSockets: clients })

interface Read {
  bytes: Buffer
  headers: IncomingHttpHeaders
}

/** One request over a kept connection, as browsers ask, read to its end: the bytes as they come. */
async function read(url: string, encoding = 'br, gzip'): Promise<Read> {
  return await new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { accept: 'text/html', 'accept-encoding': encoding } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve({ bytes: Buffer.concat(chunks), headers: answer.headers })
        else reject(new Error(`${answer.statusCode} ${url}`))
      })
    })
    request.on('error', reject)
  })
}

/** What stands in the body of a page, without scripts, and the styles that it names. */
async function taken(base: string, address: string, name: string): Promise<TakenPage> {
  const html = (await read(base + address, 'identity')).bytes.toString()
  const [, body = ''] = /<body[^>]*>([\s\S]*)<\/body>/.exec(html) ?? []
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
  const links = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)].flatMap(([tag]) => /href="([^"]+)"/.exec(tag)?.[1] ?? [])
  const styles = await Promise.all(links.map(async (href) => (await read(base + href, 'identity')).bytes.toString()))
  // The build of Next would look for the files that the styles name.
  const bare = styles.join('\n').replaceAll(/@font-face\s*{[^}]*}/g, '').replaceAll(/url\([^)]*\)/g, 'none')
  return { name, title, body: body.replaceAll(/<script[\s\S]*?<\/script>/g, ''), styles: bare }
} // prettier-ignore

/** Bytes of script, as sent, that a page makes a browser fetch or has within itself. */
async function scriptBytes(base: string, address: string): Promise<number> {
  const html = (await read(base + address, 'identity')).bytes.toString()
  const named = [...html.matchAll(/<(?:script|link)[^>]*(?:src|href)="([^"]+\.js[^"]*)"/g)].map(([, src = '']) => src)
  const files = await Promise.all([...new Set(named)].map(async (src) => (await read(base + src)).bytes.length))
  return files.reduce((sum, one) => sum + one, 0)
}

const dataDir = await mkdtemp(join(tmpdir(), 'markwright-bench-'))
const nextDir = given ?? (await mkdtemp(join(tmpdir(), 'markwright-bench-next-')))
const product = await serveProduct(dataDir, 3961)
const pages = await Promise.all([taken(product.url, content, 'content'), taken(product.url, dynamic, 'dynamic')])
await mkdir(nextDir, { recursive: true })
if (!(await stat(join(nextDir, '.next')).catch(() => null))) await buildNext(nextDir, ...pages)
const next = await startNext(nextDir, 3963)
const ours = await read(product.url + content)
const bare = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(ours.bytes))
await once(bare.listen(3962, '127.0.0.1'), 'listening')

const subjects = [
  { name: 'ours, kept', url: product.url + content, pid: product.child.pid },
  { name: 'Next, prerendered', url: `${next.url}/content`, pid: next.child.pid },
  { name: 'bare node:http', url: 'http://127.0.0.1:3962/', pid: null },
  { name: 'ours, dynamic', url: product.url + dynamic, pid: product.child.pid },
  { name: 'Next, dynamic', url: `${next.url}/dynamic`, pid: next.child.pid },
]
const found = new Map(subjects.map(({ name }) => [name, { rates: [] as number[], costs: [] as number[] }]))
for (let round = -1; round < rounds; round += 1)
  for (let at = 0; at < subjects.length; at += 1) {
    const subject = subjects[(at + round + 1) % subjects.length]
    if (!subject) continue
    const before = subject.pid ? await processorOf(subject.pid) : 0
    let asked = 0
    const rate = await perSecond(clients, seconds, async () => {
      await read(subject.url)
      asked += 1
    })
    const spent = subject.pid ? (await processorOf(subject.pid)) - before : 0
    // The first round makes the code warm.
    if (round < 0) continue
    found.get(subject.name)?.rates.push(rate)
    found.get(subject.name)?.costs.push(spent / asked)
  }
const rateOf = (name: string) => median(found.get(name)?.rates ?? [])
for (const { name, url } of subjects) {
  const { bytes, headers } = await read(url)
  const cost = median(found.get(name)?.costs ?? [])
  process.stdout.write(
    `${name}: ${rateOf(name).toFixed(0)} a second (${(found.get(name)?.rates ?? []).map((one) => one.toFixed(0)).join(', ')}), ` +
      `${cost === 0 ? '' : `${(cost * 1000).toFixed(2)} ms of processor, `}${bytes.length} bytes ${headers['content-encoding'] ?? 'plain'}\n`,
  )
}
const ratio = (a: string, b: string) => (rateOf(a) / rateOf(b)).toFixed(2)
const scripts = [await scriptBytes(product.url, content), await scriptBytes(next.url, '/content')] as const
process.stdout.write(
  `kept: ${ratio('ours, kept', 'Next, prerendered')} times Next, ${ratio('ours, kept', 'bare node:http')} of bare node:http; ` +
    `dynamic: ${ratio('ours, dynamic', 'Next, dynamic')} times Next; script ${scripts[0]} and ${scripts[1]} bytes, ` +
    `${(scripts[0] / scripts[1]).toFixed(3)} times; load ${loadavg().map((one) => one.toFixed(1)).join(' ')}\n`,
) // prettier-ignore
bare.closeAllConnections()
bare.close()
await next.stop()
await product.stop()
await rm(dataDir, { recursive: true, force: true })
if (!given) await rm(nextDir, { recursive: true, force: true })
process.exit(0)
