import { glob, mkdir, open, readFile, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import type { Readable } from 'node:stream'
import { AppError } from '#kernel/errors.ts'
import { secretToken } from '#kernel/ids.ts'

/** Where documents are kept, by path. A path is written once and never changes. */
export interface FileStore {
  /** Throws `not-ready` where there is no room, and leaves nothing then. */
  put(path: string, bytes: Uint8Array, mediaType: string): Promise<void>
  /** The bytes, or null when there is no such file. */
  get(path: string): Promise<Uint8Array | null>
  /** Writes a file piece by piece, a few of them in memory at most; answers its bytes. Throws like `put`, and leaves nothing. */
  putStream(path: string, pieces: AsyncIterable<Uint8Array>, mediaType: string): Promise<number>
  /** A file piece by piece, from the byte `from` on, or null when there is none. Who opens it reads or destroys it. */
  open(path: string, from?: number): Promise<OpenFile | null>
  /** Removes a file for good; one that is not there is no error. */
  remove(path: string): Promise<void>
  /** Removes what was begun before a time and never finished, because its process was killed; answers how many. */
  sweepDrafts(before: Date): Promise<number>
}

/** A file that is being read. */
export interface OpenFile {
  /** Bytes of the whole file, wherever the reading began. */
  size: number
  pieces: Readable
}

/** Drafts of this version, and as versions up to 0.3.0 called them: the name of the file with twelve signs behind. */
const draftName = /\.[\w-]{12}(\.draft)?$/

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Bytes that are read at once. */
const pieceBytes = 65_536

/** A disk, a quota or a limit that lets nothing more be written. */
const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(String(error.code))

/** Files in a folder: written beside, synced to disk, then renamed, so that a file is whole or not there. */
export function localFiles(folder: string): FileStore {
  const place = (path: string) => {
    const clean = normalize(path)
    if (clean.startsWith('..') || clean.startsWith('/')) throw new Error(`a path outside of the store: ${path}`)
    return join(folder, clean)
  }
  async function whole<T>(path: string, write: (file: FileHandle) => Promise<T>): Promise<T> {
    const target = place(path)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    const draft = `${target}.${secretToken().slice(0, 12)}.draft`
    try {
      const file = await open(draft, 'wx', 0o600)
      let written: T
      try {
        written = await write(file)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(draft, target)
      return written
    } catch (error) {
      await rm(draft, { force: true })
      throw isFull(error) ? new AppError('not-ready', { cause: error }) : error
    }
  }
  return {
    async put(path, bytes) {
      await whole(path, async (file) => await file.writeFile(bytes))
    },
    async putStream(path, pieces) {
      return await whole(path, async (file) => {
        let size = 0
        for await (const piece of pieces) {
          await file.writeFile(piece)
          size += piece.byteLength
        }
        return size
      })
    },
    async get(path) {
      return await readFile(place(path)).catch((error: unknown) => {
        if (isMissing(error)) return null
        throw error
      })
    },
    async open(path, from = 0) {
      const file = await open(place(path), 'r').catch((error: unknown) => {
        if (isMissing(error)) return null
        throw error
      })
      if (!file) return null
      const { size } = await file.stat()
      return { size, pieces: file.createReadStream({ start: from, highWaterMark: pieceBytes }) }
    },
    async remove(path) {
      await rm(place(path), { force: true })
    },
    async sweepDrafts(before) {
      let swept = 0
      for await (const name of glob('**/*', { cwd: folder })) {
        if (!draftName.test(name)) continue
        const draft = join(folder, name)
        const made = await stat(draft).catch(() => null)
        if (!made?.isFile() || made.mtime >= before) continue
        await rm(draft, { force: true })
        swept += 1
      }
      return swept
    },
  }
}
