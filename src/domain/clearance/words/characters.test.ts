import { expect, test } from 'vitest'
import { markOfRow } from '#tests/decided.ts'
import { score } from '../score/score.ts'
import { nameInMandarin, saidInMandarin, wordsOfCharacters } from './characters.ts'

test.each([
  ['福满堂', 'fumantang'],
  ['福滿堂', 'fumantang'],
  ['康美佳 KMJ', 'kangmeijia KMJ'],
  ['VELMORA', null],
  ['シャネル', null],
  ['拉菲庄园', 'lafeizhuangyuan'],
])('%s is said as %s in Mandarin', (written, said) => expect(saidInMandarin(written)).toBe(said))

test.each([
  ['拉菲庄园', 'lafei'],
  ['上海星巴克咖啡有限公司', 'xingbake'],
  ['北京咖啡', 'beijingkafei'],
  ['公司'.repeat(20_000), 'gongsi'.repeat(240)],
  ['福满堂', 'fumantang'],
])('the name in %s is said as %s', (written, said) => expect(nameInMandarin(written)).toBe(said))

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
  ['腾讯科技', 'HUAWEI KEJI'],
  ['星光食品', 'MEIWEI SHIPIN'],
  ['小米 科技', '联想科技'],
  ['世界 杯', '新世界百货'],
  ['红牛 公司', '腾讯公司'],
])('%s is not %s', (one, other) => {
  expect(markOfRow([one, other, '3', '3'])).toBeLessThan(0.6)
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

test('a name in another script is nearest to how it is read, and nothing is told of its sense or a part', () => {
  for (const [one, exact, near] of [
    ['МОСКОВСКАЯ', 'MOSKOVSKAYA', 'MOSKOVSKAYAS'],
    ['КОФОЛАБУРСАТ', 'KOFOLABURSAT', 'KOFOLABURSAD'],
    ['שלומית', 'SHLOMIT', 'SHLOMITA'],
  ] as const)
    expect(score(one, exact).mark).toBeGreaterThan(score(one, near).mark - 1e-9)
  const { looks, means, part } = score('Велмора', 'VELMORA')
  expect([looks, means, part]).toEqual([0, 0, 0])
})
