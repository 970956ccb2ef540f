import { channelCount, channelOf, gramSpace, gramsOf, isLettered, type Pieces } from './grams.ts'
import {
  facetsAt,
  leastOfSize,
  mostWorth,
  type Packed,
  placeBits,
  placeIn,
  placeMask,
  retired,
  sizeOf,
  taken,
  textAt,
  wordsFor,
  worthOf,
} from './packed.ts'
import { Ranking } from './ranking.ts'

/** What is asked of an index. `facets`: lists of them; an entry must have one of each list. `tags`: one of them; null for all. */
export interface Question {
  readonly pieces: Pieces
  readonly facets: readonly (readonly number[])[]
  readonly tags: readonly number[] | null
  readonly withRetired: boolean
}

/**
 * How much work a question may make: postings that may bring new entries, postings read at all, finds per ranking, and the
 * least share, 0 to 1, that makes a find.
 */
export interface Effort {
  readonly bring: number
  readonly read: number
  readonly keep: number
  readonly floor: number
}

/** An entry that may be what was asked for; `promise`, 0 to 1 and more, is how much the index expects of it. */
export interface Candidate {
  readonly key: number
  readonly text: string
  readonly facets: readonly number[]
  readonly retired: boolean
  readonly promise: number
}

/** How much what only the question has counts when an entry is looked for inside of it, and the other way round. */
const insideOwn = 0.12
const aroundOther = 0.15

/**
 * What a share promises in each of the three rankings: that one is in the other is found by chance more often than that both
 * are alike as a whole. Loosely written pieces share less by chance, and so do keys.
 */
const promises: readonly (readonly [base: number, slope: number])[] = [
  [0.55, 0.45],
  [0.1, 0.9],
  [0.2, 0.8],
]
const promiseOf: readonly number[] = [0, 0, 0.15, 0.1, 0]

/** The steps of a promise: with a place it stays a whole number. */
const promiseSteps = 1 << 20

/** The channel in which texts that were changed twice still share something: few enter it by chance, and more of them are kept. */
const loose = 2

/** How many are kept that are alike as a whole. */
export const keptWhole = (channel: number, keep: number): number => (channel === loose ? keep * 3 : keep)

/** Entries are gone through in blocks: what is noted of one block stays in the nearest memory of the processor. */
const block = 1 << 14

/** So many entries of a block are looked at before the bars are set anew. */
const atOnce = 512

/** The lists of postings that a question reads, and how far each was read. */
interface Reading {
  readonly at: number[]
  readonly ends: number[]
  readonly worth: number[]
  /**
   * What an entry may share at most that is new in a list: the worth of this and of those that follow. An entry for which that
   * does not suffice to enter a ranking is not brought; 0 for lists that bring none and add to those of the lists before.
   */
  readonly bringing: number[]
}

/** The smallest and the largest size class of some entries. */
interface Sizes {
  readonly least: number
  readonly most: number
}

const everySize: Sizes = { least: 0, most: leastOfSize.length - 1 }

function sizesOf(totals: Uint16Array): Sizes {
  let least = mostWorth
  let most = 0
  for (let place = 0; place < totals.length; place += 1) {
    const total = totals[place] as number
    if (total > 0 && total < least) least = total
    if (total > most) most = total
  }
  return most === 0 ? everySize : { least: sizeOf(least), most: sizeOf(most) }
}

type Rankings = readonly [whole: Ranking, inside: Ranking, around: Ranking]

