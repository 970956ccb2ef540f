import path from 'node:path'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'
import { documentsOf } from '#tests/ubl/documents.ts'
import { elementOf } from '#tests/ubl/read.ts'
import { broken } from '#tests/ubl/rules.ts'

/*
 * Invoices and credit notes of random carts against the schema of UBL 2.1 itself, and one of each with its first element left
 * out, which the schema must refuse. The schema belongs to OASIS and is not part of this repository: unpack
 * https://docs.oasis-open.org/ubl/os-UBL-2.1/UBL-2.1.zip and name its folder `xsd`, which holds `maindoc` and `common`.
 * Run: npx node --import ./tools/jsx.ts bench/ubl.ts FOLDER [carts] [seed]
 */
const [folder, carts = '1000', seed = '1122'] = process.argv.slice(2)
if (folder === undefined) {
  console.error('which folder holds maindoc/UBL-Invoice-2.1.xsd and common? see the head of this file')
  process.exit(2)
}
xmlRegisterFsInputProviders()

/** The schema of one kind of document; throws where the folder does not hold it whole. */
function validator(kind: string): (xml: string) => string | null {
  const url = path.resolve(folder ?? '', 'maindoc', `UBL-${kind}-2.1.xsd`)
  const schema = XsdValidator.fromDoc(XmlDocument.fromString(`<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema"><xsd:import namespace="urn:oasis:names:specification:ubl:schema:xsd:${kind}-2" schemaLocation="${url}"/></xsd:schema>`)) // prettier-ignore
  return (xml) => {
    const document = XmlDocument.fromString(xml)
    try {
      schema.validate(document)
      return null
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    } finally {
      document.dispose()
    }
  }
}

const kinds = { invoice: validator('Invoice'), 'credit-note': validator('CreditNote') }
const count = { invoice: 0, 'credit-note': 0, refused: 0 }
/** How many documents of each kind, by who issues and why VAT is charged or not. */
const cases = new Map<string, number>()
for (const { document, xml } of documentsOf(Number(carts), Number(seed))) {
  if (document.kind === 'proforma') continue
  count[document.kind] += 1
  const named = `${document.kind}, ${document.supplier.country}, ${document.vat.reason}`
  cases.set(named, (cases.get(named) ?? 0) + 1)
  const check = kinds[document.kind]
  const faults = [check(xml), ...broken(elementOf(xml))].filter((fault) => fault !== null)
  if (faults.length > 0) throw new Error(`${faults.join('\n')}\n${xml}`)
  if (check(xml.replace(/<cbc:IssueDate>.*?<\/cbc:IssueDate>/, '')) === null)
    throw new Error('the schema takes a document without its day: it is not the schema of UBL')
  count.refused += 1
}
console.log(JSON.stringify(count))
for (const [named, n] of [...cases].toSorted(([a], [b]) => a.localeCompare(b))) console.log(`${named}: ${n}`)
