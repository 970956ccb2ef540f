import pg from 'pg'
import { BackupError, readBackupFile, type FrameHead } from '#platform/backup/frames.ts'
import { openSecrets } from '#platform/backup/sealed-secrets.ts'
import { loadTable, setSequences, withoutRules } from '#platform/backup/tables.ts'
import type { Secrets } from '#platform/config/secrets.ts'
import { fingerprintOf } from '#platform/db/installation.ts'
import { compareMigrations, migrate } from '#platform/db/migrate.ts'
import { createPool } from '#platform/db/pool.ts'
import type { FileStore } from '#platform/files/files.ts'
import type { Log } from '#platform/log/log.ts'
import { createQueue, putBackJobs } from '#platform/queue/queue.ts'
import { formerJobs, jobs } from './features.ts'
import { migrations, prepareDatabase, tablesOfStart, type Preparation } from './database.ts'
import type { Manifest } from './make-backup.ts'

/** What stands in a backup that was read to its end. */
export interface Checked {
  manifest: Manifest
  documents: number
  /** The secrets as they were sealed; null without any. */
  sealed: Buffer | null
}

/** Reads a backup to its end without writing anything. Throws `BackupError` when it cannot be used. */
export async function checkBackup(file: string): Promise<Checked> {
  let manifest: Manifest | null = null
  let documents = 0
  let sealed: Buffer | null = null
  for await (const { head, bytes } of readBackupFile(file)) {
    if (head.kind === 'manifest') manifest = JSON.parse(bytes.toString()) as Manifest
    if (head.kind === 'secrets') sealed = Buffer.from(bytes)
    if (head.kind === 'document') documents += 1
  }
  if (manifest?.format !== 1) throw new BackupError(`${file} cannot be used: its format is not known to this version`)
  const { ahead, changed } = await compareMigrations(migrations, manifest.migrations)
  if (ahead.length > 0 || changed.length > 0)
    throw new BackupError(`${file} was made by version ${manifest.version}, which is later than this one: use that one`)
  return { manifest, documents, sealed }
}

/** The secrets of a backup; null when it has none. Throws `BackupError` without the passphrase, or with another. */
export function secretsOf({ sealed }: Checked, passphrase: string | undefined): Record<string, string> | null {
  if (sealed === null) return null
  if (passphrase === undefined) throw new BackupError('the backup holds sealed secrets: set BACKUP_PASSPHRASE')
  return openSecrets(sealed, passphrase)
}

/**
 * Makes an empty installation what a checked backup says, migrated to this version. Nothing is written when the database is
 * not empty or the secret is not the backup's.
 */
export async function loadBackup(
  file: string,
  { manifest }: Checked,
  target: { url: string; files: FileStore; log: Log } & Omit<Preparation, 'log'>,
): Promise<void> {
  const { url, files, log, ...preparation } = target
  const direct = target.directUrl ?? url
  refuseOtherSecret(manifest, target.secrets, target.secretLost ?? false)
  await refuseUsed(direct)
  await migrate(direct, { folder: migrations, upTo: manifest.migrations.at(-1)?.tag ?? '' })
  const frames = readBackupFile(file)
  const rest = await loadRows(direct, frames)
  await prepareDatabase(url, preparation)
  const pool = createPool(direct, { max: 2 })
  const queue = await createQueue(pool, [...jobs, ...formerJobs], log, { cron: false })
  try {
    for await (const { head, bytes } of rest) {
      if (head.kind === 'document') await files.put(head.name, bytes, head.columns?.[0] ?? '')
      if (head.kind === 'jobs') await putBackJobs(pool, JSON.parse(bytes.toString()) as object[])
    }
  } finally {
    await queue.stop()
    await pool.end()
  }
}

function refuseOtherSecret({ secretFingerprint }: Manifest, secrets: Secrets, lost: boolean): void {
  if (secretFingerprint === null || lost) return
  if (secrets.some((secret) => fingerprintOf(secret) === secretFingerprint)) return
  throw new BackupError(
    'AUTH_SECRET is not the one of the backup, so second factors could not be read: set it, or make the backup with ' +
      '--with-secrets; when nobody has it any more, set AUTH_SECRET_PREVIOUS=lost',
  )
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'markwright restore' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function refuseUsed(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind in ('r', 'p') and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'
          and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e') limit 1`,
    )
    if (rows[0])
      throw new BackupError(
        `the database is not empty (it has ${rows[0].name}): restore into one that was just created`,
      )
  })
}

/** Loads all rows in one transaction; answers what comes behind them. */
async function loadRows(url: string, frames: ReturnType<typeof readBackupFile>): Promise<typeof frames> {
  await withClient(url, async (client) => {
    await client.query(`begin; set local statement_timeout = 0; set local time zone 'UTC'`)
    for (const statement of tablesOfStart) await client.query(statement)
    await withoutRules(client, async () => {
      let open: { head: FrameHead; into: ReturnType<typeof loadTable> } | null = null
      for (;;) {
        const next = await frames.next()
        if (next.done) return
        const { head, bytes } = next.value
        if (head.kind === 'manifest') continue
        if (open && open.head.name !== head.name) {
          await open.into.finish()
          open = null
        }
        if (head.kind !== 'table')
          return await setSequences(client, JSON.parse(bytes.toString()) as Record<string, string>)
        open ??= { head, into: loadTable(client, head) }
        await open.into.write(bytes)
      }
    })
    await client.query('commit')
  })
  return frames
}
