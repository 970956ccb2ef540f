import { afterAll, beforeAll, expect, test } from 'vitest'
import { productStart } from '#contract/product.ts'
import { requestOrder, requestUpdate, verificationRepeat } from '#contract/registration.ts'
import { remindClients } from '#features/registration/index.ts'
import { getRegistrationRequestsStartedWithoutOrderCreated as begun } from '#operations/extras/registration.ts'
import { startApp, type TestApp } from '#tests/app.ts'

/*
 * An order begins with its first choice, before there is anything to pay: whoever leaves it there is written to once, and
 * may still ask about the name again.
 */
let app: TestApp
// The rows say by the database's own clock when they moved.
let now = new Date()

beforeAll(async () => (app = await startApp({ SERVICES: 'web' }, { clock: () => now })))
afterAll(async () => await app.close())

async function approved(name: string): Promise<string> {
  const { rows } = await app.context.pool.query<{ id: string }>(
    `insert into registration_request (id, public_id, contact_email, contact_first_name, contact_last_name, currency, status, status_group,
       type, value, business_description, language, region, last_status_update, send_marketing_emails)
     values (gen_random_uuid(), $1, $2, 'Anna', 'Vela', 'EUR', 'Verification approved', 'Verification', 'WORD', $1, 'lamps', 'en', 'EU', $3, true)
     returning id`,
    [name, `${name.toLowerCase()}@begun.test`, now],
  )
  return rows[0]?.id ?? ''
}
const choose = async (id: string, classes: number[]) =>
  await app.anonymous(requestUpdate, { params: { id }, body: { jurisdictions: ['SK'], classes } })
const stands = async (id: string) => {
  const { rows } = await app.context.pool.query<{ status: string; names: string[] }>(
    `select r.status, array(select t.name from registration_request_tracking t where t.registration_request_id = r.id order by t.created_at) as names
       from registration_request r where r.id = $1`,
    [id],
  )
  return rows[0]
}
const found = async () => {
  const variables = { from: '2020-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' }
  const answer = await app.context.dataApi.query<{ registration_request: { id: string }[] }>(begun.text, variables, {
    role: 'admin',
    variables: {},
  })
  return answer.registration_request.map(({ id }) => id)
}

test('the first choice begins the order, once; whoever leaves it there is reminded of it the next day', async () => {
  const id = await approved('BEGUN')
  await choose(id, [9])
  await choose(id, [9, 42])
  const name = 'Registration order started'
  expect(await stands(id)).toEqual({ status: name, names: [name] })
  expect(await found()).toEqual([id])
  now = new Date(now.getTime() + 86_400_000 + 60_000)
  await remindClients(app.context.facilities)
  const { rows } = await app.context.pool.query(`select template, link from mail.outbox where recipient = $1`, [
    'begun@begun.test',
  ])
  expect(rows).toEqual([{ template: 'registration-started', link: { page: 'registrationRequest', id } }])
})

test('what was begun becomes an order, and is reminded of as such', async () => {
  const id = await approved('ORDERED')
  await choose(id, [9])
  const { productId } = await app.anonymous(requestOrder, { params: { id } })
  expect((await stands(id))?.names).toEqual(['Registration order started', 'Order created'])
  expect(await found()).not.toContain(id)
  expect(await app.anonymous(requestOrder, { params: { id } })).toEqual({ productId })
  expect((await stands(id))?.names.at(-1)).toBe('Order updated')
})

test('the name may be asked about again while nothing is ordered, and not once it is', async () => {
  const id = await approved('ASKED')
  const ask = async () => await app.anonymous(verificationRepeat, { params: { id }, body: { note: 'with a hyphen' } })
  await choose(id, [9])
  await ask()
  expect((await stands(id))?.status).toBe('Verification requested')
  const ordered = await approved('PAID')
  await choose(ordered, [9])
  const { productId } = await app.anonymous(requestOrder, { params: { id: ordered } })
  await app.anonymous(productStart, { params: { id: productId } })
  await expect(
    app.anonymous(verificationRepeat, { params: { id: ordered }, body: { note: 'with a hyphen' } }),
  ).rejects.toMatchObject({ code: 'transition-refused' })
})
