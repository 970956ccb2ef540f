import { expect, test } from 'vitest'
import { unreadIn } from './unread-sign.ts'

test.each([
  ['VELMORA 雲海', [['characters', '雲海', 'YUNHAI']]],
  ['сoca', [['mixed', 'сoca', 'SOCA']]],
  ['COCA', []],
  ['СОСА', [['look_alike', 'СОСА', 'COCA']]],
  // What looks and reads alike leaves nothing open, in whatever script a letter of it is.
  ['Tом', [['mixed', 'Tом', 'TOM']].slice(1)],
  ['КОТ', []],
  ['МОТОР', [['look_alike', 'МОТОР', 'MOTOP']]],
  ['Велмора', []],
  ['I ❤ NY', [['symbols', '❤', '']]],
  ['№ 5 & Co. + more, 100 % @home', []],
  ['100 €', []],
  ['100 £', [['symbols', '£', '']]],
  ['e = mc²', [['symbols', '=', '']]],
  ['👩‍👩‍👧', [['symbols', '👩‍👩‍👧', '']]],
  ['...', [['symbols', '...', '']]],
  ['', []],
  ['   ', []],
  ['BRAND™ NAME®', []],
] as const)('%s', (text, unread) => {
  expect(unreadIn(text).map(({ reason, part, as }) => [reason, part, as])).toEqual(unread)
})

test('what is written in letters that are read is read, in capitals, small letters and with marks', () => {
  for (const text of [
    'Škoda',
    'ŠKODA',
    'Łódź',
    'Ørsted',
    'Æther',
    'ß',
    'Ťažká',
    'Þór',
    'İstanbul',
    'Ночь',
    'ΝΥΧΤΑ',
    'ночь',
    'Київ',
  ])
    expect([text, unreadIn(text).filter(({ reason }) => reason === 'script')]).toEqual([text, []])
})

test('of what is too long the rest is told behind what is compared, by the length it is read at', () => {
  const rest = (text: string) => unreadIn(text).find(({ reason }) => reason === 'long')?.part
  expect(rest('velmora '.repeat(15))).toBeUndefined()
  expect(rest(`${'velmora '.repeat(14)}orvanta keliso`)).toBe('keliso')
  expect(rest('福'.repeat(60))).toBeUndefined()
  expect(rest(`${'福'.repeat(60)}满堂`)).toBe('满堂')
  expect(rest('シ'.repeat(41))).toBe('シ')
  expect(rest('株'.repeat(3000))).toBe('株'.repeat(40))
})
