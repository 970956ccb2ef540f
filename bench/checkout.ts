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
import { median, perSecond, serveProduct } from './process.ts'
import { familyMs, processMs } from './processor.ts'

const rounds = 5
const seconds = 4
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

// The jobs of the floor are of a kind of their own, which nobody works on.
await pool.query(
  `insert into pgboss.queue select (jsonb_populate_record(q, '{"name": "bench"}')).* from pgboss.queue q where q.name = 'mail.letter'`,
)
const document = JSON.stringify({ text: 'x'.repeat(1500) })

/**
 * The floor: the rows that those four calls write, in four transactions, by bare pg without a rule or an HTTP request. `all` of them
 * besides those of the order: entries of the audit log, counts of limits, the letter and its job with what becomes of them.
 */
async function bare(all: boolean): Promise<void> {
  const id = await request()
  const productId = randomUUID()
  const entityId = randomUUID()
  const client = await pool.connect()
  const track = (name: string) =>
    client.query(
      `insert into registration_request_tracking (id, name, registration_request_id) values (gen_random_uuid(), $1, $2)`,
      [name, id],
    )
  const step = async (name: string, work: () => Promise<unknown>) => {
    if (all)
      await client.query(
        `insert into rate_limit values ('bench', 1, 0) on conflict (key) do update set points = rate_limit.points + 1`,
      )
    await client.query('begin')
    await work()
    if (all)
      await client.query(
        `insert into audit_log (action, actor_role, table_name, row_id, detail) values ($1, 'link', 'registration_request', $2, $3)`,
        [name, id, '{"fields":["jurisdictions","classes"]}'],
      )
    await client.query('commit')
  }
  await step('request.update', () =>
    client.query('update registration_request set ordered_items = $2 where id = $1', [id, document]),
  )
  await step('request.order', async () => {
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
  await step('product.update', async () => {
    const { rows } = await client.query<{ id: number }>(
      `insert into address (street, city, postcode, country) values ('A 1', 'B', '1', 'SK') returning id`,
    )
    await client.query(`insert into entity (id, type, first_name, address_id) values ($1, 'physical', 'Bench', $2)`, [
      entityId,
      rows[0]?.id,
    ])
    await client.query('update registration_request set billing_entity_id = $2 where id = $1', [id, entityId])
  })
  await step('product.finish-order', async () => {
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
    if (all) await letter(client, id)
    await client.query(`update idempotency_key set response = $2 where key = $1 and scope = 'bench'`, [
      productId,
      document,
    ])
  })
  if (all) await letterSent(client, id)
  client.release()
}

async function letter(client: pg.PoolClient, id: string): Promise<void> {
  await client.query(
    `insert into mail.outbox (id, row_id, recipient, template, language, link, facts, words, state)
     values ($1, $2, $3, 'order.transfer', 'en', $4, $4, $4, 'waiting')`,
    [`bench-${id}`, id, `${id.slice(0, 8)}@bench.test`, '{"page":"productSuccess","total":"EUR 1.00"}'],
  )
  await client.query(`insert into pgboss.job_common (id, name, data) values ($1, 'bench', $2)`, [id, '{"letter":"x"}'])
}

async function letterSent(client: pg.PoolClient, id: string): Promise<void> {
  await client.query(
    `update pgboss.job_common set state = 'active', started_on = now() where name = 'bench' and id = $1`,
    [id],
  )
  await client.query(`update mail.outbox set claimed_until = now(), tries = tries + 1 where row_id = $1`, [id])
  await client.query(`update mail.outbox set state = 'sent', subject = 'x', claimed_until = null where row_id = $1`, [
    id,
  ])
  await client.query(
    `update pgboss.job_common set state = 'completed', completed_on = now() where name = 'bench' and id = $1`,
    [id],
  )
}

const { rows: server } = await pool.query<{ pid: number }>(
  `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid`,
)
const postmaster = server[0]?.pid ?? 0

interface Taken {
  perSecond: number[]
  /** Milliseconds of a processor for a checkout. */
  postgres: number[]
  product: number[]
  asking: number[]
}
const nothingYet = (): Taken => ({ perSecond: [], postgres: [], product: [], asking: [] })

async function measured(taken: Taken, time: number, work: () => Promise<void>): Promise<void> {
  const at = () => [familyMs(postmaster), processMs(product.child.pid ?? 0), processMs(process.pid)] as const
  let done = 0
  const before = at()
  const rate = await perSecond(clients, time, async () => {
    await work()
    done += 1
  })
  const [postgres, ours, asking] = at().map((now, n) => (now - (before[n] ?? 0)) / done)
  taken.perSecond.push(rate)
  taken.postgres.push(postgres ?? 0)
  taken.product.push(ours ?? 0)
  taken.asking.push(asking ?? 0)
}

const ours = nothingYet()
const ofOrder = nothingYet()
const everyRow = nothingYet()
for (let round = 0; round < rounds; round++) {
  await measured(ours, seconds, checkout)
  await measured(ofOrder, seconds / 2, async () => await bare(false))
  await measured(everyRow, seconds / 2, async () => await bare(true))
}
const whole = ({ postgres, product: own, asking }: Taken): number => median(postgres) + median(own) + median(asking)
const told = (name: string, taken: Taken): string => {
  const { perSecond: rate, postgres, product: own, asking } = taken
  const ratio = `ratio ${(median(ours.perSecond) / median(rate)).toFixed(2)}, of processor time ${(whole(taken) / whole(ours)).toFixed(2)}`
  return `${name}: ${median(rate).toFixed(1)} a second; processor for one: PostgreSQL ${median(postgres).toFixed(1)} ms, product ${median(own).toFixed(1)}, who asks ${median(asking).toFixed(1)}; ${ratio}\n`
}
process.stdout.write(
  [
    told(`checkout (${clients} clients, four calls each, letters and documents worked off beside)`, ours),
    told('the same rows by bare pg', everyRow),
    told('those of the order alone', ofOrder),
  ].join(''),
)
await pool.end()
await product.stop()
await embedded.stop()
await rm(dataDir, { recursive: true, force: true })
process.exit(0)
