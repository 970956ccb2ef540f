import { expect, test } from 'vitest'
import { goodsList, goodsText, sameGoods, withTerms } from './goods-text.ts'

test('ordered classes have a field even before anything is written', () => {
  expect(goodsText([{ class: 25, terms: ['Coats', 'Scarves'] }], [18, 25])).toEqual({ 18: '', 25: 'Coats\nScarves' })
})

test('a term per line: trimmed, once, without the sign at its end', () => {
  expect(goodsList({ 25: ' Coats; \n\nScarves.\nCoats\n', 18: '  \n' })).toEqual([
    { class: 25, terms: ['Coats', 'Scarves'] },
  ])
})

test('text and list say the same both ways', () => {
  const list = [
    { class: 9, terms: ['Software'] },
    { class: 42, terms: ['Software design, rental of software'] },
  ]
  expect(goodsList(goodsText(list, []))).toEqual(list)
})

test('order of classes does not make lists differ, terms do', () => {
  const a = [
    { class: 9, terms: ['Software'] },
    { class: 42, terms: ['Design'] },
  ]
  expect(sameGoods(a, a.toReversed())).toBe(true)
  expect(sameGoods(a, [{ class: 9, terms: ['Software'] }])).toBe(false)
})

test('picked terms go to the end of their classes, each once in whatever case, a new class with its first term', () => {
  const picked = [
    { niceClass: 25, text: 'scarves' },
    { niceClass: 25, text: 'coats' },
    { niceClass: 18, text: 'handbags' },
  ]
  expect(withTerms({ 25: 'Coats\n\n' }, picked)).toEqual({ 25: 'Coats\nscarves', 18: 'handbags' })
})
