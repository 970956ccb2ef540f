import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import type { InvoiceDocument, OrderLine } from '#domain/billing/invoice-document.ts'
import { totalsOf } from '#domain/billing/totals.ts'
import type { VatDecision } from '#domain/billing/vat.ts'
import { minorUnits, roundHalfUp } from '#kernel/money.ts'
import { ublOf } from './ubl.ts'

/** Every element with text, by its way from the root, in the order of the document. */
function parsed(xml: string): { path: string; text: string; attributes: Record<string, string> }[] {
  const found: { path: string; text: string; attributes: Record<string, string> }[] = []
  const open: string[] = []
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    open.push(name)
    found.push({
      path: open
        .slice(1)
        .join('/')
        .replaceAll(/cac:|cbc:/g, ''),
      text: '',
      attributes,
    })
  })
  parser.on('text', (text) => {
    const last = found.at(-1)
    if (last) last.text += text
  })
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  return found
}

const supplier = {
  name: 'Test s. r. o.',
  lines: ['Vymyslená 1', '811 01 Bratislava'],
  country: 'SK',
  companyId: '99 999 998',
  taxId: null,
  vatNumber: 'SK2999999998',
  register: null,
  email: 'billing@issuer.test',
  iban: 'SK1799990000001234567890',
  bic: 'TESTSKBX',
}
const customer = { ...supplier, name: 'Žltý <kôň> & "syn"', country: 'CZ', vatNumber: 'CZ12345678', companyId: '1' }
const vats: VatDecision[] = [
  { category: 'S', rate: 23, reason: 'domestic' },
  { category: 'AE', rate: 0, reason: 'eu-reverse-charge' },
  { category: 'O', rate: 0, reason: 'outside-eu' },
]

function documentOf(
  nets: number[],
  vat: VatDecision,
  currency: string,
  kind: 'invoice' | 'credit-note',
): InvoiceDocument {
  const lines = nets.map((net, at): OrderLine => ({
    kind: at % 2 ? 'official' : 'service',
    jurisdiction: 'SK',
    classes: 1,
    net,
    original: null,
  }))
  const totals = totalsOf(lines, vat)
  return {
    version: 1,
    kind,
    language: 'en',
    currency,
    issuer: 'SK',
    supplier,
    customer,
    number: kind === 'invoice' ? '2026000042' : 'D2026000001',
    ...(kind === 'credit-note' && { corrects: '2026000042' }),
    variableSymbol: '1260000042',
    constantSymbol: '0308',
    issueDate: '2026-11-20',
    supplyDate: '2026-11-20',
    dueDate: '2026-12-04',
    subject: { mark: 'ĽÚČ', markType: 'WORD', classes: [9], order: 'R-2026-000001' },
    lines,
    vat,
    totals,
    ratesOn: null,
    euro: currency === 'EUR' || totals.vat === 0 ? null : { net: 1, vat: 1, rate: 1, date: '2026-11-19' },
    payment: { method: 'transfer', paidOn: '2026-11-20' },
  }
}

const named = (line: OrderLine) => `${line.kind}, ${line.jurisdiction}`

