import sharp from 'sharp'
import { expect, test } from 'vitest'
import { asOfficePicture, drawWords } from './logos.ts'

const plain = async (width: number, height: number): Promise<Uint8Array> =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#1f3a8a' } })
      .png()
      .toBuffer(),
  )

test.each([
  // Smaller within the most, its shape kept; what is too short gets white beside it.
  ['large', 4000, 1000, [944, 250]],
  ['small', 100, 60, [250, 250]],
  ['right', 500, 400, [500, 400]],
  ['long', 3000, 30, [944, 250]],
])('a %s picture comes within the bounds of an office', async (_name, width, height, [wide, high]) => {
  const made = await asOfficePicture(await plain(width, height), { format: 'jpeg', least: 250, most: 944 })
  expect([made.width, made.height]).toEqual([wide, high])
  expect(await sharp(made.bytes).metadata()).toMatchObject({ format: 'jpeg', width: wide, height: high, density: 300 })
})

test('words are drawn in their colour on white, whatever signs of markup are in them', async () => {
  const bytes = await drawWords({ words: '<b>Šťava & "Ľad"</b>', font: 'bold', colour: '#c00000' })
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  expect([...data.subarray(0, 3)]).toEqual([255, 255, 255])
  const pixels = Array.from({ length: info.width * info.height }, (_, at) => data.readUIntBE(at * info.channels, 3))
  expect(pixels).toContain(0xc00000)
  // As text it is longer than the words that markup would leave of it.
  const shorter = await sharp(await drawWords({ words: 'Šťava & "Ľad"', font: 'bold', colour: '#c00000' })).metadata()
  expect(info.width).toBeGreaterThan(shorter.width)
})

test.each(['乐高', '카카오톡', 'スターバックス'])(
  '%s is drawn in its letters, each as wide as the font is high',
  async (words) => {
    const { width } = await sharp(await drawWords({ words, font: 'serif', colour: '#000000' })).metadata()
    // A box with its code, which stands for a letter without a font, is little more than half as wide.
    expect((width - 160) / words.length).toBeGreaterThan(100)
  },
)

test('letters that no font has are refused, and no picture of boxes is made', async () => {
  await expect(drawWords({ words: 'ༀ', font: 'serif', colour: '#000000' })).rejects.toMatchObject({
    code: 'invalid-input',
    fields: { font: 'letters-not-drawn' },
  })
})
