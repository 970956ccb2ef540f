import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { guardedFetch } from '#platform/net/guarded-fetch.ts'
import { bootstrapIn, readRegistration, registrationOf, serviceOf } from './rdap.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rdap-'))
})
afterAll(async () => await rm(folder, { recursive: true }))

const card = (...lines: unknown[]) => ['vcard', [['version', {}, 'text', '4.0'], ...lines]]
const answer = {
  objectClassName: 'domain',
  ldhName: 'VERDANO-OUTLET.TEST',
  status: ['active', 'client transfer prohibited'],
  events: [
    { eventAction: 'registration', eventDate: '2026-11-18T08:30:00Z' },
    { eventAction: 'expiration', eventDate: '2027-11-18T08:30:00Z' },
  ],
  nameservers: [{ objectClassName: 'nameserver', ldhName: 'NS1.HOSTING.TEST' }],
  entities: [
    {
      roles: ['registrar'],
      vcardArray: card(['fn', {}, 'text', 'Example Registrar']),
      entities: [{ roles: ['abuse'], vcardArray: card(['email', {}, 'text', 'abuse@registrar.test']) }],
    },
    {
      roles: ['registrant'],
      vcardArray: card(
        ['fn', {}, 'text', 'REDACTED FOR PRIVACY'],
        ['org', {}, 'text', 'Copy Works Ltd'],
        ['adr', { cc: 'SK' }, 'text', ['', '', '', '', '', '', '']],
      ),
    },
  ],
}

test('what a register publishes is read, and what it hides is not known', () => {
  expect(readRegistration(answer)).toEqual({
    registrar: 'Example Registrar',
    abuseEmail: 'abuse@registrar.test',
    registeredOn: '2026-11-18',
    changedOn: null,
    expiresOn: '2027-11-18',
    registrant: { name: null, organisation: 'Copy Works Ltd', country: 'SK' },
    nameServers: ['ns1.hosting.test'],
    statuses: ['active', 'client transfer prohibited'],
  })
  const bare = readRegistration({ objectClassName: 'domain', entities: 'none', events: [null], nameservers: {} })
  expect(bare).toMatchObject({ registrar: null, registrant: null, registeredOn: null, nameServers: [] })
})

test.each([null, [], 'text', {}, { objectClassName: 'entity' }])('%j is no answer about a domain name', (one) => {
  expect(() => readRegistration(one)).toThrow('no answer')
})

test('the longest ending of the bootstrap decides who is asked, over https where it can', async () => {
  const file = join(folder, 'dns.json')
  const services = [
    [['uk'], ['http://rdap.uk.test/', 'https://rdap.uk.test']],
    [['co.uk', 'TEST'], ['https://rdap.co.test/v1']],
  ]
  await writeFile(file, JSON.stringify({ version: '1.0', services }))
  const bootstrap = await bootstrapIn(file)
  expect(serviceOf(bootstrap, 'verdano.uk')).toBe('https://rdap.uk.test/')
  expect(serviceOf(bootstrap, 'verdano.co.uk')).toBe('https://rdap.co.test/v1/')
  expect(serviceOf(bootstrap, 'verdano.test')).toBe('https://rdap.co.test/v1/')
  expect(serviceOf(bootstrap, 'verdano.sk')).toBeNull()
  await writeFile(file, '{}')
  await expect(bootstrapIn(file)).rejects.toThrow('no bootstrap')
})

test('a name that the register does not know is none; what is no answer is an error', async () => {
  const asked: string[] = []
  const by =
    (status: number, body: unknown): typeof guardedFetch =>
    async (url) => {
      asked.push(url)
      return { url, status, mediaType: 'application/rdap+json', bytes: Buffer.from(JSON.stringify(body)) }
    }
  const service = 'https://rdap.co.test/v1/'
  expect(await registrationOf('verdano-outlet.test', service, by(200, answer))).toMatchObject({
    registeredOn: '2026-11-18',
  })
  expect(await registrationOf('verdano-outlet.test', service, by(404, {}))).toBeNull()
  await expect(registrationOf('verdano-outlet.test', service, by(429, {}))).rejects.toThrow('429')
  await expect(registrationOf('verdano-outlet.test', service, by(200, {}))).rejects.toThrow('no answer')
  expect(new Set(asked)).toEqual(new Set([`${service}domain/verdano-outlet.test`]))
})
