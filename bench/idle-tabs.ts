// Use: node --import ./tools/jsx.ts bench/idle-tabs.ts [factor] [seconds] [folder]
// Public pages while thirty tabs of the staff area stand open on a full database (`bench/full`), against the quiet figure of
// the same run. A tab asks each minute, as its screen does; a folder keeps the filled database for the next run.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createHitsReader, explainBy } from '#admin/watch/read-hits.ts'
import { readCounts, readQueue } from '#admin/queue/read-queue.ts'
import { start } from '#app/start.ts'
import { createClient } from '#contract/client.ts'
import { viewNames } from '#operations/staff/queue-views.ts'
import { hashPassword } from '#features/account/index.ts'
import { interpret } from '#platform/config/config.ts'
import { readEnvironment } from '#platform/config/env.ts'
import { issuer, signInByScript, testPassword } from '#tests/app.ts'
import { fill, large } from './full/fill.ts'
import { median, perSecond, serveProduct } from './process.ts'

const factor = Number(process.argv[2] ?? 1)
const seconds = Number(process.argv[3] ?? 60)
const given = process.argv[4]
const tabs = 30
const clients = 10
const rounds = 3
/** As `freshMs` of the screens. */
const everyMs = 60_000
const port = 3973
const pages = ['/', '/verification', '/sk']

const folder = given ?? (await mkdtemp(join(tmpdir(), 'markwright-bench-idle-')))
const mailOf = (tab: number) => `tab${tab}@bench.test`

/** A filled database in which every tab has a member of staff of its own. */
async function prepare(): Promise<void> {
  const settings = { PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'silent', SERVICES: 'web', DEMO: 'false' }
  const app = await start(interpret(readEnvironment({ ...settings, INVOICE_ISSUER: JSON.stringify(issuer) })))
  try {
    const client = await app.context.pool.connect()
    try {
      await client.query('set statement_timeout = 0')
      const { rows } = await client.query<{ filled: boolean }>('select exists (select 1 from trademark) as filled')
      if (rows[0]?.filled !== true) await fill(client, large(factor), 20_261_122)
      await client.query(
        `insert into "user" (id, email, role, state, password_hash)
           select gen_random_uuid(), 'tab' || n || '@bench.test', 'staff', 'active', $1 from generate_series(0, $2::int) n
         on conflict do nothing`,
        [await hashPassword(testPassword), tabs - 1],
      )
    } finally {
      client.release(true)
    }
  } finally {
    await app.stop()
  }
}

/** What a tab asks for each minute: the numbers beside the navigation, and the screen that it shows. */
function screenOf(tab: number, ask: typeof fetch): () => Promise<unknown> {
  const options = { fetch: ask }
  const view = viewNames[tab % (viewNames.length + 1)]
  const hits = createHitsReader(explainBy(createClient({ baseUrl: `http://127.0.0.1:${port}`, fetch: ask })), options)
  const shown = async () =>
    view === undefined
      ? await hits({ group: null, page: 1 })
      : await readQueue({ view, who: 'anyone', words: '' }, '00000000-0000-7000-8000-000000000000', options)
  return async () => await Promise.all([readCounts(options), shown()])
}

const at = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN

await prepare()
const served = await serveProduct(folder, port)
try {
  const screens: (() => Promise<unknown>)[] = []
  for (let tab = 0; tab < tabs; tab += 1) {
    const token = await signInByScript(served.url, mailOf(tab), testPassword)
    const ask: typeof fetch = async (input, init) => {
      const headers = new Headers(init?.headers)
      headers.set('authorization', `Bearer ${token}`)
      return await fetch(new URL(input instanceof Request ? input.url : input, served.url), { ...init, headers })
    }
    screens.push(screenOf(tab, ask))
  }
  const wrong = { pages: 0, reads: 0 }
  const reads: number[] = []
  const readPages = async (): Promise<number[]> => {
    const took: number[] = []
    let turn = 0
    await perSecond(clients, seconds, async () => {
      const began = performance.now()
      const answer = await fetch(`${served.url}${pages[turn++ % pages.length]}`)
      await answer.arrayBuffer()
      if (answer.status !== 200) wrong.pages += 1
      took.push(performance.now() - began)
    })
    return took
  }
  /** Tabs that were opened one after the other keep that distance: each asks once a minute. */
  const idle = (until: AbortSignal) =>
    screens.map(async (screen, tab) => {
      await pause((everyMs / tabs) * tab, undefined, { signal: until }).catch(() => undefined)
      while (!until.aborted) {
        const began = performance.now()
        await screen().catch(() => (wrong.reads += 1))
        reads.push(performance.now() - began)
        await pause(everyMs, undefined, { signal: until }).catch(() => undefined)
      }
    })
  await readPages()
  const factors: number[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const quiet = await readPages()
    const end = new AbortController()
    const open = idle(end.signal)
    const busy = await readPages()
    end.abort()
    await Promise.all(open)
    factors.push(at(busy, 0.95) / at(quiet, 0.95))
    process.stdout.write(
      `round ${round}: ${quiet.length} and ${busy.length} pages, p50 ${at(quiet, 0.5).toFixed(1)} -> ${at(busy, 0.5).toFixed(1)} ms, ` +
        `p95 ${at(quiet, 0.95).toFixed(1)} -> ${at(busy, 0.95).toFixed(1)} ms (${(factors.at(-1) ?? Number.NaN).toFixed(2)} times)\n`,
    )
  }
  process.stdout.write(
    `${tabs} tabs, ${reads.length} screens read, p50 ${at(reads, 0.5).toFixed(0)} ms, p95 ${at(reads, 0.95).toFixed(0)} ms; ` +
      `${clients} clients, p95 of public pages ${median(factors).toFixed(2)} times the quiet one; ` +
      `failed: ${wrong.pages} pages, ${wrong.reads} screens\n`,
  )
  if (wrong.pages + wrong.reads > 0 || median(factors) > 1.5) process.exitCode = 1
} finally {
  await served.stop()
  if (given === undefined) await rm(folder, { recursive: true, force: true })
}
