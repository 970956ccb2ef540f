import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import releases from '#db/migrations/releases.json' with { type: 'json' }
import { migrations, tablesOfStart } from '#app/database.ts'
import { checkBackup, loadBackup, secretsOf } from '#app/load-backup.ts'
import { makeBackup } from '#app/make-backup.ts'
import { filesOf } from '#app/storage.ts'
import { verifyAudit } from '#platform/audit/verify.ts'
import { BackupError } from '#platform/backup/frames.ts'
import { migrate } from '#platform/db/migrate.ts'
import { createLog } from '#platform/log/log.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { checkoutClient, type Acknowledged } from '#tests/crash-client.ts'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { amount } from '#tests/proof.ts'
import { eventually } from '#tests/waiting.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const secret = 'the secret of the backed up installation'
let folder: string
let source: TestApp
let sourceDatabase: FreshDatabase
const databases: FreshDatabase[] = []

async function emptyDatabase(): Promise<FreshDatabase> {
  const database = await freshDatabase()
  databases.push(database)
  return database
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'markwright-backup-'))
  sourceDatabase = await emptyDatabase()
  source = await startApp({
    DATABASE_URL: sourceDatabase.url,
    DATA_DIR: join(folder, 'source'),
    AUTH_SECRET: secret,
    LOG_LEVEL: 'silent',
  })
})
afterAll(async () => {
  await source.close()
  for (const database of databases) await database.drop()
  await rm(folder, { recursive: true, force: true })
})

/** A request whose verification is approved, ready to be ordered. */
async function approvedRequest(app: TestApp): Promise<string> {
  const id = randomUUID()
  await app.context.pool.query(
    `insert into registration_request (id, public_id, contact_email, contact_first_name, contact_last_name, currency, status,
       status_group, type, value, business_description, jurisdictions, language, region)
     values ($1, $2, $3, 'Backup', 'Test', 'EUR', 'Verification approved', 'Verification', 'WORD', 'BACKUP', 'testing', '{SK}', 'en', 'SK')`,
    [id, `B-${id.slice(0, 13)}`, `${id.slice(0, 8)}@backup.test`],
  )
  return id
}

/** Serial numbers of invoices in their order. */
const serialsOf = async (app: TestApp): Promise<number[]> =>
  (
    await app.context.pool.query<{ serial: number }>(
      `select serial_number as serial from invoice where serial_number is not null and document_context->>'type' is distinct from 'credit-note' order by 1`,
    )
  ).rows.map(({ serial }) => serial)

async function unsettled(app: TestApp, orders: readonly Acknowledged[]): Promise<string[]> {
  const ids = orders.map(({ productId }) => productId)
  const { rows } = await app.context.pool.query<{ id: string }>(
    `select id from unnest($1::uuid[]) as wanted(id)
      where not exists (select 1 from invoice i join document d on d.document_hub_id = i.id
                         where i.product_id = wanted.id and i.serial_number is not null)`,
    [ids],
  )
  return rows.map(({ id }) => id)
}

