import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { userRead } from '#contract/user.ts'
import { sessionEndAll, sessionList } from '#contract/session.ts'
import { userDeactivate, userRole } from '#contract/staff.ts'
import { createClient } from '#contract/client.ts'
import { refreshGraceMs, sessionLimits } from '#domain/account/session-limits.ts'
import { hashPassword, rotateSession } from '#features/account/index.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { createJar, ownPage, postAuth, sessionOf, signInWithJar, type Jar } from '#tests/sign-in.ts'

const minute = 60_000
let now = Date.now()
let app: TestApp
const owner = 'owner@sessions.test'
let ownerId = ''
let documentPage = ''

beforeAll(async () => {
  app = await startApp({}, { clock: () => new Date(now) })
  ownerId = await app.addUser(owner, 'customer')
  await app.addUser('chief@sessions.test', 'admin')
  await app.addUser('clerk@sessions.test', 'staff')
  const { pool } = app.context
  const { rows } = await pool.query<{ id: string; hub: string }>(
    `insert into trademark (id, name, type, jurisdiction, user_id, status, status_group)
     values (gen_random_uuid(), 'SESSIONS', 'WORD', 'SK', $1, 'Ready for filing', 'Filing') returning id, document_hub_id as hub`,
    [ownerId],
  )
  const { rows: documents } = await pool.query<{ id: number }>(
    `insert into document (path, name, media_type, size, type, document_hub_id, user_id, visible_to_client)
     values ('sessions/x.pdf', 'x.pdf', 'application/pdf', 1, 'other', $1, $2, true) returning id`,
    [rows[0]?.hub, ownerId],
  )
  await app.context.facilities.files.put('sessions/x.pdf', new Uint8Array([1]), 'application/pdf')
  documentPage = `/api/document-hub/${rows[0]?.hub}/document/${documents[0]?.id}/url`
})
afterAll(async () => await app.close())
beforeEach(async () => {
  await app.context.pool.query(
    `update "user" set password_hash = $1, state = 'active', role = 'customer' where id = $2`,
    [await hashPassword(testPassword), ownerId],
  )
})

/** What each path answers to a cookie: the calls, the data API, the pages, the files. */
async function paths(jar: Jar): Promise<Record<string, number | null>> {
  const page = await jar.copy().fetch('/portal')
  return {
    call: (await jar.copy().fetch('/api/user')).status,
    data: (
      await jar.copy().fetch('/v1/graphql', { method: 'POST', headers: ownPage, body: '{"query":"{ user { id } }"}' })
    ).status,
    page: page.status === 302 && (page.headers.get('location') ?? '').includes('/portal/login') ? 401 : page.status,
    file: (await jar.copy().fetch(documentPage)).status,
  }
}

const open = { call: 200, data: 200, page: 200, file: 200 }

async function expectClosed(jar: Jar): Promise<void> {
  const { data, ...rest } = await paths(jar)
  expect(rest).toEqual({ call: 401, page: 401, file: 401 })
  // Without a session the data API has no such table for the caller.
  expect(data).not.toBeNull()
  const answer = await jar
    .copy()
    .fetch('/v1/graphql', { method: 'POST', headers: ownPage, body: '{"query":"{ user { id } }"}' })
  expect(await answer.text()).toContain('errors')
}

describe('a session ends on every path within a second', () => {
  const endings: [string, (jar: Jar) => Promise<unknown>][] = [
    ['the person signs out', async (jar) => await postAuth(jar.copy(), 'signout')],
    [
      'the password is changed elsewhere',
      async () => {
        const { jar } = await signInWithJar(app, owner)
        const answer = await jar.fetch('/api/user/password', {
          method: 'PUT',
          headers: ownPage,
          body: JSON.stringify({ currentPassword: testPassword, newPassword: 'another quiet lamp in may' }),
        })
        expect(answer.status).toBe(200)
        expect((await jar.fetch('/api/user')).status).toBe(200)
      },
    ],
    [
      'an administrator deactivates the account',
      async () => {
        const { client } = await app.signIn('chief@sessions.test')
        await client(userDeactivate, { params: { id: ownerId }, body: {} })
      },
    ],
    [
      'the role is changed',
      async () => {
        const { client } = await app.signIn('chief@sessions.test')
        await client(userRole, { params: { id: ownerId }, body: { role: 'staff' } })
      },
    ],
    [
      'the role is changed behind the calls',
      async () => await app.context.pool.query(`update "user" set role = 'staff' where id = $1`, [ownerId]),
    ],
    [
      'the person signs out everywhere',
      async () => {
        const { client } = await app.signIn(owner)
        expect((await client(sessionEndAll, { body: { butThis: true } })).ended).toBeGreaterThan(0)
      },
    ],
  ]
  test.each(endings)('when %s', async (_name, end) => {
    const { jar } = await signInWithJar(app, owner)
    const token = (await sessionOf(jar))?.accessToken ?? ''
    expect(await paths(jar)).toEqual(open)
    const { url } = (await (await jar.fetch(documentPage)).json()) as { url: string }
    expect((await fetch(url)).status).toBe(200)
    await end(jar)
    expect((await fetch(url)).status).toBe(404)
    await expectClosed(jar)
    await expect(createClient({ baseUrl: app.url, token: () => token })(userRead)).rejects.toMatchObject({
      status: 401,
    })
    expect(await sessionOf(jar.copy())).toMatchObject({ error: 'ErrorRefreshingToken' })
    expect((await sessionOf(jar.copy()))?.user).toBeUndefined()
  })
})

