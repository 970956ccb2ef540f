import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uuidv7 } from '#kernel/ids.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { staffAttempts } from '#tests/staff-attempts.ts'
import { wholeWorld, type World } from '#tests/whole-world.ts'

/* Writes by which an attacker reaches, through the data API, what the calls guard. */
let app: TestApp
let tokens: Record<'customer' | 'staff' | 'admin', string>
let customerId = ''
let foreign: World
let own: World

beforeAll(async () => {
  app = await startApp()
  customerId = await app.addUser('owner@writes.test', 'customer')
  const strangerId = await app.addUser('stranger@writes.test', 'customer')
  const staffId = await app.addUser('desk@writes.test', 'staff')
  await app.addUser('chief@writes.test', 'admin')
  own = await wholeWorld(app.context.pool, customerId, staffId, 'Ownmark')
  foreign = await wholeWorld(app.context.pool, strangerId, staffId, 'Strangemark')
  const token = async (name: string) => (await app.signIn(`${name}@writes.test`)).token
  tokens = { customer: await token('owner'), staff: await token('desk'), admin: await token('chief') }
})
afterAll(async () => await app.close())

interface Answer {
  data?: Record<string, unknown>
  errors?: { message: string; extensions: { code: string } }[]
}

async function send(query: string, who: keyof typeof tokens, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(`${app.url}/v1/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[who]}`, ...headers },
    body: JSON.stringify({ query }),
  })
  return (await answer.json()) as Answer
}
const codeOf = (answer: Answer): string => answer.errors?.[0]?.extensions.code ?? 'done'
const mutation = (field: string) => `mutation { ${field} }`

describe('what staff do not change by hand, because a call guards it', () => {
  test.each(staffAttempts)('%s', async (_what, field) => {
    expect(codeOf(await send(mutation(field({ customerId, own })), 'staff'))).toBe('validation-failed')
  })

  test('what a client wrote stays as it was written', async () => {
    const { rows } = await app.context.pool.query<{ id: string }>(
      `insert into thread_comment (id, thread_id, application_id, content, user_id)
       select gen_random_uuid(), thread_id, id, 'Not yet', $2 from application where id = $1 returning id`,
      [own['application'], customerId],
    )
    const filter = `where: {id: {_eq: "${rows[0]?.id}"}}`
    for (const field of [
      `a: update_thread_comment(${filter}, _set: {content: "I agree"}) { affected_rows }`,
      `a: delete_thread_comment(${filter}) { affected_rows }`,
    ])
      expect(await send(mutation(field), 'staff')).toEqual({ data: { a: { affected_rows: 0 } } })
  })

  test('what a client was shown, a colleague wrote or an approval rests on stays as it is', async () => {
    const { pool } = app.context
    await pool.query('update application set client_approval = true where id = $1', [own['application']])
    await pool.query(`update trademark_monitoring_result set relevance = 'high' where id = $1`, [
      own['trademark_monitoring_result'],
    ])
    await pool.query(
      `insert into note (text, note_hub_id, created_by) values ('A colleague’s', gen_random_uuid(), null)`,
    )
    const of = (table: string) => `where: {id: {_eq: "${own[table]}"}}`
    for (const field of [
      `a: update_verification_result(${of('verification_result')}, _set: {result_note: "x"}) { affected_rows }`,
      `a: update_application(${of('application')}, _set: {priority_filing_number: "x"}) { affected_rows }`,
      `a: update_application_jurisdiction(where: {application_id: {_eq: "${own['application']}"}}, _set: {text_in_trademark: "x"}) { affected_rows }`,
      `a: update_trademark_monitoring_result(${of('trademark_monitoring_result')}, _set: {mark_name: "x"}) { affected_rows }`,
      `a: delete_trademark_monitoring_result(${of('trademark_monitoring_result')}) { affected_rows }`,
      `a: update_note(where: {text: {_eq: "A colleague’s"}}, _set: {text: "x"}) { affected_rows }`,
    ])
      expect([field, await send(mutation(field), 'staff')]).toEqual([field, { data: { a: { affected_rows: 0 } } }])
  })

  test('corrections are theirs: a tag, a word about a mark, a number to call', async () => {
    for (const field of [
      `update_user(where: {id: {_eq: "${customerId}"}}, _set: {tags: ["friend"]}) { affected_rows }`,
      `update_trademark(where: {id: {_eq: "${own['trademark']}"}}, _set: {additional_info: "Filed in person"}) { affected_rows }`,
      `update_user_profile(where: {user_id: {_eq: "${customerId}"}}, _set: {phone_number: "1"}) { affected_rows }`,
    ])
      expect(await send(mutation(`a: ${field}`), 'staff')).toEqual({ data: { a: { affected_rows: 1 } } })
  })
})

