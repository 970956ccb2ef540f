import { describe, expect, test } from 'vitest'
import { comingGap, mattersOfUse, standingOfUse, type Asked, type Proof } from './standing.ts'

const on = '2026-11-25'
const classes = [
  { class: 18, terms: ['Handbags', 'Leather straps'] },
  { class: 25, terms: ['Coats'] },
]
const proof = (day: string, more: Partial<Proof> = {}): Proof => ({
  classes: [18],
  items: [],
  usedFrom: day,
  usedUntil: day,
  market: 'SK',
  ...more,
})
const past: Asked = { from: '2021-03-01', years: 5 }
const standing = (proofs: Proof[], asked: Asked | null = past) =>
  standingOfUse({ classes, markets: ['SK'], proofs, asked, declared: null }, on)
const of = (proofs: Proof[], asked?: Asked | null) => standing(proofs, asked).classes[0]

describe('a class of a mark of which proof can be asked for', () => {
  test.each([
    ['nothing', [], 'missing'],
    ['use on the last day of the five years back', ['2021-11-26'], 'ends'],
    ['use a day before them', ['2021-11-25'], 'missing'],
    ['use that counts for a year more', ['2022-11-26'], 'shown'],
    ['use that counts for a day less than that', ['2022-11-25'], 'ends'],
    ['use of today', [on], 'shown'],
  ])('with %s', (_, days, expected) => {
    expect(of(days.map((day) => proof(day)))?.standing).toBe(expected)
  })

  test('counts until five years after the newest use', () => {
    expect(of([proof('2023-05-04'), proof('2022-01-01')])?.countsUntil).toBe('2028-05-03')
  })

  test('is counted by years, a file of several years in each', () => {
    const { years, classes: found } = standing([proof('2022-01-10', { usedUntil: '2024-02-01' }), proof('2026-10-01')])
    expect(years.map(({ from, until }) => [from, until])).toEqual([
      ['2021-11-26', '2022-11-25'],
      ['2022-11-26', '2023-11-25'],
      ['2023-11-26', '2024-11-25'],
      ['2024-11-26', '2025-11-25'],
      ['2025-11-26', '2026-11-25'],
    ])
    expect(found[0]?.counts).toEqual([1, 1, 1, 0, 1])
    expect(found[1]?.counts).toEqual([0, 0, 0, 0, 0])
  })

  test('use elsewhere does not count for it', () => {
    expect(of([proof(on, { market: 'CZ' })])?.standing).toBe('missing')
  })

  test('names the goods that no file of the time names, and none where nobody said', () => {
    expect(of([proof(on, { items: ['Handbags'] })])?.unnamed).toEqual(['Leather straps'])
    expect(of([proof(on)])?.unnamed).toEqual([])
    // What was named before the time does not help.
    expect(
      of([proof('2020-01-01', { items: ['Leather straps'] }), proof(on, { items: ['Handbags'] })])?.unnamed,
    ).toEqual(['Leather straps'])
  })
})

describe('before proof can be asked for', () => {
  const ahead: Asked = { from: '2028-02-29', years: 5 }

  test('the years are counted back from the day that comes, and those after today have not begun', () => {
    expect(standing([], ahead).years.map(({ from, isAhead }) => [from, isAhead])).toEqual([
      ['2023-03-01', false],
      ['2024-03-01', false],
      ['2025-03-01', false],
      ['2026-03-01', false],
      ['2027-03-01', true],
    ])
  })

  test('what is older than the years before that day is missing then', () => {
    expect(of([proof('2023-02-27')], ahead)?.standing).toBe('missing')
    expect(of([proof('2023-03-01')], ahead)?.standing).toBe('ends')
  })

  test('the gap is that day, with the classes of which nothing is there', () => {
    expect(comingGap(standing([proof(on)], ahead), on)).toEqual({ kind: 'asked', day: '2028-02-29', classes: [25] })
  })
})

test('what was collected of all classes ends with the first that has nothing more', () => {
  const all = standing([proof('2023-05-04', { classes: [18, 25] }), proof('2024-06-01', { classes: [25] })])
  expect(comingGap(all, on)).toEqual({ kind: 'ends', day: '2028-05-03', classes: [18] })
  expect(comingGap(standing([]), on)).toBeNull()
})

test('where no day is known nothing is missing and nothing comes', () => {
  expect(of([], null)?.standing).toBe('unknown')
  expect(comingGap(standing([], null), on)).toBeNull()
})

describe('a docket', () => {
  const nonuse = {
    kind: 'nonuse',
    opens: null,
    due: '2028-02-29',
    graceUntil: null,
    amount: 5,
    unit: 'year',
    isDone: false,
    isUnsure: false,
  }
  const declaration = {
    ...nonuse,
    kind: 'use_declaration',
    opens: '2026-06-01',
    due: '2027-06-01',
    graceUntil: '2027-12-01',
    amount: 6,
  }

  test('says since when proof can be asked for, unless nobody is sure of the law', () => {
    expect(mattersOfUse('EU', [nonuse], on).asked).toEqual({ from: '2028-02-29', years: 5 })
    expect(mattersOfUse('EU', [{ ...nonuse, isUnsure: true }], on).asked).toBeNull()
    expect(mattersOfUse('EU', [], on)).toEqual({ asked: null, declared: null })
  })

  test.each([
    ['US', [false, true]],
    // That evidence is asked for there is known, and not of which time it has to be.
    ['PH', [false, false]],
    ['MX', [false, false]],
  ])(
    'of %s says which declaration comes next, and for which classes nothing of its time is there',
    (place, missing) => {
      const done = { ...declaration, due: '2026-12-01', isDone: true }
      const { declared } = mattersOfUse(place, [done, declaration], on)
      expect(declared).toEqual({ opens: '2026-06-01', until: '2027-12-01', isOfTime: place === 'US' })
      const about = { classes, markets: ['SK'], proofs: [proof('2026-06-01')], asked: null, declared }
      expect(standingOfUse(about, on).classes.map(({ isUndeclared }) => isUndeclared)).toEqual(missing)
    },
  )
})
