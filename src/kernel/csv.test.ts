import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvText } from './csv.ts'

const read = (text: string): string[][] => parse(text, { bom: true, relax_column_count: true })

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '=HYPERLINK("https://evil.test")'])(
  '%j is no formula in a spreadsheet',
  (value) => {
    const [cell = ''] = read(csvText([[value, 'x']]))[0] ?? []
    expect([cell.trimStart().startsWith("'"), cell.replace("'", '')]).toEqual([true, value])
  },
)

/** How a spreadsheet takes a file whose cells it divides by another sign: nothing that is quoted by commas is quoted for it. */
const cellsBy = (sign: string, text: string): string[] =>
  text
    .slice(1)
    .split(/[\r\n]/)
    .flatMap((line) => line.split(sign))

test.each([';', '\t'])('where cells are divided by %j no text of somebody begins a formula either', (sign) => {
  fc.assert(
    fc.property(
      fc.array(
        fc.string({ unit: fc.constantFrom('a', '=', '+', '-', '@', ';', ',', '\t', '\r', '\n', '"', ' ', '＝') }),
        { minLength: 1, maxLength: 4 },
      ),
      (row) => {
        const begun = cellsBy(sign, csvText([row])).map((cell) => cell.replace(/^[\s"]+/, ''))
        expect(begun.filter((cell) => /^[=+\-@＝]/.test(cell))).toEqual([])
      },
    ),
    { seed: 20261122, numRuns: 2000 },
  )
})

test('every other text comes back as it was, and numbers stay numbers', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 5 }), (cells) => {
      const row = ['first', ...cells]
      const back = read(csvText([row]))[0] ?? []
      expect(back.map((one, n) => (one.replaceAll("'", '') === row[n]?.replaceAll("'", '') ? row[n] : one))).toEqual(
        row,
      )
    }),
    { seed: 20261122 },
  )
  expect(csvText([[-5, { number: '-12.30' }, 'a']])).toBe('\uFEFF-5,-12.30,a\r\n')
})
