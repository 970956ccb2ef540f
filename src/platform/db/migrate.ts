import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { withAdvisoryLock } from './lock.ts'
import { sqlState } from './transaction.ts'

export interface MigrateOptions {
  /** The folder drizzle-kit writes: SQL files and meta/_journal.json. */
  folder: string
  /**
   * Statements derived from code (grants, policies, functions) that may be repeated at will. They run after the
   * migrations, in one transaction, and only when they or the migrations changed since the last run.
   */
  after?: readonly string[]
  /** Of the code that owns `after`, as 1.2.3: what a later version derived stays as that one left it. */
  version?: string
  /** Tag of the last migration to apply; all of them when left out. */
  upTo?: string
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

/** How a database stands to the migrations of this code. */
export interface SchemaState {
  /** Tags that it has not had yet. */
  pending: string[]
  /** Tags that a later version applied: that version only widened, so this code goes on working. */
  ahead: string[]
  /** Tags whose text is another than the one that was applied. */
  changed: string[]
}

/**
 * Brings the database of `url` forward to the last migration, each in its own transaction, all under one lock: of N
 * processes that start at once one does the work and the others find it done. Never backward, and nothing at all where a
 * later version was before: its migrations widen, so this code can work beside it.
 * Throws when a migration that was applied before has changed, when a database has migrations of another line of
 * development, and with its tag when one fails.
 */
export async function migrate(url: string, options: MigrateOptions): Promise<MigrateResult> {
  const log = options.log ?? (() => undefined)
  const migrations = upTo(await readMigrations(options.folder), options.upTo)
  const client = new pg.Client({ connectionString: url, application_name: 'markwright migrate' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    // The database may have limits of its own; a migration takes what it takes.
    await client.query("set time zone 'UTC'; set statement_timeout = 0; set lock_timeout = 0")
    return await withAdvisoryLock(client, 'markwright migrate', async () => {
      const done = await readApplied(client)
      const pending = findPending(migrations, done, log)
      if (pending === null) return { applied: [], afterRan: false }
      for (const migration of pending) {
        await apply(client, migration.tag, migration.hash, statementsOf(migration.sql))
        log(`migration ${migration.tag} applied`)
      }
      const afterRan = await applyAfter(client, options, done.get(AFTER_TAG), pending.length > 0)
      return { applied: pending.map(({ tag }) => tag), afterRan }
    })
  } finally {
    await client.end()
  }
}

/** Answers how databases stand to the migrations of `folder`, which are read once. */
export function schemaStateOf(folder: string): (client: pg.ClientBase | pg.Pool) => Promise<SchemaState> {
  let read: Promise<Migration[]> | undefined
  return async (client) => stateOf(await (read ??= readMigrations(folder)), await selectApplied(client))
}

/** Tags and hashes of the migrations that a database had, in the order of their numbers. */
export async function appliedMigrations(client: pg.ClientBase): Promise<{ tag: string; hash: string }[]> {
  return [...(await selectApplied(client))]
    .map(([tag, { hash }]) => ({ tag, hash }))
    .filter(({ tag }) => tag !== AFTER_TAG)
    .toSorted((a, b) => (a.tag < b.tag ? -1 : 1))
}

/** How the migrations `applied` somewhere stand to those of `folder`. */
export async function compareMigrations(
  folder: string,
  applied: readonly { tag: string; hash: string }[],
): Promise<SchemaState> {
  return stateOf(await readMigrations(folder), new Map(applied.map(({ tag, hash }) => [tag, { hash, version: null }])))
}

function upTo(migrations: Migration[], tag: string | undefined): Migration[] {
  if (tag === undefined) return migrations
  const at = migrations.findIndex((migration) => migration.tag === tag)
  if (at < 0) throw new Error(`There is no migration ${tag} here.`)
  return migrations.slice(0, at + 1)
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

interface Applied {
  hash: string
  version: string | null
}

/**
 * Versions up to 0.3.0 keep their migrations in `applied`, and stop when they meet a tag there that they do not know. So
 * what came later is kept beside it, and they go on working until they are replaced.
 */
async function readApplied(client: pg.Client): Promise<Map<string, Applied>> {
  await client.query('create schema if not exists migration')
  await client.query(
    `create table if not exists migration.applied (
       tag text primary key, hash text not null, applied_at timestamptz not null default now())`,
  )
  await client.query(
    `create table if not exists migration.step (
       tag text primary key, hash text not null, version text, applied_at timestamptz not null default now())`,
  )
  return await selectApplied(client)
}

async function selectApplied(client: pg.ClientBase | pg.Pool): Promise<Map<string, Applied>> {
  const tables = await client.query<{ name: string }>(
    `select name from unnest(array['applied', 'step']) as name where to_regclass('migration.' || name) is not null`,
  )
  const known = new Set(tables.rows.map(({ name }) => name))
  const parts = [
    ...(known.has('applied') ? ['select tag, hash, null::text as version, 0 as place from migration.applied'] : []),
    ...(known.has('step') ? ['select tag, hash, version, 1 as place from migration.step'] : []),
  ]
  if (parts.length === 0) return new Map()
  const { rows } = await client.query<Applied & { tag: string }>(`${parts.join(' union all ')} order by place`)
  return new Map(rows.map(({ tag, hash, version }) => [tag, { hash, version }]))
}

function stateOf(migrations: Migration[], done: Map<string, Applied>): SchemaState {
  const known = new Set(migrations.map(({ tag }) => tag))
  return {
    pending: migrations.filter(({ tag }) => !done.has(tag)).map(({ tag }) => tag),
    ahead: [...done.keys()].filter((tag) => tag !== AFTER_TAG && !known.has(tag)),
    changed: migrations.filter(({ tag, hash }) => (done.get(tag)?.hash ?? hash) !== hash).map(({ tag }) => tag),
  }
}

/** What is to be applied; null when a later version was here and there is nothing to do. */
function findPending(
  migrations: Migration[],
  done: Map<string, Applied>,
  log: (message: string) => void,
): Migration[] | null {
  const { pending, ahead, changed } = stateOf(migrations, done)
  if (changed.length > 0)
    throw new Error(`Migration ${changed.join(', ')} was changed after it was applied; write a new one instead.`)
  if (ahead.length > 0 && pending.length > 0)
    throw new Error(
      `The database is of another line of development: it has ${ahead.join(', ')}, which are not here, and lacks ${pending.join(', ')}.`,
    )
  if (ahead.length > 0) {
    log(`the database was migrated by a later version (${ahead.join(', ')}); it is left as it is`)
    return null
  }
  return migrations.filter(({ tag }) => pending.includes(tag))
}

async function applyAfter(
  client: pg.Client,
  { after = [], version = '0.0.0' }: MigrateOptions,
  before: Applied | undefined,
  moved: boolean,
): Promise<boolean> {
  const hash = hashOf(after.join('\n'))
  // Grants and policies take exclusive locks, so a restart that changes nothing must not repeat them; and a process of
  // the version before that starts once more must not take back what the version after granted.
  if (after.length === 0 || (!moved && before?.hash === hash)) return false
  if (before?.version != null && isLater(before.version, version)) return false
  await apply(client, AFTER_TAG, hash, after, version)
  return true
}

/** Whether version `a` comes after `b`, both as 1.2.3. */
function isLater(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => text.split('.').map((part) => Number.parseInt(part, 10) || 0))
  for (let at = 0; at < 3; at += 1) {
    const difference = (left?.[at] ?? 0) - (right?.[at] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}

/** Milliseconds that a step waits for a lock at first, and at most when it was given up often. */
const stepLockMs = { first: 250, most: 4_000 }
/** Tries of a step; with their waits they take some minutes. */
const stepTries = 120

/**
 * Applies a step whole or not at all, beside processes that work on the same tables. It waits shorter for a lock than
 * PostgreSQL looks for deadlocks (a second), gives back what it has and begins again: so nobody who works stands long behind
 * it, and of two that wait for each other it is never the other who fails.
 */
async function apply(
  client: pg.Client,
  tag: string,
  hash: string,
  statements: readonly string[],
  version: string | null = null,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const lockMs = Math.min(stepLockMs.most, stepLockMs.first * 2 ** Math.floor(tries / 25))
    try {
      return await applyOnce(client, { tag, hash, statements, version, lockMs })
    } catch (error) {
      if (tries >= stepTries || !['55P03', '40P01'].includes(sqlState(error))) throw error
    }
    await sleep(Math.random() * 50 * Math.min(tries, 20))
  }
}

interface Step {
  tag: string
  hash: string
  statements: readonly string[]
  version: string | null
  /** Milliseconds that it waits for a lock. */
  lockMs: number
}

async function applyOnce(client: pg.Client, { tag, hash, statements, version, lockMs }: Step): Promise<void> {
  await client.query(`begin; set local lock_timeout = ${lockMs}`)
  try {
    for (const statement of statements) await client.query(statement)
    await client.query(
      `insert into migration.step (tag, hash, version) values ($1, $2, $3)
       on conflict (tag) do update set hash = excluded.hash, version = excluded.version, applied_at = now()`,
      [tag, hash, version],
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
