/*
 * Texts become numbers of three-sign pieces. Latin letters and digits have a number each; any other sign becomes two, so
 * that scripts of many signs spread over the same space.
 */
const signs = 40
const start = 37
const end = 38

/** How many free numbers there are; a key is below. So many that two names of a million seldom share one by chance. */
export const keySpace: number = 2 ** 22
const gramsOfText = signs * signs * signs
/** How many piece numbers there are over all channels. */
export const gramSpace: number = gramsOfText * 3 + keySpace * 2
/** The channels of an index: as written, as heard, loosely written, free numbers, free numbers for the whole of a text. */
export const channelCount = 5
const firstKey = gramsOfText * 3

/** Whether the pieces of a channel are of letters or sounds. */
export const isLettered = (channel: number): boolean => channel < 3

/** The channel of a piece number. */
export function channelOf(gram: number): number {
  return gram < firstKey ? Math.floor(gram / gramsOfText) : 3 + Math.floor((gram - firstKey) / keySpace)
}

const line = new Uint8Array(1024)

function spell(text: string): number {
  let length = 2
  line[0] = start
  line[1] = start
  for (let at = 0; at < text.length && length < 1000; at += 1) {
    const code = text.charCodeAt(at) | 32
    if (code >= 97 && code <= 122) line[length++] = code - 96
    else if (code >= 48 && code <= 57) line[length++] = code - 21
    else {
      const mixed = Math.imul(code, 0x9e3779b1) >>> 0
      line[length++] = 1 + (mixed % 36)
      line[length++] = 1 + ((mixed >>> 8) % 36)
    }
  }
  line[length++] = end
  return length
}

const piece = (a: number, b: number, c: number): number =>
  ((line[a] ?? 0) * signs + (line[b] ?? 0)) * signs + (line[c] ?? 0)

function pushText(text: string, base: number, out: Set<number>) {
  const length = spell(text)
  for (let at = 2; at < length; at += 1) out.add(base + piece(at - 2, at - 1, at))
}

/** Pieces of which one sign was left out: two texts share some although a sign between was changed, added or dropped. */
function pushLoose(text: string, base: number, out: Set<number>) {
  const length = spell(text)
  for (let at = 2; at < length; at += 1) {
    out.add(base + piece(at - 2, at - 1, at))
    if (at < 4) continue
    out.add(base + piece(at - 3, at - 1, at))
    out.add(base + piece(at - 3, at - 2, at))
  }
}

/** What of a text is indexed or asked for: the ways it is written and heard, and free numbers below `keySpace`. */
export interface Pieces {
  readonly written: readonly string[]
  readonly heard: readonly string[]
  /** Short texts whose signs may be changed more than once. */
  readonly loose: readonly string[]
  readonly keys: readonly number[]
  /** Numbers each of which stands for a text as a whole. */
  readonly wholes: readonly number[]
}

/** The distinct piece numbers of a text, over all channels. */
export function gramsOf(pieces: Pieces): Set<number> {
  const out = new Set<number>()
  for (const text of pieces.written) if (text !== '') pushText(text, 0, out)
  for (const text of pieces.heard) if (text !== '') pushText(text, gramsOfText, out)
  for (const text of pieces.loose) if (text !== '') pushLoose(text, gramsOfText * 2, out)
  for (const key of pieces.keys) if (key >= 0 && key < keySpace) out.add(firstKey + key)
  for (const key of pieces.wholes) if (key >= 0 && key < keySpace) out.add(firstKey + keySpace + key)
  return out
}
