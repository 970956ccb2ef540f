import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import type { MailboxAccess } from '#platform/config/mailbox.ts'
import { createLog } from '#platform/log/log.ts'
import { type ImapServer, startImapServer } from '#tests/imap-server.ts'
import { mailboxAt, mailboxBounds, type MailboxBounds, type Outcome } from './mailbox.ts'

const hasOpenssl = spawnSync('openssl', ['version']).status === 0
if (!hasOpenssl)
  process.stdout.write('src/platform/mail/mailbox.test.ts: left out in part, there is no openssl here.\n')

const folder = mkdtempSync(join(tmpdir(), 'markwright-imap-'))
afterAll(() => rmSync(folder, { recursive: true }))

function certificate(): { key: string; cert: string } {
  const words =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30 -subj /CN=localhost -keyout key -out cert'
  const named = ['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  execFileSync('openssl', [...words.split(' '), ...named], { cwd: folder, stdio: 'pipe' })
  return { key: readFileSync(join(folder, 'key'), 'utf8'), cert: readFileSync(join(folder, 'cert'), 'utf8') }
}
const tls = hasOpenssl ? certificate() : { key: '', cert: '' }

let server: ImapServer
afterEach(async () => await server.close())

const log = createLog('silent')
const read = async (
  access: Partial<MailboxAccess> = {},
  bounds: Partial<MailboxBounds> = {},
  outcome: (text: string) => Outcome = () => 'taken',
) => {
  const seen: { text: string; isWhole: boolean }[] = []
  const base = { host: '127.0.0.1', port: server.port, security: 'none', user: 'docket', password: 'secret' } as const
  const mailbox = mailboxAt({ ...base, folder: 'INBOX', ...access }, log, { ...mailboxBounds, ...bounds })
  const failed = await mailbox
    .read(async ({ source, isWhole }) => {
      const text = source.toString()
      seen.push({ text, isWhole })
      return await Promise.resolve(outcome(text))
    })
    .then(
      () => null,
      (error: unknown) => (error as { code?: string }).code ?? String(error),
    )
  return { seen, failed, texts: seen.map(({ text }) => text) }
}

test('each mail is given once, the oldest first, and is not taken for read in a mail program', async () => {
  server = await startImapServer()
  server.put('one')
  server.put('two')
  expect(await read()).toMatchObject({ texts: ['one', 'two'], failed: null })
  server.put('three')
  expect(await read()).toMatchObject({ texts: ['three'], failed: null })
  expect(await read()).toMatchObject({ texts: [], failed: null })
  expect(server.mails.map(({ flags }) => [...flags])).toEqual([
    ['$MarkwrightTaken'],
    ['$MarkwrightTaken'],
    ['$MarkwrightTaken'],
  ])
})

test('with a folder for it, a mail that was taken is moved there', async () => {
  server = await startImapServer()
  server.mood.keepsNoKeywords = true
  server.put('one')
  expect(await read()).toMatchObject({ texts: [], failed: 'keywords' })
  expect(await read({ done: 'Done' })).toMatchObject({ texts: ['one'], failed: null })
  expect(server.mails.map((mail) => mail.folder)).toEqual(['Done'])
})

test('what was taken and could not be marked comes again; nothing is marked before it is taken', async () => {
  server = await startImapServer()
  server.put('one')
  server.mood.diesBeforeMarking = true
  expect(await read()).toMatchObject({ texts: ['one'], failed: 'unreachable' })
  server.mood.diesBeforeMarking = false
  expect(await read()).toMatchObject({ texts: ['one'], failed: null })
})

test('one mail that fails keeps no other back and comes again; one that nobody can read has a star and does not', async () => {
  server = await startImapServer()
  for (const text of ['bad', 'nothing', 'good']) server.put(text)
  const outcome = (text: string): Outcome => {
    if (text === 'bad') throw new Error('the database is away')
    return text === 'nothing' ? 'left' : 'taken'
  }
  expect(await read({}, {}, outcome)).toMatchObject({ texts: ['bad', 'nothing', 'good'], failed: 'mails' })
  expect(server.mails[1]?.flags).toContain(String.raw`\Flagged`)
  expect(await read()).toMatchObject({ texts: ['bad'], failed: null })
})

test('of a mail that is too large the beginning is given, whatever size the server names; a round ends with its most', async () => {
  server = await startImapServer()
  server.put('x'.repeat(1000))
  expect((await read({}, { largest: 100, beginning: 10 })).seen).toEqual([{ text: 'x'.repeat(10), isWhole: false }])
  server.mood.size = () => 1
  server.put('y'.repeat(1000))
  expect((await read({}, { largest: 100 })).texts).toEqual(['y'.repeat(100)])
  for (const text of ['a', 'b', 'c']) server.put(text)
  expect((await read({}, { atMost: 2 })).texts).toEqual(['a', 'b'])
  expect((await read({}, { atMost: 2 })).texts).toEqual(['c'])
})

test('what keeps a mailbox from being read is told by its kind, and the password by nobody', async () => {
  server = await startImapServer()
  expect(await read({ password: 'wrong' })).toMatchObject({ failed: 'refused' })
  expect(await read({ folder: 'Nowhere' })).toMatchObject({ failed: 'folder' })
  expect(await read({ port: 9 })).toMatchObject({ failed: 'unreachable' })
  server.mood.hangs = true
  expect(await read({}, { connect: 300, silence: 300 })).toMatchObject({ failed: 'unreachable' })
})

test('a password in a file is read at every sign-in', async () => {
  server = await startImapServer({ password: 'of the file' })
  const passwordFile = join(folder, 'password')
  execFileSync('sh', ['-c', `printf 'of the file\\n' > ${passwordFile}`])
  expect(await read({ password: undefined, passwordFile })).toMatchObject({ failed: null })
})

test.skipIf(!hasOpenssl)('over TLS the certificate must be one that is trusted', async () => {
  server = await startImapServer({ tls, implicit: true })
  server.put('one')
  expect(await read({ security: 'tls', host: 'localhost' })).toMatchObject({ failed: 'insecure' })
  expect(server.signIns).toEqual([])
  const trusting = { certificate: tls.cert }
  expect(await read({ security: 'tls', host: 'localhost' }, trusting)).toMatchObject({ texts: ['one'], failed: null })
})

test.skipIf(!hasOpenssl)('without TLS nothing is said to a server that should begin it', async () => {
  server = await startImapServer({ tls })
  const starts = { security: 'starttls', host: 'localhost' } as const
  server.mood.offersNoTls = true
  expect(await read(starts, { certificate: tls.cert })).toMatchObject({ failed: 'insecure' })
  expect(server.signIns).toEqual([])
  server.mood.offersNoTls = false
  expect(await read(starts)).toMatchObject({ failed: 'insecure' })
  expect(server.signIns).toEqual([])
  server.put('one')
  expect(await read(starts, { certificate: tls.cert })).toMatchObject({ texts: ['one'], failed: null })
  expect(server.saidInClear).toEqual([])
  expect(server.signIns).toEqual(['secret'])
})
