import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvText } from './csv.ts'

const read = (text: string): string[][] => parse(text, { bom: true, relax_column_count: true })

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '=HYPERLINK("https://evil.test")'])(
  '%j is no formula in a spreadsheet',
  (value) => {
    expect(read(csvText([[value, 'x']]))[0]?.[0]).toBe(`'${value}`)
  },
)

test('every other text comes back as it was, and numbers stay numbers', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 5 }), (cells) => {
      const row = ['first', ...cells]
      const back = read(csvText([row]))[0] ?? []
      expect(back.map((one, n) => (one === `'${row[n]}` ? row[n] : one))).toEqual(row)
    }),
    { seed: 20261122 },
  )
  expect(csvText([[-5, 'a']])).toBe('\uFEFF-5,a\r\n')
})
