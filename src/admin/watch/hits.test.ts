import { expect, test } from 'vitest'
import type { HitRow } from '#operations/staff/hits.ts'
import { groupOf, ranked } from './hits.ts'

const hit = (id: string, name: string, classes: number[], more: Partial<HitRow> = {}): HitRow => ({
  id,
  type: 'filing',
  created_at: `2026-01-0${id}T00:00:00Z`,
  filing_date: '2025-12-01',
  priority_date: null,
  publication_date: null,
  registration_date: null,
  state: 'pending',
  status: null,
  designations: null,
  filing_changed_at: null,
  application_number: id,
  trademark_number: null,
  mark_name: name,
  mark_type: 'WORD',
  classes,
  jurisdiction: 'EU',
  ipo_link: null,
  trademark: {
    id: 't',
    name: 'Zorbexium',
    jurisdiction: 'SK',
    number: null,
    user_id: 'u',
    filing_date: '2025-01-15',
    status_group: 'Registered',
    goods_and_services: [{ class: 9, terms: ['software'] }],
    user: { id: 'u', email: 'owner@example.test', profile: null },
  },
  ...more,
})
const today = '2026-01-20'

test('the riskiest hit stands first, of equal ones the one that waits longest', () => {
  const hits = ranked(
    [hit('4', 'Zorbexium', [9]), hit('3', 'ZORBEXIUM', [42]), hit('2', 'Zorba', [42]), hit('1', 'Zorbexium', [9])],
    [],
    today,
  )
  expect(hits.map((one) => one.id)).toEqual(['1', '4', '3', '2'])
  expect(hits[0]).toMatchObject({ watchedClasses: [9], reasons: { same: 'identical', goods: { level: 'same_class' } } })
})

test('what reaches the watched mark comes first, older marks stand apart at the end, and nothing is left out', () => {
  const hits = ranked(
    [
      hit('1', 'Zorbexium', [9], { filing_date: '2019-05-05' }),
      hit('2', 'Zorbexium', [9], { jurisdiction: 'US' }),
      hit('3', 'Zorbexium', [9], { jurisdiction: 'WIPO' }),
      hit('4', 'Zorbexian', [42]),
      hit('5', 'Zorbexium', [9], { jurisdiction: 'WIPO', designations: ['SK'] }),
    ],
    [],
    today,
  )
  expect(hits.map((one) => [one.id, groupOf(one)])).toEqual([
    ['5', 'within'],
    ['4', 'within'],
    ['3', 'unknown'],
    ['2', 'outside'],
    ['1', 'earlier'],
  ])
})

test('of equal risk the one whose time to oppose ends sooner stands first, one whose end is not known after it', () => {
  const hits = ranked(
    [
      hit('1', 'Zorbexium', [9]),
      hit('2', 'Zorbexium', [9], { publication_date: '2026-01-10' }),
      hit('3', 'Zorbexium', [9], { publication_date: '2025-12-10' }),
      hit('4', 'Zorbexium', [9], { publication_date: '2025-06-10' }),
    ],
    [],
    today,
  )
  expect(hits.map((one) => one.id)).toEqual(['3', '2', '1', '4'])
})
