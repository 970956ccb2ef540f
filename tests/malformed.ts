import { request as httpRequest } from 'node:http'
import { z } from 'zod'
import { calls } from '#contract/calls.ts'
import { seededRandom } from './random.ts'

/** A request as nobody of ours sends it. Bytes and header lines go out as they are. */
export interface Malformed {
  method: string
  path: string
  headers: [string, string][]
  body: Buffer | null
}

/** What the sender knows: tokens of people, and ids of rows that are there. */
export interface Known {
  tokens: readonly string[]
  rows: readonly string[]
}

export interface Outcome {
  sent: number
  /** Answers by status; 0 where the server closed the connection before a whole answer, as HTTP lets it. */
  statuses: Record<number, number>
  /** Answers of 500 and above, other than 503. */
  failures: string[]
  /** Answers that say something of the inside. */
  leaks: string[]
}

const inside =
  /node_modules|\.tsx?:\d+|\bat (?:async )?[\w.<>]+ \(|file:\/\/|\/home\/|\/work\/|SQLSTATE|syntax error at|violates|relation "|column "|select .{1,80} from |insert into |drizzle|pg-protocol|ECONNREFUSED|ZodError|TypeError|RangeError|\$argon2|BEGIN [A-Z ]*KEY/i

const uuid = '01a1fd0d-5183-70b8-ab1c-166589810600'
const ids = [
  uuid,
  uuid.toUpperCase(),
  `{${uuid}}`,
  uuid.replaceAll('-', ''),
  '0',
  '-1',
  '2147483648',
  '9223372036854775808',
  '1e400',
  'NaN',
  'null',
  'undefined',
  '%00',
  '%',
  '%zz',
  '%c0%af',
  '%ed%a0%80',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e%2f',
  "'%20or%201=1--",
  '%27%3bdrop%20table%20user--',
  '{id}',
  '$%7b7*7%7d',
  '%0d%0aset-cookie:a=b',
  'a'.repeat(3000),
  '%F0%9F%92%A9',
  ';',
  '*',
]
const values: (() => unknown)[] = [
  () => null,
  () => true,
  () => -0,
  () => 2 ** 31,
  () => 2 ** 53,
  () => 1e308,
  () => -1,
  () => 0.1,
  () => '',
  () => ' ',
  () => '\u0000',
  () => 'a\u0000b',
  () => '\ud800',
  () => '\u202eabc',
  () => '\'; drop table "user"; --',
  () => '${7*7}{{7*7}}',
  () => '<script>alert(1)</script>',
  () => '../../etc/passwd',
  () => 'x'.repeat(100_000),
  () => [],
  () => [[]],
  () => [null, undefined, {}],
  () => Array.from({ length: 2000 }, (_, n) => n),
  () => ({}),
  () => ({ $ne: null }),
  () => ({ toString: 'x', valueOf: 1 }),
  () => ({ length: 1e9 }),
  () => '2026-02-30',
  () => '+999999-01-01',
  () => 'US',
  () => uuid,
  () => 'a@b.test',
]
const raw: string[] = [
  '',
  '{',
  '{"a":',
  '[',
  'null',
  '0',
  '"',
  '\u0000',
  '{"a":1}{"b":2}',
  "{'a':1}",
  '{"a":01}',
  '{"a":NaN}',
  '{"a":"\\ud800"}',
  '{"a":1,"a":2}',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '['.repeat(50_000),
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  '\ufeff{}',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nx\r\n--x--',
  '--x\r\ncontent-disposition: form-data\r\n\r\n',
  'a=1&a=2&a[]=3&a[b][c]=4',
  'a=%',
  '1e5',
]
const types = [
  'application/json',
  'application/json; charset=utf-16',
  'APPLICATION/JSON',
  'application/json, text/html',
  'text/plain',
  'text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary=',
  'application/xml',
  'application/octet-stream',
  '/',
  '',
]
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND']
const pages = [
  '/',
  '/sk',
  '/verification',
  '/verification/:id/success',
  '/verification-summary/:id',
  '/registration-request/:id',
  '/registration-request/:id/goods-and-services',
  '/registration-request/:id/preferences',
  '/product/checkout',
  '/detailed-pricelist',
  '/route-advisor',
  '/portal/service-order/:id',
  '/product/:id/checkout',
  '/product/:id/success',
  '/portal',
  '/portal/login',
  '/portal/activate',
  '/portal/activate/:id',
  '/portal/trademarks/:id',
  '/portal/order/:id',
  '/application-draft/:id',
  '/appearance',
  '/admin',
  '/files/:id',
  '/api/auth/session',
  '/api/auth/csrf',
  '/api/auth/callback/credentials',
  '/api/auth/signout',
  '/api/auth/:id',
  '/api/webhooks/payment/sandbox',
  '/api/webhooks/payment/:id',
  '/api/log-:id',
  '/api/openapi.json',
  '/api/:id',
  '/v1/graphql',
  '/healthz',
  '/readyz',
  '/metrics',
  '/sandbox-pay/:id',
  '/assets/:id',
  '/locales/en/:id.json',
  '/_.data',
  '/verification.data',
  '/portal/trademarks.data',
  '//',
  '/\\',
]

/** Calls that end what the callers' tokens stand for are made by strangers only: the callers are still needed. */
const endings = /session|deactivat|eras|password|role|second-factor|account|\/api\/user(\/|$)/

interface Schema {
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  enum?: unknown[]
  anyOf?: Schema[]
  format?: string
}

/** As many requests as asked, the same for the same seed, over every call of the contract and every kind of page. */
export function* malformedRequests(seed: number, { tokens, rows }: Known): Generator<Malformed> {
  const random = seededRandom(seed)
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const chance = (share: number) => random() < share
  const bodies = new Map(
    calls.map((call) => [call.name, z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' }) as Schema]),
  )
  /** A value that mostly fits, with something in it that does not. */
  const almost = (schema: Schema): unknown => {
    if (chance(0.25)) return one(values)()
    if (schema.enum) return chance(0.7) ? one(schema.enum) : one(values)()
    if (schema.anyOf) return almost(one(schema.anyOf))
    if (schema.type === 'object') {
      const fields = Object.entries(schema.properties ?? {}).filter(() => chance(0.9))
      const made = Object.fromEntries(fields.map(([name, child]) => [name, almost(child)]))
      return chance(0.15) ? { ...made, [one(['role', 'constructor', '', 'a.b', '0'])]: one(values)() } : made
    }
    if (schema.type === 'array')
      return Array.from({ length: Math.floor(random() * 4) }, () => almost(schema.items ?? {}))
    if (schema.type === 'integer' || schema.type === 'number') return Math.floor(random() * 100)
    if (schema.type === 'boolean') return chance(0.5)
    if (schema.format === 'uuid') return uuid
    return one(['Fictional', 'a@b.test', '2026-11-21', 'SK', 'https://a.test/'])
  }
  const json = (value: unknown) => JSON.stringify(value) ?? 'null'
  for (;;) {
    const call = chance(0.7) ? one(calls) : null
    const pattern = call ? call.path.replaceAll(/\{\w+\}/g, ':id') : one(pages)
    let path = pattern.replaceAll(/:id/g, () => (chance(0.6) ? one([uuid, ...rows]) : one(ids)))
    if (chance(0.15))
      path += one([
        '?',
        '?a=1&a=2',
        '?id=1&id=2',
        '?%',
        '?query={',
        '?__proto__[a]=1',
        `?${'a=1&'.repeat(500)}`,
        '/',
        '/../..',
        '%00',
        '?_data=root',
      ])
    const method = call && chance(0.85) ? call.method : one(methods)
    const headers: [string, string][] = []
    if (!chance(0.05)) headers.push(['content-type', call && chance(0.75) ? 'application/json' : one(types)])
    if (chance(0.85))
      headers.push([
        'idempotency-key',
        chance(0.8) ? `key-${Math.floor(random() * 1e9)}` : one(['', 'x', 'y'.repeat(300)]),
      ])
    if (chance(0.85))
      headers.push([
        'authorization',
        chance(0.85) && !endings.test(pattern)
          ? `Bearer ${one(tokens)}`
          : one(['Bearer', 'Bearer ', 'Bearer x.y.z', 'Basic YTpi', 'bearer null', `Bearer ${'x'.repeat(5000)}`]),
      ])
    if (chance(0.15))
      headers.push([
        'cookie',
        one(['markwright.session=x', '=', ';;;', 'a=%E0%A4%A', 'markwright.session=', `b=${'c'.repeat(4000)}`]),
      ])
    if (chance(0.1))
      headers.push([
        one([
          'accept-language',
          'accept',
          'origin',
          'referer',
          'x-forwarded-for',
          'range',
          'if-none-match',
          'accept-encoding',
          'x-http-method-override',
          'content-encoding',
          'expect',
        ]),
        one(['', '*', 'a'.repeat(3000), '\u00ff', 'null', 'DELETE', 'gzip', 'bytes=0-1,5-', '%', '127.0.0.1']),
      ])
    let body: Buffer | null = null
    if (method !== 'GET' && method !== 'HEAD' && method !== 'TRACE') {
      const text = chance(0.3) || !call ? one(raw) : json(almost(bodies.get(call.name) ?? {}))
      body = Buffer.from(text)
      if (chance(0.05)) body = Buffer.concat([body, Buffer.from([0xc3, 0x28, 0xff, 0xfe])])
      if (chance(0.01)) body = Buffer.alloc(6_000_000, 97)
    }
    yield { method, path, headers, body }
  }
}

/** Most bodies say how long they are; the others come in pieces. */
const lengthOf = ({ body, path }: Malformed): [string, string][] =>
  body && path.length % 5 !== 0 ? [['content-length', String(body.length)]] : []

async function send(base: URL, asked: Malformed): Promise<{ status: number; text: string }> {
  return await new Promise((resolve) => {
    const request = httpRequest(
      {
        host: base.hostname,
        port: base.port,
        method: asked.method,
        path: asked.path.replaceAll(/[^\u0021-\u007e]/g, ''),
        headers: [['host', base.host], ...lengthOf(asked), ...asked.headers].flat(),
        timeout: 120_000,
      },
      (answer) => {
        const parts: Buffer[] = []
        const done = () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString('latin1') })
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', done)
        answer.on('error', done)
      },
    )
    request.on('timeout', () => request.destroy(new Error('no answer')))
    request.on('error', (error) => resolve({ status: error.message === 'no answer' ? 599 : 0, text: '' }))
    request.end(asked.body ?? undefined)
  })
}

/** Sends `count` malformed requests, a few at once, and tells what came back. */
export async function sendMalformed(url: string, count: number, seed: number, known: Known): Promise<Outcome> {
  const base = new URL(url.replace('localhost', '127.0.0.1'))
  const outcome: Outcome = { sent: 0, statuses: {}, failures: [], leaks: [] }
  const requests = malformedRequests(seed, known)
  const worker = async (): Promise<void> => {
    while (outcome.sent < count) {
      outcome.sent += 1
      const number = outcome.sent
      const asked = requests.next().value as Malformed
      const { status, text } = await send(base, asked)
      outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1
      const told = `${number}: ${asked.method} ${asked.path.slice(0, 120)} ${JSON.stringify(asked.headers).slice(0, 300)} ${asked.body?.toString('latin1').slice(0, 300) ?? ''} -> ${status}`
      if (status >= 500 && status !== 503) outcome.failures.push(`${told} ${text.slice(0, 200)}`)
      // Pages carry their own scripts; what is judged is what a refusal says.
      const hit = status >= 400 && !text.startsWith('<!DOCTYPE') ? inside.exec(text) : null
      if (hit) outcome.leaks.push(`${told}: ${hit[0]}`)
    }
  }
  await Promise.all(Array.from({ length: 6 }, worker))
  return outcome
}
