/** One value of a DER encoding: its tag, its own bytes, and the whole with its head. */
export interface DerValue {
  tag: number
  value: Uint8Array
  whole: Uint8Array
}

const lengthOf = (length: number): number[] => {
  if (length < 0x80) return [length]
  const bytes: number[] = []
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256)
  return [0x80 | bytes.length, ...bytes]
}

/** Writes a value: its tag, its length and its parts. */
export function der(tag: number, ...parts: (Uint8Array | readonly number[])[]): Uint8Array {
  const value = Buffer.concat(parts.map((part) => Buffer.from(part)))
  return Buffer.concat([Buffer.from([tag, ...lengthOf(value.length)]), value])
}

/** The values that stand one after another. Throws RangeError for what is no DER. */
export function readDer(bytes: Uint8Array): DerValue[] {
  const values: DerValue[] = []
  let at = 0
  while (at < bytes.length) {
    const begin = at
    const tag = bytes[at] ?? 0
    const first = bytes[at + 1] ?? Number.NaN
    at += 2
    let length = first
    if (first > 0x7f) {
      const count = first & 0x7f
      if (count === 0 || count > 4) throw new RangeError('a length without end')
      length = 0
      for (let n = 0; n < count; n += 1) length = length * 256 + (bytes[at + n] ?? Number.NaN)
      at += count
    }
    if (!(at + length <= bytes.length)) throw new RangeError('a value that breaks off')
    values.push({ tag, value: bytes.subarray(at, at + length), whole: bytes.subarray(begin, at + length) })
    at += length
  }
  return values
}
