import { inBoundedThread } from '../limits/bounded-thread.ts'
import { Lru } from '../lru/lru.ts'
import { inTurn, load, maximumPixels } from './rasters.ts'

/** Pixels of the longer side, and how much memory the kept ones take at most, in bytes. */
const [side, keptBytes] = [240, 4_000_000]
const program = new URL('../pdf/first-page-thread.ts', import.meta.url)
/** What takes longer or more was made to. */
const bounds = { milliseconds: 6000, megabytes: 96 }
/** PDFs that wait for their turn, the one that is drawn included: each has a thread and its memory, so they are drawn one by one. */
const mostInLine = 12
/** Of them of one who asks, so that files made to take long leave others their turn. */
const mostOfOne = 6
/** Milliseconds for which a file that could not be drawn is not tried again: what kept it may have been the hour. */
const tryAgainAfter = 600_000

/** What was made of each file, by its path; of one that could not be drawn, when that was. */
const kept = new Lru<string, { png: Uint8Array } | { failedAt: number }>(keptBytes)
/** What is being made now: who asks for the same waits for it. */
const made = new Map<string, Promise<Uint8Array | null>>()
/** Who waits in line, as often as they do. */
const inLine: string[] = []
let line = Promise.resolve()

/**
 * A picture, or the first page of a PDF from afar, as a PNG of 240 pixels at most. A file of the store never changes, so what was
 * made of one is kept by its path for as long as there is room, for some minutes also that nothing could be made. Null of another kind of file, of
 * what cannot be drawn, and of a PDF while too many others wait, of all or of `who` asks.
 */
export async function thumbnailOf(
  path: string,
  mediaType: string,
  who: string,
  read: () => Promise<Uint8Array | null>,
): Promise<Uint8Array | null> {
  const known = kept.get(path)
  if (known && 'png' in known) return known.png
  if (known && Date.now() - known.failedAt < tryAgainAfter) return null
  const running = made.get(path)
  if (running) return await running
  const make = makers[mediaType]
  const isPdf = make === firstPage
  // Nothing is read for a PDF that would not be drawn.
  if (!make || (isPdf && isFull(who))) return null
  const work = async () => await makeAndKeep(path, make, read)
  const making = (isPdf ? afterOthers(who, work) : work()).finally(() => made.delete(path))
  made.set(path, making)
  return await making
}

const isFull = (who: string): boolean =>
  inLine.length >= mostInLine || inLine.filter((one) => one === who).length >= mostOfOne

async function afterOthers<T>(who: string, work: () => Promise<T>): Promise<T> {
  inLine.push(who)
  const mine = line.then(work).finally(() => inLine.splice(inLine.indexOf(who), 1))
  // Whoever comes next comes also after a failure.
  line = mine.then(
    () => undefined,
    () => undefined,
  )
  return await mine
}

/** A file that is not there is looked for again. */
async function makeAndKeep(
  path: string,
  make: Maker,
  read: () => Promise<Uint8Array | null>,
): Promise<Uint8Array | null> {
  const bytes = await read()
  if (!bytes) return null
  const png = await make(bytes)
  kept.set(path, png ? { png } : { failedAt: Date.now() }, png?.byteLength ?? path.length)
  return png
}

type Maker = (bytes: Uint8Array) => Promise<Uint8Array | null>

const makers: Readonly<Partial<Record<string, Maker>>> = {
  'image/png': small,
  'image/jpeg': small,
  'application/pdf': firstPage,
}

async function small(bytes: Uint8Array): Promise<Uint8Array | null> {
  const sharp = await load()
  return await inTurn(
    async () =>
      await sharp(bytes, { limitInputPixels: maximumPixels, pages: 1 })
        .autoOrient()
        .timeout({ seconds: 20 })
        .flatten({ background: '#ffffff' })
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .png({ palette: true, compressionLevel: 9 })
        .toBuffer()
        // Nothing is drawn of what is no picture any more.
        .catch(() => null),
  )
}

interface Drawn {
  width: number
  height: number
  data: Uint8Array
}

async function firstPage(bytes: Uint8Array): Promise<Uint8Array | null> {
  const drawn = (await inBoundedThread(program, bytes, bounds)) as Drawn | null
  if (!drawn) return null
  const { width, height, data } = drawn
  const sharp = await load()
  return await inTurn(
    async () =>
      await sharp(data, { raw: { width, height, channels: 3 } })
        .png({ palette: true, compressionLevel: 9 })
        .toBuffer(),
  )
}
