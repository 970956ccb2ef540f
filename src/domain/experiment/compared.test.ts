import { expect, test } from 'vitest'
import { differenceOf, shareOf, verdictOf } from './compared.ts'

test('a share has the interval of Wilson', () => {
  // Newcombe, Stat. Med. 17 (1998) 857, table I, method 3.
  for (const [did, all, low, high] of [
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ] as const) {
    const share = shareOf({ all, did })
    expect(share?.low).toBeCloseTo(low, 4)
    expect(share?.high).toBeCloseTo(high, 4)
  }
  expect(shareOf({ all: 0, did: 0 })).toBeNull()
})

test('a difference has the interval of Newcombe', () => {
  // Newcombe, Stat. Med. 17 (1998) 873, table II, method 10.
  for (const [second, first, low, high] of [
    [{ did: 56, all: 70 }, { did: 48, all: 80 }, 0.0524, 0.3339],
    [{ did: 9, all: 10 }, { did: 3, all: 10 }, 0.1705, 0.809],
    [{ did: 5, all: 56 }, { did: 0, all: 29 }, -0.0381, 0.1926],
  ] as const) {
    const difference = differenceOf(first, second)
    expect(difference?.low).toBeCloseTo(low, 4)
    expect(difference?.high).toBeCloseTo(high, 4)
  }
  expect(differenceOf({ all: 0, did: 0 }, { all: 5, did: 1 })).toBeNull()
})

test('nothing is said of a winner before there are enough, nor while it may be chance', () => {
  const [few, many] = [
    { all: 1000, did: 100 },
    { all: 1000, did: 200 },
  ]
  expect(verdictOf(few, many, 1001)).toBe('early')
  expect(verdictOf(few, { all: 999, did: 900 }, 1000)).toBe('early')
  expect(verdictOf({ all: 0, did: 0 }, { all: 0, did: 0 }, 0)).toBe('early')
  expect(verdictOf(few, few, 1000)).toBe('none')
  expect(verdictOf(few, { all: 1000, did: 110 }, 1000)).toBe('none')
  expect(verdictOf(few, many, 1000)).toBe('second')
  expect(verdictOf(many, few, 1000)).toBe('first')
})
