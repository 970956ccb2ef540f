import { randomUUID } from 'node:crypto'
import { closeSync, fstatSync, fsyncSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { channelCount, gramSpace } from './grams.ts'
import { type Packed, shared } from './packed.ts'

const magic = 'mw-index-6'
const headBytes = 4096
const longestPiece = 1 << 26

interface Head {
  readonly magic: string
  readonly label: string
  readonly count: number
  readonly gramSpace: number
  readonly bytes: readonly number[]
  /** CRC-32 of the rest of the head and of all that follows it. */
  readonly sum: number
}

const sumOfHead = (head: Omit<Head, 'sum'>): number => crc32(JSON.stringify(head))

const arraysOf = (index: Packed) => [
  index.keys, index.facets, index.entriesOf, index.flags, index.tags, index.textStarts, index.texts, index.grams,
  index.gramStarts, index.postings, index.gramWeights, ...index.totals,
] // prettier-ignore

/** Writes an index to a file, whole or not at all. `label` says what it was made of and by which rules. */
export function saveIndex(path: string, index: Packed, label: string): void {
  const parts = arraysOf(index)
  const lead = { magic, label, count: index.count, gramSpace, bytes: parts.map((part) => part.byteLength) }
  let sum = sumOfHead(lead)
  // Processes of one folder may have the same number, each in its own container.
  const fresh = `${path}.${randomUUID()}.part`
  const file = openSync(fresh, 'wx')
  try {
    let to = headBytes
    for (const part of parts) {
      const bytes = new Uint8Array(part.buffer, part.byteOffset, part.byteLength)
      for (let at = 0; at < bytes.length;) {
        const written = writeSync(file, bytes, at, Math.min(longestPiece, bytes.length - at), to)
        sum = crc32(bytes.subarray(at, at + written), sum)
        at += written
        to += written
      }
    }
    const head: Head = { ...lead, sum }
    const bytes = Buffer.alloc(headBytes)
    bytes.write(JSON.stringify(head))
    writeSync(file, bytes, 0, headBytes, 0)
    fsyncSync(file)
    closeSync(file)
    renameSync(fresh, path)
  } catch (error) {
    rmSync(fresh, { force: true })
    throw error
  }
}

/** Reads an index; null when there is none, or it is of another label, another form, cut short or damaged. */
export function loadIndex(path: string, label: string): Packed | null {
  let file: number
  try {
    file = openSync(path, 'r')
  } catch {
    return null
  }
  try {
    const lead = Buffer.alloc(headBytes)
    readSync(file, lead, 0, headBytes, 0)
    const head = headIn(lead)
    if (!head || head.magic !== magic || head.label !== label || head.gramSpace !== gramSpace) return null
    const whole = head.bytes.reduce((size, part) => size + part, headBytes)
    if (fstatSync(file).size !== whole) return null
    const { sum: told, ...rest } = head
    let [from, sum] = [headBytes, sumOfHead(rest)]
    const parts: SharedArrayBuffer[] = []
    for (const size of head.bytes) {
      const part = shared(size)
      const bytes = new Uint8Array(part, 0, size)
      for (let at = 0; at < size;) {
        const read = readSync(file, bytes, at, Math.min(longestPiece, size - at), from + at)
        if (read === 0) return null
        sum = crc32(bytes.subarray(at, at + read), sum)
        at += read
      }
      from += size
      parts.push(part)
    }
    return sum === told ? fromParts(head, parts) : null
  } finally {
    closeSync(file)
  }
}

function headIn(lead: Buffer): Head | null {
  const end = lead.indexOf(0)
  try {
    const read: unknown = JSON.parse(lead.toString('utf8', 0, Math.max(0, end)))
    return isHead(read) ? read : null
  } catch {
    return null
  }
}

/** Memory is taken by these numbers before the sum can tell that they are right. */
function isHead(read: unknown): read is Head {
  const { bytes } = (read ?? {}) as Partial<Head>
  return Array.isArray(bytes) && bytes.every((size) => Number.isSafeInteger(size) && size >= 0)
}

function fromParts(head: Head, parts: SharedArrayBuffer[]): Packed {
  const part = (at: number) => [parts[at] ?? shared(0), 0, head.bytes[at] ?? 0] as const
  const words = (at: number) => new Uint32Array(part(at)[0], 0, part(at)[2] / 4)
  const halves = (at: number) => new Uint16Array(part(at)[0], 0, part(at)[2] / 2)
  return {
    count: head.count,
    keys: words(0),
    facets: words(1),
    entriesOf: words(2),
    flags: new Uint8Array(...part(3)),
    tags: new Uint8Array(...part(4)),
    textStarts: words(5),
    texts: new Uint8Array(...part(6)),
    grams: words(7),
    gramStarts: words(8),
    postings: words(9),
    gramWeights: halves(10),
    totals: Array.from({ length: channelCount }, (_, at) => halves(11 + at)),
  }
}
