import type { TestApp } from './app.ts'
import type { World } from './whole-world.ts'

/** The ticket of A and one of nobody's account, by their public ids, each with a document. */
export async function ticketGround({ context: { pool } }: TestApp, world: World) {
  const text = async (sql: string, values: unknown[]) => (await pool.query<{ v: string }>(sql, values)).rows[0]?.v ?? ''
  const documentOf = async (publicId: string) =>
    await text(
      `insert into document (path, name, media_type, size, type, document_hub_id, visible_to_client)
       select 'documents/matrix-letter.pdf', 'scan.pdf', 'application/pdf', 1, 'other', document_hub_id, true
         from support_ticket where public_id = $1 returning id::text as v`,
      [publicId],
    )
  const ticket = await text('select public_id::text as v from support_ticket where id = $1', [world.support_ticket])
  const linked = await text(
    `insert into support_ticket (description, contact_email) values ('help', 'nobody-yet@calls.test') returning public_id::text as v`,
    [],
  )
  return {
    a: { ticket, ticketDocument: await documentOf(ticket) },
    link: { support_ticket: linked, ticketDocument: await documentOf(linked) },
  }
}
