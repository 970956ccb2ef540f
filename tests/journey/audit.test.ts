import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { requestAssign } from '#contract/assignee.ts'
import { noteCalls } from '#contract/note.ts'
import { requestCreate, requestStatus } from '#contract/registration.ts'
import { userSignup } from '#contract/user.ts'
import { verifyAudit } from '#platform/audit/verify.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { orderedMatter } from '#tests/matter.ts'

let app: TestApp
let staffId = ''

beforeAll(async () => {
  app = await startApp()
  staffId = await app.addUser('clerk@office.test', 'staff')
})
afterAll(async () => await app.close())

/** Without sign-ins: those of the tests themselves. */
const entries = async (where = `action <> 'session.opened'`) =>
  (
    await app.context.pool.query<Record<string, unknown>>(
      `select action, actor_id, actor_role, for_user_id, table_name, row_id, detail from audit_log where ${where} order by id`,
    )
  ).rows

test('from the request to the order each write leaves one entry: who, in which role, on which row', async () => {
  const { requestId } = await orderedMatter(app, 'clerk@office.test', 'audited@customers.test')
  const all = await entries()
  expect(all.map((entry) => [entry.action, entry.actor_role])).toEqual([
    ['request.create', 'anonymous'],
    ['verification.save', 'staff'],
    ['verification.complete', 'staff'],
    ['request.update', 'link'],
    ['request.order', 'link'],
    ['product.start', 'link'],
    ['product.update', 'link'],
    ['product.finish-order', 'link'],
  ])
  expect(all.every((entry) => entry.row_id !== null && entry.table_name !== null)).toBe(true)
  expect(all[0]).toMatchObject({ table_name: 'registration_request', row_id: requestId })
  expect(all[2]).toMatchObject({ actor_id: staffId, row_id: requestId, detail: { outcome: 'approved' } })
})

test('no value that somebody typed stands in it, only which fields were written', async () => {
  const text = JSON.stringify(await entries())
  for (const typed of ['audited@customers.test', 'Fictional', 'Testovacia', 'SETTLED', '811 01'])
    expect(text).not.toContain(typed)
  expect(text).toContain('contactEmail')
})

test('what staff do for a customer names the customer', async () => {
  const owner = await app.addUser('owner@customers.test', 'customer')
  const { client } = await app.signIn('owner@customers.test')
  const { id } = await client(requestCreate, {
    body: {
      type: 'WORD',
      value: 'WATCHED',
      businessDescription: 'Testing',
      jurisdictions: ['SK'],
      contactEmail: 'owner@customers.test',
      contactFirstName: 'Test',
      contactLastName: 'Fictional',
      language: 'en',
      currency: 'EUR',
    },
  })
  const staff = (await app.signIn('clerk@office.test')).client
  await staff(requestAssign, { params: { id }, body: { userId: staffId } })
  expect(await entries(`row_id = '${id}'`)).toMatchObject([
    { action: 'request.create', actor_id: owner, actor_role: 'customer', for_user_id: null },
    { action: 'request.assign', actor_id: staffId, for_user_id: owner, detail: { userId: staffId } },
  ])
})

test('what is refused, undone or only repeated leaves no entry', async () => {
  const before = (await entries()).length
  const staff = (await app.signIn('clerk@office.test')).client
  const id = (await entries(`action = 'request.create'`))[0]?.row_id as string
  await expect(staff(noteCalls.request, { params: { id }, body: { text: '' } })).rejects.toMatchObject({ status: 422 })
  await expect(
    staff(requestStatus, { params: { id }, body: { from: 'Application approved', to: 'Application filed' } as never }),
  ).rejects.toThrow()
  await expect(app.anonymous(noteCalls.request, { params: { id }, body: { text: 'x' } })).rejects.toThrow()
  expect((await entries()).length).toBe(before)
  const body = {
    type: 'WORD',
    value: 'AGAIN',
    businessDescription: 'Testing',
    jurisdictions: ['SK'],
    contactEmail: 'again@customers.test',
    contactFirstName: 'Test',
    contactLastName: 'Fictional',
    language: 'en',
    currency: 'EUR',
  } as const
  const ask = async () =>
    await app.anonymous(requestCreate, { body: { ...body, jurisdictions: ['SK'] }, idempotencyKey: 'the-same-key' })
  expect((await ask()).id).toBe((await ask()).id)
  expect((await entries()).length).toBe(before + 1)
})

test('when the entry cannot be written nothing is done', async () => {
  const { pool } = app.context
  await pool.query(`create function no_audit() returns trigger language plpgsql as $$ begin raise 'full'; end $$`)
  await pool.query('create trigger no_audit before insert on audit_log for each row execute function no_audit()')
  try {
    await expect(
      app.anonymous(userSignup, {
        body: { email: 'unheard@customers.test', firstName: 'A', lastName: 'B', language: 'en' },
      }),
    ).rejects.toMatchObject({ status: 500 })
  } finally {
    await pool.query('drop trigger no_audit on audit_log')
  }
  const { rowCount } = await pool.query(`select 1 from "user" where email = 'unheard@customers.test'`)
  expect(rowCount).toBe(0)
})

test('the chain holds, and every write of the contract is one that leaves an entry', async () => {
  const verdict = await verifyAudit(app.context.pool)
  expect(verdict).toMatchObject({ broken: null })
  expect(verdict.entries).toBe((await entries('true')).length)
  expect(calls.filter((call) => call.method !== 'GET').length).toBeGreaterThan(20)
})
