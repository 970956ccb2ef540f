import { channelCount, channelOf, gramSpace, gramsOf, type Pieces } from './grams.ts'
import { Growing } from './growing.ts'

/** A text of an index with its number, up to 64 facets (0 to 63), a mark of its own and whether it is out of use. */
export interface Entry {
  readonly key: number
  readonly text: string
  readonly pieces: Pieces
  readonly facets: readonly number[]
  /** What entries of one facet are told apart by, 0 to 255. */
  readonly tag: number
  readonly retired: boolean
}

/** An index in flat memory that threads can share. Entries stand in the order of their keys. */
export interface Packed {
  readonly count: number
  readonly keys: Uint32Array
  /** The 64 bits of each entry's facets, in two words. */
  readonly facets: Uint32Array
  /** For each facet one bit for each entry, in whole words: those of facet f begin at f times `wordsFor(count)`. */
  readonly entriesOf: Uint32Array
  /** Bit 1: taken out, never found. Bit 2: retired, found when asked for. */
  readonly flags: Uint8Array
  readonly tags: Uint8Array
  readonly textStarts: Uint32Array
  readonly texts: Uint8Array
  /** The pieces that entries have, rising. */
  readonly grams: Uint32Array
  /** Where the postings of each of them begin, and where those of the last one end. */
  readonly gramStarts: Uint32Array
  /** For each piece the places of its entries, rising, each with the size class of the entry above `placeBits`. */
  readonly postings: Uint32Array
  /** What sharing each of the pieces is worth, in steps: the rarer, the more. */
  readonly gramWeights: Uint16Array
  /** For each channel the sum of what an entry's pieces are worth, at most `mostWorth`. */
  readonly totals: readonly Uint16Array[]
}

/** The steps of a piece's worth for each unit of its logarithm. A text of two hundred rare pieces stays below `mostWorth`. */
const steps = 16
/** What fits into two bytes. */
export const mostWorth = 0xffff

/** A posting holds a place in so many bits, and above them how large the entry's total is. */
export const placeBits = 27
export const placeMask: number = 2 ** placeBits - 1
const smallest = 64
const growth = 1.25

/** The least total of each size class: so that most entries are judged without looking up their own. */
export const leastOfSize: readonly number[] = Array.from({ length: 32 }, (_, size) =>
  size === 0 ? 0 : Math.ceil(smallest * growth ** size),
)

/** The size class of a total. */
export function sizeOf(total: number): number {
  const size = Math.max(0, Math.min(31, Math.floor(Math.log(total / smallest) / Math.log(growth))))
  // Rounding must never put a total below the least of its class.
  return size > 0 && total < (leastOfSize[size] ?? 0) ? size - 1 : size
}

export const taken = 1
export const retired = 2

/** How many facets there are, from 0. */
export const facetCount = 64

/** The words of 32 bits that one bit for each of `count` entries takes. */
export const wordsFor = (count: number): number => (count + 31) >>> 5

export const shared = (bytes: number): SharedArrayBuffer => new SharedArrayBuffer(Math.max(8, bytes))

/** What a shared piece is worth that `found` of `count` entries have, in steps. */
export const worthOf = (count: number, found: number): number =>
  Math.max(1, Math.round(steps * Math.log(1 + count / (found + 1))))

/** Where a number stands in rising ones, or -1. */
export function placeIn(rising: Uint32Array, wanted: number): number {
  let [from, to] = [0, rising.length - 1]
  while (from <= to) {
    const middle = (from + to) >>> 1
    const found = rising[middle] as number
    if (found === wanted) return middle
    if (found < wanted) from = middle + 1
    else to = middle - 1
  }
  return -1
}

const lastOfEntry = 0x80000000

function setBit(words: Uint32Array, bit: number) {
  words[Math.floor(bit / 32)] = (words[Math.floor(bit / 32)] ?? 0) | (1 << (bit % 32))
}

/** Collects entries and packs them. */
export class Packer {
  readonly #keys = new Growing()
  /** Facets as they come: the place of the entry, then the facet. */
  readonly #facets = new Growing()
  readonly #ends = new Growing()
  readonly #grams = new Growing()
  readonly #flags: number[] = []
  readonly #tags: number[] = []
  readonly #used = new Growing()
  /** How many entries have a piece; once it is packed, where the piece stands among those of the index. */
  readonly #counts = new Uint32Array(gramSpace)
  #texts = Buffer.alloc(1 << 16)
  #textLength = 0
  #lastKey = -1

  /** Adds an entry; keys must rise. An entry without any piece is kept, and found by nothing. */
  add(entry: Entry): void {
    if (entry.key <= this.#lastKey) throw new RangeError('Keys of an index must rise')
    this.#lastKey = entry.key
    for (const facet of entry.facets) {
      this.#facets.push(this.#keys.length)
      this.#facets.push(facet)
    }
    this.#keys.push(entry.key)
    this.#flags.push(entry.retired ? retired : 0)
    this.#tags.push(entry.tag)
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
      if (gram < gramSpace) this.#count(gram)
      this.#grams.push(at === grams.length - 1 ? (gram | lastOfEntry) >>> 0 : gram)
    }
  }