describe('limits of time', () => {
  test('a session at rest ends, one that is used goes on', async () => {
    const { jar } = await signInWithJar(app, owner)
    const rest = sessionLimits.customer.idle * minute
    now += rest - minute
    expect((await jar.fetch('/api/user')).status).toBe(200)
    now += rest - minute
    expect((await jar.fetch('/api/user')).status).toBe(200)
    now += rest + minute
    expect((await jar.fetch('/api/user')).status).toBe(401)
  })

  test('a page that only asks for the session again does not keep it alive', async () => {
    const { jar } = await signInWithJar(app, 'clerk@sessions.test')
    for (let at = 0; at < sessionLimits.staff.idle; at += 5) {
      now += 5 * minute
      await sessionOf(jar)
    }
    now += minute
    expect((await sessionOf(jar))?.error).toBe('ErrorRefreshingToken')
  })

  test('no session outlives its absolute limit, however much it is used', async () => {
    const { jar } = await signInWithJar(app, 'clerk@sessions.test')
    const until = now + sessionLimits.staff.absolute * minute
    while (now + 30 * minute < until) {
      now += 30 * minute
      expect((await jar.fetch('/api/user')).status).toBe(200)
    }
    now = until + 1
    expect((await jar.fetch('/api/user')).status).toBe(401)
  })
})

describe('refresh tokens', () => {
  const row = async () => {
    const { rows } = await app.context.pool.query<{ id: string; ended_at: string | null; end_reason: string | null }>(
      'select id, ended_at, end_reason from session where user_id = $1 order by created_at desc, id desc limit 1',
      [ownerId],
    )
    return rows[0]
  }

  test('turn with use; a copied cookie that comes later ends the session of thief and owner', async () => {
    const { jar } = await signInWithJar(app, owner)
    const thief = jar.copy()
    const first = jar.get('markwright.session')
    now += 9 * minute
    await jar.fetch('/portal')
    expect(jar.get('markwright.session')).not.toBe(first)
    now += 9 * minute
    await jar.fetch('/api/user')
    expect((await jar.fetch('/api/user')).status).toBe(200)
    expect((await thief.fetch('/portal')).status).toBe(302)
    expect((await jar.fetch('/api/user')).status).toBe(401)
    expect(await row()).toMatchObject({ end_reason: 'token-reused' })
    expect((await sessionOf(jar))?.error).toBe('ErrorRefreshingToken')
  })

  test('the copy that is used first is found out when the owner comes back', async () => {
    const { jar } = await signInWithJar(app, owner)
    const thief = jar.copy()
    now += 9 * minute
    expect((await thief.fetch('/api/user')).status).toBe(200)
    now += minute
    expect((await jar.fetch('/api/user')).status).toBe(401)
    expect((await thief.fetch('/api/user')).status).toBe(401)
  })

  test('two tabs that refresh at once both live on, with one successor', async () => {
    const { jar } = await signInWithJar(app, owner)
    const other = jar.copy()
    now += 9 * minute
    await Promise.all([jar.fetch('/portal'), other.fetch('/portal/orders')])
    now += 9 * minute
    // The browser keeps the cookie of whichever answer came last: either works.
    await Promise.all([jar.fetch('/portal'), other.fetch('/portal')])
    for (const tab of [jar, other]) expect((await tab.fetch('/api/user')).status).toBe(200)
  })

  test('of 200 refreshes at once there is one successor, and it works', async () => {
    const { pool, config } = app.context
    const { client } = await app.signIn(owner)
    await client(userRead)
    const { jar } = await signInWithJar(app, owner)
    expect((await jar.fetch('/api/user')).status).toBe(200)
    const known = 'a refresh token of the test'
    const { rows } = await pool.query<{ id: string }>(
      `update session set refresh_hash = encode(sha256(convert_to($1, 'UTF8')), 'base64') where id = $2 returning id`,
      [known, (await row())?.id],
    )
    const id = rows[0]?.id ?? ''
    // base64url without padding, as the product writes it.
    await pool.query(
      `update session set refresh_hash = translate(rtrim(refresh_hash, '='), '+/', '-_') where id = $1`,
      [id],
    )
    const rotate = async (token: string, at = 0) =>
      await rotateSession(pool, id, token, config.secrets, new Date(now + at))
    const answers = await Promise.all(Array.from({ length: 200 }, async () => await rotate(known)))
    const successors = new Set(answers)
    expect(successors.size).toBe(1)
    const [second] = [...successors]
    expect(second).not.toBeNull()
    const third = await rotate(second ?? '', 1000)
    expect(third).not.toBeNull()
    // The one before the last still works for ten seconds and gives the same; the one before that ends everything.
    expect(await rotate(second ?? '', 1000 + refreshGraceMs - 1)).toBe(third)
    expect(await rotate(known, 1000)).toBeNull()
    expect(await rotate(third ?? '', 2000)).toBeNull()
    expect(await row()).toMatchObject({ end_reason: 'token-reused' })
  })

  test('the token before the last no longer works after its ten seconds', async () => {
    const { jar } = await signInWithJar(app, owner)
    const late = jar.copy()
    now += 9 * minute
    await jar.fetch('/api/user')
    now += refreshGraceMs + 1
    expect((await late.fetch('/api/user')).status).toBe(401)
    expect((await jar.fetch('/api/user')).status).toBe(401)
  })
})

