import { expect, test } from 'vitest'
import { readKept, selectedOf } from './selection.ts'

const brands = [{ id: 'first' }, { id: 'second' }]
const kept = (brandId: string | null) => ({ brandId, updated_at: '2026-11-23T10:00:00.000Z' })

test.each([
  ['a brand that is there', kept('second'), brands, 3, { kind: 'brand', id: 'second' }],
  ['null', kept(null), brands, 3, { kind: 'unassigned' }],
  ['null, and nothing is under no brand', kept(null), brands, 0, { kind: 'none' }],
  ['nothing', null, brands, 3, { kind: 'brand', id: 'first' }],
  ['a brand that is gone', kept('gone'), brands, 0, { kind: 'brand', id: 'first' }],
  ['a brand that is gone, of an account without brands', kept('gone'), [], 2, { kind: 'unassigned' }],
  ['nothing, of an account without anything', null, [], 0, { kind: 'none' }],
])('%s', (_name, stored, all, unassigned, selected) => {
  expect(selectedOf(stored, all, unassigned)).toEqual(selected)
})

test('what somebody else wrote under the key is nothing', () => {
  const whole = kept('first')
  expect(readKept(JSON.stringify(whole))).toEqual(whole)
  expect(readKept(JSON.stringify(kept(null)))).toEqual(kept(null))
  for (const text of [null, '', '{', '[]', '7', '"x"', '{"brandId":7,"updated_at":"x"}', '{"brandId":"x"}'])
    expect(readKept(text)).toBeNull()
})
