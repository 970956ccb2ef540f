import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { userBillingEntity } from '#contract/profile.ts'
import { productMarkPaid } from '#contract/product.ts'
import { requestCreate, requestResendMail, requestStatus } from '#contract/registration.ts'
import { userDeactivate, userInitiationLink, userReactivate, userRole } from '#contract/staff.ts'
import { noteCalls, userNoteDelete, userNoteUpdate } from '#contract/note.ts'
import { userActivate, userResetPassword, userSetPassword } from '#contract/user.ts'
import type { Client } from '#contract/client.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import {
  isPaidWork,
  registrationMachine,
  registrationStatuses,
  registrationStatusGroup,
  type RegistrationStatus,
} from '#domain/registration/status.ts'
import { nextStates } from '#kernel/state-machine.ts'
import { lettersTo } from '#tests/letters.ts'
import { orderedMatter } from '#tests/matter.ts'
import { eventually } from '#tests/waiting.ts'

/* What somebody with a little of our trust tries to make more of. */
let app: TestApp
let staff: Client
let chief: Client
beforeAll(async () => {
  app = await startApp({ LIMIT_FACTOR: '1', LOG_LEVEL: 'silent' })
  await app.addUser('desk@attack.test', 'staff')
  await app.addUser('chief@attack.test', 'admin')
  staff = (await app.signIn('desk@attack.test')).client
  chief = (await app.signIn('chief@attack.test')).client
})
afterAll(async () => await app.close())

const tokenIn = (text: string) => /(?:activate\/|token=)([\w-]+)/.exec(text)?.[1] ?? ''

/** An account that waits for its owner, and the link to it that a member of staff got hold of. */
async function waiting(email: string): Promise<{ id: string; held: string }> {
  const { rows } = await app.context.pool.query<{ id: string }>(
    `insert into "user" (id, email) values (gen_random_uuid(), $1) returning id`,
    [email],
  )
  const id = rows[0]?.id ?? ''
  return { id, held: tokenIn((await staff(userInitiationLink, { params: { id } })).url) }
}

describe('a link that opens an account', () => {
  test.each(['staff', 'admin'] as const)('does not open it once the account is one of %s', async (role) => {
    const email = `future-${role}@attack.test`
    const { id, held } = await waiting(email)
    await chief(userRole, { params: { id }, body: { role } })
    await expect(app.anonymous(userActivate, { body: { token: held, password: testPassword } })).rejects.toMatchObject({
      code: 'link-expired',
    })
    await expect(staff(userInitiationLink, { params: { id } })).rejects.toMatchObject({ status: 404 })
    // Its owner gets another.
    const fresh = await eventually(
      'a link',
      async () => tokenIn((await lettersTo(app, email, 'staff-invitation')).at(-1)?.plain ?? '') || null,
    )
    await app.anonymous(userActivate, { body: { token: fresh, password: testPassword } })
  })

  test('does not open one that was closed meanwhile and opened again', async () => {
    const { id, held } = await waiting('closed@attack.test')
    await chief(userDeactivate, { params: { id }, body: {} })
    await chief(userReactivate, { params: { id } })
    await expect(app.anonymous(userActivate, { body: { token: held, password: testPassword } })).rejects.toMatchObject({
      code: 'link-expired',
    })
  })

  test('and one to a new password ends with the role it was made for', async () => {
    const id = await app.addUser('rising@attack.test', 'customer')
    await app.anonymous(userResetPassword, { body: { email: 'rising@attack.test', language: 'en' } })
    const token = await eventually(
      'a link',
      async () => tokenIn((await lettersTo(app, 'rising@attack.test', 'reset-password')).at(-1)?.plain ?? '') || null,
    )
    await chief(userRole, { params: { id }, body: { role: 'admin' } })
    await expect(app.anonymous(userSetPassword, { body: { token, password: testPassword } })).rejects.toMatchObject({
      code: 'link-expired',
    })
  })
})

