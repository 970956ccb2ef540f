import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { withAdvisoryLock } from './lock.ts'

export interface MigrateOptions {
  /** The folder drizzle-kit writes: SQL files and meta/_journal.json. */
  folder: string
  /**
   * Statements derived from code (grants, policies, functions) that may be repeated at will. They run after the
   * migrations, in one transaction, and only when they or the migrations changed since the last run.
   */
  after?: readonly string[]
  log?: (message: string) => void
}

export interface MigrateResult {
  /** Tags of the migrations applied by this call, in order. */
  applied: string[]
  /** True when the `after` statements ran. */
  afterRan: boolean
}

interface Migration {
  tag: string
  sql: string
  hash: string
}

const AFTER_TAG = 'after'

/**
 * Brings the database of `url` forward to the last migration, each in its own transaction, all under one lock: of N
 * processes that start at once one does the work and the others find it done. Never backward.
 * Throws when a migration that was applied before has changed or vanished, and with its tag when one fails.
 */
export async function migrate(url: string, options: MigrateOptions): Promise<MigrateResult> {
  const log = options.log ?? (() => undefined)
  const migrations = await readMigrations(options.folder)
  const client = new pg.Client({ connectionString: url, application_name: 'markwright migrate' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query("set time zone 'UTC'")
    return await withAdvisoryLock(client, 'markwright migrate', async () => {
      const done = await readApplied(client)
      const pending = findPending(migrations, done)
      for (const migration of pending) {
        await apply(client, migration.tag, migration.hash, statementsOf(migration.sql))
        log(`migration ${migration.tag} applied`)
      }
      const afterRan = await applyAfter(client, options.after ?? [], done.get(AFTER_TAG), pending.length > 0)
      return { applied: pending.map(({ tag }) => tag), afterRan }
    })
  } finally {
    await client.end()
  }
}

/** Tags of `folder` that the database of `client` has not had yet; empty when it is up to date. */
export async function pendingMigrations(client: pg.ClientBase | pg.Pool, folder: string): Promise<string[]> {
  const { rows } = await client.query<{ found: boolean }>(
    "select to_regclass('migration.applied') is not null as found",
  )
  const done = rows[0]?.found ? await selectApplied(client) : new Map<string, string>()
  return findPending(await readMigrations(folder), done).map(({ tag }) => tag)
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const text = await readFile(path.join(folder, 'meta', '_journal.json'), 'utf8')
  const journal = JSON.parse(text) as { entries: { idx: number; tag: string }[] }
  const entries = journal.entries.toSorted((a, b) => a.idx - b.idx)
  return await Promise.all(
    entries.map(async ({ tag }) => {
      const sql = await readFile(path.join(folder, `${tag}.sql`), 'utf8')
      return { tag, sql, hash: hashOf(sql) }
    }),
  )
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  await client.query('create schema if not exists migration')
  await client.query(
    `create table if not exists migration.applied (
       tag text primary key, hash text not null, applied_at timestamptz not null default now())`,
  )
  return await selectApplied(client)
}

async function selectApplied(client: pg.ClientBase | pg.Pool): Promise<Map<string, string>> {
  const { rows } = await client.query<{ tag: string; hash: string }>('select tag, hash from migration.applied')
  return new Map(rows.map(({ tag, hash }) => [tag, hash]))
}

function findPending(migrations: Migration[], done: Map<string, string>): Migration[] {
  const known = new Set(migrations.map(({ tag }) => tag))
  const vanished = [...done.keys()].filter((tag) => tag !== AFTER_TAG && !known.has(tag))
  if (vanished.length > 0) {
    throw new Error(`The database is ahead of this code: it has migrations ${vanished.join(', ')}, which are not here.`)
  }
  for (const { tag, hash } of migrations) {
    const before = done.get(tag)
    if (before !== undefined && before !== hash) {
      throw new Error(`Migration ${tag} was changed after it was applied; write a new one instead.`)
    }
  }
  return migrations.filter(({ tag }) => !done.has(tag))
}

async function applyAfter(
  client: pg.Client,
  statements: readonly string[],
  before: string | undefined,
  moved: boolean,
): Promise<boolean> {
  const hash = hashOf(statements.join('\n'))
  // Grants and policies take exclusive locks, so a restart that changes nothing must not repeat them.
  if (statements.length === 0 || (!moved && before === hash)) return false
  await apply(client, AFTER_TAG, hash, statements)
  return true
}

async function apply(client: pg.Client, tag: string, hash: string, statements: readonly string[]): Promise<void> {
  await client.query('begin')
  try {
    for (const statement of statements) await client.query(statement)
    await client.query(
      `insert into migration.applied (tag, hash) values ($1, $2)
       on conflict (tag) do update set hash = excluded.hash, applied_at = now()`,
      [tag, hash],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw new Error(`Migration ${tag} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

function statementsOf(sql: string): string[] {
  return sql
    .split('--> statement-breakpoint')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
