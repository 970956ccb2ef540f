import { Worker } from 'node:worker_threads'

/** Characters of a letter that are looked at. */
const mostText = 40_000
/** Milliseconds that reading may take: what takes longer was made to. */
const mostTime = 8000
/** Files that are read at the same time; each has a thread and its memory. */
const mostAtOnce = 2

let reading = 0

/**
 * The words of a PDF of a few pages, in the order of its text. It is read in a thread of its own with little memory and time,
 * because a stranger may have made it. Null when it has none that can be read (a scan, a lock, a damage, too many pages) and
 * while too many others are read.
 */
export async function readPdfText(bytes: Uint8Array): Promise<string | null> {
  if (reading >= mostAtOnce) return null
  reading += 1
  try {
    const text = await inThread(bytes)
    return text === null || text.trim() === '' ? null : text.slice(0, mostText).toWellFormed()
  } finally {
    reading -= 1
  }
}

async function inThread(bytes: Uint8Array): Promise<string | null> {
  const worker = new Worker(new URL('./text-thread.ts', import.meta.url), {
    workerData: { bytes },
    resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 },
    stdout: true,
    stderr: true,
  })
  const text = new Promise<string | null>((resolve) => {
    worker.once('message', (found: unknown) => resolve(typeof found === 'string' ? found : null))
    worker.once('error', () => resolve(null))
    worker.once('exit', () => resolve(null))
  })
  const timer = setTimeout(() => void worker.terminate(), mostTime)
  try {
    return await text
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
