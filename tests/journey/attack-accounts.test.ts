import { createHash } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createClient } from '#contract/client.ts'
import {
  secondFactorBegin,
  secondFactorCodes,
  secondFactorConfirm,
  secondFactorRemove,
  sessionEnd,
  sessionList,
} from '#contract/session.ts'
import { userDeactivate, userInvite, userResetSecondFactor, userRole, userSupport } from '#contract/staff.ts'
import { userActivate, userChangePassword, userResetPassword, userSetPassword } from '#contract/user.ts'
import { userErase, userExport, userExportFile, userExportStart } from '#contract/profile.ts'
import { calls } from '#contract/calls.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { standInGoogle, throughGoogle, type StandInGoogle } from '#tests/google.ts'
import { createJar, ownPage, sessionOf, signInWithJar, type Jar } from '#tests/sign-in.ts'
import { lettersTo } from '#tests/letters.ts'

/* Ways into accounts of others, and past the second factor. */
const step = 30_000
let now = Math.floor(Date.now() / step) * step
let app: TestApp
let google: StandInGoogle

beforeAll(async () => {
  google = await standInGoogle()
  app = await startApp(
    {
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: 'of the stand-in',
      GOOGLE_ISSUER: google.issuer,
      SECURITY_CONTACT: 'mailto:holes@office.test',
    },
    { clock: () => new Date(now), staffSecondFactor: true },
  )
})
afterAll(async () => {
  await app.close()
  await google.close()
})

const codeAt = (secret: string, at: number) =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({ timestamp: at })
const write = async (jar: Jar, path: string, body: object, method = 'POST') =>
  await jar.fetch(path, { method, headers: ownPage, body: JSON.stringify(body) })
const signedIn = async (jar: Jar) => (await jar.fetch('/api/user')).status === 200

/** Somebody with a second factor, in the session that set it up. */
async function enrolled(email: string, role: 'staff' | 'admin' | 'customer' = 'staff') {
  const id = await app.addUser(email, role)
  const { jar } = await signInWithJar(app, email)
  const { secret } = (await (await write(jar, secondFactorBegin.path, { password: testPassword })).json()) as {
    secret: string
  }
  const answer = await write(jar, secondFactorConfirm.path, { code: codeAt(secret, now) }, 'PUT')
  const { recoveryCodes } = (await answer.json()) as { recoveryCodes: string[] }
  now += 4 * step
  return { id, jar, secret, codes: recoveryCodes }
}
const clientOf = async (jar: Jar) => {
  const token = (await sessionOf(jar))?.accessToken ?? ''
  return createClient({ baseUrl: app.url, token: () => token })
}

describe('a password without the second factor', () => {
  test('gains nothing when its owner sets the second factor up', async () => {
    await app.addUser('first@factor.test', 'admin')
    const thief = (await signInWithJar(app, 'first@factor.test')).jar
    const { jar } = await signInWithJar(app, 'first@factor.test')
    const { secret } = (await (await write(jar, secondFactorBegin.path, {})).json()) as { secret: string }
    expect((await write(jar, secondFactorConfirm.path, { code: codeAt(secret, now) }, 'PUT')).status).toBe(200)
    expect([await signedIn(jar), await signedIn(thief)]).toEqual([true, false])
    expect((await sessionOf(thief))?.accessToken).toBeUndefined()
  })

  test('opens no call, page or file while the second factor is missing', async () => {
    await app.addUser('waiting@factor.test', 'staff')
    const { jar } = await signInWithJar(app, 'waiting@factor.test')
    const id = '019aa000-0000-7000-8000-00000000dead'
    const open: string[] = []
    for (const call of calls) {
      if (call.who.includes('anonymous') || call.who.includes('link')) continue
      const path = call.path.replaceAll(/\{\w+\}/g, id)
      const body = call.method === 'GET' ? {} : { headers: ownPage, body: '{}' }
      const { status } = await jar.fetch(path, { method: call.method, ...body })
      if (status !== 401 && status !== 404) open.push(`${call.name} ${status}`)
    }
    expect(open).toEqual([])
    const data = await jar.fetch('/v1/graphql', {
      method: 'POST',
      headers: ownPage,
      body: '{"query":"{ user { id } }"}',
    })
    expect(await data.text()).not.toContain('"data"')
  })

  test('is what a reset gives to staff, and no more', async () => {
    const { secret } = await enrolled('reset@factor.test')
    await app.anonymous(userResetPassword, { body: { email: 'reset@factor.test', language: 'en' } })
    const mailed = async () => {
      const [first] = await lettersTo(app, 'reset@factor.test', 'reset-password')
      return /token=([\w-]+)/.exec(first?.plain ?? '')?.[1] ?? ''
    }
    await expect.poll(mailed).not.toBe('')
    const password = 'seven brass kettles in a row'
    const token = await mailed()
    const uses = await Promise.allSettled(
      [1, 2, 3].map(async () => await app.anonymous(userSetPassword, { body: { token, password } })),
    )
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const without = await signInWithJar(app, 'reset@factor.test', { password })
    expect(without.answer.headers.get('location')).toContain('code=second-factor-needed')
    expect(await sessionOf(without.jar)).toBeNull()
    const whole = await signInWithJar(app, 'reset@factor.test', { password, totp: codeAt(secret, now) })
    expect(await signedIn(whole.jar)).toBe(true)
  })
})

