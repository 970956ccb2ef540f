// Use: node --import ./tools/jsx.ts bench/mixed-orders.ts [seconds]
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createClient } from '#contract/client.ts'
import { productFinishOrder, productMarkPaid, productUpdate } from '#contract/product.ts'
import { requestOrder, requestUpdate } from '#contract/registration.ts'
import { startEmbedded } from '#platform/db/embedded/start.ts'
import { signInByScript } from '#tests/app.ts'
import { serveProduct } from './process.ts'

/** How long each kind of write waits when twenty clients order, pay and choose at once. */
const clients = 20
const seconds = Number(process.argv[2] ?? 20)

const dataDir = await mkdtemp(join(tmpdir(), 'markwright-bench-'))
const product = await serveProduct(dataDir, 3967)
const embedded = await startEmbedded({ dataDir })
const pool = new pg.Pool({ connectionString: embedded.url, max: 4 })
const visitor = createClient({ baseUrl: product.url })
const token = await signInByScript(product.url, 'staff@demo.test', 'demo-only-markwright')
const staff = createClient({ baseUrl: product.url, token: () => token })
const waits = new Map<string, number[]>()

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const answer = await work()
  waits.set(name, [...(waits.get(name) ?? []), performance.now() - began])
  return answer
}

async function checkout(): Promise<void> {
  const id = randomUUID()
  await pool.query(
    `insert into registration_request (id, public_id, contact_email, contact_first_name, contact_last_name, currency, status, status_group, type, value,
       business_description, jurisdictions, language, region)
     values ($1, $2, $3, 'Bench', 'Test', 'EUR', 'Verification approved', 'Verification', 'WORD', 'BENCHMARK', 'testing', '{SK}', 'en', 'SK')`,
    [id, `B-${id.slice(0, 13)}`, `${id.slice(0, 8)}@bench.test`],
  )
  const choose = { params: { id }, body: { jurisdictions: ['SK' as const], classes: [9] } }
  await timed('choose', async () => await visitor(requestUpdate, choose))
  const { productId } = await timed('order', async () => await visitor(requestOrder, { params: { id } }))
  const body = {
    type: 'physical' as const, firstName: 'Bench', lastName: 'Test', email: `${id.slice(0, 8)}@bench.test`,
    street: 'A 1', city: 'B', postcode: '1', country: 'SK',
  } // prettier-ignore
  await timed('billing details', async () => await visitor(productUpdate, { params: { id: productId }, body }))
  const binding = { paymentType: 'transfer' as const, termsAccepted: true as const, beginAtOnce: true as const }
  const { total } = await timed(
    'finish order',
    async () => await visitor(productFinishOrder, { params: { id: productId }, body: binding }),
  )
  const paid = { amount: total, currency: 'EUR' as const, receivedOn: new Date().toISOString().slice(0, 10) }
  await timed('mark paid', async () => await staff(productMarkPaid, { params: { id: productId }, body: paid }))
}

const until = performance.now() + seconds * 1000
await Promise.all(
  Array.from({ length: clients }, async () => {
    while (performance.now() < until) await checkout()
  }),
)

const at = (list: number[], part: number) =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))] ?? 0
const others = ['choose', 'order', 'billing details'].flatMap((name) => waits.get(name) ?? [])
for (const [name, list] of [...waits, ['other writes', others] as const])
  process.stdout.write(
    `${name}: ${list.length}, p50 ${at(list, 0.5).toFixed(0)} ms, p95 ${at(list, 0.95).toFixed(0)} ms\n`,
  )
const ratio = at(waits.get('finish order') ?? [], 0.95) / at(others, 0.95)
process.stdout.write(
  `finish order p95 is ${ratio.toFixed(2)} of that of the other writes, ${clients} clients, ${seconds} s\n`,
)
await pool.end()
await product.stop()
await embedded.stop()
await rm(dataDir, { recursive: true, force: true })
process.exit(0)
