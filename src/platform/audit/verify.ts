import { createHash } from 'node:crypto'
import type pg from 'pg'

export interface AuditVerdict {
  /** Entries that were read. */
  entries: number
  /** The hash of the last one: kept elsewhere, it shows later that nothing before it was replaced. */
  head: string
  /** The first entry that does not follow from those before it, and why; null when the whole chain holds. */
  broken: { id: number; why: 'missing' | 'changed' | 'unchained' | 'cut-off' } | null
}

interface Row {
  id: string
  previous_hash: string
  hash: string
  content: string
}

const batch = 1000

const entries = `select id::text, previous_hash, hash,
    jsonb_build_array(id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), action, actor_id, actor_role,
      for_user_id, table_name, row_id, detail, request_id)::text as content
  from audit_log where id > $1 order by audit_log.id limit ${batch}`

/**
 * Walks the audit log from its first entry, a thousand at a time, computing every hash again, and compares its end with
 * the head. `anchor`, a hash noted earlier, must be met on the way when it is given.
 */
export async function verifyAudit(pool: pg.Pool | pg.ClientBase, anchor?: string): Promise<AuditVerdict> {
  let last = 0
  let head = ''
  let anchored = anchor === undefined || anchor === ''
  const verdict = (broken: AuditVerdict['broken']): AuditVerdict => ({ entries: last, head, broken })
  // The end is read first: what is written meanwhile lies behind it.
  const end = await pool.query<{ id: string; hash: string }>('select id::text, hash from audit_head')
  for (;;) {
    const { rows } = await pool.query<Row>(entries, [last])
    for (const row of rows) {
      const id = Number(row.id)
      if (id !== last + 1) return verdict({ id: last + 1, why: 'missing' })
      if (row.previous_hash !== head) return verdict({ id, why: 'unchained' })
      const hash = createHash('sha256')
        .update(head + row.content)
        .digest('hex')
      if (hash !== row.hash) return verdict({ id, why: 'changed' })
      last = id
      head = hash
      anchored ||= hash === anchor
      const { id: endId, hash: endHash } = end.rows[0] ?? { id: '-1', hash: '' }
      if (id === Number(endId) && hash !== endHash) return verdict({ id, why: 'changed' })
    }
    if (rows.length < batch) break
  }
  if (last < Number(end.rows[0]?.id ?? '-1') || end.rows.length !== 1 || !anchored)
    return verdict({ id: last + 1, why: 'cut-off' })
  return verdict(null)
}
