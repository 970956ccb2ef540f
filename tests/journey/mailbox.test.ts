import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { mailboxesAsk } from '#contract/docketed-message.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { type ImapServer, startImapServer } from '#tests/imap-server.ts'

let server: ImapServer
let app: TestApp
let desk: Awaited<ReturnType<TestApp['signIn']>>['client']
let mark = ''

beforeAll(async () => {
  server = await startImapServer()
  const access = { host: '127.0.0.1', port: server.port, security: 'none', password: 'secret' }
  app = await startApp({
    SERVICES: 'web',
    MAIL_FROM: 'Office <office@ours.test>',
    OFFICE_MAILBOX: JSON.stringify({ ...access, user: 'docket@ours.test' }),
    SUPPORT_MAILBOX: JSON.stringify({ ...access, user: 'help@ours.test', folder: 'Help', done: 'Done' }),
    INVOICE_ISSUER: JSON.stringify({
      name: 'Test Issuer s. r. o.',
      lines: ['Testovacia 1'],
      companyId: '99 999 998',
      vatNumber: 'SK2999999998',
      iban: 'SK1799990000001234567890',
      bic: 'TESTSKBX',
      email: 'office@issuer.test',
    }),
  })
  const owner = await app.addUser('owner@mailbox.test', 'customer')
  await app.addUser('desk@mailbox.test', 'staff')
  desk = (await app.signIn('desk@mailbox.test')).client
  mark = uuidv7()
  await app.context.pool.query(
    `insert into trademark (id, name, type, jurisdiction, number, user_id, status, status_group)
     values ($2, 'LUMERA', 'WORD', 'US', '97/331,208', $1, 'Application filed', 'Examination')`,
    [owner, mark],
  )
})
afterAll(async () => {
  await app?.close()
  await server?.close()
})
afterEach(() => {
  server.mood = {}
})

const mail = (id: string, subject: string, { from = 'USPTO <noreply@uspto.gov>', text = 'See the letter.' } = {}) =>
  `From: ${from}\r\nTo: docket@ours.test\r\nMessage-ID: <${id}@sender.test>\r\nDate: Tue, 03 Nov 2026 10:00:00 +0000\r\nSubject: ${subject}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`

/** One round of a mailbox, as the queue has it done; what became of it is kept as the queue keeps it. */
async function round(which: 'docketed-message' | 'support'): Promise<string | null> {
  const { workers, facilities, pool } = app.context
  const name = `${which}.mailbox`
  const failed = await workers
    .find(({ job }) => job.name === name)
    ?.run({}, facilities)
    .then(
      () => null,
      (error: unknown) => error as { code: string; message: string },
    )
  await pool.query(
    `insert into pgboss.job (name, state, created_on, started_on, completed_on, output)
     values ($1, $2, clock_timestamp(), clock_timestamp(), clock_timestamp(), $3)`,
    [name, failed ? 'failed' : 'completed', failed ? { code: failed.code, message: failed.message } : null],
  )
  return failed?.code ?? null
}
const rows = async (text: string) => (await app.context.pool.query<Record<string, unknown>>(text)).rows
const officeMail = async () =>
  await rows(`select subject, status, trademark_id, data->>'unread' as unread from docketed_message order by id`)

test('mail of an office is put to its mark, once however often its round is cut off, and nothing follows by itself', async () => {
  server.put(mail('a', 'Nonfinal office action, serial number 97331208'))
  server.mood.diesBeforeMarking = true
  expect(await round('docketed-message')).toBe('unreachable')
  server.mood = {}
  expect(await round('docketed-message')).toBeNull()
  expect(await officeMail()).toEqual([
    {
      subject: 'Nonfinal office action, serial number 97331208',
      status: 'Matched',
      trademark_id: mark,
      unread: null,
    },
  ])
  expect(await rows('select status from trademark')).toEqual([{ status: 'Application filed' }])
})

test('a mail that is too large is there with its beginning, one that cannot be read has a star, and what is behind them comes', async () => {
  server.put(mail('b', 'Certificate 97331208', { text: 'x'.repeat(6_000_000) }))
  const broken = server.put('no mail at all')
  server.put(mail('c', 'Filing receipt 11111111'))
  expect(await round('docketed-message')).toBe('mails')
  expect((await officeMail()).slice(1)).toMatchObject([
    { subject: 'Certificate 97331208', trademark_id: mark, unread: 'too-large' },
    { subject: 'Filing receipt 11111111', status: 'Unmatched', unread: null },
  ])
  expect([...broken.flags]).toContain(String.raw`\Flagged`)
  expect(await round('docketed-message')).toBeNull()
})

