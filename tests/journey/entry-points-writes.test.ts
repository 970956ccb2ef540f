import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { requestDebugNotify } from '#contract/debug.ts'
import { requestCreate } from '#contract/registration.ts'
import { createLog } from '#platform/log/log.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { strayCallbacks } from '#tests/redirects.ts'
import { eventually } from '#tests/waiting.ts'

let app: TestApp
let cookie = ''

const jar = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

async function signedIn(email: string): Promise<string> {
  const csrf = await fetch(`${app.url}/api/auth/csrf`)
  const { csrfToken } = (await csrf.json()) as { csrfToken: string }
  const answer = await fetch(`${app.url}/api/auth/callback/credentials`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: jar(csrf), 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ csrfToken, email, password: testPassword }),
  })
  return jar(answer)
}

beforeAll(async () => {
  app = await startApp()
  await app.addUser('owner@entry.test', 'customer')
  await app.addUser('clerk@entry.test', 'staff')
  await app.addUser('chief@entry.test', 'admin')
  cookie = await signedIn('owner@entry.test')
})
afterAll(async () => await app.close())

describe('a write with a session’s cookie', () => {
  const own = () => ({ origin: app.url })
  const post = async (path: string, headers: Record<string, string>, body: string) =>
    (await fetch(app.url + path, { method: 'POST', redirect: 'manual', headers: { cookie, ...headers }, body })).status
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const json = { 'content-type': 'application/json', 'x-requested-with': 'markwright' }

  test.each([
    ['another site', { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
    ['another site that hides its name', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a frame without an origin', { origin: 'null' }],
    ['a neighbour of the same domain', { 'sec-fetch-site': 'same-site' }],
    ['the same host by another port', { origin: 'http://localhost:1' }],
    ['a name that begins alike', { origin: 'http://localhost.evil.test' }],
  ])('from %s is refused at pages, calls, sign-out and logs', async (_who, headers: Record<string, string>) => {
    expect(await post('/appearance', { ...form, ...headers }, 'theme=dark&back=/')).toBe(403)
    expect(await post('/api/auth/signout', { ...form, ...headers }, 'csrfToken=x')).toBe(403)
    expect(await post('/api/request', { ...json, ...headers, 'idempotency-key': 'a-key-of-ours' }, '{}')).toBe(403)
    expect(await post('/api/log-1', { ...json, ...headers }, '{}')).toBe(403)
  })

  test('that does not say where it comes from is refused, and one from our pages is taken', async () => {
    expect(await post('/appearance', form, 'theme=dark&back=/')).toBe(403)
    expect(await post('/appearance', { ...form, ...own() }, 'theme=dark&back=/')).toBe(302)
    expect(await post('/appearance', { ...form, 'sec-fetch-site': 'same-origin' }, 'theme=dark&back=/')).toBe(302)
    expect(await post('/api/request', { ...json, ...own(), 'idempotency-key': 'a-key-of-ours' }, '{}')).toBe(422)
    expect(await post('/api/request', { 'content-type': 'application/json', ...own() }, '{}')).toBe(403)
  })

  test('signs nobody out without the token of the page', async () => {
    expect(await post('/api/auth/signout', { ...form, ...own() }, 'csrfToken=guess')).toBe(302)
    const session = await fetch(`${app.url}/api/auth/session`, { headers: { cookie } })
    expect(await session.json()).toMatchObject({ user: { email: 'owner@entry.test' } })
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/xml', ''])(
    'is JSON and not %j',
    async (type) => {
      const headers = {
        ...own(),
        'x-requested-with': 'markwright',
        'content-type': type,
        'idempotency-key': 'a-key-of-ours',
      }
      expect([400, 415]).toContain(await post('/api/request', headers, '{"value":"x"}'))
    },
  )
})

describe('a way back', () => {
  const host = () => new URL(app.url).host
  const whither = (answer: Response) => new URL(answer.headers.get('location') ?? '/', app.url)

  test.each(strayCallbacks)('to %j stays on this site at every entry point that leads back', async (stray) => {
    const at = encodeURIComponent(stray.toWellFormed())
    const same = (url: URL) => expect(url.host).toBe(host())
    const appearance = await fetch(`${app.url}/appearance`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ theme: 'dark', back: stray }),
    })
    same(whither(appearance))
    same(whither(await fetch(`${app.url}/portal/login?callbackUrl=${at}`, { redirect: 'manual', headers: { cookie } })))
    const page = await (await fetch(`${app.url}/portal/login?callbackUrl=${at}`)).text()
    expect(page).toContain('name="callbackUrl" value="/portal"')
    const csrf = await fetch(`${app.url}/api/auth/csrf`)
    const { csrfToken } = (await csrf.json()) as { csrfToken: string }
    const send = async (path: string, fields: Record<string, string>) =>
      await fetch(app.url + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie: jar(csrf), origin: app.url },
        body: new URLSearchParams({ csrfToken, callbackUrl: stray, ...fields }),
      })
    same(whither(await send('/api/auth/signout', {})))
    same(whither(await send('/api/auth/callback/credentials', { email: 'nobody@entry.test', password: 'wrong' })))
    same(whither(await fetch(`${app.url}/api/auth/signin?callbackUrl=${at}`, { redirect: 'manual' })))
  })
})

