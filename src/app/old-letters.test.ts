import { afterAll, beforeAll, expect, test } from 'vitest'
import { uuidv7 } from '#kernel/ids.ts'
import { tokenHash } from '#features/account/index.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { eventually } from '#tests/waiting.ts'

let app: TestApp
let userId: string
beforeAll(async () => {
  app = await startApp({ SERVICES: 'worker', LOG_LEVEL: 'silent' })
  userId = await app.addUser('waiting@old.test', 'customer')
})
afterAll(async () => await app.close())

/** Leaves a letter in the queue as version 0.3.0 did. */
const leave = async (id: string, template: string, data: Record<string, string>): Promise<void> =>
  void (await app.context.pool.query(`insert into pgboss.job (name, data) values ('mail.send', $1)`, [
    { id, template, to: 'waiting@old.test', language: 'sk', data },
  ]))

const letter = async (id: string) =>
  await eventually(`the letter ${id}`, async () => {
    const { rows } = await app.context.pool.query<{
      state: string
      link: object
      facts: object
      words: object
      subject: string
    }>(`select state, link, facts, words, subject from mail.outbox where id = $1 and state <> 'waiting'`, [id])
    return rows[0] ?? null
  })

test('letters that version 0.3.0 left waiting go out, with the words of strangers apart from ours', async () => {
  const { pages } = app.context.facilities
  const id = uuidv7()
  await leave('old-summary', 'verification-approved', {
    mark: 'MY NAME',
    number: 'R-1',
    name: 'Anna',
    url: pages.verificationSummary(id, 'sk'),
  })
  expect(await letter('old-summary')).toMatchObject({
    state: 'kept',
    link: { page: 'verificationSummary', id },
    words: { mark: 'MY NAME', name: 'Anna' },
    facts: { number: 'R-1' },
  })
  await leave('old-exists', 'account-exists', { url: pages.portal('sk'), reset: pages.forgotPassword('sk') })
  expect(await letter('old-exists')).toMatchObject({ state: 'kept', link: { page: 'portal' }, facts: {} })
})

test('a one-time link of such a letter is made anew, and one that nobody knows any more is not sent', async () => {
  const { pool, facilities } = app.context
  const { pages } = facilities
  await pool.query(
    `insert into mailed_token (hash, purpose, user_id, expires_at) values ($1, 'reset-password', $2, now() + interval '1 hour')`,
    [tokenHash('a token of the version before'), userId],
  )
  const known = { url: pages.setPassword('a token of the version before', 'sk') }
  await leave('old-reset', 'reset-password', known)
  expect(await letter('old-reset')).toMatchObject({ state: 'kept', link: { page: 'setPassword' } })
  // The hash is another now: only the letter that left knows its secret.
  const { rowCount } = await pool.query('select 1 from mailed_token where hash = $1', [
    tokenHash('a token of the version before'),
  ])
  expect(rowCount).toBe(0)

  await leave('old-unknown', 'reset-password', { url: pages.setPassword('nobody knows this', 'sk') })
  await eventually('the job to be done', async () => {
    const { rows } = await pool.query<{ state: string }>(
      `select state from pgboss.job where name = 'mail.send' and data->>'id' = 'old-unknown'`,
    )
    return rows[0]?.state === 'completed'
  })
  expect((await pool.query(`select 1 from mail.outbox where id = 'old-unknown'`)).rowCount).toBe(0)
})

test('a letter that went out before the upgrade does not go out again', async () => {
  const { pool, facilities } = app.context
  await pool.query(
    `insert into mail.outbox (id, recipient, template, language, subject, sent_at)
     values ('old-sent', 'waiting@old.test', 'account-exists', 'sk', 'sent before', now())`,
  )
  await leave('old-sent', 'account-exists', { url: facilities.pages.portal('sk') })
  await eventually('the job to be done', async () => {
    const { rows } = await pool.query<{ state: string }>(
      `select state from pgboss.job where name = 'mail.send' and data->>'id' = 'old-sent'`,
    )
    return rows[0]?.state === 'completed'
  })
  expect((await letter('old-sent')).subject).toBe('sent before')
})
