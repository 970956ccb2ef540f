import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { euipoFiler, standInFiler, type OfficeFiler, type OfficeFilingOrder } from './filing.ts'

const order: OfficeFilingOrder = {
  key: '0199e0a0-0000-7000-8000-000000000001',
  mark: 'SOLVANTE',
  kind: 'FIGURATIVE',
  picture: new Uint8Array([1, 2, 3]),
  views: [new Uint8Array([4]), new Uint8Array([5])],
  recording: { mediaType: 'audio/mpeg', bytes: new Uint8Array([6]) },
  description: 'A bottle with a neck',
  colours: [{ name: 'red', code: null, where: 'the neck' }],
  owner: { name: 'Ingrid Owner', lines: ['Testovacia 1'], country: 'SK' },
  priority: null,
  goods: [{ class: 18, terms: ['Suitcases'] }],
}

let server: Server
let filer: OfficeFiler
let answer: { status: number; body: string }
const seen: { key: string | undefined; authorization: string | undefined; body: unknown }[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      response.setHeader('content-type', 'application/json')
      if (request.url === '/token') return void response.end(JSON.stringify({ access_token: 'of-a-test' }))
      const { authorization, 'idempotency-key': key } = request.headers
      seen.push({ key: String(key), authorization, body: JSON.parse(text) })
      response.statusCode = answer.status
      response.end(answer.body)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  filer = euipoFiler({ clientId: 'id', clientSecret: 'secret', authUrl: `${base}/token`, filingUrl: `${base}/file` })
})
afterAll(() => server.close())

test('an application is handed in under its key, and the answer is its number, day and receipt', async () => {
  const receipt = Buffer.from('%PDF-').toString('base64')
  answer = {
    status: 200,
    body: JSON.stringify({ applicationNumber: '019', applicationDate: '2026-11-23T08:00:00Z', receipt }),
  }
  expect(await filer.file(order)).toEqual({
    isStandIn: false,
    number: '019',
    filedOn: '2026-11-23',
    receipt: new Uint8Array(Buffer.from('%PDF-')),
  })
  expect(seen.at(-1)).toMatchObject({
    key: order.key,
    authorization: 'Bearer of-a-test',
    body: {
      mark: 'SOLVANTE',
      goods: order.goods,
      picture: { mediaType: 'image/jpeg', data: 'AQID' },
      views: [{ data: 'BA==' }, { data: 'BQ==' }],
      recording: { mediaType: 'audio/mpeg', data: 'Bg==' },
      description: order.description,
      colours: order.colours,
    },
  })
})

test.each([
  ['is away', 503, '', 'office-unreachable'],
  ['refuses', 422, '{}', 'office-refused'],
  ['says nothing of a number', 200, '{"applicationDate":"2026-11-23"}', 'office-refused'],
])('a service that %s files nothing', async (_name, status, body, trouble) => {
  answer = { status, body }
  await expect(filer.file(order)).rejects.toMatchObject({ trouble })
})

test.each([
  ['a day that is none', '"applicationDate":"soon"', null],
  ['a day of no calendar', '"applicationDate":"2026-02-30"', null],
  ['no day', '"receipt":null', null],
  ['a receipt that is none', '"applicationDate":"2026-11-23","receipt":"PHNjcmlwdD4="', '2026-11-23'],
  ['a receipt of no shape', '"applicationDate":"2026-11-23","receipt":{"a":1}', '2026-11-23'],
])('a number that comes with %s counts', async (_name, rest, filedOn) => {
  answer = { status: 200, body: `{"applicationNumber":"019",${rest}}` }
  expect(await filer.file(order)).toEqual({ isStandIn: false, number: '019', filedOn, receipt: null })
})

test('the stand-in says that it is one', async () => {
  expect(await standInFiler.file(order)).toEqual({ isStandIn: true })
})
