/** A list of 32-bit numbers that grows by pieces, so that growing never copies. */
export class Growing {
  readonly #chunks: Uint32Array[] = []
  length = 0

  push(value: number) {
    if (this.length >>> 20 === this.#chunks.length) this.#chunks.push(new Uint32Array(1 << 20))
    const chunk = this.#chunks[this.length >>> 20]
    if (chunk) chunk[this.length & 0xfffff] = value
    this.length += 1
  }

  forEach(each: (value: number) => void) {
    let left = this.length
    for (const chunk of this.#chunks) {
      const size = Math.min(left, chunk.length)
      for (let at = 0; at < size; at += 1) each(chunk[at] ?? 0)
      left -= size
    }
  }

  copyTo(target: Uint32Array) {
    let at = 0
    for (const chunk of this.#chunks) {
      const size = Math.min(this.length - at, chunk.length)
      target.set(chunk.subarray(0, size), at)
      at += size
    }
  }
}