describe('a code', () => {
  test('works once, also when it comes ten times at once', async () => {
    const { secret } = await enrolled('once@factor.test')
    const totp = codeAt(secret, now)
    const many = await Promise.all(
      Array.from({ length: 10 }, async () => await signInWithJar(app, 'once@factor.test', { totp })),
    )
    const inside = await Promise.all(many.map(async ({ jar }) => await signedIn(jar)))
    expect(inside.filter(Boolean)).toHaveLength(1)
  })

  test.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])('of %i steps from now is taken: %s', async (steps, taken) => {
    const email = `skew${steps + 2}@factor.test`
    const { secret } = await enrolled(email)
    const { jar } = await signInWithJar(app, email, { totp: codeAt(secret, now + steps * step) })
    expect(await signedIn(jar)).toBe(taken)
  })

  test('that is older than the last one taken is refused, within the tolerance too', async () => {
    const { secret } = await enrolled('older@factor.test')
    const before = codeAt(secret, now - step)
    expect(await signedIn((await signInWithJar(app, 'older@factor.test', { totp: codeAt(secret, now) })).jar)).toBe(
      true,
    )
    expect(await signedIn((await signInWithJar(app, 'older@factor.test', { totp: before })).jar)).toBe(false)
  })
})

describe('a recovery code', () => {
  test('has at least 112 bits', async () => {
    const { codes } = await enrolled('bits@factor.test')
    const letters = codes.map((code) => code.replaceAll('-', ''))
    expect(Math.min(...letters.map((code) => code.length)) * Math.log2(31)).toBeGreaterThan(112)
    expect(letters.every((code) => /^[a-km-np-z2-9]+$/.test(code))).toBe(true)
  })

  test('works once, also when it comes ten times at once, however it is typed', async () => {
    const { codes } = await enrolled('recovery@factor.test')
    const typed = (codes[0] ?? '').replaceAll('-', ' ').toUpperCase()
    const many = await Promise.all(
      Array.from({ length: 10 }, async () => await signInWithJar(app, 'recovery@factor.test', { totp: typed })),
    )
    const inside = await Promise.all(many.map(async ({ jar }) => await signedIn(jar)))
    expect(inside.filter(Boolean)).toHaveLength(1)
    expect(await signedIn((await signInWithJar(app, 'recovery@factor.test', { totp: codes[0] ?? '' })).jar)).toBe(false)
    expect(await signedIn((await signInWithJar(app, 'recovery@factor.test', { totp: codes[1] ?? '' })).jar)).toBe(true)
  })

  test('stops working with the next ten', async () => {
    const { jar, secret, codes } = await enrolled('next@factor.test')
    const proof = { password: testPassword, code: codes[0] ?? '' }
    expect((await write(jar, secondFactorCodes.path, proof)).status).toBe(200)
    expect(await signedIn((await signInWithJar(app, 'next@factor.test', { totp: codes[1] ?? '' })).jar)).toBe(false)
    expect(secret).not.toBe('')
  })
})

test('a lost second factor is taken away by another administrator and by nobody else, and every session ends', async () => {
  const lost = await enrolled('lost@factor.test', 'admin')
  const desk = await clientOf((await enrolled('desk@factor.test')).jar)
  const chief = await clientOf((await enrolled('chief@factor.test', 'admin')).jar)
  const params = { id: lost.id }
  await expect(desk(userResetSecondFactor, { params })).rejects.toMatchObject({ status: 403 })
  await expect((await clientOf(lost.jar))(userResetSecondFactor, { params })).rejects.toMatchObject({
    code: 'rules-unmet',
  })
  expect(await signedIn(lost.jar)).toBe(true)
  await chief(userResetSecondFactor, { params })
  expect(await signedIn(lost.jar)).toBe(false)
  for (const totp of [codeAt(lost.secret, now), lost.codes[0] ?? '']) {
    const { jar } = await signInWithJar(app, 'lost@factor.test', { totp })
    expect(await sessionOf(jar)).toMatchObject({ secondFactor: 'missing' })
    expect(await signedIn(jar)).toBe(false)
  }
})

