import { describe, expect, test } from 'vitest'
import { nothingAsked, type DomainFacts } from '#kernel/domain-facts.ts'
import { domainRisk } from './domain-risk.ts'

const on = '2027-03-01'
const domain = 'verdano-shop.test'
const answered: DomainFacts = {
  registration: {
    known: {
      registrar: 'Registrar of the test',
      abuseEmail: null,
      registeredOn: '2020-01-01',
      changedOn: null,
      expiresOn: null,
      registrant: null,
      nameServers: [],
      statuses: [],
    },
  },
  mail: { known: [] },
  certificate: { known: { issuer: null, names: ['somebody.test'], validFrom: null, validTo: '2028-01-01' } },
}
const risk = (facts: DomainFacts | null, more: { score?: number; kind?: 'homograph' | 'typo' } = {}) =>
  domainRisk(
    {
      score: more.score ?? 0.6,
      reasons: [{ kind: more.kind ?? 'typo' }],
      answer: facts && { domain, facts },
    },
    on,
  )
const since = (registeredOn: string | null): DomainFacts => ({
  ...answered,
  registration:
    'known' in answered.registration
      ? { known: { ...answered.registration.known, registeredOn } }
      : answered.registration,
})
const certified = (names: string[], validTo: string | null): DomainFacts => ({
  ...answered,
  certificate: { known: { issuer: null, names, validFrom: null, validTo } },
})

test('a domain of which all is known and nothing speaks against it is a low risk', () =>
  expect(risk(answered)).toEqual({ level: 'low', grounds: [], unknown: [] }))

describe('what is not known is never harmless', () => {
  test('nobody was asked', () =>
    expect(risk(null)).toEqual({ level: 'unknown', grounds: [], unknown: ['registration', 'mail', 'certificate'] }))
  test('asked, and nothing was answered', () => expect(risk(nothingAsked)).toMatchObject({ level: 'unknown' }))
  test.each(['registration', 'mail', 'certificate'] as const)('%s alone is missing', (part) =>
    expect(risk({ ...answered, [part]: { unknown: 'no-answer' } })).toEqual({
      level: 'unknown',
      grounds: [],
      unknown: [part],
    }),
  )
  test('a ground that is known counts all the same, and what is missing is said', () =>
    expect(risk({ ...answered, mail: { unknown: 'no-answer' } }, { score: 0.9 })).toEqual({
      level: 'medium',
      grounds: ['alike'],
      unknown: ['mail'],
    }))
})

test.each([
  ['alike', answered, { score: 0.85 }],
  ['alike', answered, { kind: 'homograph' as const }],
  ['mail', { ...answered, mail: { known: ['mx.test'] } }, {}],
  ['certificate', certified([domain], on), {}],
  ['certificate', certified([`*.${domain}`], '2027-04-01'), {}],
  ['fresh', since('2026-12-01'), {}],
])('%s is a ground, and one ground is a medium risk', (ground, facts, more) =>
  expect(risk(facts, more)).toEqual({ level: 'medium', grounds: [ground], unknown: [] }),
)

test.each([
  ['a likeness below the line', answered, { score: 0.849 }],
  ['a certificate that is over', certified([domain], '2027-02-28'), {}],
  ['a certificate of which the end is not recorded', certified([domain], null), {}],
  ['a certificate for a name that only ends alike', certified([`not${domain}`], '2028-01-01'), {}],
  ['a registration of 91 days ago', since('2026-11-30'), {}],
  ['a registration without a day', since(null), {}],
])('%s is no ground', (_, facts, more) => expect(risk(facts, more).grounds).toEqual([]))

test('two grounds are a high risk, named in their order', () =>
  expect(risk({ ...since('2027-02-01'), mail: { known: ['mx.test'] } }, { score: 0.96 })).toMatchObject({
    level: 'high',
    grounds: ['alike', 'mail', 'fresh'],
  }))

test('a name that nobody holds any more is said to be gone, whatever it looks like', () =>
  expect(risk({ ...answered, registration: { unknown: 'not-registered' } }, { score: 1 })).toEqual({
    level: 'gone',
    grounds: [],
    unknown: [],
  }))
