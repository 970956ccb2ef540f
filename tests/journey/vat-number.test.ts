import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productFinishOrder, productUpdate } from '#contract/product.ts'
import { userBillingEntity } from '#contract/profile.ts'
import { askAgain } from '#features/account/vat-number.ts'
import { askVatNumbersAgain } from '#features/monitoring/ask-vat-numbers.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { orderMatter } from '#tests/matter.ts'

/** Numbers with right check digits that the stand-in knows, does not know, and keeps silent about. */
const known = 'DE136695976'
const unknown = 'CZ25123891'
const silent = 'ATU13585627'

let register: Server
/** What the stand-in was asked for, the newest last. */
const asked: string[] = []
const answers: Record<string, object> = {
  [known]: { valid: true, requestIdentifier: 'WAPIAAAAKNOWN', name: 'A', address: 'B' },
  [unknown]: { valid: false },
}
let app: TestApp
const staff = 'staff@vat.test'
beforeAll(async () => {
  register = createServer((request, answer) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      const { countryCode, vatNumber } = JSON.parse(text) as { countryCode: string; vatNumber: string }
      const number = `${countryCode}${vatNumber}`
      asked.push(number)
      const away = { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] }
      answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answers[number] ?? away))
    })
  })
  await new Promise<void>((done) => register.listen(0, '127.0.0.1', done))
  const { port } = register.address() as AddressInfo
  app = await startApp({ SERVICES: 'web', VIES_URL: `http://127.0.0.1:${port}` })
  await app.addUser(staff, 'staff')
})
afterAll(async () => {
  await app?.close()
  register?.close()
})

const company = (country: string, vat: string | null) =>
  ({
    type: 'legal',
    businessName: 'Buyer',
    vat,
    street: 'A 1',
    postcode: '1',
    city: 'B',
    country,
    email: 'b@vat.test',
  }) as const
const refused = async (work: Promise<unknown>): Promise<unknown> =>
  await work.then(() => null).catch((error: unknown) => error)
let orders = 0
const newOrder = async () => (await orderMatter(app, staff, `order-${(orders += 1)}@vat.test`)).productId
const bill = async (productId: string, country: string, vat: string | null) =>
  await app.anonymous(productUpdate, { params: { id: productId }, body: company(country, vat) })
const entities = async (number: string) =>
  (
    await app.context.pool.query<{ payer: boolean; consultation: string | null; asked: boolean }>(
      `select vat_payer as payer, vat_consultation as consultation, vat_asked_at is not null as asked from entity where vat = $1`,
      [number],
    )
  ).rows

/** How VAT was decided in the document of an order. */
const decided = async (productId: string) =>
  (
    await app.context.pool.query<{ document: object }>(
      'select document_context as document from invoice where product_id = $1',
      [productId],
    )
  ).rows[0]?.document

test('a confirmed number makes a reverse charge, and how it was confirmed is kept', async () => {
  const id = await newOrder()
  const priced = await bill(id, 'DE', 'de 136 695 976')
  expect(priced).toMatchObject({ vatNumber: 'confirmed', vat: { category: 'AE', rate: 0 }, totals: { vat: 0 } })
  const order = { paymentType: 'transfer', termsAccepted: true } as const
  const { total } = await app.anonymous(productFinishOrder, { params: { id }, body: order })
  expect(total).toBe(priced.totals.net)
  expect(await entities(known)).toEqual([{ payer: true, consultation: 'WAPIAAAAKNOWN', asked: true }])
})

test('another number in its place is another question, and none is none', async () => {
  const id = await newOrder()
  expect((await bill(id, 'DE', known)).vatNumber).toBe('confirmed')
  expect(await bill(id, 'CZ', unknown)).toMatchObject({ vatNumber: 'unknown-number', vat: { rate: 23 } })
  expect(await entities(unknown)).toEqual([{ payer: false, consultation: null, asked: true }])
  expect(await bill(id, 'DE', null)).toMatchObject({ vatNumber: 'none', vat: { reason: 'eu-consumer' } })
})

test('no answer takes off no VAT; the register is asked again, and what it says then counts for what comes later', async () => {
  const id = await newOrder()
  expect(await bill(id, 'AT', silent)).toMatchObject({
    vatNumber: 'no-answer',
    vat: { rate: 23, reason: 'eu-number-unconfirmed' },
  })
  const { rows } = await app.context.pool.query<{ data: object }>('select data from pgboss.job where name = $1', [
    askAgain.name,
  ])
  const [job] = rows
  expect(rows).toHaveLength(1)
  const worker = app.context.workers.find((one) => one.job.name === askAgain.name)
  await expect(worker?.run(job?.data ?? {}, app.context.facilities)).rejects.toThrow('did not answer')
  answers[silent] = { valid: true }
  await worker?.run(job?.data ?? {}, app.context.facilities)
  expect(await entities(silent)).toEqual([{ payer: true, consultation: null, asked: true }])
  // What was confirmed stays so while the register is away.
  delete answers[silent]
  expect(await bill(id, 'AT', silent)).toMatchObject({ vatNumber: 'confirmed', vat: { category: 'AE' } })
})

test('wrong check digits are refused at the field, wherever it is typed', async () => {
  const id = await newOrder()
  const wrong = { code: 'invalid-input', fields: { vat: 'vat-number-digits' } }
  expect(await refused(bill(id, 'SK', 'SK1234567890'))).toMatchObject(wrong)
  expect(await refused(bill(id, 'SK', 'SK123'))).toMatchObject(wrong)
  const userId = await app.addUser('owner@vat.test', 'customer')
  const { client } = await app.signIn('owner@vat.test')
  const { street, postcode, city, country, ...who } = company('DE', 'DE136695977')
  const body = { ...who, address: { street, postcode, city, country } }
  expect(await refused(client(userBillingEntity, { params: { id: userId }, body }))).toMatchObject(wrong)
})

