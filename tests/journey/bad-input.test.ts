import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnyCall } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import type { ErrorBody } from '#contract/client.ts'
import { fillPath } from '#contract/client.ts'
import { largestBody } from '#contract/body-size.ts'
import { requestCreate } from '#contract/registration.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { amount, isProof } from '#tests/proof.ts'

let app: TestApp
let staff = ''
let requestId = ''

const good = {
  type: 'WORD',
  value: 'QUIETLAMP',
  businessDescription: 'Lamps',
  jurisdictions: ['SK'],
  websites: [],
  contactEmail: 'ask@quietlamp.test',
  contactFirstName: 'Quiet',
  contactLastName: 'Lamp',
  language: 'en',
  currency: 'EUR',
  sendMarketingEmails: false,
} as const

beforeAll(async () => {
  app = await startApp()
  await app.addUser('attorney@office.test', 'staff')
  await app.addUser('stranger@else.test', 'customer')
  staff = (await app.signIn('attorney@office.test')).token
  requestId = (await app.anonymous(requestCreate, { body: { ...good, jurisdictions: ['SK'], websites: [] } })).id
})

afterAll(async () => await app.close())

/** Six megabytes for a call that takes files and in the proof; else one that is as long as its fields allow, and a little more. */
const huge = (call: AnyCall) =>
  JSON.stringify({ text: 'x'.repeat(isProof || call.upload ? 6_000_000 : largestBody(call)) })

const hostileBodies = [
  '{',
  '[]',
  'null',
  '"text"',
  '{"__proto__":{"role":"admin"}}',
  JSON.stringify({ unexpected: true }),
  JSON.stringify({ value: '\ud800' }),
  `{"deep":${'['.repeat(2000)}${']'.repeat(2000)}}`,
]
/** All of them in the proof, else two for a call, in the quick run one: of four calls that follow each other each has others. */
const bodiesFor = (at: number) => hostileBodies.filter((_, n) => (n - at) % amount(4, 1, 8) === 0)

const rowCounts = async () => {
  const { rows } = await app.context.pool.query<{ counts: string }>(
    `select string_agg(t || ':' || (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', t), false, true, '')))[1]::text, ',' order by t) as counts
       from unnest(array['registration_request','registration_request_tracking','verification_result','product','invoice','application','trademark','document','user','mailed_token','note']) t`,
  )
  return rows[0]?.counts
}

async function send(method: string, path: string, body: string | FormData, headers: Record<string, string> = {}) {
  const type: Record<string, string> = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
  const answer = await fetch(app.url + path, {
    method,
    headers: { ...type, 'idempotency-key': randomUUID(), ...headers },
    ...(method === 'GET' ? {} : { body }),
  })
  const text = await answer.text()
  return { status: answer.status, text, body: text.startsWith('{') ? (JSON.parse(text) as Partial<ErrorBody>) : {} }
}

describe('asking for a verification', () => {
  test.each([
    ['value', '', 'required'],
    ['value', 'x'.repeat(201), 'too-long'],
    ['value', 'a\u0000b', 'wrong-type'],
    ['value', 7, 'required'],
    ['businessDescription', '   ', 'required'],
    ['jurisdictions', [], 'choose-at-least-one'],
    ['jurisdictions', ['XX'], 'not-a-choice'],
    ['contactEmail', 'nobody', 'not-an-email'],
    ['contactFirstName', null, 'required'],
    ['type', 'SMELL', 'not-a-choice'],
    ['websites', ['not a page'], 'not-a-url'],
    ['language', 'de', 'not-a-choice'],
    ['role', 'admin', 'unknown-field'],
    ['status', 'Application approved', 'unknown-field'],
    ['userId', randomUUID(), 'unknown-field'],
  ])('%s = %j is refused next to its field as %s, and nothing is stored', async (field, value, code) => {
    const before = await rowCounts()
    const { status, body } = await send('POST', '/api/request', JSON.stringify({ ...good, [field]: value }))
    expect(status).toBe(422)
    const fields = body.error?.fields ?? {}
    expect(Object.entries(fields).find(([name]) => name === field || name.startsWith(`${field}.`))?.[1]).toBe(code)
    expect(await rowCounts()).toBe(before)
  })

  test('the same key with another question is refused, with the same one answered alike', async () => {
    const key = randomUUID()
    const first = await send('POST', '/api/request', JSON.stringify(good), { 'idempotency-key': key })
    const again = await send('POST', '/api/request', JSON.stringify(good), { 'idempotency-key': key })
    expect(again.text).toBe(first.text)
    const other = await send('POST', '/api/request', JSON.stringify({ ...good, value: 'OTHER' }), {
      'idempotency-key': key,
    })
    expect(other.body.error?.code).toBe('key-reused')
  })
})

describe.each(calls.map((call, at) => [call.name, call, at] as const))('%s', (_name, call, at) => {
  const path = () => fillPath(call.path, { id: requestId, hubId: requestId, docId: '1' })
  const bearer = (): Record<string, string> => (call.who.includes('staff') ? { authorization: `Bearer ${staff}` } : {})

  test('hostile bodies are refused in words, without internals, and store nothing', async () => {
    const before = await rowCounts()
    for (const text of bodiesFor(at)) {
      const { status, text: answered } = await send(call.method, path(), text, bearer())
      expect(
        [200, 400, 401, 404, 409, 415, 422],
        `${call.name} with ${text.slice(0, 30)} answered ${status}`,
      ).toContain(status)
      expect(answered).not.toMatch(/node_modules|at \w+ \(|select |insert into|SQLSTATE/i)
    }
    // Calls without a body may act on the row they name; nothing new may come of these.
    expect(await rowCounts()).toBe(before)
  })

  test('an id of nobody and a malformed id look the same', async () => {
    const somewhere = (id: string) => fillPath(call.path, { id, hubId: id, docId: '1' })
    const unknown = await send(call.method, somewhere(randomUUID()), '{}', bearer())
    const malformed = await send(call.method, somewhere('not-an-id'), '{}', bearer())
    expect(unknown.status).toBeLessThan(500)
    if (!call.path.includes('{')) return
    expect(malformed.status).toBe(unknown.status === 422 || unknown.status === 415 ? 404 : unknown.status)
  })

  test('an oversized body is refused', async () => {
    if (call.method === 'GET') return
    const { status } = await send(call.method, path(), huge(call), bearer())
    expect([401, 413]).toContain(status)
  })
})

test('a stranger with an account sees nothing of a matter', async () => {
  const { token } = await app.signIn('stranger@else.test')
  await app.context.pool.query(
    `update registration_request set user_id = (select id from "user" where email = 'attorney@office.test') where id = $1`,
    [requestId],
  )
  for (const call of calls.filter((one) => one.path.startsWith('/api/request/{id}') && one.who.includes('customer'))) {
    const body = call.name === 'request.update' ? { jurisdictions: ['SK'], classes: [9] } : {}
    const { status } = await send(call.method, fillPath(call.path, { id: requestId }), JSON.stringify(body), {
      authorization: `Bearer ${token}`,
    })
    // What takes a file reads no JSON, whoever sends it.
    const isHidden = status === 404 || status === 422 || (call.upload === true && status === 415)
    expect({ call: call.name, hidden: isHidden }).toEqual({ call: call.name, hidden: true })
  }
  const seen = await app.graphql<{ registration_request: unknown[] }>(
    'query { registration_request { id } }',
    {},
    token,
  )
  expect(seen.registration_request).toEqual([])
})
