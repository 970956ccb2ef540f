import type pg from 'pg'

/**
 * Gives a user everything that was ordered under the confirmed e-mail address before the account existed. Called only
 * after the address was proved by a mailed link, or for an account that proved it before.
 */
export async function claimOrders(tx: pg.PoolClient, userId: string, email: string): Promise<void> {
  const { rows } = await tx.query<{ id: string; billing_entity_id: string | null }>(
    'update registration_request set user_id = $1 where user_id is null and lower(contact_email) = lower($2) returning id, billing_entity_id',
    [userId, email],
  )
  if (rows.length === 0) return
  const requests = rows.map((row) => row.id)
  const entities = rows.flatMap((row) => (row.billing_entity_id ? [row.billing_entity_id] : []))
  await tx.query('update product set user_id = $1 where registration_request_id = any($2)', [userId, requests])
  await tx.query('update application set user_id = $1 where registration_request_id = any($2)', [userId, requests])
  await tx.query(
    'update invoice i set user_id = $1 from product p where p.id = i.product_id and p.registration_request_id = any($2)',
    [userId, requests],
  )
  await tx.query(
    'update document d set user_id = $1 from invoice i where i.id = d.document_hub_id and i.user_id = $1 and d.user_id is null',
    [userId],
  )
  await tx.query('update entity set user_id = $1 where id = any($2) and user_id is null', [userId, entities])
  await tx.query(
    'update address a set user_id = $1 from entity e where e.address_id = a.id and e.id = any($2) and a.user_id is null',
    [userId, entities],
  )
}
