// Use: node --import ./tools/jsx.ts bench/data-api/run.ts [rounds] [seconds]
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareDatabase } from '#app/database.ts'
import { startEmbedded } from '#platform/db/embedded/start.ts'
import { median, perSecond } from '../process.ts'
import { query, relayQuery, variables } from './question.ts'
import { fill, idOf } from './seed.ts'
import { installPostgraphile, startServer, type Server } from './servers.ts'

const rounds = Number(process.argv[2] ?? 24)
const seconds = Number(process.argv[3] ?? 0.8)
const clients = 16
const secret = 'only for this measurement, never used again'
const customerNumber = 7

const dataDir = await mkdtemp(join(tmpdir(), 'markwright-bench-data-api-'))
const database = await startEmbedded({ dataDir })
const { walledUrl: walled } = await prepareDatabase(database.url, { secrets: [secret] })
await fill(database.url, { trademarks: 50_000, trackings: 8, customers: 1000, first: 50 })
const postgraphile = await installPostgraphile()

const environment = { DIRECT_URL: database.url, WALLED_URL: walled, CUSTOMER: String(customerNumber) }
const body = JSON.stringify({ query, variables })
const own = async (kind: string, port: number): Promise<Server> =>
  await startServer(join(import.meta.dirname, 'serve.ts'), [kind, String(port)], { port, environment, body })
const servers: Record<string, Server> = {
  'floor staff': await own('floor-staff', 4101),
  'engine staff': await own('engine-staff', 4102),
  'floor customer': await own('floor-customer', 4103),
  'engine customer': await own('engine-customer', 4104),
  'postgraphile customer': await startServer(postgraphile.script, ['4105'], {
    port: 4105,
    folder: postgraphile.folder,
    environment: { WALLED_URL: walled, USER_ID: idOf('user', customerNumber) },
    body: JSON.stringify({ query: relayQuery, variables }),
  }),
}

try {
  for (const [name, server] of Object.entries(servers)) {
    const text = await server.ask()
    const ids = new Set(text.match(/0000000c-[0-9a-f-]+/g))
    process.stdout.write(`${name}: ${text.length} bytes, ${ids.size} trademarks\n`)
    for (let turn = 0; turn < 200; turn += 1) await server.ask()
  }
  const figures: Record<string, number[]> = {}
  for (let round = 0; round < rounds; round += 1) {
    // Every round in another order: whoever comes first finds the machine in another state.
    const order = Object.entries(servers).map((_, index, all) => all[(index + round) % all.length])
    for (const entry of order) {
      if (!entry) continue
      const [name, server] = entry
      const rate = await perSecond(clients, seconds, async () => void (await server.ask()))
      figures[name] = [...(figures[name] ?? []), rate]
    }
  }
  const rate = (name: string): number => median(figures[name] ?? [])
  /** Median of the rounds' own ratios: what else the machine did in a round weighs on both sides of it. */
  const ratio = (left: string, right: string): string =>
    median((figures[left] ?? []).map((each, round) => each / (figures[right]?.[round] ?? Number.NaN))).toFixed(2)
  for (const name of Object.keys(servers)) process.stdout.write(`${name}: ${rate(name).toFixed(0)} a second\n`)
  process.stdout.write(
    [
      `staff, engine to floor: ${ratio('engine staff', 'floor staff')}`,
      `customer behind row security, engine to floor: ${ratio('engine customer', 'floor customer')}`,
      `customer behind row security, engine to PostGraphile: ${ratio('engine customer', 'postgraphile customer')}`,
      '',
    ].join('\n'),
  )
} finally {
  for (const server of Object.values(servers)) await server.stop()
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
}
