import fc from 'fast-check'
import { expect, test } from 'vitest'
import { edits, soundDistance } from './distances.ts'
import { weights } from '../weights.ts'

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

/** The distance of sounds by its definition, a whole row after the other. */
function heardApart(a: string, b: string): number {
  const { vowels, family, dropVowel, dropBreath, dropConsonant, otherwise } = weights.sounds
  const isVowel = (one: string) => 'aeiou'.includes(one)
  const dropped = (one: string) =>
    isVowel(one) ? dropVowel : 'hy'.includes(one) ? dropBreath : one < '\u0080' ? dropConsonant : otherwise
  const families = 'pb td kg fvw szScCJ mn lr hk yi yJ gJ vb ck'.split(' ')
  const changed = (one: string, other: string) => {
    if (one === other) return 0
    if (isVowel(one) && isVowel(other)) return vowels
    return families.some((all) => all.includes(one) && all.includes(other)) ? family : otherwise
  }
  let row = b.split('').reduce((sums, one) => [...sums, (sums.at(-1) ?? 0) + dropped(one)], [0])
  for (const one of a) {
    const next = [(row[0] ?? 0) + dropped(one)]
    for (const [at, other] of b.split('').entries())
      next.push(
        Math.min(
          (row[at] ?? 0) + changed(one, other),
          (row[at + 1] ?? 0) + dropped(one),
          (next[at] ?? 0) + dropped(other),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

const sounds = fc
  .array(fc.constantFrom(...'aeiouszScCJpbhkyiflrn漢č'.split('')), { maxLength: 24 })
  .map((all) => all.join(''))

test('the distance of sounds is that of its definition, and a limit changes none below it', () => {
  fc.assert(
    fc.property(sounds, sounds, fc.double({ min: 0, max: 20, noNaN: true }), (a, b, most) => {
      const full = soundDistance(a, b)
      expect(full).toBeCloseTo(heardApart(a, b), 9)
      const limited = soundDistance(a, b, most)
      // On the very limit either may be told.
      expect([full, Number.POSITIVE_INFINITY]).toContain(limited)
      expect(limited === full || full > most).toBe(true)
      expect(limited === Number.POSITIVE_INFINITY || full <= most + 1e-6).toBe(true)
      expect(soundDistance(a, b, full)).toBe(full)
    }),
    { seed: 20261122, numRuns: 500 },
  )
})

test('costs are whole steps', () => {
  for (const cost of Object.values(weights.sounds))
    expect(Math.round(cost * 20) / 20 === cost || cost === weights.sounds.otherManner).toBe(true)
})
