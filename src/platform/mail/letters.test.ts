import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { bindDatabase, type Tx } from '#platform/db/database.ts'
import { createPool } from '#platform/db/pool.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { createLog } from '#platform/log/log.ts'
import { createQueue, type Queue } from '#platform/queue/queue.ts'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { startMailServer, type MailServer } from '#tests/mail-server.ts'
import { countLetters, dropLetter, failedLetters, repeatLetter } from './failed.ts'
import { deliverLetter, type LetterTools } from './letters.ts'
import { standInMessages, type TextMessage, type TextMessages } from '#platform/sms/text-messages.ts'
import { createMailer, mailPatience } from './mailer.ts'
import { outboxTables } from './outbox-tables.ts'
import { createPost, lettersPerDay, sendLetter, type LetterToSend } from './post.ts'

let database: FreshDatabase
let pool: pg.Pool
let queue: Queue
let server: MailServer
let tools: LetterTools

beforeAll(async () => {
  database = await freshDatabase()
  pool = createPool(database.url, { max: 12 })
  for (const statement of outboxTables) await pool.query(statement)
  server = await startMailServer()
  tools = {
    pool,
    messages: standInMessages,
    mailer: createMailer({
      smtpUrl: server.url,
      from: 'test@letters.test',
      domain: 'letters.test',
      // Longer than the test: what hangs, hangs until its session is cut.
      patience: { connect: 60_000, greeting: 60_000, silence: 60_000, whole: 90_000 },
    }),
    templates: {
      plain: (_t, data, facts) => ({
        subject: facts['number'] ?? '',
        title: data['mark'] ?? '',
        paragraphs: [],
        action: { label: 'x', url: data['url'] ?? '' },
        footer: '',
      }),
    },
    translate: () => (key) => key,
    unsubscribe: (id) => `https://letters.test/unsubscribe/${id}`,
    links: async () => await Promise.resolve('https://letters.test/secret'),
  }
})
afterAll(async () => {
  await server.close()
  await pool.end()
  await database.drop()
})
beforeEach(async () => {
  await pool.query('delete from mail.outbox')
  queue = await createQueue(pool, [sendLetter], createLog('silent'), { cron: false })
  await pool.query('delete from pgboss.job')
  server.taken.length = 0
  server.behave = () => 'take'
})
afterEach(async () => await queue.stop())

const order = (id: string, to = `${id}@letters.test`, more: Partial<LetterToSend> = {}): LetterToSend => ({
  id,
  template: 'plain',
  to,
  language: 'en',
  link: { page: 'portal' },
  ...more,
})
const post = async (letter: LetterToSend) =>
  await inTransaction(pool, async (tx) => await createPost(() => queue)(tx, letter))
const row = async (id: string) =>
  (await pool.query<{ row_id: string; state: string; tries: number }>('select * from mail.outbox where id = $1', [id]))
    .rows[0]
/** The queue has given every letter up, as after three and a half days. */
const giveUp = async () =>
  await pool.query(`update pgboss.job set state = 'failed' where state in ('created', 'retry')`)

test('a session that hangs keeps no other letter back, and its letter goes out once', async () => {
  server.behave = (to) => (to === 'hung@letters.test' ? 'hang' : 'take')
  await post(order('hung'))
  for (let n = 0; n < 30; n++) await post(order(`quick-${n}`))
  await queue.work(sendLetter, async ({ letter }) => await deliverLetter(tools, letter))
  await expect.poll(() => server.taken.length).toBe(30)
  expect(await row('hung')).toMatchObject({ state: 'waiting', tries: 1 })
  server.behave = () => 'take'
  server.hangUp()
  await expect
    .poll(async () => {
      await pool.query(`update pgboss.job set start_after = now() where state = 'retry'`)
      return (await row('hung'))?.state
    })
    .toBe('sent')
  expect(server.taken.filter(({ to }) => to === 'hung@letters.test')).toEqual([
    { to: 'hung@letters.test', messageId: '<hung@letters.test>' },
  ])
})

test('a letter to a telephone goes to the provider of text messages and to no mail server; a refusal waits to be tried again', async () => {
  const given: TextMessage[] = []
  const answers = ['refuse', 'take']
  const messages: TextMessages = {
    send: async (message) => {
      if (answers.shift() === 'refuse') throw new Error('the provider of text messages answered 503')
      given.push(message)
      return await Promise.resolve('sent' as const)
    },
  }
  await post(order('text', '+421 905 123 456', { owner: 'kata@letters.test', facts: { number: 'R-1 waits.' } }))
  const { row_id: rowId = '' } = (await row('text')) ?? {}
  await expect(deliverLetter({ ...tools, messages }, rowId)).rejects.toThrow('answered 503')
  expect(await row('text')).toMatchObject({ state: 'waiting', tries: 1 })
  await deliverLetter({ ...tools, messages }, rowId)
  expect(given).toEqual([{ id: 'text', to: '+421 905 123 456', text: 'R-1 waits. https://letters.test/secret' }])
  expect(await row('text')).toMatchObject({ state: 'sent', tries: 2 })
  expect(server.taken).toEqual([])
})

test('a server that says nothing is given up, at every step and as a whole, after ten to sixty seconds', async () => {
  server.behave = () => 'hang'
  const quick = { connect: 5000, greeting: 5000, silence: 5000, whole: 5000 }
  const mail = {
    id: 'x',
    to: 'x@letters.test',
    language: 'en',
    letter: { subject: 'x', title: 'x', paragraphs: [], footer: 'x' },
  }
  const send = async (patience: typeof quick) =>
    await createMailer({ smtpUrl: server.url, from: 'a@b.test', domain: 'b.test', patience }).send(mail)
  await expect(send({ ...quick, silence: 150 })).rejects.toThrow()
  await expect(send({ ...quick, whole: 150 })).rejects.toThrow('took too long')
  const { whole, ...steps } = mailPatience
  for (const step of Object.values(steps)) expect(step).toBeOneOf([10_000, 20_000])
  expect(whole).toBeLessThanOrEqual(60_000)
})

