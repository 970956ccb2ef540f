// Use: node --import ./tools/jsx.ts bench/faults.ts [seconds]
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '#platform/db/embedded/start.ts'
import { productProcess } from '#tests/surroundings/product.ts'
import { mixedOrders } from './mixed-orders.ts'

/** Twenty mixed clients with orders, at one web process and at two over the same database. */
const seconds = Number(process.argv[2] ?? 20)
const clients = 20
const perSecond: number[] = []
for (const count of [1, 2]) {
  const dataDir = await mkdtemp(join(tmpdir(), 'markwright-bench-'))
  const embedded = await startEmbedded({ dataDir })
  const ports = [3971, 3972].slice(0, count)
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: embedded.url,
    DATABASE_POOLS: JSON.stringify({ work: 12, staff: 4, clients: 4, public: 2, control: 4 }),
    DATABASE_PROCESSES: String(count),
    AUTH_SECRET: 'the secret of this bench, long enough for it',
    DEMO: 'true',
    LIMIT_FACTOR: '100000',
  }
  const processes = ports.map((port) => productProcess(port, { ...environment, BASE_URL: `http://localhost:${port}` }))
  for (const one of processes) await one.start()
  const urls = ports.map((port) => `http://127.0.0.1:${port}`)
  const measured = await mixedOrders({ urls, databaseUrl: embedded.url, clients, seconds })
  process.stdout.write(`${count === 1 ? 'one process' : 'two processes'}:\n${measured.lines.join('\n')}\n`)
  process.stdout.write(`finish order p95 is ${measured.ratio.toFixed(2)} of that of the other writes\n`)
  perSecond.push(measured.orders / seconds)
  for (const one of processes) await one.stop()
  await embedded.stop()
  await rm(dataDir, { recursive: true, force: true })
}
const [one = 0, two = 0] = perSecond
const cores = availableParallelism()
process.stdout.write(
  `orders a second: one process ${one.toFixed(1)}, two ${two.toFixed(1)}, ${(two / one).toFixed(2)} times\n` +
    `${cores} cores are shared by the processes, PostgreSQL and the clients${cores < 5 ? ': they are the limit, and not the product' : ''}\n`,
)
process.exit(0)
