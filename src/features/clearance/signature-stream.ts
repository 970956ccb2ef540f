/** Before the rows of a binary COPY: what it is, flags, and how long further facts are; there are none. */
const headBytes = 19
/** A row of one field begins with their number and its length; -1 fields end the rows, a length of -1 is null. */
const rowHead = 6
/** A picture in a row: the number of its mark and the length of its signatures. */
const pictureHead = 6

/** What of the query goes into a row: pictures one after the other (`signaturesOf`), by binary COPY. */
export const pictureInRow = (id: string, signatures: string): string =>
  `int4send(${id}) || int2send(octet_length(${signatures})::int2) || ${signatures}`

/** Takes the pictures out of a binary COPY of rows of `pictureInRow`, as its bytes come; what is cut through waits for the rest. */
export class SignatureStream {
  readonly #each: (id: number, bytes: Buffer, from: number, to: number) => void
  #rest: Buffer = Buffer.alloc(0)
  #isBegun = false
  /** Bytes of the row under way that are still to come. */
  #left = 0
  #isEnded = false

  constructor(each: (id: number, bytes: Buffer, from: number, to: number) => void) {
    this.#each = each
  }

  push(chunk: Buffer): void {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk
    let at = 0
    for (;;) {
      const next = this.#step(bytes, at)
      if (next === at) break
      at = next
    }
    this.#rest = bytes.subarray(at)
  }

  /** Where the next step begins; the same place where bytes are missing. */
  #step(bytes: Buffer, at: number): number {
    const there = bytes.length - at
    if (this.#isEnded) return bytes.length
    if (!this.#isBegun) {
      if (there < headBytes) return at
      this.#isBegun = true
      return at + headBytes
    }
    if (this.#left > 0) {
      if (there < pictureHead) return at
      const length = bytes.readUInt16BE(at + 4)
      if (there < pictureHead + length) return at
      const from = at + pictureHead
      this.#each(bytes.readInt32BE(at), bytes, from, from + length)
      this.#left -= pictureHead + length
      return from + length
    }
    if (there >= 2 && bytes.readInt16BE(at) < 0) {
      this.#isEnded = true
      return bytes.length
    }
    if (there < rowHead) return at
    this.#left = Math.max(0, bytes.readInt32BE(at + 2))
    return at + rowHead
  }
}
