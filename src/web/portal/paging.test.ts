import { expect, test } from 'vitest'
import { pageIn, pagingOf } from './paging.ts'

test('only a whole page number is taken from an address', () => {
  expect(pageIn(new URLSearchParams('page=3'))).toBe(3)
  for (const text of ['', 'page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1e99'])
    expect(pageIn(new URLSearchParams(text))).toBe(1)
})

test('the range of a page', () => {
  expect(pagingOf(1, 0)).toMatchObject({ from: 0, to: 0, pages: 1 })
  expect(pagingOf(2, 41)).toMatchObject({ from: 21, to: 40, pages: 3 })
  expect(pagingOf(3, 41)).toMatchObject({ from: 41, to: 41 })
})
