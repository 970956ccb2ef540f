import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { createClient } from '#contract/client.ts'
import { productFinishOrder, productMarkPaid, productUpdate } from '#contract/product.ts'
import { requestOrder, requestUpdate } from '#contract/registration.ts'
import { signInByScript } from '#tests/app.ts'

export interface MixedOrders {
  /** Orders that were paid in the time. */
  orders: number
  /** How long each kind of write waited, a line each. */
  lines: string[]
  /** p95 of finishing an order by that of the writes that lock no counter. */
  ratio: number
}

/** Lets clients order, pay and choose at once for some seconds, each at one of the processes, and tells how long each write waited. */
export async function mixedOrders(options: {
  urls: readonly string[]
  databaseUrl: string
  clients: number
  seconds: number
}): Promise<MixedOrders> {
  const { urls, clients, seconds } = options
  const pool = new pg.Pool({ connectionString: options.databaseUrl, max: 4 })
  const token = await signInByScript(urls[0] ?? '', 'staff@demo.test', 'demo-only-markwright')
  const waits = new Map<string, number[]>()
  const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const began = performance.now()
    const answer = await work()
    waits.set(name, [...(waits.get(name) ?? []), performance.now() - began])
    return answer
  }
  const checkout = async (url: string): Promise<void> => {
    const visitor = createClient({ baseUrl: url })
    const staff = createClient({ baseUrl: url, token: () => token })
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
    Array.from({ length: clients }, async (_, n) => {
      while (performance.now() < until) await checkout(urls[n % urls.length] ?? '')
    }),
  )
  await pool.end()
  const others = ['choose', 'order', 'billing details'].flatMap((name) => waits.get(name) ?? [])
  const line = ([name, list]: readonly [string, number[]]) =>
    `  ${name}: ${list.length}, p50 ${at(list, 0.5).toFixed(0)} ms, p95 ${at(list, 0.95).toFixed(0)} ms`
  return {
    orders: waits.get('mark paid')?.length ?? 0,
    lines: [...waits, ['other writes', others] as const].map(line),
    ratio: at(waits.get('finish order') ?? [], 0.95) / at(others, 0.95),
  }
}

const at = (list: readonly number[], part: number): number =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))] ?? 0
