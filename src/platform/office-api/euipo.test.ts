import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startEuipo, type StandIn } from '#tests/euipo.ts'
import { euipoApi } from './euipo.ts'
import type { OfficeApi } from './office-api.ts'

let euipo: StandIn
let api: OfficeApi
/** One that waits no longer than a slow service takes. */
let hasty: OfficeApi
beforeAll(async () => {
  euipo = await startEuipo()
})
afterAll(() => euipo.close())
beforeEach(() => {
  Object.assign(euipo, { mood: 'well', tokens: 0, asked: [] })
  const { EUIPO_AUTH_URL: authUrl = '', EUIPO_API_URL: apiUrl = '' } = euipo.env
  const settings = { clientId: 'stand-in', clientSecret: 'x', authUrl, apiUrl }
  api = euipoApi({ ...settings, timeLimit: 60_000 })
  hasty = euipoApi({ ...settings, timeLimit: 300 })
})

test('a mark by its number, with goods in English where there are any; one token serves several questions', async () => {
  expect(await api.mark('018999991')).toEqual({
    number: '018999991',
    text: 'STANDIN',
    kind: 'WORD',
    classes: [9, 42],
    goods: [
      { class: 9, terms: ['recorded software'] },
      { class: 42, terms: ['Webhosting'] },
    ],
    owner: 'Stand-In Works GmbH',
    ownerCountry: 'DE',
    status: 'REGISTERED',
    filingDate: '2024-02-03',
    registrationDate: '2024-07-01',
    expiryDate: '2034-02-03',
  })
  expect(await api.mark('0')).toBeNull()
  expect(euipo.tokens).toBe(1)
})

test('applicants are told once each, those only whose name holds the words', async () => {
  const found = await api.applicants('stand-in', 10)
  expect(found.map(({ number, name }) => [number, name])).toEqual([
    ['777002', 'Another Stand-In Ltd'],
    ['777001', 'Stand-In Works GmbH'],
  ])
  await api.applicants('a"*;b', 10)
  expect(decodeURIComponent(euipo.asked[1] ?? '')).toContain('applicants.name=="*a++;b*"')
})

test('what names no mark and no person is not asked', async () => {
  for (const number of ['.', '..', '/', '?']) expect(await api.mark(number)).toBeNull()
  for (const name of ['*', '"(**)"', String.raw`\\`]) expect(await api.applicants(name, 10)).toEqual([])
  expect(euipo.asked).toEqual([])
})

test.each([
  ['slow', 'office-slow'],
  ['broken', 'office-unreachable'],
  ['refusing', 'office-refused'],
  ['nonsense', 'office-unreachable'],
] as const)('a service that is %s fails as %s', async (mood, trouble) => {
  euipo.mood = mood
  const asked = mood === 'slow' ? hasty : api
  await expect(asked.mark('018999991')).rejects.toMatchObject({ trouble })
})

test('a token that is refused is asked for anew the next time', async () => {
  euipo.mood = 'expired'
  await expect(api.mark('018999991')).rejects.toMatchObject({ trouble: 'office-refused' })
  expect(await api.mark('018999991')).toMatchObject({ text: 'STANDIN' })
})

test('nobody there', async () => {
  const nobody = euipoApi({
    clientId: 'a',
    clientSecret: 'b',
    authUrl: 'http://127.0.0.1:9/token',
    apiUrl: 'http://127.0.0.1:9',
  })
  await expect(nobody.applicants('x', 1)).rejects.toMatchObject({ trouble: 'office-unreachable' })
})
