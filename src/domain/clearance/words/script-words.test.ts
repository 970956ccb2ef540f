import { expect, test } from 'vitest'
import { groundsOf } from '../grounds/absolute-grounds.ts'
import { groundRiskIn } from '../grounds/grounds-law.ts'
import { scriptWordsIn } from './script-words.ts'

const told = (text: string, niceClass: number) => groundsOf(text, [niceClass]).hints

test.each([
  ['咖啡', 30], ['京东咖啡', 30], ['コーヒー', 30], ['커피', 30], ['قهوة', 30], ['القهوة', 30], ['קפה', 30], ['กาแฟ', 30], ['ΚΑΦΕΣ', 30], ['καφές', 30], ['КОФЕ', 30],
  ['चाय', 30], ['牛奶', 29], ['酒店', 43], ['银行', 36], ['맥주', 32], ['은행', 36], ['옷', 25], ['خبز', 30], ['فندق', 43], ['יין', 33], ['ספר', 16], ['เบียร์', 32],
  ['โรงแรม', 43], ['ΚΡΑΣΙ', 33], ['ΒΙΒΛΙΟ', 16], ['ХЛЕБ', 30], ['ОБУВЬ', 25], ['ビール', 32], ['KOVENTO 咖啡', 30],
] as const)('%s names goods of class %i', (text, niceClass) => {
  expect(told(text, niceClass).map(({ kind }) => kind)).toEqual(['descriptive'])
}) // prettier-ignore

test.each([
  ['北京咖啡', 30, ['geographical 北京', 'descriptive 咖啡']], ['东京寿司', 43, ['geographical 东京', 'descriptive 寿司']], ['上海银行', 36, ['geographical 上海', 'descriptive 银行']],
  ['서울커피', 30, ['geographical 서울', 'descriptive 커피']], ['ירושלים', 39, ['geographical ירושלים']], ['دبي', 43, ['geographical دبي']], ['МОСКВА', 33, ['geographical москва']],
] as const)('%s, for class %i, is read in its words', (text, niceClass, hints) => {
  expect(told(text, niceClass).map(({ kind, word }) => `${kind} ${word}`)).toEqual(hints)
}) // prettier-ignore

test.each(['雲海堂', '라온제나', 'ひかり', 'ნათელი', 'نورسين', 'VENA', 'PARI', 'MUL'])(
  '%s holds no word of ours',
  (text) => {
    expect(scriptWordsIn(text)).toBeNull()
  },
)

test('a word of a script says what it says to those who read it; in the Union it is weighed, and full where a part of it writes so', () => {
  const risks = (text: string) =>
    told(text, 30).map((hint) => (['SK', 'EU', 'CN', 'US'] as const).map((place) => groundRiskIn(hint, place)))
  expect(risks('咖啡')).toEqual([['low', 'medium', 'high', 'high']])
  expect(risks('ΚΑΦΕΣ')).toEqual([['low', 'high', 'low', 'high']])
})
