import { SignJWT } from 'jose'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { userRead, userSignup } from '#contract/user.ts'
import { accessTokenSeconds } from '#app/http/caller.ts'
import { createLog } from '#platform/log/log.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { createJar, ownPage, sessionOf, signInWithJar, type Jar } from '#tests/sign-in.ts'

/* Small claims of docs/security/asvs.md that no other test has for its subject. */
const email = 'owner@standard.test'
let now = Date.now()
let app: TestApp
let id: string
beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: 'silent' }, { clock: () => new Date(now) })
  id = await app.addUser(email, 'customer')
})
afterAll(async () => await app.close())

/** What a connection answers to words as they are, first line alone; empty when it is closed without an answer. */
async function said(words: string): Promise<string> {
  return await new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1', () => socket.write(words))
    let all = ''
    socket.on('data', (part) => {
      all += part.toString()
      if (all.includes('\r\n')) socket.destroy()
    })
    socket.on('close', () => resolve(all.split('\r\n', 1)[0] ?? ''))
    socket.on('error', reject)
  })
}

describe('requests', () => {
  test.each([
    ['both lengths', 'Transfer-Encoding: chunked\r\nContent-Length: 5'],
    ['two lengths', 'Content-Length: 5\r\nContent-Length: 6'],
    ['a length that is none', 'Content-Length: +5'],
    ['a coding that is none', 'Transfer-Encoding: chunked, identity'],
    ['a blank before the colon', 'Content-Length : 5'],
    ['a line that goes on', 'X-One: a\r\n b: c\r\nContent-Length : 0'],
  ])('refuses a request with %s', async (_what, heads) => {
    const words = `POST /api/user/signup HTTP/1.1\r\nHost: x\r\n${heads}\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n`
    expect(await said(words)).toMatch(/^HTTP\/1\.1 400/)
  })

  test('knows no method that shows a request back', async () => {
    expect(await said('TRACE / HTTP/1.1\r\nHost: x\r\n\r\n')).toMatch(/^HTTP\/1\.1 405/)
  })

  test.each([
    '/.git/HEAD',
    '/.git/config',
    '/.env',
    '/package.json',
    '/src/app/main.ts',
    '/data/secrets/auth-secret',
    '/node_modules/hono/package.json',
    '/assets/',
    '/admin/assets/',
    '/locales/',
    '/files/',
    '/dev/outbox',
  ])('serves neither a source, a folder nor a page of the demo at %s', async (path) => {
    const answer = await fetch(app.url + path, { redirect: 'manual' })
    // Without a build the pages answer 503; what they would be is none of these either.
    expect([404, 503]).toContain(answer.status)
    expect(await answer.text()).not.toMatch(/Index of|ref: refs|"dependencies"|import \{/)
  })

  test('opens nothing to another site, also when it asks first', async () => {
    for (const method of ['GET', 'OPTIONS', 'POST'])
      for (const path of ['/', '/api/user', '/v1/graphql', '/api/auth/session', '/healthz', '/files/x']) {
        const { headers } = await fetch(app.url + path, {
          method,
          headers: { origin: 'https://evil.test', 'access-control-request-method': 'POST' },
        })
        expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
      }
  })

  test('says what each answer is made of, and that no cache keeps what is somebody’s', async () => {
    const { token } = await app.signIn(email)
    const authorization = `Bearer ${token}`
    const query = { method: 'POST', headers: { authorization, 'content-type': 'application/json' } }
    for (const [path, init, type] of [
      ['/api/user', { headers: { authorization } }, /^application\/json/],
      ['/api/user', {}, /^application\/json/],
      ['/v1/graphql', { ...query, body: '{"query":"{ user { id } }"}' }, /^application\/json; charset=utf-8/],
      ['/api/auth/session', {}, /^application\/json/],
    ] as const) {
      const { headers } = await fetch(app.url + path, init)
      expect(headers.get('content-type')).toMatch(type)
      expect({ path, kept: headers.get('cache-control') }).toEqual({
        path,
        kept: expect.stringMatching(/no-store|no-cache/) as string,
      })
    }
  })

  test('takes the address of the connection, and not one that a visitor writes', async () => {
    const strict = await startApp({ LOG_LEVEL: 'silent', LIMIT_FACTOR: '1' })
    try {
      const statuses: number[] = []
      for (let n = 0; n < 22; n++) {
        const answer = await fetch(`${strict.url}/api/user/initiate`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-peer-address': `203.0.113.${n}`,
            'x-forwarded-for': `203.0.113.${n}`,
            'x-real-ip': `203.0.113.${n}`,
            forwarded: `for=203.0.113.${n}`,
          },
          body: JSON.stringify({ email: `n${n}@standard.test`, language: 'en' }),
        })
        statuses.push(answer.status)
      }
      expect(statuses.slice(20)).toEqual([429, 429])
    } finally {
      await strict.close()
    }
  })
})

