import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { AppError } from '#kernel/errors.ts'
import { drawCard, mostWaiting, type Card } from './cards.ts'
import { load } from './rasters.ts'

const card: Card = {
  title: 'Obnova zápisu',
  text: 'Kedy sa dá zápis obnoviť.',
  brand: 'Markwright',
  width: 1200,
  height: 627,
}
const long = 'A title that has so many words that it takes every line there is, and then some more. '.repeat(4)

/** The pixels of a part of a picture, as their digest. */
async function part(picture: Uint8Array, [left, top, width, height]: [number, number, number, number]) {
  const sharp = await load()
  const box = { left, top, width, height }
  const pixels = await sharp(picture).extract(box).raw().toBuffer()
  return createHash('sha256').update(pixels).digest('hex')
}

test('a card has the size that was asked for, and shows its words', async () => {
  const sharp = await load()
  const picture = await drawCard(card)
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 627 })
  const title: [number, number, number, number] = [88, 132, 1000, 80]
  expect(await part(picture, title)).not.toBe(await part(await drawCard({ ...card, title: 'Obnova zápisů' }), title))
})

test.each([
  ['title', { ...card, title: long }],
  ['text', { ...card, text: long }],
  ['both', { ...card, title: long, text: long }],
  ['one word', { ...card, title: 'x'.repeat(120), text: 'y'.repeat(200) }],
])('words that are too long stay inside and off the name: %s', async (_, crowded) => {
  const [own, other] = [await drawCard(card), await drawCard(crowded)]
  const name: [number, number, number, number] = [0, 627 - 110, 1200, 110]
  expect(await part(other, name)).toBe(await part(own, name))
  const edge: [number, number, number, number] = [1120, 0, 80, 627]
  expect(await part(other, edge)).toBe(await part(own, edge))
})

test('whoever asks for the same picture waits for the same drawing; whoever asks for one too many is told so', async () => {
  const many = Array.from({ length: mostWaiting }, (_, at) => drawCard({ ...card, title: `Asked for at once ${at}` }))
  const same = drawCard({ ...card, title: 'Asked for at once 0' })
  const refused: unknown = await drawCard({ ...card, title: 'One too many' }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(AppError)
  expect(refused).toMatchObject({ code: 'not-ready' })
  const [first] = await Promise.all(many)
  expect(await same).toBe(first)
  expect((await drawCard({ ...card, title: 'One too many' })).byteLength).toBeGreaterThan(0)
})

test('signs of markup are words', async () => {
  const plain = await drawCard({ ...card, title: 'A & B <b>' })
  expect(Buffer.from(plain).equals(Buffer.from(await drawCard({ ...card, title: 'A & B' })))).toBe(false)
})
