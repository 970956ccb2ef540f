import { execFileSync, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authorityAt, noAuthority, timeStampRequest, tokenOf } from './authority.ts'
import { der, readDer } from './der.ts'

// Left out with a sentence, never passed silently.
const hasOpenssl = spawnSync('openssl', ['version']).status === 0
if (!hasOpenssl)
  process.stdout.write('src/platform/timestamp/authority.test.ts: left out in part, there is no openssl here.\n')

/** An authority of our own by OpenSSL: key, certificate for time stamps, and the configuration that it asks for. */
const folder = mkdtempSync(join(tmpdir(), 'tsa-'))
const at = (name: string): string => join(folder, name)
const openssl = (...words: string[]): string =>
  execFileSync('openssl', words, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
let server: Server | undefined
let url = ''
let answerWith: (request: Uint8Array) => Uint8Array | number

const stamp = (request: Uint8Array): Uint8Array => {
  writeFileSync(at('query.tsq'), request)
  openssl('ts', '-reply', '-config', 'tsa.cnf', '-queryfile', 'query.tsq', '-out', 'reply.tsr')
  return readFileSync(at('reply.tsr'))
}

beforeAll(async () => {
  if (!hasOpenssl) return
  writeFileSync(
    at('tsa.cnf'),
    `[tsa]\ndefault_tsa = t\n[t]\nserial = serial\nsigner_cert = tsa.pem\nsigner_key = tsa.key\nsigner_digest = sha256\ndefault_policy = 1.2.3.4.1\ndigests = sha256\naccuracy = secs:1\nordering = no\ntsa_name = no\ness_cert_id_chain = no\n[x]\nextendedKeyUsage = critical,timeStamping\n`,
  )
  writeFileSync(at('serial'), '01\n')
  openssl(
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    'tsa.key',
    '-out',
    'tsa.pem',
    '-days',
    '2',
    '-subj',
    '/CN=Test TSA',
    '-addext',
    'extendedKeyUsage=critical,timeStamping',
  )
  const authority = createServer((request, answer) => {
    const parts: Uint8Array[] = []
    request.on('data', (part: Uint8Array) => parts.push(part))
    request.on('end', () => {
      const said = answerWith(Buffer.concat(parts))
      if (typeof said === 'number') answer.writeHead(said).end()
      else answer.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(said)
    })
  })
  server = authority
  await new Promise<void>((done) => authority.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(authority.address() as AddressInfo).port}/tsa`
})
afterAll(() => {
  server?.close()
  rmSync(folder, { recursive: true })
})

const hash = createHash('sha256').update('a page').digest()

test.skipIf(!hasOpenssl)(
  'a token of an authority is one that OpenSSL verifies, for this hash and no other',
  async () => {
    answerWith = stamp
    const given = await authorityAt(url)(hash)
    expect(given).toMatchObject({ isStandIn: false, authority: new URL(url).host })
    writeFileSync(at('token.der'), given.token ?? new Uint8Array())
    const verify = (digest: string) =>
      openssl('ts', '-verify', '-digest', digest, '-in', 'token.der', '-token_in', '-CAfile', 'tsa.pem')
    expect(verify(hash.toString('hex'))).toContain('OK')
    expect(() => verify(createHash('sha256').update('another').digest('hex'))).toThrow()
  },
)

describe.skipIf(!hasOpenssl)('an answer is refused that', () => {
  test.each<[string, (request: Uint8Array) => Uint8Array | number]>([
    ['is no success', () => 500],
    ['is empty', () => new Uint8Array()],
    ['breaks off', (request) => stamp(request).subarray(0, 200)],
    ['was not granted', () => der(0x30, der(0x30, der(0x02, [2])))],
    ['has no token', () => der(0x30, der(0x30, der(0x02, [0])))],
    ['is about another hash', () => stamp(timeStampRequest(randomBytes(32), Buffer.from('4000000000000001', 'hex')))],
    ['answers another request', () => stamp(timeStampRequest(hash, Buffer.from('4000000000000001', 'hex')))],
  ])('%s', async (_what, answer) => {
    answerWith = answer
    await expect(authorityAt(url)(hash)).rejects.toMatchObject({ code: 'provider-failed' })
  })
})

test('the stand-in gives no token and says what it is', async () => {
  expect(await noAuthority(hash)).toEqual({ authority: 'none', isStandIn: true, token: null })
})

test('what is written is read again, and endless or broken lengths are refused', () => {
  const inner = der(0x04, randomBytes(300))
  const [value] = readDer(der(0x30, inner))
  expect(value?.tag).toBe(0x30)
  expect(Buffer.from(value?.value ?? []).equals(Buffer.from(inner))).toBe(true)
  for (const bad of [[0x30, 0x80], [0x30, 0x85, 1, 1, 1, 1, 1], [0x30, 5, 1], [0x30]])
    expect(() => readDer(Uint8Array.from(bad))).toThrow(RangeError)
  expect(() => tokenOf(new Uint8Array([1]), hash, hash)).toThrow(RangeError)
})