describe('what browsers report', () => {
  const report = async (body: string, id = 'page-1', headers: Record<string, string> = {}) =>
    await fetch(`${app.url}/api/log-${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })

  test('becomes one line, whatever stands in it, and no key or token stays', async () => {
    const lines: string[] = []
    const writer = createLog('info', { write: (line) => lines.push(line) })
    vi.spyOn(app.context.log, 'info').mockImplementation((said: unknown, ...rest: unknown[]) =>
      writer.info(said, String(rest[0])),
    )
    const evil = 'a\r\n{"level":60,"msg":"forged"}\u001b[2J\u2028\u202e\u0000b'
    const token = 'Zm9yZ2VkLXRva2VuLXRoYXQtb3BlbnMtYW4tYWNjb3VudA'
    const facts = { 'x\ny': evil, page: `/portal/activate/${token}`, count: 3 }
    expect((await report(JSON.stringify({ level: 'error', message: evil, context: facts }))).status).toBe(204)
    expect(lines).toHaveLength(1)
    // oxlint-disable-next-line no-control-regex -- they are what must not be there
    expect(lines[0]?.trimEnd()).not.toMatch(/[\n\r\u001b\u2028\u202e]/)
    expect(lines[0]).not.toMatch(/\\[rn]|\\u001b|\\u0000/)
    expect(lines[0]).not.toContain(token)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 30,
      msg: 'a browser reports',
      browser: { level: 'error' },
    })
  })

  test.each([
    ['not JSON', 'x', 400],
    ['another level', '{"level":"fatal","message":"x"}', 422],
    ['another field', '{"level":"info","message":"x","msg":"y"}', 422],
    ['too long a text', JSON.stringify({ level: 'info', message: 'x'.repeat(2001) }), 422],
    [
      'too many facts',
      JSON.stringify({
        level: 'info',
        message: 'x',
        context: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`f${n}`, n])),
      }),
      422,
    ],
    ['too large a body', JSON.stringify({ level: 'info', message: 'x', pad: 'x'.repeat(20_000) }), 413],
  ])('is refused when it is %s', async (_name, body, status) => {
    expect((await report(body)).status).toBe(status)
  })

  test.each(['', 'a/b', 'a%0ab', 'x'.repeat(65), '..'])('has no place under the id %j', async (id) => {
    expect((await report('{"level":"info","message":"x"}', id)).status).toBeGreaterThanOrEqual(400)
  })

  test('has a quota that no header of the sender widens', async () => {
    const strict = await startApp({ LIMIT_FACTOR: '1', LOG_LEVEL: 'silent' })
    try {
      const send = async (n: number) =>
        (
          await fetch(`${strict.url}/api/log-${n}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${n % 250}` },
            body: '{"level":"info","message":"x"}',
          })
        ).status
      const statuses = []
      for (let n = 0; n < 200; n++) statuses.push(await send(n))
      expect(statuses.filter((status) => status === 204)).toHaveLength(60)
      expect(statuses.at(-1)).toBe(429)
    } finally {
      await strict.close()
    }
  })
})

test('what was tried and not allowed becomes a line with the request’s id and nothing that it carried', async () => {
  const lines: string[] = []
  const writer = createLog('info', { write: (line) => lines.push(line) })
  vi.spyOn(app.context.log, 'info').mockImplementation((said: unknown, ...rest: unknown[]) =>
    writer.info(said, String(rest[0])),
  )
  const asked = await fetch(`${app.url}/api/user?secret=in-the-query`, {
    headers: { authorization: 'Bearer in-the-header' },
  })
  await fetch(`${app.url}/appearance`, {
    method: 'POST',
    headers: { origin: 'https://evil.test' },
    body: new URLSearchParams(),
  })
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(told.find((line) => line.refused === 'sign-in-required')).toMatchObject({
    path: '/api/user',
    requestId: asked.headers.get('x-request-id'),
  })
  expect(told.some((line) => line.refused === 'not-allowed' && line.path === '/appearance')).toBe(true)
  expect(lines.join('')).not.toContain('in-the-')
})

test('who signs out leaves nothing in the browser’s storage', async () => {
  const mine = await signedIn('owner@entry.test')
  const csrf = await fetch(`${app.url}/api/auth/csrf`, { headers: { cookie: mine } })
  const { csrfToken } = (await csrf.json()) as { csrfToken: string }
  const answer = await fetch(`${app.url}/api/auth/signout`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: [mine, jar(csrf)].filter(Boolean).join('; '), origin: app.url },
    body: new URLSearchParams({ csrfToken }),
  })
  expect(answer.headers.get('clear-site-data')).toBe('"storage"')
})

describe('debug calls', () => {
  test('exist for administrators alone', async () => {
    const ask = async (token?: string) =>
      await fetch(`${app.url}/api/debug/state`, { headers: token ? { authorization: `Bearer ${token}` } : {} })
    const nobody = await ask()
    expect(nobody.status).toBe(404)
    for (const email of ['owner@entry.test', 'clerk@entry.test'])
      expect((await ask((await app.signIn(email)).token)).status).toBe(404)
    const answer = await ask((await app.signIn('chief@entry.test')).token)
    expect(answer.status).toBe(200)
    const text = await answer.text()
    expect(JSON.parse(text)).toMatchObject({ caller: { role: 'admin' }, features: { payments: 'sandbox' } })
    expect(text).toContain(nobody.headers.get('x-request-id') ?? 'none')
    expect(text).not.toContain(app.context.config.secrets[0])
  })

  test('show no id or token of anybody’s address', async () => {
    await fetch(`${app.url}/portal/activate/Zm9yZ2VkLXRva2Vu`)
    await fetch(`${app.url}/verification-summary/01a1fd0d-5183-70b8-ab1c-166589810600`)
    const { token } = await app.signIn('chief@entry.test')
    const answer = await fetch(`${app.url}/api/debug/state`, { headers: { authorization: `Bearer ${token}` } })
    const text = await answer.text()
    expect(text).toContain('/portal/activate/*')
    expect(text).not.toContain('Zm9yZ2Vk')
    expect(text).not.toContain('01a1fd0d-5183')
  })

  test('send a letter to the administrator who asks and to nobody else', async () => {
    const { id } = await app.anonymous(requestCreate, {
      body: {
        type: 'WORD',
        value: 'LOOKEDAT',
        businessDescription: 'Testing',
        jurisdictions: ['SK'],
        contactEmail: 'client@entry.test',
        contactFirstName: 'Test',
        contactLastName: 'Fictional',
        language: 'en',
        currency: 'EUR',
      },
    })
    const staff = (await app.signIn('clerk@entry.test')).client
    const body = { template: 'draft-for-review', language: 'sk' } as const
    await expect(staff(requestDebugNotify, { params: { id }, body })).rejects.toMatchObject({ status: 404 })
    const chief = (await app.signIn('chief@entry.test')).client
    await chief(requestDebugNotify, { params: { id }, body })
    const sent = async () =>
      (
        await app.context.pool.query<{ recipient: string }>(
          `select recipient from mail.outbox where template = 'draft-for-review'`,
        )
      ).rows
    expect(await eventually('the letter', async () => ((await sent()).length > 0 ? await sent() : null))).toEqual([
      { recipient: 'chief@entry.test' },
    ])
  })
})

describe('figures', () => {
  const metrics = async (at: TestApp, headers: Record<string, string> = {}) =>
    (await fetch(`${at.url}/metrics`, { headers })).status

  test('are for nobody while there is no token, also not for a proxy on this machine', async () => {
    expect(await metrics(app)).toBe(404)
    expect(await metrics(app, { authorization: 'Bearer ' })).toBe(404)
    expect(await metrics(app, { authorization: 'Bearer null' })).toBe(404)
  })

  test('are for who has the token when there is one', async () => {
    const guarded = await startApp({ METRICS_TOKEN: 'a-token-for-figures' })
    try {
      expect(await metrics(guarded)).toBe(404)
      expect(await metrics(guarded, { authorization: 'Bearer a-token-for-figuret' })).toBe(404)
      const figures = await fetch(`${guarded.url}/metrics`, {
        headers: { authorization: 'Bearer a-token-for-figures' },
      })
      expect([figures.status, await figures.text()]).toEqual([
        200,
        expect.stringContaining('http_request_seconds') as string,
      ])
    } finally {
      await guarded.close()
    }
  })
})

test('every refusal carries the request’s id and the words of the reader’s language', async () => {
  const words = await Promise.all(
    ['en', 'sk', 'cs', 'es'].map(async (language) => {
      const answer = await fetch(`${app.url}/api/user`, { headers: { 'accept-language': language } })
      const { error } = (await answer.json()) as { error: { code: string; message: string; requestId: string } }
      expect(error.code).toBe('sign-in-required')
      expect(error.requestId).toBe(answer.headers.get('x-request-id'))
      return error.message
    }),
  )
  expect(new Set(words).size).toBe(4)
})
