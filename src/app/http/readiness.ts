import type pg from 'pg'
import { schemaStateOf, type SchemaState } from '#platform/db/migrate.ts'
import { sqlState } from '#platform/db/transaction.ts'
import type { Context } from '../context.ts'
import { migrations } from '../database.ts'

/** Why a process cannot work now; each cause has a name of its own. */
export type NotReady =
  | 'stopping'
  | 'no database'
  | 'database does not answer'
  | 'no walled login'
  | 'migrations pending'
  | 'migration changed'

export type Readiness =
  | { status: 'ready'; ahead?: string[] }
  | { status: NotReady; pending?: string[]; changed?: string[] }

/** Milliseconds after which a database that says nothing is one that does not answer. */
const limitMs = 1_500

/**
 * Asks whether the process can work. Answers within two seconds whatever hangs: of a check that hangs there is one, and all
 * who ask meanwhile wait for the same.
 */
export function readinessOf(
  context: Pick<Context, 'control' | 'open' | 'stopping'>,
  milliseconds = limitMs,
): () => Promise<Readiness> {
  const schemaState = schemaStateOf(migrations)
  let running: Promise<Readiness> | undefined
  return async () => {
    if (context.stopping.now) return { status: 'stopping' }
    running ??= check(context, schemaState).finally(() => {
      running = undefined
    })
    return await inTime(running, milliseconds)
  }
}

async function check(
  { control, open }: Pick<Context, 'control' | 'open'>,
  schemaState: (client: pg.Pool) => Promise<SchemaState>,
): Promise<Readiness> {
  try {
    const { pending, ahead, changed } = await schemaState(control)
    if (changed.length > 0) return { status: 'migration changed', changed }
    if (pending.length > 0) return { status: 'migrations pending', pending }
    const refused = await walledLoginFails(open)
    if (refused) return { status: 'no walled login' }
    return ahead.length > 0 ? { status: 'ready', ahead } : { status: 'ready' }
  } catch (error) {
    return { status: isLate(error) ? 'database does not answer' : 'no database' }
  }
}

/** A pool whose connections are all at work shows by that that its login is good. */
async function walledLoginFails(open: pg.Pool): Promise<boolean> {
  if (open.idleCount === 0 && open.totalCount >= open.options.max) return false
  try {
    await open.query('select 1')
    return false
  } catch (error) {
    // A role that is missing, a wrong password, no right to connect; what else fails is the database's own trouble.
    if (/^(28|42501)/.test(sqlState(error))) return true
    throw error
  }
}

/** A statement over its time, or a connection that was not given in time. */
const isLate = (error: unknown): boolean =>
  sqlState(error) === '57014' || (error instanceof Error && /timeout/i.test(error.message))

async function inTime(readiness: Promise<Readiness>, milliseconds: number): Promise<Readiness> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Readiness>((resolve) => {
    timer = setTimeout(() => resolve({ status: 'database does not answer' }), milliseconds)
  })
  return await Promise.race([readiness, late]).finally(() => clearTimeout(timer))
}
