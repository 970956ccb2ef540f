import type { Readable } from 'node:stream'

/** A small file as an answer of a call. */
export interface FileAnswer {
  name: string
  mediaType: string
  bytes: Uint8Array
}

/** A file of any length as an answer: read while it is sent. */
export interface StreamAnswer {
  name: string
  mediaType: string
  /** Bytes of the whole file. */
  size: number
  /** Names this content for who goes on later: the same only for the same bytes. Null for what is made anew each time. */
  etag: string | null
  /** From the byte `from` on, which is 0 of what is made anew; null when the file is not there. Who opens it reads or destroys it. */
  open: (from: number) => Promise<Readable | null>
}
