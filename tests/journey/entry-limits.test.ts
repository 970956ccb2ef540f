import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { AppError } from '#kernel/errors.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { rawRequest } from '#tests/raw-request.ts'
import { createJar, ownPage, postAuth, sessionOf, signInWithJar, type Jar } from '#tests/sign-in.ts'
import { spellingsOf } from '#tests/spellings.ts'

/* Limits hold whatever the path, the body and the address look like, and shut out nobody who is right. */
let now = Date.parse('2026-11-22T10:00:00Z')
let app: TestApp
const tokens = new Map<string, string>()

beforeAll(async () => {
  app = await startApp({ LIMIT_FACTOR: '1', TRUSTED_PROXIES: '1' }, { clock: () => new Date(now) })
  for (const role of ['customer', 'staff', 'admin'] as const) {
    await app.addUser(`${role}@entry.test`, role)
    tokens.set(role, (await app.signIn(`${role}@entry.test`)).token)
  }
})
afterAll(async () => await app?.close())

async function raw(method: string, path: string, headers: Record<string, string>, body = ''): Promise<number> {
  const { status, cookies } = await rawRequest(app.url, { method, path, headers, body })
  const opened = cookies.some((line) => line.startsWith('markwright.session=ey'))
  if (opened) throw new Error(`${method} ${path} opened a session`)
  return status
}

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
/** Nothing was run: no such address, another spelling of it, a call for others, another method, type or body. */
const nothingRun = [308, 400, 401, 404, 405, 415]

test.each(calls.filter(({ limit }) => limit !== 'none').map((call) => [call.name, call] as const))(
  'no spelling of the path of %s passes its limit',
  async (_name, call) => {
    const { countCall } = app.context
    app.context.countCall = (counted) =>
      Promise.reject(new AppError(counted.name === call.name ? 'too-many-requests' : 'unexpected', { retryAfter: 7 }))
    const role = call.who.find((one) => tokens.has(one)) ?? 'anonymous'
    const bearer: Record<string, string> =
      call.who.includes('anonymous') || !tokens.has(role) ? {} : { authorization: `Bearer ${tokens.get(role)}` }
    const path = call.path.replaceAll(/\{\w+\}/g, '019aa000-0000-7000-8000-00000000dead')
    try {
      const passed: string[] = []
      for (const spelling of spellingsOf(path)) {
        const status = await raw(call.method, spelling, { ...json, ...bearer }, call.method === 'GET' ? '' : '{}')
        if (![429, ...nothingRun].includes(status)) passed.push(`${spelling} ${status}`)
      }
      expect(passed).toEqual([])
    } finally {
      app.context.countCall = countCall
    }
  },
)

test('what a stranger may call, and what asks for a secret, has a limit', () => {
  const asksForSecret = (fields: object) =>
    ['password', 'currentPassword', 'code', 'token'].some((name) => name in fields)
  const open = calls.filter(
    ({ who, body }) =>
      who.includes('anonymous') || who.includes('link') || ('shape' in body && asksForSecret(body.shape as object)),
  )
  expect(open.filter(({ limit }) => limit === 'none').map(({ name }) => name)).toEqual([])
  expect(open.length).toBeGreaterThan(25)
})

