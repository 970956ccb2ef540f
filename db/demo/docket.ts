import { refreshDocket } from '#features/docket/index.ts'
import type { Facilities } from '#features/facilities.ts'
import { addDays } from '#kernel/dates.ts'
import type { Tx } from '#platform/db/database.ts'
import type { People } from './accounts.ts'

/** The docket of every trademark as the law gives it; one date is done, one was set by a person, one moved yesterday. */
export async function seedDocket(
  tx: Tx,
  people: People,
  facilities: Pick<Facilities, 'clock' | 'today'>,
): Promise<void> {
  const { rows } = await tx.$client.query<{ id: string }>('select id from trademark')
  await refreshDocket(
    tx,
    rows.map(({ id }) => id),
    facilities.clock(),
  )
  const now = facilities.clock().toISOString()
  const renewalOf = `trademark_id = (select id from trademark where number = $1) and kind = 'renewal' and number = 1`
  await tx.$client.query(`update deadline set done_at = $2, done_by_user_id = $3 where ${renewalOf}`, [
    'DEMO-SE-608',
    now,
    people.docketer,
  ])
  await tx.$client.query(
    `update deadline set due = due - 14, override_reason = 'The client wants two weeks to spare. (demo)', override_by_user_id = $2, override_at = $3
      where ${renewalOf}`,
    ['DEMO-BX-611', people.staff, now],
  )
  await tx.$client.query(`update deadline set previous_due = due - 1, moved_at = $2 where ${renewalOf}`, [
    'DEMO-30-501',
    addDays(facilities.today(), -1),
  ])
}
