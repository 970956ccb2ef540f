import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadIndex, saveIndex } from './index-file.ts'
import { LiveIndex } from './live-index.ts'
import { type Entry, Packer } from './packed.ts'

const entry = (key: number, text: string, facets: number[] = [], retired = false): Entry => ({
  key,
  text,
  pieces: {
    written: [text],
    heard: [],
    loose: text.length < 11 ? [text] : [],
    keys: text === 'sol' ? [7] : [],
    wholes: [],
  },
  facets,
  tag: 0,
  retired,
})
const effort = { bring: 1000, read: 2000, keep: 10, floor: 0 }
const asking = (text: string, facets: number[] = [], withRetired = false, keys: number[] = []) => ({
  pieces: { written: [text], heard: [], loose: [text], keys, wholes: [] },
  facets: facets.length > 0 ? [facets] : [],
  tags: null,
  withRetired,
})
const packed = (entries: Entry[]) => {
  const packer = new Packer()
  for (const one of entries) packer.add(one)
  return packer.pack()
}
const entries = [
  entry(3, 'kofola', [32]),
  entry(5, 'kofila', [5, 45]),
  entry(8, 'jägerhof', [33]),
  entry(9, 'sol', [32]),
  entry(12, 'zenith', [14], true),
  entry(13, '漢字商標', [9]),
  entry(14, ''),
]
const texts = (live: LiveIndex, ...asked: Parameters<typeof asking>) =>
  live
    .find(asking(...asked), effort)
    .map((one) => one.text)
    // A last letter in common is enough to be a candidate; what counts here is what begins alike.
    .filter(
      (text) =>
        (text === 'sol' && asked[0] !== 'kofola') ||
        text.slice(0, 1) === asked[0].slice(0, 1) ||
        text.startsWith('cof'),
    )

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'markwright-index-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
})

test('finds what is alike, narrowed to facets, and what shares a key', () => {
  const live = new LiveIndex(packed(entries))
  expect(texts(live, 'kofola').sort()).toEqual(['kofila', 'kofola'])
  expect(texts(live, 'kofola', [45])).toEqual(['kofila'])
  expect(texts(live, 'kofola', [1])).toEqual([])
  expect(texts(live, 'unlike', [], false, [7])).toEqual(['sol'])
  expect(texts(live, '漢字')).toEqual(['漢字商標'])
  expect(texts(live, '')).toEqual([])
})

test('leaves out what is retired unless asked, and follows a change of it', () => {
  const live = new LiveIndex(packed(entries))
  expect(texts(live, 'zenith')).toEqual([])
  expect(texts(live, 'zenith', [], true)).toEqual(['zenith'])
  live.put([entry(12, 'zenith', [14]), entry(3, 'kofola', [32], true)])
  expect(texts(live, 'zenith')).toEqual(['zenith'])
  expect(texts(live, 'kofola')).toEqual(['kofila'])
})

test('late entries are found, replace their former self once, and can be taken out', () => {
  const live = new LiveIndex(packed(entries))
  live.put([entry(20, 'kofolka'), entry(3, 'cofolla')])
  live.put([entry(20, 'kofolka')])
  expect(texts(live, 'kofolka').sort()).toEqual(['cofolla', 'kofila', 'kofolka'])
  expect(live.lateCount).toBe(2)
  live.put([entry(20, 'kofolka', [], true)])
  expect(texts(live, 'kofolka')).not.toContain('kofolka')
})

test('entries of every block are found, each size of them', () => {
  const many = Array.from({ length: 40_000 }, (_, at) => entry(at, `${'zyxw'.at(at % 4)}${at.toString(36)}`, [at % 45]))
  for (const at of [0, 16_383, 16_384, 16_385, 39_999]) {
    many[at] = entry(at, 'velmorine'.repeat(at === 16_384 ? 9 : 1), [at === 16_384 ? 44 : 7])
  }
  const live = new LiveIndex(packed(many))
  const keys = (facets: number[]) =>
    live
      .find(asking('velmorine', facets), effort)
      .filter(({ text }) => text.startsWith('velmorine'))
      .map(({ key }) => key)
      .sort((a, b) => a - b)
  expect(keys([])).toEqual([0, 16_383, 16_384, 16_385, 39_999])
  expect(keys([7])).toEqual([0, 16_383, 16_385, 39_999])
  expect(keys([44, 3])).toEqual([16_384])
})

test('answers the same after it was saved and loaded; another label, a damaged, cut or missing file is refused', async () => {
  const file = path.join(folder, 'one.index')
  const index = packed(entries)
  saveIndex(file, index, 'rules 1')
  const loaded = loadIndex(file, 'rules 1')
  if (!loaded) throw new Error('not loaded')
  for (const text of ['kofola', 'jägerhof', 'sol', '漢字']) {
    expect(new LiveIndex(loaded).find(asking(text), effort)).toEqual(new LiveIndex(index).find(asking(text), effort))
  }
  expect(loadIndex(file, 'rules 2')).toBeNull()
  const bytes = await readFile(file)
  await writeFile(file, bytes.with(bytes.length - 9, 1 ^ (bytes.at(-9) ?? 0)))
  expect(loadIndex(file, 'rules 1')).toBeNull()
  await truncate(file, 5000)
  expect(loadIndex(file, 'rules 1')).toBeNull()
  expect(loadIndex(path.join(folder, 'none'), 'rules 1')).toBeNull()
})

test('a file whose head is damaged is refused', async () => {
  const file = path.join(folder, 'head.index')
  saveIndex(file, packed(entries), 'rules 1')
  const whole = await readFile(file)
  const end = whole.indexOf(0)
  const head = whole.toString('utf8', 0, end)
  const damaged = async (text: string) => {
    const bytes = Buffer.from(whole).fill(0, 0, end)
    bytes.write(text)
    await writeFile(file, bytes)
    return loadIndex(file, 'rules 1')
  }
  expect(await damaged(head)).not.toBeNull()
  // prettier-ignore
  const wrong = [
    '', 'null', '7', head.slice(0, -1), head.replace('"bytes"', '"bites"'), head.replace('"bytes":[', '"bytes":[-4,4,'),
    // Still a head, and the sizes add up: only the sum tells.
    head.replace('"count":7', '"count":9'),
    head.replace('[28,56,', '[56,28,'),
  ]
  for (const text of wrong) {
    expect(text).not.toBe(head)
    expect([text, await damaged(text)]).toEqual([text, null])
  }
})

test('keys must rise', () => {
  expect(() => packed([entry(5, 'b'), entry(4, 'a')])).toThrow('rise')
})
