import { uuidv7 } from '#kernel/ids.ts'
import type { Tx } from '#platform/db/database.ts'
import type { People } from './accounts.ts'

/** Two talks: one that was held last week, and one that comes. */
export async function seedConsultations(tx: Tx, people: People, now: Date): Promise<void> {
  const day = 86_400_000
  for (const [inDays, description, outcome] of [
    [-7, 'Whether to file in Switzerland as well. (demo)', 'Filing in Switzerland was advised against for now. (demo)'],
    [3, 'What to do about the office action in the United States. (demo)', null],
  ] as const) {
    const at = new Date(Math.floor(now.getTime() / day + inDays) * day + 10 * 3_600_000).toISOString()
    await tx.$client.query(
      `insert into consultation (id, user_id, assigned_admin_id, event_timestamp, contact_name, contact_email, language, description, outcome, scheduling_event_id)
       values ($1, $2, $3, $4, 'Demo Customer', 'customer@demo.test', 'en', $5, $6, $7)`,
      [uuidv7(), people.customer, people.staff, at, description, outcome, at],
    )
  }
}
