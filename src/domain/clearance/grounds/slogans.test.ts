import { expect, test } from 'vitest'
import { groundsOf } from './absolute-grounds.ts'

const laudatory = (sign: string, niceClass: number) =>
  groundsOf(sign, [niceClass]).hints.find(({ kind }) => kind === 'laudatory')

test.each([
  ['EVERYTHING FOR THE GARDEN', 35, 'high'],
  ['COOKING MADE EASY', 41, 'medium'],
  ['MEHR ZEIT FÜR FAMILIE', 35, 'medium'],
  ['VIAC ČASU NA RODINU', 35, 'medium'],
] as const)('%s promises: class %i, %s', (sign, niceClass, risk) => {
  expect(laudatory(sign, niceClass)).toMatchObject({ risk, whole: true })
})

test('what is no promise is none', () => {
  expect(laudatory('HOT DOG MAN', 43)).toBeUndefined()
})

test('a formula that is to be weighed leaves the sign open, and beside a name it is none', () => {
  expect(groundsOf('MEHR ZEIT FÜR FAMILIE', [35]).whole).toBe(false)
  expect(laudatory('LUMERA MADE EASY', 41)).toBeUndefined()
})

test.each([
  ['LITTLE RED FOX', 9],
  ['BIG BLACK BEAR', 25],
  ['THE QUIET LITTLE BIRD', 36],
  ['MALÝ MODRÝ VTÁK', 36],
  ['EL PEQUEÑO LOBO AZUL', 25],
] as const)('%s in class %i shows something and promises nothing', (mark, niceClass) => {
  expect(groundsOf(mark, [niceClass]).hints.filter(({ kind }) => kind === 'laudatory')).toEqual([])
})

test.each([
  ['STRONG ROOTS BRIGHT FUTURE', 36],
  ['MALÁ CENA VEĽKÁ RADOSŤ', 35],
] as const)('%s in class %i is read as a message', (mark, niceClass) => {
  expect(groundsOf(mark, [niceClass]).hints.map(({ kind }) => kind)).toContain('laudatory')
})
