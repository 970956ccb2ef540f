import { createHmac } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { Secrets } from '#platform/config/secrets.ts'
import { bindDatabase } from '#platform/db/database.ts'
import { readInstallation } from '#platform/db/installation.ts'
import { lockMs, lockUntilCommit } from '#platform/db/lock.ts'
import { migrate } from '#platform/db/migrate.ts'
import { outboxTables } from '#platform/mail/outbox-tables.ts'
import { sandboxTables } from '#platform/payments/sandbox/sandbox.ts'
import { wallStatements } from './model.ts'
import { workMs } from './pools.ts'
import { referenceStatements } from './reference.ts'
import { exportTables } from '#features/account/index.ts'
import { version } from './version.ts'

/** The table of the rate limiter, as its library expects it. */
const limitTables = [
  'create table if not exists rate_limit (key varchar(255) primary key, points integer not null default 0, expire bigint)',
]

/** Tables that are made at every start rather than by migrations. */
export const tablesOfStart = [...outboxTables, ...sandboxTables, ...limitTables, ...exportTables]

/** The folder of the migrations that this code needs. */
export const migrations = fileURLToPath(new URL('../../db/migrations', import.meta.url))

export interface Preparation {
  secrets: Secrets
  /** Whether nobody has the secret that the installation had before. */
  secretLost?: boolean
  /** The same database past a pooler of transactions, which cannot be migrated through. */
  directUrl?: string | null
  /** Whether what is else set on each connection has to be set on the database. */
  pooled?: boolean
  /** The login under row security, where an administrator made it; without it the product makes its own. */
  walledUrl?: string | null
  log?: (text: string) => void
}

/** The login role under row-level security. Each database of a server has its own, so tests and tenants do not meet. */
export function walledRoleOf(database: string): string {
  return `${database.slice(0, 40)}_walled`
}

/**
 * Brings a database to what this code expects: the row of the installation, tables, rules, reference data, the walled role
 * and its policies. Answers how the walled pools log in. Throws when AUTH_SECRET is another installation's.
 */
export async function prepareDatabase(url: string, preparation: Preparation): Promise<{ walledUrl: string }> {
  const direct = preparation.directUrl ?? url
  const walledUrl = await prepareLogin(url, direct, preparation)
  const role = decodeURIComponent(new URL(walledUrl).username)
  if (!/^[\w.-]+$/.test(role)) throw new Error(`unusable name of the walled role: ${role}`)
  await migrate(direct, {
    folder: migrations,
    after: [...tablesOfStart, ...(await referenceStatements()), ...wallStatements(role)],
    version,
    ...(preparation.log ? { log: preparation.log } : {}),
  })
  if (preparation.pooled) await settleDatabase(direct)
  return { walledUrl }
}

/** Behind a pooler nothing is set on a connection: zone and limits become those of the database. */
async function settleDatabase(url: string): Promise<void> {
  await inStartTransaction(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(`select format('%I', current_database()) as name`)
    for (const setting of [`timezone = 'UTC'`, `lock_timeout = ${lockMs}`, `statement_timeout = ${workMs}`])
      await client.query(`alter database ${rows[0]?.name ?? ''} set ${setting}`)
  })
}

/**
 * The same server and database, a role of its own, with the password of the installation. Only the process that made the
 * installation's row, or finds no role, sets it: another would change it under those that run.
 */
async function prepareLogin(url: string, direct: string, preparation: Preparation): Promise<string> {
  const { secrets, secretLost: lost = false, walledUrl = null } = preparation
  return await inStartTransaction(direct, async (client) => {
    if (walledUrl !== null) {
      await readInstallation(client, secrets, { lost })
      return walledUrl
    }
    const role = walledRoleOf(decodeURIComponent(new URL(direct).pathname.slice(1)))
    // DDL takes no parameters; both words are ours: letters, digits and underscores.
    if (!/^\w+$/.test(role)) throw new Error('unusable name of the walled role')
    const found = await client.query('select 1 from pg_roles where rolname = $1', [role])
    // Up to 0.3.0 the password followed from the secret, and processes of it may run beside this one.
    const before = createHmac('sha256', secrets[0]).update(`database role ${role}`).digest('hex')
    const { walledPassword: password, isNew } = await readInstallation(client, secrets, {
      lost,
      ...(found.rowCount ? { password: before } : {}),
    })
    if (!/^\w+$/.test(password)) throw new Error('unusable password of the walled role')
    // Attributes are set once: an owner who is no superuser may create such a role and may not touch them again.
    if (!found.rowCount)
      await client.query(
        `create role "${role}" login nosuperuser nocreatedb nocreaterole nobypassrls password '${password}'`,
      )
    else if (isNew) await client.query(`alter role "${role}" login password '${password}'`)
    const walled = new URL(url)
    walled.username = role
    walled.password = password
    return walled.href
  })
}

/** Of processes that start at once one goes first; the lock ends with its transaction. */
async function inStartTransaction<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'markwright start' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('begin')
    await lockUntilCommit(bindDatabase(client), 'markwright start')
    const result = await work(client)
    await client.query('commit')
    return result
  } finally {
    await client.end()
  }
}
