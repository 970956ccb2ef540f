import { expect, test } from 'vitest'
import { Lru } from './lru.ts'

test('forgets what was used longest ago', () => {
  const lru = new Lru<string, number>(2)
  expect(lru.set('a', 1)).toEqual([])
  expect(lru.set('b', 2)).toEqual([])
  expect(lru.get('a')).toBe(1)
  expect(lru.set('c', 3)).toEqual(['b'])
  expect([lru.get('a'), lru.get('b'), lru.get('c')]).toEqual([1, undefined, 3])
})

test('a heavy entry displaces several, one too heavy is not kept', () => {
  const lru = new Lru<string, number>(10)
  for (const key of ['a', 'b', 'c']) lru.set(key, 1, 3)
  expect(lru.set('d', 1, 6)).toEqual(['a', 'b'])
  expect(lru.set('d', 1, 7)).toEqual([])
  expect(lru.set('e', 1, 11)).toEqual(['c', 'd', 'e'])
  expect(lru.set('f', 1, 10)).toEqual([])
})
