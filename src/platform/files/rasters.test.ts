import { expect, test } from 'vitest'
import { photograph } from '#tests/use-in-commerce.ts'
import { flatPng } from '#tests/upload-corpus.ts'
import { isFlat } from './rasters.ts'

test('an even picture is flat, one with the differences that a camera leaves is not', async () => {
  expect(await isFlat(flatPng(300, 200))).toBe(true)
  expect(await isFlat(new Uint8Array(await (await photograph()).arrayBuffer()))).toBe(false)
})
