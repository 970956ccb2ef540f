import { channelCount, channelOf, gramSpace, gramsOf, type Pieces } from './grams.ts'

/** A text of an index with its number, up to 64 facets (0 to 63) and whether it is out of use. */
export interface Entry {
  readonly key: number
  readonly text: string
  readonly pieces: Pieces
  readonly facets: readonly number[]
  readonly retired: boolean
}

/** An index in flat memory that threads can share. Entries stand in the order of their keys. */
export interface Packed {
  readonly count: number
  readonly keys: Uint32Array
  readonly facetsLow: Uint32Array
  readonly facetsHigh: Uint32Array
  /** Bit 1: taken out, never found. Bit 2: retired, found when asked for. */
  readonly flags: Uint8Array
  readonly textStarts: Uint32Array
  readonly texts: Uint8Array
  readonly gramStarts: Uint32Array
  readonly postings: Uint32Array
  readonly gramWeights: Float32Array
  /** For each channel the sum of an entry's weights. */
  readonly totals: readonly Float32Array[]
}

export const taken = 1
export const retired = 2

/** The bits of facets below 32, and of those from 32. */
export function maskOf(facets: readonly number[]): readonly [number, number] {
  let [low, high] = [0, 0]
  for (const facet of facets) {
    if (facet < 32) low |= 1 << facet
    else high |= 1 << (facet - 32)
  }
  return [low >>> 0, high >>> 0]
}

/** A list of 32-bit numbers that grows by pieces, so that growing never copies. */
class Growing {
  readonly #chunks: Uint32Array[] = []
  length = 0

  push(value: number) {
    if (this.length >>> 20 === this.#chunks.length) this.#chunks.push(new Uint32Array(1 << 20))
    const chunk = this.#chunks[this.length >>> 20]
    if (chunk) chunk[this.length & 0xfffff] = value
    this.length += 1
  }

  forEach(each: (value: number) => void) {
    let left = this.length
    for (const chunk of this.#chunks) {
      const size = Math.min(left, chunk.length)
      for (let at = 0; at < size; at += 1) each(chunk[at] ?? 0)
      left -= size
    }
  }

  copyTo(target: Uint32Array) {
    let at = 0
    for (const chunk of this.#chunks) {
      const size = Math.min(this.length - at, chunk.length)
      target.set(chunk.subarray(0, size), at)
      at += size
    }
  }
}

export const shared = (bytes: number): SharedArrayBuffer => new SharedArrayBuffer(Math.max(8, bytes))

const lastOfEntry = 0x80000000

/** Collects entries and packs them. */
export class Packer {
  readonly #keys = new Growing()
  readonly #low = new Growing()
  readonly #high = new Growing()
  readonly #ends = new Growing()
  readonly #grams = new Growing()
  readonly #flags: number[] = []
  readonly #counts = new Uint32Array(gramSpace)
  #texts = Buffer.alloc(1 << 16)
  #textLength = 0
  #lastKey = -1

  /** Adds an entry; keys must rise. An entry without any piece is kept, and found by nothing. */
  add(entry: Entry): void {
    if (entry.key <= this.#lastKey) throw new RangeError('Keys of an index must rise')
    this.#lastKey = entry.key
    const [low, high] = maskOf(entry.facets)
    this.#keys.push(entry.key)
    this.#low.push(low)
    this.#high.push(high)
    this.#flags.push(entry.retired ? retired : 0)
    const bytes = Buffer.byteLength(entry.text)
    while (this.#textLength + bytes > this.#texts.length) {
      const wider = Buffer.alloc(this.#texts.length * 2)
      this.#texts.copy(wider)
      this.#texts = wider
    }
    this.#textLength += this.#texts.write(entry.text, this.#textLength)
    this.#ends.push(this.#textLength)
    const grams = [...gramsOf(entry.pieces)]
    if (grams.length === 0) grams.push(gramSpace)
    for (const [at, gram] of grams.entries()) {
      if (gram < gramSpace) this.#counts[gram] = (this.#counts[gram] ?? 0) + 1
      this.#grams.push(at === grams.length - 1 ? (gram | lastOfEntry) >>> 0 : gram)
    }
  }

  /** The index of what was added. */
  pack(): Packed {
    const count = this.#keys.length
    const words = (size: number) => new Uint32Array(shared(size * 4), 0, size)
    const gramStarts = words(gramSpace + 1)
    const gramWeights = new Float32Array(shared(gramSpace * 4), 0, gramSpace)
    for (let gram = 0; gram < gramSpace; gram += 1) {
      const found = this.#counts[gram] ?? 0
      gramStarts[gram + 1] = (gramStarts[gram] ?? 0) + found
      gramWeights[gram] = Math.log(1 + count / (found + 1))
    }
    const postings = words(gramStarts[gramSpace] ?? 0)
    const next = gramStarts.slice()
    const totals = Array.from({ length: channelCount }, () => new Float32Array(shared(count * 4), 0, count))
    let entry = 0
    this.#grams.forEach((marked) => {
      const gram = (marked & ~lastOfEntry) >>> 0
      if (gram < gramSpace) {
        const place = next[gram] ?? 0
        postings[place] = entry
        next[gram] = place + 1
        const total = totals[channelOf(gram)] ?? new Float32Array(0)
        total[entry] = (total[entry] ?? 0) + (gramWeights[gram] ?? 0)
      }
      if (marked >= lastOfEntry) entry += 1
    })
    const [keys, facetsLow, facetsHigh] = [words(count), words(count), words(count)]
    this.#keys.copyTo(keys)
    this.#low.copyTo(facetsLow)
    this.#high.copyTo(facetsHigh)
    const textStarts = words(count + 1)
    this.#ends.copyTo(textStarts.subarray(1))
    const texts = new Uint8Array(shared(this.#textLength), 0, this.#textLength)
    texts.set(this.#texts.subarray(0, this.#textLength))
    const flags = new Uint8Array(shared(count), 0, count)
    flags.set(this.#flags)
    return { count, keys, facetsLow, facetsHigh, flags, textStarts, texts, gramStarts, postings, gramWeights, totals }
  }
}

/** Where the entry of a key stands, or -1. */
export function placeOf(index: Packed, key: number): number {
  let [from, to] = [0, index.count - 1]
  while (from <= to) {
    const middle = (from + to) >>> 1
    const found = index.keys[middle] ?? 0
    if (found === key) return middle
    if (found < key) from = middle + 1
    else to = middle - 1
  }
  return -1
}

/** The text of an entry, as it was given. */
export function textAt(index: Packed, place: number): string {
  const { buffer, byteOffset } = index.texts
  const start = index.textStarts[place] ?? 0
  return Buffer.from(buffer, byteOffset + start, (index.textStarts[place + 1] ?? start) - start).toString('utf8')
}
