import fc from 'fast-check'
import { expect, test } from 'vitest'
import { edits, soundDistance } from './distances.ts'

/** The number of edits by its definition, without any shortcut. */
function counted(a: string, b: string): number {
  const known = new Map<string, number>()
  const of = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j
    const key = `${i},${j}`
    const before = known.get(key)
    if (before !== undefined) return before
    const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
    const least = Math.min(
      of(i - 1, j) + 1,
      of(i, j - 1) + 1,
      of(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
      ...(swapped ? [of(i - 2, j - 2) + 1] : []),
    )
    known.set(key, least)
    return least
  }
  return of(a.length, b.length)
}

const letters = (longest: number) =>
  fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'č', '字'), { maxLength: longest }).map((all) => all.join(''))

test('edits are those of the definition, for words of any length and letters', () => {
  fc.assert(
    fc.property(letters(40), letters(40), (a, b) => {
      expect(edits(a, b)).toBe(counted(a, b))
    }),
    { seed: 20261122, numRuns: 300 },
  )
})

test('a limit changes no distance of sounds below it', () => {
  fc.assert(
    fc.property(letters(20), letters(20), fc.double({ min: 0, max: 20, noNaN: true }), (a, b, most) => {
      const full = soundDistance(a, b)
      const limited = soundDistance(a, b, most)
      expect(limited).toBe(full <= most || limited !== Number.POSITIVE_INFINITY ? full : Number.POSITIVE_INFINITY)
    }),
    { seed: 20261122, numRuns: 300 },
  )
})
