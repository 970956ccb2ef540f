import { opensFollowUp } from '#domain/follow-up/status.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Tx } from '#platform/db/database.ts'
import type { People } from './accounts.ts'

/** The clients of orders that wait for them are gone after: one is still to be approached, the others have been. */
export async function seedFollowUps(tx: Tx, people: People): Promise<void> {
  const { rows } = await tx.$client.query<{ id: string; status: string; since: string }>(
    'select id, status, last_status_update::text as since from registration_request where status = any ($1) order by last_status_update, id',
    [opensFollowUp],
  )
  const line = `insert into follow_up_case_tracking (id, follow_up_case_id, name, user_id, created_at)
    values ($1, $2, $3, $4, $5::timestamptz + $6 * interval '1 day')`
  for (const [at, request] of rows.entries()) {
    const id = uuidv7()
    const isApproached = at > 0
    await tx.$client.query(
      `insert into follow_up_case (id, registration_request_id, cause, created_at, last_status_update) values ($1, $2, $3, $4, $4)`,
      [id, request.id, request.status, request.since],
    )
    await tx.$client.query(line, [uuidv7(), id, 'Created', null, request.since, 0])
    if (!isApproached) continue
    await tx.$client.query(
      `update follow_up_case set status = 'Client approached', approached_by = 'phone', last_status_update = $2::timestamptz + interval '1 day' where id = $1`,
      [id, request.since],
    )
    await tx.$client.query(line, [uuidv7(), id, 'Client approached', people.staff, request.since, 1])
  }
}
