import { TOTP, Secret } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assignableNames, assignCall } from '#contract/assignee.ts'
import { createClient, type Client } from '#contract/client.ts'
import { secondFactorBegin, secondFactorConfirm, secondFactorRemove } from '#contract/session.ts'
import {
  userDeactivate,
  userInitiationLink,
  userInvite,
  userReactivate,
  userRole,
  userSupport,
} from '#contract/staff.ts'
import { userActivate, userRead } from '#contract/user.ts'
import { supportMinutes } from '#domain/account/session-limits.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { ownPage, postAuth, sessionOf, signInWithJar, type Jar } from '#tests/sign-in.ts'
import { lettersTo } from '#tests/letters.ts'

const minute = 60_000
let now = Date.now()
let app: TestApp

beforeAll(async () => {
  app = await startApp({}, { clock: () => new Date(now), staffSecondFactor: true })
})
afterAll(async () => await app.close())

const codeOf = (secret: string, at = now) =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({ timestamp: at })

const post = async (jar: Jar, path: string, body: object, method = 'POST') =>
  await jar.fetch(path, { method, headers: ownPage, body: JSON.stringify(body) })

/** Sets up the second factor of somebody of staff, from the first sign-in on. */
async function enrolled(email: string): Promise<{ jar: Jar; secret: string; codes: string[] }> {
  const { jar } = await signInWithJar(app, email)
  const begun = (await (await post(jar, secondFactorBegin.path, {})).json()) as { secret: string; picture: string }
  const answer = await post(jar, secondFactorConfirm.path, { code: codeOf(begun.secret) }, 'PUT')
  expect(answer.status).toBe(200)
  const { recoveryCodes } = (await answer.json()) as { recoveryCodes: string[] }
  return { jar, secret: begun.secret, codes: recoveryCodes }
}

async function clientOf(jar: Jar): Promise<Client> {
  const token = (await sessionOf(jar))?.accessToken ?? ''
  return createClient({ baseUrl: app.url, token: () => token })
}

