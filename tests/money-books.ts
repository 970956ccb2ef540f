import type pg from 'pg'

export interface Books {
  id: string
  charged: number
  refunded: number
  invoiced: number
  credited: number
  open: number
  charges_without_document: number
}

/** What the provider and the bank say, and what our documents say, for each order or for one. */
export async function books(pool: pg.Pool, productId: string | null = null): Promise<Books[]> {
  const { rows } = await pool.query<Books>(
    `with told as (
       select p.id,
         coalesce((select sum(o.charged) from payment_sandbox.orders o join invoice i on i.variable_symbol = o.reference where i.product_id = p.id), 0)
           + coalesce((select sum(a.amount) from payment_attempt a where a.product_id = p.id and a.provider = 'transfer'), 0) as charged,
         coalesce((select sum(o.refunded) from payment_sandbox.orders o join invoice i on i.variable_symbol = o.reference where i.product_id = p.id), 0)
           + coalesce((select sum(case when a.status = 'refunded' then a.amount
                else (select coalesce(sum(f.amount), 0) from payment_refund f where f.payment_attempt_id = a.id and f.status = 'done') end)
              from payment_attempt a where a.product_id = p.id and a.provider = 'transfer'), 0) as refunded,
         coalesce((select sum((i.document_context->'totals'->>'total')::int) from invoice i where i.product_id = p.id and i.serial_number is not null), 0) as invoiced,
         coalesce((select sum((c.document_context->'totals'->>'total')::int) from credit_note c join invoice i on i.variable_symbol = c.invoice_reference where i.product_id = p.id), 0) as credited,
         (select count(*) from payment_refund f join payment_attempt a on a.id = f.payment_attempt_id where a.product_id = p.id and f.status = 'due')
           + (select count(*) from payment_attempt a where a.product_id = p.id and a.status in ('created', 'pending', 'received', 'refund-due')
             and exists (select 1 from registration_request r where r.product_id = p.id and r.status in ('Abandoned', 'Refunded'))) as open,
         (select count(*) from payment_sandbox.orders o join invoice i on i.variable_symbol = o.reference
           where i.product_id = p.id and o.charged > 0 and i.serial_number is null
             and not exists (select 1 from payment_attempt a join mail.outbox m on m.id = 'returned-' || a.id
                              where a.provider_order_id = o.id::text and a.received_at is not null)) as charges_without_document
       from product p where $1::uuid is null or p.id = $1)
     select id, charged::int, refunded::int, invoiced::int, credited::int, open::int, charges_without_document::int from told`,
    [productId],
  )
  return rows
}

/** Charged less refunded is invoiced less credited, nothing waits that should have gone, and no charge is without its document. */
export const isEven = (book: Books): boolean =>
  book.charged - book.refunded === book.invoiced - book.credited &&
  book.open === 0 &&
  book.charges_without_document === 0