test('a mail of a customer opens a question and goes on with it; a letter of ours that came back does nothing', async () => {
  server.put(mail('d', 'A question', { from: 'Jana <jana@client.test>', text: 'When is it due?' }), 'Help')
  expect(await round('support')).toBeNull()
  const [ticket] = await rows(`select id, description, source, contact_email from support_ticket`)
  expect(ticket).toMatchObject({ description: 'When is it due?', source: 'mail', contact_email: 'jana@client.test' })
  server.put(mail('e', `Re: [#${String(ticket?.['id'])}]`, { from: 'jana@client.test', text: 'Thank you.' }), 'Help')
  const ours = mail('f', 'We received your question', { from: 'Office <Office@ours.test>' })
  server.put(ours.replace('@sender.test', '@localhost'), 'Help')
  expect(await round('support')).toBeNull()
  expect(await rows('select count(*)::int as n from support_ticket')).toEqual([{ n: 1 }])
  // What a colleague sends on from the same address is no letter of ours.
  server.put(mail('h', 'Sent on', { from: 'office@ours.test' }), 'Help')
  expect(await round('support')).toBeNull()
  expect(await rows('select count(*)::int as n from support_ticket')).toEqual([{ n: 2 }])
  expect(await rows('select content from thread_comment')).toEqual([{ content: 'Thank you.' }])
  expect(server.mails.filter(({ folder }) => folder === 'Help')).toEqual([])
})

test.each(['Auto-Submitted: auto-replied', 'Precedence: bulk', 'Return-Path: <>', 'From: MAILER-DAEMON@client.test'])(
  'what a program sent, "%s", is there for staff and answered by no letter',
  async (header) => {
    const before = await rows(`select count(*)::int as n from mail.outbox where template = 'support-received'`)
    const id = header.toLowerCase().replaceAll(/[^a-z]/g, '')
    const came = mail(id, `Away ${id}`, { from: 'away@client.test' })
    server.put(header.startsWith('From') ? came.replace(/From: .*/, header) : `${header}\r\n${came}`, 'Help')
    expect(await round('support')).toBeNull()
    expect(await rows(`select count(*)::int as n from support_ticket where subject = 'Away ${id}'`)).toEqual([{ n: 1 }])
    expect(await rows(`select count(*)::int as n from mail.outbox where template = 'support-received'`)).toEqual(before)
  },
)

test('what of a customer’s mail is not kept stands in a note that only staff read', async () => {
  const at = 'b'
  const parts = `--${at}\r\nContent-Type: text/plain\r\n\r\nSee it.\r\n--${at}\r\nContent-Type: application/octet-stream\r\nContent-Disposition: attachment; filename="run.exe"\r\n\r\nMZ\r\n--${at}--\r\n`
  const file = mail('g', 'A file', { from: 'file@client.test', text: parts })
  server.put(file.replace('text/plain; charset=utf-8', `multipart/mixed; boundary=${at}`), 'Help')
  expect(await round('support')).toBeNull()
  const [note] = await rows(
    `select n.text from note n join support_ticket s on s.note_hub_id = n.note_hub_id where s.subject = 'A file'`,
  )
  expect(note?.['text']).toContain('run.exe')
})

test('staff read since when a mailbox is not read and why, and the office is written to once when it goes on', async () => {
  const state = async () => (await desk(mailboxesAsk, {})).office
  expect(await state()).toMatchObject({ name: 'docket@ours.test', failed: null })
  server.mood.refuses = true
  const letters = async () => await rows(`select recipient from mail.outbox where template = 'mailbox-unread'`)
  for (const told of [0, 0, 1, 1]) {
    expect(await round('docketed-message')).toBe('refused')
    expect(await letters()).toHaveLength(told)
  }
  expect(await letters()).toEqual([{ recipient: 'office@issuer.test' }])
  const failing = await state()
  expect(failing?.failed?.trouble).toBe('refused')
  expect(Date.parse(failing?.failed?.since ?? '')).toBeGreaterThan(Date.parse(failing?.readAt ?? ''))
  server.mood = {}
  expect(await round('docketed-message')).toBeNull()
  expect((await state())?.failed).toBeNull()
})

test('without a mailbox nothing is said of one', async () => {
  const without = await startApp({ SERVICES: 'web' })
  try {
    await without.addUser('desk@none.test', 'staff')
    const { client } = await without.signIn('desk@none.test')
    expect(await client(mailboxesAsk, {})).toEqual({ office: null, support: null })
  } finally {
    await without.close()
  }
})
