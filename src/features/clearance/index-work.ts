import { loadIndex, saveIndex } from '#platform/search/index-file.ts'
import type { Candidate, Effort } from '#platform/search/find.ts'
import type { Pieces } from '#platform/search/grams.ts'
import { LiveIndex } from '#platform/search/live-index.ts'
import { type Packed, Packer } from '#platform/search/packed.ts'
import type { Asked, Found } from '#domain/clearance/question.ts'
import { entryOf, type IndexedMark, pieceRules } from './pieces.ts'
import {
  effortFor,
  keysEffort,
  looseEffortFor,
  namesakeEffort,
  namesakesOf,
  nearer,
  nearOf,
  patienceFor,
  questionOf,
  rank,
} from './rank.ts'
import { KeptSigns } from './signs.ts'

/** What is done with the index of the register, by a thread that holds it or by the process itself. */
export class IndexWork {
  #live: LiveIndex | null = null
  #packer: Packer | null = null
  #signs = new KeptSigns(0)

  begin(): void {
    this.#packer = new Packer()
  }

  add(marks: readonly IndexedMark[]): void {
    for (const mark of marks) this.#packer?.add(entryOf(mark))
  }

  pack(): Packed | null {
    const packed = this.#packer?.pack() ?? null
    this.#packer = null
    return packed
  }

  load(path: string): Packed | null {
    return loadIndex(path, pieceRules())
  }

  save(path: string): void {
    saveIndex(path, this.#index.main, pieceRules())
  }

  adopt(packed: Packed): void {
    this.#live = new LiveIndex(packed)
    this.#signs = new KeptSigns(packed.count)
  }

  /** Answers how many marks came since the index was made. */
  put(marks: readonly IndexedMark[]): number {
    this.#index.put(marks.map(entryOf))
    return this.#index.lateCount
  }

  search(asked: Asked): Found[] {
    const question = questionOf(asked)
    const { count } = this.#index.main
    const [narrowed, bare] = [question.facets.length > 0, asked.classes.length === 0]
    const candidates = this.#index.find(question, effortFor(count, { narrowed, bare }))
    const [byKeys, loosely] = this.#ofClasses(asked)
    const near = nearer(candidates, byKeys, loosely, this.#namesakes(asked))
    return rank(asked, near, patienceFor(count, asked), this.#signs, byKeys.map(nearOf))
  }

  get #index(): LiveIndex {
    if (!this.#live) throw new Error('The index is not ready')
    return this.#live
  }

  /** Beside the related classes, who bears the very same name for other goods, or one that nearly everybody knows. */
  #namesakes(asked: Asked): Candidate[] {
    if (asked.scope !== 'related' || asked.classes.length === 0) return []
    const isNamesake = namesakesOf(asked)
    const found = this.#index.find(questionOf(asked, null), namesakeEffort)
    return found.filter((candidate) => isNamesake(nearOf(candidate)))
  }

  /**
   * Of what is asked over more classes than its own, those of its own that share a key or are loosely written alike: where hundreds
   * have the same first letters, or a short mark was changed twice, goods decide which of them matter.
   */
  #ofClasses(asked: Asked): readonly [byKeys: Candidate[], loosely: Candidate[]] {
    if (asked.scope === 'same' || asked.classes.length === 0) return [[], []]
    const question = questionOf(asked, asked.classes)
    const { keys, loose } = question.pieces
    const none = { written: [], heard: [], loose: [], wholes: [], keys: [] }
    const find = (pieces: Partial<Pieces>, effort: Effort) =>
      this.#index.find({ ...question, pieces: { ...none, ...pieces } }, effort)
    const effort = loose.length === 0 ? null : looseEffortFor(this.#index.main.count)
    return [find({ keys }, keysEffort), effort === null ? [] : find({ loose }, effort)]
  }
}
