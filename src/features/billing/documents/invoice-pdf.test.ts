import { readFileSync } from 'node:fs'
import { decode } from 'bysquare/pay'
import { expect, test } from 'vitest'
import { invoiceDocument, type InvoiceDocument } from '#domain/billing/invoice-document.ts'
import { languages } from '#kernel/languages.ts'
import { createTexts } from '#platform/mail/texts.ts'
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
