import { expect, test } from 'vitest'
import { answers } from './use-keys.ts'

const press = (key: string, part: Partial<{ ctrlKey: boolean; metaKey: boolean; altKey: boolean }> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
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
