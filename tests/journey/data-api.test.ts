import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uuidv7 } from '#kernel/ids.ts'
import { startApp, type TestApp } from '#tests/app.ts'

let app: TestApp
let tokens: Record<'customer' | 'staff' | 'admin', string>
let customerId = ''
let adminId = ''

beforeAll(async () => {
  app = await startApp()
  customerId = await app.addUser('owner@data.test', 'customer')
  await app.addUser('desk@data.test', 'staff')
  adminId = await app.addUser('chief@data.test', 'admin')
  const token = async (name: string) => (await app.signIn(`${name}@data.test`)).token
  tokens = { customer: await token('owner'), staff: await token('desk'), admin: await token('chief') }
})
afterAll(async () => await app.close())

async function send(body: unknown, token: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${app.url}/v1/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as unknown }
}
const get = async (query: string) =>
  await fetch(`${app.url}/v1/graphql?query=${encodeURIComponent(query)}`, {
    headers: { authorization: `Bearer ${tokens.staff}` },
  })
const audited = async (table: string) =>
  (
    await app.context.pool.query<{ action: string; actor_id: string; row_id: string; detail: object }>(
      'select action, actor_id, row_id, detail from audit_log where table_name = $1 order by id',
      [table],
    )
  ).rows

describe('mutations over HTTP', () => {
  test('a customer writes an own row and nobody else’s', async () => {
    const made = await send(
      {
        query: 'mutation ($n: String!) { insert_brand_one(object: {name: $n}) { name user_id } }',
        variables: { n: 'Nordlicht' },
      },
      tokens.customer,
    )
    expect(made).toEqual({
      status: 200,
      body: { data: { insert_brand_one: { name: 'Nordlicht', user_id: customerId } } },
    })
    const strangerId = await app.addUser('stranger@data.test', 'customer')
    await app.context.pool.query(`insert into brand (id, user_id, name) values ($1, $2, 'Foreign')`, [
      uuidv7(),
      strangerId,
    ])
    expect(
      await send(
        { query: 'mutation { update_brand(where: {}, _set: {name: "Mine"}) { affected_rows } }' },
        tokens.customer,
      ),
    ).toEqual({ status: 200, body: { data: { update_brand: { affected_rows: 1 } } } })
    const { rows } = await app.context.pool.query('select name from brand where user_id = $1', [strangerId])
    expect(rows).toEqual([{ name: 'Foreign' }])
  })

  test('what a customer writes is in the audit log under the customer’s name', async () => {
    await send(
      { query: 'mutation { update_brand(where: {}, _set: {name: "Again"}) { affected_rows } }' },
      tokens.customer,
    )
    expect((await audited('brand')).at(-1)).toMatchObject({
      action: 'brand.updated',
      actor_id: customerId,
      detail: { fields: ['name'] },
    })
  })

  test('staff write under their own name in the audit log', async () => {
    const { body } = await send(
      {
        query: 'mutation ($u: uuid!) { insert_brand_one(object: {name: "Desk", user_id: $u}) { id } }',
        variables: { u: customerId },
      },
      tokens.staff,
    )
    const { id } = (body as { data: { insert_brand_one: { id: string } } }).data.insert_brand_one
    expect((await audited('brand')).at(-1)).toMatchObject({ action: 'brand.inserted', row_id: id })
  })

  test('a step outside of the machine is refused, even to an admin who gives no reason; a forced one is audited', async () => {
    const target = 'Waiting for customer'
    const { rows } = await app.context.pool.query<{ id: number }>(
      `insert into support_ticket (description, status, created_by_user_id) values ('x', 'Open', $1) returning id`,
      [customerId],
    )
    const query =
      'mutation ($i: Int!, $s: String!) { update_support_ticket_by_pk(pk_columns: {id: $i}, _set: {status: $s}) { status } }'
    const variables = { i: rows[0]?.id, s: target }
    for (const token of [tokens.staff, tokens.admin])
      expect((await send({ query, variables }, token)).body).toMatchObject({
        errors: [{ extensions: { code: 'transition-refused' } }],
      })
    expect((await send({ query, variables }, tokens.staff, { 'x-force-reason': 'because' })).body).toMatchObject({
      errors: [{ extensions: { code: 'transition-refused' } }],
    })
    expect((await send({ query, variables }, tokens.admin, { 'x-force-reason': 'court order' })).body).toEqual({
      data: { update_support_ticket_by_pk: { status: target } },
    })
    const entries = await audited('support_ticket')
    expect(entries.map(({ action }) => action)).toEqual(['status.forced', 'support_ticket.updated'])
    expect(entries[0]).toMatchObject({ actor_id: adminId, detail: { to: target, reason: 'court order' } })
  })
})

describe('ways to send', () => {
  test.each([
    'mutation { x }',
    'mutation{x}',
    'query a { brand { id } } mutation b { x }',
    '# a comment\nmutation { delete_brand(where: {}) { affected_rows } }',
    'fragment mutation on brand { id } mutation m { delete_brand(where: {}) { affected_rows } }',
  ])('a GET never writes: %s', async (query) => {
    const answer = await get(query)
    const text = await answer.text()
    expect([answer.status, text.includes('exactly one operation')]).toEqual(
      query.startsWith('query') ? [200, true] : [405, false],
    )
  })

  test('a query that only speaks of mutations is answered by GET', async () => {
    const answer = await get('query mutation { brand(where: {name: {_eq: "mutation"}}) { id mutation: name } }')
    expect([answer.status, await answer.json()]).toEqual([200, { data: { brand: [] } }])
  })

  test('a batch is answered in its order, each operation for itself', async () => {
    const { body } = await send(
      [
        { query: '{ brand_aggregate { aggregate { count } } }' },
        { query: '{ nope }' },
        { query: 'mutation { delete_thread_comment(where: {content: {_eq: "none"}}) { affected_rows } }' },
      ],
      tokens.staff,
    )
    expect(body).toEqual([
      { data: { brand_aggregate: { aggregate: { count: expect.any(Number) as number } } } },
      { errors: [{ message: expect.stringContaining('nope') as string, extensions: expect.anything() as object }] },
      { data: { delete_thread_comment: { affected_rows: 0 } } },
    ])
  })

  test.each([[[1]], [[{}]], [{ query: 5 }], [null], ['x']])(
    'a body that is no request is refused: %j',
    async (body) => {
      expect((await send(body, tokens.staff)).status).toBe(400)
    },
  )
})