test('a note stays as its author wrote it, by the call as over the data API', async () => {
  const about = await app.addUser('noted@attack.test', 'customer')
  const { id: noteId } = await chief(noteCalls.user, { params: { id: about }, body: { text: 'Pays late.' } })
  const params = { id: about, noteId }
  await expect(staff(userNoteUpdate, { params, body: { text: 'Pays.' } })).rejects.toMatchObject({ status: 404 })
  await expect(staff(userNoteDelete, { params })).rejects.toMatchObject({ status: 404 })
  await chief(userNoteUpdate, { params, body: { text: 'Pays in time.' } })
  const own = await staff(noteCalls.user, { params: { id: about }, body: { text: 'Rang.' } })
  // An administrator takes out of sight what somebody should not have written.
  await chief(userNoteDelete, { params: { id: about, noteId: own.id } })
  const { rows } = await app.context.pool.query('select text, is_enabled from note order by id')
  expect(rows).toEqual([
    { text: 'Pays in time.', is_enabled: true },
    { text: 'Rang.', is_enabled: false },
  ])
})

test('a number for VAT that somebody typed is confirmed by nobody who may type one', async () => {
  const id = await app.addUser('buyer@attack.test', 'customer')
  const { client } = await app.signIn('buyer@attack.test')
  const address = { street: 'A 1', city: 'Praha', postcode: '11000', country: 'CZ' }
  const who = { firstName: null, lastName: null, companyId: null, email: 'buyer@attack.test', phone: null }
  const body = { type: 'legal', businessName: 'Buyer', vat: 'CZ25123891', ...who, address } as const
  await client(userBillingEntity, { params: { id }, body })
  await staff(userBillingEntity, { params: { id }, body })
  const { rows } = await app.context.pool.query('select vat_payer from entity')
  expect(rows).toEqual([{ vat_payer: false }, { vat_payer: false }])
})

test('somebody signed in brings a stranger no more letters than somebody who is not', async () => {
  await app.addUser('sender@attack.test', 'customer')
  const { client } = await app.signIn('sender@attack.test')
  const ask = async (contactEmail: string) =>
    await client(requestCreate, {
      body: {
        type: 'WORD', value: 'WIN A PRIZE', businessDescription: 'Testing', jurisdictions: ['SK'], contactEmail,
        contactFirstName: 'A', contactLastName: 'B', language: 'en', currency: 'EUR',
      },
    }) // prettier-ignore
  const ids: string[] = []
  for (let n = 0; n < 4; n++) ids.push((await ask('victim@attack.test')).id)
  for (const id of ids)
    await expect(client(requestResendMail, { params: { id } })).rejects.toMatchObject({ code: 'too-many-requests' })
  for (let n = 0; n < 3; n++) await ask('Sender@attack.test')
  const { rows } = await app.context.pool.query(
    `select lower(recipient) as who, count(*)::int as n from mail.outbox where template = 'verification-requested' group by 1 order by 1`,
  )
  expect(rows).toEqual([
    { who: 'sender@attack.test', n: 3 },
    { who: 'victim@attack.test', n: 1 },
  ])
})

test('work begins in no way before it is paid for', async () => {
  const { pool } = app.context
  const {
    requestId: id,
    productId,
    total,
  } = await orderedMatter(app, 'desk@attack.test', 'unpaid@attack.test', 'transfer')
  const put = async (status: RegistrationStatus) => {
    const client = await pool.connect()
    try {
      // As if the row had come there by itself: the database lets nobody jump.
      await client.query('begin; set local session_replication_role = replica')
      await client.query('update registration_request set status = $2, status_group = $3 where id = $1', [
        id,
        status,
        registrationStatusGroup(status),
      ])
      await client.query('commit')
    } finally {
      client.release()
    }
  }
  const crossings = registrationStatuses
    .filter((from) => !isPaidWork(from))
    .flatMap((from) =>
      nextStates(registrationMachine, from, 'staff')
        .filter(isPaidWork)
        .map((to) => ({ from, to })),
    )
  expect(crossings.length).toBeGreaterThan(4)
  for (const { from, to } of crossings) {
    await put(from)
    await expect(
      staff(requestStatus, { params: { id }, body: { from, to } }),
      `${from} to ${to}`,
    ).rejects.toMatchObject({
      code: 'rules-unmet',
      facts: { missing: 'paid-invoice' },
    })
  }
  // The control: with the money it begins, and goes on after a rest.
  await put('Checkout completed')
  await staff(productMarkPaid, {
    params: { id: productId },
    body: { amount: total, currency: 'EUR', receivedOn: app.context.facilities.today() },
  })
  for (const { from, to } of crossings.filter((one) => one.from !== 'Checkout completed')) {
    await put(from)
    expect(await staff(requestStatus, { params: { id }, body: { from, to } })).toEqual({ status: to })
  }
})
