import { type Sign, signOf } from '#domain/clearance/sign.ts'

/** Signs of each of the two halves of what is kept: half a kilobyte each, once it was compared. */
const mostOfHalf = 12_000

let [now, before] = [new Map<string, Sign>(), new Map<string, Sign>()]

/** The sign of a mark of the register, kept while it is asked for: its sounds and meanings are worked out once for many questions. */
export function keptSign(text: string): Sign {
  const known = now.get(text)
  if (known) return known
  const sign = before.get(text) ?? signOf(text)
  if (now.size >= mostOfHalf) {
    before = now
    now = new Map()
  }
  now.set(text, sign)
  return sign
}

let asked: { text: string; sign: Sign } | null = null

/** The sign of what is asked, worked out once for the steps of one question. */
export function askedSign(text: string): Sign {
  if (asked?.text !== text) asked = { text, sign: signOf(text) }
  return asked.sign
}
