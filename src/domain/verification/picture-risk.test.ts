import { expect, test } from 'vitest'
import { pictureRisk } from './picture-risk.ts'

const goods = (level: 'same_class' | 'other') => ({ level, classes: [], weight: 1 })

test.each([
  [0.95, 'same_class', 'high'],
  [0.95, 'other', 'medium'],
  [0.85, 'same_class', 'medium'],
  [0.85, 'other', 'unknown'],
  [0.3, 'same_class', 'unknown'],
] as const)('pictures of %s for goods of %s are %s: low is never said of a device', (whole, level, risk) => {
  expect(pictureRisk({ whole }, goods(level))).toBe(risk)
})
