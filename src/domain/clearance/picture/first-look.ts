import { type Descriptor, signatureLength } from './descriptor.ts'
import { signatureBytes } from './packed.ts'

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

/**
 * A first look at many pictures: those whose signatures are nearest to one. They are handed in by and by, so that the memory it
 * takes does not depend on how many there are.
 */
export class FirstLook {
  readonly #own: readonly (readonly Uint8Array[])[]
  readonly #best: Nearest
  #seen = 0

  constructor({ shapes }: Pick<Descriptor, 'shapes'>, limit: number) {
    this.#own = [0, 1].map((evened) =>
      shapes.filter((one) => Number(one.evened) === evened).map(({ signature }) => signature),
    )
    this.#best = new Nearest(Math.max(1, limit))
  }

  /** How many pictures were looked at. */
  get seen(): number {
    return this.#seen
  }

  /** The keys of the nearest so far, in no order. */
  get nearest(): number[] {
    return [...this.#best.keys.subarray(0, this.#best.size)]
  }

  /** Looks at a picture by its signatures in a row (`packSignatures`), from one byte to another. */
  look(key: number, signatures: Uint8Array, from = 0, to: number = signatures.length): void {
    this.#seen += 1
    let least = this.#best.bar
    for (let at = from; at < to; at += signatureBytes)
      for (const own of this.#own[signatures[at] as number] ?? [])
        least = Math.min(least, apartFrom(own, signatures, at + 1, least))
    if (least < this.#best.bar) this.#best.offer(key, least)
  }
}

/** How far a signature is from one in a row; `most` or more once it is clear that it is not nearer. */
function apartFrom(own: Uint8Array, all: Uint8Array, from: number, most: number): number {
  let apart = 0
  for (let at = 0; at < half;) {
    for (const end = at + stride; at < end; at += 1) apart += Math.abs((own[at] as number) - (all[from + at] as number))
    // Both ways to look at it are at least as far as the outline.
    if (apart >= most) return most
  }
  // A drawing of lines has the outline of what it draws, and nothing in it.
  const outline = apart * outlineAlone
  for (let at = half; at < signatureLength;) {
    for (const end = at + stride; at < end; at += 1) apart += Math.abs((own[at] as number) - (all[from + at] as number))
    if (apart >= most) return Math.min(most, outline)
  }
  return Math.min(apart, outline)
}
