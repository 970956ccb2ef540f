import { Worker } from 'node:worker_threads'

/** How much a thread may take before it is ended. */
export interface ThreadBounds {
  milliseconds: number
  megabytes: number
}

/** By which the process may grow meanwhile, whoever else is at work in it. */
const mostBytes = 400_000_000

/**
 * What the program at `program` makes of some bytes, its first message, in a thread of its own: whoever made the bytes may have
 * made them to take for ever, or all memory. Null when it fails, or takes more than it may.
 */
export async function inBoundedThread(
  program: URL,
  bytes: Uint8Array,
  { milliseconds, megabytes }: ThreadBounds,
): Promise<unknown> {
  const worker = new Worker(program, {
    workerData: { bytes },
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 16 },
    stdout: true,
    stderr: true,
  })
  const made = new Promise<unknown>((resolve) => {
    worker.once('message', resolve)
    worker.once('error', () => resolve(null))
    worker.once('exit', () => resolve(null))
  })
  const timer = setTimeout(() => void worker.terminate(), milliseconds)
  // The bounds of a thread are those of its objects; bytes, of pictures above all, stand beside them and count for the process.
  const before = process.memoryUsage.rss()
  const scale = setInterval(() => {
    if (process.memoryUsage.rss() - before > mostBytes) void worker.terminate()
  }, 25)
  try {
    return await made
  } finally {
    clearTimeout(timer)
    clearInterval(scale)
    await worker.terminate()
  }
}
