import { expect, test } from 'vitest'
import { worstRisk } from './vocabulary.ts'

test.each([
  [[], 'unknown'],
  [['low', 'low'], 'low'],
  [['low', 'unknown'], 'unknown'],
  [['unknown', 'medium', 'low'], 'medium'],
  [['medium', 'high', 'unknown'], 'high'],
] as const)('%j is %s overall', (risks, overall) => {
  expect(worstRisk(risks)).toBe(overall)
})
