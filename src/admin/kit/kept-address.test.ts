import { expect, test } from 'vitest'
import { keptAddress, sameAddress } from './kept-address.ts'

test('filters, words and order are kept, and the place in the list is not', () => {
  expect(keptAddress('?filter=%7B%22place%22%3A%22SK%22%7D&page=3&sort=name&order=ASC&row=trademark-1')).toBe(
    '?filter=%7B%22place%22%3A%22SK%22%7D&sort=name&order=ASC',
  )
  expect(keptAddress('')).toBe('?')
})

test('the same filters are the same view in any order and on any page', () => {
  expect(sameAddress('?view=filing&who=me', '?who=me&view=filing&page=2')).toBe(true)
  expect(sameAddress('?view=filing&who=me', '?view=filing')).toBe(false)
})
