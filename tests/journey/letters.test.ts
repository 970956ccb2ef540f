import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { letterDrop, letterFailed, letterRepeat } from '#contract/letter.ts'
import { productPaymentStatus } from '#contract/product.ts'
import { requestCreate, requestResendMail } from '#contract/registration.ts'
import { userInvite } from '#contract/staff.ts'
import { userActivate, userResetPassword, userSetPassword, userSignup } from '#contract/user.ts'
import { jobs } from '#app/features.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { lettersTo } from '#tests/letters.ts'
import { enterCard, orderedMatter, startPayment } from '#tests/matter.ts'
import { eventually } from '#tests/waiting.ts'
import { bindDatabase } from '#platform/db/database.ts'

const figuresToken = 'a-token-for-figures'
let app: TestApp
beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: 'silent', METRICS_TOKEN: figuresToken })
  await app.addUser('clerk@office.test', 'staff')
  await app.addUser('chief@office.test', 'admin')
})
afterAll(async () => await app.close())

const token = (text: string) => /(?:activate\/|token=)([\w-]+)/.exec(text)?.[1] ?? ''
const letterTo = async (to: string, template: string) =>
  await eventually(`${template} to ${to}`, async () => (await lettersTo(app, to, template)).at(-1) ?? null)

test('through a whole matter no job and no row of the outbox holds a link, a token or a text', async () => {
  const { pool } = app.context
  await app.anonymous(userSignup, {
    body: { email: 'one@letters.test', firstName: 'A', lastName: 'B', language: 'en' },
  })
  await app.anonymous(userResetPassword, { body: { email: 'clerk@office.test', language: 'en' } })
  const { client: chief } = await app.signIn('chief@office.test')
  await chief(userInvite, {
    body: { email: 'new@office.test', firstName: 'A', lastName: 'B', role: 'admin', language: 'en' },
  })
  const { productId } = await orderedMatter(app, 'clerk@office.test', 'paying@letters.test')
  await enterCard(await startPayment(app, productId), '4242424242424242')
  const tokens = [
    token((await letterTo('one@letters.test', 'activate-account')).plain),
    token((await letterTo('clerk@office.test', 'reset-password')).plain),
    token((await letterTo('new@office.test', 'staff-invitation')).plain),
    token((await letterTo('paying@letters.test', 'activate-account')).plain),
  ]
  expect(tokens.every((one) => one.length > 30)).toBe(true)
  const { rows } = await pool.query<{ name: string; data: object; text: string }>(
    `select name, data, data::text || coalesce(output::text, '') as text from pgboss.job
     union all select 'outbox', null, to_jsonb(o)::text from mail.outbox o
     union all select 'mailed_token', null, to_jsonb(t)::text from mailed_token t`,
  )
  expect(rows.length).toBeGreaterThan(15)
  for (const { name, text } of rows) {
    expect({ name, text }).not.toMatchObject({ text: expect.stringMatching(/https?:|\/portal\//) as string })
    for (const one of tokens) expect(text.includes(one)).toBe(false)
  }
  const misfits = rows.filter(({ name, data }) => {
    const kind = jobs.find((job) => job.name === name)
    return kind !== undefined && !kind.data.safeParse(data).success
  })
  expect(misfits).toEqual([])
  // The control: the links work.
  await app.anonymous(userActivate, { body: { token: tokens[2] ?? '', password: testPassword } })
})

test('a job that was put in by hand mails nobody a link, and one that names what its kind does not is refused', async () => {
  const { pool, facilities } = app.context
  const sent = async () => (await pool.query('select 1 from mail.outbox')).rowCount
  const before = await sent()
  const forged = {
    id: 'x',
    template: 'staff-invitation',
    to: 'x@evil.test',
    language: 'en',
    data: { url: 'https://evil.test' },
  }
  await pool.query(`insert into pgboss.job (name, data) values ('mail.letter', $1)`, [JSON.stringify(forged)])
  await eventually('the refusal', async () => {
    const { rowCount } = await pool.query(
      `select 1 from pgboss.job where name = 'mail.letter' and data->>'id' = 'x' and state in ('retry', 'failed')`,
    )
    return rowCount === 1
  })
  expect(await sent()).toBe(before)
  for (const job of jobs)
    await expect(
      facilities.queue().send(bindDatabase(pool), job, { ...(forged as object), letter: randomUUID() }),
    ).rejects.toThrow()
})

test('who is not signed in brings one address one letter a day, whatever is asked how often', async () => {
  const strict = await startApp({ LOG_LEVEL: 'silent', LIMIT_FACTOR: '1' })
  try {
    const ids: string[] = []
    for (let n = 0; n < 4; n++) {
      const { id } = await strict.anonymous(requestCreate, {
        body: {
          type: 'WORD', value: 'WIN A PRIZE', businessDescription: 'Testing', jurisdictions: ['SK'],
          contactEmail: n % 2 ? 'victim@letters.test' : 'Victim@letters.test', contactFirstName: 'A',
          contactLastName: 'B', language: 'en', currency: 'EUR',
        },
      }) // prettier-ignore
      ids.push(id)
    }
    for (const id of ids)
      await expect(strict.anonymous(requestResendMail, { params: { id } })).rejects.toMatchObject({
        code: 'too-many-requests',
      })
    const { rows } = await strict.context.pool.query<{ n: number }>(
      `select count(*)::int as n from mail.outbox where lower(recipient) = 'victim@letters.test'`,
    )
    expect(rows[0]?.n).toBe(1)
    const first = await eventually('the letter', async () => {
      const { rows: kept } = await strict.context.pool.query<{ subject: string }>(
        `select subject from mail.outbox where lower(recipient) = 'victim@letters.test' and state <> 'waiting'`,
      )
      return kept[0] ?? null
    })
    expect(first.subject).toMatch(/R-\d{4}-\d{6}/)
    expect(first.subject).not.toContain('PRIZE')
  } finally {
    await strict.close()
  }
})

test('staff see letters that failed, send one again with a link that works, and drop another', async () => {
  const { pool } = app.context
  await app.addUser('waiting@letters.test', 'customer')
  await app.anonymous(userResetPassword, { body: { email: 'waiting@letters.test', language: 'en' } })
  const before = token((await letterTo('waiting@letters.test', 'reset-password')).plain)
  // As if the mail server had been away since: the letter never left, and its link is long over.
  await pool.query(`update mail.outbox set state = 'waiting' where recipient = 'waiting@letters.test'`)
  await pool.query(
    `update mailed_token set expires_at = now() - interval '3 days' where user_id = (select id from "user" where email = 'waiting@letters.test')`,
  )
  const { client } = await app.signIn('clerk@office.test')
  const listed = await client(letterFailed)
  const failed = listed.letters.find(({ recipient }) => recipient === 'waiting@letters.test')
  expect(listed.count).toBe(listed.letters.length)
  expect(failed).toMatchObject({ template: 'reset-password' })
  await client(letterRepeat, { params: { id: failed?.id ?? '' } })
  await expect(client(letterDrop, { params: { id: failed?.id ?? '' } })).rejects.toMatchObject({ status: 404 })
  await eventually('the letter', async () => {
    const { rowCount } = await pool.query(
      `select 1 from mail.outbox where recipient = 'waiting@letters.test' and state = 'kept'`,
    )
    return rowCount === 1
  })
  const { rows } = await pool.query<{ alive: boolean }>(
    `select expires_at > now() as alive from mailed_token t join "user" u on u.id = t.user_id where u.email = 'waiting@letters.test'`,
  )
  expect(rows).toEqual([{ alive: true }])
  await app.anonymous(userSetPassword, { body: { token: before, password: 'seven brass kettles in a row' } })
  const figures = await (
    await fetch(`${app.url}/metrics`, { headers: { authorization: `Bearer ${figuresToken}` } })
  ).text()
  expect(figures).toContain('mail_letters{state="failed"} 0')
})

test('a letter whose link was used meanwhile, or whose address is no longer its owner’s, does not leave', async () => {
  const { pool } = app.context
  const id = await app.addUser('moved@letters.test', 'customer')
  await app.anonymous(userResetPassword, { body: { email: 'moved@letters.test', language: 'en' } })
  await letterTo('moved@letters.test', 'reset-password')
  await pool.query(`update "user" set email = 'elsewhere@letters.test' where id = $1`, [id])
  await pool.query(`update mail.outbox set state = 'waiting' where recipient = 'moved@letters.test'`)
  const { client } = await app.signIn('clerk@office.test')
  const { letters } = await client(letterFailed)
  await client(letterRepeat, {
    params: { id: letters.find(({ recipient }) => recipient === 'moved@letters.test')?.id ?? '' },
  })
  const ended = await eventually('the end of the letter', async () => {
    const { rows } = await pool.query<{ state: string; error: string }>(
      `select state, error from mail.outbox where recipient = 'moved@letters.test' and state <> 'waiting'`,
    )
    return rows[0] ?? null
  })
  expect(ended).toEqual({ state: 'dropped', error: 'the link of this letter is over' })
})

test('who holds the link of an order does not learn whether its address had an account', async () => {
  await app.addUser('known@letters.test', 'customer')
  const states = await Promise.all(
    ['known@letters.test', 'unknown@letters.test'].map(async (email) => {
      const { productId } = await orderedMatter(app, 'clerk@office.test', email, 'transfer')
      const { accountState, state } = await app.anonymous(productPaymentStatus, { params: { id: productId } })
      return { accountState, state }
    }),
  )
  expect(states[0]).toEqual(states[1])
})
