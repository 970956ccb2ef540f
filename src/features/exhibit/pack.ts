import { readFileSync } from 'node:fs'
import { zipSync } from 'fflate'
import { indexPdf, type IndexedExhibit, type IndexHead, type IndexWords } from './pack-index.ts'
import { sha256Of } from './record.ts'

const hex = (data: Uint8Array | string): string => sha256Of(data).toString('hex')
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/** The program that checks a pack; it is put into every pack, so that nobody needs us for it. */
const verifier = readFileSync(new URL('../../../tools/verify-evidence.mjs', import.meta.url))

/** An exhibit with its file, as a pack takes it. */
export interface PackedExhibit extends IndexedExhibit {
  bytes: Uint8Array
  token: Uint8Array | null
}

export interface Pack {
  /** What the manifest says that it is of. */
  about: Record<string, string>
  head: IndexHead
  words?: IndexWords
  readme: string
  exhibits: readonly PackedExhibit[]
  /** Further files, by their names in the pack. */
  also?: Record<string, Uint8Array>
  at: Date
}

/** The place of an exhibit in a pack: `exhibits/007.png`. */
export function exhibitFile(name: string, at: number): string {
  const extension = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? 'bin'
  return `exhibits/${numberAt(at)}.${extension}`
}

export const numberAt = (at: number): string => String(at + 1).padStart(3, '0')

/** A pack of exhibits with index, manifest, time stamps and the program that checks it. The hashes in it are those of the time of the taking. */
export async function packOf({ about, head, words, readme, exhibits, also = {}, at }: Pack): Promise<Uint8Array> {
  const stampAt = (position: number): string => `timestamps/${numberAt(position)}.tst`
  const stamps = Object.fromEntries(
    exhibits.flatMap(({ token }, position) => (token === null ? [] : [[stampAt(position), token]])),
  )
  const others: Record<string, Uint8Array> = {
    'README.txt': bytesOf(readme),
    'index.pdf': await indexPdf(head, exhibits, at, words),
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
  return zipSync(
    {
      'manifest.json': manifest,
      'manifest.sha256': bytesOf(`${hex(manifest)}  manifest.json\n`),
      ...others,
      ...Object.fromEntries(exhibits.map(({ file, bytes }) => [file, bytes])),
    },
    { level: 0 },
  )
}