test('a backup while eight clients order and pay restores to all that was acknowledged before it', async () => {
  const work = { stopping: false }
  const acknowledged: Acknowledged[] = []
  const clients = Array.from({ length: 8 }, async () => {
    while (!work.stopping) acknowledged.push(...(await checkoutClient(source.url, await approvedRequest(source), work)))
  })
  await eventually('eight orders', async () => acknowledged.filter(({ paid }) => paid).length >= 8)
  const before = [...acknowledged]
  const file = join(folder, 'drill.backup')
  const report = await makeBackup({ url: sourceDatabase.url, files: source.context.facilities.files, file })
  expect(report.missing).toEqual([])
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  work.stopping = true
  await Promise.all(clients)

  const target = await emptyDatabase()
  const dataDir = join(folder, 'restored')
  const checked = await checkBackup(file)
  await loadBackup(file, checked, {
    url: target.url,
    secrets: [secret],
    files: await filesOf({ bucket: null, dataDir }),
    log: createLog('silent'),
  })
  const restored = await startApp({
    DATABASE_URL: target.url,
    DATA_DIR: dataDir,
    AUTH_SECRET: secret,
    LOG_LEVEL: 'silent',
  })
  const { pool, facilities } = restored.context
  const { rows: kept } = await pool.query<{ id: string }>('select id from product')
  expect(before.filter(({ productId }) => !kept.some(({ id }) => id === productId))).toEqual([])
  // What the queue still had to do at that moment is done now.
  const paid = before.filter((order) => order.paid)
  await eventually('the documents of what was paid', async () => (await unsettled(restored, paid)).length === 0)

  const { rows: documents } = await pool.query<{ path: string; size: number }>('select path, size from document')
  expect(documents.length).toBeGreaterThan(0)
  for (const { path, size } of documents) expect((await facilities.files.get(path))?.byteLength).toBe(size)
  expect((await verifyAudit(pool)).broken).toBeNull()
  expect((await verifyAudit(pool)).entries).toBeGreaterThan(0)

  const more = await checkoutClient(restored.url, await approvedRequest(restored), { stopping: false })
  await eventually('one more invoice', async () => (await unsettled(restored, more)).length === 0)
  const serials = await serialsOf(restored)
  expect(serials).toEqual(serials.map((_, at) => at + 1))
  // The audit log is guarded as it was.
  await expect(pool.query('delete from audit_log')).rejects.toThrow()
  await expect(pool.query('truncate audit_log')).rejects.toThrow()
  await restored.close()
})

describe('a file that cannot be used', () => {
  let file: string
  let whole: Buffer
  beforeAll(async () => {
    file = join(folder, 'whole.backup')
    await makeBackup({ url: sourceDatabase.url, files: source.context.facilities.files, file })
    whole = await readFile(file)
  })

  const refusalOf = async (bytes: Buffer): Promise<string> => {
    const damaged = join(folder, 'damaged.backup')
    await writeFile(damaged, bytes)
    const error: unknown = await checkBackup(damaged).then(
      () => 'it was taken',
      (reason: unknown) => reason,
    )
    return error instanceof BackupError ? error.message : `no refusal by name: ${String(error)}`
  }

  test('is refused by name when it is cut short, wherever', async () => {
    const count = amount(6, 20)
    const between = Array.from({ length: count }, (_, n) => Math.floor((whole.length * (n + 1)) / (count + 1)))
    const places = [0, 5, 20, ...between, whole.length - 1]
    for (const place of places)
      expect(await refusalOf(whole.subarray(0, place))).toMatch(/damaged\.backup cannot be used: it/)
  })

  test('is refused by name when a byte of it is another, wherever', async () => {
    const count = amount(10, 40)
    const places = Array.from({ length: count }, (_, n) => 10 + Math.floor(((whole.length - 11) * n) / count))
    for (const place of places) {
      const bytes = Buffer.from(whole)
      bytes[place] = (bytes[place] ?? 0) ^ 0x10
      expect({ place, refusal: await refusalOf(bytes) }).toMatchObject({
        refusal: expect.stringMatching(/cannot be used/) as string,
      })
    }
  })

  test('says which table was changed by somebody who packed it again', async () => {
    const open = gunzipSync(whole)
    const at = open.indexOf('EUR', open.indexOf('public.registration_request'))
    open.write('CZK', at)
    expect(await refusalOf(gzipSync(open))).toContain('it was changed in table public.')
    const added = gzipSync(Buffer.concat([gunzipSync(whole), Buffer.from('more')]))
    expect(await refusalOf(added)).toContain('something was added behind its end')
    expect(await refusalOf(gzipSync('{"not":"ours"}'))).toContain('cannot be used')
    expect(await refusalOf(Buffer.from('select 1'))).toContain('cannot be used')
  })

  test('is not loaded into a database that holds something, nor under another secret', async () => {
    const checked = await checkBackup(file)
    const target = { files: await filesOf({ bucket: null, dataDir: folder }), log: createLog('silent') }
    await expect(loadBackup(file, checked, { ...target, url: sourceDatabase.url, secrets: [secret] })).rejects.toThrow(
      'the database is not empty',
    )
    const empty = await emptyDatabase()
    await expect(
      loadBackup(file, checked, { ...target, url: empty.url, secrets: ['another secret than that of the backup'] }),
    ).rejects.toThrow('AUTH_SECRET is not the one of the backup')
    await expect(
      makeBackup({ url: sourceDatabase.url, files: target.files, file: join(folder, 'no-such', 'folder') }),
    ).rejects.toThrow('ENOENT')
  })
})

