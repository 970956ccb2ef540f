import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { rateTableAt, readRateTable } from './rate-table.ts'

/** As the bank writes it: a day, or several, of currencies for one euro. */
const table = (days: string, head = '') => `<?xml version="1.0" encoding="UTF-8"?>${head}
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
  <Cube>${days}</Cube>
</gesmes:Envelope>`
const day = (date: string, rates: string) => `<Cube time='${date}'>${rates}</Cube>`
const rate = (currency: string, units: string) => `<Cube currency='${currency}' rate='${units}'/>`
const good = day('2026-11-20', rate('USD', '1.0876') + rate('JPY', '163.02'))
const read = async (text: string) => await readRateTable(Buffer.from(text))

test('the rates of the newest day', async () => {
  expect(await read(table(day('2026-11-19', rate('USD', '1.1') + rate('JPY', '160')) + good))).toEqual({
    date: '2026-11-20',
    rates: [
      { currency: 'USD', rate: '1.0876' },
      { currency: 'JPY', rate: '163.02' },
    ],
  })
})

test.each([
  ['nothing', ''],
  ['no XML', 'not found'],
  ['another document', '<html><body>moved</body></html>'],
  ['a table cut off', table(good).slice(0, -60)],
  ['no day', table('')],
  ['a day that is none', table(day('2026-13-40', rate('USD', '1') + rate('JPY', '1')))],
  ['no rates', table(day('2026-11-20', ''))],
  ['a rate of zero', table(day('2026-11-20', rate('USD', '0.0000') + rate('JPY', '1')))],
  ['a rate in words', table(day('2026-11-20', rate('USD', '1e9') + rate('JPY', '1')))],
  ['a currency in words', table(day('2026-11-20', rate('dollar', '1') + rate('JPY', '1')))],
  ['too much', table(good) + ' '.repeat(300_000)],
])('%s is no table', async (_what, text) => {
  await expect(read(text)).rejects.toThrow()
})

test('entities of a document type are not expanded', async () => {
  const head = `<!DOCTYPE x [<!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY big "9999">]>`
  const text = table(day('2026-11-20', rate('USD', '&big;') + rate('JPY', '1')), head)
  await expect(read(text)).rejects.toThrow()
})

test('a file stands in for the bank', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rates-'))
  const file = join(folder, 'daily.xml')
  await writeFile(file, table(good))
  expect((await rateTableAt(pathToFileURL(file).href)()).date).toBe('2026-11-20')
  await rm(folder, { recursive: true })
  await expect(rateTableAt(pathToFileURL(file).href)()).rejects.toThrow()
})

test('the bank is asked each time; what it answers besides a table is a failure', async () => {
  let status = 200
  const server = createServer((_request, answer) => answer.writeHead(status).end(table(good)))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const source = rateTableAt(`http://127.0.0.1:${port}/daily.xml`)
  expect((await source()).rates).toHaveLength(2)
  status = 503
  await expect(source()).rejects.toThrow('503')
  server.close()
})
