import { expect, test } from 'vitest'
import { extended, mostPicked, together, toggled, without, type Picked } from './selection.ts'

const row = (key: string): Picked => ({ key, noun: 'trademark', id: key, label: key.toUpperCase() })
const rows = ['a', 'b', 'c', 'd', 'e'].map(row)
const keys = (picked: readonly Picked[]) => picked.map(({ key }) => key).join('')

test('a row is taken in and out, and others stay as they are', () => {
  const picked = toggled(toggled([], row('c')), row('a'))
  expect(keys(picked)).toBe('ca')
  expect(keys(toggled(picked, row('c')))).toBe('a')
})

test('a range goes from the row where it began to the row where it ends, up or down, and takes none twice', () => {
  expect(keys(extended([row('a')], rows, 'a', 'd'))).toBe('abcd')
  expect(keys(extended([row('d')], rows, 'd', 'b'))).toBe('dbc')
  expect(keys(extended([], rows, null, 'c'))).toBe('c')
})

test('a range that began on another page is the row alone, and what was selected there stays', () => {
  expect(keys(extended([row('z')], rows, 'z', 'b'))).toBe('zb')
  expect(keys(extended([row('z')], rows, 'a', 'gone'))).toBe('z')
})

test('a selection ends at its limit', () => {
  const many = Array.from({ length: mostPicked + 50 }, (_, n) => row(`n${n}`))
  expect(together([], many)).toHaveLength(mostPicked)
  expect(keys(without(rows, [{ key: 'b' }, { key: 'x' }]))).toBe('acde')
})
