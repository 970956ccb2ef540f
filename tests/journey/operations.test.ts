import { parse, validate } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCredentialsApi } from '#app/credentials-api.ts'
import { catalogue, extras, inProcessOnly, shipped, type AnyOperation } from '#operations/all.ts'
import * as account from '#operations/extras/account.ts'
import * as billing from '#operations/extras/billing.ts'
import * as brandExtras from '#operations/extras/brand.ts'
import * as credentials from '#operations/extras/credentials.ts'
import * as registrationExtras from '#operations/extras/registration.ts'
import * as trademarkExtras from '#operations/extras/trademark.ts'
import { creditNote } from '#operations/generated/credit-note.ts'
import { entities } from '#operations/generated/entities.ts'
import { invoice } from '#operations/generated/invoice.ts'
import type { Operation } from '#operations/operation.ts'
import { directRunner, transactions } from '#platform/graphql/run.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { wholeWorld, type World } from '#tests/whole-world.ts'

/** A page of a customer's rows with how many there are. */
type Listed<N extends string> = { [K in N]: object[] } & { total: { aggregate: { count: number } } }

let app: TestApp
let world: World
let owner: string
let staff: string

beforeAll(async () => {
  app = await startApp()
  staff = await app.addUser('staff@operations.test', 'staff')
  owner = await app.addUser('owner@operations.test', 'customer')
  world = await wholeWorld(app.context.pool, owner, staff, 'vela')
})
afterAll(async () => await app.close())

const service = { role: 'service', variables: {} }
const run = async <Data, Variables>(operation: Operation<Data, Variables>, variables: Variables, session = service) =>
  await app.context.dataApi.query<Data>(operation.text, variables as Record<string, unknown>, session)
const asOwner = () => ({ role: 'customer', variables: { 'x-user-id': owner } })
const problems = (operation: AnyOperation, role: string) =>
  validate(app.context.dataApi.schemaFor(role), parse(operation.text)).map((error) => error.message)

describe('documents', () => {
  test('every operation of the catalogue is a document of its role', () => {
    const wrong = catalogue.flatMap((operation) =>
      problems(operation, operation.name.endsWith('ForUser') ? 'customer' : 'service'),
    )
    expect(wrong).toEqual([])
  })

  test('the extras are documents of staff, and the anonymous one of a link', () => {
    const sent = extras.filter((extra) => !inProcessOnly.includes(extra))
    const roleOf = (extra: AnyOperation) => (extra.name === 'applicationUpdateAnonymous' ? 'link' : 'staff')
    expect(sent.flatMap((extra) => problems(extra, roleOf(extra)))).toEqual([])
    expect(extras.length).toBe(31)
  })

  test('what runs in the process only is refused to every role and is not shipped', async () => {
    expect(inProcessOnly.length).toBe(4)
    const variables = { id: owner, email: 'owner@operations.test', secret: 's', refresh_token: 'r' }
    for (const operation of inProcessOnly) {
      expect(shipped).not.toContain(operation)
      const named = Object.entries(variables).filter(([name]) => operation.text.includes(`$${name}:`))
      for (const role of ['anonymous', 'link', 'customer', 'staff', 'admin', 'service']) {
        const request = { query: operation.text, variables: Object.fromEntries(named) }
        const { body } = await app.context.dataApi.execute(request, { role, variables: { 'x-user-id': owner } })
        expect([role, operation.name, body]).toEqual([
          role,
          operation.name,
          expect.stringContaining('"validation-failed"'),
        ])
      }
    }
  })
})

/** Issued documents, what they stand on and what triggers write do not come and go. */
const lasting = [
  'user',
  'user_profile',
  'address',
  'entity',
  'brand',
  'registration_request',
  'product',
  'invoice',
  'credit_note',
  'trademark_change',
]
const parts = () => Object.keys(world).filter((name) => name in entities && !lasting.includes(name))
type Loose = Record<
  'InsertOne' | 'UpdateOne' | 'UpsertOne' | 'DeleteOne' | 'GetById' | 'GetMany' | 'Count',
  AnyOperation
