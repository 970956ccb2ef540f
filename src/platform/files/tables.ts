import { strToU8, zipSync } from 'fflate'
import type { Cell } from '#kernel/csv.ts'
import { escapeXml } from '../xml/write.ts'

/** Rows as an Office Open XML workbook of one sheet. Texts are written as texts, so nothing in them is a formula. */
export function xlsxOf(rows: readonly (readonly Cell[])[]): Uint8Array {
  const cell = (value: Cell): string =>
    typeof value === 'string'
      ? `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`
      : `<c><v>${escapeXml(String(typeof value === 'number' ? value : value.number))}</v></c>`
  const sheet = rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="1" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
  }
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(head + xml)])))
}
