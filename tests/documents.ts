import { unzipSync } from 'fflate'

/** A small real PDF, for receipts and certificates. */
export function pdfFile(name: string, text = 'receipt'): File {
  const body = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\n% ${text}\ntrailer<</Root 1 0 R>>\n%%EOF\n`
  return new File([body], name, { type: 'application/pdf' })
}

/** The text of a Word document, without what marks it up. */
export const wordsOf = (bytes: Uint8Array): string =>
  new TextDecoder().decode(unzipSync(bytes)['word/document.xml']).replaceAll(/<[^>]*>/g, ' ')
