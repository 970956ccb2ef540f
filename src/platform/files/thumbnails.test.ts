import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { thumbnailOf } from './thumbnails.ts'

async function pdf(write: (document: PDFKit.PDFDocument) => void): Promise<Uint8Array> {
  const document = new PDFDocument({ size: 'A4' })
  const pieces: Buffer[] = []
  document.on('data', (piece: Buffer) => pieces.push(piece))
  const ended = new Promise<void>((resolve) => void document.on('end', () => resolve()))
  write(document)
  document.end()
  await ended
  return new Uint8Array(Buffer.concat(pieces))
}

const picture = async (width: number, height: number, background: string) =>
  await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** The colour of a place of a thumbnail, by its parts of the width and the height. */
async function colourAt(png: Uint8Array | null, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(png ?? new Uint8Array())
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const from = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  return [...data.subarray(from, from + 3)]
}

test('a picture is made small, and a small one not larger', async () => {
  const large = await thumbnailOf('a.jpg', 'image/jpeg', 'anna', async () => await picture(900, 450, '#3366cc'))
  expect(await sharp(large ?? undefined).metadata()).toMatchObject({ format: 'png', width: 240, height: 120 })
  const small = await thumbnailOf('b.jpg', 'image/jpeg', 'anna', async () => await picture(50, 40, '#3366cc'))
  expect(await sharp(small ?? undefined).metadata()).toMatchObject({ width: 50, height: 40 })
})

test('of a PDF the first page is drawn from afar: its pictures, and bars where text runs', async () => {
  const blue = await picture(300, 200, '#3366cc')
  const bytes = await pdf((document) => {
    document.fontSize(60).text('Certificate', 72, 72, { lineBreak: false })
    document.image(blue, 72, 400, { width: 400, height: 300 })
    document.addPage().text('Second page')
  })
  const png = await thumbnailOf('c.pdf', 'application/pdf', 'anna', async () => await Promise.resolve(bytes))
  expect(await sharp(png ?? undefined).metadata()).toMatchObject({ width: 170, height: 240 })
  const [red = 0, , blueness = 0] = await colourAt(png, 0.4, 0.65)
  expect(blueness - red).toBeGreaterThan(100)
  expect(await colourAt(png, 0.3, 0.135)).toEqual([120, 120, 120])
  expect(await colourAt(png, 0.05, 0.95)).toEqual([255, 255, 255])
})

test('nothing is drawn of what is damaged, empty or of another kind; what was made is not made again', async () => {
  const junk = new TextEncoder().encode('%PDF-1.7 and nothing else')
  const of = async (path: string, type: string, bytes: Uint8Array) =>
    await thumbnailOf(path, type, 'anna', async () => await Promise.resolve(bytes))
  expect(await of('d.pdf', 'application/pdf', junk)).toBeNull()
  expect(await of('d.png', 'image/png', junk)).toBeNull()
  expect(await of('d.docx', 'application/msword', junk)).toBeNull()
  expect(await of('e.pdf', 'application/pdf', await pdf(() => undefined))).toBeNull()
  expect(await of('a.jpg', 'image/jpeg', junk)).not.toBeNull()
})

test('what cannot be drawn is not read again, and who asks meanwhile waits for the same', async () => {
  let reads = 0
  const of = async (path: string, type: string, bytes: Uint8Array | null) =>
    await thumbnailOf(path, type, 'anna', async () => {
      reads += 1
      return await Promise.resolve(bytes)
    })
  const junk = new TextEncoder().encode('%PDF-1.7 and nothing else')
  expect([await of('f.pdf', 'application/pdf', junk), await of('f.pdf', 'application/pdf', junk)]).toEqual([null, null])
  expect([await of('f.png', 'image/png', junk), await of('f.png', 'image/png', junk)]).toEqual([null, null])
  expect(reads).toBe(2)
  // After some minutes it is tried again: the machine may have been what failed.
  const later = Date.now() + 11 * 60_000
  vi.spyOn(Date, 'now').mockReturnValue(later)
  expect(await of('f.png', 'image/png', await picture(50, 40, '#3366cc'))).not.toBeNull()
  const page = await pdf((document) => document.text('Certificate'))
  const [one, other] = await Promise.all([of('g.pdf', 'application/pdf', page), of('g.pdf', 'application/pdf', page)])
  expect(one).not.toBeNull()
  expect(other).toBe(one)
  expect(reads).toBe(4)
})

test('PDFs that come together are drawn one after another, too many of them at the next look; so is a file that was not there', async () => {
  const page = await pdf((document) => document.text('Certificate'))
  const of = async (path: string, bytes: Uint8Array | null, who = 'anna') =>
    await thumbnailOf(path, 'application/pdf', who, async () => await Promise.resolve(bytes))
  // Of one who asks six wait at most, so that another's turn comes; twelve of all.
  const asked = ['anna', 'ben', 'carl'].flatMap((who) =>
    Array.from({ length: 7 }, (_, at) => ({ who, path: `${who}${at}.pdf` })),
  )
  const drawn = await Promise.all(asked.map(async ({ who, path }) => (await of(path, page, who)) !== null))
  expect(drawn).toEqual(asked.map(({ who }, at) => who !== 'carl' && at % 7 < 6))
  expect(await of('anna6.pdf', page)).not.toBeNull()
  expect(await of('j.pdf', null)).toBeNull()
  expect(await of('j.pdf', page)).not.toBeNull()
})
