import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { certificateOf } from './certificate.ts'
import { domainLookupOf } from './configured.ts'
import { lookupBy } from './lookup.ts'

let folder = ''
let server: Server
let port = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lookup-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/O=Copy Works/CN=copy.test', '-addext', 'subjectAltName=DNS:copy.test,DNS:www.copy.test']
  await promisify(execFile)('openssl', [
    'req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, '-days', '30', ...subject,
  ]) // prettier-ignore
  server = createServer({ key: await readFile(key), cert: await readFile(cert) }, (_request, reply) => reply.end())
  await new Promise<void>((done) => server.listen(0, '127.0.0.2', done))
  port = (server.address() as AddressInfo).port
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

test('the certificate of a host is read, whoever signed it, and nothing inward is spoken to', async () => {
  const toStandIn = { port, ports: [port], resolve: async () => ['127.0.0.2'] }
  const shown = await certificateOf('copy.test', { ...toStandIn, allow: (address) => address === '127.0.0.2' })
  expect(shown).toMatchObject({ issuer: 'Copy Works', names: ['copy.test', 'www.copy.test'] })
  expect(shown.validTo).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  await expect(certificateOf('copy.test', toStandIn)).rejects.toThrow('stands for 127.0.0.2')
})

const bootstrap = [[['test'], ['https://rdap.registry.test/']]] as const
const registered = {
  registrar: 'Example Registrar',
  abuseEmail: null,
  registeredOn: '2026-11-18',
  changedOn: null,
  expiresOn: null,
  registrant: null,
  nameServers: [],
  statuses: [],
}
const certificate = { issuer: null, names: [], validFrom: null, validTo: null }

test('each part is known, or says why it is not', async () => {
  const silent = () => Promise.reject(new Error('no answer'))
  const all = lookupBy(bootstrap, {
    registration: async () => registered,
    mail: async () => [],
    certificate: async () => certificate,
  })
  expect(await all('copy.test')).toEqual({
    facts: { registration: { known: registered }, mail: { known: [] }, certificate: { known: certificate } },
    source: 'rdap.registry.test',
    isStandIn: false,
  })
  const nothing = lookupBy(bootstrap, { registration: silent, mail: silent, certificate: silent })
  expect((await nothing('copy.test')).facts).toEqual({
    registration: { unknown: 'no-answer' },
    mail: { unknown: 'no-answer' },
    certificate: { unknown: 'no-answer' },
  })
  const free = lookupBy(bootstrap, { registration: async () => null, mail: silent, certificate: silent })
  expect((await free('copy.test')).facts.registration).toEqual({ unknown: 'not-registered' })
  // An ending without a service: the rest is asked all the same.
  const other = await lookupBy(bootstrap, { mail: async () => ['mx.copy.sk'], certificate: silent })('copy.sk')
  expect(other).toMatchObject({
    facts: { registration: { unknown: 'no-service' }, mail: { known: ['mx.copy.sk'] } },
    source: 'none',
  })
})

test('the stand-in of an installation says that it is one, and without it nobody is asked', async () => {
  const none = { rdapBootstrap: null, sightingsDir: null }
  expect(await (await domainLookupOf(none))('copy.test')).toMatchObject({
    source: 'none',
    isStandIn: false,
    facts: { registration: { unknown: 'not-asked' } },
  })
  const facts = { registration: { known: registered }, mail: { known: [] }, certificate: { unknown: 'no-answer' } }
  await writeFile(
    join(folder, 'domain-records.jsonl'),
    `no line\n{"domain":"bad.test"}\n${JSON.stringify({ domain: 'copy.test', ...facts })}\n`,
  )
  const ask = await domainLookupOf({ ...none, sightingsDir: folder })
  expect(await ask('copy.test')).toEqual({ facts, source: 'stand-in', isStandIn: true })
  expect(await ask('bad.test')).toMatchObject({ isStandIn: true, facts: { mail: { unknown: 'not-asked' } } })
})