  #count(gram: number) {
    const before = this.#counts[gram] as number
    if (before === 0) this.#used.push(gram)
    this.#counts[gram] = before + 1
  }

  #eachPiece(each: (entry: number, gram: number) => void) {
    let entry = 0
    this.#grams.forEach((marked) => {
      const gram = (marked & ~lastOfEntry) >>> 0
      if (gram < gramSpace) each(entry, gram)
      if (marked >= lastOfEntry) entry += 1
    })
  }

  /** The index of what was added. */
  pack(): Packed {
    const count = this.#keys.length
    const words = (size: number) => new Uint32Array(shared(size * 4), 0, size)
    const halves = (size: number) => new Uint16Array(shared(size * 2), 0, size)
    const used = this.#used.length
    const grams = words(used)
    this.#used.copyTo(grams)
    grams.sort()
    const [gramStarts, gramWeights, listOf] = [words(used + 1), halves(used), this.#counts]
    for (let list = 0, start = 0; list < used; list += 1) {
      const gram = grams[list] as number
      const found = listOf[gram] as number
      gramWeights[list] = worthOf(count, found)
      listOf[gram] = list
      start += found
      gramStarts[list + 1] = start
    }
    const totals = Array.from({ length: channelCount }, () => halves(count))
    this.#eachPiece((entry, gram) => {
      const total = totals[channelOf(gram)] ?? halves(0)
      total[entry] = Math.min(mostWorth, (total[entry] ?? 0) + (gramWeights[listOf[gram] as number] as number))
    })
    const postings = words(gramStarts[used] ?? 0)
    const next = gramStarts.slice()
    this.#eachPiece((entry, gram) => {
      const list = listOf[gram] as number
      const at = next[list] as number
      postings[at] = entry | (sizeOf(totals[channelOf(gram)]?.[entry] ?? 0) << placeBits)
      next[list] = at + 1
    })
    const keys = words(count)
    this.#keys.copyTo(keys)
    const facets = words(count * 2)
    const entriesOf = words(facetCount * wordsFor(count))
    let place = -1
    this.#facets.forEach((value) => {
      if (place < 0) {
        place = value
        return
      }
      setBit(facets, place * facetCount + value)
      setBit(entriesOf, value * wordsFor(count) * 32 + place)
      place = -1
    })
    const textStarts = words(count + 1)
    this.#ends.copyTo(textStarts.subarray(1))
    const texts = new Uint8Array(shared(this.#textLength), 0, this.#textLength)
    texts.set(this.#texts.subarray(0, this.#textLength))
    const flags = new Uint8Array(shared(count), 0, count)
    flags.set(this.#flags)
    const tags = new Uint8Array(shared(count), 0, count)
    tags.set(this.#tags)
    const pieces = { grams, gramStarts, postings, gramWeights, totals }
    return { count, keys, facets, entriesOf, flags, tags, textStarts, texts, ...pieces }
  }
}

/** Where the entry of a key stands, or -1. */
export const placeOf = (index: Packed, key: number): number => placeIn(index.keys, key)

/** The facets of an entry, rising. */
export function facetsAt(index: Packed, place: number): number[] {
  const found: number[] = []
  for (let facet = 0; facet < facetCount; facet += 1) {
    if ((((index.facets[place * 2 + (facet >>> 5)] ?? 0) >>> (facet & 31)) & 1) === 1) found.push(facet)
  }
  return found
}

/** So many texts are kept as they were read, each at the slot of its place. */
const slots = 1 << 14

/** The texts of one index, of which those read last are kept. */
class Texts {
  readonly #bytes: Buffer
  readonly #starts: Uint32Array
  readonly #places = new Int32Array(slots).fill(-1)
  readonly #read: string[] = Array.from({ length: slots }, () => '')

  constructor({ texts: { buffer, byteOffset, byteLength }, textStarts }: Packed) {
    this.#bytes = Buffer.from(buffer, byteOffset, byteLength)
    this.#starts = textStarts
  }

  at(place: number): string {
    const slot = place & (slots - 1)
    if (this.#places[slot] === place) return this.#read[slot] as string
    const start = this.#starts[place] ?? 0
    const text = this.#bytes.toString('utf8', start, this.#starts[place + 1] ?? start)
    this.#places[slot] = place
    this.#read[slot] = text
    return text
  }
}

const textsOf = new WeakMap<Packed, Texts>()

/** The text of an entry, as it was given. */
export function textAt(index: Packed, place: number): string {
  let texts = textsOf.get(index)
  if (!texts) {
    texts = new Texts(index)
    textsOf.set(index, texts)
  }
  return texts.at(place)
}