describe('what protects an account', () => {
  test.each([
    [
      'password',
      userChangePassword.path,
      'PUT',
      { currentPassword: 'a wrong guess here', newPassword: 'seven brass kettles in a row' },
    ],
    ['recovery codes', secondFactorCodes.path, 'POST', { password: 'a wrong guess here' }],
    ['second factor', secondFactorRemove.path, 'POST', { password: 'a wrong guess here' }],
    ['existence', userErase.path, userErase.method, { password: 'a wrong guess here', confirm: true }],
  ] as const)('is not changed without the password: %s', async (_what, path, method, given) => {
    const email = `proof-${path.length}@factor.test`
    const { jar, secret } = await enrolled(email, 'customer')
    const body = { ...given, ...(path.includes('second-factor') ? { code: codeAt(secret, now) } : {}) }
    const answer = await write(jar, path, body, method)
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('wrong-password') as string])
    const { currentPassword: _current, password: _password, ...rest } = body as Record<string, string>
    expect((await write(jar, path, rest, method)).status).toBe(422)
    const { jar: again } = await signInWithJar(app, email, { totp: codeAt(secret, now) })
    expect(await signedIn(again)).toBe(true)
  })

  test('gets no second factor of somebody who only found the session open', async () => {
    await app.addUser('found-open@factor.test', 'customer')
    const { jar } = await signInWithJar(app, 'found-open@factor.test')
    for (const body of [{}, { password: 'a wrong guess here' }])
      expect((await write(jar, secondFactorBegin.path, body)).status).toBe(422)
    expect((await write(jar, secondFactorConfirm.path, { code: '123456' }, 'PUT')).status).toBe(422)
    expect((await write(jar, secondFactorBegin.path, { password: testPassword })).status).toBe(200)
  })

  test('is not closed without the password either', async () => {
    const { jar, id } = await enrolled('closing@factor.test', 'customer')
    const path = userDeactivate.path.replace('{id}', id)
    for (const body of [{}, { password: 'a wrong guess here' }])
      expect((await write(jar, path, body, userDeactivate.method)).status).toBe(422)
    expect(await signedIn(jar)).toBe(true)
  })

  test('is nobody else’s: sessions, export and support of strangers', async () => {
    const mine = await enrolled('mine@factor.test', 'customer')
    const theirs = await enrolled('theirs@factor.test', 'customer')
    const { sessions } = await (await clientOf(theirs.jar))(sessionList)
    const client = await clientOf(mine.jar)
    for (const { id } of sessions)
      await expect(client(sessionEnd, { params: { id } })).rejects.toMatchObject({ status: 404 })
    expect(await signedIn(theirs.jar)).toBe(true)
    const body = { reason: 'just looking' }
    await expect(client(userSupport, { params: { id: theirs.id }, body })).rejects.toMatchObject({ status: 403 })
    const exported = await (await clientOf(theirs.jar))(userExportStart)
    const file = await mine.jar.fetch(userExportFile.path.replace('{id}', exported.id))
    expect(file.status).toBe(404)
    expect(await (await mine.jar.fetch(userExport.path)).text()).not.toContain(exported.id)
  })
})

describe('an account at Google', () => {
  const linked = async (sub: string) =>
    (await app.context.pool.query(`select user_id from user_identity where subject = $1`, [sub])).rowCount

  test('does not take up an invitation of staff', async () => {
    const chief = await clientOf((await enrolled('inviting@factor.test', 'admin')).jar)
    const email = 'invited@factor.test'
    await chief(userInvite, { body: { email, firstName: 'I', lastName: 'F', role: 'staff', language: 'en' } })
    google.person = { sub: 'invited', email, email_verified: true }
    expect(await throughGoogle(createJar(app))).toContain('error=AccessDenied')
    const { rows } = await app.context.pool.query(`select state from "user" where email = $1`, [email])
    expect([rows, await linked('invited')]).toEqual([[{ state: 'created' }], 0])
  })

  test('is not linked to who signs in with a second factor', async () => {
    const { jar } = await enrolled('linking@factor.test')
    google.person = { sub: 'linking', email: 'other@factor.test', email_verified: true }
    expect(await throughGoogle(jar)).toContain('error=AccessDenied')
    expect(await linked('linking')).toBe(0)
  })
})

