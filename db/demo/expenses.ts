import type { Tx } from '#platform/db/database.ts'
import type { People } from './accounts.ts'

/** What the offices were paid for the applications of paid orders that are filed, and one local agent. */
export async function seedExpenses(tx: Tx, people: People): Promise<void> {
  await tx.$client.query(
    `insert into expense (id, product_id, kind, amount, currency, paid_to, spent_on, created_by_user_id)
     select gen_random_uuid(), p.id, 'official', (l.line ->> 'net')::int, i.document_context ->> 'currency',
        'Office (demo), ' || (l.line ->> 'jurisdiction'), i.payment_date + 1, $1
       from invoice i join product p on p.id = i.product_id
         cross join lateral jsonb_array_elements(i.document_context -> 'lines') as l(line)
      where i.payment_date is not null and i.cancelled_at is null and l.line ->> 'kind' = 'official'
        and (l.line ->> 'net')::int > 0
        and exists (select 1 from trademark t where t.registration_request_id = p.registration_request_id
                      and t.filing_date is not null and t.jurisdiction = l.line ->> 'jurisdiction')`,
    [people.staff],
  )
  await tx.$client.query(
    `insert into expense (id, product_id, kind, amount, currency, paid_to, spent_on, note, created_by_user_id)
     select gen_random_uuid(), product_id, 'agent', 18000, 'USD', 'Fictional Attorneys', spent_on, 'Local agent. (demo)', $1
       from expense where kind = 'official' order by spent_on desc limit 1`,
    [people.staff],
  )
}
