import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { startEmbedded } from '#platform/db/embedded/start.ts'
import { checkoutClient, type Acknowledged } from './crash-client.ts'
import { issuer } from './app.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

export interface CrashReport {
  kills: number
  acknowledged: number
  lostOrders: number
  doubleOrders: number
  doubleCharges: number
  unpaidCharges: number
  serialGaps: number
  serialDoubles: number
  mailsLost: number
  mailsDoubled: number
  seconds: number
}

export interface CrashOptions {
  dataDir: string
  port: number
  kills: number
  clients: number
  random: () => number
  log?: (text: string) => void
}

/**
 * Runs checkouts from several clients against the real process while it, and every fifth time its database with it, is
 * killed at random instants; then lets everything settle and counts what went wrong. Every figure but the first two
 * should be zero.
 */
export async function crashCheckout(options: CrashOptions): Promise<CrashReport> {
  const started = Date.now()
  const baseUrl = `http://localhost:${options.port}`
  let server = await boot(options, baseUrl)
  const embedded = await startEmbedded({ dataDir: options.dataDir })
  const acknowledged: Acknowledged[] = []
  const work = { stopping: false }
  const prepare = async (): Promise<string> => await approvedRequest(embedded.url)
  const clients = Array.from({ length: options.clients }, async () => {
    while (!work.stopping) acknowledged.push(...(await checkoutClient(baseUrl, await until(prepare), work)))
  })
  for (let kill = 1; kill <= options.kills; kill++) {
    // After work and not after time: on a slow machine a kill after so many milliseconds meets nothing.
    const enough = acknowledged.length + Math.floor(options.random() * 3)
    const moment = options.random() * 300
    while (acknowledged.length <= enough) await pause(10)
    await pause(moment)
    if (kill % 5 === 0) await killDatabase(options.dataDir)
    server.kill('SIGKILL')
    await once(server, 'exit')
    server = await boot(options, baseUrl)
    options.log?.(`${kill} of ${options.kills} kills, ${acknowledged.length} orders`)
  }
  work.stopping = true
  await Promise.all(clients)
  const report = await settle(embedded.url, acknowledged)
  server.kill('SIGTERM')
  await once(server, 'exit')
  await embedded.stop()
  return { kills: options.kills, ...report, seconds: Math.round((Date.now() - started) / 1000) }
}

async function boot(options: CrashOptions, baseUrl: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', './tools/jsx.ts', 'src/app/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(options.port),
      HOST: '127.0.0.1',
      DATA_DIR: options.dataDir,
      // An installation of its own without the demo's world, which would take longer than all orders.
      PAYMENTS: 'sandbox',
      INVOICE_ISSUER: JSON.stringify(issuer),
      LOG_LEVEL: 'silent',
      LIMIT_FACTOR: '100000',
    },
  })
  for (let n = 0; n < 4800; n++) {
    const ready = await fetch(`${baseUrl}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return child
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    await pause(25)
  }
  throw new Error('the server did not come up')
}

async function killDatabase(dataDir: string): Promise<void> {
  const text = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number(text.split('\n')[0])
  if (pid > 1) process.kill(pid, 'SIGKILL')
}

/** Does a thing until it works; the database may be away for a moment. */
export async function until<T>(work: () => Promise<T>): Promise<T> {
  for (let n = 0; ; n++) {
    try {
      return await work()
    } catch (error) {
      if (n > 400) throw error
      await pause(50)
    }
  }
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** A request whose verification is approved, ready to be ordered. */
export async function approvedRequest(url: string): Promise<string> {
  const id = randomUUID()
  await withClient(url, async (client) => {
    await client.query(
      `insert into registration_request (id, public_id, contact_email, contact_first_name, contact_last_name, currency, status, status_group, type, value,
         business_description, jurisdictions, language, region)
       values ($1, $2, $3, 'Crash', 'Test', 'EUR', 'Verification approved', 'Verification', 'WORD', 'CRASHPROOF', 'testing', '{SK}', 'en', 'SK')`,
      [id, `C-${id.slice(0, 13)}`, `${id.slice(0, 8)}@crash.test`],
    )
  })
  return id
}

export async function settle(
  url: string,
  acknowledged: Acknowledged[],
): Promise<Omit<CrashReport, 'kills' | 'seconds'>> {
  return await withClient(url, async (client) => {
    const one = async (sql: string, values: unknown[] = []): Promise<number> => {
      const { rows } = await client.query<{ n: number }>(sql, values)
      return rows[0]?.n ?? 0
    }
    const symbols = acknowledged.map((order) => order.variableSymbol)
    const paidProducts = acknowledged.filter((order) => order.paid).map((order) => order.productId)
    const unpaid = async () =>
      await one(
        `select count(*)::int as n from unnest($1::uuid[]) p where not exists (select 1 from invoice i where i.product_id = p and i.serial_number is not null)`,
        [paidProducts],
      )
    const receiptsMissing = async () =>
      await one(
        `select count(*)::int as n from invoice i where serial_number is not null and product_id = any($1::uuid[]) and not exists (select 1 from mail.outbox o where o.id = 'receipt-' || i.variable_symbol)`,
        [paidProducts],
      )
    for (let n = 0; n < 1200 && ((await unpaid()) > 0 || (await receiptsMissing()) > 0); n++) await pause(100)
    return {
      acknowledged: acknowledged.length,
      lostOrders: await one(
        `select count(*)::int as n from unnest($1::text[]) s where not exists (select 1 from invoice where variable_symbol = s)`,
        [symbols],
      ),
      doubleOrders: await one(
        `select count(*)::int as n from (select product_id from invoice group by product_id having count(*) > 1) d`,
      ),
      doubleCharges: await one(
        `select count(*)::int as n from (select o.reference from payment_sandbox.charges c join payment_sandbox.orders o on o.id = c.order_id group by o.reference having count(*) > 1) d`,
      ),
      unpaidCharges: await unpaid(),
      serialGaps: await one(
        `select (coalesce(max(serial_number), 0) - count(distinct serial_number))::int as n from invoice where serial_number is not null`,
      ),
      serialDoubles: await one(
        `select (count(*) - count(distinct serial_number))::int as n from invoice where serial_number is not null`,
      ),
      mailsLost: await receiptsMissing(),
      mailsDoubled: await one(
        `select count(*)::int as n from (select recipient from mail.outbox where template = 'receipt' and recipient like '%@crash.test' group by recipient having count(*) > 1) d`,
      ),
    }
  })
}
