import { inBoundedThread } from '../limits/bounded-thread.ts'

/** Characters of a letter that are looked at. */
const mostText = 40_000
/** What takes longer or more was made to. */
const bounds = { milliseconds: 8000, megabytes: 96 }
const program = new URL('./text-thread.ts', import.meta.url)
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
    const text = await inBoundedThread(program, bytes, bounds)
    return typeof text !== 'string' || text.trim() === '' ? null : text.slice(0, mostText).toWellFormed()
  } finally {
    reading -= 1
  }
}
