import { and, eq, getTableName, inArray } from 'drizzle-orm'
import {
  assignables,
  assignableNames,
  assignCall,
  requestAssignSuggestion,
  type Assignable,
} from '#contract/assignee.ts'
import { found, refuseField } from '#kernel/errors.ts'
import { assignment, user } from '#schema/account.ts'
import { tables } from '#schema/tables.ts'
import { handle } from '#features/facilities.ts'
import type { Tx } from '#platform/db/database.ts'

/** Tables that carry the history of their assignee themselves, in the spec's column. */
const withHistory = new Set<string>(
  tables.filter((table) => 'assigneeHistory' in table).map((table) => getTableName(table)),
)

async function isMember(tx: Tx, userId: string): Promise<boolean> {
  const [member] = await tx
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, userId), inArray(user.role, ['staff', 'admin']), eq(user.state, 'active')))
  return member !== undefined
}

/** Gives a row of a declared noun to an active member of staff, or to no one, and keeps who had it. */
const assign = (noun: Assignable) =>
  handle(assignCall(noun), async ({ params, body }, caller, facilities) => {
    const { table } = assignables[noun]
    await facilities.write(async (tx) => {
      if (body.userId !== null && !(await isMember(tx, body.userId))) refuseField('userId', 'not-a-choice')
      // The table's name is a word of the list above, never one that was sent.
      const { rows } = await tx.$client.query<{ assigned_admin_id: string | null }>(
        `select assigned_admin_id from "${table}" where id = $1 for update`,
        [params.id],
      )
      if (found(rows[0]).assigned_admin_id === body.userId) return
      await tx.$client.query(`update "${table}" set assigned_admin_id = $2 where id = $1`, [params.id, body.userId])
      const at = facilities.clock().toISOString()
      if (withHistory.has(table))
        await tx.$client.query(
          `update "${table}" set assignee_history = coalesce(assignee_history, '[]') || $2::jsonb where id = $1`,
          [params.id, JSON.stringify([{ admin_id: body.userId, assigned_by: caller.userId, at }])],
        )
      await tx.insert(assignment).values({
        tableName: table,
        rowId: String(params.id),
        userId: body.userId,
        assignedByUserId: caller.userId,
        createdAt: at,
      })
    })
    return { done: true as const }
  })

const suggestion = handle(requestAssignSuggestion, async ({ params }, _caller, facilities) => {
  const { rows } = await facilities.pool.query<{ known: string | null; free: string | null }>(
    `select (select e.assigned_admin_id from registration_request e join "user" u on u.id = e.assigned_admin_id
              where lower(e.contact_email) = lower(r.contact_email) and e.id <> r.id
                and u.state = 'active' and u.role in ('staff', 'admin')
              order by e.created_at desc limit 1) as known,
            (select u.id from "user" u where u.state = 'active' and u.role in ('staff', 'admin')
              order by (select count(*) from registration_request o
                         where o.assigned_admin_id = u.id and o.status_group <> 'Closed'), u.email limit 1) as free
       from registration_request r where r.id = $1`,
    [params.id],
  )
  const row = found(rows[0])
  return { userId: row.known ?? row.free }
})

export const handlers = [...assignableNames.map(assign), suggestion]
