import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { makeZip, predictLength } from 'client-zip'
import { found } from '#kernel/errors.ts'
import type { StreamAnswer } from '#platform/files/answers.ts'
import type { FileStore } from '#platform/files/files.ts'
import { indexPdf, type IndexedExhibit, type IndexHead, type IndexWords } from './pack-index.ts'
import { sha256Of } from './record.ts'

const hex = (data: Uint8Array | string): string => sha256Of(data).toString('hex')
type Bytes = Uint8Array<ArrayBuffer>
type Written = Record<string, Bytes>

const bytesOf = (text: string): Bytes => new TextEncoder().encode(text)

/** The program that checks a pack; it is put into every pack, so that nobody needs us for it. */
const verifier = new Uint8Array(readFileSync(new URL('../../../tools/verify-evidence.mjs', import.meta.url)))

/** An exhibit with the path of its file in the store, as a pack takes it. */
export interface PackedExhibit extends IndexedExhibit {
  path: string
  token: Bytes | null
}

export interface Pack {
  /** The name of the file. */
  name: string
  /** What the manifest says that it is of. */
  about: Record<string, string>
  head: IndexHead
  words?: IndexWords
  readme: string
  exhibits: readonly PackedExhibit[]
  /** Further files, by their names in the pack. */
  also?: Written
  at: Date
}

/** The place of an exhibit in a pack: `exhibits/007.png`. */
export function exhibitFile(name: string, at: number): string {
  const extension = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? 'bin'
  return `exhibits/${numberAt(at)}.${extension}`
}

export const numberAt = (at: number): string => String(at + 1).padStart(3, '0')

/** The files of a pack that are not in the store: index, manifest, time stamps and the program that checks it. */
async function writtenOf({ about, head, words, readme, exhibits, also = {}, at }: Pack): Promise<Written> {
  const stampAt = (position: number): string => `timestamps/${numberAt(position)}.tst`
  const stamps = Object.fromEntries(
    exhibits.flatMap(({ token }, position) => (token === null ? [] : [[stampAt(position), token]])),
  )
  const others: Written = {
    'README.txt': bytesOf(readme),
    'index.pdf': new Uint8Array(await indexPdf(head, exhibits, at, words)),
    'verify.mjs': verifier,
    ...stamps,
    ...also,
  }
  const manifest = bytesOf(
    `${JSON.stringify(
      {
        version: 1,
        ...about,
        exhibits: exhibits.map(({ file, record, recordSha256, authority }, position) => ({
          file,
          record,
          recordSha256,
          timestamp: authority === null ? null : { file: stampAt(position), authority },
        })),
        files: Object.fromEntries(Object.entries(others).map(([name, bytes]) => [name, hex(bytes)])),
      },
      null,
      2,
    )}\n`,
  )
  return { 'manifest.json': manifest, 'manifest.sha256': bytesOf(`${hex(manifest)}  manifest.json\n`), ...others }
}

/** What a pack is made of: each file of the store is opened when its turn comes, and closed whether the pack is taken to its end or not. */
async function* entriesOf({ exhibits, at }: Pack, written: Written, files: Pick<FileStore, 'open'>) {
  for (const [name, input] of Object.entries(written)) yield { name, input, lastModified: at }
  for (const { file, path } of exhibits) {
    const opened = await files.open(path)
    // The length was told already: what is cut off here is seen as cut off.
    if (!opened) throw new Error(`a file of the pack is not in the store any more: ${path}`)
    try {
      yield { name: file, input: opened.pieces as AsyncIterable<Bytes>, lastModified: at }
    } finally {
      opened.pieces.destroy()
    }
  }
}

/** Bytes of a file of the store. Throws `not-found` where it is not there. */
async function sizeOf(path: string, files: Pick<FileStore, 'open'>): Promise<number> {
  const { size, pieces } = found(await files.open(path))
  pieces.destroy()
  return size
}

/**
 * A pack of exhibits with index, manifest, time stamps and the program that checks it, put together while it is sent: whoever
 * takes it slowly holds one piece of one file. The hashes in it are those of the time of the taking. Throws `not-found` where a
 * file is not in the store.
 */
export async function packOf(pack: Pack, files: Pick<FileStore, 'open'>): Promise<StreamAnswer> {
  const written = await writtenOf(pack)
  const entries = Object.entries(written).map(([name, bytes]) => ({ name, size: bytes.byteLength }))
  for (const { file, path } of pack.exhibits) entries.push({ name: file, size: await sizeOf(path, files) })
  return {
    name: pack.name,
    mediaType: 'application/zip',
    size: Number(predictLength(entries)),
    // Another pack has another time in it: none goes on where this one was cut off.
    etag: null,
    open: async () => await Promise.resolve(Readable.fromWeb(makeZip(entriesOf(pack, written, files)) as never)),
  }
}
