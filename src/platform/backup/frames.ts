import { createHash, type Hash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** A backup that cannot be used, in words for who wants to restore it. */
export class BackupError extends Error {}

/** What a frame is; its bytes follow it. A table has as many frames as it needs. */
export interface FrameHead {
  kind: 'manifest' | 'table' | 'sequences' | 'jobs' | 'document' | 'secrets' | 'end'
  name: string
  /** Columns of a table, in the order of its lines. */
  columns?: string[]
}

export interface Frame {
  head: FrameHead
  bytes: Buffer
}

interface KeptHead extends FrameHead {
  size: number
  sha256: string
}

/** Bytes that a frame has at most: more is a file that was changed. */
const largestFrame = 256 * 1_048_576
const largestHead = 1_048_576

/** Writes a backup frame by frame. The file has its name once it is whole. */
export interface BackupWriter {
  write(head: FrameHead, bytes: Uint8Array): Promise<void>
  /** Writes the end and gives the file its name. */
  finish(): Promise<void>
  /** Leaves nothing. */
  abandon(): Promise<void>
}

/**
 * A new backup file, readable by its owner alone. It is a gzip stream of frames: length of the head, the head as JSON with
 * size and SHA-256 of its bytes, the bytes. The last frame holds the number of the others and a hash over their heads.
 */
export async function createBackupFile(file: string): Promise<BackupWriter> {
  const draft = `${file}.part`
  const handle = await open(draft, 'wx', 0o600)
  const target = handle.createWriteStream({ flush: true })
  const packed = createGzip({ level: 4 })
  const failed: Error[] = []
  const fail = (error: Error) => failed.push(error)
  const refuseFailed = (): void => {
    const [first] = failed
    if (first) throw first
  }
  packed.on('error', fail)
  target.on('error', (error) => {
    fail(error)
    packed.destroy()
  })
  packed.pipe(target)
  const heads = createHash('sha256')
  let frames = 0
  const put = async (bytes: Uint8Array): Promise<void> => {
    refuseFailed()
    if (!packed.write(bytes)) await Promise.race([once(packed, 'drain'), once(packed, 'close')])
    refuseFailed()
  }
  const writeFrame = async (head: FrameHead, bytes: Uint8Array): Promise<void> => {
    const kept: KeptHead = { ...head, size: bytes.byteLength, sha256: sha256(bytes) }
    const text = Buffer.from(JSON.stringify(kept))
    const length = Buffer.alloc(4)
    length.writeUInt32BE(text.byteLength)
    await put(length)
    await put(text)
    await put(bytes)
    heads.update(text)
    frames += 1
  }
  return {
    write: writeFrame,
    async finish() {
      await writeFrame({ kind: 'end', name: 'end' }, endOf(frames, heads))
      packed.end()
      if (!target.closed) await once(target, 'close')
      refuseFailed()
      await rename(draft, file)
    },
    async abandon() {
      packed.destroy()
      target.destroy()
      await rm(draft, { force: true })
    },
  }
}

/**
 * Reads a backup frame by frame, in memory for one of them. Throws `BackupError`, with the name of what is wrong, when the
 * file is no backup, is cut short or was changed; so a reader that comes to the end has read what was written.
 */
export async function* readBackupFile(file: string): AsyncGenerator<Frame> {
  const source = createReadStream(file)
  const unpacked = source.pipe(createGunzip())
  source.on('error', (error) => unpacked.destroy(error))
  const bytes = takeFrom(unpacked)
  const heads = createHash('sha256')
  let frames = 0
  let last = 'its beginning'
  try {
    for (;;) {
      const text = await bytes.take(bounded((await bytes.take(4)).readUInt32BE(), largestHead, last))
      const head = parseHead(text, last)
      if (frames === 0 && head.kind !== 'manifest') throw new BackupError('it is no backup of this product')
      last = `${head.kind} ${head.name}`
      const body = await bytes.take(bounded(head.size, largestFrame, last))
      if (sha256(body) !== head.sha256) throw new BackupError(`it was changed in ${last}`)
      if (head.kind === 'end') {
        if (!body.equals(endOf(frames, heads))) throw new BackupError('its parts are not those that were written')
        if (!(await bytes.isOver())) throw new BackupError('something was added behind its end')
        return
      }
      heads.update(text)
      frames += 1
      yield { head, bytes: body }
    }
  } catch (error) {
    if (error instanceof BackupError) throw new BackupError(`${file} cannot be used: ${error.message}`)
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'Z_BUF_ERROR') throw new BackupError(`${file} cannot be used: it is cut short after ${last}`)
    if (code.startsWith('Z_')) throw new BackupError(`${file} cannot be used: it was changed after ${last}`)
    throw error
  } finally {
    source.destroy()
    unpacked.destroy()
  }
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const endOf = (frames: number, heads: Hash): Buffer =>
  Buffer.from(JSON.stringify({ frames, heads: heads.copy().digest('hex') }))

function bounded(size: number, most: number, where: string): number {
  if (!Number.isSafeInteger(size) || size < 0 || size > most) throw new BackupError(`it was changed after ${where}`)
  return size
}

function parseHead(text: Buffer, where: string): KeptHead {
  try {
    return JSON.parse(text.toString()) as KeptHead
  } catch {
    throw new BackupError(`it was changed after ${where}`)
  }
}

/** Takes so many bytes at a time from a stream. */
function takeFrom(stream: AsyncIterable<unknown>): {
  take(size: number): Promise<Buffer>
  isOver(): Promise<boolean>
} {
  const chunks = stream[Symbol.asyncIterator]()
  let waiting: Buffer[] = []
  let size = 0
  const more = async (): Promise<boolean> => {
    const next = await chunks.next()
    if (next.done) return false
    const chunk = next.value as Buffer
    waiting.push(chunk)
    size += chunk.byteLength
    return true
  }
  return {
    async take(wanted) {
      while (size < wanted)
        if (!(await more())) throw Object.assign(new Error('the stream is over'), { code: 'Z_BUF_ERROR' })
      const all = Buffer.concat(waiting)
      waiting = [all.subarray(wanted)]
      size = all.byteLength - wanted
      return all.subarray(0, wanted)
    },
    async isOver() {
      return size === 0 && !(await more())
    },
  }
}
