import { createHmac } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { outboxTables } from '#platform/mail/outbox-tables.ts'
import { migrate } from '#platform/db/migrate.ts'
import { sandboxTables } from '#platform/payments/sandbox/sandbox.ts'
import { wallStatements } from './model.ts'
import { referenceStatements } from './reference.ts'
import { version } from './version.ts'

/** The table of the rate limiter, as its library expects it. */
const limitTables = [
  'create table if not exists rate_limit (key varchar(255) primary key, points integer not null default 0, expire bigint)',
]

const migrations = fileURLToPath(new URL('../../db/migrations', import.meta.url))

/** The login role under row-level security. Each database of a server has its own, so tests and tenants do not meet. */
export function walledRoleOf(database: string): string {
  return `${database.slice(0, 40)}_walled`
}

export interface WalledLogin {
  role: string
  password: string
  url: string
}

/** How the walled pool logs in: the same server and database, its own role, a password derived from the secret. */
export function walledLogin(url: string, secret: string): WalledLogin {
  const changed = new URL(url)
  const role = walledRoleOf(decodeURIComponent(changed.pathname.slice(1)))
  const password = createHmac('sha256', secret).update(`database role ${role}`).digest('hex')
  changed.username = role
  changed.password = password
  return { role, password, url: changed.href }
}

/** Brings a database to what this code expects: tables, rules, reference data, the walled role and its policies. */
export async function prepareDatabase(
  url: string,
  secret: string,
  log: (text: string) => void = () => undefined,
): Promise<void> {
  const { role, password } = walledLogin(url, secret)
  await ensureRole(url, role, password)
  await migrate(url, {
    folder: migrations,
    after: [...outboxTables, ...sandboxTables, ...limitTables, ...referenceStatements(), ...wallStatements(role)],
    version,
    log,
  })
}

async function ensureRole(url: string, role: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // DDL takes no parameters; both words are ours: letters, digits and underscores.
    if (!/^\w+$/.test(role) || !/^\w+$/.test(password)) throw new Error('unusable name of the walled role')
    const found = await client.query('select 1 from pg_roles where rolname = $1', [role])
    // Attributes are set once: an owner who is no superuser may create such a role and may not touch them again.
    const statement = found.rowCount
      ? `alter role "${role}" login password '${password}'`
      : `create role "${role}" login nosuperuser nocreatedb nocreaterole nobypassrls password '${password}'`
    await client.query(statement).catch((error: unknown) => {
      // Another process that starts at the same time made it first.
      if (
        !(
          error instanceof Error &&
          'code' in error &&
          (error.code === '42710' || error.code === 'XX000' || error.code === '23505')
        )
      )
        throw error
    })
  } finally {
    await client.end()
  }
}