describe('a status', () => {
  const insert = (status: string) =>
    mutation(`insert_office_action_one(object: {trademark_id: "${own['trademark']}", issue_date: "2026-05-01",
      due_date: "2026-08-01", order_currency: "EUR", status: "${status}"}) { status }`)

  test('does not begin in the middle of its machine', async () => {
    expect(codeOf(await send(insert('Kick-off sent'), 'staff'))).toBe('transition-refused')
    expect(codeOf(await send(insert('Kick-off sent'), 'admin'))).toBe('transition-refused')
    expect(codeOf(await send(insert('Created'), 'staff'))).toBe('done')
    expect(codeOf(await send(insert('Kick-off sent'), 'admin', { 'x-force-reason': 'taken over' }))).toBe('done')
  })

  test('does not jump by a conflict', async () => {
    const field = `insert_office_action_one(object: {id: "${own['office_action']}", trademark_id: "${own['trademark']}",
      issue_date: "2026-05-01", due_date: "2026-08-01", order_currency: "EUR", status: "Closed"},
      on_conflict: {constraint: office_action_pkey, update_columns: [status]}) { status }`
    expect(codeOf(await send(mutation(field), 'staff'))).not.toBe('done')
  })
})

describe('a customer', () => {
  const untouched = async () =>
    (await app.context.pool.query<object>('select b.name, b.user_id from brand b where id = $1', [foreign['brand']]))
      .rows

  test.each([
    ['names the owner', () => `insert_brand_one(object: {name: "x", user_id: "${foreign['user']}"}) { id }`],
    [
      'names the key of a foreign row',
      () =>
        `insert_brand_one(object: {id: "${foreign['brand']}", name: "x"}, on_conflict: {constraint: brand_pkey, update_columns: [name]}) { id }`,
    ],
    [
      'brings a trademark along',
      () => `insert_brand_one(object: {name: "x", trademarks: {data: [{id: "${foreign['trademark']}"}]}}) { id }`,
    ],
    [
      'brings a user along',
      () => `insert_brand_one(object: {name: "x", user: {data: {email: "n@writes.test"}}}) { id }`,
    ],
    [
      'moves a row to somebody',
      () => `update_brand(where: {}, _set: {user_id: "${foreign['user']}"}) { affected_rows }`,
    ],
    [
      'appends to a column that is not theirs',
      () => `update_brand(where: {}, _append: {user_id: "x"}) { affected_rows }`,
    ],
    ['deletes', () => `delete_brand(where: {}) { affected_rows }`],
    [
      'counts a column of ours',
      () => `update_trademark_monitoring_result(where: {}, _inc: {relevance: 1}) { affected_rows }`,
    ],
    [
      'addresses somebody',
      () => `insert_notification_one(object: {to_user_id: "${foreign['user']}", type: "x", message: "x"}) { id }`,
    ],
    [
      'reads the owner’s address through what it wrote',
      () => `update_brand(where: {}, _set: {name: "x"}) { returning { user { payment_customer_id } } }`,
    ],
  ])('who %s is refused', async (_what, field) => {
    const before = await untouched()
    expect(codeOf(await send(mutation(field()), 'customer'))).not.toBe('done')
    expect(await untouched()).toEqual(before)
  })

  test.each([
    ['by key', () => `a: update_brand_by_pk(pk_columns: {id: "${foreign['brand']}"}, _set: {name: "x"}) { id }`, null],
    [
      'by many',
      () =>
        `a: update_brand_many(updates: [{where: {id: {_eq: "${foreign['brand']}"}}, _set: {name: "x"}}]) { affected_rows }`,
      [{ affected_rows: 0 }],
    ],
    [
      'of notes',
      () =>
        `a: update_notification(where: {id: {_eq: "${foreign['notification']}"}}, _set: {seen_at: "2026-01-01"}) { affected_rows }`,
      { affected_rows: 0 },
    ],
    [
      'of opponents',
      () =>
        `a: update_case_counterparty(where: {id: {_eq: "${foreign['case_counterparty']}"}}, _set: {whitelisted: true}) { affected_rows }`,
      { affected_rows: 0 },
    ],
    [
      'of results',
      () =>
        `a: update_trademark_monitoring_result(where: {id: {_eq: "${foreign['trademark_monitoring_result']}"}}, _set: {seen: true}) { affected_rows }`,
      { affected_rows: 0 },
    ],
  ])('finds no foreign row to change, %s', async (_what, field, answer) => {
    expect(await send(mutation(field()), 'customer')).toEqual({ data: { a: answer } })
  })

  test('reads through what it wrote no more than through a query', async () => {
    const answer = await send(
      mutation(`insert_brand_one(object: {name: "Written"}) { user_id user { id brands { user_id } } }`),
      'customer',
    )
    expect(JSON.stringify(answer)).not.toContain(foreign['user'])
  })
})

