import type pg from 'pg'
import { matters, matterTables, ownerSql } from '#domain/account/matters.ts'
import { found } from '#kernel/errors.ts'

const ownerSqlOfHub = matterTables
  .filter((name) => 'documents' in matters[name])
  .map((name) => {
    const { from, owner } = ownerSql(name)
    return `select ${owner} as owner from ${from} where t0.document_hub_id = $1`
  })
  .join(' union all ')

/** Whose the hub is, of the nouns that take documents; null of a matter that is nobody's yet. Throws `not-found`. */
export async function ownerOfHub(pool: Pick<pg.ClientBase, 'query'>, hubId: string): Promise<string | null> {
  const { rows } = await pool.query<{ owner: string | null }>(ownerSqlOfHub, [hubId])
  return found(rows[0]).owner
}
