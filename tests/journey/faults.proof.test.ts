import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createClient } from '#contract/client.ts'
import { requestUpdate } from '#contract/registration.ts'
import { checkoutClient, type Acknowledged } from '#tests/crash-client.ts'
import { approvedRequest, settle, until } from '#tests/crash-checkout.ts'
import { isProof } from '#tests/proof.ts'
import { seededRandom } from '#tests/random.ts'
import { hasDebianPostgres } from '#tests/surroundings/debian-postgres.ts'
import { faults } from '#tests/surroundings/faults.ts'
import { startInstallation, type Installation } from '#tests/surroundings/installation.ts'
import { watchedFetch } from '#tests/surroundings/watched-fetch.ts'
import { eventually } from '#tests/waiting.ts'

const seed = Number(process.env['SEED'] ?? 20261122)
const clients = 8
/** Milliseconds after the end of a fault in which everything is well again. */
const recoveryMs = 2_000

/* Only in the proof, and where Debian's postgresql-15 is installed; a short form with the embedded server is crash.test.ts. */
describe.runIf(isProof && hasDebianPostgres)(`an installation whose surroundings fall (seed ${seed})`, () => {
  let installation: Installation
  let database: pg.Pool
  const random = seededRandom(seed)
  const answers = watchedFetch()
  const acknowledged: Acknowledged[] = []
  const work = { stopping: false }
  let ordering: Promise<unknown> = Promise.resolve()
  let kills = 0

  beforeAll(async () => {
    installation = await startInstallation(7400)
    for (const one of installation.without) process.stdout.write(`${one} is not installed: it is left out\n`)
    database = new pg.Pool({ connectionString: installation.database, max: 4 })
    database.on('error', () => undefined)
    const { url } = installation
    ordering = Promise.all(
      Array.from({ length: clients }, async () => {
        while (!work.stopping)
          acknowledged.push(
            ...(await checkoutClient(
              url,
              await until(async () => await approvedRequest(installation.database)),
              work,
              answers.fetch,
            )),
          )
      }),
    )
    await eventually('the first orders', async () => await Promise.resolve(acknowledged.length > 5))
  }, 240_000)
  afterAll(async () => {
    work.stopping = true
    await ordering.catch(() => undefined)
    await database.end()
    await installation.stop()
  }, 240_000)

  test('its owner may create no roles, and the login under row security was given', async () => {
    const { rows } = await database.query<{ rolname: string; rolcreaterole: boolean; rolsuper: boolean }>(
      `select rolname, rolcreaterole, rolsuper from pg_roles where rolname like 'markwright%' order by 1`,
    )
    expect(rows).toEqual([
      { rolname: 'markwright', rolcreaterole: false, rolsuper: false },
      { rolname: 'markwright_reader', rolcreaterole: false, rolsuper: false },
    ])
  })

  test('the replica answers reads', async () => {
    const reads = async () => {
      await answers.fetch(`${installation.url}/`)
      const standby = new pg.Client({ connectionString: installation.standby.url('postgres', 'markwright') })
      await standby.connect()
      const { rows } = await standby.query<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity where usename = 'markwright_reader'`,
      )
      await standby.end()
      return (rows[0]?.n ?? 0) > 0
    }
    expect(await eventually('a read at the replica', reads)).toBe(true)
  })

  const order = Object.keys(faults)
    .map((name) => ({ name, at: random() }))
    .toSorted((a, b) => a.at - b.at)

  test.each(order)(
    '$name',
    async ({ name }) => {
      const before = acknowledged.length
      const requestId = await approvedRequest(installation.database)
      const client = createClient({ baseUrl: installation.url, fetch: answers.fetch })
      if (name.startsWith('killed ')) kills += 1
      await faults[name]?.(installation, random)
      const began = performance.now()
      let well: number | null = null
      // Well is a write and a page three times in a row, by whichever process.
      for (let inARow = 0; inARow < 3;) {
        const since = performance.now() - began
        const works = await Promise.all([
        client(requestUpdate, { params: { id: requestId }, body: { jurisdictions: ['SK'], classes: [9] } }),
        answers.fetch(`${installation.url}/`).then((answer) => {
          if (!answer.ok) throw new Error(`the page answered ${answer.status}`)
        }),
      ]).then(() => true, () => false) // prettier-ignore
        inARow = works ? inARow + 1 : 0
        well = works ? (well ?? since) : null
        if (!works) await pause(20)
        if (since > 30_000) break
      }
      process.stdout.write(`${name}: well again ${well?.toFixed(0) ?? 'never'} ms after its end\n`)
      expect(well).not.toBeNull()
      expect(well).toBeLessThan(recoveryMs)
      await eventually('more orders', async () => await Promise.resolve(acknowledged.length > before + 3))
    },
    180_000,
  )

  test('nothing that was acknowledged is lost or doubled, every letter came once, and nobody saw a failure', async () => {
    work.stopping = true
    await ordering
    const report = await settle(installation.database, acknowledged)
    const waiting = async () =>
      (await database.query<{ n: number }>(`select count(*)::int as n from mail.outbox where state = 'waiting'`))
        .rows[0]?.n
    await eventually('the last letters', async () => (await waiting()) === 0, 300_000)
    const statuses = [...answers.statuses]
      .toSorted(([a], [b]) => a - b)
      .map((pair) => pair.join(': '))
      .join(', ')
    process.stdout.write(`${JSON.stringify(report)}\nanswers by status: ${statuses}\n`)
    expect(report).toMatchObject({
      lostOrders: 0,
      doubleOrders: 0,
      doubleCharges: 0,
      unpaidCharges: 0,
      serialGaps: 0,
      serialDoubles: 0,
      mailsLost: 0,
      mailsDoubled: 0,
    })
    expect(answers.failures).toEqual([])
    expect(answers.withoutRetryAfter).toEqual([])
    const { rows } = await database.query<{ id: string }>(`select id from mail.outbox where state = 'sent'`)
    const times = new Map<string, number>()
    for (const { messageId } of installation.mail.taken) times.set(messageId, (times.get(messageId) ?? 0) + 1)
    expect(rows.filter(({ id }) => !times.has(`<${id}@localhost>`))).toEqual([])
    const repeated = [...times].filter(([, n]) => n > 1)
    // A process that was killed between the mail server's answer and its own note sends once more, known by its Message-ID.
    expect(repeated.length).toBeLessThanOrEqual(kills * 8)
    expect(repeated.filter(([, n]) => n > 2)).toEqual([])
  }, 400_000)
})
