import { refreshDocket } from '#features/docket/index.ts'
import { addDays, addYears, officeZone, today } from '#kernel/dates.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { TestApp } from './app.ts'

export interface MarkMade {
  /** The address of its owner. */
  of: string
  /** Days since its registration. */
  days?: number
  place?: string
  name?: string
}

/** A registered mark with two classes and its docket. */
export async function markInUse(
  app: TestApp,
  { of, days = 400, place = 'SK', name = 'LUMERA' }: MarkMade,
): Promise<string> {
  const id = uuidv7()
  const registered = addDays(today(officeZone, new Date()), -days)
  await app.context.pool.query(
    `insert into trademark (id, name, type, jurisdiction, filing_date, registration_date, user_id, status, status_group, goods_and_services)
     select $1, $6, 'WORD', $2, $3, $4, id, 'Application filed', 'Examination',
       '[{"class": 18, "terms": ["Handbags", "Leather straps"]}, {"class": 25, "terms": ["Coats"]}]' from "user" where email = $5`,
    [id, place, addYears(registered, -1), registered, of, name],
  )
  await app.context.pool.query(
    `update trademark set status = 'Trademark registered', status_group = 'Registered' where id = $1`,
    [id],
  )
  await refreshDocket(app.context.facilities.db, [id], new Date())
  return id
}
