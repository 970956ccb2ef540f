import type { Sign } from './sign.ts'

/** A part that two marks have in common or nearly: how much, and its letters in the first mark. */
export interface SharedPart {
  readonly value: number
  readonly text: string
}

export const nothing: SharedPart = { value: 0, text: '' }

/** The one of more value; the first of equals. */
export const better = (a: SharedPart, b: SharedPart): SharedPart => (b.value > a.value ? b : a)

/** The one of fewer letters. */
export const shorter = (a: Sign, b: Sign): Sign => (a.compact.length <= b.compact.length ? a : b)

export function sum(list: readonly number[]): number {
  let total = 0
  for (const one of list) total += one
  return total
}
