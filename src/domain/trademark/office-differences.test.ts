import { expect, test } from 'vitest'
import { isLongUnread, officeDifferences, type HeldMark, type RegisterRecord } from './office-differences.ts'

const held: HeldMark = {
  name: 'VELMORA',
  status: 'Trademark registered',
  filingDate: '2020-03-09',
  registrationDate: '2020-09-01',
  expirationDate: '2030-03-09',
  owner: 'Velmora s. r. o.',
  goods: [{ class: 25, terms: ['Shoes', 'Hats'] }],
}
const office: RegisterRecord = {
  text: 'Velmora',
  state: 'registered',
  filingDate: '2020-03-09',
  registrationDate: '2020-09-01',
  expiryDate: '2030-03-09',
  owner: 'VELMORA  s. r. o.',
  goods: [{ class: 25, terms: ['hats; shoes'] }],
}
const of = (more: Partial<RegisterRecord>, ours: Partial<HeldMark> = {}) =>
  officeDifferences({ ...held, ...ours }, { ...office, ...more })

test('letter case, spaces and the order of terms are no difference, and nothing that the office does not tell', () => {
  expect(of({})).toEqual([])
  const silent = { text: '', filingDate: null, registrationDate: null, expiryDate: null, owner: null, goods: [] }
  expect(of({ ...silent, state: 'unknown' })).toEqual([])
  expect(of({ goods: [{ class: 25, terms: [] }] })).toEqual([])
})

test('each thing that is otherwise stands with both values', () => {
  const wrong = { text: 'VELMARA', filingDate: '2020-03-10', registrationDate: '2020-09-02', owner: 'Other Ltd' }
  expect(of({ ...wrong, expiryDate: '2030-03-10', state: 'dead', goods: [{ class: 9, terms: ['Maps'] }] })).toEqual([
    { field: 'name', held: 'VELMORA', office: 'VELMARA' },
    { field: 'state', held: 'registered', office: 'dead' },
    { field: 'filingDate', held: '2020-03-09', office: '2020-03-10' },
    { field: 'registrationDate', held: '2020-09-01', office: '2020-09-02' },
    { field: 'expirationDate', held: '2030-03-09', office: '2030-03-10' },
    { field: 'owner', held: 'Velmora s. r. o.', office: 'Other Ltd' },
    { field: 'goods', held: '25: Shoes; Hats', office: '9: Maps' },
  ])
})

test('what we do not have and the office tells is a difference, as are classes without their terms', () => {
  const pending = {
    status: 'Application filed',
    registrationDate: null,
    expirationDate: null,
    goods: [],
  } satisfies Partial<HeldMark>
  expect(of({ goods: [{ class: 9, terms: [] }] }, pending)).toMatchObject([
    { field: 'state', held: 'pending', office: 'registered' },
    { field: 'registrationDate', held: null },
    { field: 'expirationDate', held: null },
    { field: 'goods', held: null, office: '9' },
  ])
})

test.each(['Ready for filing', 'Representative changed', 'Refunded'] as const)(
  'that %s stands otherwise at the office is not said',
  (status) => {
    expect(of({ state: 'dead' }, { status })).toEqual([])
  },
)

test('a copy is a measure for sixty days after its newest record', () => {
  expect(isLongUnread('2026-09-25', '2026-11-24')).toBe(false)
  expect(isLongUnread('2026-09-24', '2026-11-24')).toBe(true)
})
