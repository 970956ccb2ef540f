import { describe, expect, test } from 'vitest'
import { groundsOf } from './absolute-grounds.ts'

const kindsOf = (mark: string, niceClass: number) => groundsOf(mark, [niceClass]).hints.map(({ kind }) => kind)

describe('a quality is read in each of its forms', () => {
  test.each([
    ['EKO', 3], ['VEGÁNSKE', 30], ['VEGANSKÁ', 30], ['WEGAŃSKIE', 30], ['VEGANE', 30], ['HYDRATANTES', 3], ['IDRATANTE', 3],
    ['NOURRISSANTE', 3], ['FEUCHTIGKEITSSPENDENDES', 3], ['PRIEDUŠNÁ', 25], ['EKOTAXI', 39], ['PAS CHER', 12],
  ] as const)('%s in class %i', (mark, niceClass) => {
    expect(kindsOf(mark, niceClass)).toContain('quality')
  }) // prettier-ignore
})

test('how food is made is a quality of foods alone', () => {
  for (const [mark, food] of [
    ['WĘDZONA', 29],
    ['FRIZZANTE', 32],
    ['SPARKLING', 33],
  ] as const) {
    expect(kindsOf(mark, food)).not.toEqual([])
    expect(kindsOf(mark, 9)).toEqual([])
  }
})

test('a name that many know for the goods is no kind of them', () => {
  for (const [mark, niceClass] of [
    ['MOBIL OIL', 4],
    ['DIESEL JEANS', 25],
  ] as const)
    expect(groundsOf(mark, [niceClass]).whole).toBe(false)
  expect(groundsOf('DIESEL ENGINE', [7]).whole).toBe(true)
})
