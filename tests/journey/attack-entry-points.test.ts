import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { userSignup } from '#contract/user.ts'
import { startApp, type TestApp } from '#tests/app.ts'

/*
 * What an attacker tried at the outside of the process. `test.fails` marks what does not hold yet: when it is mended,
 * take the word `fails` away.
 */
let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

afterAll(async () => await app.close())

describe('pages', () => {
  const unknown = '01a1fd0d-5183-70b8-ab1c-166589810600'
  test.each([
    '/verification-summary/abc',
    `/verification-summary/${unknown}`,
    `/registration-request/${unknown}`,
    `/product/${unknown}/success`,
    `/verification/${unknown}/success`,
    '/verification/%00/success',
  ])('%s names nothing and is not found', async (path) => {
    expect((await fetch(app.url + path)).status).toBe(404)
  })

  test.each([
    ['a form of another type', '/verification', { 'content-type': 'text/plain' }, 'value=a'],
    ['a part without its boundary', '/verification', { 'content-type': 'multipart/form-data' }, 'value=a'],
    [
      'a field called __proto__',
      '/verification',
      { 'content-type': 'application/x-www-form-urlencoded' },
      '__proto__=a',
    ],
    [
      'a way back with a line break',
      '/appearance',
      { 'content-type': 'application/x-www-form-urlencoded' },
      'theme=dark&back=/%0aevil',
    ],
  ])('%s is refused and is no failure of ours', async (_name, path, headers, body) => {
    expect((await fetch(app.url + path, { method: 'POST', headers, body, redirect: 'manual' })).status).toBeLessThan(
      500,
    )
  })

  test.each(['PUT', 'PATCH', 'DELETE'])('a form is not sent by %s', async (method) => {
    expect((await fetch(`${app.url}/verification`, { method })).status).toBe(405)
  })

  test.each(['/api/webhooks/payment/sandbox', '/api/auth/callback/credentials', '/appearance'])(
    'a body that is too long and does not say so is refused at %s',
    async (path) => {
      const piece = new TextEncoder().encode('a'.repeat(65_536))
      const body = new ReadableStream<Uint8Array>({
        start(stream) {
          for (let n = 0; n < 5; n++) stream.enqueue(piece)
          stream.close()
        },
      })
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const asked: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' }
      const answer = await fetch(app.url + path, asked)
      expect(answer.status).toBe(413)
      // What is left of the body would be read as the next request.
      expect(answer.headers.get('connection')).toBe('close')
    },
  )

  test('a body without end is refused', async () => {
    const body = `value=${'a'.repeat(8_000_000)}`
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await fetch(`${app.url}/verification`, { method: 'POST', headers, body })).status).toBe(413)
  })

  test.each(['currency=%E0%A4%A', 'markwright.session=%E0%A4%A'])(
    'a broken cookie %s counts as none',
    async (cookie) => {
      expect((await fetch(app.url, { headers: { cookie } })).status).toBe(200)
      expect((await fetch(`${app.url}/api/user`, { headers: { cookie } })).status).toBeLessThan(500)
    },
  )

  test('the way back from the appearance stays on this site', async () => {
    const answer = await fetch(`${app.url}/appearance`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ theme: 'dark', back: '/\t/evil.test' }),
    })
    expect(new URL(answer.headers.get('location') ?? '', app.url).host).toBe(new URL(app.url).host)
  })
})

describe('limits', () => {
  let strict: TestApp
  beforeAll(async () => {
    strict = await startApp({ LIMIT_FACTOR: '1', TRUSTED_PROXIES: '1' })
  })
  afterAll(async () => await strict.close())

  const codes = async (path: string, times: number, from: string) => {
    const seen = new Set<number>()
    const csrf = await fetch(`${strict.url}/api/auth/csrf`)
    const { csrfToken } = (await csrf.json()) as { csrfToken: string }
    const cookie = csrf.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    for (let n = 0; n < times; n++) {
      const answer = await fetch(strict.url + path, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-forwarded-for': from,
          cookie,
          origin: strict.url,
        },
        // Another account each time: those have a limit of their own.
        body: `email=nobody-${n}-${from}@attack.test&password=a+long+wrong+password&csrfToken=${csrfToken}`,
      })
      seen.add(answer.status)
    }
    return seen
  }

  test.each([
    ['/api/auth/callback/credentials', 31],
    ['/verification', 61],
  ])('%s has its limit', async (path, times) => {
    expect(await codes(path, times, `203.0.113.${times}`)).toContain(429)
  })

  test.each([
    ['/verification/', 61],
    ['/sk/verification.data', 61],
    ['/Verification', 61],
    ['/portal/activate', 21],
    ['/portal/activate/no-such-token', 21],
  ])('%s has a limit as well', async (path, times) => {
    expect(await codes(path, times, `203.0.113.${times}`)).toContain(429)
  })

  test('one client behind the trusted proxy does not use up what another has', async () => {
    await codes('/api/auth/callback/credentials', 31, '203.0.113.99')
    expect(await codes('/api/auth/callback/credentials', 1, '198.51.100.7')).not.toContain(429)
  })
})

test('an address gets one activation mail in ten minutes, however often it is asked for', async () => {
  const email = 'flooded@attack.test'
  const ask = async () =>
    await app.anonymous(userSignup, { body: { email, firstName: 'A', lastName: 'B', language: 'en' } })
  const slot = () => Math.floor(app.context.facilities.clock().getTime() / 600_000)
  const first = slot()
  for (let n = 0; n < 5; n++) await ask()
  const mails = async () => {
    const { rows } = await app.context.pool.query<{ left: number; kept: number }>(
      `select count(*) filter (where state = 'waiting')::int as left, count(*) filter (where state = 'kept')::int as kept
         from mail.outbox where recipient = $1`,
      [email],
    )
    return rows[0]
  }
  // The clock may turn to the next ten minutes meanwhile.
  await expect.poll(mails).toEqual({ left: 0, kept: slot() - first + 1 })
})

describe('behind a proxy that ends TLS', () => {
  let shop: TestApp
  beforeAll(async () => {
    shop = await startApp({ BASE_URL: 'https://shop.attack.test', TRUSTED_PROXIES: '1' })
  })
  afterAll(async () => await shop.close())

  test('nobody is sent from https to http', async () => {
    const at = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${shop.context.config.port}${path}`, {
        redirect: 'manual',
        headers: { 'x-forwarded-proto': 'https' },
      })
      return new URL(answer.headers.get('location') ?? '', 'https://shop.attack.test').protocol
    }
    expect([await at('/portal'), await at('/api/auth/signin')]).toEqual(['https:', 'https:'])
    const csrf = await fetch(`http://127.0.0.1:${shop.context.config.port}/api/auth/csrf`)
    expect(decodeURIComponent(csrf.headers.getSetCookie().join())).not.toContain('http://')
  })
})
