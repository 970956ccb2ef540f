import type { Tx } from '#platform/db/database.ts'
import { later } from '#platform/db/transaction.ts'

/** One action: by whom, in which role, for which customer, on which row. Number, time and hash are the database's. */
export interface AuditEntry {
  /** The noun and the verb in the past, e.g. 'session.ended'. */
  action: string
  actorId: string | null
  actorRole: string
  /** The customer whose row it is, when it is somebody else's action. */
  forUserId?: string | null
  /** Instead of it, how to find whose row it is: a statement with the row's id for $1 and `owner` as its answer. The actor's own is nobody else's. */
  ownerBy?: { statement: string; id: string; own: string | null }
  table?: string
  rowId?: string
  /** Facts that explain the action, never personal data and never a secret. */
  detail?: Record<string, unknown>
  requestId?: string
}

const secretNames =
  /pass(word|wd|phrase)|secret|token|cookie|authori[sz]ation|credential|api[-_]?key|private[-_]?key|hash$|otp|recovery[-_]?code|card[-_]?number|cvc|cvv|iban|session[-_]?id|personal[-_]?id/i

/** Writes an entry inside the caller's transaction. Throws when a name in `detail` is that of a secret. */
export async function audit(tx: Tx, entry: AuditEntry): Promise<void> {
  const detail = entry.detail ?? {}
  refuseSecrets(detail, [])
  const by = entry.ownerBy
  // One statement: whose row it is need not be asked for first.
  const owner = by ? `(select nullif(o.owner, $9) from (${by.statement.replaceAll('$1', '$4')}) o)` : '$4'
  await later(tx, {
    text: `insert into audit_log (action, actor_id, actor_role, for_user_id, table_name, row_id, detail, request_id)
     values ($1, $2, $3, ${owner}, $5, $6, $7, $8)`,
    values: [
      entry.action,
      entry.actorId,
      entry.actorRole,
      by ? by.id : (entry.forUserId ?? null),
      entry.table ?? null,
      entry.rowId ?? null,
      JSON.stringify(detail),
      entry.requestId ?? null,
      ...(by ? [by.own] : []),
    ],
  })
}

function refuseSecrets(value: unknown, path: readonly string[]): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    const at = [...path, name]
    if (secretNames.test(name)) throw new Error(`a secret has no place in the audit log: ${at.join('.')}`)
    refuseSecrets(inner, at)
  }
}