describe('a token', () => {
  const status = async (token: string) =>
    (await fetch(`${app.url}/api/user`, { headers: { authorization: `Bearer ${token}` } })).status
  const made = async (more: { alg?: string; audience?: string; kind?: string; seconds?: number } = {}) => {
    const { rows } = await app.context.pool.query<{ id: string }>(
      'select id from session where user_id = $1 and ended_at is null order by created_at desc limit 1',
      [id],
    )
    const key = new TextEncoder().encode(`${app.context.config.secrets[0]}:${more.kind ?? 'bearer'}`)
    return await new SignJWT({ sid: rows[0]?.id ?? '' })
      .setProtectedHeader({ alg: more.alg ?? 'HS256' })
      .setExpirationTime(Math.floor(now / 1000) + (more.seconds ?? 60))
      .setAudience(more.audience ?? 'markwright')
      .sign(key)
  }

  test('is taken in one form alone: algorithm, audience, key and time', async () => {
    await app.signIn(email)
    // The control: one made by the rules works.
    expect(await status(await made())).toBe(200)
    for (const more of [
      { alg: 'HS384' },
      { alg: 'HS512' },
      { audience: 'device' },
      { audience: 'somebody else' },
      { kind: 'device' },
      { seconds: -1 },
    ])
      expect({ more, status: await status(await made(more)) }).toEqual({ more, status: 401 })
  })

  test('is over when its time is, although its session goes on', async () => {
    const { client, token } = await app.signIn(email)
    expect(await status(token)).toBe(200)
    now += (accessTokenSeconds + 1) * 1000
    await expect(client(userRead)).rejects.toMatchObject({ status: 401 })
    const { rowCount } = await app.context.pool.query('select 1 from session where user_id = $1 and ended_at is null', [
      id,
    ])
    expect(rowCount).toBeGreaterThan(0)
  })

  test('of one kind is none of another: cookie, bearer, device', async () => {
    const { jar } = await signInWithJar(app, email)
    const cookie = jar.get('markwright.session') ?? ''
    const device = jar.get('markwright.device') ?? ''
    const bearer = (await sessionOf(jar))?.accessToken ?? ''
    expect([cookie, device, bearer].every((one) => one.length > 50)).toBe(true)
    for (const other of [cookie, device]) expect(await status(other)).toBe(401)
    const inside = async (one: Jar) => (await one.fetch('/api/user')).status
    expect(await inside(jar)).toBe(200)
    for (const other of [bearer, device])
      expect(await inside(createJar(app, { 'markwright.session': other }))).toBe(401)
    // One bit of what is encrypted changed anywhere.
    for (const at of [5, Math.floor(cookie.length / 2), cookie.length - 2]) {
      const changed = cookie.slice(0, at) + (cookie[at] === 'A' ? 'B' : 'A') + cookie.slice(at + 1)
      expect(await inside(createJar(app, { 'markwright.session': changed }))).toBe(401)
    }
  })
})

test('there are the ways to sign in that are written down, and no other', async () => {
  const ways = (await (await fetch(`${app.url}/api/auth/providers`)).json()) as object
  expect(Object.keys(ways)).toEqual(['credentials', 'support', 'support-end'])
  for (const path of ['signin/email', 'callback/email', 'callback/google', 'signin/github', 'callback/webauthn']) {
    const jar = createJar(app)
    await jar.fetch(`/api/auth/${path}`)
    expect(await sessionOf(jar)).toBeNull()
  }
})

describe('what is kept of an answer', () => {
  test('of a failure of ours a line with its cause and the id that the reader was told', async () => {
    const { pool, log } = app.context
    const lines: string[] = []
    const writer = createLog('error', { write: (line) => lines.push(line) })
    const error = vi
      .spyOn(log, 'error')
      .mockImplementation((said: unknown, ...rest: unknown[]) => writer.error(said, String(rest[0])))
    await pool.query(`create function no_audit() returns trigger language plpgsql as $$ begin raise 'full'; end $$`)
    await pool.query('create trigger no_audit before insert on audit_log for each row execute function no_audit()')
    try {
      const answer = await fetch(`${app.url}/api/user/signup`, {
        method: 'POST',
        headers: ownPage,
        body: JSON.stringify({ email: 'unheard@standard.test', firstName: 'A', lastName: 'B', language: 'en' }),
      })
      const { error: told } = (await answer.json()) as { error: { code: string; requestId: string } }
      expect([answer.status, told.code]).toEqual([500, 'unexpected'])
      expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
        expect.objectContaining({
          level: 50,
          requestId: told.requestId,
          err: expect.objectContaining({ stack: expect.any(String) as string }) as object,
        }),
      ])
      expect(answer.headers.get('x-request-id')).toBe(told.requestId)
    } finally {
      await pool.query('drop trigger no_audit on audit_log')
      error.mockRestore()
    }
  })

  test('of a write an entry with its time and the request’s id, and one when a session opens', async () => {
    const { pool } = app.context
    const before = Date.now()
    await app.anonymous(userSignup, {
      body: { email: 'heard@standard.test', firstName: 'A', lastName: 'B', language: 'en' },
    })
    await app.signIn(email, testPassword)
    const { rows } = await pool.query<{ action: string; at: Date; request_id: string | null; actor_id: string | null }>(
      `select action, at, request_id, actor_id from audit_log where action in ('user.signup', 'session.opened') order by id desc limit 2`,
    )
    expect(rows.map(({ action }) => action)).toEqual(['session.opened', 'user.signup'])
    expect(rows[0]?.actor_id).toBe(id)
    expect(rows[1]?.request_id).toMatch(/^[0-9a-f-]{36}$/)
    expect(rows.every(({ at }) => Math.abs(at.getTime() - before) < 60_000)).toBe(true)
  })
})
