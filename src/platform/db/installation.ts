import { createHmac, randomBytes } from 'node:crypto'
import type { ClientBase } from 'pg'
import type { Secrets } from '#platform/config/secrets.ts'

/** What all processes of an installation have in common and find in its database. */
export interface Installation {
  /** Password of the login under row security: made once, changed by nobody. */
  walledPassword: string
  /** Whether this process was the first. */
  isNew: boolean
}

/** What tells a secret from another without telling anything of it. */
export const fingerprintOf = (secret: string): string =>
  createHmac('sha256', secret).update('markwright installation').digest('hex')

/**
 * Reads the row of the installation, made when missing with `password`. `lost` lets a new secret take the place of one that
 * nobody has any more. Throws when the row knows none of the secrets: with another one than the processes beside it, this
 * one would refuse their sessions and could read no second factor.
 */
export async function readInstallation(
  client: ClientBase,
  secrets: Secrets,
  options: { lost?: boolean; password?: string } = {},
): Promise<Installation> {
  await client.query('create schema if not exists migration')
  await client.query(`create table if not exists migration.installation (
    one boolean primary key default true check (one), secret_fingerprint text not null, walled_password text not null,
    created_at timestamptz not null default now())`)
  const made = await client.query(
    `insert into migration.installation (secret_fingerprint, walled_password) values ($1, $2) on conflict do nothing`,
    [fingerprintOf(secrets[0]), options.password ?? randomBytes(32).toString('hex')],
  )
  const { rows } = await client.query<{ secret_fingerprint: string; walled_password: string }>(
    'select secret_fingerprint, walled_password from migration.installation',
  )
  const [row] = rows
  if (!row) throw new Error('the row of the installation is gone')
  if (!options.lost && !secrets.some((secret) => fingerprintOf(secret) === row.secret_fingerprint))
    throw new Error(
      'AUTH_SECRET is not the one of this installation. To replace it, give the old one in AUTH_SECRET_PREVIOUS; ' +
        'when nobody has the old one any more, set AUTH_SECRET_PREVIOUS=lost (docs/running.md, "A new secret").',
    )
  if (row.secret_fingerprint !== fingerprintOf(secrets[0]))
    await client.query('update migration.installation set secret_fingerprint = $1', [fingerprintOf(secrets[0])])
  return { walledPassword: row.walled_password, isNew: made.rowCount === 1 }
}
