import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import { trademarkFiling } from '#contract/trademark.ts'
import { addYears, officeZone, today } from '#kernel/dates.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { markOf } from '#tests/transfers.ts'

const email = 'owner@filing-day.test'
const on = today(officeZone, new Date())
let app: TestApp
let staff: Client

beforeAll(async () => {
  app = await startApp()
  await app.addUser('staff@filing-day.test', 'staff')
  await app.addUser(email, 'customer')
  staff = (await app.signIn('staff@filing-day.test')).client
})
afterAll(async () => await app.close())

/** A mark that is ready for filing, out of an order of today whose application was approved today, or not at all. */
async function ready(name: string, isApproved: boolean): Promise<string> {
  const id = await markOf(app, email, { name, place: 'FR', status: ['Ready for filing', 'Filing'] })
  await app.context.pool.query(
    `with r as (insert into registration_request (id, public_id, value, status, status_group, type, contact_email, contact_first_name, contact_last_name,
                  currency, business_description, language, region)
                values (gen_random_uuid(), $2, $2, 'Ready for filing', 'Filing', 'WORD', 'owner@filing-day.test', 'Test', 'Fictional',
                  'EUR', '', 'en', 'EU') returning id),
          a as (insert into application (id, registration_request_id) select gen_random_uuid(), id from r where $3 returning id),
          s as (insert into application_approval (id, application_id, digest, content) select gen_random_uuid(), id, repeat('0', 64), '{}' from a)
     update trademark set registration_request_id = r.id, filing_date = null, registration_date = null, expiration_date = null from r where trademark.id = $1`,
    [id, name, isApproved],
  )
  return id
}

test.each([
  ['APPROVED', true],
  ['ORDERED', false],
] as const)(
  'a day of last year is not taken for the filing of what was asked for today, unless it is confirmed: %s',
  async (name, isApproved) => {
    const params = { id: await ready(name, isApproved) }
    const body = { number: `FR-${name}`, filingDate: addYears(on, -1), receiptDocumentId: 1 }
    await expect(staff(trademarkFiling, { params, body: { ...body, confirmed: false } })).rejects.toMatchObject({
      fields: { filingDate: 'date-before-order' },
      facts: { date: on },
    })
    // Of a day that is taken only the receipt is missing.
    const taken = { fields: { receiptDocumentId: 'required' } }
    for (const fine of [{ confirmed: true }, {}, { confirmed: false, filingDate: on }])
      await expect(staff(trademarkFiling, { params, body: { ...body, ...fine } })).rejects.toMatchObject(taken)
  },
)

test('a mark that came without an order here has no such day', async () => {
  const id = await markOf(app, email, { name: 'TAKENOVER', place: 'FR', status: ['Ready for filing', 'Filing'] })
  const body = { number: 'FR-OVER', filingDate: addYears(on, -1), receiptDocumentId: 1, confirmed: false }
  await expect(staff(trademarkFiling, { params: { id }, body })).rejects.toMatchObject({
    fields: { receiptDocumentId: 'required' },
  })
})
