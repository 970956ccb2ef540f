import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnyCall } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { largestBody } from '#contract/body-size.ts'
import { signWebhook } from '#platform/webhook/signature.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { hostileTexts } from '#tests/hostile/texts.ts'
import { isProof } from '#tests/proof.ts'
import { rawRequest } from '#tests/raw-request.ts'
import { ownPage, signInWithJar, type Jar } from '#tests/sign-in.ts'

/* What comes in besides the fields of the calls: headers, types, bodies, and texts for the tables. */
let app: TestApp
let jar: Jar
let token = ''
beforeAll(async () => {
  app = await startApp({ DATA_API_DOCUMENTS: 'any' })
  await app.addUser('owner@input.test', 'customer')
  jar = (await signInWithJar(app, 'owner@input.test')).jar
  token = (await app.signIn('owner@input.test')).token
})
afterAll(async () => await app?.close())

const writes = calls.filter(({ method }) => method !== 'GET')
const uuid = '019aa000-0000-7000-8000-00000000dead'
/** An address that the call takes: most rows have a UUID, some a number. */
function pathOf({ path, params }: AnyCall): string {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, uuid])
  const takes = params.safeParse(Object.fromEntries(names)).success
  return path.replaceAll(/\{\w+\}/g, takes ? uuid : '1')
}
const json = 'application/json'

/** Of `all` calls those that are tried with the `nth` of `count` kinds: each call with one, and with every one in the proof. */
const inTurn = (all: readonly AnyCall[], nth: number, count: number) =>
  all.filter((_, at) => isProof || at % count === nth)

describe('a write that another site makes a browser send', () => {
  const authorizations = ['Basic x', 'bearer', 'Bearer ', 'Bearer a b', 'Digest a=b', 'x', '"Bearer x"']
  test.each(authorizations.map((text, nth) => [text, nth] as const))(
    'is refused also with the header Authorization: %s',
    async (authorization, nth) => {
      const foreign = { 'content-type': json, origin: 'https://evil.test', authorization }
      const passed: string[] = []
      for (const call of inTurn(writes, nth, authorizations.length)) {
        const answer = await jar.fetch(pathOf(call), { method: call.method, headers: foreign, body: '{}' })
        if (answer.status !== 403) passed.push(`${call.name} ${answer.status}`)
      }
      const data = await jar.fetch('/v1/graphql', {
        method: 'POST',
        headers: foreign,
        body: '{"query":"{ user { id } }"}',
      })
      expect([passed, data.status]).toEqual([[], 403])
    },
  )

  test('a token that is no good is nobody, whatever cookie comes with it', async () => {
    const answer = await jar.fetch('/api/user', { headers: { ...ownPage, authorization: 'Bearer x' } })
    expect(answer.status).toBe(401)
    expect((await jar.fetch('/api/user', { headers: { authorization: `bearer ${token}` } })).status).toBe(200)
  })
})

const notJson = [
  'application/jsonx',
  'application/json-patch+json',
  'text/json',
  'application/x-json',
  'xapplication/json',
]
test.each(notJson.map((type, nth) => [type, nth] as const))('no body is taken for JSON as %s', async (type, nth) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': type }
  const taken: string[] = []
  const statusAt = async (path: string, method: string, body: string) =>
    (await fetch(app.url + path, { method, headers, body })).status
  const ofCustomers = writes.filter(({ who, upload }) => who.includes('customer') && !upload)
  for (const call of inTurn(ofCustomers, nth, notJson.length)) {
    const status = await statusAt(pathOf(call), call.method, '{}')
    if (status !== 415) taken.push(`${call.name} ${status}`)
  }
  expect(taken).toEqual([])
  expect(await statusAt('/v1/graphql', 'POST', '{"query":"{ user { id } }"}')).toBe(415)
  expect(await statusAt('/api/log-a', 'POST', '{"level":"info","message":"a"}')).toBe(415)
})

test.each(
  writes.filter(({ upload, who }) => !upload && who.includes('customer')).map((call) => [call.name, call] as const),
)('a body longer than the fields of %s is not read', async (_name, call) => {
  const body = JSON.stringify({ a: 'x'.repeat(largestBody(call)) })
  const headers = { authorization: `Bearer ${token}`, 'content-type': json }
  const answer = await rawRequest(app.url, { method: call.method, path: pathOf(call), headers, body })
  expect(answer.status).toBe(413)
})