test('a backup of the release before restores and is migrated', async () => {
  const old = await emptyDatabase()
  const client = new pg.Client({ connectionString: old.url })
  await client.connect()
  await migrate(old.url, { folder: migrations, upTo: releases.at(-1)?.last ?? '' })
  for (const statement of tablesOfStart) await client.query(statement)
  await client.query(`insert into "user" (id, email) values (gen_random_uuid(), 'before@backup.test')`)
  await client.query(`insert into audit_log (action, actor_role) values ('test', 'staff')`)
  await client.end()
  const file = join(folder, 'old.backup')
  const files = await filesOf({ bucket: null, dataDir: join(folder, 'old') })
  await makeBackup({ url: old.url, files, file })
  const target = await emptyDatabase()
  const checked = await checkBackup(file)
  expect(checked.manifest.migrations.at(-1)?.tag).toBe(releases.at(-1)?.last)
  await loadBackup(file, checked, { url: target.url, files, secrets: [secret], log: createLog('silent') })
  const now = await startApp({ DATABASE_URL: target.url, AUTH_SECRET: secret, LOG_LEVEL: 'silent' })
  expect((await fetch(`${now.url}/readyz`)).status).toBe(200)
  const { rows } = await now.context.pool.query<{ email: string }>('select email from "user"')
  expect(rows).toEqual([{ email: 'before@backup.test' }])
  expect(await verifyAudit(now.context.pool)).toMatchObject({ entries: 1, broken: null })
  await now.close()
})

test('the commands make a backup with its secrets and restore it on another machine', async () => {
  const command = async (script: string, words: string[], environment: Record<string, string>) =>
    await run(process.execPath, ['--import', './tools/jsx.ts', `src/app/${script}.ts`, ...words], {
      cwd: root,
      env: { PATH: process.env.PATH ?? '', INVOICE_ISSUER: '{}', LOG_LEVEL: 'silent', ...environment },
    }).catch((error: unknown) => error as { stdout: string; stderr: string })
  const file = join(folder, 'command.backup')
  const from = { DATABASE_URL: sourceDatabase.url, DATA_DIR: join(folder, 'source'), AUTH_SECRET: secret }
  const target = await emptyDatabase()
  const to = { DATABASE_URL: target.url, DATA_DIR: join(folder, 'machine') }
  const passphrase = { BACKUP_PASSPHRASE: 'four words of a quiet evening' }
  expect((await command('backup', [file, '--with-secrets'], { ...from, ...passphrase })).stdout).toContain('secrets.')
  expect((await readFile(file)).includes(secret) || gunzipSync(await readFile(file)).includes(secret)).toBe(false)
  const checked = await checkBackup(file)
  expect(() => secretsOf(checked, undefined)).toThrow('set BACKUP_PASSPHRASE')
  expect(() => secretsOf(checked, 'four other words, a morning')).toThrow('do not open')
  expect((await command('restore', [file], { ...to, ...passphrase })).stdout).toContain('Restored as of')
  expect(await readFile(join(folder, 'machine', 'secrets', 'auth-secret'), 'utf8')).toBe(secret)
})
