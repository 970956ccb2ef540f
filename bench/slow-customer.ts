// Use: node --import ./tools/jsx.ts bench/slow-customer.ts [seconds]
// Others' reads while one customer keeps twenty slow statements going, against the quiet figure of the same run.
import { mkdtemp, rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { start } from '#app/start.ts'
import { hashPassword } from '#features/account/index.ts'
import { interpret } from '#platform/config/config.ts'
import { readEnvironment } from '#platform/config/env.ts'
import { signInByScript, testPassword } from '#tests/app.ts'
import { perSecond } from './process.ts'

const seconds = Number(process.argv[2] ?? 8)
const clients = 4
const slowStatements = 20
const rows = 30_000

const folder = await mkdtemp(join(tmpdir(), 'markwright-bench-slow-'))
const port = 3972
const config = interpret(
  readEnvironment({
    PORT: String(port),
    DATA_DIR: folder,
    DEMO: 'true',
    LOG_LEVEL: 'silent',
    LIMIT_FACTOR: '1000000',
    SERVICES: 'web',
    DATA_API_DOCUMENTS: 'any',
  }),
)
const app = await start(config)

/** Milliseconds of each of many reads, and the statuses that were not 200. */
async function measured(token: string): Promise<{ took: number[]; wrong: number }> {
  const took: number[] = []
  let wrong = 0
  const query = '{ brand(order_by: {name: asc}, limit: 20) { id name } registration_request(limit: 20) { id } }'
  await perSecond(clients, seconds, async () => {
    const began = performance.now()
    const { status } = await ask(query, token)
    if (status !== 200) wrong += 1
    took.push(performance.now() - began)
  })
  return { took: took.toSorted((a, b) => a - b), wrong }
}

async function ask(query: string, token: string): Promise<{ status: number; text: string; after: number }> {
  const answer = await fetch(`${config.baseUrl}/v1/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  })
  return { status: answer.status, text: await answer.text(), after: Number(answer.headers.get('retry-after') ?? 0) }
}

const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN

try {
  const { pool } = app.context
  const password = await hashPassword(testPassword)
  const addUser = async (email: string): Promise<string> => {
    const { rows: made } = await pool.query<{ id: string }>(
      `insert into "user" (id, email, role, state, password_hash) values (gen_random_uuid(), $1, 'customer', 'active', $2) returning id`,
      [email, password],
    )
    return made[0]?.id ?? ''
  }
  const slowId = await addUser('slow@bench.test')
  const otherId = await addUser('other@bench.test')
  for (const [id, n] of [
    [slowId, rows],
    [otherId, 50],
  ])
    await pool.query(
      `insert into brand (id, user_id, name) select gen_random_uuid(), $1, repeat('ab', 60) || g from generate_series(1, $2::int) g`,
      [id, n],
    )
  await pool.query('analyze')
  const slow = await signInByScript(config.baseUrl, 'slow@bench.test', testPassword)
  const other = await signInByScript(config.baseUrl, 'other@bench.test', testPassword)
  // As costly as the limits let a filter be: patterns that match nowhere, over all rows of one customer.
  const terms = Array.from({ length: 400 }, (_, n) => `{name: {_ilike: "%a%b%a%b%x${n}"}}`)
  const heavy = `{ brand_aggregate(where: {_or: [${terms.join(',')}]}) { aggregate { count } } }`

  await measured(other)
  for (const kind of ['processor', 'lock'] as const) {
    const quiet = await measured(other)
    let running = true
    const ends: Record<string, number> = {}
    const holder = kind === 'lock' ? await pool.connect() : null
    // A statement that waits for a lock uses no processor: what is left is what the pools let through.
    await holder?.query('begin; lock table support_ticket in access exclusive mode')
    const query = kind === 'lock' ? '{ support_ticket { id } }' : heavy
    const slowOnes = Array.from({ length: slowStatements }, async () => {
      while (running) {
        const { status, text, after } = await ask(query, slow)
        const end = status === 200 ? (/"code":"([^"]+)/.exec(text)?.[1] ?? 'answered') : String(status)
        ends[end] = (ends[end] ?? 0) + 1
        // Who is refused comes back when told, in steps so that the run ends; whoever asks sooner meets the rate of ten a second.
        for (let waited = 0; running && waited < after * 1000; waited += 100) await pause(100)
      }
    })
    const busy = await measured(other)
    running = false
    await Promise.all(slowOnes)
    await holder?.query('rollback')
    holder?.release()
    const figure = (part: number) =>
      `p${part * 100} ${at(quiet.took, part).toFixed(1)} -> ${at(busy.took, part).toFixed(1)} ms (${(at(busy.took, part) / at(quiet.took, part)).toFixed(2)} times)`
    process.stdout.write(
      `${kind}: ${figure(0.5)}, ${figure(0.99)}; ${busy.took.length} reads, ${quiet.wrong + busy.wrong} not 200; slow ones ended ${JSON.stringify(ends)}\n`,
    )
  }
} finally {
  await app.stop()
  await rm(folder, { recursive: true, force: true })
}
