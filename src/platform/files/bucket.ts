import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
  type CompletedPart,
} from '@aws-sdk/client-s3'
import { Readable } from 'node:stream'
import type { FileStore } from './files.ts'

/** Bytes of a part of a long file; a bucket takes ten thousand of them, none but the last smaller than five million. */
const partBytes = 8 * 1_048_576

const isMissing = (error: unknown): boolean => error instanceof Error && error.name === 'NoSuchKey'

/** Pieces put together to parts. */
async function* partsOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = []
  let size = 0
  for await (const piece of pieces) {
    waiting.push(piece)
    size += piece.byteLength
    if (size < partBytes) continue
    yield Buffer.concat(waiting)
    waiting = []
    size = 0
  }
  yield Buffer.concat(waiting)
}

/** Files in a bucket of S3 or of anything that speaks its protocol. */
export function bucketFiles(bucket: { name: string; region: string; endpoint: string | null }): FileStore {
  const client = new S3Client({
    region: bucket.region,
    ...(bucket.endpoint ? { endpoint: bucket.endpoint, forcePathStyle: true } : {}),
  })
  const named = (path: string) => ({ Bucket: bucket.name, Key: path })
  return {
    async put(path, bytes, mediaType) {
      await client.send(new PutObjectCommand({ ...named(path), Body: bytes, ContentType: mediaType }))
    },
    async putStream(path, pieces, mediaType) {
      const { UploadId } = await client.send(
        new CreateMultipartUploadCommand({ ...named(path), ContentType: mediaType }),
      )
      const upload = { ...named(path), UploadId }
      try {
        const Parts: CompletedPart[] = []
        let size = 0
        for await (const part of partsOf(pieces)) {
          const PartNumber = Parts.length + 1
          const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body: part }))
          Parts.push({ PartNumber, ETag })
          size += part.byteLength
        }
        await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }))
        return size
      } catch (error) {
        // What is not taken back here is swept with the drafts; the reason of the failure stays the one reported.
        await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined)
        throw error
      }
    },
    async get(path) {
      try {
        const answer = await client.send(new GetObjectCommand(named(path)))
        return (await answer.Body?.transformToByteArray()) ?? null
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async open(path, from = 0) {
      try {
        const answer = await client.send(
          new GetObjectCommand({ ...named(path), ...(from > 0 ? { Range: `bytes=${from}-` } : {}) }),
        )
        const { Body, ContentLength = 0 } = answer
        if (!(Body instanceof Readable)) return null
        return { size: from + ContentLength, pieces: Body }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async remove(path) {
      await client.send(new DeleteObjectCommand(named(path)))
    },
    async sweepDrafts(before) {
      let swept = 0
      const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: bucket.name }))
      for (const { Key, UploadId, Initiated } of Uploads) {
        if (!Initiated || Initiated >= before) continue
        await client.send(new AbortMultipartUploadCommand({ Bucket: bucket.name, Key, UploadId }))
        swept += 1
      }
      return swept
    },
  }
}
