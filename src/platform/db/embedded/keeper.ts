import pg from 'pg'
import { DATABASE, socketUrl } from './place.ts'

// One shared advisory lock per process that uses the server; who can take it alone is the last and may stop it.
const USERS_LOCK = 7_244_501

/** A connection that tells the other users of the server that this process uses it too. */
export interface Keeper {
  /** Called once when the connection ends without `leave`. */
  onLost(listener: () => void): void
  /** Gives the lock back; true when no other process uses the server, and then none can join until it has stopped. */
  leave(): Promise<boolean>
  end(): Promise<void>
}

/**
 * Joins the users of the server behind `socketDirectory` and makes the product's database when it is missing.
 * A reason instead when the server does not answer or is about to stop.
 */
export async function join(socketDirectory: string): Promise<{ keeper: Keeper } | { reason: string }> {
  const client = new pg.Client({
    connectionString: socketUrl(socketDirectory, 'postgres'),
    application_name: 'markwright keeper',
    connectionTimeoutMillis: 5_000,
  })
  let lost: (() => void) | undefined
  let leaving = false
  client.on('error', () => undefined)
  client.on('end', () => {
    if (!leaving) lost?.()
  })
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [USERS_LOCK])
    await ensureDatabase(client)
  } catch (error) {
    await client.end().catch(() => undefined)
    return { reason: String(error) }
  }
  const keeper: Keeper = {
    onLost(listener) {
      lost = listener
    },
    async leave() {
      leaving = true
      await client.query('select pg_advisory_unlock_shared($1)', [USERS_LOCK])
      const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [USERS_LOCK])
      return rows[0]?.last ?? false
    },
    async end() {
      leaving = true
      await client.end().catch(() => undefined)
    },
  }
  return { keeper }
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
  if (rowCount) return
  try {
    await client.query(`create database ${DATABASE}`)
  } catch (error) {
    const { code } = error as { code?: string }
    // 42P04 and 23505: another process made it at the same moment.
    if (code !== '42P04' && code !== '23505') throw error
  }
}
