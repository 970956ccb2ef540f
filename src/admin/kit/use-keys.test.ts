import { expect, test } from 'vitest'
import { answers } from './use-keys.ts'

const press = (
  key: string,
  part: Partial<{ ctrlKey: boolean; metaKey: boolean; altKey: boolean; shiftKey: boolean }> = {},
) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...part,
})

test('a plain key works outside of fields only', () => {
  expect(answers({ key: 'j' }, press('J'), false)).toBe(true)
  expect(answers({ key: 'j' }, press('j'), true)).toBe(false)
})

test('Ctrl and ⌘ are one, and never stand for the plain key', () => {
  expect(answers({ key: 'k', mod: true, typing: true }, press('k', { ctrlKey: true }), true)).toBe(true)
  expect(answers({ key: 'k', mod: true, typing: true }, press('k', { metaKey: true }), true)).toBe(true)
  expect(answers({ key: 'k' }, press('k', { ctrlKey: true }), false)).toBe(false)
  expect(answers({ key: 'k' }, press('k', { altKey: true }), false)).toBe(false)
})

test('a key with Shift works with it alone, and one without it with both', () => {
  expect(answers({ key: 'ArrowDown', shift: true }, press('ArrowDown'), false)).toBe(false)
  expect(answers({ key: 'ArrowDown', shift: true }, press('ArrowDown', { shiftKey: true }), false)).toBe(true)
  expect(answers({ key: '?' }, press('?', { shiftKey: true }), false)).toBe(true)
})
