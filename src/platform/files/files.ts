import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { AppError } from '#kernel/errors.ts'
import { secretToken } from '#kernel/ids.ts'

/** Where documents are kept, by path. A path is written once and never changes. */
export interface FileStore {
  /** Throws `not-ready` where there is no room, and leaves nothing then. */
  put(path: string, bytes: Uint8Array, mediaType: string): Promise<void>
  /** The bytes, or null when there is no such file. */
  get(path: string): Promise<Uint8Array | null>
  /** Removes a file for good; one that is not there is no error. */
  remove(path: string): Promise<void>
}

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
  return {
    async put(path, bytes) {
      const target = place(path)
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      const draft = `${target}.${secretToken().slice(0, 12)}`
      try {
        const file = await open(draft, 'wx', 0o600)
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(draft, target)
      } catch (error) {
        await rm(draft, { force: true })
        throw isFull(error) ? new AppError('not-ready', { cause: error }) : error
      }
    },
    async get(path) {
      return await readFile(place(path)).catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      })
    },
    async remove(path) {
      await rm(place(path), { force: true })
    },
  }
}

/** Files in a bucket of S3 or of anything that speaks its protocol. */
export function bucketFiles(bucket: { name: string; region: string; endpoint: string | null }): FileStore {
  const client = new S3Client({
    region: bucket.region,
    ...(bucket.endpoint ? { endpoint: bucket.endpoint, forcePathStyle: true } : {}),
  })
  return {
    async put(path, bytes, mediaType) {
      await client.send(new PutObjectCommand({ Bucket: bucket.name, Key: path, Body: bytes, ContentType: mediaType }))
    },
    async get(path) {
      try {
        const answer = await client.send(new GetObjectCommand({ Bucket: bucket.name, Key: path }))
        return (await answer.Body?.transformToByteArray()) ?? null
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return null
        throw error
      }
    },
    async remove(path) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket.name, Key: path }))
    },
  }
}
