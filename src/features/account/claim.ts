import type { Tx } from '#platform/db/database.ts'

/**
 * Gives a user everything that was ordered or reported under the confirmed e-mail address before the account existed. Called only
 * after the address was proved by a mailed link, or for an account that proved it before.
 */
export async function claimOrders(tx: Tx, userId: string, email: string): Promise<void> {
  const requests = await claim(tx, 'registration_request', userId, email)
  const services = await claim(tx, 'service_request', userId, email)
  await tx.$client.query(
    'update case_request set user_id = $1 where user_id is null and lower(contact_email) = lower($2)',
    [userId, email],
  )
  if (requests.ids.length + services.ids.length === 0) return
  const entities = [...requests.entities, ...services.entities]
  const { rows } = await tx.$client.query<{ id: string }>(
    `update product set user_id = $1 where registration_request_id = any($2) or service_request_id = any($3) returning id`,
    [userId, requests.ids, services.ids],
  )
  const products = rows.map(({ id }) => id)
  await tx.$client.query('update application set user_id = $1 where registration_request_id = any($2)', [
    userId,
    requests.ids,
  ])
  await tx.$client.query(
    `update document d set user_id = $1 from registration_request r
      where r.document_hub_id = d.document_hub_id and r.id = any($2) and d.user_id is null`,
    [userId, requests.ids],
  )
  await tx.$client.query(
    `update document d set user_id = $1 from service_request s
      where s.document_hub_id = d.document_hub_id and s.id = any($2) and d.user_id is null`,
    [userId, services.ids],
  )
  // The owner of a draft and its further addresses, which staff may have filled in before there was an account.
  await tx.$client.query(
    `update entity e set user_id = $1 from application a
      where a.registration_entity_id = e.id and a.registration_request_id = any($2) and e.user_id is null`,
    [userId, requests.ids],
  )
  await tx.$client.query(
    `update address d set user_id = $1 from application a left join entity e on e.id = a.registration_entity_id
      where d.id in (a.mailing_address_id, a.domicile_address_id, e.address_id)
        and a.registration_request_id = any($2) and d.user_id is null`,
    [userId, requests.ids],
  )
  await tx.$client.query('update invoice set user_id = $1 where product_id = any($2)', [userId, products])
  await tx.$client.query(
    `update credit_note c set user_id = $1 from invoice i where i.variable_symbol = c.invoice_reference and i.product_id = any($2) and c.user_id is null`,
    [userId, products],
  )
  await tx.$client.query(
    'update document d set user_id = $1 from invoice i where i.id = d.document_hub_id and i.user_id = $1 and d.user_id is null',
    [userId],
  )
  await tx.$client.query('update entity set user_id = $1 where id = any($2) and user_id is null', [userId, entities])
  await tx.$client.query(
    'update address a set user_id = $1 from entity e where e.address_id = a.id and e.id = any($2) and a.user_id is null',
    [userId, entities],
  )
}

async function claim(
  tx: Tx,
  table: 'registration_request' | 'service_request',
  userId: string,
  email: string,
): Promise<{ ids: string[]; entities: string[] }> {
  const { rows } = await tx.$client.query<{ id: string; billing_entity_id: string | null }>(
    `update ${table} set user_id = $1 where user_id is null and lower(contact_email) = lower($2) returning id, billing_entity_id`,
    [userId, email],
  )
  return {
    ids: rows.map(({ id }) => id),
    entities: rows.flatMap(({ billing_entity_id: entity }) => (entity === null ? [] : [entity])),
  }
}