describe('the list of documents', () => {
  let closed: TestApp
  beforeAll(async () => {
    closed = await startApp({ DATA_API_DOCUMENTS: 'shipped' })
  })
  afterAll(async () => await closed.close())

  test.each([
    ['{ fee_rule { id } }'],
    ['# brand\n{ fee_rule { id } }'],
    ['query brandList { fee_rule { id } }'],
    ['query brand { ...f } fragment f on query_root { fee_rule { id } }'],
    ['{ __schema { types { name } } }'],
  ])('is not widened by %s', async (query) => {
    for (const operationName of [undefined, 'brandList', 'brand'])
      for (const body of [{ query, operationName }, [{ query, operationName }]]) {
        const answer = await fetch(`${closed.url}/v1/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
        const text = await answer.text()
        expect(text).toContain('errors')
        expect(text).not.toContain('"data"')
      }
  })
})

test('who is deactivated reads and writes nothing more with a token that is still fresh', async () => {
  const id = await app.addUser('leaving@writes.test', 'staff')
  const { token } = await app.signIn('leaving@writes.test')
  await app.context.pool.query(`update "user" set state = 'deactivated' where id = $1`, [id])
  const answer = await fetch(`${app.url}/v1/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      query: mutation(`insert_brand_one(object: {name: "x", user_id: "${customerId}", id: "${uuidv7()}"}) { id }`),
    }),
  })
  expect(answer.status).toBe(401)
})

describe('the login under row-level security, in the hands of an attacker', () => {
  let login: pg.Client
  beforeAll(async () => {
    login = new pg.Client({ connectionString: app.context.access.walledUrl })
    await login.connect()
  })
  afterAll(async () => await login.end())

  const as = async (role: string, userId: string) =>
    await login.query(`select set_config('app.role', $1, false), set_config('app.user_id', $2, false)`, [role, userId])
  const entry = `select audit_data_write($1, $2, null, $3)`

  test('has no staff’s rows, whatever it says it is', async () => {
    for (const role of ['staff', 'admin', 'service', '']) {
      await as(role, foreign['user'] ?? '')
      expect((await login.query('select id from trademark')).rows).toEqual([])
      expect((await login.query('select id from "user"')).rows).toEqual([])
    }
  })

  test.each([
    'select password_hash from "user"',
    'select secret from "user"',
    'select personal_id_number from entity',
    'select * from session',
    'select * from second_factor',
    'select * from recovery_code',
    'select * from mailed_token',
    'select * from idempotency_key',
    'select * from audit_log',
    'select * from mail.outbox',
    'select * from pgboss.job',
    'select * from rate_limit',
    'update "user" set role = \'admin\'',
    "update trademark set status = 'Registered'",
    "insert into audit_log (action, actor_role) values ('x', 'x')",
    'delete from brand',
    'alter table brand disable row level security',
    'create table public.mine (id int)',
    'set role postgres',
    "copy (select 1) to program 'true'",
    "select pg_read_file('/etc/passwd')",
    'select status_follows_machine()',
  ])('does not run %s', async (statement) => {
    await as('customer', customerId)
    await expect(login.query(statement)).rejects.toMatchObject({
      code: expect.stringMatching(/42501|0A000|22023/) as string,
    })
  })

  test('does not write an entry of staff, of a call or of a forced step', async () => {
    const write = async (role: string, action: string, detail: object) => {
      await as(role, customerId)
      return await login.query(entry, [action, 'brand', detail])
    }
    for (const [role, action, detail] of [
      ['admin', 'brand.updated', {}],
      ['', 'brand.updated', {}],
      ['customer', 'session.opened', {}],
      ['customer', 'status.forced', {}],
      ['customer', 'brand.updated', { forced: 'x' }],
    ] as const)
      await expect(write(role, action, detail)).rejects.toMatchObject({ code: '42501' })
    expect((await write('customer', 'brand.updated', { fields: ['name'] })).rowCount).toBe(1)
  })
})

test('an issued invoice does not move to another customer, not even by an administrator', async () => {
  const field = `update_invoice(where: {variable_symbol: {_eq: "${own['invoice']}"}}, _set: {user_id: "${foreign['user']}"}) { affected_rows }`
  expect(codeOf(await send(mutation(field), 'admin', { 'x-force-reason': 'x' }))).toBe('permission-error')
})