/** Finds candidates in one packed index; one finder works for one thread. */
export class Finder {
  readonly #index: Packed
  /** What each entry of the block shares with the question, in steps. */
  readonly #gained = new Uint16Array(block)
  readonly #touched = new Uint32Array(block + 1)
  /** What an entry of each size class has to share at least to enter a ranking. */
  readonly #bars = new Int32Array(leastOfSize.length)
  /** Of the entries that are looked at together those that pass the bars: their places, what they share and what they have in all. */
  readonly #places = new Int32Array(atOnce + 1)
  readonly #shares = new Uint16Array(atOnce + 1)
  readonly #theirs = new Uint16Array(atOnce + 1)
  /** For each tag 1 when it is asked for. */
  readonly #wanted = new Uint8Array(256)
  /** One bit for each entry: whether it has the facets asked for. */
  readonly #allowed: Uint32Array
  /** Alike as a whole, entry inside the question, question inside the entry. */
  readonly #rankings = [new Ranking(1, 1), new Ranking(insideOwn, 1), new Ranking(1, aroundOther)] as const

  /** For each channel the size classes that its entries have. */
  readonly #sizes: readonly Sizes[]

  constructor(index: Packed) {
    this.#index = index
    this.#sizes = index.totals.map(sizesOf)
    this.#allowed = new Uint32Array(wordsFor(index.count))
  }

  /**
   * The entries most like the question in letters, in sounds and in keys, those of which most is expected first, without doubles. Three rankings
   * for each of letters and sounds: alike as a whole, entry inside the question, question inside the entry.
   */
  find(question: Question, effort: Effort): Candidate[] {
    const byChannel: number[][] = Array.from({ length: channelCount }, () => [])
    for (const gram of gramsOf(question.pieces)) byChannel[channelOf(gram)]?.push(gram)
    if (question.facets.length > 0) this.#allow(question.facets)
    this.#wanted.fill(question.tags ? 0 : 1)
    for (const tag of question.tags ?? []) this.#wanted[tag] = 1
    const places = new Map<number, number>()
    for (const [channel, grams] of byChannel.entries()) {
      if (grams.length > 0) this.#findIn(channel, grams, question, effort, places)
    }
    return this.#inOrder(places)
  }

  /** The places by what is expected of them, then as they stand; both in one number, which sorts faster than pairs. */
  #inOrder(places: ReadonlyMap<number, number>): Candidate[] {
    const order = new Float64Array(places.size)
    let at = 0
    for (const [place, promise] of places) order[at++] = place - Math.round(promise * promiseSteps) * (placeMask + 1)
    order.sort()
    return Array.from(order, (one) => {
      const steps = Math.ceil(-one / (placeMask + 1))
      return new Entry(this.#index, one + steps * (placeMask + 1), steps / promiseSteps)
    })
  }

