import { type Candidate, type Effort, Finder, type Question } from './find.ts'
import { type Entry, type Packed, Packer, placeOf, taken } from './packed.ts'

/** A packed index with the entries that came after it was packed. */
export class LiveIndex {
  readonly main: Packed
  readonly #mainFinder: Finder
  readonly #late = new Map<number, Entry>()
  #lateFinder: Finder | null = null

  constructor(main: Packed) {
    this.main = main
    this.#mainFinder = new Finder(main)
  }

  /** How many entries came after packing; many of them slow every question down. */
  get lateCount(): number {
    return this.#late.size
  }

  /** Adds entries, or puts them in the place of those of the same key. */
  put(entries: readonly Entry[]): void {
    for (const entry of entries) {
      this.#flag(entry.key, taken)
      this.#late.set(entry.key, entry)
    }
    this.#lateFinder = null
  }

  /** Candidates of the packed and of the late entries. */
  find(question: Question, effort: Effort): Candidate[] {
    const found = this.#mainFinder.find(question, effort)
    if (this.#late.size === 0) return found
    this.#lateFinder ??= new Finder(this.#packLate())
    return [...found, ...this.#lateFinder.find(question, effort)].sort((a, b) => b.promise - a.promise)
  }

  #packLate(): Packed {
    const packer = new Packer()
    for (const entry of [...this.#late.values()].sort((a, b) => a.key - b.key)) packer.add(entry)
    return packer.pack()
  }

  #flag(key: number, flag: number) {
    const place = placeOf(this.main, key)
    if (place >= 0) this.main.flags[place] = (this.main.flags[place] ?? 0) | flag
  }
}
