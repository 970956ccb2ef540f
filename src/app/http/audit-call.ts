import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable, type PgColumn } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { AnyCall } from '#contract/call.ts'
import type { Caller } from '#domain/account/caller.ts'
import { isUuid } from '#kernel/ids.ts'
import { audit } from '#platform/audit/audit.ts'
import { inTransaction, withLastStep, type BeforeCommit } from '#platform/db/transaction.ts'
import { requestId } from '#platform/log/request-id.ts'
import * as tables from '#schema/tables.ts'

/** A write that is about to be made. */
export interface Deed {
  call: AnyCall
  params: unknown
  body: unknown
  caller: Caller
}

/** First words of a path whose table is called otherwise. */
const tableOfPath: Record<string, string> = { request: 'registration_request' }

/** Facts of a body that tell what was done and name nobody. */
const toldFacts = [
  'from',
  'to',
  'outcome',
  'type',
  'state',
  'role',
  'status',
  'relevance',
  'paymentType',
  'userId',
  'visibleToClient',
]

interface Owner {
  statement: string
  /** Whether a text can be a key of the table; any other would break the transaction it is asked in. */
  isKey: (text: string) => boolean
}

/** How to find whose a row is, for each table whose rows belong to somebody. */
const owners = new Map<string, Owner>(
  Object.values(tables)
    .filter((table) => is(table, PgTable))
    .flatMap((table) => {
      const name: string = getTableName(table)
      const columns: Record<string, PgColumn> = getTableColumns(table)
      const owner = name === 'user' ? 'id' : 'userId' in columns ? 'user_id' : null
      if (!owner || !columns.id) return []
      const isKey = columns.id.getSQLType() === 'uuid' ? isUuid : (text: string) => /^\d{1,9}$/.test(text)
      return [[name, { statement: `select ${owner} as owner from "${name}" where id = $1`, isKey }] as const]
    }),
)

/**
 * Makes a write and its entry in the audit log: in the write's own first transaction, so that neither exists without the
 * other; a write without a transaction is followed by its entry.
 */
export async function withAudit<T>(pool: pg.Pool, deed: Deed, run: () => Promise<T>): Promise<T> {
  const last: BeforeCommit = { done: false, run: async (tx, result) => await record(tx, deed, result) }
  const output = await withLastStep(last, run)
  if (!last.done) await inTransaction(pool, async (tx) => await record(tx, deed, output))
  return output
}

async function record(tx: pg.PoolClient, { call, params, body, caller }: Deed, result: unknown): Promise<void> {
  const first = call.path.split('/')[2] ?? ''
  const table = tableOfPath[first] ?? first.replaceAll('-', '_')
  const given = { ...(params as Record<string, unknown>) }
  const made = textOf(given.id ?? (typeof result === 'object' && result !== null && 'id' in result ? result.id : null))
  const rowId = made ?? textOf(Object.values(given)[0])
  const known = owners.get(table)
  const owner =
    known && made !== null && known.isKey(made)
      ? (await tx.query<{ owner: string | null }>(known.statement, [made])).rows[0]?.owner
      : null
  const request = requestId()
  await audit(tx, {
    action: call.name,
    actorId: caller.actorId ?? caller.userId ?? caller.enrolling?.userId ?? null,
    actorRole: caller.actorId === null ? caller.role : 'staff',
    forUserId: caller.actorId === null ? (owner === caller.userId ? null : (owner ?? null)) : caller.userId,
    table,
    ...(rowId === null ? {} : { rowId }),
    detail: factsOf(body),
    ...(request === undefined ? {} : { requestId: request }),
  })
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null

/** Which fields were written, and the few values that are words of ours. */
function factsOf(body: unknown): Record<string, unknown> {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : []
  if (fields.length === 0) return {}
  const told = fields.filter(
    ([name, value]) =>
      toldFacts.includes(name) && (value === null || textOf(value) !== null || typeof value === 'boolean'),
  )
  return { fields: fields.map(([name]) => name), ...Object.fromEntries(told) }
}
