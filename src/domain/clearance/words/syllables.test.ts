import { expect, test } from 'vitest'
import { unreadIn } from '../unread-sign.ts'
import { markOfRow } from '#tests/decided.ts'
import { normalise } from './letters.ts'

test.each([
  ['シャネル', 'shaneru'],
  ['ヤクルト', 'yakuruto'],
  ['キッコーマン', 'kikkoman'],
  ['ファミリー・マート', 'famirimato'],
  ['ウィスキー', 'wisuki'],
  ['ティッシュ', 'tisshu'],
  ['まっちゃ', 'matcha'],
  ['ﾊﾟﾅｿﾆｯｸ', 'panasonikku'],
  ['ヴィトン', 'viton'],
  ['ガッツ', 'gattsu'],
  ['삼성', 'samseong'],
  ['김치', 'gimchi'],
  ['한국 HANKOOK', 'hangukhankook'],
  ['ｶﾞ', 'ga'],
])('%s is read as %s', (written, read) => {
  expect(normalise(written).compact).toBe(read)
  expect(unreadIn(written).map(({ reason }) => reason)).toEqual(unreadIn(written).map(() => 'meaning'))
})

test('of what is read by its sound alone it is told that the sense was not', () => {
  expect(unreadIn('ヤクルト MILK')).toEqual([{ reason: 'meaning', part: 'ヤクルト', as: 'YAKURUTO' }])
})

test('Chinese characters stay; what they were read as beside Latin letters is told', () => {
  expect(normalise('宝塚リラ').compact).toBe('宝塚rira')
  expect(unreadIn('宝塚リラ')).toEqual([{ reason: 'characters', part: '宝塚リラ', as: 'BAOZHONGRIRA' }])
})

test.each([
  ['シャネル', 'CHANEL'],
  ['ナイキ', 'NAIKI'],
  ['코카콜라', 'COCA-COLA'],
  ['ソニックス', 'SONIX'],
  ['스타벅스', 'STARBUCKS'],
  ['マンパワー', 'MANPOWER'],
  ['嘉裕长城', '长城'],
  ['リラ宝塚', '宝塚'],
])('%s is listed beside %s', (one, other) => {
  expect(markOfRow([one, other, '3', '3'])).toBeGreaterThanOrEqual(0.55)
})

test.each([
  ['イェール', 'yeru'],
  ['㌔', 'kiro'],
  ['㋐', 'a'],
  ['ㄱㅏ', 'ga'],
  ['ハ゜ン', 'pan'],
  ['ヷ', 'va'],
  ['クヮ', 'kwa'],
  ['ンャ', 'nya'],
])('%s is read as %s, and what is read stays as it is', (written, read) => {
  expect(normalise(written).compact).toBe(read)
  expect(normalise(read).compact).toBe(read)
})
