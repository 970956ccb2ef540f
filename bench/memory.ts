// Use: node --import ./tools/jsx.ts bench/memory.ts [seconds] [clients]; more flags of Node by NODE_OPTIONS
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { serverProcesses } from '#platform/db/embedded/postmaster.ts'
import { signInByScript } from '#tests/app.ts'

/** Resident memory of `npm start` with its own PostgreSQL and the demo while clients read and write, every five seconds. */
const seconds = Number(process.argv[2] ?? 600)
const clients = Number(process.argv[3] ?? 8)
const port = 3969
const url = `http://127.0.0.1:${port}`
const dataDir = await mkdtemp(join(tmpdir(), 'markwright-bench-'))
const npm = spawn('npm', ['start'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: 'true',
    LOG_LEVEL: 'silent',
    LIMIT_FACTOR: '100000',
    DATA_API_DOCUMENTS: 'any',
  },
})
while (!(await fetch(`${url}/readyz`).then((answer) => answer.ok, () => false))) {
  if (npm.exitCode !== null) throw new Error(`npm start ended with ${npm.exitCode}`)
  await pause(100)
} // prettier-ignore

/** The process that serves, found by what it was started with and who started it. */
async function serverOf(parent: number): Promise<number> {
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const text = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')
    if (!text.split('\0').includes('src/app/main.ts')) continue
    for (let at = Number(name); at > 1;) {
      if (at === parent) return Number(name)
      const status = await readFile(`/proc/${at}/status`, 'utf8').catch(() => '')
      at = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0)
    }
  }
  throw new Error('the server is not among the processes')
}

/** Megabytes of 1,000,000 that a process has in memory; what it shares with others is divided among them. */
async function megabytes(pid: number, field: 'Rss' | 'Pss'): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return (Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0) * 1024) / 1e6
}

const server = await serverOf(npm.pid ?? 0)
const customer = await signInByScript(url, 'customer@demo.test', 'demo-only-markwright')
const staff = await signInByScript(url, 'staff@demo.test', 'demo-only-markwright')
const pages = ['/', '/verification', '/sk', '/sk/overenie', '/api/openapi.json', '/portal', '/portal/trademarks']
const queries = [
  '{ registration_request(limit: 50) { id status trademarks { id name } } }',
  '{ trademark(limit: 50) { id name status tracking: trademark_trackings { id } } }',
  '{ invoice(limit: 50) { id variable_symbol } }',
]
let asked = 0
let refused = 0
async function ask(n: number): Promise<void> {
  const token = n % 2 === 0 ? customer : staff
  const answer =
    n % 3 === 2
      ? await fetch(`${url}/v1/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ query: queries[n % queries.length] }),
        })
      : await fetch(url + (pages[n % pages.length] ?? '/'), { headers: { authorization: `Bearer ${token}` } })
  await answer.arrayBuffer()
  asked += 1
  if (answer.status >= 500) refused += 1
}

const began = performance.now()
const until = began + seconds * 1000
const reading = Promise.all(
  Array.from({ length: clients }, async (_, client) => {
    for (let n = client; performance.now() < until; n += 1) await ask(n)
  }),
)
process.stdout.write('second | node MB | postgres MB | requests\n')
let most = 0
while (performance.now() < until) {
  const node = await megabytes(server, 'Rss')
  const postgres = await Promise.all(
    (await serverProcesses(join(dataDir, 'postgres'))).map(async (pid) => await megabytes(pid, 'Pss')),
  )
  const database = postgres.reduce((sum, one) => sum + one, 0)
  most = Math.max(most, node + database)
  const at = ((performance.now() - began) / 1000).toFixed(0)
  process.stdout.write(`${at} | ${node.toFixed(0)} | ${database.toFixed(0)} | ${asked}\n`)
  await pause(Math.min(5000, Math.max(0, until - performance.now())))
}
await reading
process.stdout.write(
  `at most ${most.toFixed(0)} MB together, ${asked} requests, ${refused} refused, ${clients} clients\n`,
)
process.kill(server, 'SIGTERM')
if (npm.exitCode === null) await once(npm, 'exit')
await rm(dataDir, { recursive: true, force: true })
process.exit(0)
