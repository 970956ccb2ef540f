import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { walledRoleOf } from '#app/database.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { checkoutClient } from '#tests/crash-client.ts'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { freePort, listens } from '#tests/free-port.ts'
import { eventually } from '#tests/waiting.ts'

/* Debian's pgbouncer before the database, in both of its modes. Where it is not installed there is nothing to prove. */
const program = '/usr/sbin/pgbouncer'

describe.skipIf(!existsSync(program)).each(['transaction', 'session'] as const)('behind pgbouncer, mode %s', (mode) => {
  let database: FreshDatabase
  let folder: string
  let bouncer: ChildProcess
  let app: TestApp
  let name: string

  beforeAll(async () => {
    database = await freshDatabase()
    const port = await freePort()
    const direct = new URL(database.url)
    name = direct.pathname.slice(1)
    const server = direct.searchParams.get('host') ?? direct.hostname
    // pgbouncer does not run as root: it runs as whom the database's socket belongs to.
    const owner = server.startsWith('/') ? await stat(server) : null
    folder = await mkdtemp(join(tmpdir(), 'bouncer-'))
    await chmod(folder, 0o755)
    await writeFile(
      join(folder, 'users'),
      [direct.username, walledRoleOf(name)].map((user) => `"${user}" ""\n`).join(''),
    )
    await writeFile(
      join(folder, 'bouncer.ini'),
      `[databases]
${name} = host=${server} port=${direct.port || '5432'} dbname=${name}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${folder}/users
pool_mode = ${mode}
default_pool_size = ${mode === 'transaction' ? 4 : 40}
max_client_conn = 200
server_reset_query =
`,
    )
    if (owner && process.getuid?.() === 0) await chown(folder, owner.uid, owner.gid)
    bouncer = spawn(program, ['-q', join(folder, 'bouncer.ini')], {
      stdio: ['ignore', 'ignore', 'pipe'],
      ...(owner && process.getuid?.() === 0 ? { uid: owner.uid, gid: owner.gid } : {}),
    })
    await eventually('the pooler', async () => await listens(port))
    const url = `postgresql://${direct.username}@127.0.0.1:${port}/${name}`
    app = await startApp({
      DATABASE_URL: url,
      LOG_LEVEL: 'silent',
      ...(mode === 'transaction' ? { DIRECT_DATABASE_URL: database.url, DATABASE_POOLER: 'transaction' } : {}),
    })
  })
  afterAll(async () => {
    await app.close()
    bouncer.kill('SIGTERM')
    await once(bouncer, 'exit')
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })

  test('orders are taken and paid, and many read at once, without a failure', async () => {
    const { pool } = app.context
    const requests = Array.from({ length: 6 }, (_, n) => `0199e0a0-0000-7000-8000-00000000010${n}`)
    for (const id of requests)
      await pool.query(
        `insert into registration_request (id, public_id, contact_email, contact_first_name, contact_last_name, currency,
           status, status_group, type, value, business_description, jurisdictions, language, region)
         values ($1, $2, 'a@pooler.test', 'Pooler', 'Test', 'EUR', 'Verification approved', 'Verification', 'WORD', 'POOLER', 'testing', '{SK}', 'en', 'SK')`,
        [id, `P-${id.slice(-4)}`],
      )
    await app.addUser('reader@pooler.test', 'customer')
    const { token } = await app.signIn('reader@pooler.test')
    const orders = Promise.all(requests.map(async (id) => await checkoutClient(app.url, id, { stopping: false })))
    const read = async (as?: string) =>
      (
        await fetch(`${app.url}/v1/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(as ? { authorization: `Bearer ${as}` } : {}) },
          body: JSON.stringify({ query: 'query all { fee_rule(limit: 3) { id } }' }),
        })
      ).text()
    // Not more at once than one client may have in line.
    const answers: string[] = []
    for (let round = 0; round < 20; round += 1)
      answers.push(
        ...(await Promise.all(Array.from({ length: 10 }, async (_, n) => await read(n % 2 ? token : undefined)))),
      )
    expect(answers.filter((text) => !text.startsWith('{"data"'))).toEqual([])
    expect((await orders).flat()).toHaveLength(requests.length)
    await eventually(
      'the invoices',
      async () => {
        const { rows } = await pool.query<{ n: number }>(
          'select count(*)::int as n from invoice where serial_number is not null',
        )
        return rows[0]?.n === requests.length
      },
      60_000,
    )
    expect((await fetch(`${app.url}/readyz`)).status).toBe(200)
  })

  test.runIf(mode === 'transaction')(
    'nothing is left on the connections that others get, and the zone is ours',
    async () => {
      const other = new pg.Client({ connectionString: app.context.access.url })
      await other.connect()
      const { rows } = await other.query<{ zone: string; role: string; locks: number; prepared: string | null }>(
        `select current_setting('timezone') as zone, coalesce(current_setting('app.role', true), '') as role,
         (select count(*)::int from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())) as locks,
         (select string_agg(name || ': ' || left(statement, 80), ';') from pg_prepared_statements) as prepared`,
      )
      await other.end()
      expect(rows).toEqual([{ zone: 'UTC', role: '', locks: 0, prepared: null }])
      expect(await readFile(join(folder, 'bouncer.ini'), 'utf8')).toContain('pool_mode = transaction')
    },
  )
})
