import { unzipSync, strFromU8 } from 'fflate'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { csvOf, xlsxOf } from './tables.ts'

const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =cmd|"/c calc"!A1']
const plain = ['Žltý kôň', 'a,b', 'say "x"', 'two\nlines', '', '2026000042', "it's"]

test('rows come back as they were, and no text of somebody is a formula', () => {
  const text = strFromU8(csvOf([plain, formulas]))
  const [first, second] = parse(text, { bom: true })
  expect(first).toEqual(plain)
  expect(second?.map((cell) => cell.startsWith("'"))).toEqual(formulas.map(() => true))
})

test('a number stays one, also a negative', () => {
  expect(strFromU8(csvOf([[{ number: '-12.30' }]])).trim()).toBe('\uFEFF-12.30'.trim())
})

test('a workbook has texts as texts and numbers as numbers, and no formula', () => {
  const files = unzipSync(xlsxOf([['=1+1', 'a<b & "c"'], [{ number: '-12.30' }]]))
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(sheet).toContain('<c t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>')
  expect(sheet).toContain('a&lt;b &amp; "c"')
  expect(sheet).toContain('<c><v>-12.30</v></c>')
  expect(sheet).not.toContain('<f>')
  expect(Object.keys(files)).toContain('[Content_Types].xml')
})