describe('the second factor', () => {
  test('is set up before anything else is open, and asked for from then on', async () => {
    await app.addUser('one@staff.test', 'staff')
    const { jar } = await signInWithJar(app, 'one@staff.test')
    expect(await sessionOf(jar)).toMatchObject({ user: { role: 'staff' }, secondFactor: 'missing' })
    expect((await sessionOf(jar))?.accessToken).toBeUndefined()
    expect((await jar.fetch('/api/user')).status).toBe(401)
    const data = await jar.fetch('/v1/graphql', {
      method: 'POST',
      headers: ownPage,
      body: '{"query":"{ user { id } }"}',
    })
    expect(await data.text()).not.toContain('one@staff.test')
    const { secret } = (await (await post(jar, secondFactorBegin.path, {})).json()) as { secret: string }
    expect((await post(jar, secondFactorConfirm.path, { code: '000000' }, 'PUT')).status).toBe(422)
    expect((await jar.fetch('/api/user')).status).toBe(401)
    expect((await post(jar, secondFactorConfirm.path, { code: codeOf(secret) }, 'PUT')).status).toBe(200)
    expect((await jar.fetch('/api/user')).status).toBe(200)

    const without = await signInWithJar(app, 'one@staff.test')
    expect(without.answer.headers.get('location')).toContain('code=second-factor-needed')
    expect(await sessionOf(without.jar)).toBeNull()
    const wrong = await signInWithJar(app, 'one@staff.test', { totp: '123456' })
    expect(wrong.answer.headers.get('location')).toContain('code=second-factor-refused')
    now += minute
    const right = await signInWithJar(app, 'one@staff.test', { totp: codeOf(secret) })
    expect((await right.jar.fetch('/api/user')).status).toBe(200)
    const again = await signInWithJar(app, 'one@staff.test', { totp: codeOf(secret) })
    expect(again.answer.headers.get('location')).toContain('code=second-factor-refused')
  })

  test('refuses where the stored secret cannot be read any more; a recovery code is taken', async () => {
    const id = await app.addUser('unreadable@staff.test', 'staff')
    const { secret, codes } = await enrolled('unreadable@staff.test')
    // As after the application's own secret was changed.
    await app.context.pool.query(
      `update second_factor set secret = translate(secret, 'abcdefghijklm', 'nopqrstuvwxyz') where user_id = $1`,
      [id],
    )
    now += minute
    const { jar, answer } = await signInWithJar(app, 'unreadable@staff.test', { totp: codeOf(secret) })
    expect(answer.status).toBeLessThan(500)
    expect((await jar.fetch('/api/user')).status).toBe(401)
    const recovered = await signInWithJar(app, 'unreadable@staff.test', { totp: codes[0] ?? '' })
    expect((await recovered.jar.fetch('/api/user')).status).toBe(200)
  })

  test('has recovery codes that work once each', async () => {
    await app.addUser('two@staff.test', 'staff')
    const { codes } = await enrolled('two@staff.test')
    expect(codes.length).toBe(10)
    expect(new Set(codes).size).toBe(10)
    const first = await signInWithJar(app, 'two@staff.test', { totp: codes[3] ?? '' })
    expect((await first.jar.fetch('/api/user')).status).toBe(200)
    const second = await signInWithJar(app, 'two@staff.test', { totp: codes[3] ?? '' })
    expect(await sessionOf(second.jar)).toBeNull()
    const { rows } = await app.context.pool.query<{ hash: string }>('select hash from recovery_code')
    expect(rows.some(({ hash }) => codes.includes(hash))).toBe(false)
  })

  test('cannot be taken away by staff, and its secret is not readable in the database', async () => {
    await app.addUser('three@staff.test', 'staff')
    const { jar, secret } = await enrolled('three@staff.test')
    now += minute
    expect((await post(jar, secondFactorRemove.path, { password: testPassword, code: codeOf(secret) })).status).toBe(
      403,
    )
    const { rows } = await app.context.pool.query<{ secret: string }>('select secret from second_factor')
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  test('a right code with a wrong password says nothing about the code', async () => {
    await app.addUser('four@staff.test', 'staff')
    const { secret } = await enrolled('four@staff.test')
    now += minute
    const { answer } = await signInWithJar(app, 'four@staff.test', { password: 'wrong', totp: codeOf(secret) })
    expect(answer.headers.get('location')).not.toContain('second-factor')
  })
})

describe('accounts of staff', () => {
  let chief: Client
  let chiefId = ''
  beforeAll(async () => {
    chiefId = await app.addUser('chief@staff.test', 'admin')
    now += minute
    chief = await clientOf((await enrolled('chief@staff.test')).jar)
  })

  test('are opened by invitation: a mailed link, a password, a second factor', async () => {
    const email = 'new@staff.test'
    await chief(userInvite, { body: { email, firstName: 'New', lastName: 'Fictional', role: 'staff', language: 'en' } })
    await expect(
      chief(userInvite, { body: { email, firstName: 'New', lastName: 'Fictional', role: 'staff', language: 'en' } }),
    ).rejects.toMatchObject({ code: 'already-done' })
    const token = async () => {
      const [first] = await lettersTo(app, email, 'staff-invitation')
      return /activate\/([\w-]+)/.exec(first?.plain ?? '')?.[1] ?? ''
    }
    await expect.poll(token).not.toBe('')
    await app.anonymous(userActivate, { body: { token: await token(), password: testPassword } })
    const { jar } = await signInWithJar(app, email)
    expect(await sessionOf(jar)).toMatchObject({ user: { role: 'staff' }, secondFactor: 'missing' })
  })

  test('only administrators invite, change roles and close accounts', async () => {
    const id = await app.addUser('plain@staff.test', 'staff')
    const { jar } = await enrolled('plain@staff.test')
    const staff = await clientOf(jar)
    const body = { email: 'x@staff.test', firstName: 'X', lastName: 'Y', role: 'admin', language: 'en' } as const
    await expect(staff(userInvite, { body })).rejects.toMatchObject({ status: 403 })
    await expect(staff(userRole, { params: { id }, body: { role: 'admin' } })).rejects.toMatchObject({ status: 403 })
    await expect(staff(userDeactivate, { params: { id: chiefId }, body: {} })).rejects.toMatchObject({ status: 404 })
    await chief(userRole, { params: { id }, body: { role: 'customer' } })
    await expect(staff(userRead)).rejects.toMatchObject({ status: 401 })
    await chief(userDeactivate, { params: { id }, body: {} })
    expect(await sessionOf((await signInWithJar(app, 'plain@staff.test')).jar)).toBeNull()
    await chief(userReactivate, { params: { id } })
  })

  test('the last administrator stays', async () => {
    await expect(chief(userRole, { params: { id: chiefId }, body: { role: 'staff' } })).rejects.toMatchObject({
      code: 'rules-unmet',
    })
    await expect(
      chief(userDeactivate, { params: { id: chiefId }, body: { password: testPassword } }),
    ).rejects.toMatchObject({ code: 'rules-unmet' })
  })

  test('an initiation link opens an account that waits, once, and no other', async () => {
    const { rows } = await app.context.pool.query<{ id: string }>(
      `insert into "user" (id, email) values (gen_random_uuid(), 'waiting@staff.test') returning id`,
    )
    const id = rows[0]?.id ?? ''
    const { url } = await chief(userInitiationLink, { params: { id } })
    const token = /activate\/([\w-]+)/.exec(url)?.[1] ?? ''
    await app.anonymous(userActivate, { body: { token, password: testPassword } })
    await expect(app.anonymous(userActivate, { body: { token, password: testPassword } })).rejects.toMatchObject({
      code: 'link-expired',
    })
    await expect(chief(userInitiationLink, { params: { id } })).rejects.toMatchObject({ code: 'transition-refused' })
  })

  test('every noun that the specification names has its assignee, with history; customers are none', async () => {
    const { pool } = app.context
    for (const noun of assignableNames) {
      const missing = noun === 'support-ticket' ? '2147483000' : '019aa000-0000-7000-8000-00000000dead'
      await expect(
        chief(assignCall(noun), { params: { id: missing }, body: { userId: chiefId } }),
      ).rejects.toMatchObject({ status: 404 })
    }
    const customer = await app.addUser('assigned@staff.test', 'customer')
    const assign = assignCall('user')
    await expect(chief(assign, { params: { id: customer }, body: { userId: customer } })).rejects.toMatchObject({
      fields: { userId: 'not-a-choice' },
    })
    const { rows: marks } = await pool.query<{ id: string }>(
      `insert into trademark (id, name, type, jurisdiction, user_id, status, status_group)
       values (gen_random_uuid(), 'ASSIGNED', 'WORD', 'SK', $1, 'Ready for filing', 'Filing') returning id`,
      [customer],
    )
    const id = marks[0]?.id ?? ''
    for (const userId of [chiefId, chiefId, null])
      await chief(assignCall('trademark'), { params: { id }, body: { userId } })
    const { rows } = await pool.query<{ user_id: string | null; assigned_by_user_id: string }>(
      `select user_id, assigned_by_user_id from assignment where table_name = 'trademark' and row_id = $1 order by created_at, id`,
      [id],
    )
    expect(rows).toEqual([
      { user_id: chiefId, assigned_by_user_id: chiefId },
      { user_id: null, assigned_by_user_id: chiefId },
    ])
    const { rows: own } = await pool.query<{ n: number }>(
      'select jsonb_array_length(assignee_history) as n from trademark where id = $1',
      [id],
    )
    expect(own[0]?.n).toBe(2)
  })
})

describe('acting for a customer', () => {
  const customer = 'supported@staff.test'
  let customerId = ''
  let staffId = ''
  let secret = ''
  let jar: Jar
  beforeAll(async () => {
    customerId = await app.addUser(customer, 'customer')
    staffId = await app.addUser('helper@staff.test', 'staff')
    now += minute
    ;({ secret } = await enrolled('helper@staff.test'))
  })
  const begin = async () => {
    now += minute
    jar = (await signInWithJar(app, 'helper@staff.test', { totp: codeOf(secret) })).jar
    const answer = await post(jar, userSupport.path.replace('{id}', customerId), { reason: 'asked on the phone' })
    expect(answer.status).toBe(200)
    const { ticket } = (await answer.json()) as { ticket: string }
    return ticket
  }

  test('needs a reason and a customer', async () => {
    now += minute
    const own = (await signInWithJar(app, 'helper@staff.test', { totp: codeOf(secret) })).jar
    expect((await post(own, userSupport.path.replace('{id}', customerId), { reason: 'short' })).status).toBe(422)
    expect((await post(own, userSupport.path.replace('{id}', staffId), { reason: 'a good reason' })).status).toBe(409)
  })

  test('one is the customer, with a banner on every page, and both stand in the audit log', async () => {
    const ticket = await begin()
    await postAuth(jar, 'callback/support', { ticket })
    expect(await sessionOf(jar)).toMatchObject({
      user: { email: customer, role: 'customer' },
      support: { by: 'helper' },
    })
    for (const page of ['/portal', '/', '/portal/profile', '/verification']) {
      const html = await (await jar.fetch(page)).text()
      expect({ page, banner: html.includes('helper is acting for') }).toEqual({ page, banner: true })
    }
    const changed = await post(jar, `/api/user/${customerId}`, { firstName: 'Changed' }, 'PUT')
    expect(changed.status).toBe(200)
    const { rows } = await app.context.pool.query(
      `select actor_id, actor_role, for_user_id from audit_log where action = 'user.update' order by id desc limit 1`,
    )
    expect(rows[0]).toEqual({ actor_id: staffId, actor_role: 'staff', for_user_id: customerId })
    const { rows: begun } = await app.context.pool.query(
      `select actor_id, for_user_id, detail->>'reason' as reason from audit_log where action = 'support.begun' limit 1`,
    )
    expect(begun).toEqual([{ actor_id: staffId, for_user_id: customerId, reason: 'asked on the phone' }])
  })

  test('money, approvals, passwords, sessions and data are closed', async () => {
    const ticket = await begin()
    await postAuth(jar, 'callback/support', { ticket })
    const id = '019aa000-0000-7000-8000-00000000dead'
    const closed: [string, string, object][] = [
      ['PUT', '/api/user/password', { currentPassword: testPassword, newPassword: 'a new quiet lamp' }],
      ['POST', '/api/user/sessions/end', {}],
      ['POST', '/api/user/second-factor', {}],
      ['POST', `/api/user/${customerId}/deactivate`, { password: testPassword }],
      ['POST', '/api/user/erase', { password: testPassword, confirm: true }],
      ['POST', `/api/request/${id}/application/approve`, {}],
      ['POST', `/api/product/${id}/finish-order`, {}],
      ['POST', `/api/product/${id}/process-payment`, {}],
      ['POST', `/api/request/${id}/order`, {}],
    ]
    const answers = await Promise.all(
      closed.map(async ([method, path, body]) => [path, (await post(jar, path, body, method)).status] as const),
    )
    // Rows that are not there would be a 404: closed is closed before anybody looks.
    expect(answers.filter(([, status]) => status !== 403 && status !== 404)).toEqual([])
    expect(answers.slice(0, 5).map(([, status]) => status)).toEqual([403, 403, 403, 403, 403])
    expect((await jar.fetch('/api/user/export')).status).toBe(403)
    expect((await jar.fetch('/api/user')).status).toBe(200)
    const mutation = 'mutation { update_user_profile(where: {}, _set: { firstname: "X" }) { affected_rows } }'
    const answer = await jar.fetch('/v1/graphql', {
      method: 'POST',
      headers: ownPage,
      body: JSON.stringify({ query: mutation }),
    })
    expect(await answer.text()).toContain('errors')
  })

  test('the ticket is its asker’s alone, once and for a minute', async () => {
    const ticket = await begin()
    const other = (await signInWithJar(app, customer)).jar
    await postAuth(other, 'callback/support', { ticket })
    expect((await sessionOf(other))?.support).toBeUndefined()
    await postAuth(jar, 'callback/support', { ticket })
    expect((await sessionOf(jar))?.support).toBeDefined()
    const late = await begin()
    now += 2 * minute
    await postAuth(jar, 'callback/support', { ticket: late })
    expect((await sessionOf(jar))?.support).toBeUndefined()
  })

  test('ends by the button, which leads back to one’s own session', async () => {
    const ticket = await begin()
    await postAuth(jar, 'callback/support', { ticket })
    const inside = jar.copy()
    const answer = await jar.fetch('/support/end', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        origin: app.url,
      },
    })
    expect(answer.headers.get('location')).toBe('/admin')
    expect(await sessionOf(jar)).toMatchObject({ user: { email: 'helper@staff.test', role: 'staff' } })
    expect((await inside.fetch('/api/user')).status).toBe(401)
  })

  test('ends after its hour, and when the member of staff loses the account', async () => {
    const ticket = await begin()
    await postAuth(jar, 'callback/support', { ticket })
    for (let at = 0; at < supportMinutes - 5; at += 5) {
      now += 5 * minute
      expect((await jar.fetch('/api/user')).status).toBe(200)
    }
    now += 6 * minute
    expect((await jar.fetch('/api/user')).status).toBe(401)
    const next = await begin()
    await postAuth(jar, 'callback/support', { ticket: next })
    expect((await jar.fetch('/api/user')).status).toBe(200)
    await app.context.pool.query(`update "user" set state = 'deactivated' where id = $1`, [staffId])
    expect((await jar.fetch('/api/user')).status).toBe(401)
  })
})