test('the calculation rules of EN 16931 hold for every document', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 50_000_000 }), { minLength: 1, maxLength: 12 }),
      fc.constantFrom(...vats),
      fc.constantFrom('EUR', 'CZK', 'USD', 'JPY'),
      fc.constantFrom('invoice' as const, 'credit-note' as const),
      (nets, vat, currency, kind) => {
        const all = parsed(ublOf(documentOf(nets, vat, currency, kind), named, 'why'))
        const line = kind === 'invoice' ? 'InvoiceLine' : 'CreditNoteLine'
        const amounts = (path: string) =>
          all
            .filter((one) => one.path === path)
            .map(({ text, attributes }) => {
              expect(attributes['currencyID']).toBe(currency)
              return minorUnits(text, currency)
            })
        const one = (path: string) => amounts(path)[0] ?? Number.NaN
        const sum = amounts(`${line}/LineExtensionAmount`).reduce((total, net) => total + net, 0)
        const base = one('TaxTotal/TaxSubtotal/TaxableAmount')
        const tax = one('TaxTotal/TaxSubtotal/TaxAmount')
        // BR-CO-10, BR-CO-13, BR-S-08, BR-CO-17, BR-CO-14, BR-CO-15, BR-CO-16
        expect(one('LegalMonetaryTotal/LineExtensionAmount')).toBe(sum)
        expect(one('LegalMonetaryTotal/TaxExclusiveAmount')).toBe(sum)
        expect(base).toBe(sum)
        expect(tax).toBe(roundHalfUp((base * vat.rate) / 100))
        const taxes = all.filter(({ path }) => path === 'TaxTotal/TaxAmount')
        expect(minorUnits(taxes[0]?.text ?? '', currency)).toBe(tax)
        expect(one('LegalMonetaryTotal/TaxInclusiveAmount')).toBe(sum + tax)
        const prepaid = amounts('LegalMonetaryTotal/PrepaidAmount')[0] ?? 0
        expect(one('LegalMonetaryTotal/PayableAmount')).toBe(sum + tax - prepaid)
        // BR-25, BR-26: every line has a name and a price, and its price times its quantity is its net (R120).
        expect(amounts(`${line}/Price/PriceAmount`)).toEqual(amounts(`${line}/LineExtensionAmount`))
        expect(all.filter(({ path }) => path === `${line}/Item/Name`).every(({ text }) => text !== '')).toBe(true)
        // BR-O-02 and BR-O-05: outside of VAT nobody has a number for it, and there is no rate.
        const numbers = all.filter(({ path }) => path.endsWith('PartyTaxScheme/CompanyID')).length
        expect(numbers).toBe(vat.category === 'O' ? 0 : 2)
        expect(all.some(({ path }) => path.endsWith('/Percent'))).toBe(vat.category !== 'O')
        // BR-AE-10, BR-O-10, BR-S-10: a reason where no VAT is charged, and only there.
        expect(all.some(({ path }) => path.endsWith('/TaxExemptionReasonCode'))).toBe(vat.category !== 'S')
        // BR-53: VAT in the accounting currency where there is one.
        const accounting = all.some(({ path }) => path === 'TaxCurrencyCode')
        expect(taxes.length).toBe(accounting ? 2 : 1)
      },
    ),
    { seed: 20261122, numRuns: 200 },
  )
})

test('what an invoice needs by Peppol stands in it, in the order of the schema', () => {
  const all = parsed(ublOf(documentOf([10_000, 5_000], vats[0] as VatDecision, 'EUR', 'invoice'), named, ''))
  const top = all.filter(({ path }) => path !== '' && !path.includes('/')).map(({ path }) => path)
  expect(top).toEqual([
    'CustomizationID',
    'ProfileID',
    'ID',
    'IssueDate',
    'DueDate',
    'InvoiceTypeCode',
    'TaxPointDate',
    'DocumentCurrencyCode',
    'OrderReference',
    'AccountingSupplierParty',
    'AccountingCustomerParty',
    'PaymentMeans',
    'TaxTotal',
    'LegalMonetaryTotal',
    'InvoiceLine',
    'InvoiceLine',
  ])
  const text = (path: string) => all.find((one) => one.path === path)?.text
  expect(text('AccountingCustomerParty/Party/PartyName/Name')).toBe('Žltý <kôň> & "syn"')
  expect(
    all.filter(({ path }) => path.endsWith('/EndpointID')).map(({ attributes }) => attributes['schemeID']),
  ).toEqual(['9950', '9929'])
})

test('a credit note names the invoice that it takes back', () => {
  const xml = ublOf(documentOf([10_000], vats[0] as VatDecision, 'EUR', 'credit-note'), named, '')
  const all = parsed(xml)
  const text = (path: string) => all.find((one) => one.path === path)?.text
  expect(text('CreditNoteTypeCode')).toBe('381')
  expect(text('BillingReference/InvoiceDocumentReference/ID')).toBe('2026000042')
  expect(text('Note')).toBeUndefined()
})

