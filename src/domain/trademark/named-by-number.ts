import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'

interface Numbered {
  id: string
  jurisdiction: string
  number: string | null
}

/** `several-marks`: more than one register has given the number. `not-a-choice`: none has. */
export type NumberRefusal = 'several-marks' | 'not-a-choice'

/** A number with the place before it, as in `EU 018123456`. */
const withPlace = /^([A-Za-z]{2,5})[ :]\s*(.+)$/

/**
 * The marks that people name by their numbers, each once. Registers give the same numbers: one that several of the marks have
 * names none of them, until the place stands before it.
 */
export function namedByNumber<T extends Numbered>(
  all: readonly T[],
  numbers: readonly string[],
): { marks: T[]; refused: NumberRefusal | null } {
  const marks = new Map<string, T>()
  for (const typed of numbers) {
    const plain = all.filter(({ number }) => number === typed)
    const [, place, rest] = plain.length === 0 ? (withPlace.exec(typed) ?? []) : []
    const code = place === undefined ? null : jurisdictionFrom(place)
    const found = code === null ? plain : all.filter((one) => one.number === rest && one.jurisdiction === code)
    const [mark] = found
    if (mark === undefined) return { marks: [], refused: 'not-a-choice' }
    if (found.length > 1) return { marks: [], refused: 'several-marks' }
    marks.set(mark.id, mark)
  }
  return { marks: [...marks.values()], refused: null }
}
