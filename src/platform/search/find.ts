import { channelCount, channelOf, gramsOf, type Pieces } from './grams.ts'
import { type Packed, retired, taken, textAt } from './packed.ts'

/** What is asked of an index. `facets`: sets of bits; an entry must have one of each. */
export interface Question {
  readonly pieces: Pieces
  readonly facets: readonly (readonly [number, number])[]
  readonly withRetired: boolean
}

/** How much work a question may make: postings that may bring new entries, postings read at all, finds per ranking. */
export interface Effort {
  readonly bring: number
  readonly read: number
  readonly keep: number
}

/** An entry that may be what was asked for. */
export interface Candidate {
  readonly key: number
  readonly text: string
  readonly facetsLow: number
  readonly facetsHigh: number
  readonly retired: boolean
}

/** The best few of many, by a small heap. */
class Best {
  readonly limit: number
  readonly places: Int32Array
  readonly #values: Float64Array
  size = 0

  constructor(limit: number) {
    this.limit = limit
    this.places = new Int32Array(limit)
    this.#values = new Float64Array(limit)
  }

  get least(): number {
    return this.size < this.limit ? -1 : (this.#values[0] ?? 0)
  }

  offer(place: number, value: number) {
    let at: number
    if (this.size < this.limit) {
      at = this.size
      this.size += 1
      while (at > 0) {
        const parent = (at - 1) >> 1
        if ((this.#values[parent] ?? 0) <= value) break
        this.#move(parent, at)
        at = parent
      }
    } else {
      if (value <= (this.#values[0] ?? 0)) return
      at = 0
      for (;;) {
        let child = 2 * at + 1
        if (child >= this.limit) break
        if (child + 1 < this.limit && (this.#values[child + 1] ?? 0) < (this.#values[child] ?? 0)) child += 1
        if ((this.#values[child] ?? 0) >= value) break
        this.#move(child, at)
        at = child
      }
    }
    this.places[at] = place
    this.#values[at] = value
  }

  #move(from: number, to: number) {
    this.places[to] = this.places[from] ?? 0
    this.#values[to] = this.#values[from] ?? 0
  }
}

/** How many sets of facets a finder remembers the entries of: an eighth of a byte for each entry. */
const keptFacets = 24

/** How much what only the question has counts when an entry is looked for inside of it, and the other way round. */
const insideOwn = 0.12
const aroundOther = 0.15

/** Finds candidates in one packed index; one finder works for one thread. */
export class Finder {
  readonly #index: Packed
  /** What each entry gained of the question, in steps of 1/scale: two bytes, so that more of it stays near the processor. */
  readonly #gained: Uint16Array
  readonly #touched: Uint32Array
  readonly #allowed = new Map<string, Uint8Array>()

  constructor(index: Packed) {
    this.#index = index
    this.#gained = new Uint16Array(index.count)
    this.#touched = new Uint32Array(index.count)
  }

  /**
   * The entries most like the question in letters, in sounds and in keys, unordered and without doubles. Three rankings
   * for each of letters and sounds: alike as a whole, entry inside the question, question inside the entry.
   */
  find(question: Question, effort: Effort): Candidate[] {
    const byChannel: number[][] = Array.from({ length: channelCount }, () => [])
    for (const gram of gramsOf(question.pieces)) byChannel[channelOf(gram)]?.push(gram)
    const places = new Set<number>()
    for (const [channel, grams] of byChannel.entries()) {
      if (grams.length > 0) this.#findIn(channel, grams, question, effort, places)
    }
    return [...places].map((place) => this.#candidate(place))
  }

  #findIn(channel: number, grams: number[], question: Question, effort: Effort, out: Set<number>) {
    const { gramStarts, gramWeights } = this.#index
    const size = (gram: number) => (gramStarts[gram + 1] ?? 0) - (gramStarts[gram] ?? 0)
    grams.sort((a, b) => size(a) - size(b) || a - b)
    let asked = 0
    for (const gram of grams) asked += gramWeights[gram] ?? 0
    const scale = Math.min(256, 60_000 / asked)
    const allowed = question.facets.length > 0 ? this.#allowedFor(question.facets) : null
    let [count, read] = [0, 0]
    for (const gram of grams) {
      const length = size(gram)
      if (length === 0) continue
      // The rarest piece is always read: a question of nothing but common pieces would find nothing otherwise.
      const bring = read === 0 || read + length <= effort.bring
      if (!bring && read + length > effort.read) break
      read += length
      count = this.#gather(gram, scale, bring, count, allowed)
    }
    this.#rank(channel, asked, scale, count, question.withRetired, effort.keep, out)
  }

  #gather(gram: number, scale: number, bring: boolean, count: number, allowed: Uint8Array | null): number {
    const { gramStarts, gramWeights, postings } = this.#index
    const [gained, touched] = [this.#gained, this.#touched]
    const weight = Math.max(1, Math.round((gramWeights[gram] ?? 0) * scale))
    const last = gramStarts[gram + 1] ?? 0
    for (let at = gramStarts[gram] ?? 0; at < last; at += 1) {
      const place = postings[at] as number
      if (allowed && (((allowed[place >>> 3] as number) >>> (place & 7)) & 1) === 0) continue
      const before = gained[place] as number
      if (before === 0) {
        if (!bring) continue
        touched[count] = place
        count += 1
      }
      gained[place] = before + weight
    }
    return count
  }

  /** One bit for each entry that has one of every set of facets; the last few are kept. */
  #allowedFor(sets: readonly (readonly [number, number])[]): Uint8Array {
    const name = sets.join(';')
    const known = this.#allowed.get(name)
    if (known) return known
    const { count, facetsLow, facetsHigh } = this.#index
    const bits = new Uint8Array((count >>> 3) + 1).fill(255)
    for (const [low, high] of sets) {
      for (let place = 0; place < count; place += 1) {
        if ((((facetsLow[place] as number) & low) | ((facetsHigh[place] as number) & high)) !== 0) continue
        bits[place >>> 3] = (bits[place >>> 3] as number) & ~(1 << (place & 7))
      }
    }
    if (this.#allowed.size >= keptFacets) this.#allowed.delete([...this.#allowed.keys()][0] ?? '')
    this.#allowed.set(name, bits)
    return bits
  }

  #rank(
    channel: number,
    asked: number,
    scale: number,
    count: number,
    withRetired: boolean,
    keep: number,
    out: Set<number>,
  ) {
    const { totals, flags } = this.#index
    const [gained, touched] = [this.#gained, this.#touched]
    const total = totals[channel] ?? new Float32Array(0)
    const hidden = withRetired ? taken : taken | retired
    const whole = new Best(keep)
    const inside = new Best(keep)
    const around = new Best(keep >> 1)
    // What has to be shared at least to enter one of the rankings if an entry had nothing else; most entries share less.
    let worth = 0
    for (let at = 0; at < count; at += 1) {
      const place = touched[at] as number
      const steps = gained[place] as number
      gained[place] = 0
      if (steps <= worth || ((flags[place] as number) & hidden) !== 0) continue
      const both = steps / scale
      const onlyThere = Math.max(0, (total[place] as number) - both)
      const onlyAsked = Math.max(0, asked - both)
      const alike = both / (both + onlyThere + onlyAsked)
      if (alike > whole.least) whole.offer(place, alike)
      const within = both / (both + onlyThere + insideOwn * onlyAsked)
      if (within > inside.least) inside.offer(place, within)
      const outside = both / (both + aroundOther * onlyThere + onlyAsked)
      if (outside > around.least) around.offer(place, outside)
      if ((at & 255) !== 0) continue
      const within0 = inside.least
      const fewest = Math.min(whole.least, around.least, (insideOwn * within0) / (1 - within0 + insideOwn * within0))
      worth = Math.max(0, fewest * asked * scale)
    }
    for (const best of [whole, inside, around]) {
      for (let at = 0; at < best.size; at += 1) out.add(best.places[at] as number)
    }
  }

  #candidate(place: number): Candidate {
    const index = this.#index
    return {
      key: index.keys[place] ?? 0,
      text: textAt(index, place),
      facetsLow: index.facetsLow[place] ?? 0,
      facetsHigh: index.facetsHigh[place] ?? 0,
      retired: ((index.flags[place] ?? 0) & retired) !== 0,
    }
  }
}