  #findIn(channel: number, grams: number[], question: Question, effort: Effort, out: Map<number, number>) {
    const { count, totals, gramWeights } = this.#index
    const lists = grams.map((gram) => placeIn(this.#index.grams, gram)).filter((list) => list >= 0)
    const known = lists.reduce((sum, list) => sum + (gramWeights[list] as number), 0)
    const asked = Math.min(mostWorth, known + (grams.length - lists.length) * worthOf(count, 0))
    const reading = this.#readingOf(lists, effort)
    // Of several keys one in common may be all there is.
    const floor = isLettered(channel) ? effort.floor : effort.floor / 2
    const rankings = this.#rankings
    rankings[0].begin(keptWhole(channel, effort.keep), asked, floor)
    rankings[1].begin(effort.keep, asked, floor)
    rankings[2].begin(effort.keep >> 1, asked, floor)
    const hidden = question.withRetired ? taken : taken | retired
    const total = totals[channel] ?? new Uint16Array(count)
    const sizes = this.#sizes[channel] ?? everySize
    for (let first = 0; first < count; first += block) {
      this.#lower(rankings)
      const touched =
        question.facets.length > 0 ? this.#gatherAllowed(reading, first) : this.#gather(reading, first, sizes)
      if (touched > 0) this.#rank(first, touched, total, hidden, rankings)
    }
    for (const [kind, best] of rankings.entries()) {
      const [base, slope] = promises[kind] ?? [0, 1]
      const more = base + (promiseOf[channel] ?? 0)
      for (let at = 0; at < best.size; at += 1) {
        const place = best.places[at] as number
        const promise = more + slope * best.valueAt(at)
        if (promise > (out.get(place) ?? -1)) out.set(place, promise)
      }
    }
  }

  /** The rarest pieces first, as far as the effort goes. */
  #readingOf(lists: readonly number[], effort: Effort): Reading {
    const { gramStarts, gramWeights } = this.#index
    const size = (list: number) => (gramStarts[list + 1] ?? 0) - (gramStarts[list] ?? 0)
    const order = Float64Array.from(lists, (list) => size(list) * gramSpace + list).sort()
    const reading: Reading = { at: [], ends: [], worth: [], bringing: [] }
    let [read, gained] = [0, 0]
    for (const one of order) {
      const list = one % gramSpace
      const length = (one - list) / gramSpace
      const worth = gramWeights[list] ?? 0
      // The rarest piece is always read: a question of nothing but common pieces would find nothing otherwise.
      const brings = read === 0 || read + length <= effort.bring
      if ((!brings && read + length > effort.read) || gained + worth > mostWorth) break
      read += length
      gained += worth
      reading.at.push(gramStarts[list] ?? 0)
      reading.ends.push(gramStarts[list + 1] ?? 0)
      reading.worth.push(worth)
      reading.bringing.push(brings ? 1 : 0)
    }
    for (let [list, left] = [reading.at.length - 1, 0]; list >= 0; list -= 1) {
      left += reading.worth[list] as number
      reading.bringing[list] = (reading.bringing[list] as number) * left
    }
    return reading
  }

  /** Adds up what the entries of a block share; returns how many do. Free of branches that the processor cannot foresee. */
  #gather({ at, ends, worth, bringing }: Reading, first: number, sizes: Sizes): number {
    const { postings } = this.#index
    const [gained, touched, bars] = [this.#gained, this.#touched, this.#bars]
    // Most lists bring entries of every size or of none; only for the others each entry is asked for its own.
    const lowest = bars[sizes.least] as number
    const highest = bars[sizes.most] as number
    let count = 0
    for (let list = 0; list < at.length; list += 1) {
      const weight = worth[list] as number
      const last = ends[list] as number
      const left = bringing[list] as number
      let from = at[list] as number
      if (left > highest) {
        for (; from < last; from += 1) {
          const posting = postings[from] as number
          const near = (posting & placeMask) - first
          if (near >= block) break
          const before = gained[near] as number
          touched[count] = posting
          count += (before - 1) >>> 31
          gained[near] = before + weight
        }
      } else if (left > lowest) {
        for (; from < last; from += 1) {
          const posting = postings[from] as number
          const near = (posting & placeMask) - first
          if (near >= block) break
          const before = gained[near] as number
          const isNew = (before - 1) >> 31
          const mayEnter = ((bars[posting >>> placeBits] as number) - left) >> 31
          touched[count] = posting
          count += isNew & mayEnter & 1
          gained[near] = before + (weight & (~isNew | mayEnter))
        }
      } else {
        for (; from < last; from += 1) {
          const near = ((postings[from] as number) & placeMask) - first
          if (near >= block) break
          const before = gained[near] as number
          gained[near] = before + (weight & (-before >> 31))
        }
      }
      at[list] = from
    }
    return count
  }

  /** The same for entries of the allowed bits alone. */
  #gatherAllowed({ at, ends, worth, bringing }: Reading, first: number): number {
    const { postings } = this.#index
    const [gained, touched, bars, allowed] = [this.#gained, this.#touched, this.#bars, this.#allowed]
    let count = 0
    for (let list = 0; list < at.length; list += 1) {
      const weight = worth[list] as number
      const last = ends[list] as number
      const left = bringing[list] as number
      let from = at[list] as number
      for (; from < last; from += 1) {
        const posting = postings[from] as number
        const place = posting & placeMask
        const near = place - first
        if (near >= block) break
        if ((((allowed[place >>> 5] as number) >>> (place & 31)) & 1) === 0) continue
        const before = gained[near] as number
        if (before === 0) {
          if (left <= (bars[posting >>> placeBits] as number)) continue
          touched[count] = posting
          count += 1
        }
        gained[near] = before + weight
      }
      at[list] = from
    }
    return count
  }