test('two jobs of one letter send it once', async () => {
  await post(order('twice'))
  const letter = (await row('twice'))?.row_id ?? ''
  for (let n = 0; n < 5; n++) await queue.send(bindDatabase(pool), sendLetter, { letter })
  await queue.work(sendLetter, async ({ letter }) => await deliverLetter(tools, letter))
  await expect.poll(async () => (await row('twice'))?.state).toBe('sent')
  expect(server.taken).toHaveLength(1)
})

test('a letter is tried for three days and more, with waits that grow to hours', () => {
  const { retries, retrySeconds, retryMaxSeconds } = sendLetter
  // The queue waits between half and the whole of this.
  const waits = Array.from({ length: retries }, (_, n) => Math.min(retrySeconds * 2 ** n, retryMaxSeconds))
  expect(waits.reduce((sum, wait) => sum + wait, 0) / 86_400).toBeGreaterThan(3)
  expect(waits[0]).toBeLessThan(60)
  expect(waits.at(-1)).toBe(14_400)
})

test('a letter that failed stays until it is sent again or dropped, and is counted', async () => {
  server.behave = () => 'refuse'
  await post(order('first'))
  await post(order('second'))
  await queue.work(sendLetter, async ({ letter }) => await deliverLetter(tools, letter))
  await expect
    .poll(async () => ((await row('first'))?.tries ?? 0) + ((await row('second'))?.tries ?? 0))
    .toBeGreaterThan(1)
  expect(await failedLetters(pool, 10)).toEqual([])
  await expect
    .poll(async () => {
      await giveUp()
      return await countLetters(pool)
    })
    .toEqual({ waiting: 0, failed: 2 })
  const [first, second] = await failedLetters(pool, 10)
  expect(first).toMatchObject({ template: 'plain', recipient: 'first@letters.test' })
  expect(first?.error).toContain('451')
  server.behave = () => 'take'
  const within = async (work: (tx: Tx) => Promise<boolean>) => await inTransaction(pool, work)
  const again = await Promise.all(
    [1, 2, 3].map(async () => await within((tx) => repeatLetter(tx, queue, first?.id ?? ''))),
  )
  expect(again.filter(Boolean)).toHaveLength(1)
  expect(await within((tx) => dropLetter(tx, second?.id ?? ''))).toBe(true)
  expect(await within((tx) => repeatLetter(tx, queue, second?.id ?? ''))).toBe(false)
  await expect.poll(async () => (await row('first'))?.state).toBe('sent')
  expect(await countLetters(pool)).toEqual({ waiting: 0, failed: 0 })
  expect(server.taken).toEqual([{ to: 'first@letters.test', messageId: '<first@letters.test>' }])
})

test('strangers bring an address one letter of a kind in a day, whatever it is about and however it is written', async () => {
  const asked = { asked: 'stranger' as const }
  const all = await Promise.all(
    Array.from({ length: 12 }, async (_, n) => await post(order(`asked-${n}`, n % 2 ? 'a@b.test' : 'A@B.test', asked))),
  )
  expect(all.filter((one) => one === 'queued')).toHaveLength(lettersPerDay.strangersOfAKind)
  // What we have to say ourselves still comes.
  expect(await post(order('ours', 'a@b.test'))).toBe('queued')
  await pool.query(`update mail.outbox set created_at = now() - interval '25 hours'`)
  expect(await post(order('next day', 'a@b.test', asked))).toBe('queued')
})

test('more than a day’s letters to one address wait for the next day and are not lost', async () => {
  for (let n = 0; n < lettersPerDay.everything + 2; n++) await post(order(`many-${n}`, 'many@letters.test'))
  const { rows } = await pool.query<{ late: boolean }>(
    `select start_after > now() + interval '23 hours' as late from pgboss.job where name = 'mail.letter' order by created_on`,
  )
  expect(rows.filter(({ late }) => late)).toHaveLength(2)
})

test('strangers who ask again and again keep back nothing that we have to say, and fill no mailbox', async () => {
  const asked = { asked: 'stranger', confirmed: true } as const
  const answers: string[] = []
  for (let n = 0; n < lettersPerDay.everything * 2; n++)
    answers.push(await post(order(`reset-${n}`, 'owner@letters.test', asked)))
  expect(answers.filter((one) => one === 'queued')).toHaveLength(lettersPerDay.confirmedOfAKind)
  for (let n = 0; n < lettersPerDay.everything; n++) await post(order(`own-${n}`, 'owner@letters.test'))
  const { rows } = await pool.query<{ late: boolean }>(
    `select start_after > now() + interval '1 minute' as late from pgboss.job where name = 'mail.letter'`,
  )
  expect(rows).toHaveLength(lettersPerDay.confirmedOfAKind + lettersPerDay.everything)
  expect(rows.filter(({ late }) => late)).toEqual([])
})

test('the outbox holds neither the text nor the link of a letter', async () => {
  await post(order('bare', 'bare@letters.test', { facts: { number: 'R-1' }, words: { mark: 'BARE' } }))
  await queue.work(sendLetter, async ({ letter }) => await deliverLetter(tools, letter))
  await expect.poll(async () => (await row('bare'))?.state).toBe('sent')
  const { rows } = await pool.query<{ text: string }>(
    `select to_jsonb(o)::text as text from mail.outbox o union all select to_jsonb(j)::text from pgboss.job j`,
  )
  expect(rows.map(({ text }) => text).join('\n')).not.toMatch(/https?:|secret/)
})
