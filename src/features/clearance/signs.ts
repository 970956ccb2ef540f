import { type Sign, signOf } from '#domain/clearance/score/sign.ts'

/** Signs of each of the two halves of what is kept: a kilobyte each, once it was compared. */
const mostOfHalf = 12_000
/** Of a register of so many marks few come again in other questions: signs are kept for the next questions about the same. */
const manyMarks = 200_000
const fewOfHalf = 2000

/** Signs of marks of a register, kept while they are asked for: their sounds and meanings are worked out once for many questions. */
export class KeptSigns {
  readonly #most: number
  #now = new Map<string, Sign>()
  #before = new Map<string, Sign>()

  /** For a register of `count` marks. */
  constructor(count: number) {
    this.#most = count > manyMarks ? fewOfHalf : mostOfHalf
  }

  of(text: string): Sign {
    const known = this.#now.get(text)
    if (known) return known
    const sign = this.#before.get(text) ?? signOf(text)
    if (this.#now.size >= this.#most) {
      this.#before = this.#now
      this.#now = new Map()
    }
    this.#now.set(text, sign)
    return sign
  }
}

let asked: { text: string; sign: Sign } | null = null

/** The sign of what is asked, worked out once for the steps of one question. */
export function askedSign(text: string): Sign {
  if (asked?.text !== text) asked = { text, sign: signOf(text) }
  return asked.sign
}
