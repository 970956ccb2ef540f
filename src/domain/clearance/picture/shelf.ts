import { type Descriptor, signatureLength } from './descriptor.ts'

const half: number = signatureLength / 2
/** How much more an outline that differs counts where nothing else is compared. */
const outlineAlone = 2.2
/** After so many figures it is looked whether the rest can still matter. */
const stride = 16

/** The nearest few of many, the farthest of them on top of a heap. */
class Nearest {
  readonly keys: Int32Array
  readonly #apart: Float64Array
  size = 0

  constructor(limit: number) {
    this.keys = new Int32Array(limit)
    this.#apart = new Float64Array(limit)
  }

  /** What is farther than this does not enter. */
  get bar(): number {
    return this.size < this.keys.length ? Number.POSITIVE_INFINITY : (this.#apart[0] ?? 0)
  }

  offer(key: number, apart: number) {
    if (this.size < this.keys.length) {
      this.size += 1
      this.#rise(this.size - 1, key, apart)
    } else if (apart < this.bar) this.#sink(key, apart)
  }

  #rise(from: number, key: number, apart: number) {
    let at = from
    while (at > 0) {
      const parent = (at - 1) >> 1
      if ((this.#apart[parent] ?? 0) >= apart) break
      this.#set(at, this.keys[parent] ?? 0, this.#apart[parent] ?? 0)
      at = parent
    }
    this.#set(at, key, apart)
  }

  #sink(key: number, apart: number) {
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= this.size) break
      if (child + 1 < this.size && (this.#apart[child + 1] ?? 0) > (this.#apart[child] ?? 0)) child += 1
      if ((this.#apart[child] ?? 0) <= apart) break
      this.#set(at, this.keys[child] ?? 0, this.#apart[child] ?? 0)
      at = child
    }
    this.#set(at, key, apart)
  }

  #set(at: number, key: number, apart: number) {
    this.keys[at] = key
    this.#apart[at] = apart
  }
}

/** The signatures of many pictures in flat memory, for a first look at all of them. */
export class PictureShelf {
  #signatures = new Uint8Array((1 << 10) * signatureLength)
  /** Of each shape: the number of its picture's key, and whether it is evened. */
  #owners = new Uint32Array(1 << 10)
  #evened = new Uint8Array(1 << 10)
  #shapes = 0
  readonly #keys: number[] = []

  get size(): number {
    return this.#keys.length
  }

  /** Puts a picture behind the others. */
  add(key: number, { shapes }: Pick<Descriptor, 'shapes'>): void {
    for (const { signature, evened } of shapes) {
      if (this.#shapes === this.#owners.length) this.#widen()
      this.#signatures.set(signature, this.#shapes * signatureLength)
      this.#owners[this.#shapes] = this.#keys.length
      this.#evened[this.#shapes] = evened ? 1 : 0
      this.#shapes += 1
    }
    this.#keys.push(key)
  }

  /** The keys of the pictures that are nearest at a first look, in no order. */
  nearest({ shapes }: Pick<Descriptor, 'shapes'>, limit: number): number[] {
    const best = new Nearest(Math.max(1, limit))
    const own = [0, 1].map((evened) => shapes.filter((one) => Number(one.evened) === evened))
    let shape = 0
    while (shape < this.#shapes) {
      const owner = this.#owners[shape] as number
      let least = best.bar
      for (; shape < this.#shapes && this.#owners[shape] === owner; shape += 1) {
        const from = shape * signatureLength
        for (const { signature } of own[this.#evened[shape] as number] ?? [])
          least = Math.min(least, this.#apart(signature, from, least))
      }
      if (least < best.bar) best.offer(owner, least)
    }
    return [...best.keys.subarray(0, best.size)].map((owner) => this.#keys[owner] ?? 0)
  }

  /** How far a signature is from one of the shelf; `most` or more once it is clear that it is not nearer. */
  #apart(own: Uint8Array, from: number, most: number): number {
    const all = this.#signatures
    let apart = 0
    for (let at = 0; at < half;) {
      for (const end = at + stride; at < end; at += 1)
        apart += Math.abs((own[at] as number) - (all[from + at] as number))
      // Both ways to look at it are at least as far as the outline.
      if (apart >= most) return most
    }
    // A drawing of lines has the outline of what it draws, and nothing in it.
    const outline = apart * outlineAlone
    for (let at = half; at < signatureLength;) {
      for (const end = at + stride; at < end; at += 1)
        apart += Math.abs((own[at] as number) - (all[from + at] as number))
      if (apart >= most) return Math.min(most, outline)
    }
    return Math.min(apart, outline)
  }

  #widen() {
    const owners = new Uint32Array(this.#owners.length * 2)
    owners.set(this.#owners)
    const evened = new Uint8Array(owners.length)
    evened.set(this.#evened)
    const signatures = new Uint8Array(owners.length * signatureLength)
    signatures.set(this.#signatures)
    this.#owners = owners
    this.#evened = evened
    this.#signatures = signatures
  }
}
