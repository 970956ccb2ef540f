// Use: NODE_ENV=production node --import ./tools/jsx.ts bench/full/run.ts [factor] [seed] [samples] [folder] [only]
// (without it the pages' libraries run in their way for development, which is slower.)
// Every request of the staff area and the pages of the portal on a database that an office fills in years (factor 1; 0.1 is a
// tenth of it) beside one of the demo's size. A folder keeps the filled database for the next run; `only` is a regular expression of what to ask.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { start, type Started } from '#app/start.ts'
import { hashPassword } from '#features/account/index.ts'
import { interpret } from '#platform/config/config.ts'
import { readEnvironment } from '#platform/config/env.ts'
import { issuer, signInByScript, testPassword } from '#tests/app.ts'
import { createJar, postAuth } from '#tests/sign-in.ts'
import { staffReads } from '#tests/staff-reads.ts'
import { routeTable } from '#web/route-table.ts'
import { fill, idOf, large, small, type Amounts } from './fill.ts'

const factor = Number(process.argv[2] ?? 1)
const seed = Number(process.argv[3] ?? 20_261_122)
const samples = Number(process.argv[4] ?? 20)
const given = process.argv[5]
const only = new RegExp(process.argv[6] ?? '')
const words = ['koven', 'stanor', 'R-2023-0001', '1000', '1023456', 'ko']

type Cases = Map<string, () => Promise<unknown>>

const running: { app: Started; folder: string }[] = []

async function world(amounts: Amounts, port: number, kept?: string): Promise<Cases> {
  const folder = kept ?? (await mkdtemp(join(tmpdir(), `markwright-bench-full-`)))
  const settings = {
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    LIMIT_FACTOR: '1000000',
    SERVICES: 'web',
    DEMO: 'false',
  }
  const config = interpret(readEnvironment({ ...settings, INVOICE_ISSUER: JSON.stringify(issuer) }))
  const app = await start({ ...config, staffSecondFactor: false })
  running.push({ app, folder })
  const { pool } = app.context
  const client = await pool.connect()
  const began = performance.now()
  try {
    await client.query('set statement_timeout = 0')
    const { rows } = await client.query<{ filled: boolean }>('select exists (select 1 from trademark) as filled')
    if (rows[0]?.filled !== true) await fill(client, amounts, seed)
  } finally {
    client.release(true)
  }
  const took = ((performance.now() - began) / 1000).toFixed(0)
  process.stdout.write(`${amounts.trademarks} trademarks, ${amounts.requests} orders, filled in ${took} s\n`)
  const password = await hashPassword(testPassword)
  await pool.query(`update "user" set password_hash = $1 where id = any($2)`, [
    password,
    [idOf('user', 0), idOf('user', 1), idOf('user', 2)],
  ])
  const mailOf = async (id: string) =>
    (await pool.query<{ email: string }>('select email from "user" where id = $1', [id])).rows[0]?.email ?? ''
  const cases: Cases = new Map()
  for (const [who, number] of [
    ['with most', 1],
    ['with few', 2],
  ] as const) {
    const jar = createJar({ url: config.baseUrl })
    await postAuth(jar, 'callback/credentials', { email: await mailOf(idOf('user', number)), password: testPassword })
    const { rows } = await pool.query<{ id: string }>(
      'select id from trademark where user_id = $1 order by id limit 1',
      [idOf('user', number)],
    )
    const pages = routeTable.flatMap<string>(({ frame, pattern }) =>
      frame === 'portal' && !pattern.includes(':') ? [pattern] : [],
    )
    const [first] = rows
    if (first) pages.push(`/portal/trademarks/${first.id}`)
    for (const path of pages)
      cases.set(`portal, customer ${who}: ${path.replace(/\/[\da-f-]{36}$/, '/one')}`, async () => {
        const answer = await jar.fetch(path)
        await answer.text()
        if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
      })
  }
  const staffMail = await mailOf(idOf('user', 0))
  let token = await signInByScript(config.baseUrl, staffMail, testPassword)
  const asStaff: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    const address = new URL(input instanceof Request ? input.url : input, config.baseUrl)
    headers.set('authorization', `Bearer ${token}`)
    const answer = await fetch(address, { ...init, headers })
    if (answer.status !== 401) return answer
    // A run takes longer than a token lasts.
    token = await signInByScript(config.baseUrl, staffMail, testPassword)
    headers.set('authorization', `Bearer ${token}`)
    return await fetch(address, { ...init, headers })
  }
  // The last page of what a person reaches by pressing Next for long.
  const deep = Math.max(2, Math.min(1000, Math.floor(amounts.requests / 25)))
  for (const read of staffReads({ fetch: asStaff, me: idOf('user', 0), words, deep }))
    cases.set(`${read.group}: ${read.name.replace(/page \d+/, 'far page')}`, read.ask)
  return cases
}

/** The p95 of each of some works, in milliseconds, or why it failed: taken in turn, so that other load meets all alike. */
async function p95(works: readonly (() => Promise<unknown>)[]): Promise<(number | string)[]> {
  const took: number[][] = works.map(() => [])
  const failed: string[] = []
  for (let turn = 0; turn < samples + 1; turn += 1)
    for (const [at, work] of works.entries()) {
      const began = performance.now()
      await work().catch((error: unknown) => (failed[at] = String(error).slice(0, 60)))
      if (turn > 0) took[at]?.push(performance.now() - began)
    }
  return took.map((each, at) => {
    const sorted = each.toSorted((a, b) => a - b)
    return failed[at] ?? sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN
  })
}

process.stdout.write(`full: seed ${seed}, factor ${factor}, ${samples} samples of each, p95 in ms\n`)
try {
  const twin = await world(small, 3981)
  const full = await world(large(factor), 3982, given)
  process.stdout.write('| what | small | large | factor |\n| --- | --- | --- | --- |\n')
  let over = 0
  for (const [what, ask] of full) {
    if (!only.test(what)) continue
    const [most = Number.NaN, least = 'none'] = await p95([ask, twin.get(what)].filter((one) => one !== undefined))
    const shown = [least, most].map((figure) => (typeof figure === 'number' ? figure.toFixed(1) : figure))
    const times = typeof least === 'number' && typeof most === 'number' ? most / least : Number.NaN
    const goal = what.startsWith('counts') ? 20 : 100
    const missed = typeof most !== 'number' || (most > goal && !(times <= 3))
    if (missed) over += 1
    process.stdout.write(`| ${what} | ${shown.join(' | ')} | ${times.toFixed(1)}${missed ? ' !' : ''} |\n`)
  }
  process.stdout.write(`${over} of ${full.size} over three times the small one's and over 100 ms (counts 20 ms)\n`)
} finally {
  for (const { app, folder } of running) {
    await app.stop()
    if (folder !== given) await rm(folder, { recursive: true, force: true })
  }
}
