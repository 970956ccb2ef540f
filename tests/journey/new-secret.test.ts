import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { secondFactorBegin, secondFactorConfirm } from '#contract/session.ts'
import { rotateSession } from '#features/account/index.ts'
import { mailToken, tokenToSend, useToken } from '#features/account/tokens.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { readDocumentLink, signDocumentLink } from '#platform/files/links.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { createJar, ownPage, postAuth, sessionOf, signInWithJar, type Jar } from '#tests/sign-in.ts'

const [old, fresh] = ['the secret that everybody had before', 'the secret that takes the place of it']
let database: FreshDatabase
let now = Date.now()
const started: TestApp[] = []

async function process(secret: string, previous?: string): Promise<TestApp> {
  const app = await startApp(
    {
      DATABASE_URL: database.url,
      AUTH_SECRET: secret,
      SERVICES: 'web',
      ...(previous ? { AUTH_SECRET_PREVIOUS: previous } : {}),
    },
    { clock: () => new Date(now), staffSecondFactor: true },
  )
  started.push(app)
  return app
}

/** The same browser at another process: a balancer sends it where it likes. */
const at = (app: TestApp, jar: Jar): Jar => {
  const name = 'markwright.session'
  return createJar(app, { [name]: jar.get(name) ?? '' })
}
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({ timestamp: now })

/** What the server keeps of the password of the login under row security. */
async function walledPassword(): Promise<string> {
  const { pool, access } = before.context
  const role = new URL(access.walledUrl).username
  const { rows } = await pool.query<{ kept: string }>('select rolpassword as kept from pg_authid where rolname = $1', [
    role,
  ])
  return rows[0]?.kept ?? ''
}

const tokenOn = (html: string): string => /name="csrfToken" value="([^"]*)"/.exec(html)?.[1] ?? ''

let before: TestApp
beforeAll(async () => {
  database = await freshDatabase()
  before = await process(old)
  await before.addUser('anna@secret.test', 'customer')
  await before.addUser('staff@secret.test', 'staff')
})
afterAll(async () => {
  for (const app of started) await app.close()
  await database.drop()
})

test('while the secret is replaced process by process nobody is signed out and nothing is unreadable', async () => {
  const { jar } = await signInWithJar(before, 'anna@secret.test')
  const staff = (await signInWithJar(before, 'staff@secret.test')).jar
  const begun = await staff.fetch(secondFactorBegin.path, { method: 'POST', headers: ownPage, body: '{}' })
  const { secret: factor } = (await begun.json()) as { secret: string }
  const body = JSON.stringify({ code: codeOf(factor) })
  expect((await staff.fetch(secondFactorConfirm.path, { method: 'PUT', headers: ownPage, body })).status).toBe(200)

  const first = await process(old, fresh)
  const second = await process(fresh, old)
  // Each of the two reads what the other made: cookies, tokens, and the forms that were opened at the other.
  for (const [here, there] of [
    [first, second],
    [second, first],
  ] as const) {
    expect((await at(here, jar).fetch('/api/user')).status).toBe(200)
    const { jar: own } = await signInWithJar(here, 'anna@secret.test')
    const token = (await sessionOf(own))?.accessToken ?? ''
    expect((await at(there, own).fetch('/api/user')).status).toBe(200)
    const withToken = await fetch(`${there.url}/api/user`, { headers: { authorization: `Bearer ${token}` } })
    expect(withToken.status).toBe(200)
    // A page has the token that the library would give, whichever of the two was asked first, and at either process.
    const visitor = createJar(here)
    const shown = tokenOn(await (await visitor.fetch('/portal/login')).text())
    expect(shown).toMatch(/^[0-9a-f]{64}$/)
    const cookie = { 'markwright.csrf': visitor.get('markwright.csrf') ?? '' }
    expect(await (await createJar(there, cookie).fetch('/api/auth/csrf')).json()).toEqual({ csrfToken: shown })
    const again = createJar(there, cookie)
    expect(tokenOn(await (await again.fetch('/portal/login')).text())).toBe(shown)
    expect(again.get('markwright.csrf')).toBe(cookie['markwright.csrf'])
    const spoiled = createJar(here, { 'markwright.csrf': `${shown}|${'0'.repeat(64)}` })
    expect(tokenOn(await (await spoiled.fetch('/portal/login')).text())).not.toBe(shown)
    const form = createJar(here)
    const { csrfToken } = (await (await form.fetch('/api/auth/csrf')).json()) as { csrfToken: string }
    const signedIn = await createJar(there, { 'markwright.csrf': form.get('markwright.csrf') ?? '' }).fetch(
      '/api/auth/callback/credentials',
      {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ csrfToken, email: 'anna@secret.test', password: testPassword }),
      },
    )
    expect(signedIn.headers.getSetCookie().join()).toContain('markwright.session=')
  }

  // The second factor is read with the old secret, and from then on with the new one alone.
  now += 60_000
  const { jar: again } = await signInWithJar(second, 'staff@secret.test', { totp: codeOf(factor) })
  expect((await again.fetch('/api/user')).status).toBe(200)
  const after = await process(fresh)
  now += 60_000
  const { jar: last } = await signInWithJar(after, 'staff@secret.test', { totp: codeOf(factor) })
  expect((await last.fetch('/api/user')).status).toBe(200)

  // A cookie that was exchanged meanwhile is of the new secret; one that was not has to sign in again.
  const kept = at(second, jar)
  now += 9 * 60_000
  expect((await kept.fetch('/api/user')).status).toBe(200)
  expect((await at(after, kept).fetch('/api/user')).status).toBe(200)
  expect((await at(after, jar).fetch('/api/user')).status).toBe(401)
  expect((await postAuth(kept, 'signout')).status).toBe(302)
})

