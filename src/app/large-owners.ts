import type pg from 'pg'
import type { Session } from '#platform/graphql/model.ts'

/** From how many rows of one table on a customer is none of the average ones. */
const manyRows = 500
const freshMs = 10 * 60_000

// What PostgreSQL counted when it last looked at the tables (ANALYZE): nothing is read but its own notes.
const ownersSql = `
  with counted as materialized (
    select s.most_common_vals, s.most_common_freqs, c.reltuples
      from pg_stats s
      join pg_class c on c.relname = s.tablename and c.relnamespace = 'public'::regnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attname = s.attname and a.atttypid = 'uuid'::regtype
     where s.schemaname = 'public' and s.attname in ('user_id', 'owner_user_id'))
  select distinct one.id::text as id
    from counted, unnest(most_common_vals::text::uuid[], most_common_freqs) as one (id, share)
   where one.share * reltuples >= ${manyRows}`

/**
 * Whether who asks has so many rows that a statement planned for the average customer may take seconds for him: a join of all
 * of his trademarks with all of his dates, row by row, is right for twenty and not for thousands. Read again after ten minutes,
 * beside the requests; until the first answer, and when the database does not answer, nobody is.
 */
export function createLargeOwners(
  pool: pg.Pool,
  clock: () => Date,
  onError: (error: Error) => void,
): ((session: Session) => boolean) & { refresh: () => Promise<void> } {
  let owners: ReadonlySet<string> = new Set()
  let readAt = Number.NEGATIVE_INFINITY
  const refresh = async (): Promise<void> => {
    readAt = clock().getTime()
    await pool.query<{ id: string }>(ownersSql).then(
      ({ rows }) => (owners = new Set(rows.map(({ id }) => id))),
      (error: unknown) => onError(error instanceof Error ? error : new Error(String(error))),
    )
  }
  const isLarge = ({ variables }: Session): boolean => {
    if (clock().getTime() - readAt >= freshMs) void refresh()
    return owners.has(variables['x-user-id'] ?? '')
  }
  return Object.assign(isLarge, { refresh })
}
