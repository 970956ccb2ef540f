/** What one capture of a page may take, all in one place. */
export const captureLimits = {
  /** Milliseconds for everything, from the start of the browser to the last byte. */
  totalMs: 40_000,
  /** Milliseconds that the page has to load; afterwards it is taken as it is. */
  loadMs: 15_000,
  /** Milliseconds of quiet after the page has loaded, for what draws itself late. */
  settleMs: 700,
  /** Bytes over the network, and bytes once unpacked. */
  networkBytes: 30 * 1024 * 1024,
  unpackedBytes: 80 * 1024 * 1024,
  /** Times that the page leads on to another: redirects, refreshes and scripts together. */
  redirects: 10,
  connections: 64,
  /** Memory of the browser with all its processes, in bytes, where the system tells of it (Linux). */
  memoryBytes: 1200 * 1024 * 1024,
  heapMegabytes: 256,
  width: 1280,
  /** Pixels of a picture; a longer page is cut and the record says so. */
  height: 8000,
  pictureBytes: 4 * 1024 * 1024,
  textCharacters: 500_000,
}

export type CaptureLimits = typeof captureLimits

/** Why there is no capture. */
export const captureFailures = [
  'address',
  'inward',
  'redirects',
  'too-much',
  'memory',
  'time',
  'download',
  'no-answer',
  'certificate',
  'browser',
] as const
export type CaptureFailure = (typeof captureFailures)[number]

/** A capture that came to nothing, with the reason by its name. */
export class CaptureFailed extends Error {
  readonly reason: CaptureFailure
  constructor(reason: CaptureFailure, detail: string) {
    super(detail)
    this.reason = reason
  }
}
