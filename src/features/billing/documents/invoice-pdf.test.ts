import { readFileSync } from 'node:fs'
import { decode } from 'bysquare/pay'
import { expect, test } from 'vitest'
import { invoiceDocument, type InvoiceDocument } from '#domain/billing/invoice-document.ts'
import { languages } from '#kernel/languages.ts'
import { createTexts } from '#platform/mail/texts.ts'
import { readPdfText } from '#platform/pdf/read-text.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { payBySquare } from './payment-code.ts'

const read = (language: string) =>
  JSON.parse(readFileSync(new URL(`../../../../content/mails/${language}.json`, import.meta.url), 'utf8')) as object
const texts = { en: read('en'), sk: read('sk'), cs: read('cs'), es: read('es') }

const proforma: InvoiceDocument = {
  version: 1,
  kind: 'proforma',
  language: 'sk',
  currency: 'EUR',
  issuer: 'SK',
  supplier: {
    name: 'Test s. r. o.',
    lines: ['Vymyslená 1'],
    country: 'SK',
    companyId: '1',
    taxId: null,
    vatNumber: null,
    register: null,
    email: null,
    iban: 'SK31 1200 0000 1987 4263 7541',
    bic: null,
  },
  customer: {
    name: 'Žltý kôň',
    lines: ['Košice'],
    country: 'SK',
    companyId: null,
    taxId: null,
    vatNumber: null,
    register: null,
    email: 'a@b.test',
  },
  number: null,
  variableSymbol: '1260000042',
  constantSymbol: '0308',
  issueDate: '2026-11-20',
  supplyDate: null,
  dueDate: '2026-12-04',
  subject: { mark: 'ĽÚČ', markType: 'WORD', classes: [9], order: 'R-2026-000001' },
  lines: [{ kind: 'service', jurisdiction: 'SK', classes: 1, net: 10_000, original: null }],
  vat: { category: 'S', rate: 23, reason: 'domestic' },
  totals: { service: 10_000, official: 0, net: 10_000, serviceVat: 2300, officialVat: 0, vat: 2300, total: 12_300 },
  ratesOn: null,
  euro: null,
  payment: { method: 'transfer', paidOn: null },
}

test('the same document gives the same PDF in every language', async () => {
  const t = await createTexts(texts)
  for (const language of languages) {
    const document = invoiceDocument.parse({ ...proforma, language })
    const [a, b] = [await invoicePdf(document, t(language)), await invoicePdf(document, t(language))]
    expect(Buffer.from(a.subarray(0, 5)).toString()).toBe('%PDF-')
    expect(a.byteLength).toBe(b.byteLength)
  }
})

/** The text of a document as its reader sees it, on one line. */
const textOf = async (document: InvoiceDocument): Promise<string> => {
  const t = await createTexts(texts)
  return (await readPdfText(await invoicePdf(document, t(document.language))))?.replaceAll(/\s+/g, ' ') ?? ''
}

test('a credit note says whether it takes back the whole invoice or a part, and why', async () => {
  const note: InvoiceDocument = {
    ...proforma,
    kind: 'credit-note',
    language: 'en',
    number: 'D1',
    corrects: '2026000042',
  }
  expect(await textOf(note)).toContain('takes back the invoice 2026000042 in whole')
  const part = await textOf({ ...note, part: true, reason: 'One class fewer' })
  expect(part).toContain('takes back a part of the invoice 2026000042')
  expect(part).toContain('Reason: One class fewer')
})

test('a credit note of a paid invoice does not say that it was paid itself', async () => {
  const paid = { ...proforma, language: 'en', payment: { method: 'card', paidOn: '2026-11-20' } } as const
  expect(await textOf({ ...paid, kind: 'invoice', number: '2026000042' })).toContain('Paid')
  const note = await textOf({ ...paid, kind: 'credit-note', number: 'D1', corrects: '2026000042' })
  expect(note).toContain('To be returned')
  expect(note).not.toContain('Paid')
})

test('an official fee says of how many classes it is, so that nobody reads the number as a class', async () => {
  const of = async (language: 'en' | 'sk' | 'cs' | 'es', classes: number) => {
    const lines = [{ kind: 'official' as const, jurisdiction: 'EU' as const, classes, net: 10_000, original: null }]
    return await textOf({ ...proforma, language, lines })
  }
  expect(await of('en', 4)).toContain('Official fee: European Union, 4 classes')
  expect(await of('en', 1)).toContain('European Union, 1 class')
  expect([await of('sk', 4), await of('sk', 5)]).toEqual([
    expect.stringContaining('4 triedy'),
    expect.stringContaining('5 tried'),
  ])
  expect(await of('cs', 5)).toContain('5 tříd')
  expect(await of('es', 4)).toContain('4 clases')
})

test('rates are written as the language of the document writes numbers', async () => {
  const euro = { net: 4124, vat: 948, rate: 24.25, date: '2026-11-20' }
  const vat = { ...proforma.vat, rate: 25.5 }
  const shown = await textOf({ ...proforma, currency: 'CZK', euro, vat })
  expect(shown).toContain('kurz 24,25 CZK za euro')
  expect(shown).toContain('25,5 %')
  expect(await textOf({ ...proforma, language: 'en', currency: 'CZK', euro, vat })).toContain('at 24.25 CZK')
})

test('lines and sums are in the units of their currency, also of one without decimals', async () => {
  const document: InvoiceDocument = { ...proforma, language: 'en', currency: 'JPY' }
  const shown = await textOf(document)
  expect(shown).toContain('10,000.00')
  expect(shown).toContain('12,300.00')
  expect(shown).not.toContain(' 100.00')
})

test('the payment code carries amount, variable symbol and account, and exists for euro into Slovak accounts only', () => {
  const read = decode(payBySquare(proforma) ?? '')
  expect(read.payments[0]).toMatchObject({
    amount: 123,
    currencyCode: 'EUR',
    variableSymbol: '1260000042',
    bankAccounts: [{ iban: 'SK3112000000198742637541' }],
  })
  expect(payBySquare({ ...proforma, currency: 'CZK' })).toBeNull()
  expect(payBySquare({ ...proforma, supplier: { ...proforma.supplier, iban: 'CZ6508000000192000145399' } })).toBeNull()
})

test('mails and documents have the same texts in all languages', () => {
  const keys = (object: object, path = ''): string[] =>
    Object.entries(object).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? keys(value, `${path}${key}.`)
        : [`${path}${key} ${[...String(value).matchAll(/\{\{\w+\}\}/g)].map(String).sort().join()}`],
    )
  for (const language of languages) expect(keys(texts[language])).toEqual(keys(texts.en))
})
