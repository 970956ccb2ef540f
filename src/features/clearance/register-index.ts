import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { type Packed, textAt } from '#platform/search/packed.ts'
import { Threads, ThreadsBusy } from '#platform/search/threads.ts'
import { foundOfText } from './found-text.ts'
import { IndexWork } from './index-work.ts'
import { type IndexedMark, spellingsOf } from './pieces.ts'
import type { Sample } from './register-rows.ts'
import type { Asked, Found } from '#domain/clearance/question.ts'

const program = new URL('./thread.ts', import.meta.url)
const batchSize = 5000
/** Questions that wait for one thread, of some milliseconds each; who comes later had better ask again. */
const mostWaiting = 100
const sampled = 500
/**
 * Up to how many marks the process itself makes an index, and up to how many it searches one, which takes it 2 to 3 ms for 100,000, 10 for one in a hundred:
 * a thread takes a millisecond to be asked and to answer, and 40 MB.
 */
export interface OwnMarks {
  readonly made: number
  readonly searched: number
}
const ownMarks: OwnMarks = { made: 12_000, searched: 110_000 }
/** As many of them come to an index of the process before it is made anew. */
const ownLateAtMost = 2000
/** Milliseconds within which what is asked shares a turn of the loop. */
const shared = 1
/** Marks that are added at once, before others have their turn. */
const turn = 250
/** With more late marks than this an index of threads is made anew. */
const lateAtMost = 20_000

/**
 * The index of the register: up to some number of marks the process itself searches them, more of them threads, which share one
 * memory. It answers once it was filled or loaded.
 */
export class RegisterIndex {
  readonly #threads: Threads
  readonly #most: number
  readonly #ofOwn: OwnMarks
  /** What the process itself searches, while no thread does. */
  #own: IndexWork | null = null
  /** Questions to the process itself that wait for their turn of its loop. */
  #waiting = 0
  #isTurnTaken = false
  #sharedUntil = 0
  /** What is asked next needs no turn of its own. */
  #mayShare = false
  /** The memory that the threads share. */
  #packed: Packed | null = null

  /**
   * Starts as many threads as asked for; else none for the marks that the process searches, and for more as many as there are
   * cores, at most four.
   */
  constructor(size?: number, ofOwn: OwnMarks = size === undefined ? ownMarks : { made: 0, searched: 0 }) {
    this.#ofOwn = ofOwn
    this.#threads = new Threads(program, size ?? 0, mostWaiting)
    this.#most = size ?? Math.min(4, availableParallelism())
  }

  get threads(): number {
    return this.#threads.size
  }

  get ready(): boolean {
    return this.#packed !== null
  }

  /** A thread has ended; the index is to be made or loaded by others. */
  get broken(): boolean {
    return this.#threads.broken
  }

  /** With more late marks than this the index is to be made anew. */
  get lateAtMost(): number {
    return this.#own ? ownLateAtMost : lateAtMost
  }

