import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { companiesOf, companySearchOf } from './companies.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'markwright-companies-'))))
afterAll(async () => await rm(folder, { recursive: true }))

const slovak = {
  results: [
    {
      id: 1,
      identifiers: [{ value: '12345678' }],
      fullNames: [{ value: 'Stará, s. r. o.', validTo: '2015-01-01' }, { value: 'Koventa, s. r. o.' }],
      addresses: [{ municipality: { value: 'Nitra' } }],
      establishment: '2014-03-01',
    },
  ],
}
const czech = {
  pocetCelkem: 1,
  ekonomickeSubjekty: [
    {
      ico: '87654321',
      obchodniJmeno: 'Koventa a.s.',
      sidlo: { nazevObce: 'Brno' },
      datumVzniku: '2008-10-20',
      datumZaniku: '2021-01-31',
    },
  ],
}

test('each register is asked as it wants to be, and what it answers is read', async () => {
  const sent: string[] = []
  const fetching = (async (url: string, init: RequestInit) => {
    sent.push(`${init.method ?? 'GET'} ${url} ${typeof init.body === 'string' ? init.body : ''}`)
    return Promise.resolve(Response.json(url.includes('statistics') ? slovak : czech))
  }) as typeof fetch
  const answers = await companiesOf(['SK', 'CZ'], fetching)('Koventa & syn', ['SK', 'CZ', 'DE'])
  expect(sent).toEqual([
    'GET https://api.statistics.sk/rpo/v1/search?fullName=Koventa+%26+syn ',
    'POST https://ares.gov.cz/ekonomicke-subjekty-v-be/rest/ekonomicke-subjekty/vyhledat {"obchodniJmeno":"Koventa & syn","start":0,"pocet":30}',
  ])
  expect(answers).toEqual([
    {
      country: 'SK',
      source: 'api.statistics.sk',
      isStandIn: false,
      companies: [{ name: 'Koventa, s. r. o.', number: '12345678', place: 'Nitra', since: '2014-03-01', until: null }],
    },
    {
      country: 'CZ',
      source: 'ares.gov.cz',
      isStandIn: false,
      companies: [
        { name: 'Koventa a.s.', number: '87654321', place: 'Brno', since: '2008-10-20', until: '2021-01-31' },
      ],
    },
  ])
})

test.each([
  ['does not answer', () => Promise.reject(new Error('away'))],
  ['refuses', () => Promise.resolve(new Response('no', { status: 503 }))],
  ['answers something else', () => Promise.resolve(Response.json({ results: [{ fullNames: [] }] }))],
])('a register that %s is told as one that did not answer', async (_, fetching) => {
  const [answer] = await companiesOf(['SK'], fetching)('Koventa', ['SK'])
  expect(answer).toMatchObject({ country: 'SK', companies: null })
})

test('without registers a file stands in, and says so; without either nobody is asked', async () => {
  const row = { country: 'SK', name: 'Koventa tašky', number: '1', place: 'Nitra' }
  await writeFile(join(folder, 'companies.jsonl'), `${JSON.stringify(row)}\nno json\n{"country":"SK"}\n`)
  const ask = await companySearchOf({ companyRegisters: [], sightingsDir: folder })
  expect(await ask('KOVENTA', ['SK', 'CZ'])).toMatchObject([{ isStandIn: true, companies: [{ number: '1' }] }])
  expect(await ask('KOVENTA', ['DE'])).toEqual([])
  const nobody = await companySearchOf({ companyRegisters: [], sightingsDir: null })
  expect(await nobody('KOVENTA', ['SK'])).toEqual([])
})
