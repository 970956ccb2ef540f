import type { Tx } from '#platform/db/database.ts'

/**
 * How the paid orders of the demo were paid: cards at the sandbox, which knows of them and would give them back, and transfers.
 * Orders that are refunded have none: closing them would write letters to their clients.
 */
export async function seedPayments(tx: Tx, provider: string): Promise<void> {
  const paid = `select i.*, (i.document_context->'totals'->>'total')::int as total, i.document_context->>'currency' as currency
      from invoice i join product p on p.id = i.product_id
      left join registration_request r on r.id = p.registration_request_id
      left join service_request s on s.id = p.service_request_id
     where i.serial_number is not null and i.payment_date is not null and coalesce(r.status, s.status) <> 'Refunded'`
  if (provider === 'sandbox')
    await tx.$client.query(
      `with paid as (${paid} and i.payment_type = 'card'),
         orders as (
           insert into payment_sandbox.orders (id, key, amount, currency, reference, description, return_url, language, state, charged)
           select gen_random_uuid(), variable_symbol || '-1', total, currency, variable_symbol, '', '', 'en', 'paid', total from paid
           returning id, reference)
       insert into payment_attempt (id, product_id, provider, key, provider_order_id, amount, currency, status, received_at)
       select gen_random_uuid(), product_id, 'sandbox', variable_symbol || '-1', orders.id::text, total, currency, 'paid', least(now(), paid.payment_date + time '12:00')
         from paid join orders on orders.reference = paid.variable_symbol`,
    )
  await tx.$client.query(
    `insert into payment_attempt (id, product_id, provider, key, amount, currency, status, received_at)
     select gen_random_uuid(), product_id, 'transfer', variable_symbol || '-transfer', total, currency, 'paid', least(now(), paid.payment_date + time '12:00')
       from (${paid} and i.payment_type = 'transfer') paid`,
  )
}
