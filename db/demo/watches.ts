import { addDays } from '#kernel/dates.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Tx } from '#platform/db/database.ts'
import type { People } from './accounts.ts'

/** What the watches have found: the mark of the register, and how relevant it was held to be. */
const results: { watched: string; text: string; office: string; relevance: 'low' | 'medium' | 'high' | null }[] = [
  { watched: 'LUMERA', text: 'LUMEA', office: 'FR', relevance: null },
  { watched: 'LUMERA', text: 'LIMERA', office: 'CA', relevance: null },
  { watched: 'LUMERA', text: 'LUMERRA', office: 'US', relevance: 'high' },
  { watched: 'LUMERA', text: 'LUMAERA', office: 'EU', relevance: 'high' },
  { watched: 'LUMERA', text: 'LUMEROA', office: 'EU', relevance: null },
  { watched: 'LUMERA', text: 'LUMERRIA', office: 'EU', relevance: null },
  { watched: 'LUMERA', text: 'LUMERANE', office: 'WIPO', relevance: null },
  { watched: 'NORTHFOLD', text: 'NORDFOLD', office: 'CH', relevance: null },
  { watched: 'NORTHFOLD', text: 'NORTHFALL', office: 'US', relevance: 'medium' },
  { watched: 'NORTHFOLD', text: 'NORTH FOLD', office: 'EU', relevance: 'medium' },
]

/** Watches over two marks of the demo customer, with what came in: some rated by staff, some still to be looked at. */
export async function seedWatches(tx: Tx, people: People, today: string): Promise<void> {
  for (const [name, jurisdiction] of [
    ['LUMERA', 'EU'],
    ['NORTHFOLD', 'AU'],
  ]) {
    const { rows } = await tx.$client.query<{ id: string }>(
      'select id from trademark where name = $1 and jurisdiction = $2 and user_id = $3',
      [name, jurisdiction, people.customer],
    )
    const trademarkId = rows[0]?.id
    await tx.$client.query(
      `insert into trademark_watch_subscription (id, date_start, date_end, trademark_id, user_id, type) values ($1, $2, $3, $4, $5, 'similar')`,
      [uuidv7(), addDays(today, -200), addDays(today, 165), trademarkId, people.customer],
    )
    for (const [at, found] of results.filter((one) => one.watched === name).entries()) {
      await tx.$client.query(
        `insert into trademark_monitoring_result (id, type, relevance, created_at, publication_date, filing_date, priority_date, registration_date, state, status, application_number,
           trademark_number, mark_name, mark_type, classes, jurisdiction, trademark_id)
         select $1, case state when 'pending' then 'filing' else 'registration' end, $2, $3::date - $4::int, publication_date, filing_date,
           priority_date, registration_date, state, status, number, registration_number, text, mark_type, classes, office, $5
         from mark where source = 'demo' and text = $6 and office = $7`,
        [uuidv7(), found.relevance, today, 2 + 6 * at, trademarkId, found.text, found.office],
      )
    }
  }
}
