import { ownerSql } from '#domain/account/matters.ts'
import type { LinkKind } from '#domain/account/roles.ts'

/**
 * The statement that finds a link's row: the request or service order that it leads to, its owner, and the state of the
 * owner's account. $1 is the id.
 */
export function linkStatement(kind: LinkKind): string {
  const { from, owner, ends, key } = ownerSql(kind)
  // The data API hears these two by their ids as 'x-request-id' and 'x-service-request-id'; other matters only by the
  // link's own row.
  const { registration_request: request = 'null::uuid', service_request: service = 'null::uuid' } = ends
  return `select ${request} as request_id, ${service} as service_request_id, ${owner} as owner_id, u.state as owner_state
            from ${from} left join "user" u on u.id = ${owner} where ${key} = $1`
}