  /** Makes the index anew of marks whose numbers rise; returns how many there are. Questions are answered from the old one meanwhile. */
  async fill(marks: Iterable<IndexedMark> | AsyncIterable<IndexedMark>): Promise<number> {
    let batch: IndexedMark[] = []
    let isBegun = false
    const addBatch = async () => {
      if (!isBegun) await this.#threadsCall('begin', null)
      isBegun = true
      await this.#threadsCall('add', batch)
      batch = []
    }
    for await (const mark of marks) {
      batch.push(mark)
      if (batch.length > this.#ofOwn.made || (isBegun && batch.length >= batchSize)) await addBatch()
    }
    if (!isBegun && this.#threads.size === 0) return await this.#fillOwn(batch)
    await addBatch()
    return await this.#adopt(await this.#threadsCall<Packed | null>('pack', null))
  }

  /** The last marks of the index and some of all others. */
  sample(): Sample {
    const index = this.#packed
    if (!index) return { count: 0, last: 0, marks: [] }
    const step = Math.max(1, Math.floor(index.count / sampled))
    const places = new Set<number>()
    for (let place = index.count - 1; place >= Math.max(0, index.count - sampled); place -= 1) places.add(place)
    for (let place = 0; place < index.count; place += step) places.add(place)
    const marks = [...places].map((place) => ({
      seq: index.keys[place] ?? 0,
      text: spellingsOf(textAt(index, place))[0] ?? '',
    }))
    return { count: index.count, last: index.keys[index.count - 1] ?? 0, marks }
  }

  /** Loads a saved index; 0 when there is none of these rules. */
  async load(path: string): Promise<number> {
    const count = await this.#adopt(await this.#threadsCall<Packed | null>('load', path))
    await this.#endIdle()
    return count
  }

  /** Saves the index without what came after it was made; few marks are as quick to index as to load, and are not saved. */
  async save(path: string): Promise<void> {
    if (this.#threads.size > 0) await this.#threads.call('save', path, 0)
    await this.#endIdle()
  }

  /** The marks most like what is asked, the riskiest first. Throws `ThreadsBusy` when too many ask at once. */
  async search(asked: Asked): Promise<Found[]> {
    if (this.#own) await this.#ownTurn()
    if (this.#own) {
      const found = this.#own.search(asked)
      this.#mayShare = performance.now() < this.#sharedUntil
      return found
    }
    return foundOfText(await this.#threads.call<string>('search', asked))
  }

  /** Adds new filings or changes known ones; returns how many came since the index was made. */
  async put(marks: readonly IndexedMark[]): Promise<number> {
    if (this.#own) {
      let count = 0
      for (let at = 0; at < marks.length; at += turn) {
        count = this.#own.put(marks.slice(at, at + turn))
        await setImmediate()
      }
      return count
    }
    const counts = await this.#threads.callAll<number>('put', marks)
    return counts[0] ?? 0
  }

  /** Ends the threads. */
  async stop(): Promise<void> {
    await this.#threads.stop()
  }

  /**
   * Questions to the process itself have turns of its loop, so that everybody else has theirs between; short ones that come one
   * after the other share a turn.
   */
  async #ownTurn(): Promise<void> {
    const isShared = this.#mayShare && this.#waiting === 0
    this.#mayShare = false
    if (isShared) return
    if (this.#waiting >= mostWaiting) throw new ThreadsBusy()
    this.#waiting += 1
    while (this.#isTurnTaken) await setImmediate()
    this.#waiting -= 1
    this.#isTurnTaken = true
    this.#sharedUntil = performance.now() + shared
    void setImmediate().then(() => (this.#isTurnTaken = false))
  }

  /** What a thread made is searched by the process itself: the thread is not needed any more. */
  async #endIdle(): Promise<void> {
    if (this.#own) await this.#threads.end()
  }

  /** Calls a method of the first thread, which is started when there is none. */
  async #threadsCall<T>(method: string, input: unknown): Promise<T> {
    this.#threads.grow(1)
    return await this.#threads.call<T>(method, input, 0)
  }

  async #fillOwn(marks: readonly IndexedMark[]): Promise<number> {
    const own = new IndexWork()
    own.begin()
    for (let at = 0; at < marks.length; at += turn) {
      own.add(marks.slice(at, at + turn))
      await setImmediate()
    }
    const packed = own.pack()
    if (!packed) return 0
    own.adopt(packed)
    this.#own = own
    this.#packed = packed
    return packed.count
  }

  async #adopt(packed: Packed | null): Promise<number> {
    if (!packed) return 0
    const isOwn = packed.count <= this.#ofOwn.searched
    if (!isOwn) this.#threads.grow(this.#most)
    await this.#threads.callAll('adopt', packed)
    this.#own = isOwn ? new IndexWork() : null
    this.#own?.adopt(packed)
    this.#packed = packed
    return packed.count
  }
}
