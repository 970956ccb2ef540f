import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { isPlainDate, type PlainDate } from '#kernel/dates.ts'
import { readRecords } from '#platform/xml/records.ts'
import { pathOf, valuesAt } from '#platform/xml/tree.ts'

/** Rates of one day: units for one euro, as decimal text. */
export interface DayRates {
  date: PlainDate
  rates: { currency: string; rate: string }[]
}

/** Where the table of a day comes from. Throws when it cannot be read, or is no such table. */
export type RateTableSource = () => Promise<DayRates>

/** Bytes of a table; the bank's has two thousand. */
const largest = 200_000

const cube = z.object({ '@time': z.string().refine(isPlainDate), Cube: z.array(z.unknown()).min(1) })
const row = z.object({
  '@currency': z.string().regex(/^[A-Z]{3}$/),
  '@rate': z.string().regex(/^(?=.*[1-9])\d{1,9}(?:\.\d{1,8})?$/),
})

async function* asChunks(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

/** The newest day of a table as the European Central Bank publishes it (eurofxref-daily.xml). */
export async function readRateTable(bytes: Buffer): Promise<DayRates> {
  if (bytes.byteLength > largest) throw new Error('the table of rates is too large to be one')
  const days: z.output<typeof cube>[] = []
  for await (const records of readRecords(asChunks(bytes), { records: new Set(['Cube']) }))
    for (const record of records) {
      const inner = record === null ? [] : valuesAt(record, pathOf('Cube'))
      days.push(...inner.map((day) => cube.parse(day)))
    }
  const [newest] = days.toSorted((a, b) => (a['@time'] < b['@time'] ? 1 : -1))
  if (!newest) throw new Error('the table of rates has no day')
  return {
    date: newest['@time'],
    rates: newest.Cube.map((one) => {
      const { '@currency': currency, '@rate': rate } = row.parse(one)
      return { currency, rate }
    }),
  }
}

/** Reads the table at an https: address, or in a file: that stands in for it. */
export function rateTableAt(address: string, timeLimit = 20_000): RateTableSource {
  const url = new URL(address)
  return async () => {
    if (url.protocol === 'file:') return await readRateTable(await readFile(url))
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeLimit), redirect: 'error' })
    if (!answer.ok) throw new Error(`the table of rates answered ${answer.status}`)
    return await readRateTable(Buffer.from(await answer.arrayBuffer()))
  }
}
