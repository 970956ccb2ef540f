import { expect, test } from 'vitest'
import { readRecords, type Reading, type XmlRecord } from './records.ts'
import { pathOf, textsAt } from './tree.ts'

const plain: Reading = { records: new Set(['r']) }

async function* chunked(text: string | Buffer, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
async function read(
  text: string | Buffer,
  reading = plain,
  size = 7,
): Promise<{ records: XmlRecord[]; error: string | null }> {
  const records: XmlRecord[] = []
  try {
    for await (const some of readRecords(chunked(text, size), reading)) records.push(...some)
    return { records, error: null }
  } catch (error) {
    return { records, error: error instanceof Error ? error.message : String(error) }
  }
}

test('records by local names: attributes, lists, entities, CDATA, letters cut by a chunk', async () => {
  const text =
    '<a xmlns:n="urn:x"><n:r id="1"><n:t>Žltá &amp; <![CDATA[<b>]]></n:t><t/><u n:l="en">x</u></n:r><r>2</r></a>'
  for (const size of [1, 3, 1000]) {
    expect((await read(text, plain, size)).records).toEqual([
      { '@id': '1', t: ['Žltá & <b>', ''], u: { '@l': 'en', '#text': 'x' } },
      { '#text': '2' },
    ])
  }
})

test('other encodings than UTF-8, named or marked', async () => {
  const latin = Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><r>caf\u00e9</r>', 'latin1')
  expect((await read(latin, plain, 1000)).records).toEqual([{ '#text': 'café' }])
  expect((await read(Buffer.from('\ufeff<r>káva</r>', 'utf16le'), plain, 1000)).records).toEqual([{ '#text': 'káva' }])
})

test('what stands beside belongs to the one record of its scope, and to none of several', async () => {
  const reading: Reading = { records: new Set(['r']), beside: { scope: 's', name: 'o' } }
  const text =
    '<a><s><r><n>1</n></r><o>A</o><o>B</o></s><s><r><n>2</n></r><r><n>3</n></r><o>C</o></s><s><o>D</o><r><n>4</n></r></s></a>'
  expect((await read(text, reading)).records).toEqual([
    { n: '1', o: ['A', 'B'] },
    { n: '2' },
    { n: '3' },
    { n: '4', o: ['D'] },
  ])
})

test('the records before a mistake are given, then the line is told', async () => {
  expect(await read('<a><r>1</r>\n<r>2</r>\n<r>3</x></a>')).toMatchObject({
    records: [{ '#text': '1' }, { '#text': '2' }],
    error: expect.stringMatching(/^line 3: /) as string,
  })
  expect((await read('<a><r>1</r>')).error).toMatch(/unclosed/)
  expect((await read('')).error).toBe('the document is empty')
})

test('hostile documents: entities stay as they are, depth and size are bounded, names are only names', async () => {
  const bomb = '<!DOCTYPE a [<!ENTITY x "xxxxxxxxxx"><!ENTITY y "&x;&x;&x;">]><a><r>&y;</r></a>'
  expect((await read(bomb)).error).toMatch(/entity/)
  expect((await read('<x>'.repeat(300))).error).toMatch(/deeper/)
  const { records } = await read(
    '<a><r><__proto__><polluted>yes</polluted></__proto__><constructor>c</constructor></r></a>',
  )
  expect(records).toEqual([{ constructor: 'c' }])
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  const large = `<a><r>${'<t>some text of a record</t>'.repeat(300_000)}</r><r>2</r></a>`
  expect((await read(large, plain, 1 << 16)).records).toEqual([null, { '#text': '2' }])
  const wide = `<a><r>${`<t x="${'y'.repeat(1000)}"/>`.repeat(20_000)}</r><r>2</r></a>`
  expect((await read(wide, plain, 1 << 16)).records).toEqual([null, { '#text': '2' }])
})

test('a path looks at its place or at any depth', () => {
  const tree = { a: { b: [{ c: '1' }, { c: '' }] }, c: '2' }
  expect(textsAt(tree, pathOf('a/b/c'))).toEqual(['1'])
  expect(textsAt(tree, pathOf('//c'))).toEqual(['2', '1'])
  expect(textsAt(tree, pathOf('a//c'))).toEqual(['1'])
  expect(textsAt('leaf', pathOf(''))).toEqual(['leaf'])
})
