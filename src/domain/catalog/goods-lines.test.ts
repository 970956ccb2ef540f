import { expect, test } from 'vitest'
import { goodsLines, readGoods } from './goods-lines.ts'

test.each([
  ['25: Clothing; footwear', [{ class: 25, terms: ['Clothing', 'footwear'] }]],
  [
    '9, 42',
    [
      { class: 9, terms: [] },
      { class: 42, terms: [] },
    ],
  ],
  [
    '42\n9: Software: downloadable\n\n9: games',
    [
      { class: 9, terms: ['Software: downloadable', 'games'] },
      { class: 42, terms: [] },
    ],
  ],
  ['', []],
])('%j is read', (text, goods) => {
  expect(readGoods(text)).toEqual(goods)
})

test.each(['Clothing', '46', '0: nothing', '9, 42: software', '25 : ; \nshoes', '1000'])('%j is not', (text) => {
  expect(readGoods(text)).toBeNull()
})

test('what is written is read again', () => {
  const goods = [
    { class: 9, terms: ['Software', 'games'] },
    { class: 42, terms: [] },
  ]
  expect(readGoods(goodsLines(goods))).toEqual(goods)
})
