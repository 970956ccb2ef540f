import { expect, test } from 'vitest'
import { seededRandom } from '#tests/random.ts'
import { signOf } from '#domain/clearance/score/sign.ts'
import { piecesOf } from './pieces.ts'

const seed = 20261127

test('names share the key of their letters because they have them in common, hardly ever by chance', () => {
  const random = seededRandom(seed)
  const letters = () => String.fromCharCode(97 + Math.floor(random() * 26))
  const names = new Map<string, number>()
  while (names.size < 20_000) {
    const name = Array.from({ length: 8 }, letters).toSorted().join('')
    names.set(name, piecesOf(signOf(name)).wholes[0] ?? -1)
  }
  expect(new Set(names.values()).size, `seed ${seed}`).toBeGreaterThan(19_900)
  expect(piecesOf(signOf('star lumen')).wholes[0]).toBe(piecesOf(signOf('lumenstar')).wholes[0])
})