>
const operationsOf = (name: string) => (entities as unknown as Record<string, Loose>)[name] as Loose
const send = async (operation: AnyOperation, variables: Record<string, unknown>) =>
  Object.values(await app.context.dataApi.query<Record<string, unknown>>(operation.text, variables, service))[0]
const keyOf = (name: string): Record<string, unknown> =>
  name === 'trademark_ipo_data'
    ? { jurisdiction: 'US', number: world[name] }
    : {
        id: ['address', 'docketed_message', 'support_ticket', 'document', 'note'].includes(name)
          ? Number(world[name])
          : world[name],
      }

/** What the database itself writes is read and never sent. */
const byDatabase = [
  'queue',
  'staff_since',
  'pays_by_transfer',
  'answer_seen_at',
  'standing_group',
  'precedence',
  'rank_due',
]
const sent = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !byDatabase.includes(column)))

test('a customer’s whole world is taken apart and put together again with the catalogue alone', async () => {
  // Evidence is no entity of the catalogue, and holds the file that it is.
  await app.context.pool.query('delete from case_exhibit; delete from use_proof')
  const rows = new Map<string, Record<string, unknown>>()
  for (const name of parts())
    rows.set(name, (await send(operationsOf(name).GetById, keyOf(name))) as Record<string, unknown>)
  for (const name of parts().toReversed()) {
    expect([name, await send(operationsOf(name).DeleteOne, keyOf(name))]).toEqual([name, rows.get(name)])
    expect(await send(operationsOf(name).GetById, keyOf(name))).toBeNull()
  }
  for (const [name, row] of rows) expect(await send(operationsOf(name).InsertOne, { object: sent(row) })).toEqual(row)
  for (const [name, row] of rows) {
    const [column = ''] = Object.keys(row).filter((known) => !(known in keyOf(name)))
    const again = { object: sent(row), update_columns: [column] }
    expect([name, await send(operationsOf(name).UpsertOne, again)]).toEqual([name, row])
    expect(await send(operationsOf(name).UpdateOne, { ...keyOf(name), set: { [column]: row[column] } })).toEqual(row)
    expect(await send(operationsOf(name).Count, {})).toEqual({ aggregate: { count: expect.any(Number) as number } })
  }
  expect(rows.size).toBeGreaterThan(45)
})

test('upserts change a row that is there: addresses, entities, proformas', async () => {
  for (const name of ['address', 'entity', 'brand', 'registration_request', 'product']) {
    const row = (await send(operationsOf(name).GetById, keyOf(name))) as Record<string, unknown>
    expect(await send(operationsOf(name).UpsertOne, { object: sent(row), update_columns: ['user_id'] })).toEqual(row)
  }
  const moved = { object: { ...keyOf('address'), street: 'x', city: 'Novy Testov', postcode: '1', country: 'SK' } }
  expect(await send(operationsOf('address').UpsertOne, { ...moved, update_columns: ['city'] })).toMatchObject({
    street: 'vela 1',
    city: 'Novy Testov',
  })
  const issued = (await send(operationsOf('invoice').GetById, { variable_symbol: world['invoice'] })) as Record<
    string,
    unknown
  >
  const again = { object: issued, update_columns: ['document_context'] }
  await expect(
    send(operationsOf('invoice').UpsertOne, { ...again, object: { ...issued, document_context: { version: 2 } } }),
  ).rejects.toThrow(/immutable|document_context/)
})

