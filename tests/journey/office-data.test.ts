import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import { lookUpTrademarkData, searchApplicant } from '#contract/search.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { type StandIn, startEuipo } from '#tests/euipo.ts'
import { addMarks } from '#tests/register.ts'

let euipo: StandIn
let app: TestApp
let staff: Client
beforeAll(async () => {
  euipo = await startEuipo()
  app = await startApp(euipo.env)
  await app.addUser('staff@office.test', 'staff')
  staff = (await app.signIn('staff@office.test', testPassword)).client
  await addMarks(app.context.pool, 1, [
    { text: 'OURCOPY', office: 'EU', number: '018999991', owner: 'Copy of Stand-In' },
    { text: 'SLASHES', office: 'SK', number: 'POZ1232026', owner: 'Fictional 100 % s. r. o.' },
    { text: 'OTHER', office: 'EU', number: '018999993', owner: '100 % Fictional' },
  ])
})
afterAll(async () => {
  await app.close()
  await euipo.close()
})

const look = (tmNumber: string, office = 'EUIPO') =>
  app.anonymous(lookUpTrademarkData, { query: { tmNumber, office: office as 'EU' } })

test('the office answers where there is access to it, our copy where there is none', async () => {
  expect(await look('018999991')).toMatchObject({
    source: 'office',
    trouble: null,
    mark: { text: 'STANDIN', state: 'registered', markType: 'WORD', office: 'EU' },
  })
  expect(await look('POZ 123-2026', 'SK')).toMatchObject({
    source: 'register',
    trouble: null,
    asOf: '2026-11-01',
    mark: { text: 'SLASHES', number: 'POZ1232026' },
  })
  expect(await look('999', 'SK')).toMatchObject({ source: 'register', mark: null })
  expect(await look('1', 'USPTO')).toMatchObject({ source: 'register', asOf: null, mark: null })
})

test('a list of the office that is longer than ours, with empty and double terms, is told as far as it goes', async () => {
  const { mark } = await look('018999994')
  expect(mark?.goods).toHaveLength(1)
  expect(mark?.goods[0]?.terms).toHaveLength(200)
  expect(mark?.goods[0]?.terms.slice(0, 2)).toEqual(['x'.repeat(500), 'apparatus 0'])
  expect(mark).toMatchObject({ filingDate: null, registrationDate: null, registrationNumber: null })
})

test('an office that fails is named, and our copy stands in', async () => {
  euipo.mood = 'broken'
  expect(await look('018999991')).toMatchObject({
    source: 'register',
    trouble: 'office-unreachable',
    mark: { text: 'OURCOPY', owner: 'Copy of Stand-In' },
  })
  expect(await staff(searchApplicant, { query: { value: 'stand-in' } })).toMatchObject({
    source: 'register',
    trouble: 'office-unreachable',
    applicants: [{ number: null, name: 'Copy of Stand-In', marks: 1 }],
  })
  // Signs of a pattern are letters here; marks of other offices have other owners.
  const { applicants } = await staff(searchApplicant, { query: { value: '100 %' } })
  expect(applicants.map(({ name }) => name)).toEqual(['100 % Fictional'])
  euipo.mood = 'well'
})

test('applicants come with the number of the office', async () => {
  const { source, applicants } = await staff(searchApplicant, { query: { value: 'stand-in', limit: 1 } })
  expect(source).toBe('office')
  expect(applicants).toEqual([
    { number: '777002', name: 'Another Stand-In Ltd', country: null, city: null, marks: null },
  ])
  await expect(app.anonymous(searchApplicant, { query: { value: 'stand-in' } })).rejects.toMatchObject({
    code: 'sign-in-required',
  })
})
