import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { openPromise, type Entry } from 'yauzl'
import { XmlError } from './records.ts'

/** One document of a file. */
export interface Part {
  readonly name: string
  /** Its bytes, unpacked, once. */
  chunks(): AsyncIterable<Buffer>
}

/** The documents of a file: one, or those of an archive in its order. */
export interface Parts {
  /** How much there is to read, in the unit of `read()`. */
  readonly bytes: number
  /** How much was read so far. */
  read(): number
  parts: AsyncIterable<Part>
}

const chunkSize = 1 << 16

/** Opens a file that is XML, packed by gzip, or a zip of XML files; told apart by its first bytes, not by its name. */
export async function openParts(path: string): Promise<Parts> {
  const kind = await kindOf(path)
  if (kind === 'zip') return await zipParts(path)
  const { size } = await stat(path)
  const file = createReadStream(path, { highWaterMark: chunkSize })
  const chunks = async function* (): AsyncGenerator<Buffer> {
    if (kind === 'xml') yield* file as AsyncIterable<Buffer>
    else yield* unpacked(file.pipe(createGunzip({ chunkSize })))
  }
  const parts = async function* (): AsyncGenerator<Part> {
    try {
      yield { name: path, chunks }
    } finally {
      file.destroy()
    }
  }
  return { bytes: size, read: () => file.bytesRead, parts: parts() }
}

async function kindOf(path: string): Promise<'xml' | 'gzip' | 'zip'> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    if (bytesRead >= 2 && buffer[0] === 0x1f && buffer[1] === 0x8b) return 'gzip'
    if (buffer.toString('latin1') === 'PK\u0003\u0004') return 'zip'
    return 'xml'
  } finally {
    await file.close()
  }
}

/** Encrypted, packed in a way that is not known, with names that lead elsewhere or damaged: the file's trouble, not ours. */
function damaged(cause: unknown): never {
  const why = cause instanceof Error ? cause.message : String(cause)
  throw new XmlError(`the archive cannot be read, it may be damaged, cut off or locked: ${why}`, { cause })
}

async function* unpacked(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* stream
  } catch (cause) {
    damaged(cause)
  }
}

async function zipParts(path: string): Promise<Parts> {
  const zip = await openPromise(path, { autoClose: false }).catch(damaged)
  const entries: Entry[] = []
  try {
    // Names are only told to people; a file is never written under one.
    for await (const entry of zip.eachEntry()) if (/\.xml$/i.test(entry.fileName)) entries.push(entry)
  } catch (cause) {
    zip.close()
    damaged(cause)
  }
  let read = 0
  const parts = async function* (): AsyncGenerator<Part> {
    try {
      for (const entry of entries) {
        const chunks = async function* (): AsyncGenerator<Buffer> {
          const stream = await zip.openReadStreamPromise(entry).catch(damaged)
          for await (const chunk of unpacked(stream)) {
            read += chunk.length
            yield chunk
          }
        }
        yield { name: entry.fileName, chunks }
      }
    } finally {
      zip.close()
    }
  }
  return { bytes: entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0), read: () => read, parts: parts() }
}
