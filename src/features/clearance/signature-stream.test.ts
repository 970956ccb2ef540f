import { expect, test } from 'vitest'
import { SignatureStream } from './signature-stream.ts'

const int = (value: number, bytes: number): Buffer => {
  const made = Buffer.alloc(bytes)
  made.writeIntBE(value, 0, bytes)
  return made
}
const picture = (id: number, signatures: number[]) =>
  Buffer.concat([int(id, 4), int(signatures.length, 2), Buffer.from(signatures)])
const row = (...pictures: Buffer[]) => {
  const bytes = Buffer.concat(pictures)
  return Buffer.concat([int(1, 2), int(bytes.length, 4), bytes])
}
const empty = Buffer.concat([int(1, 2), int(-1, 4)])
const head = Buffer.concat([Buffer.from('PGCOPY\n\u00ff\r\n\0', 'latin1'), Buffer.alloc(8)])
const copy = Buffer.concat([
  head,
  row(picture(7, [1, 2, 3]), picture(8, [])),
  empty,
  row(
    picture(
      2_000_000_000,
      Array.from({ length: 776 }, (_, at) => at % 256),
    ),
  ),
  int(-1, 2),
])

test.each([1, 2, 3, 7, 19, 20, 64, 5000])('pictures come whole out of chunks of %i bytes', (size) => {
  const found: [number, number[]][] = []
  const stream = new SignatureStream((id, bytes, from, to) => found.push([id, [...bytes.subarray(from, to)]]))
  for (let at = 0; at < copy.length; at += size) stream.push(copy.subarray(at, at + size))
  expect(found.map(([id, { length }]) => [id, length])).toEqual([
    [7, 3],
    [8, 0],
    [2_000_000_000, 776],
  ])
  expect(found[0]?.[1]).toEqual([1, 2, 3])
  expect(found[2]?.[1].at(-1)).toBe(775 % 256)
})
