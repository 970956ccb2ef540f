import { AppError } from '#kernel/errors.ts'
import type { Database } from '#platform/db/database.ts'
import { productSteps, type OrderedRow } from './payable.ts'

/**
 * Throws `rules-unmet` where nothing more is done for the order of a row: a consumer withdrew from it, which giving back what is due
 * settles, or all that was paid for it was given back.
 */
export async function refuseHeld(tx: Database, { by, id }: OrderedRow): Promise<void> {
  const { rows } = await tx.$client.query<{ withdrawn: boolean; returned: boolean }>(
    `select exists (select 1 from product_event e where e.product_id = p.id and e.name = $2) as withdrawn,
       exists (select 1 from invoice i where i.product_id = p.id and i.serial_number is not null
         and (i.document_context->'totals'->>'total')::int > 0
         and (i.document_context->'totals'->>'total')::int <= (select sum((c.document_context->'totals'->>'total')::int)
           from credit_note c where c.invoice_reference = i.variable_symbol)) as returned
       from product p where p.${by} = $1`,
    [id, productSteps.withdrawn],
  )
  if (rows.some(({ returned }) => returned)) throw new AppError('rules-unmet', { facts: { missing: 'paid-invoice' } })
  if (rows.some(({ withdrawn }) => withdrawn))
    throw new AppError('rules-unmet', { facts: { missing: 'withdrawal-settled' } })
}
