import { trademarkTracking } from '#contract/trademark.ts'
import { commerceUseNotify } from '#contract/use-in-commerce.ts'
import { addDays, officeZone, today } from '#kernel/dates.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { TestApp } from '#tests/app.ts'

/** A published US application on intended use, which an account has had for a while. */
export async function allowedMark(app: TestApp, ownerEmail: string, number: string | null = null): Promise<string> {
  const id = uuidv7()
  const on = today(officeZone, new Date())
  const { rowCount } = await app.context.pool.query(
    `insert into trademark (id, name, type, jurisdiction, number, filing_date, publication_date, filing_basis, user_id, status, status_group, goods_and_services)
     select $1, 'SOLVANTE', 'WORD', 'US', $2, $3, $4, '1b', id, 'Application filed', 'Examination',
       '[{"class": 29, "terms": ["Tinned mackerel", "Smoked salmon"]}, {"class": 32, "terms": ["Mineral water"]}]'
       from "user" where email = $5`,
    [id, number, addDays(on, -500), addDays(on, -120), ownerEmail],
  )
  if (rowCount !== 1) throw new Error(`no account of ${ownerEmail}`)
  await app.context.pool.query(
    `update trademark set status = 'Trademark published', status_group = 'Publication' where id = $1`,
    [id],
  )
  return id
}

/** A request to state use that its client was written to about, by the calls of staff. */
export async function toldUse(app: TestApp, staffEmail: string, trademarkId: string): Promise<string> {
  const { client: staff } = await app.signIn(staffEmail)
  await staff(trademarkTracking, {
    params: { id: trademarkId },
    body: {
      from: 'Trademark published',
      to: 'Statement of use requested',
      issueDate: addDays(today(officeZone, new Date()), -30),
    },
  })
  const { rows } = await app.context.pool.query<{ id: string }>(
    'select id from use_in_commerce_request where trademark_id = $1',
    [trademarkId],
  )
  const id = rows[0]?.id ?? ''
  await staff(commerceUseNotify, { params: { id } })
  return id
}
