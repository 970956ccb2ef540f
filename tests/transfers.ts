import { addYears, officeZone, today } from '#kernel/dates.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { TestApp } from './app.ts'

/** To whom the marks of a transfer go. */
export const receiver = {
  type: 'legal',
  businessName: 'Northfold Fictional a. s.',
  companyType: 'a. s.',
  countryOfIncorporation: 'CZ',
  email: 'north@fold.test',
  address: { country: 'CZ', street: 'Vymyšlená 3', postcode: '110 00', city: 'Praha' },
} as const

/** A mark of two classes in somebody's account, with the number `N-` and its name; registered where nothing else is said. */
export async function markOf(
  app: TestApp,
  email: string,
  { name, place, status = ['Trademark registered', 'Registered'] }: { name: string; place: string; status?: string[] },
): Promise<string> {
  const id = uuidv7()
  const on = today(officeZone, new Date())
  await app.context.pool.query(
    `insert into trademark (id, name, type, jurisdiction, number, filing_date, registration_date, expiration_date, user_id, status, status_group, goods_and_services)
     select $1, $2, 'WORD', $3, $4, $5, $5, $6, id, $7, $8,
       '[{"class": 18, "terms": ["Bags"]}, {"class": 25, "terms": ["Coats"]}]' from "user" where email = $9`,
    [id, name, place, `N-${name}`, addYears(on, -5), addYears(on, 5), ...status, email],
  )
  return id
}
