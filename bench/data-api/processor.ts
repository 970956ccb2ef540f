// Use: node --import ./tools/jsx.ts bench/data-api/processor.ts [rounds] [statements a round]
// What the wall costs in processor time, which other work on the machine does not stretch as it stretches waiting. Linux.
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareDatabase } from '#app/database.ts'
import { createDataApi, type DataAccess } from '#app/model.ts'
import { startEmbedded } from '#platform/db/embedded/start.ts'
import { createPool } from '#platform/db/pool.ts'
import type { Run } from '#platform/graphql/model.ts'
import { directRunner, rowSecurityRunner, transactions } from '#platform/graphql/run.ts'
import { customer, query, variables } from './question.ts'
import { fill } from './seed.ts'

const rounds = Number(process.argv[2] ?? 20)
const statements = Number(process.argv[3] ?? 100)
const secret = 'only for this measurement, never used again'
const dataDir = await mkdtemp(join(tmpdir(), 'markwright-bench-processor-'))
const database = await startEmbedded({ dataDir })
const { walledUrl: walled } = await prepareDatabase(database.url, { secrets: [secret] })
await fill(database.url, { trademarks: 50_000, trackings: 8, customers: 1000, first: 50 })
const session = customer(7)

/** The statement that the engine makes of the question. */
async function captured(): Promise<Parameters<Run>[0]> {
  const pool = createPool(database.url, { max: 1, pipeline: true })
  const run = directRunner(pool)
  let seen: Parameters<Run>[0] | undefined
  const access: DataAccess = {
    run: (statement, who, mode) => {
      seen = statement
      return run(statement, who, mode)
    },
    transaction: transactions(pool),
  }
  const api = createDataApi(
    { staff: access, clients: access, open: access },
    { documents: 'any', limits: {} },
    (error) => process.stderr.write(`${error.message}\n`),
  )
  await api.execute({ query, variables }, session)
  await pool.end()
  if (!seen) throw new Error('no statement was seen')
  return { ...seen, name: 'measured' }
}

interface Way {
  run: () => Promise<unknown>
  /** Milliseconds of processor that its connection's server process has used. */
  used: () => number
  end: () => Promise<void>
}

const statement = await captured()

async function way(url: string, settings: string, runner: typeof directRunner | null): Promise<Way> {
  const pool = createPool(url, { max: 1, pipeline: true })
  if (settings) await pool.query(settings)
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const run = runner?.(pool)
  const { sql: text, values, name } = statement
  return {
    run: async () =>
      run
        ? await run(statement, session, 'read')
        : await pool.query({ text, values, name: name ?? '', rowMode: 'array' }),
    used: () => Number(readFileSync(`/proc/${rows[0]?.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6,
    end: async () => await pool.end(),
  }
}

const ways = {
  'bare pg': await way(database.url, '', null),
  'owner, no settings': await way(database.url, '', directRunner),
  'owner, settings of the caller': await way(database.url, '', rowSecurityRunner),
  'behind row security': await way(walled, '', rowSecurityRunner),
  'behind row security, rows in order first': await way(walled, 'set enable_sort = off', rowSecurityRunner),
  'behind row security, random_page_cost 1.1': await way(walled, 'set random_page_cost = 1.1', rowSecurityRunner),
}

const figures = Object.entries(ways).map(([name, each]) => ({
  name,
  way: each,
  server: [] as number[],
  own: [] as number[],
}))
try {
  for (const { way: each } of figures) for (let turn = 0; turn < 60; turn += 1) await each.run()
  for (let round = 0; round < rounds; round += 1)
    for (const { way: each, server, own } of figures) {
      const [began, mine] = [each.used(), process.cpuUsage()]
      for (let turn = 0; turn < statements; turn += 1) await each.run()
      const { user, system } = process.cpuUsage(mine)
      server.push((each.used() - began) / statements)
      own.push((user + system) / 1000 / statements)
    }
  const at = (all: number[], part: number) => all.toSorted((a, b) => a - b)[Math.floor(all.length * part)] ?? Number.NaN
  const [floor] = figures
  for (const { name, server, own } of figures) {
    const share = server.map((ms, round) => (floor?.server[round] ?? Number.NaN) / ms)
    process.stdout.write(
      `${name}: server ${at(server, 0.5).toFixed(2)} ms, ours ${at(own, 0.5).toFixed(2)} ms, server's share ${at(share, 0.5).toFixed(2)} (${at(share, 0.1).toFixed(2)} to ${at(share, 0.9).toFixed(2)})\n`,
    )
  }
} finally {
  for (const { way: each } of figures) await each.end()
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
}
