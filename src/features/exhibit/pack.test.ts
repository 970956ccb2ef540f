import { Readable } from 'node:stream'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { OpenFile } from '#platform/files/files.ts'
import { packOf, type PackedExhibit } from './pack.ts'

const megabyte = 1024 * 1024
const at = new Date('2026-11-25T10:00:00Z')

/** A store of files of one megabyte each that says which are open. */
function storeOf(paths: readonly string[]) {
  const open = new Set<string>()
  const read: string[] = []
  return {
    isOpen: open,
    read,
    open: async (path: string): Promise<OpenFile | null> => {
      if (!paths.includes(path)) return await Promise.resolve(null)
      open.add(path)
      const pieces = Readable.from(
        (function* () {
          read.push(path)
          for (let piece = 0; piece < 16; piece += 1) yield new Uint8Array(megabyte / 16).fill(piece)
        })(),
      )
      pieces.once('close', () => open.delete(path))
      return await Promise.resolve({ size: megabyte, pieces })
    },
  }
}

const exhibit = (position: number): PackedExhibit => ({
  path: `file-${position}`,
  token: null,
  file: `exhibits/00${position}.png`,
  name: `photo ${position}.png`,
  record: {
    sha256: '0'.repeat(64),
    size: megabyte,
    mediaType: 'image/png',
    url: null,
    finalUrl: null,
    httpStatus: null,
    takenAt: at.toISOString(),
  },
  recordSha256: '0'.repeat(64),
  by: null,
  authority: null,
})
const pack = async (store: ReturnType<typeof storeOf>, exhibits = [1, 2, 3, 4].map(exhibit)) =>
  await packOf(
    { name: 'pack.zip', about: {}, head: { title: 'Pack', lines: [] }, readme: 'Read me', exhibits, at },
    store,
  )

test('a pack has the length that is told before it is made, and every file', async () => {
  const store = storeOf(['file-1', 'file-2', 'file-3', 'file-4'])
  const { size, open } = await pack(store)
  const pieces: Uint8Array[] = []
  for await (const piece of (await open(0)) ?? []) pieces.push(piece as Uint8Array)
  const bytes = Buffer.concat(pieces)
  expect(bytes.byteLength).toBe(size)
  const files = unzipSync(new Uint8Array(bytes))
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['manifest.json', 'index.pdf', 'exhibits/004.png']))
  expect(files['exhibits/004.png']?.byteLength).toBe(megabyte)
  await expect.poll(() => store.isOpen.size).toBe(0)
})

test('who takes it slowly holds one file, and who goes away holds none', async () => {
  const store = storeOf(['file-1', 'file-2', 'file-3', 'file-4'])
  const { open } = await pack(store)
  await expect.poll(() => store.isOpen.size).toBe(0)
  const pieces = (await open(0)) as Readable
  let taken = 0
  for await (const piece of pieces.iterator({ destroyOnReturn: false })) {
    taken += (piece as Uint8Array).byteLength
    if (store.read.length > 0 && taken > megabyte / 4) break
  }
  expect([store.read, [...store.isOpen]]).toEqual([['file-1'], ['file-1']])
  pieces.destroy()
  await expect.poll(() => store.isOpen.size).toBe(0)
  expect(store.read).toEqual(['file-1'])
})

test('a file that is not in the store is told before anything is sent', async () => {
  await expect(pack(storeOf(['file-1']), [exhibit(1), exhibit(2)])).rejects.toMatchObject({ code: 'not-found' })
})
