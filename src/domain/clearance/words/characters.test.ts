import { expect, test } from 'vitest'
import { markOfRow } from '#tests/decided.ts'
import { score } from '../score/score.ts'
import { saidInMandarin, wordsOfCharacters } from './characters.ts'

test.each([
  ['福满堂', 'fumantang'],
  ['福滿堂', 'fumantang'],
  ['康美佳 KMJ', 'kangmeijia KMJ'],
  ['VELMORA', null],
  ['シャネル', null],
  ['拉菲庄园', 'lafei zhuangyuan'],
  ['上海星巴克咖啡有限公司', 'shanghai xingbake kafei youxiangongsi'],
])('%s is said as %s in Mandarin', (written, said) => expect(saidInMandarin(written)).toBe(said))

test.each([
  ['月兔', ['月', '兔']],
  ['蓝鲸灯塔', ['蓝', '鲸', '灯塔']],
  ['三只燕', ['三', '燕']],
  ['獾头牌', ['獾', '头']],
  ['海马日本料理', ['海马']],
  ['北京咖啡', ['咖啡']],
  ['福满堂', null],
  ['牌', null],
  ['月 兔', null],
])('%s is made of the words %j', (written, words) => expect(wordsOfCharacters(written)).toEqual(words))

test.each([
  ['福满堂', 'FU MAN TANG'],
  ['雅诺丽', 'YANUOLI'],
  ['龙泉谷', 'LONGQUANGU'],
  ['月兔', 'MOON RABBIT'],
  ['紅楓橋', 'RED MAPLE BRIDGE'],
  ['白云猫', 'BÍLÁ OBLAČNÁ KOČKA'],
  ['海马日本料理', 'SEAHORSE'],
  ['易利絆', '益立絆'],
  ['上海星巴克', 'STARBUCKS 星巴克'],
  ['拉菲庄园', 'LAFITE'],
])('%s is listed beside %s', (one, other) => {
  expect(markOfRow([one, other, '3', '3'])).toBeGreaterThanOrEqual(0.55)
})

test.each([
  ['福满堂', 'VELMORA'],
  ['月兔', 'SUN RABBIT'],
  ['龙泉', '龙马'],
])('%s is not %s', (one, other) => {
  expect(markOfRow([one, other, '3', '3'])).toBeLessThan(0.75)
})

test('what is heard the same in another script is no identical mark', () => {
  for (const [one, other] of [
    ['福满堂', 'FU MAN TANG'],
    ['שלומית', 'SHLOMIT'],
    ['シャネル', 'SHANERU'],
    ['ｼｬﾈﾙ', 'shaneru'],
    ['Кофола', 'Kofola'],
    ['ΦΩΣ', 'FOS'],
    ['מנדל', 'مندل'],
    ['КОФОЛА ОРИГИНАЛ', 'KOFOLA ORIGINAL'],
  ] as const) {
    const { same, band, mark, sounds } = score(one, other)
    expect([one, same, band, sounds]).toEqual([one, null, 'high', 1])
    expect([one, mark]).toEqual([one, Math.min(mark, 0.93)])
  }
  expect(score('李', '力').mark).toBeLessThan(0.55)
})

test.each([
  ['シャネル', 'ｼｬﾈﾙ'],
  ['しゃねる', 'シャネル'],
  ['КОКА', 'KOKA'],
  ['KОKA', 'KOKA'],
  ['ΚΟΚΑ', 'КОКА'],
  ['Кофола', 'КОФОЛА'],
])('%s is identical with %s, which is seen the same', (one, other) => expect(score(one, other).same).toBe('identical'))

test('a character that is written as repeated is said twice', () => {
  expect(saidInMandarin('佐々木')).toBe(saidInMandarin('佐佐木'))
})
