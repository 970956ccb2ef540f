import { afterAll, beforeAll, expect, test } from 'vitest'
import { noteCalls } from '#contract/note.ts'
import { officeZone, today } from '#kernel/dates.ts'
import { countsOperation } from '#operations/staff/queue-views.ts'
import type { Session } from '#platform/graphql/model.ts'
import { startApp, type TestApp } from '#tests/app.ts'

let app: TestApp
let staff: string[] = []

beforeAll(async () => {
  app = await startApp()
  staff = [await app.addUser('one@staff.test', 'staff'), await app.addUser('two@staff.test', 'staff')]
})
afterAll(() => app.close())

const addRequest = async (): Promise<void> => {
  await app.context.pool.query(
    `insert into registration_request (id, public_id, contact_email, contact_first_name, contact_last_name, currency, status, status_group, type, value,
        business_description, language, region)
      values (gen_random_uuid(), gen_random_uuid()::text, 'a@b.test', 'A', 'B', 'EUR', 'Verification requested', 'Verification', 'WORD', 'KOVENTO', 'Bags', 'en', 'EU')`,
  )
}

async function verifications(who: string): Promise<number> {
  const { operation, variables } = countsOperation(today(officeZone, new Date()))
  const session: Session = { role: 'staff', variables: { 'x-user-id': who } }
  const { body } = await app.context.dataApi.execute({ query: operation.text, variables }, session)
  const answer = JSON.parse(body) as { data: Record<string, { aggregate: { count: number } }> }
  return answer.data['registration_request_verifications']?.aggregate.count ?? Number.NaN
}

test('the numbers beside the navigation are read once for everybody, and anew when something was written', async () => {
  const [one = '', two = ''] = staff
  expect(await verifications(one)).toBe(0)
  await addRequest()
  // Nobody of this process wrote: the second tab gets what the first one got.
  expect(await verifications(two)).toBe(0)
  const { client, token } = await app.signIn('one@staff.test')
  await client(noteCalls.user, { params: { id: two }, body: { text: 'A note' } })
  expect(await verifications(two)).toBe(1)
  await addRequest()
  expect(await verifications(one)).toBe(1)
  await app.graphql(`mutation { insert_brand_one(object: { name: "KOVENTO", user_id: "${two}" }) { id } }`, {}, token)
  expect(await verifications(one)).toBe(2)
})
