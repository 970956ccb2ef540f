import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packText, takesBrotli } from './packed-page.ts'
import { threadMs } from '#tests/processor.ts'

const takes = (accepted: string) => takesBrotli(new Headers({ 'accept-encoding': accepted }))

test.each(['br', 'gzip, deflate, br', 'gzip,br;q=0.5', 'br;q=1.0, gzip', 'deflate, br , zstd', 'br; q=0.1', 'BR;Q=1'])(
  '%s takes Brotli',
  (accepted) => expect(takes(accepted)).toBe(true),
)

test.each(['', 'gzip', 'br;q=0', 'br;q=0.0, gzip', 'brotli', 'gzip;x=br', '*', 'x-br', 'br;q=2', 'br;q=.1'])(
  '%s does not',
  (accepted) => expect(takes(accepted)).toBe(false),
)

test('a packed text is the same again', async () => {
  const text = 'Žltý kôň, 商標 '.repeat(200)
  for (const quality of [3, 5]) {
    const packed = await packText(text, quality)
    expect(packed.length).toBeLessThan(text.length / 4)
    expect(brotliDecompressSync(packed).toString()).toBe(text)
  }
})

test('a head of any length is read at once', () => {
  const before = threadMs()
  for (const head of ['br;q=.', 'br;q=0.', 'br;q=', 'br ', 'br,'])
    for (const filler of ['1', ' ', ',', 'br,']) takes(`${head}${filler.repeat(8000)}x`)
  expect(threadMs() - before).toBeLessThan(200)
})
