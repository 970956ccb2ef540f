import { ownerSql } from '#domain/account/matters.ts'
import type { LinkKind } from '#domain/account/roles.ts'

/** The statement that finds a link's row: its request, its owner, and the state of the owner's account. $1 is the id. */
export function linkStatement(kind: LinkKind): string {
  const { from, owner, last, lastTable } = ownerSql(kind)
  // The data API hears the request by its id as 'x-request-id'; other matters only by the link's own row.
  const request = lastTable === 'registration_request' ? `${last}.id` : 'null::uuid'
  return `select ${request} as request_id, ${owner} as owner_id, u.state as owner_state
            from ${from} left join "user" u on u.id = ${owner} where t0.id = $1`
}
