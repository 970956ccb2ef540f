import { unzipSync, strFromU8 } from 'fflate'
import { expect, test } from 'vitest'
import { xlsxOf } from './tables.ts'

test('a workbook has texts as texts and numbers as numbers, and no formula', () => {
  const files = unzipSync(xlsxOf([['=1+1', 'a<b & "c" \u{1F980}'], [{ number: '-12.30' }]]))
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(sheet).toContain('<c t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>')
  expect(sheet).toContain('a&lt;b &amp; &quot;c&quot; \u{1F980}')
  expect(sheet).toContain('<c><v>-12.30</v></c>')
  expect(sheet).not.toContain('<f>')
  expect(Object.keys(files)).toContain('[Content_Types].xml')
})
