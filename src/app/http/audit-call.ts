import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { z } from 'zod'
import type { AnyCall, CallAudit } from '#contract/call.ts'
import { actorOf, type Caller } from '#domain/account/caller.ts'
import type { CallFacilities } from '#features/facilities.ts'
import { matterTables, ownerSql } from '#domain/account/matters.ts'
import { isUuid } from '#kernel/ids.ts'
import { audit } from '#platform/audit/audit.ts'
import { once, type OnceKey } from '#platform/db/once.ts'
import type { Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { requestId } from '#platform/log/request-id.ts'
import { tables } from '#schema/tables.ts'

/** A write that is about to be made. */
export interface AuditedCall {
  call: AnyCall
  params: unknown
  body: unknown
  caller: Caller
}

interface Owner {
  statement: string
  /** Whether a text can be a key of the table; any other would break the transaction it is asked in. */
  isKey: (text: string) => boolean
}

/** How to find whose a row is, for each table whose rows belong to somebody: by the way of its noun, or by its own column. */
const owners = new Map<string, Owner>(
  tables.flatMap((table) => {
    const name: string = getTableName(table)
    const columns: Record<string, PgColumn> = getTableColumns(table)
    const matter = matterTables.find((one) => one === name)
    if (!columns.id || (!matter && !('userId' in columns))) return []
    const { from, owner } = matter ? ownerSql(matter) : { from: `"${name}" t0`, owner: 't0.user_id' }
    const isKey = columns.id.getSQLType() === 'uuid' ? isUuid : (text: string) => /^\d{1,9}$/.test(text)
    return [[name, { statement: `select ${owner} as owner from ${from} where t0.id = $1`, isKey }] as const]
  }),
)

/** The transaction of one write, and whether its entry was made. */
export interface Write {
  run: CallFacilities['write']
  /** For a write that found nothing to change: it was asked for all the same. */
  finish(output: unknown): Promise<void>
}

/**
 * The one transaction that a write gets, with the entry that its call declares as the last thing before the commit: neither
 * exists without the other. With `key` a repeat gets the first answer, and leaves no second entry.
 */
export function writeOf(pool: pg.Pool, audited: AuditedCall, key: OnceKey | null): Write {
  const { audit: declared } = audited.call
  let used = false
  return {
    async run(work) {
      if (declared === 'none') throw new Error(`${audited.call.name} is a read and writes nothing`)
      if (used) throw new Error(`${audited.call.name} writes in one transaction`)
      used = true
      const whole = async (tx: Tx) => {
        const result = await work(tx)
        await record(tx, audited, declared, result)
        return result
      }
      return key ? await once(pool, key, whole) : await inTransaction(pool, whole)
    },
    async finish(output) {
      if (!used && declared !== 'none')
        await inTransaction(pool, async (tx) => await record(tx, audited, declared, output))
    },
  }
}

async function record(tx: Tx, audited: AuditedCall, declared: CallAudit, result: unknown): Promise<void> {
  const { call, params, body, caller } = audited
  const { table, facts = [] } = declared
  const given = { ...(params as Record<string, unknown>) }
  const made = textOf(given.id ?? (typeof result === 'object' && result !== null && 'id' in result ? result.id : null))
  const rowId = made ?? textOf(Object.values(given)[0])
  const known = owners.get(table)
  const ownerBy =
    known && made !== null && known.isKey(made) ? { statement: known.statement, id: made, own: caller.userId } : null
  const request = requestId()
  const acted = actorOf(caller)
  await audit(tx, {
    action: call.name,
    ...acted,
    actorId: acted.actorId ?? caller.enrolling?.userId ?? null,
    ...(caller.actorId === null && ownerBy && { ownerBy }),
    table,
    ...(rowId === null ? {} : { rowId }),
    detail: { ...othersOf(call, given, rowId), ...factsOf(body, facts) },
    ...(request === undefined ? {} : { requestId: request }),
  })
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null

/** The further ids of the path, and words of ours in it: they say which row of the one in `row_id`, or what of it, it was. */
function othersOf(call: AnyCall, params: Record<string, unknown>, rowId: string | null): Record<string, string> {
  const shape: Readonly<Record<string, unknown>> = call.params instanceof z.ZodObject ? call.params.shape : {}
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => {
      const told = textOf(value)
      const isOurs = name.endsWith('Id') || shape[name] instanceof z.ZodEnum
      return isOurs && told !== null && told !== rowId ? [[name, told] as const] : []
    }),
  )
}

/** Which fields were written, and the few values that the call declares as words of ours. */
function factsOf(body: unknown, facts: readonly string[]): Record<string, unknown> {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : []
  if (fields.length === 0) return {}
  const told = fields.filter(
    ([name, value]) => facts.includes(name) && (value === null || textOf(value) !== null || typeof value === 'boolean'),
  )
  return { fields: fields.map(([name]) => name), ...Object.fromEntries(told) }
}