test('two processes that exchange the same refresh token give the same successor, whichever secret is current', async () => {
  const { pool } = before.context
  const { jar } = await signInWithJar(before, 'anna@secret.test')
  const id = (await pool.query<{ id: string }>('select id from session order by created_at desc limit 1')).rows[0]?.id
  await pool.query(
    `update session set refresh_hash = translate(rtrim(encode(sha256('known'), 'base64'), '='), '+/', '-_') where id = $1`,
    [id],
  )
  const made = await rotateSession(pool, id ?? '', 'known', [old, fresh], new Date(now))
  expect(made).not.toBeNull()
  expect(await rotateSession(pool, id ?? '', 'known', [fresh, old], new Date(now))).toBe(made)
  expect((await at(before, jar).fetch('/api/user')).status).toBe(200)
})

test('links of documents and letters that were made with either secret work', async () => {
  const { pool } = before.context
  const session = '0199e0a0-0000-7000-8000-000000000001'
  const link = signDocumentLink(old, 7, now + 1000, session)
  expect(readDocumentLink([fresh, old], link, now)).toEqual({ documentId: 7, sessionId: session })
  expect(readDocumentLink([fresh], link, now)).toBeNull()

  const clock = () => new Date(now)
  const user = (await pool.query<{ id: string }>(`select id from "user" where email = 'anna@secret.test'`)).rows[0]
  const token = async (secrets: readonly [string, ...string[]], id: string) =>
    await tokenToSend({ pool, secrets, clock }, id, 'reset-password', 'anna@secret.test')
  const id = await inTransaction(
    pool,
    async (tx) => await mailToken(tx, user?.id ?? '', 'reset-password', { secrets: [old], clock }),
  )
  const sent = await token([old, fresh], id)
  // A letter that is sent once more, by a process with the other current secret, has the link that it had.
  expect(await token([fresh, old], id)).toBe(sent)
  const used = await inTransaction(pool, async (tx) => await useToken(tx, sent ?? '', 'reset-password', new Date(now)))
  expect(used).toBe(user?.id)
})

test('a process with a secret that is not of the installation does not start, and changes nothing for the others', async () => {
  const password = await walledPassword()
  await expect(process('another secret, of a process set up badly')).rejects.toThrow('AUTH_SECRET is not the one of')
  await expect(process(old)).rejects.toThrow('AUTH_SECRET_PREVIOUS')
  expect((await fetch(`${before.url}/readyz`)).status).toBe(200)
  expect(await walledPassword()).toBe(password)
  expect(new Set(started.map(({ context }) => context.access.walledUrl)).size).toBe(1)
})

test('where nobody has the old secret any more, a new one is taken', async () => {
  await process('a secret made after the old one was lost', 'lost')
  expect((await process('a secret made after the old one was lost')).context.config.secrets).toHaveLength(1)
})
