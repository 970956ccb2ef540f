import { afterAll, beforeAll, expect, test } from 'vitest'
import { officeActionAbandon } from '#contract/office-action.ts'
import { serviceRequestCreate, serviceRequestRenewal, serviceRequestUpdate } from '#contract/service-order.ts'
import { chatStart, supportTicketAnswer } from '#contract/support.ts'
import { userRole } from '#contract/staff.ts'
import { commerceUseAbandon } from '#contract/use-in-commerce.ts'
import { userSignup } from '#contract/user.ts'
import { tellAnswers, tellWaitingAnswers } from '#features/support/tell-answers.ts'
import { issuer, startApp, type TestApp } from '#tests/app.ts'
import { lettersTo } from '#tests/letters.ts'
import { eventually } from '#tests/waiting.ts'

/** A letter says what is so for whoever gets it, and nothing that was written to somebody is kept from them. */

const office = 'office@letters.test'
let app: TestApp

beforeAll(async () => {
  app = await startApp({ INVOICE_ISSUER: JSON.stringify({ ...issuer, email: office }) })
  for (const role of ['staff', 'admin'] as const) await app.addUser(`${role}@letters.test`, role)
})
afterAll(async () => await app?.close())

async function letters(email: string, template: string, count: number): Promise<string[]> {
  await eventually(`letters of ${template}`, async () => (await lettersTo(app, email, template)).length >= count)
  return (await lettersTo(app, email, template)).map(({ plain }) => plain)
}

test('what was answered in a chat within minutes goes out in one letter, and none of it is left out', async () => {
  const email = 'kata@chat-letters.test'
  await app.anonymous(chatStart, { body: { message: 'How long does it take?', email, language: 'en' } })
  const { client: staff } = await app.signIn('staff@letters.test')
  const { rows } = await app.context.pool.query<{ id: number }>(
    'select id from support_ticket where contact_email = $1',
    [email],
  )
  const params = { id: rows[0]?.id ?? 0 }
  const answer = async (text: string) => await staff(supportTicketAnswer, { params, body: { text } })
  const due = async () => {
    const { rows: jobs } = await app.context.pool.query<{ data: { ticketId: number; answerId: string } }>(
      `select data from pgboss.job where name = $1 and state = 'created' order by start_after, id`,
      [tellAnswers.name],
    )
    for (const { data } of jobs) await tellWaitingAnswers(app.context.facilities, data)
    return jobs.length
  }
  await answer('Half a year at EUIPO.')
  await answer('A year in the United States.')
  expect(await lettersTo(app, email, 'support-answered')).toEqual([])
  expect(await due()).toBe(2)
  const [first = ''] = await letters(email, 'support-answered', 1)
  expect(first).toContain('Half a year at EUIPO.')
  expect(first).toContain('A year in the United States.')
  await answer('And in Slovakia four months.')
  // The queue may repeat what it did.
  await due()
  await due()
  const [, second = '', ...more] = await letters(email, 'support-answered', 2)
  expect(second).toContain('And in Slovakia four months.')
  expect(second).not.toContain('Half a year')
  expect(more).toEqual([])
})

test('who opens an account without an order is told of none, and who became one of us is invited as one of us', async () => {
  await app.anonymous(userSignup, {
    body: { email: 'new@letters.test', firstName: 'Kata', lastName: 'Fictional', language: 'en' },
  })
  const [body = ''] = await letters('new@letters.test', 'activate-account', 1)
  expect(body).not.toMatch(/your order/i)
  const { client: admin } = await app.signIn('admin@letters.test')
  const { rows } = await app.context.pool.query<{ id: string }>(
    `select id from "user" where email = 'new@letters.test'`,
  )
  await admin(userRole, { params: { id: rows[0]?.id ?? '' }, body: { role: 'staff' } })
  const [invitation = ''] = await letters('new@letters.test', 'staff-invitation', 1)
  expect(invitation).toContain('staff account')
})

test.each([
  ['2026-01-15', 'has passed', 'can still be changed'],
  ['2030-01-15', 'can still be changed', 'has passed'],
])('what is not answered, due %s, is told with what is possible then', async (due, said, unsaid) => {
  const email = `owner-${due}@letters.test`
  const owner = await app.addUser(email, 'customer')
  const one = async (sql: string, values: unknown[]) =>
    (await app.context.pool.query<{ id: string }>(`${sql} returning id`, values)).rows[0]?.id ?? ''
  const mark = await one(
    `insert into trademark (id, name, type, jurisdiction, user_id, status, status_group)
       values (gen_random_uuid(), 'KOVENTO', 'WORD', 'US', $1, 'Office action received', 'Examination')`,
    [owner],
  )
  const action = await one(
    `insert into office_action (id, trademark_id, status, issue_date, due_date)
       values (gen_random_uuid(), $1, 'Kick-off sent', '2026-01-01', $2)`,
    [mark, due],
  )
  const use = await one(
    `insert into use_in_commerce_request (id, type, trademark_id, user_id, status, due_date)
       values (gen_random_uuid(), 'STATEMENT_OF_USE', $1, $2, 'Kick-off sent', $3)`,
    [mark, owner, due],
  )
  const { client: staff } = await app.signIn('staff@letters.test')
  await staff(officeActionAbandon, { params: { id: action }, body: {} })
  await staff(commerceUseAbandon, { params: { id: use }, body: {} })
  for (const template of ['office-action-abandoned', 'use-abandoned']) {
    const [letter = ''] = await letters(email, template, 1)
    expect([template, letter.includes(said), letter.includes(unsaid)]).toEqual([template, true, false])
  }
})

test('an order that no list has a price for is told to the office, once for the same things', async () => {
  // In Slovakia no fee of a declaration of use is recorded: there is none.
  const items = [{ jurisdiction: 'SK' as const, mark: 'KOVENTO', classes: 1 }]
  const contact = { contactEmail: 'asks@letters.test', contactFirstName: 'Kata', contactLastName: 'Fictional' }
  const body = { items, ...contact, language: 'sk' as const, currency: 'EUR' as const }
  const { id, publicId } = await app.anonymous(serviceRequestCreate, {
    query: { serviceType: 'DeclarationOfUse' },
    body,
  })
  const [letter = ''] = await letters(office, 'price-wanted', 1)
  expect(letter).toContain('KOVENTO')
  // Changed to the same it is told once; of what has a price nobody is told.
  await app.anonymous(serviceRequestUpdate, { params: { id }, body: { items } })
  await app.anonymous(serviceRequestRenewal, { body })
  const { rows } = await app.context.pool.query<{ subject: string }>(
    `select facts ->> 'number' as subject from mail.outbox where template = 'price-wanted'`,
  )
  expect(rows).toEqual([{ subject: publicId }])
})