describe('fixation', () => {
  test('a session that was planted before the sign-in is not the one after it, and is over', async () => {
    await app.addUser('attacker@sessions.test', 'customer')
    const { jar: planted } = await signInWithJar(app, 'attacker@sessions.test')
    const victim = planted.copy()
    await signInWithJar(app, owner, { jar: victim })
    expect((await sessionOf(victim))?.user?.email).toBe(owner)
    expect((await planted.fetch('/api/user')).status).toBe(401)
    expect(victim.get('markwright.session')).not.toBe(planted.get('markwright.session'))
  })

  test('a cookie or token that nobody issued is no session', async () => {
    for (const value of ['x', 'eyJhbGciOiJkaXIifQ..a.b.c', encodeURIComponent('{"sid":"1"}')]) {
      const jar = createJar(app, { 'markwright.session': value })
      expect((await jar.fetch('/api/user')).status).toBe(401)
      expect(await sessionOf(jar)).toBeNull()
    }
  })
})

test('the cookie belongs to this host alone: prefix, no domain, no script, not sent from elsewhere', async () => {
  const shop = await startApp({ BASE_URL: 'https://shop.sessions.test', TRUSTED_PROXIES: '1' })
  try {
    await shop.addUser(owner, 'customer')
    const jar = createJar(shop)
    const lines: string[] = []
    const csrf = await jar.fetch('/api/auth/csrf')
    lines.push(...csrf.headers.getSetCookie())
    const { csrfToken } = (await csrf.json()) as { csrfToken: string }
    const answer = await jar.fetch('/api/auth/callback/credentials', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email: owner, password: testPassword, csrfToken }),
    })
    lines.push(...answer.headers.getSetCookie())
    expect(lines.some((line) => line.startsWith('__Host-markwright.session='))).toBe(true)
    for (const line of lines) {
      expect(line).toMatch(/^__Host-markwright\./)
      expect(line).toMatch(/; Path=\/(;|$)/)
      expect(line).toMatch(/; Secure/)
      expect(line).toMatch(/; HttpOnly/)
      expect(line).toMatch(/; SameSite=Lax/)
      expect(line).not.toMatch(/domain=/i)
    }
  } finally {
    await shop.close()
  }
})

test('the list names my sessions and no other, and one of them can be ended', async () => {
  const { client } = await app.signIn(owner)
  const { jar } = await signInWithJar(app, owner)
  await signInWithJar(app, 'clerk@sessions.test')
  const { sessions } = await client(sessionList)
  expect(sessions.filter((one) => one.here).length).toBe(1)
  expect(sessions.length).toBeGreaterThanOrEqual(2)
  const stranger = await app.signIn('clerk@sessions.test')
  const foreign = (await stranger.client(sessionList)).sessions[0]?.id
  const end = async (id: string | undefined) =>
    (await jar.fetch(`/api/user/sessions/${id}`, { method: 'DELETE', headers: ownPage })).status
  expect(await end(foreign)).toBe(404)
  expect(await end(sessions.find((one) => one.here)?.id)).toBe(200)
  await expect(client(userRead)).rejects.toMatchObject({ status: 401 })
})
