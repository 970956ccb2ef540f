/** What is recorded of an exhibit. A time stamp is over its hash, so it covers the file's hash and what is said of the file. */
export interface ExhibitRecord {
  sha256: string
  size: number
  mediaType: string
  url: string | null
  finalUrl: string | null
  httpStatus: number | null
  /** ISO instant, UTC. */
  takenAt: string
}

/** The record as its hash is taken of it: the verifier writes it the same way. */
export const recordText = (record: ExhibitRecord): string => {
  const { sha256, size, mediaType, url, finalUrl, httpStatus, takenAt } = record
  return JSON.stringify({ sha256, size, mediaType, url, finalUrl, httpStatus, takenAt })
}

/** Bytes of one captured page, and of all files of one pack, at most. */
export const largestCapture = 5 * 1024 * 1024
export const largestPack = 50 * 1024 * 1024
