import type pg from 'pg'

/** A noun that is paid for: its table, and the column of a product that leads to its row. */
export interface PaidNoun {
  table: 'registration_request' | 'service_request' | 'brand_subscription_payment'
  by: 'registration_request_id' | 'service_request_id' | 'brand_subscription_payment_id'
  /** Ends without money, and the one that gives it back. */
  over: readonly string[]
  refunded: string
}

/** Products whose order ended, in whatever way, while a page to pay on, a proforma or an invoice to be credited is still open. */
export async function endedOrdersOf(pool: pg.Pool, { table, by, over, refunded }: PaidNoun): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select p.id from ${table} r join product p on p.${by} = r.id
      where (r.status = any($1) or r.status = $2)
        and (exists (select 1 from payment_attempt a where a.product_id = p.id and a.status in ('created', 'pending'))
          or exists (select 1 from invoice i where i.product_id = p.id and i.cancelled_at is null and i.serial_number is null)
          or r.status = $2 and exists (select 1 from invoice i where i.product_id = p.id and i.serial_number is not null
               and (i.document_context->'totals'->>'total')::bigint > (
                 select coalesce(sum((c.document_context->'totals'->>'total')::bigint), 0) from credit_note c
                  where c.invoice_reference = i.variable_symbol)))`,
    [over, refunded],
  )
  return rows.map(({ id }) => id)
}
