import pg from 'pg'
import type { FileStore } from '#platform/files/files.ts'
import { createBackupFile, type BackupWriter } from '#platform/backup/frames.ts'
import { sealSecrets } from '#platform/backup/sealed-secrets.ts'
import { dumpTable, listTables, readSequences } from '#platform/backup/tables.ts'
import { appliedMigrations } from '#platform/db/migrate.ts'
import { jobsToKeep } from '#platform/queue/queue.ts'
import { version } from './version.ts'

/** What a backup says of itself. */
export interface Manifest {
  format: 1
  /** Version of the product that made it. */
  version: string
  /** The moment that it shows. */
  at: string
  migrations: { tag: string; hash: string }[]
  /** Of the secret that second factors are sealed with; null of a version that kept none. */
  secretFingerprint: string | null
}

export interface BackupReport {
  at: string
  tables: number
  documents: number
  /** Paths that rows name and the store does not have. */
  missing: string[]
}

/**
 * Writes one moment of the installation into `file`, beside what runs: all tables as one transaction sees them, what the
 * queue has to do, the documents that rows name, and with `sealed` the secrets. Memory does not grow with the size. Leaves no
 * file when it fails. `url` leads to the server itself.
 */
export async function makeBackup(options: {
  url: string
  files: FileStore
  file: string
  sealed?: { secrets: Record<string, string>; passphrase: string }
}): Promise<BackupReport> {
  const client = new pg.Client({ connectionString: options.url, application_name: 'markwright backup' })
  client.on('error', () => undefined)
  await client.connect()
  const writer = await createBackupFile(options.file).catch(async (error: unknown) => {
    await client.end()
    throw error
  })
  try {
    await client.query(`begin isolation level repeatable read read only; set local statement_timeout = 0;
      set local time zone 'UTC'; set local idle_in_transaction_session_timeout = 0`)
    const manifest = await readManifest(client)
    await writer.write({ kind: 'manifest', name: 'manifest' }, Buffer.from(JSON.stringify(manifest)))
    const tables = await listTables(client)
    for (const table of tables)
      for await (const { head, bytes } of dumpTable(client, table)) await writer.write(head, bytes)
    const sequences = await readSequences(client)
    await writer.write({ kind: 'sequences', name: 'sequences' }, Buffer.from(JSON.stringify(sequences)))
    const { documents, missing } = await writeDocuments(client, writer, options.files)
    await writeJobs(client, writer)
    if (options.sealed)
      await writer.write(
        { kind: 'secrets', name: 'secrets' },
        sealSecrets(options.sealed.secrets, options.sealed.passphrase),
      )
    await client.query('commit')
    await writer.finish()
    return { at: manifest.at, tables: tables.length, documents, missing }
  } catch (error) {
    await writer.abandon()
    throw error
  } finally {
    await client.end()
  }
}

async function readManifest(client: pg.Client): Promise<Manifest> {
  const { rows } = await client.query<{ at: Date; known: boolean }>(
    `select now() as at, to_regclass('migration.installation') is not null as known`,
  )
  const kept = rows[0]?.known
    ? await client.query<{ secret_fingerprint: string }>('select secret_fingerprint from migration.installation')
    : null
  return {
    format: 1,
    version,
    at: rows[0]?.at.toISOString() ?? '',
    migrations: await appliedMigrations(client),
    secretFingerprint: kept?.rows[0]?.secret_fingerprint ?? null,
  }
}

async function writeDocuments(
  client: pg.Client,
  writer: BackupWriter,
  files: FileStore,
): Promise<{ documents: number; missing: string[] }> {
  const missing: string[] = []
  let documents = 0
  for await (const row of rowsOf<{ path: string; media_type: string }>(
    client,
    'select path, min(media_type) as media_type from document group by path order by path',
  )) {
    const bytes = await files.get(row.path)
    if (bytes === null) missing.push(row.path)
    else {
      await writer.write({ kind: 'document', name: row.path, columns: [row.media_type] }, bytes)
      documents += 1
    }
  }
  return { documents, missing }
}

async function writeJobs(client: pg.Client, writer: BackupWriter): Promise<void> {
  const { rows } = await client.query<{ known: boolean }>(`select to_regclass('pgboss.job') is not null as known`)
  if (!rows[0]?.known) return
  let waiting: string[] = []
  const put = async (): Promise<void> => {
    if (waiting.length === 0) return
    await writer.write({ kind: 'jobs', name: 'jobs' }, Buffer.from(`[${waiting.join(',')}]`))
    waiting = []
  }
  for await (const { job } of rowsOf<{ job: string }>(client, jobsToKeep)) if (waiting.push(job) >= 500) await put()
  await put()
}

/** The rows of a statement, five hundred at a time. */
async function* rowsOf<T extends pg.QueryResultRow>(client: pg.Client, statement: string): AsyncGenerator<T> {
  await client.query(`declare backup_rows no scroll cursor for ${statement}`)
  for (;;) {
    const { rows } = await client.query<T>('fetch 500 from backup_rows')
    yield* rows
    if (rows.length < 500) break
  }
  await client.query('close backup_rows')
}
