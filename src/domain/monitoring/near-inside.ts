/** Letters that fit the words of a machine: longer names are held against domains by their beginning. */
export const longestForm = 31

const a = 97
const zero = 48

/** Which letters a text has, a bit each; the digits share six. What is neither has none. */
export function lettersMask(text: string): number {
  let mask = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code >= a && code < a + 26) mask |= 1 << (code - a)
    else if (code >= zero && code < zero + 10) mask |= 1 << (26 + ((code - zero) % 6))
  }
  return mask
}

/** How many of the letters of one mask another lacks. */
export function lacking(of: number, there: number): number {
  let rest = of & ~there
  let count = 0
  for (; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** A text made ready to be looked for in others. */
export interface Pattern {
  length: number
  places: Int32Array
}

const signs = 128

/** Makes a text of at most `longestForm` letters ready. */
export function patternOf(text: string): Pattern {
  const places = new Int32Array(signs)
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code < signs) places[code] = (places[code] ?? 0) | (1 << at)
  }
  return { length: text.length, places }
}

/** Where a text ends that is nearest to a pattern, and by how many letters it differs. */
export interface NearPlace {
  changes: number
  end: number
}

/**
 * The part of a text that comes nearest to a pattern, where a letter more, less or another is a change each (Myers 1999, a step
 * for each letter of the text). Null when every part differs by more than `most`.
 */
export function nearInside({ length, places }: Pattern, text: string, most: number): NearPlace | null {
  let more = -1
  let less = 0
  let changes = length
  const last = 1 << (length - 1)
  let best = most + 1
  let end = -1
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    const same = code < signs ? (places[code] ?? 0) : 0
    const across = same | less
    const down = (((same & more) + more) ^ more) | same
    let up = less | ~(down | more)
    let fewer = more & down
    if (up & last) changes += 1
    if (fewer & last) changes -= 1
    up <<= 1
    fewer <<= 1
    more = fewer | ~(across | up)
    less = up & across
    if (changes < best) {
      best = changes
      end = at + 1
      if (best === 0) break
    }
  }
  return end === -1 ? null : { changes: best, end }
}
