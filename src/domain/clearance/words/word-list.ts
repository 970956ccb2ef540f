/** Bits of a list: some ten for each word of the largest. */
const bits = 1 << 21
const longest = 512

/**
 * A list of words of which it is told fast that some letters are none of it: words that are taken apart for it begin with many
 * letters that are no word. What may be one is looked up.
 */
export class WordList {
  readonly has: (word: string) => boolean
  readonly words: () => Iterable<string>
  #maybe: Uint32Array | null = null
  readonly #begun = new Uint8Array(longest + 1)

  /** `has` tells whether a word is one of the list, `words` has all of them and perhaps more; it is read when first needed. */
  constructor(has: (word: string) => boolean, words: () => Iterable<string>) {
    this.has = has
    this.words = words
  }

  /** Whether a word may be one of the list. */
  mayHave(word: string): boolean {
    const maybe = (this.#maybe ??= noted(this.words()))
    let hash = start
    for (let at = 0; at < word.length; at += 1) hash = more(hash, word.charCodeAt(at))
    const bit = placeOf(hash)
    return (((maybe[bit >>> 5] as number) >>> (bit & 31)) & 1) === 1
  }

  /** For each number of letters from 1 whether a word of the list may be that beginning of `word`, 1 or 0; good until it is asked again. */
  beginnings(word: string): Uint8Array {
    const maybe = (this.#maybe ??= noted(this.words()))
    let hash = start
    for (let at = 0; at < word.length && at < longest; at += 1) {
      hash = more(hash, word.charCodeAt(at))
      const bit = placeOf(hash)
      this.#begun[at + 1] = ((maybe[bit >>> 5] as number) >>> (bit & 31)) & 1
    }
    return this.#begun
  }
}

const start = 0x811c9dc5
const more = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193)
const placeOf = (hash: number): number => (hash ^ (hash >>> 15)) & (bits - 1)

function noted(words: Iterable<string>): Uint32Array {
  const maybe = new Uint32Array(bits / 32)
  for (const word of words) {
    let hash = start
    for (let at = 0; at < word.length; at += 1) hash = more(hash, word.charCodeAt(at))
    const bit = placeOf(hash)
    maybe[bit >>> 5] = (maybe[bit >>> 5] as number) | (1 << (bit & 31))
  }
  return maybe
}
