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