  #allow(lists: readonly (readonly number[])[]) {
    const { count, entriesOf } = this.#index
    const [allowed, wide] = [this.#allowed, wordsFor(count)]
    const any = lists.length > 1 ? new Uint32Array(wide) : allowed
    for (const [at, list] of lists.entries()) {
      any.fill(0)
      for (const facet of list) {
        const entries = entriesOf.subarray(facet * wide, (facet + 1) * wide)
        for (let word = 0; word < wide; word += 1) any[word] = (any[word] as number) | (entries[word] as number)
      }
      if (any === allowed) continue
      for (let word = 0; word < wide; word += 1) {
        allowed[word] = at === 0 ? (any[word] as number) : (allowed[word] as number) & (any[word] as number)
      }
    }
  }

  #rank(first: number, count: number, totals: Uint16Array, hidden: number, rankings: Rankings) {
    const [whole, inside, around] = rankings
    const { flags, tags } = this.#index
    const [gained, touched, bars, wanted] = [this.#gained, this.#touched, this.#bars, this.#wanted]
    const [places, shares, theirs] = [this.#places, this.#shares, this.#theirs]
    for (let from = 0; from < count; from += atOnce) {
      const to = Math.min(count, from + atOnce)
      let passed = 0
      for (let at = from; at < to; at += 1) {
        const posting = touched[at] as number
        const place = posting & placeMask
        const both = gained[place - first] as number
        gained[place - first] = 0
        places[passed] = place
        shares[passed] = both
        passed += ((bars[posting >>> placeBits] as number) - both) >>> 31
      }
      // One after the other, so that the processor waits for many of them at once.
      for (let at = 0; at < passed; at += 1) theirs[at] = totals[places[at] as number] as number
      let isLifted = false
      for (let at = 0; at < passed; at += 1) {
        const both = shares[at] as number
        const total = theirs[at] as number
        const isWhole = both > whole.bar(total)
        const isInside = both > inside.bar(total)
        const isAround = both > around.bar(total)
        if (!isWhole && !isInside && !isAround) continue
        const place = places[at] as number
        if (((flags[place] as number) & hidden) !== 0 || wanted[tags[place] as number] === 0) continue
        if (isWhole) whole.enter(place, both, total)
        if (isInside) inside.enter(place, both, total)
        if (isAround) around.enter(place, both, total)
        isLifted = true
      }
      if (isLifted && to < count) this.#lower(rankings)
    }
  }

  /** Notes what an entry of each size class has to share at least to enter any of the rankings. */
  #lower([whole, inside, around]: Rankings) {
    const bars = this.#bars
    for (let size = 0; size < bars.length; size += 1) {
      const least = leastOfSize[size] as number
      bars[size] = Math.floor(Math.min(whole.bar(least), inside.bar(least), around.bar(least)))
    }
  }
}

/** An entry as it is found: what is not looked at of it is not read. */
class Entry implements Candidate {
  readonly #index: Packed
  readonly #place: number
  readonly promise: number

  constructor(index: Packed, place: number, promise: number) {
    this.#index = index
    this.#place = place
    this.promise = promise
  }

  get key(): number {
    return this.#index.keys[this.#place] ?? 0
  }

  get text(): string {
    return textAt(this.#index, this.#place)
  }

  get facets(): readonly number[] {
    return facetsAt(this.#index, this.#place)
  }

  get retired(): boolean {
    return ((this.#index.flags[this.#place] ?? 0) & retired) !== 0
  }
}
