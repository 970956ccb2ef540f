import { expect, test } from 'vitest'
import { listCut, weights } from '../weights.ts'
import { explain } from './explain.ts'
import { score, scoreFrom } from './score.ts'
import { signOf } from './sign.ts'

test.each([
  ['a word, however little it tells', 'TYLENOL PM', 'EXCEDRIN PM', 'pm'],
  ['a row of four letters', 'AXCEL FUSI-CORTE', 'FOBANCORT', 'cort'],
  ['half of a short mark, as it is heard', 'POWRNYM', 'NIMYLE', undefined],
  ['a word that is nearly one of the other', 'JAMES BOND', 'GEMS', undefined],
  ['a first word that the other begins with', 'GN GENETIC NUTRITION LABORATORIES', 'GNC', 'gn'],
  ['consonants alone', 'MIM NATURA', 'MM', 'mm'],
  ['the first letter as kana write it', 'レールデュタン', "L'AIR DU TEMPS", 'r'],
  ['a Chinese character', '橘正宗', '橘焼酎', '橘'],
  ['a word of one field in each place', 'PINK COW', 'RED BULL', undefined],
])('%s in common is half a likeness: %s, %s', (_, one, other, common) => {
  const full = score(one, other)
  expect([full.mark, full.common ?? null]).toEqual([weights.mark.common, common ?? ''])
  expect(explain(full).common).toBe(common)
  expect(score(other, one)).toEqual({ ...score(other, one), mark: full.mark, common: full.common })
})

test.each([
  ['VELMORA', 'KESTRYD'],
  ['SRO', 'GMBH'],
  ['LAC', 'RED BULL'],
  ['TALES OF ZIMBRA', 'HOUSE OF KRELL'],
])('%s and %s have nothing in common', (one, other) => {
  const full = score(one, other)
  expect([full.common, full.mark < weights.mark.common]).toEqual([null, true])
  expect(explain(full)).not.toHaveProperty('common')
})

test('nothing is listed for what is in common alone, and what is alike has no word of it', () => {
  expect(weights.mark.common).toBeLessThan(listCut)
  expect(scoreFrom(signOf('TYLENOL PM'), signOf('EXCEDRIN PM'), [], listCut)).toBeNull()
  expect(scoreFrom(signOf('TYLENOL PM'), signOf('EXCEDRIN PM'), [], 0.45)?.mark).toBe(weights.mark.common)
  expect(score('VELMORA', 'VELMARA').common).toBeNull()
})

test('what is in common alone is no more than a low risk, for the same goods too', () => {
  const goods = { classesA: [5], classesB: [5], termGroupsA: ['01'], termGroupsB: ['01'] }
  expect(score('TYLENOL PM', 'EXCEDRIN PM', goods).band).toBe('low')
  expect(score('易利絆', '益立絆').common).toBeNull()
})
