/** The best few of many, by a small heap. */
export class Best {
  limit = 0
  places = new Int32Array(0)
  #values = new Float64Array(0)
  size = 0

  /** Empties it for `limit` others. */
  clear(limit: number) {
    this.limit = limit
    this.size = 0
    if (this.places.length >= limit) return
    this.places = new Int32Array(limit)
    this.#values = new Float64Array(limit)
  }

  /** The value of the entry at a place of the heap. */
  valueAt(at: number): number {
    return this.#values[at] ?? 0
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

/** A ranking by what is shared, in part of what the two have together; what only one of them has counts by its factor. */
export class Ranking extends Best {
  readonly #ofAsked: number
  readonly #ofThere: number
  #asked = 0
  #floor = 0
  #slope = -1
  #base = -1

  constructor(ofAsked: number, ofThere: number) {
    super()
    this.#ofAsked = ofAsked
    this.#ofThere = ofThere
  }

  /** Begins anew, with at most `limit` entries. `floor` is the least share, 0 to 1, of an entry that enters at all. */
  begin(limit: number, asked: number, floor: number) {
    this.clear(limit)
    this.#asked = asked
    this.#floor = floor
    this.#slope = -1
    this.#base = -1
    if (floor > 0) this.#raise(floor)
  }

  /** An entry that has `total` steps in all, or more, has to share more than this to enter. */
  bar(total: number): number {
    return total * this.#slope + this.#base
  }

  /** Offers an entry that shares `both` steps with the question and has `total` in all. */
  enter(place: number, both: number, total: number) {
    if (both <= this.bar(total)) return
    const others = this.#ofThere * (total - both) + this.#ofAsked * (this.#asked - both)
    this.offer(place, both / (both + others))
    if (this.least > this.#floor) this.#raise(this.least)
  }

  #raise(least: number) {
    // both / (both + others) > least, solved for both.
    const share = least / (1 - least + least * (this.#ofThere + this.#ofAsked))
    this.#slope = share * this.#ofThere
    this.#base = share * this.#ofAsked * this.#asked
  }
}
