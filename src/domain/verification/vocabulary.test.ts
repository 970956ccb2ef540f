import { expect, test } from 'vitest'
import { riskToShow, worstRisk } from './vocabulary.ts'

test.each([
  [[], 'unknown'],
  [['low', 'low'], 'low'],
  [['low', 'unknown'], 'unknown'],
  [['unknown', 'medium', 'low'], 'medium'],
  [['medium', 'high', 'unknown'], 'high'],
] as const)('%j is %s overall', (risks, overall) => {
  expect(worstRisk(risks)).toBe(overall)
})

test('a mark below every band was looked at and is far: low, not unassessed', () => {
  expect((['none', 'low', 'medium', 'high'] as const).map(riskToShow)).toEqual(['low', 'low', 'medium', 'high'])
})