test('a credit note of a part says why, where the schema has a note', () => {
  const document = documentOf([10_000], vats[0] as VatDecision, 'EUR', 'credit-note')
  const names = parsed(ublOf({ ...document, part: true, reason: 'One class fewer' }, named, '')).map(({ path }) => path)
  expect(names.filter((path) => ['CreditNoteTypeCode', 'Note', 'DocumentCurrencyCode'].includes(path))).toEqual([
    'CreditNoteTypeCode',
    'Note',
    'DocumentCurrencyCode',
  ])
})

test('an electronic address is of the country of its number, and without one nothing claims to be for Peppol', () => {
  const plain = documentOf([10_000], vats[0] as VatDecision, 'EUR', 'invoice')
  const of = (who: Partial<InvoiceDocument['customer']>) => {
    const all = parsed(ublOf({ ...plain, customer: { ...customer, ...who } }, named, ''))
    const address = all.find(({ path }) => path === 'AccountingCustomerParty/Party/EndpointID')
    const text = (path: string) => all.find((one) => one.path === path)?.text
    return [address?.attributes['schemeID'], address?.text, text('CustomizationID'), text('ProfileID')]
  }
  const standard = 'urn:cen.eu:en16931:2017'
  const peppol = [`${standard}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`, 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'] // prettier-ignore
  expect(of({ country: 'IT', vatNumber: 'IT99999999999' })).toEqual(['0211', 'IT99999999999', ...peppol])
  expect(of({ country: 'GR', vatNumber: 'EL999999999' })).toEqual(['9933', 'EL999999999', ...peppol])
  expect(of({ country: 'CZ', vatNumber: 'SK2999999998' })).toEqual(['9950', 'SK2999999998', ...peppol])
  expect(of({ country: 'GB', vatNumber: '999999999' })).toEqual(['EM', customer.email, ...peppol])
  expect(of({ vatNumber: null, email: null })).toEqual([undefined, undefined, standard, undefined])
  expect(of({ vatNumber: null, email: ' ' })).toEqual([undefined, undefined, standard, undefined])
})

test('a way of payment is its own: a transfer without an account is none, and a wallet is no card', () => {
  const plain = documentOf([10_000], vats[0] as VatDecision, 'EUR', 'invoice')
  const code = (method: 'card' | 'transfer' | 'wallet', iban: string | null) =>
    parsed(ublOf({ ...plain, supplier: { ...supplier, iban }, payment: { method, paidOn: null } }, named, '')).find(
      ({ path }) => path === 'PaymentMeans/PaymentMeansCode',
    )?.text
  expect([code('transfer', supplier.iban), code('transfer', null), code('card', null), code('wallet', null)]).toEqual([
    '30',
    '1',
    '48',
    '68',
  ])
})

test('a proforma is no invoice', () => {
  const document = { ...documentOf([1], vats[0] as VatDecision, 'EUR', 'invoice'), kind: 'proforma' as const }
  expect(() => ublOf(document, named, '')).toThrow(RangeError)
})

test('whatever somebody is called or typed, it is one text of a well-formed document and no element of it', () => {
  const pieces = ['<', '>', '&', '"', "'", ']]>', '<!--', '<![CDATA[', '&lt;', '&#0;', '\u0000', '\u001B', '\uFFFE', '\u{1F980}', '</cbc:Name>', '<cbc:PayableAmount currencyID="EUR">1', 'a'] // prettier-ignore
  const typed = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 }).map((all) => `x${all.join('')}`)
  const plain = documentOf([10_000], vats[0] as VatDecision, 'EUR', 'invoice')
  const paths = parsed(ublOf(plain, named, '')).map(({ path }) => path)
  fc.assert(
    fc.property(typed, typed, (name, word) => {
      const who = { ...plain.customer, name, lines: [word, word], companyId: word, vatNumber: word, email: word }
      const xml = ublOf({ ...plain, customer: who, subject: { ...plain.subject, order: word } }, () => word, '')
      // As the file leaves: bytes of UTF-8.
      const all = parsed(new TextDecoder('utf-8', { fatal: true }).decode(new TextEncoder().encode(xml)))
      expect(all.map(({ path }) => path)).toEqual(paths)
    }),
    { seed: 20261122, numRuns: 300 },
  )
})
