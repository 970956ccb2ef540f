import { expect, test } from 'vitest'
import { placesNotAsked, registerAsked } from './registers.ts'

test('a place is told as not asked when its own register was not, whatever other register reaches it', () => {
  const asked = [
    { office: 'EU', asOf: '2026-11-12' },
    { office: 'US', asOf: null },
  ] as const
  expect(placesNotAsked(['SK', 'US', 'EU'], asked)).toEqual(['SK'])
  expect(placesNotAsked(['SK', 'US'], [])).toEqual(['SK', 'US'])
})

test('a register is an office with a day or none, and nothing beside', () => {
  expect(registerAsked.safeParse({ office: 'US', asOf: null }).success).toBe(true)
  for (const other of [
    { office: 'XX', asOf: null },
    { office: 'US', asOf: '2026-02-30' },
    { office: 'US' },
    { office: 'US', asOf: null, count: 3 },
  ])
    expect(registerAsked.safeParse(other).success).toBe(false)
})
