import { addDays } from '#kernel/dates.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Tx } from '#platform/db/database.ts'
import type { People } from './accounts.ts'

/** What a nightly comparison would have found: an end of term that the register prints a day later, one still open and one dismissed. */
export async function seedRegisterDifferences(tx: Tx, people: People, today: string): Promise<void> {
  const { rows } = await tx.$client.query<{ id: string; ends: string; name: string }>(
    `select id, expiration_date::text as ends, name from trademark
      where number is not null and expiration_date is not null and status = 'Trademark registered' order by name, jurisdiction limit 2`,
  )
  for (const [at, { id, ends }] of rows.entries()) {
    const dismissed = at === 1
    await tx.$client.query(
      `insert into register_difference (id, trademark_id, field, held, office, as_of, found_at, told_at, dismissed_at, dismiss_reason, dismissed_by_user_id)
       values ($1, $2, 'expirationDate', $3, $4, $5, $5::date, $5::date, $6, $7, $8)`,
      [
        uuidv7(),
        id,
        ends,
        addDays(ends, 1),
        addDays(today, -3 - at),
        dismissed ? addDays(today, -1) : null,
        dismissed ? 'The register counts the last day in.' : null,
        dismissed ? people.staff : null,
      ],
    )
  }
}
