import { createServer, type AddressInfo, type Server } from 'node:net'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { AppError } from '#kernel/errors.ts'
import { clamdScan, noScan } from '#platform/files/virus-scan.ts'
import { flatPng, uploadCorpus } from '#tests/upload-corpus.ts'
import { acceptFile, safeName, type AcceptedFile } from './accept.ts'

const corpus = await uploadCorpus()
const fileOf = (name: string, bytes: Uint8Array) => new File([new Uint8Array(bytes)], name)

test('the corpus is as large as it is said to be', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(60)
})

const isTaken = ({ verdict }: (typeof corpus)[number]) => !verdict.includes(' ')

/** Takes a file and looks that it does not take the memory of many. */
async function taking({ name, bytes }: (typeof corpus)[number]) {
  const before = process.memoryUsage().rss
  const outcome = await acceptFile(fileOf(name, bytes), noScan).catch((error: unknown) => error)
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * 2 ** 20)
  return outcome
}

test.each(corpus.filter((sample) => !isTaken(sample)))('$about is refused: $verdict', async (sample) => {
  const refusal = await taking(sample)
  expect(refusal).toBeInstanceOf(AppError)
  const { code, fields } = refusal as AppError
  expect(`${code} ${fields.file ?? ''}`).toBe(sample.verdict)
})

test.each(corpus.filter(isTaken))('$about is taken as $verdict', async (sample) => {
  expect(await taking(sample)).toMatchObject({
    extension: sample.verdict,
    name: expect.stringMatching(/^[\p{L}\p{N} _()-]{1,100}\.(pdf|png|jpg)$/u) as string,
  })
})

test.each(corpus.filter((sample) => isTaken(sample) && sample.verdict !== 'pdf'))(
  'of $about its pixels are kept, and nothing that came with them',
  async (sample) => {
    const { bytes } = (await taking(sample)) as AcceptedFile
    const kept = Buffer.from(bytes).toString('latin1')
    expect(['script', 'php', 'Secret', 'GPS', 'Exif', 'a.txt'].filter((word) => kept.includes(word))).toEqual([])
    const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata()
    expect([exif, icc, xmp, iptc, orientation].filter((told) => told !== undefined)).toEqual([])
  },
)

test('a picture that lay on its side is kept upright', async () => {
  const side = corpus.find(({ name }) => name === 'side.jpg')
  const { bytes } = await acceptFile(fileOf('side.jpg', side?.bytes ?? new Uint8Array()), noScan)
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 20, height: 40 })
})

test('the largest picture that is allowed is drawn, ten at once in the memory of one', async () => {
  const large = flatPng(6300, 6300)
  const before = process.memoryUsage().rss
  const all = await Promise.all(Array.from({ length: 10 }, async () => acceptFile(fileOf('a.png', large), noScan)))
  expect(all.every(({ extension }) => extension === 'png')).toBe(true)
  expect(process.memoryUsage().rss - before).toBeLessThan(250 * 2 ** 20)
})

test.each([
  ['a.tar.gz', 'pdf', 'a-tar.pdf'],
  ['con', 'png', 'con.png'],
  ['', 'png', 'document.png'],
  ['..', 'png', 'document.png'],
  ['e\u0301.png', 'png', 'é.png'],
])('the name %j is kept as it can be', (name, extension, kept) => {
  expect(safeName(name, extension)).toBe(kept)
})

describe('a virus scanner', () => {
  const servers: Server[] = []
  afterAll(() => servers.forEach((server) => server.close()))

  /** A stand-in that reads the stream as clamd does and answers as told. */
  async function standIn(answer: (bytes: Buffer) => string | null): Promise<string> {
    const server = createServer((socket) => {
      const parts: Buffer[] = []
      socket.on('error', () => undefined)
      socket.on('data', (part) => {
        parts.push(part)
        const all = Buffer.concat(parts)
        if (!all.subarray(-4).equals(Buffer.alloc(4))) return
        let at = 'zINSTREAM\0'.length
        const pieces: Buffer[] = []
        for (let size = all.readUInt32BE(at); size > 0; size = all.readUInt32BE(at)) {
          pieces.push(all.subarray(at + 4, at + 4 + size))
          at += 4 + size
        }
        const said = answer(Buffer.concat(pieces))
        if (said === null) socket.destroy()
        else socket.end(said)
      })
    })
    servers.push(server)
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    return `127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  // In two parts, so that no scanner finds this file.
  const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
  const clean = fileOf('a.pdf', Buffer.from('%PDF-1.4\n%%EOF\n'))
  const bad = fileOf('a.pdf', Buffer.from(`%PDF-1.4\n${eicar}\n%%EOF\n`))
  const verdict = (bytes: Buffer) => (bytes.includes(eicar) ? 'stream: Eicar FOUND\0' : 'stream: OK\0')

  test('that finds something keeps the file out, and else lets it in', async () => {
    const scan = clamdScan(await standIn(verdict))
    expect((await acceptFile(clean, scan)).extension).toBe('pdf')
    await expect(acceptFile(bad, scan)).rejects.toMatchObject({ fields: { file: 'file-infected' } })
  })

  test('is shown every byte of the largest file', async () => {
    let seen = 0
    const scan = clamdScan(await standIn((bytes) => ((seen = bytes.length), 'stream: OK\0')))
    const exact = corpus.find(({ name }) => name === 'exact.pdf')
    await acceptFile(fileOf('exact.pdf', exact?.bytes ?? new Uint8Array()), scan)
    expect(seen).toBe(5_242_880)
  })

  test.each([
    ['an error', 'INSTREAM size limit exceeded. ERROR\0'],
    ['half a word', 'stream: O'],
    ['a clean verdict that was cut off', 'stream: OK'],
    ['two verdicts', 'stream: OK\0stream: Eicar FOUND\0'],
    ['nothing', ''],
    ['too much', 'x'.repeat(5000)],
    ['a broken line', null],
  ])('that answers %s lets nothing in', async (_name, said) => {
    const scan = clamdScan(await standIn(() => said))
    await expect(acceptFile(clean, scan)).rejects.toMatchObject({ code: 'provider-failed' })
  })

  test('that is away, or silent, lets nothing in', async () => {
    await expect(acceptFile(clean, clamdScan('127.0.0.1:1'))).rejects.toMatchObject({ code: 'provider-failed' })
    const silent = createServer(() => undefined)
    servers.push(silent)
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
    const { port } = silent.address() as AddressInfo
    await expect(acceptFile(clean, clamdScan(`127.0.0.1:${port}`, 100))).rejects.toMatchObject({ status: 502 })
  })
})