test.each([
  'no JSON',
  '',
  'null',
  '[]',
  '{}',
  '{"id":1,"type":"order.paid","order":"x"}',
  '{"id":"e","type":"order.paid","order":{"a":1}}',
  `{"id":"e","type":"order.paid","order":"${'x'.repeat(5000)}"}`,
])('a signed message that is none is said to be malformed: %s', async (body) => {
  const { config, facilities } = app.context
  const seconds = Math.floor(facilities.clock().getTime() / 1000)
  const answer = await fetch(`${app.url}/api/webhooks/payment/sandbox`, {
    method: 'POST',
    headers: { 'content-type': json, 'sandbox-signature': signWebhook(config.webhookSecret, body, seconds) },
    body,
  })
  expect(answer.status).toBe(400)
})

test.each([
  'cookie',
  'accept-language',
  'user-agent',
  'x-forwarded-for',
  'authorization',
  'origin',
  'referer',
  'if-none-match',
  'content-type',
  'sec-fetch-site',
  'idempotency-key',
  'x-force-reason',
])('a long %s is no failure of ours', async (name) => {
  const failed: string[] = []
  for (const text of Object.values(hostileTexts)) {
    const value = text
      .replaceAll(/[^\u0020-\u007e]/g, '')
      .slice(-12_000)
      .trim()
    for (const [path, method] of [
      ['/', 'GET'],
      ['/api/search?value=a', 'GET'],
      ['/api/user/signup', 'POST'],
      ['/v1/graphql', 'POST'],
      ['/api/auth/session', 'GET'],
    ] as const) {
      const { status } = await fetch(app.url + path, {
        method,
        headers: {
          [name]:
            name === 'cookie' ? `markwright.session=${value}; markwright.device=${value}; currency=${value}` : value,
        },
        ...(method === 'POST' ? { body: '{}' } : {}),
      })
      if (status >= 500) failed.push(`${path} ${status}`)
    }
  }
  expect(failed).toEqual([])
})

describe('a customer who writes by the data API', () => {
  const insert = async (object: object) => {
    const answer = await fetch(`${app.url}/v1/graphql`, {
      method: 'POST',
      headers: { 'content-type': json, authorization: `Bearer ${token}` },
      body: JSON.stringify({
        query: 'mutation ($o: brand_insert_input!) { insert_brand_one(object: $o) { id } }',
        variables: { o: object },
      }),
    })
    return (await answer.json()) as {
      data?: { insert_brand_one: { id: string } }
      errors?: { message: string; extensions: { code: string } }[]
    }
  }

  test.each([
    ['a name of 100 kB', { name: 'x'.repeat(100_000) }, 'brand.name: longer than 200 characters'],
    ['control characters', { name: 'Velm\u0007ora' }, 'brand.name: has control characters'],
    ['a name that turns round', { name: 'gpj.\u202etset' }, 'brand.name: is one line'],
    [
      'a script as an address',
      { name: 'Velmora', websites: ['velmora.test', 'javascript:alert(1)'] },
      'brand.websites: is no address of the web',
    ],
    [
      'a long description',
      { name: 'Velmora', business_description: 'x'.repeat(2001) },
      'brand.business_description: longer than 2000 characters',
    ],
  ])('is refused what the calls refuse: %s', async (_what, object, message) => {
    const { errors } = await insert(object)
    expect(errors).toMatchObject([{ message, extensions: { code: 'validation-failed' } }])
  })

  test('is refused it in a change as well, and keeps what was there', async () => {
    const made = await insert({ name: 'Velmora', websites: ['https://velmora.test'] })
    const id = made.data?.insert_brand_one.id
    const change = async (websites: string[]) =>
      await app.graphql(
        'mutation ($id: uuid!, $w: [String!]) { update_brand_by_pk(pk_columns: {id: $id}, _set: {websites: $w}) { id } }',
        { id, w: websites },
        token,
      )
    await expect(change(['data:text/html,a.b'])).rejects.toThrow('is no address of the web')
    const { rows } = await app.context.pool.query<{ websites: string[] }>('select websites from brand where id = $1', [
      id,
    ])
    expect(rows).toEqual([{ websites: ['https://velmora.test'] }])
    await change(['velmora.test/shop'])
  })
})
