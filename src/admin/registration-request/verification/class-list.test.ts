import { expect, test } from 'vitest'
import { parseClasses } from './class-list.ts'

test('classes as people type them', () => {
  expect(parseClasses('25, 18  9;25')).toEqual([9, 18, 25])
  expect(parseClasses('')).toEqual([])
})

test.each(['46', '0', '3a', '-1', '9,5,100'])('"%s" is no list of classes', (text) => {
  expect(parseClasses(text)).toBeNull()
})
