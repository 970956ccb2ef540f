import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import { officeMailReceive, officeMailSettle } from '#contract/docketed-message.ts'
import { startApp, type TestApp } from '#tests/app.ts'

let app: TestApp
let staff: Client
let mark = ''

beforeAll(async () => {
  app = await startApp({ SERVICES: 'web' })
  const owner = await app.addUser('owner@mail.test', 'customer')
  await app.addUser('desk@mail.test', 'staff')
  staff = (await app.signIn('desk@mail.test')).client
  const { rows } = await app.context.pool.query<{ id: string }>(
    `insert into trademark (id, name, type, jurisdiction, number, user_id, status, status_group)
     values (gen_random_uuid(), 'LUMERA', 'WORD', 'US', '97/331,208', $1, 'Application filed', 'Examination') returning id`,
    [owner],
  )
  mark = rows[0]?.id ?? ''
})
afterAll(async () => await app.close())

const eml = (id: string, subject: string, from = 'noreply@uspto.gov') =>
  new File(
    [
      `From: USPTO <${from}>\r\nTo: docket@ours.test\r\nMessage-ID: <${id}@uspto.gov>\r\nDate: Tue, 03 Nov 2026 10:00:00 +0000\r\nSubject: ${subject}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nSee the letter.\r\n`,
    ],
    'mail.eml',
    { type: 'message/rfc822' },
  )
const receive = async (file: File) => await staff(officeMailReceive, { file })
const stands = async () =>
  (await app.context.pool.query<{ status: string }>(`select status from trademark where id = $1`, [mark])).rows[0]
    ?.status

test('a mail is put to its trademark, once, and changes nothing by itself', async () => {
  const first = await receive(eml('a', 'Nonfinal office action, serial number 97331208'))
  expect(first).toMatchObject({ status: 'Matched', trademarkId: mark })
  expect(await receive(eml('a', 'Nonfinal office action, serial number 97331208'))).toEqual(first)
  const { rows } = await app.context.pool.query<Record<string, unknown>>(
    `select type, jurisdiction, data->>'proposes' as proposes, sender_email, received_at from docketed_message`,
  )
  expect(rows).toEqual([
    {
      type: 'office-action',
      jurisdiction: 'US',
      proposes: 'Office action received',
      sender_email: 'noreply@uspto.gov',
      received_at: new Date('2026-11-03T10:00:00Z'),
    },
  ])
  expect(await stands()).toBe('Application filed')
})

test('a mail of another sender, or with a number that nobody has, waits for a person', async () => {
  const foreign = await receive(eml('b', 'Office action 97331208', 'noreply@uspto.gov.evil.test'))
  expect(foreign).toMatchObject({ status: 'Unmatched', trademarkId: null })
  const unknown = await receive(eml('c', 'Office action 11111111'))
  expect(unknown.status).toBe('Unmatched')
  const params = { id: unknown.id }
  await expect(staff(officeMailSettle, { params, body: { to: 'Matched' } })).rejects.toMatchObject({
    fields: { trademarkId: 'required' },
  })
  expect(await staff(officeMailSettle, { params, body: { to: 'Matched', trademarkId: mark } })).toMatchObject({
    status: 'Matched',
    trademarkId: mark,
  })
  expect((await staff(officeMailSettle, { params, body: { to: 'Processed' } })).status).toBe('Processed')
  await expect(staff(officeMailSettle, { params, body: { to: 'Ignored' } })).rejects.toMatchObject({
    code: 'transition-refused',
  })
  expect(await stands()).toBe('Application filed')
})

test('what is no mail is refused', async () => {
  await expect(receive(new File(['%PDF-1.4'], 'x.eml'))).rejects.toMatchObject({ fields: { file: 'file-kind' } })
})
