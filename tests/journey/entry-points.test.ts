import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { callerOf, sessionOf } from '#app/http/caller.ts'
import { beside } from '#app/http/openapi-beside.ts'
import { createServer } from '#app/http/server.ts'
import { documentUpload, documentUrl } from '#contract/trademark.ts'
import { userInitiate, userRead } from '#contract/user.ts'
import { maximumBytes } from '#features/document/index.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { pdfFile } from '#tests/documents.ts'

let app: TestApp
let customerId = ''

beforeAll(async () => {
  app = await startApp({ OFFICE_MAIL_SECRET: 'a secret of thirty-two letters or more' })
  await app.addUser('docketer@office.test', 'staff')
  customerId = await app.addUser('owner@entry.test', 'customer')
})

afterAll(async () => await app.close())

const end = async (sql: string) => await app.context.pool.query(sql)

describe('a session', () => {
  test('needs the right password of an active user', async () => {
    await expect(app.signIn('owner@entry.test', 'wrong password')).rejects.toThrow('refused')
    await expect(app.signIn('nobody@entry.test')).rejects.toThrow('refused')
    const { client } = await app.signIn('OWNER@entry.test')
    expect(await client(userRead)).toMatchObject({ id: customerId, role: 'customer' })
  })

  test('is read once in a request, however often it is asked for', async () => {
    const { token } = await app.signIn('owner@entry.test')
    const request = new Request(app.url, { headers: { authorization: `Bearer ${token}` } })
    let reads = 0
    const control = new Proxy(app.context.control, {
      get(pool, name) {
        if (name === 'query') reads += 1
        return Reflect.get(pool, name, pool) as unknown
      },
    })
    const context = { ...app.context, control }
    const who = await sessionOf(context, request)
    expect(who?.userId).toBe(customerId)
    expect(await sessionOf(context, request)).toBe(who)
    await callerOf(context, request, null, null)
    expect(reads).toBe(1)
    expect(await sessionOf(context, new Request(request))).toEqual(who)
    expect(reads).toBe(2)
  })

  test.each([
    ['its row is ended', `update session set ended_at = now()`, `select 1`],
    [
      'its user is deactivated',
      `update "user" set state = 'deactivated' where email = 'owner@entry.test'`,
      `update "user" set state = 'active' where email = 'owner@entry.test'`,
    ],
    ['its time is over', `update session set expires_at = now() - interval '1 second'`, 'select 1'],
  ])('is over on every path at once when %s', async (_name, ending, undo) => {
    const { client, token } = await app.signIn('owner@entry.test')
    await client(userRead)
    await end(ending)
    await expect(client(userRead)).rejects.toMatchObject({ status: 401 })
    await expect(app.graphql('query { user { id } }', {}, token)).rejects.toThrow()
    await end(undo)
  })

  test('a forged or foreign bearer token is refused and never falls back to being a visitor', async () => {
    for (const token of [
      'x',
      'eyJhbGciOiJub25lIn0.eyJzaWQiOiIxIn0.',
      `${(await app.signIn('owner@entry.test')).token}x`,
    ]) {
      const answer = await fetch(`${app.url}/v1/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: '{"query":"{ fee_rule { id } }"}',
      })
      expect(answer.status).toBe(401)
    }
  })

  test('a cookie alone does not write: the header of our own pages is needed', async () => {
    const cookie = await cookieOf('owner@entry.test')
    const send = async (headers: Record<string, string>) =>
      (
        await fetch(`${app.url}/api/application/${uuidv7()}/thread-comment`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie, ...headers },
          body: '{"type":"comment","content":"x"}',
        })
      ).status
    expect(await send({})).toBe(403)
    expect(await send({ 'x-requested-with': 'markwright', origin: 'https://evil.test' })).toBe(403)
    expect(await send({ 'x-requested-with': 'markwright', origin: app.url })).toBe(404)
  })
})

test('asking for an activation mail answers the same for a known and an unknown address', async () => {
  const answers = await Promise.all(
    ['owner@entry.test', 'nobody@entry.test'].map(async (email) =>
      JSON.stringify(await app.anonymous(userInitiate, { body: { email, language: 'en' } })),
    ),
  )
  expect(answers[0]).toBe(answers[1])
})

test.each(['//evil.test', 'https://evil.test/', '/\\evil.test', 'javascript:alert(1)', 'https:evil.test'])(
  'after sign-in nobody is sent to %s',
  async (callbackUrl) => {
    const csrf = await fetch(`${app.url}/api/auth/csrf`)
    const { csrfToken } = (await csrf.json()) as { csrfToken: string }
    const cookie = csrf.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const answer = await fetch(`${app.url}/api/auth/callback/credentials`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ csrfToken, email: 'owner@entry.test', password: testPassword, callbackUrl }),
    })
    expect(new URL(answer.headers.get('location') ?? '', app.url).host).toBe(new URL(app.url).host)
  },
)

describe('documents', () => {
  let hub = ''
  beforeAll(async () => {
    const id = uuidv7()
    const { rows } = await app.context.pool.query<{ document_hub_id: string }>(
      `insert into trademark (id, name, type, jurisdiction, user_id, status, status_group) values ($1, 'ENTRY', 'WORD', 'SK', $2, 'Ready for filing', 'Filing') returning document_hub_id`,
      [id, customerId],
    )
    hub = rows[0]?.document_hub_id ?? ''
  })

  test('are taken by content up to the exact limit', async () => {
    const { client } = await app.signIn('docketer@office.test')
    const upload = async (file: File) =>
      await client(documentUpload, { params: { hubId: hub }, body: { type: 'certificate' }, file })
    const padded = (size: number) =>
      new File(
        [new Uint8Array(Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(size - 14, 32), Buffer.from('%%EOF')]))],
        'big.pdf',
      )
    expect((await upload(padded(maximumBytes))).name).toBe('big.pdf')
    await expect(upload(padded(maximumBytes + 1))).rejects.toMatchObject({ code: 'too-large' })
    await expect(upload(new File(['<script>alert(1)</script>'], 'page.pdf'))).rejects.toMatchObject({
      code: 'unsupported-type',
    })
    await expect(upload(new File([], 'empty.pdf'))).rejects.toMatchObject({ code: 'unsupported-type' })
    expect((await upload(pdfFile('../../etc/pass"wd\u202efdp.exe'))).name).toMatch(/^[\p{L}\p{N} _()-]+\.pdf$/u)
  })

  test('open for their owner when shown, for nobody else, by links that expire', async () => {
    const { client } = await app.signIn('docketer@office.test')
    const hidden = await client(documentUpload, {
      params: { hubId: hub },
      body: { type: 'other' },
      file: pdfFile('hidden.pdf'),
    })
    const shown = await client(documentUpload, {
      params: { hubId: hub },
      body: { type: 'other', visibleToClient: true },
      file: pdfFile('shown.pdf'),
    })
    await app.addUser('stranger@entry.test', 'customer')
    const owner = (await app.signIn('owner@entry.test')).client
    const stranger = (await app.signIn('stranger@entry.test')).client
    const link = async (who: typeof owner, docId: number) => await who(documentUrl, { params: { hubId: hub, docId } })
    await expect(link(owner, hidden.id)).rejects.toMatchObject({ status: 404 })
    await expect(link(stranger, shown.id)).rejects.toMatchObject({ status: 404 })
    const { url } = await link(owner, shown.id)
    const answer = await fetch(url)
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    const altered = url.replace(/\/files\/\d+/, `/files/${hidden.id}`)
    expect((await fetch(altered)).status).toBe(404)
    expect((await fetch(url.replace(/\.\d+\./, '.1.'))).status).toBe(404)
  })
})

test('the process says that it lives and works, and describes every call', async () => {
  expect(await (await fetch(`${app.url}/healthz`)).json()).toEqual({ status: 'ok' })
  expect(await (await fetch(`${app.url}/readyz`)).json()).toEqual({ status: 'ready' })
  const document = (await (await fetch(`${app.url}/api/openapi.json`)).json()) as {
    openapi: string
    paths: Record<string, object>
  }
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths)).toContain('/api/request/{id}/application/approve')
  expect((await fetch(`${app.url}/api/nothing-here`)).status).toBe(404)
  expect((await fetch(`${app.url}/v1/graphql?query=${encodeURIComponent('mutation { x }')}`)).status).toBe(405)
})

describe('the description of what programs may ask', () => {
  type Paths = Record<string, Record<string, { requestBody?: unknown }>>
  const described = async () => ((await (await fetch(`${app.url}/api/openapi.json`)).json()) as { paths: Paths }).paths

  test('names every route under /api that the server has', async () => {
    const paths = Object.keys(await described())
    const { routes } = await createServer(app.context)
    const asDescribed = (path: string) =>
      path.replace(':log{log-[A-Za-z0-9-]{1,64}}', 'log-{id}').replaceAll(/:(\w+)/g, '{$1}')
    const served = [...new Set(routes.map(({ path }) => asDescribed(path)))].filter((path) => path.startsWith('/api/'))
    const unknown = served.filter((path) =>
      path.endsWith('/*') ? !paths.some((one) => one.startsWith(path.slice(0, -1))) : !paths.includes(path),
    )
    expect(unknown).toEqual([])
    expect(served.length).toBeGreaterThan(60)
  })

  test('names every way to sign in, and nothing that is not there', async () => {
    const paths = await described()
    const providers = (await (await fetch(`${app.url}/api/auth/providers`)).json()) as Record<string, unknown>
    expect(Object.keys(providers)).toContain('support-end')
    for (const name of Object.keys(providers)) expect(paths).toHaveProperty([`/api/auth/callback/${name}`])
    for (const { path, method } of beside) {
      const address = app.url + path.replace('{provider}', 'sandbox').replace('{id}', 'x')
      const { status } = await fetch(address, { method: method.toUpperCase(), redirect: 'manual' })
      expect([path, [404, 405, 500].includes(status)]).toEqual([path, false])
    }
  })
})

async function cookieOf(email: string): Promise<string> {
  const csrf = await fetch(`${app.url}/api/auth/csrf`)
  const { csrfToken } = (await csrf.json()) as { csrfToken: string }
  const jar = (answer: Response) =>
    answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
  const answer = await fetch(`${app.url}/api/auth/callback/credentials`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: jar(csrf), 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ csrfToken, email, password: testPassword }),
  })
  return jar(answer)
}

test.each([
  'verification-summary/%s',
  'registration-request/%s',
  'registration-request/%s/success',
  'product/%s/checkout',
  'product/%s/success',
  'verification/%s/success',
])('the page %s of nobody and with a malformed id is not found, and says nothing of the inside', async (pattern) => {
  for (const id of [uuidv7(), 'abc', '%00', '..%2f..%2fetc']) {
    const answer = await fetch(`${app.url}/${pattern.replace('%s', id)}`)
    expect([400, 404]).toContain(answer.status)
    expect(await answer.text()).not.toMatch(/node_modules|ApiError|\.ts:\d+/)
  }
})

test('percent signs that make no text are nowhere, and nobody prints what they stand in', async () => {
  const printed = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')].map((spy) => spy.mockImplementation(() => {}))
  for (const path of ['%', '%zz', 'a%c3%28', 'country/%ff', 'files/%e2%28%a1', 'api/x%'])
    expect([path, (await fetch(`${app.url}/${path}`)).status]).toEqual([path, 404])
  for (const spy of printed) expect(spy.mock.calls).toEqual([])
})