describe('extras count and find', () => {
  const count = (n: number) => ({ aggregate: { count: n } })

  test('what a customer’s pages show', async () => {
    expect(await run(brandExtras.unassignedOrders, { user_id: owner }, asOwner())).toEqual({
      registration_request_aggregate: count(0),
      trademark_aggregate: count(0),
      trademark_request_aggregate: count(0),
      service_request_aggregate: count(0),
    })
    await app.context.pool.query('update trademark set brand_id = null where user_id = $1', [owner])
    expect((await run(brandExtras.unassignedOrders, { user_id: owner }, asOwner())).trademark_aggregate).toEqual(
      count(1),
    )
    expect(await run(brandExtras.monitoredBrandsTotalCount, { user_id: owner }, asOwner())).toEqual({
      brand_aggregate: count(1),
    })
    const last = await run(brandExtras.casesInLastTaskTotalCount, { brand_id: world['brand'] ?? '' }, asOwner())
    expect(last.brand_monitoring_task).toEqual([{ id: world['brand_monitoring_task'], cases_aggregate: count(1) }])
    const { brand } = await run(brandExtras.brandWithRecentTasksGetManyForUser, { user_id: owner }, asOwner())
    expect(brand[0]?.monitoring_tasks.map(({ id }) => id)).toEqual([world['brand_monitoring_task']])
    const unseen = trademarkExtras.trademarkMonitoringResultGetUnseenCount
    expect(await run(unseen, { user_id: owner }, asOwner())).toEqual({
      trademark_monitoring_result_aggregate: count(1),
    })
    await app.context.pool.query('update trademark_monitoring_result set seen = true')
    expect(await run(unseen, { user_id: owner }, asOwner())).toEqual({
      trademark_monitoring_result_aggregate: count(0),
    })
  })

  test('marks that expire before a day', async () => {
    await app.context.pool.query(
      `select set_config('app.force', 'a test', false); update trademark set status = 'Trademark registered', status_group = 'Registered',
       expiration_date = '2027-03-01' where user_id = '${owner}'`,
    )
    const expiring = async (cut_off: string) =>
      (await run(trademarkExtras.trademarkNotificationsCount, { user_id: owner, cut_off })).trademark_aggregate
    expect(await expiring('2027-03-01')).toEqual(count(0))
    expect(await expiring('2027-03-02')).toEqual(count(1))
  })

  test('bills', async () => {
    const symbol = world['invoice'] ?? ''
    const maximum = await run(billing.invoiceGetMaximumId, { year: 2026, issuer: 'SK' })
    expect(maximum.invoice_aggregate.aggregate.max?.serial_number).toBe(Number(symbol))
    const mine = await run(billing.invoiceGetOneByVariableSymbolForUser, { variable_symbol: symbol, user_id: owner })
    expect(mine.invoice.map((invoice) => invoice.variable_symbol)).toEqual([symbol])
    const foreign = { variable_symbol: symbol, user_id: staff }
    expect((await run(billing.invoiceGetOneByVariableSymbolForUser, foreign)).invoice).toEqual([])
    const span = { from: '2020-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' }
    expect((await run(billing.invoiceGetManyUnpaidBetweenDates, span)).invoice.length).toBe(1)
    expect((await run(billing.creditNoteInitializedBetweenDates, span)).credit_note.length).toBe(1)
    expect((await run(billing.creditNoteByInvoiceReference, { invoice_reference: symbol })).credit_note.length).toBe(1)
    expect((await run(billing.allUserInvoices, { user_id: owner })).invoice.length).toBe(1)
    expect((await run(billing.allUserCreditNotes, { user_id: owner })).credit_note.length).toBe(1)
    expect((await run(billing.invoicesGetPathsForPaid, { from: '2026-01-01', to: '2026-12-31' })).invoice).toEqual([])
  })

  test('a customer pages through invoices that have a number, and through credit notes, and learns how many there are', async () => {
    const { pool } = app.context
    const symbol = world['invoice'] ?? ''
    const own = asOwner()
    const ask = async (where?: object) =>
      await run(
        invoice.GetManyForUser as Operation<Listed<'invoice'>, object>,
        { limit: 1, ...(where && { where }) },
        own,
      )
    expect(await ask()).toMatchObject({ invoice: [{ variable_symbol: symbol }], total: count(1) })
    expect(await ask({ variable_symbol: { _eq: 'none' } })).toEqual({ invoice: [], total: count(0) })
    const notes = await run(creditNote.GetManyForUser as Operation<Listed<'credit_note'>, object>, {}, own)
    expect(notes.credit_note).toHaveLength(1)
    expect(notes.total).toEqual(count(1))
    // A pro forma asks for a payment and is no invoice: it stands in no list of theirs.
    await pool.query(
      `insert into invoice (variable_symbol, issuer, payment_type, product_id, user_id, document_context, cancelled_at)
         select '1999999999', issuer, payment_type, product_id, user_id, document_context, now() from invoice where variable_symbol = $1`,
      [symbol],
    )
    const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from invoice where user_id = $1', [
      owner,
    ])
    expect(rows).toEqual([{ n: 2 }])
    expect(await ask()).toMatchObject({ invoice: [{ variable_symbol: symbol }], total: count(1) })
  })

  test('who is to be reminded', async () => {
    const { pool } = app.context
    const request = world['registration_request']
    const move = async (status: string, group: string, ...names: string[]) => {
      await pool.query('delete from registration_request_tracking where registration_request_id = $1', [request])
      await pool.query(
        `select set_config('app.force', 'a test', false); update registration_request set status = '${status}',
         status_group = '${group}', send_marketing_emails = true where id = '${request}'`,
      )
      for (const name of names)
        await pool.query(
          `insert into registration_request_tracking (id, name, registration_request_id) values (gen_random_uuid(), $2, $1)`,
          [request, name],
        )
    }
    const found = async () => {
      const span = { from: '2020-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' }
      const {
        registrationRequestsVerifiedWithoutResultView,
        approvedRegistrationRequestsWithResultView,
        dismissedRegistrationRequestsWithResultView,
        getRegistrationRequestsWithOrderCreated,
        getRegistrationRequestsStartedWithoutOrderCreated,
      } = registrationExtras
      const names: string[] = []
      for (const operation of [
        registrationRequestsVerifiedWithoutResultView,
        approvedRegistrationRequestsWithResultView,
        dismissedRegistrationRequestsWithResultView,
        getRegistrationRequestsWithOrderCreated,
        getRegistrationRequestsStartedWithoutOrderCreated,
      ])
        if ((await run(operation, span)).registration_request.length > 0) names.push(operation.name)
      return names
    }
    const since = { user_id: owner, last_status_update_since: '2020-01-01T00:00:00Z' }
    const unseen = async () =>
      (await run(account.userUnseenVerificationCount, since)).registration_request_aggregate.aggregate.count
    await move('Verification approved', 'Verification', 'Verification approved')
    expect(await found()).toEqual(['registrationRequestsVerifiedWithoutResultView'])
    expect(await unseen()).toBe(1)
    await move('Verification approved', 'Verification', 'Verification approved', 'Verification result viewed')
    expect(await found()).toEqual(['approvedRegistrationRequestsWithResultView'])
    expect(await unseen()).toBe(0)
    await move('Verification dismissed', 'Verification', 'Verification result viewed')
    expect(await found()).toEqual(['dismissedRegistrationRequestsWithResultView'])
    await move('Order created', 'Ordering', 'Order created')
    expect(await found()).toEqual(['getRegistrationRequestsWithOrderCreated'])
    await move('Registration order started', 'Ordering', 'Registration order started')
    expect(await found()).toEqual(['getRegistrationRequestsStartedWithoutOrderCreated'])
  })

  test('where to write to, by what happened, and never to who said no', async () => {
    const { pool } = app.context
    const request = world['registration_request']
    const emails = async (name: string) =>
      (await run(registrationExtras.contactEmailsByTrackingActionName, { name })).registration_request.map(
        (row) => row.contact_email,
      )
    const say = async (isWanted: boolean) =>
      await pool.query('update registration_request set send_marketing_emails = $2 where id = $1', [request, isWanted])
    // Twice the same, and it is one address.
    for (const _ of [1, 2])
      await pool.query(
        `insert into registration_request_tracking (id, name, registration_request_id) values (gen_random_uuid(), 'Checkout completed', $1)`,
        [request],
      )
    const { rows } = await pool.query<{ contact_email: string }>(
      'select contact_email from registration_request where id = $1',
      [request],
    )
    await say(true)
    await pool.query('update user_profile set marketing_emails_enabled = true where user_id = $1', [owner])
    expect(await emails('Checkout completed')).toEqual([rows[0]?.contact_email])
    expect(await emails('Invoice paid')).toEqual([])
    await say(false)
    expect(await emails('Checkout completed')).toEqual([])
    await say(true)
    await pool.query('update user_profile set marketing_emails_enabled = false where user_id = $1', [owner])
    expect(await emails('Checkout completed')).toEqual([])
  })

  test('one matter, one person', async () => {
    const id = world['registration_request'] ?? ''
    const drafting = await run(registrationExtras.registrationRequestGetOneForDrafting, { id })
    expect(drafting.registration_request_by_pk?.application?.id).toBe(world['application'])
    const report = await run(registrationExtras.registrationRequestGetOneForReportViolation, { id })
    expect(report.registration_request_by_pk?.value).toBe('vela')
    expect((await run(account.userByEmail, { email: 'OWNER@operations.test' })).user.map((user) => user.id)).toEqual([
      owner,
    ])
    expect((await run(account.getUsers, { limit: 1 })).user_aggregate.aggregate.count).toBeGreaterThanOrEqual(2)
    expect((await run(brandExtras.brandGetMany, { user_id: owner }, asOwner())).brand.length).toBe(1)
  })

  test('a link changes a priority claim until the client has approved, and nothing else', async () => {
    const update = registrationExtras.applicationUpdateAnonymous
    const session = { role: 'link', variables: { 'x-request-id': world['registration_request'] ?? '' } }
    const claim = { id: world['application'] ?? '', set: { priority_filing_number: '018 999' } }
    expect((await run(update, claim, session)).update_application_by_pk).toMatchObject(claim.set)
    await expect(run(update, { ...claim, set: { client_approval: true } }, session)).rejects.toThrow('client_approval')
    // What is shown of somebody's home is theirs to say.
    for (const column of ['domicile_address_visible', 'onboarding_finished', 'draft'])
      await expect(run(update, { ...claim, set: { [column]: null } }, session)).rejects.toThrow(column)
    await app.context.pool.query('update application set client_approval = true where id = $1', [claim.id])
    expect((await run(update, claim, session)).update_application_by_pk).toBeNull()
  })
})

test('secrets are read and written in the process, and by an operation of theirs only', async () => {
  const { pool } = app.context
  const ask = createCredentialsApi({ run: directRunner(pool), transaction: transactions(pool) })
  await ask(credentials.userUpdateSecret, { id: owner, secret: 'a secret' })
  expect((await ask(credentials.userBySecret, { secret: 'a secret' })).user.map(({ id }) => id)).toEqual([owner])
  const { user } = await ask(credentials.userWithPasswordHash, { email: 'owner@operations.test' })
  expect(user[0]?.password_hash).toMatch(/^\$argon2id\$/)
  await pool.query(`update "user" set refresh_token = 'r', state = 'deactivated' where id = $1`, [owner])
  expect((await ask(credentials.userByRefreshToken, { refresh_token: 'r' })).user).toEqual([])
  await pool.query(`update "user" set state = 'active' where id = $1`, [owner])
  expect((await ask(credentials.userByRefreshToken, { refresh_token: 'r' })).user.length).toBe(1)
  await expect(ask(account.getUsers, {})).rejects.toThrow('getUsers')
})
