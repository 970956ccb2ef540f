import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

const marks = [
  {
    applicationNumber: '018999991',
    markFeature: 'WORD',
    wordMarkSpecification: { verbalElement: 'STANDIN' },
    niceClasses: [9, 42],
    goodsAndServices: [
      { classNumber: 9, description: [{ language: 'en', terms: ['recorded software'] }] },
      { classNumber: 42, description: [{ language: 'de', terms: ['Webhosting'] }] },
    ],
    applicants: [
      {
        office: 'EM',
        identifier: '777001',
        name: 'Stand-In Works GmbH',
        address: { city: 'Musterstadt', country: 'DE' },
      },
    ],
    status: 'REGISTERED',
    applicationDate: '2024-02-03',
    registrationDate: '2024-07-01',
    expiryDate: '2034-02-03',
  },
  {
    applicationNumber: '018999994',
    niceClasses: [9],
    goodsAndServices: [
      {
        classNumber: 9,
        description: [
          {
            language: 'en',
            terms: [' ', 'x'.repeat(800), ...Array.from({ length: 400 }, (_, at) => `apparatus ${at % 300}`)],
          },
        ],
      },
      { classNumber: 9, description: [{ language: 'en', terms: ['apparatus 1'] }] },
    ],
    applicationDate: 'unknown',
  },
  {
    applicationNumber: '018999992',
    applicants: [
      { identifier: '777001', name: 'Stand-In Works GmbH' },
      { identifier: '777002', name: 'Another Stand-In Ltd' },
      { identifier: '777003', name: 'Quite Different' },
    ],
  },
]

/** EUIPO's service as far as we use it, on this machine. `mood` says how it answers. */
export interface StandIn {
  env: Record<string, string>
  mood: 'well' | 'slow' | 'broken' | 'refusing' | 'nonsense' | 'expired'
  /** How many tokens were given, and what was asked. */
  tokens: number
  asked: string[]
  close(): Promise<void>
}

export async function startEuipo(): Promise<StandIn> {
  const standIn: StandIn = { env: {}, mood: 'well', tokens: 0, asked: [], close: async () => undefined }
  const server: Server = createServer((request, response) => {
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    }
    const url = new URL(request.url ?? '/', 'http://stand-in.test')
    if (url.pathname === '/token') {
      standIn.tokens += 1
      return send(200, { access_token: `token-${standIn.tokens}`, expires_in: 3600 })
    }
    standIn.asked.push(`${url.pathname}${url.search}`)
    if (standIn.mood === 'slow') return undefined
    if (standIn.mood === 'broken') return send(503, 'down for maintenance')
    if (standIn.mood === 'refusing') return send(429, {})
    if (standIn.mood === 'nonsense') return send(200, '<html>')
    if (standIn.mood === 'expired' && request.headers.authorization === 'Bearer token-1') return send(401, {})
    const number = /\/trademarks\/(.+)$/.exec(url.pathname)?.[1]
    if (number === undefined) return send(200, { trademarks: marks, totalElements: marks.length })
    const found = marks.find((mark) => mark.applicationNumber === number)
    return found ? send(200, found) : send(404, { title: 'not found' })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  standIn.env = {
    EUIPO_CLIENT_ID: 'stand-in',
    EUIPO_CLIENT_SECRET: 'stand-in-secret',
    EUIPO_AUTH_URL: `${base}/token`,
    EUIPO_API_URL: base,
  }
  standIn.close = async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
  return standIn
}
