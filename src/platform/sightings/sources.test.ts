import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sourcesIn, type ToldFind } from './sources.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightings-'))
  await writeFile(
    join(folder, 'domains.txt'),
    ['# a feed', 'Verdano.test, 2026-11-20', 'no dots', 'a b.test', '', 'vеrdano.test,soon', 'x'.repeat(5000)].join(
      '\n',
    ),
  )
  await writeFile(
    join(folder, 'shops.jsonl'),
    [
      '{"name":"VERDANO","url":"https://a.test/1","price":100,"currency":"EUR","classes":[18,"x"],"foundOn":"2026-11-20"}',
      '{"name":"no address"}',
      '{"name":"other scheme","url":"javascript:alert(1)"}',
      'not json',
      '[1]',
      '{"name":"odd","url":"https://a.test/2","price":-5,"foundOn":"yesterday","seller":7}',
    ].join('\n'),
  )
})
afterAll(async () => await rm(folder, { recursive: true }))

const all = async (platform: string) => {
  const [source] = await sourcesIn(folder, [platform])
  if (!source) return null
  const found: ToldFind[] = []
  for await (const one of source.finds()) found.push(one)
  return found
}

test('a feed of domain names is read line by line, and what is no name is passed over', async () => {
  expect((await all('domains'))?.map(({ name, url, foundOn }) => [name, url, foundOn])).toEqual([
    ['verdano.test', 'https://verdano.test/', '2026-11-20'],
    ['vеrdano.test', 'https://vеrdano.test/', null],
  ])
})

test('offers are taken as they are told, without what has another shape', async () => {
  expect(await all('shops')).toEqual([
    {
      name: 'VERDANO',
      url: 'https://a.test/1',
      seller: null,
      price: 100,
      currency: 'EUR',
      country: null,
      classes: [18],
      foundOn: '2026-11-20',
    },
    expect.objectContaining({ name: 'odd', price: null, foundOn: null, seller: null }),
  ])
})

test('a place without a file, and an installation without a folder, tell of nothing', async () => {
  expect(await sourcesIn(folder, ['search'])).toEqual([])
  expect(await sourcesIn(null, ['domains', 'shops'])).toEqual([])
})