test('an account that is closed while its activation link is used stays closed', async () => {
  const { pool } = app.context
  const id = await app.addUser('closing-race@factor.test', 'customer')
  await pool.query(`update "user" set state = 'created', password_hash = null where id = $1`, [id])
  const token = 'a-token-of-the-test'
  await pool.query(
    `insert into mailed_token (hash, purpose, user_id, expires_at) values ($1, 'activate', $2, now() + interval '3 days')`,
    [createHash('sha256').update(token).digest('base64url'), id],
  )
  const holder = await pool.connect()
  try {
    await holder.query('begin')
    await holder.query(`update "user" set state = 'deactivated' where id = $1`, [id])
    const using = app
      .anonymous(userActivate, { body: { token, password: testPassword } })
      .catch((error: unknown) => error)
    const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await pool.query(waits)).rowCount).toBe(1)
    await holder.query('commit')
    expect(await using).toMatchObject({ code: 'link-expired' })
  } finally {
    holder.release()
  }
  const { rows } = await pool.query(`select state from "user" where id = $1`, [id])
  expect(rows).toEqual([{ state: 'deactivated' }])
})

test('two administrators who take the role from each other at once leave one', async () => {
  const { pool } = app.context
  await pool.query(`update "user" set role = 'customer' where role = 'admin'`)
  const [one, two] = [await enrolled('one@race.test', 'admin'), await enrolled('two@race.test', 'admin')]
  const [ofOne, ofTwo] = [await clientOf(one.jar), await clientOf(two.jar)]
  await Promise.allSettled([
    ofOne(userRole, { params: { id: two.id }, body: { role: 'staff' } }),
    ofTwo(userRole, { params: { id: one.id }, body: { role: 'staff' } }),
  ])
  const { rows } = await pool.query(`select 1 from "user" where role = 'admin' and state = 'active'`)
  expect(rows).toHaveLength(1)
})

test('every refused sign-in becomes a line, and none says what was typed', async () => {
  const { secret } = await enrolled('logged@factor.test')
  const info = vi.spyOn(app.context.log, 'info')
  await signInWithJar(app, 'logged@factor.test', { password: 'a wrong guess here' })
  await signInWithJar(app, 'nobody@factor.test', { password: 'a wrong guess here' })
  await signInWithJar(app, 'logged@factor.test', { totp: '000000' })
  const lines = info.mock.calls
    .map(([fact, said]: unknown[]) => ({ fact, said }))
    .filter(({ said }) => said === 'sign-in refused')
  info.mockRestore()
  expect(lines.map(({ fact }) => fact)).toEqual([{ refused: 'password' }, { refused: 'password' }, { refused: 'code' }])
  expect(JSON.stringify(lines)).not.toMatch(/factor\.test|guess|000000/)
  expect(secret).not.toBe('')
})

test('who finds a hole is told where to report it', async () => {
  const answer = await fetch(`${app.url}/.well-known/security.txt`)
  const text = await answer.text()
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain/)])
  expect(text).toContain('Contact: mailto:holes@office.test\n')
  const expires = Date.parse(/Expires: (\S+)/.exec(text)?.[1] ?? '')
  expect(expires).toBeGreaterThan(now)
  expect(expires).toBeLessThan(now + 365 * 86_400_000)
})

describe('the limit of tries', () => {
  let strict: TestApp
  beforeAll(async () => {
    const still = new Date()
    strict = await startApp({ LIMIT_FACTOR: '1', TRUSTED_PROXIES: '1' }, { clock: () => still })
    await strict.addUser('victim@limit.test', 'customer')
  })
  afterAll(async () => await strict.close())
  let address = 0
  const attempt = async (email: string) => {
    const csrf = await fetch(`${strict.url}/api/auth/csrf`)
    const { csrfToken } = (await csrf.json()) as { csrfToken: string }
    const cookie = csrf.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    address += 1
    return await fetch(`${strict.url}/api/auth/callback/credentials`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        cookie,
        'x-forwarded-for': `198.51.100.${address}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ csrfToken, email, password: 'a wrong guess here' }),
    })
  }

  test('counts one account, in a burst from many addresses and in every spelling', async () => {
    const spellings = [
      'victim@limit.test',
      ' VICTIM@limit.test ',
      'v\u0130ctim@limit.test',
      'vict\u0130m@l\u0130m\u0130t.test',
      '\uFF56ictim@limit.test',
    ]
    const answers = await Promise.all(
      Array.from({ length: 60 }, async (_, at) => await attempt(spellings[at % spellings.length] ?? '')),
    )
    expect(answers.filter(({ status }) => status !== 429)).toHaveLength(40)
  })
})
