import { hashMore, hashStart } from './word-table.ts'

/** Bits of a list: some ten for each word of the largest. */
const bits = 1 << 22
const longest = 512

/**
 * A list of words of which it is told fast that some letters are none of it: words that are taken apart for it begin with many
 * letters that are no word. What may be one is looked up.
 */
export class WordList {
  readonly has: (word: string) => boolean
  readonly hashes: () => Iterable<number>
  #maybe: Uint32Array | null = null
  readonly #begun = new Uint8Array(longest + 1)

  /** `has` tells whether a word is one of the list, `hashes` are those of all its words and perhaps of more; they are read when first needed. */
  constructor(has: (word: string) => boolean, hashes: () => Iterable<number>) {
    this.has = has
    this.hashes = hashes
  }

  /** Whether a word may be one of the list. */
  mayHave(word: string): boolean {
    const maybe = (this.#maybe ??= noted(this.hashes()))
    const bit = placeOf(hashOf(word))
    return (((maybe[bit >>> 5] as number) >>> (bit & 31)) & 1) === 1
  }

  /** For each number of letters from 1 whether a word of the list may be that beginning of `word`, 1 or 0; good until it is asked again. */
  beginnings(word: string): Uint8Array {
    const maybe = (this.#maybe ??= noted(this.hashes()))
    let hash = hashStart
    for (let at = 0; at < word.length && at < longest; at += 1) {
      hash = hashMore(hash, word.charCodeAt(at))
      const bit = placeOf(hash)
      this.#begun[at + 1] = ((maybe[bit >>> 5] as number) >>> (bit & 31)) & 1
    }
    return this.#begun
  }
}

function hashOf(word: string): number {
  let hash = hashStart
  for (let at = 0; at < word.length; at += 1) hash = hashMore(hash, word.charCodeAt(at))
  return hash
}

/** The hashes of words, by which a list knows them. */
export function* hashesOf(words: Iterable<string>): Generator<number> {
  for (const word of words) yield hashOf(word)
}

const placeOf = (hash: number): number => (hash ^ (hash >>> 15)) & (bits - 1)

function noted(hashes: Iterable<number>): Uint32Array {
  const maybe = new Uint32Array(bits / 32)
  for (const hash of hashes) {
    const bit = placeOf(hash)
    maybe[bit >>> 5] = (maybe[bit >>> 5] as number) | (1 << (bit & 31))
  }
  return maybe
}