describe('a sign-in', () => {
  let jar: Jar
  let csrfToken = ''
  const email = 'customer@entry.test'
  beforeAll(async () => {
    jar = createJar(app)
    csrfToken = ((await (await jar.fetch('/api/auth/csrf')).json()) as { csrfToken: string }).csrfToken
  })

  const right = () => ({ csrfToken, email, password: testPassword })
  const credentials = '/api/auth/callback/credentials'
  const bodies: [kind: string, headers: Record<string, string>, body: () => string][] = [
    ['a form', form, () => new URLSearchParams(right()).toString()],
    [
      'a form in another alphabet',
      { 'content-type': 'Application/X-WWW-Form-Urlencoded; charset=utf-8' },
      () => new URLSearchParams(right()).toString(),
    ],
    ['JSON', json, () => JSON.stringify(right())],
    ['a form without its type', {}, () => new URLSearchParams(right()).toString()],
    ['a text', { 'content-type': 'text/plain' }, () => new URLSearchParams(right()).toString()],
    ['two addresses', form, () => `email=other%40entry.test&${new URLSearchParams(right()).toString()}`],
    ['two passwords', form, () => `${new URLSearchParams(right()).toString()}&password=another`],
    [
      'parts',
      { 'content-type': 'multipart/form-data; boundary=b' },
      () =>
        Object.entries(right())
          .map(([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
          .join('') + '--b--\r\n',
    ],
  ]

  /** Where a body was counted for the account, and the spellings of the path at which it was looked at without. */
  const countedAt = async (headers: Record<string, string>, body: () => string) => {
    const { facilities } = app.context
    const { tries } = facilities
    const counted = new Set<string>()
    const passed: string[] = []
    for (const spelling of spellingsOf(credentials)) {
      facilities.tries = {
        ...tries,
        signIn: (who) => {
          if (who.email === email) counted.add(spelling)
          return Promise.resolve(7)
        },
      }
      const status = await raw('POST', spelling, { ...headers, cookie: jar.header() }, body())
      const expected = counted.has(spelling) ? [429] : [302, ...nothingRun]
      if (!expected.includes(status)) passed.push(`${spelling} ${status}`)
    }
    facilities.tries = tries
    return { counted: [...counted], passed }
  }

  test.each(bodies)('is counted by account at its one address, or not looked at: %s', async (kind, headers, body) => {
    const taken = ['a form', 'a form in another alphabet'].includes(kind)
    expect(await countedAt(headers, body)).toEqual({ counted: taken ? [credentials] : [], passed: [] })
  })
})

describe('wrong tries', () => {
  const attempt = async (email: string, address: string, password = 'a wrong guess here', jar = createJar(app)) => {
    const { csrfToken } = (await (await jar.fetch('/api/auth/csrf')).json()) as { csrfToken: string }
    const answer = await jar.fetch('/api/auth/callback/credentials', {
      method: 'POST',
      headers: { ...form, 'x-forwarded-for': address },
      body: new URLSearchParams({ csrfToken, email, password }),
    })
    return {
      status: answer.status,
      wait: Number(answer.headers.get('retry-after')),
      inside: (await sessionOf(jar))?.user !== undefined,
    }
  }

  test('of one network come slower and slower, and the wait ends by itself', async () => {
    await app.addUser('slow@entry.test', 'customer')
    const from = '203.0.113.1'
    for (let n = 0; n < 5; n += 1) expect((await attempt('slow@entry.test', from)).status).toBe(302)
    const waits: number[] = []
    for (let n = 0; n < 4; n += 1) {
      const { status, wait } = await attempt('slow@entry.test', from)
      expect(status).toBe(429)
      waits.push(wait)
      now += wait * 1000
      expect((await attempt('slow@entry.test', from)).status).toBe(302)
    }
    expect(waits).toEqual([1, 2, 4, 8])
    // The right password from there has to wait as well, and then it is enough.
    const { wait } = await attempt('slow@entry.test', from, testPassword)
    now += wait * 1000
    expect((await attempt('slow@entry.test', from, testPassword)).inside).toBe(true)
  })

  test('of strangers keep nobody out: elsewhere, on a known device, or in an open session', async () => {
    const id = await app.addUser('wanted@entry.test', 'customer')
    const { jar: device } = await signInWithJar(app, 'wanted@entry.test')
    const open = (await signInWithJar(app, 'wanted@entry.test')).jar
    await postAuth(device, 'signout')
    // Ten of one network: the owner comes from another, and is in.
    for (let n = 0; n < 10; n += 1) await attempt('wanted@entry.test', '198.51.100.7')
    expect((await attempt('wanted@entry.test', '192.0.2.55', testPassword)).inside).toBe(true)
    // Sixty of sixty networks: now somebody on a new device waits, and a known one does not.
    const many = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => await attempt('wanted@entry.test', `198.18.${n}.1`)),
    )
    expect(many.filter(({ status }) => status !== 429)).toHaveLength(40)
    expect((await attempt('wanted@entry.test', '192.0.2.56', testPassword)).status).toBe(429)
    expect((await attempt('wanted@entry.test', '192.0.2.57', testPassword, device)).inside).toBe(true)
    const change = await open.fetch('/api/user/password', {
      method: 'PUT',
      headers: ownPage,
      body: JSON.stringify({ currentPassword: testPassword, newPassword: 'seven brass kettles in a row' }),
    })
    expect([change.status, id]).toEqual([200, id])
  })

  test('on a known device are counted for that device, and its cookie is no use for another account', async () => {
    await app.addUser('mine@entry.test', 'customer')
    await app.addUser('other@entry.test', 'customer')
    const { jar } = await signInWithJar(app, 'mine@entry.test')
    const [name = '', ...value] =
      jar
        .header()
        .split('; ')
        .find((pair) => pair.startsWith('markwright.device='))
        ?.split('=') ?? []
    const cookie = () => createJar(app, { [name]: value.join('=') })
    const codes = async (email: string) => {
      const seen: number[] = []
      for (let n = 0; n < 11; n += 1)
        seen.push((await attempt(email, '203.0.113.40', 'a wrong guess here', cookie())).status)
      return seen.indexOf(429)
    }
    expect([await codes('mine@entry.test'), await codes('other@entry.test')]).toEqual([10, 5])
  })

  test('at a password in an open session are counted for that session', async () => {
    await app.addUser('found@entry.test', 'customer')
    const { jar } = await signInWithJar(app, 'found@entry.test')
    const other = (await signInWithJar(app, 'found@entry.test')).jar
    const guess = async (where: Jar, currentPassword: string) =>
      (
        await where.fetch('/api/user/password', {
          method: 'PUT',
          headers: { ...ownPage, 'x-forwarded-for': '203.0.113.90' },
          body: JSON.stringify({ currentPassword, newPassword: 'seven brass kettles in a row' }),
        })
      ).status
    const seen: number[] = []
    for (let n = 0; n < 11; n += 1) seen.push(await guess(jar, 'a wrong guess here'))
    expect(seen).toEqual([...Array.from({ length: 10 }, () => 422), 429])
    expect([await guess(other, testPassword), await guess(jar, testPassword)]).toEqual([200, 401])
  })
})
