// Use: node --import ./tools/jsx.ts bench/checkout.ts
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createClient } from '#contract/client.ts'
import { productFinishOrder, productUpdate } from '#contract/product.ts'
import { requestOrder, requestUpdate } from '#contract/registration.ts'
import { startEmbedded } from '#platform/db/embedded/start.ts'
import { median, perSecond, serveProduct } from './process-scratch.ts'

const rounds = Number(process.env.ROUNDS ?? 1)
const seconds = Number(process.env.SECONDS_OURS ?? 4)
const clients = 4

const dataDir = await mkdtemp(join(tmpdir(), 'markwright-bench-'))
const product = await serveProduct(dataDir, 3963)
const embedded = await startEmbedded({ dataDir })
const pool = new pg.Pool({ connectionString: embedded.url, max: clients })
const call = createClient({ baseUrl: product.url })

async function request(): Promise<string> {
  const id = randomUUID()
  await pool.query(
    `insert into registration_request (id, public_id, contact_email, contact_first_name, contact_last_name, currency, status, status_group, type, value,
       business_description, jurisdictions, language, region)
     values ($1, $2, $3, 'Bench', 'Test', 'EUR', 'Verification approved', 'Verification', 'WORD', 'BENCHMARK', 'testing', '{SK}', 'en', 'SK')`,
    [id, `B-${id.slice(0, 13)}`, `${id.slice(0, 8)}@bench.test`],
  )
  return id
}

/** Four calls, as a client makes them: choose, order, billing details, binding order. */
async function checkout(): Promise<void> {
  const id = await request()
  await call(requestUpdate, { params: { id }, body: { jurisdictions: ['SK'], classes: [9] } })
  const { productId } = await call(requestOrder, { params: { id } })
  await call(productUpdate, {
    params: { id: productId },
    body: {
      type: 'physical',
      firstName: 'Bench',
      lastName: 'Test',
      email: 'bench@bench.test',
      street: 'A 1',
      city: 'B',
      postcode: '1',
      country: 'SK',
    },
  })
  await call(productFinishOrder, {
    params: { id: productId },
    body: { paymentType: 'transfer', termsAccepted: true, beginAtOnce: true },
  })
}

const document = JSON.stringify({ text: 'x'.repeat(1500) })

/** The floor: the rows that those four calls write, in four transactions, by bare pg without a rule or an HTTP request. */
async function bare(): Promise<void> {
  const id = await request()
  const productId = randomUUID()
  const entityId = randomUUID()
  const client = await pool.connect()
  const track = (name: string) =>
    client.query(
      `insert into registration_request_tracking (id, name, registration_request_id) values (gen_random_uuid(), $1, $2)`,
      [name, id],
    )
  const step = async (work: () => Promise<unknown>) => {
    await client.query('begin')
    await work()
    await client.query('commit')
  }
  await step(() => client.query('update registration_request set ordered_items = $2 where id = $1', [id, document]))
  await step(async () => {
    await client.query(
      `update registration_request set status = 'Order created', status_group = 'Ordering' where id = $1`,
      [id],
    )
    await track('Order created')
    await client.query('insert into product (id, registration_request_id) values ($1, $2)', [productId, id])
    await client.query('update registration_request set product_id = $2, ordered_items = $3 where id = $1', [
      id,
      productId,
      document,
    ])
  })
  await step(async () => {
    const { rows } = await client.query<{ id: number }>(
      `insert into address (street, city, postcode, country) values ('A 1', 'B', '1', 'SK') returning id`,
    )
    await client.query(`insert into entity (id, type, first_name, address_id) values ($1, 'physical', 'Bench', $2)`, [
      entityId,
      rows[0]?.id,
    ])
    await client.query('update registration_request set billing_entity_id = $2 where id = $1', [id, entityId])
  })
  await step(async () => {
    await client.query(`insert into idempotency_key (key, scope, request_hash) values ($1, 'bench', 'x')`, [productId])
    const { rows } = await client.query<{
      last: number
    }>(`insert into invoice_counter (issuer, year, series, last) values ('CZ', 2026, 'variable-symbol', 1)
      on conflict (issuer, year, series) do update set last = invoice_counter.last + 1 returning last`)
    await client.query(
      `insert into invoice (variable_symbol, issuer, payment_type, product_id, document_context) values ($1, 'CZ', 'transfer', $2, $3)`,
      [`2${String(rows[0]?.last).padStart(9, '0')}`, productId, document],
    )
    await client.query(`update registration_request set status = 'Checkout completed' where id = $1`, [id])
    await track('Checkout completed')
    await client.query(
      `insert into product_event (id, product_id, name) values (gen_random_uuid(), $1, 'Checkout completed')`,
      [productId],
    )
    await client.query(`update idempotency_key set response = $2 where key = $1 and scope = 'bench'`, [
      productId,
      document,
    ])
  })
  client.release()
}

const ours: number[] = []
const floor: number[] = []
for (let round = 0; round < rounds; round++) {
  ours.push(await perSecond(clients, seconds, checkout))
  floor.push(await perSecond(clients, Number(process.env.SECONDS_FLOOR ?? 2), bare))
}
const [a, b] = [median(ours), median(floor)]
process.stdout.write(
  `checkout: ${a.toFixed(1)} a second with ${clients} clients (four calls each, letters and documents worked off beside), the same rows by bare pg ${b.toFixed(1)}, ratio ${(a / b).toFixed(2)}\n`,
)
await pool.end()
await product.stop()
await embedded.stop()
await rm(dataDir, { recursive: true, force: true })
process.exit(0)
