import { chmod, mkdtemp, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkoutClient, type Acknowledged } from '#tests/crash-client.ts'
import { approvedRequest, settle } from '#tests/crash-checkout.ts'
import { isProof } from '#tests/proof.ts'
import { hasHaproxy, startBalancer, type Balancer } from '#tests/surroundings/balancer.ts'
import { hasDebianPostgres, startPrimary, type DebianServer } from '#tests/surroundings/debian-postgres.ts'
import { checkOut, lastRelease } from '#tests/surroundings/old-version.ts'
import { productProcess, type ProductProcess } from '#tests/surroundings/product.ts'
import { watchedFetch } from '#tests/surroundings/watched-fetch.ts'
import { eventually } from '#tests/waiting.ts'

const orders = 10_000
const clients = 4
const ports = { primary: 7500, balancer: 7501, webs: [7502, 7503] }
const release = isProof ? await lastRelease() : null

/** Paid orders of the version before, written set by set. */
const fill = [
  `insert into registration_request (id, public_id, contact_email, contact_first_name, contact_last_name, currency, status, status_group,
     type, value, business_description, jurisdictions, language, region)
   select gen_random_uuid(), 'U-' || n, n || '@upgrade.test', 'Upgrade', 'Test', 'EUR', 'Invoice paid', 'Ordering', 'WORD', 'MARK ' || n,
     'testing', '{SK}', 'en', 'SK' from generate_series(1, ${orders}) as n`,
  `insert into product (id, registration_request_id) select gen_random_uuid(), id from registration_request where public_id like 'U-%'`,
  `insert into invoice (variable_symbol, id, issuer, serial_number, year, payment_date, payment_type, product_id, document_context)
   select (7000000000 + row_number() over ())::text, gen_random_uuid(), 'SK', row_number() over () + 100000, 2025, '2025-11-20', 'card', p.id, '{}'
     from product p join registration_request r on r.id = p.registration_request_id where r.public_id like 'U-%'`,
]

/* Needs what an operator has: Debian's postgresql-15 and haproxy, and the commit of the last release. */
describe.runIf(isProof && hasDebianPostgres && hasHaproxy && release !== null)(
  `from ${release?.version ?? 'the last release'} to this version, one process after the other, under load`,
  () => {
    let folder: string
    let primary: DebianServer
    let balancer: Balancer
    let old: ProductProcess[]
    let young: ProductProcess[]
    let pool: pg.Pool
    const url = `http://localhost:${ports.balancer}`
    const answers = watchedFetch()
    const acknowledged: Acknowledged[] = []
    const work = { stopping: false }
    /** What was begun, to be ended the other way round, however far it came. */
    const ends: (() => Promise<unknown>)[] = []
    let load: Promise<unknown> = Promise.resolve()

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'markwright-upgrade-'))
      ends.push(async () => await rm(folder, { recursive: true, force: true }))
      await chmod(folder, 0o755)
      const tree = join(folder, 'old')
      await mkdir(tree)
      await checkOut(release?.commit ?? '', tree)
      primary = await startPrimary(folder, ports.primary)
      ends.push(async () => await primary.stop())
      const database = primary.url('postgres', 'markwright')
      const admin = new pg.Client({ connectionString: primary.url('postgres', 'postgres') })
      await admin.connect()
      await admin.query('create database markwright')
      await admin.end()
      const environment = {
        DATA_DIR: join(folder, 'data'),
        DATABASE_URL: database,
        BASE_URL: url,
        DEMO: 'true',
        AUTH_SECRET: 'the secret of this installation, long enough',
        LIMIT_FACTOR: '100000',
        DATABASE_PROCESSES: '2',
      }
      old = ports.webs.map((port) => productProcess(port, environment, tree))
      young = ports.webs.map((port) => productProcess(port, environment))
      ends.push(async () => await Promise.all([...old, ...young].map(async (one) => await one.stop())))
      for (const one of old) await one.start()
      pool = new pg.Pool({ connectionString: database, max: 4 })
      ends.push(async () => await pool.end())
      for (const statement of fill) await pool.query(statement)
      balancer = await startBalancer(folder, ports.balancer, ports.webs, 'patient')
      ends.push(async () => await balancer.stop())
      await eventually('the balancer', async () => (await fetch(`${url}/readyz`).catch(() => null))?.ok ?? false)
      load = Promise.all([
        ...Array.from({ length: clients }, async () => {
          while (!work.stopping)
            acknowledged.push(...(await checkoutClient(url, await approvedRequest(database), work, answers.fetch)))
        }),
        (async () => {
          for (let n = 0; !work.stopping; n += 1)
            await answers.fetch(url + (['/', '/sk', '/verification'][n % 3] ?? '/'))
        })(),
      ])
      await eventually('the first orders', async () => await Promise.resolve(acknowledged.length > 5))
    }, 400_000)
    afterAll(async () => {
      work.stopping = true
      await load.catch(() => undefined)
      for (const end of ends.toReversed()) await end()
    }, 120_000)

    test.each([0, 1])(
      'process %i takes its place, and no request fails',
      async (at) => {
        const before = acknowledged.length
        const began = performance.now()
        await balancer.drain(ports.webs[at] ?? 0)
        await old[at]?.stop()
        await young[at]?.start()
        await balancer.enable(ports.webs[at] ?? 0)
        const took = ((performance.now() - began) / 1000).toFixed(1)
        process.stdout.write(`process ${at}: replaced in ${took} s, ${acknowledged.length - before} orders meanwhile\n`)
        await eventually('orders by both', async () => await Promise.resolve(acknowledged.length > before + 10))
        if (answers.failures.length + answers.refusals.length > 0)
          process.stdout.write([...old, ...young].map((one) => one.said()).join('\n'))
        expect([...answers.failures, ...answers.refusals]).toEqual([])
        expect(answers.statuses.get(0) ?? 0).toBe(0)
      },
      240_000,
    )

    test('everything is there: what was before, what was ordered meanwhile, each once', async () => {
      work.stopping = true
      await load
      const { rows } = await pool.query<{ n: number }>(
        `select count(*)::int as n from invoice i join product p on p.id = i.product_id
           join registration_request r on r.id = p.registration_request_id where r.public_id like 'U-%'`,
      )
      expect(rows[0]?.n).toBe(orders)
      const { serialGaps: _, ...report } = await settle(primary.url('postgres', 'markwright'), acknowledged)
      process.stdout.write(`${JSON.stringify(report)}, answers by status: ${[...answers.statuses].join(' ')}\n`)
      expect(report).toMatchObject({
        lostOrders: 0, doubleOrders: 0, doubleCharges: 0, unpaidCharges: 0, serialDoubles: 0, mailsLost: 0, mailsDoubled: 0,
      }) // prettier-ignore
    }, 180_000)
  },
)
