import { expect, test } from 'vitest'
import { upToLength } from './text.ts'

test('a text is cut between characters, and one that is short enough is left as it is', () => {
  expect(upToLength('abc', 3)).toBe('abc')
  expect(upToLength('abcd', 3)).toBe('abc')
  expect(upToLength('ab🙂d', 3)).toBe('ab')
  expect(upToLength('ab🙂d', 4)).toBe('ab🙂')
})
