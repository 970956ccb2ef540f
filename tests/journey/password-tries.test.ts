import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { lettersTo } from '#tests/letters.ts'
import { postAuth, createJar, sessionOf, signInWithJar } from '#tests/sign-in.ts'

const known = 'known@counted.test'
const unknown = 'no-one@counted.test'
let app: TestApp

beforeAll(async () => {
  app = await startApp()
  await app.addUser(known, 'customer')
})
afterAll(async () => await app.close())

describe('tries at one account', () => {
  let strict: TestApp
  beforeAll(async () => {
    // Its clock stands still, so that no wait ends in the middle of a test.
    const now = new Date()
    strict = await startApp({ LIMIT_FACTOR: '1', TRUSTED_PROXIES: '1' }, { clock: () => now })
    await strict.addUser(known, 'customer')
  })
  afterAll(async () => await strict.close())

  const attempt = async (email: string, from: string, password = 'not the password', accept = '*/*') => {
    const jar = createJar(strict)
    const { csrfToken } = (await (await jar.fetch('/api/auth/csrf')).json()) as { csrfToken: string }
    return await jar.fetch('/api/auth/callback/credentials', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from, accept },
      body: new URLSearchParams({ csrfToken, email, password }),
    })
  }

  test.each([known, unknown])('are counted wherever they come from, also for %s', async (email) => {
    const answers = await Promise.all(
      Array.from({ length: 45 }, async (_, n) => await attempt(email, `203.0.113.${n}`)),
    )
    expect(answers.filter(({ status }) => status !== 429).length).toBe(40)
  })

  test('lock out nobody for good: a new password by mail opens the account again', async () => {
    expect((await attempt(known, '198.51.100.1', testPassword)).status).toBe(429)
    const answer = await attempt(known, '198.51.100.1', testPassword, 'text/html')
    expect(answer.headers.get('location')).toContain('error=too-many-requests')
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    const post = async (path: string, body: object) =>
      await fetch(strict.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.2' },
        body: JSON.stringify(body),
      })
    await post('/api/user/reset-password', { email: known, language: 'en' })
    const token = async () => {
      const [first] = await lettersTo(strict, known, 'reset-password')
      return /token=([\w-]+)/.exec(first?.plain ?? '')?.[1] ?? ''
    }
    await expect.poll(token).not.toBe('')
    const password = 'seven brass kettles in a row'
    expect((await post('/api/user/set-password', { token: await token(), password })).status).toBe(200)
    expect((await post('/api/user/set-password', { token: await token(), password })).status).toBe(410)
    expect((await attempt(known, '198.51.100.3', password)).headers.get('location')).not.toContain('error')
  })

  test('are not multiplied by headers that the client writes itself', async () => {
    const open = await startApp({ LIMIT_FACTOR: '1' })
    try {
      const codes = new Set<number>()
      for (let n = 0; n < 22; n++) {
        const answer = await fetch(`${open.url}/api/user/initiate`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': `203.0.113.${n}`,
            'x-peer-address': `203.0.113.${n}`,
            forwarded: `for=203.0.113.${n}`,
            'x-real-ip': `203.0.113.${n}`,
          },
          body: JSON.stringify({ email: `m${n}@counted.test`, language: 'en' }),
        })
        codes.add(answer.status)
      }
      expect(codes).toContain(429)
    } finally {
      await open.close()
    }
  })
})

describe('a new password', () => {
  test.each([
    ['too-short', 'fourteen chars'],
    ['common-password', 'passwordpassword1'],
    ['common-password', 'known is my own name'],
    ['common-password', 'counted among the lamps'],
    ['common-password', 'my dear markwright lamp'],
  ])('is refused as %s: %s', async (code, newPassword) => {
    const { jar } = await signInWithJar(app, known)
    const answer = await jar.fetch('/api/user/password', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'markwright' },
      body: JSON.stringify({ currentPassword: testPassword, newPassword }),
    })
    expect(await answer.json()).toMatchObject({ error: { fields: { newPassword: code } } })
  })

  test('is taken whole, at 64 characters and beyond the 72 bytes of older hashes, in any script', async () => {
    let current = testPassword
    const long = 'Žltý kôň úpěl ďábelské ódy a 静かなランプ na brehu rieky, celkom sám, 72 bajtov nestačí'
    for (const next of [long, `${'kettles of brass and '.repeat(3)}x`, testPassword]) {
      const { jar } = await signInWithJar(app, known, { password: current })
      const answer = await jar.fetch('/api/user/password', {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'x-requested-with': 'markwright' },
        body: JSON.stringify({ currentPassword: current, newPassword: next }),
      })
      expect(answer.status).toBe(200)
      expect(await sessionOf((await signInWithJar(app, known, { password: next.slice(0, -1) })).jar)).toBeNull()
      // The same text typed on another keyboard, in its decomposed form.
      expect(
        (await sessionOf((await signInWithJar(app, known, { password: next.normalize('NFD') })).jar))?.user,
      ).toBeDefined()
      current = next
    }
  })
})

test('a sign-in without the form’s own token is none', async () => {
  const jar = createJar(app)
  await jar.fetch('/api/auth/callback/credentials', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ email: known, password: testPassword, csrfToken: 'x' }),
  })
  expect(await sessionOf(jar)).toBeNull()
  expect(await (await jar.fetch('/api/auth/providers')).json()).toHaveProperty('credentials')
  await postAuth(jar, 'callback/credentials', { email: known, password: testPassword })
  expect((await sessionOf(jar))?.user?.email).toBe(known)
})
