import { expect, test } from 'vitest'
import type { HitRow } from './hits-operation.ts'
import { ranked } from './hits.ts'

const hit = (id: string, name: string, classes: number[]): HitRow => ({
  id,
  type: 'filing',
  created_at: `2026-01-0${id}T00:00:00Z`,
  filing_date: null,
  publication_date: null,
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
    goods_and_services: [{ class: 9, terms: ['software'] }],
    user: null,
  },
})

test('the riskiest hit stands first, of equal ones the one that waits longest', () => {
  const hits = ranked([
    hit('4', 'Zorbexium', [9]),
    hit('3', 'ZORBEXIUM', [42]),
    hit('2', 'Zorba', [42]),
    hit('1', 'Zorbexium', [9]),
  ])
  expect(hits.map((one) => one.id)).toEqual(['1', '4', '3', '2'])
  expect(hits[0]).toMatchObject({ watchedClasses: [9], reasons: { same: 'identical', goods: { level: 'same_class' } } })
})
