/** Two hashes of a word, 32 bits each: together no two words of ours share them (a test reads all of them). */
const firstStart = 0x811c9dc5
const firstFactor = 0x01000193
const secondStart = 0x9e3779b9
const secondFactor = 0x85ebca6b

/** A hash of a word, or of its beginning, that further letters may follow. */
export const hashStart = firstStart
export const hashMore = (hash: number, code: number): number => Math.imul(hash ^ code, firstFactor)
const secondMore = (hash: number, code: number): number => {
  const mixed = Math.imul(hash ^ code, secondFactor)
  return mixed ^ (mixed >>> 13)
}

/** The largest number that a word may have. */
const largest = 65_534
const firstSlots = 1 << 16
/** How full the slots may be before there are twice as many. */
const fullest = 0.6

/**
 * Words with a small number each, by hashes alone: a quarter of a million forms of words in a few megabytes, none of which is ever
 * made as a text. What is no word of the table has none.
 */
export class WordTable {
  #slots = firstSlots
  #first = new Uint32Array(firstSlots)
  #second = new Uint32Array(firstSlots)
  /** The number and one more; 0 in an empty slot. */
  #values = new Uint16Array(firstSlots)
  #count = 0
  /** Of the word that was hashed last. */
  #one = 0
  #two = 0

  get size(): number {
    return this.#count
  }

  /** The number of a word; -1 when it is none of the table. */
  get(word: string): number {
    this.#hash(word)
    return (this.#values[this.#slotOf(this.#one, this.#two)] as number) - 1
  }

  /** Notes a word, and each of it with an ending instead: `change` tells the number from the one it had, -1 for none. */
  put(stem: string, endings: readonly string[], change: (before: number) => number): void {
    this.#hash(stem)
    const [one, two] = [this.#one, this.#two]
    for (const ending of endings) {
      let [first, second] = [one, two]
      for (let at = 0; at < ending.length; at += 1) {
        first = hashMore(first, ending.charCodeAt(at))
        second = secondMore(second, ending.charCodeAt(at))
      }
      this.#set(first >>> 0, second >>> 0, change)
    }
  }

  /** The first hashes of all words, as `hashMore` makes them. */
  *hashes(): Generator<number> {
    for (let slot = 0; slot < this.#slots; slot += 1) if (this.#values[slot] !== 0) yield this.#first[slot] as number
  }

  #hash(word: string): void {
    let [first, second] = [firstStart, secondStart]
    for (let at = 0; at < word.length; at += 1) {
      first = hashMore(first, word.charCodeAt(at))
      second = secondMore(second, word.charCodeAt(at))
    }
    this.#one = first >>> 0
    this.#two = second >>> 0
  }

  #slotOf(first: number, second: number): number {
    const mask = this.#slots - 1
    let slot = (first ^ (first >>> 15)) & mask
    while (this.#values[slot] !== 0 && (this.#first[slot] !== first || this.#second[slot] !== second))
      slot = (slot + 1) & mask
    return slot
  }

  #set(first: number, second: number, change: (before: number) => number): void {
    const slot = this.#slotOf(first, second)
    const before = this.#values[slot] as number
    const number = change(before - 1)
    if (number < 0 || number > largest) throw new RangeError(`${number} is no number of a word`)
    this.#values[slot] = number + 1
    if (before !== 0) return
    this.#first[slot] = first
    this.#second[slot] = second
    this.#count += 1
    if (this.#count > this.#slots * fullest) this.#widen()
  }

  #widen(): void {
    const [first, second, values] = [this.#first, this.#second, this.#values]
    this.#slots *= 2
    this.#first = new Uint32Array(this.#slots)
    this.#second = new Uint32Array(this.#slots)
    this.#values = new Uint16Array(this.#slots)
    for (let at = 0; at < values.length; at += 1) {
      if (values[at] === 0) continue
      const slot = this.#slotOf(first[at] as number, second[at] as number)
      this.#first[slot] = first[at] as number
      this.#second[slot] = second[at] as number
      this.#values[slot] = values[at] as number
    }
  }
}