test('a number of another member state than the one that is billed is refused at the field, and nobody is asked', async () => {
  const id = await newOrder()
  const before = asked.length
  const wrong = { code: 'invalid-input', fields: { vat: 'vat-number-country' } }
  expect(await refused(bill(id, 'AT', known))).toMatchObject(wrong)
  expect(asked).toHaveLength(before)
  // Who moves later, with the number of before, is charged VAT again.
  expect((await bill(id, 'DE', known)).vatNumber).toBe('confirmed')
  await app.context.pool.query(
    `update address set country = 'AT' where id in (select e.address_id from entity e join product p on true
       join registration_request r on r.product_id = p.id and r.billing_entity_id = e.id where p.id = $1)`,
    [id],
  )
  const order = { paymentType: 'transfer', termsAccepted: true } as const
  await app.anonymous(productFinishOrder, { params: { id }, body: order })
  expect(await decided(id)).toMatchObject({ vat: { category: 'S' }, vatCheck: { isConfirmed: false } })
})

test('what the register said more than a month ago takes off no VAT, and a document keeps what it had said by then', async () => {
  const id = await newOrder()
  await bill(id, 'DE', known)
  await app.context.pool.query(
    `update entity set vat_asked_at = now() - interval '40 days' where id =
       (select billing_entity_id from registration_request where product_id = $1)`,
    [id],
  )
  const order = { paymentType: 'transfer', termsAccepted: true } as const
  await app.anonymous(productFinishOrder, { params: { id }, body: order })
  expect(await decided(id)).toMatchObject({
    vat: { category: 'S', reason: 'eu-number-unconfirmed' },
    vatCheck: { isConfirmed: false, consultation: 'WAPIAAAAKNOWN' },
  })
})

test('of running plans the register is asked again after a week, of each number once, and of others not', async () => {
  const userId = await app.addUser('plan@vat.test', 'customer')
  const plan = async (status: string, vat: string, days: number) => {
    const made = await app.context.pool.query<{ id: string }>(
      `with e as (insert into entity (id, type, business_name, vat, vat_payer, vat_asked_at)
                  values (gen_random_uuid(), 'legal', 'Buyer', $2, true, now() - make_interval(days => $3)) returning id),
            b as (insert into brand (id, user_id, name) values (gen_random_uuid(), $4, 'Verdano') returning id)
       insert into brand_subscription (id, brand_id, billing_entity_id, tier, status, payment_frequency, currency)
       select gen_random_uuid(), b.id, e.id, 'advanced', $1, 'yearly', 'EUR' from e, b returning billing_entity_id as id`,
      [status, vat, days, userId],
    )
    return made.rows[0]?.id
  }
  const due = await plan('Subscription started', 'DE811569869', 8)
  await plan('Subscription started', 'DE129273398', 6)
  await plan('Cancelled', 'DE143454214', 8)
  expect(await askVatNumbersAgain(app.context.facilities)).toBe(1)
  const { rows } = await app.context.pool.query<{ data: object }>(
    `select data from pgboss.job where name = $1 and data->>'number' like 'DE%'`,
    [askAgain.name],
  )
  expect(rows.map(({ data }) => data)).toEqual([{ entityId: due, number: 'DE811569869' }])
})

test('staff exchange no number that was confirmed', async () => {
  const { token } = await app.signIn(staff)
  for (const set of ['vat: "DE811569869"', 'type: "physical"']) {
    const answer = await fetch(`${app.url}/v1/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: `mutation { update_entity(where: {}, _set: {${set}}) { affected_rows } }` }),
    })
    expect(((await answer.json()) as { errors?: unknown[] }).errors).toHaveLength(1)
  }
})

test('a person, and a country outside of the Union, are nothing to the register', async () => {
  const id = await newOrder()
  const before = asked.length
  expect(await bill(id, 'CH', 'CHE123456788')).toMatchObject({ vatNumber: 'no-member', vat: { category: 'O' } })
  const { businessName: _none, ...rest } = company('DE', known)
  const person = { ...rest, type: 'physical', firstName: 'A', lastName: 'B' } as const
  const priced = await app.anonymous(productUpdate, { params: { id }, body: person })
  expect(priced).toMatchObject({ vatNumber: 'none', vat: { reason: 'eu-consumer', rate: 23 } })
  expect(asked).toHaveLength(before)
})

test('a foreign order asks nobody', async () => {
  const before = asked.length
  const id = '019aa000-0000-7000-8000-00000000dead'
  expect(await refused(bill(id, 'DE', known))).toMatchObject({ code: 'not-found' })
  expect(asked).toHaveLength(before)
})

test('the pay page says what the register said', async () => {
  const page = async (vat: string, country: string) => {
    const id = await newOrder()
    const form = new URLSearchParams({ ...company(country, vat), intent: 'review' } as Record<string, string>)
    const answer = await fetch(`${app.url}/product/${id}/checkout`, { method: 'POST', body: form })
    return await answer.text()
  }
  expect(await page(known, 'DE')).toContain('Reverse charge: your VAT number was confirmed')
  expect(await page(unknown, 'CZ')).toContain('does not know your VAT number')
  expect(await page('ATU10223006', 'AT')).toContain('did not answer about your VAT number')
  expect(await page('CHE123456788', 'DE')).toContain('is of no EU member state')
})
