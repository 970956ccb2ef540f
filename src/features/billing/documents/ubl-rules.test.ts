import { expect, test } from 'vitest'
import { amount } from '#tests/proof.ts'
import { buyers, documentsOf, supplier } from '#tests/ubl/documents.ts'
import { elementOf } from '#tests/ubl/read.ts'
import { broken, notOurs, rules } from '#tests/ubl/rules.ts'
import { schemaFaults } from '#tests/ubl/schema.ts'
import { ublOf } from './ubl.ts'

const seed = Number(process.env['SEED'] ?? 1122)
const made = documentsOf(amount(300, 3_000), seed).map((one) => ({ ...one, root: elementOf(one.xml) }))

test(`invoices and credit notes of random carts are what the schema asks for and keep every rule (seed ${seed})`, () => {
  const wrong = made.flatMap(({ root, xml }) => {
    const faults = [...schemaFaults(root), ...broken(root)]
    return faults.length > 0 ? [{ faults, xml }] : []
  })
  expect(wrong.slice(0, 2)).toEqual([])
})

test('the random carts met every case of VAT, ways of payment, discounts and credit notes of a part', () => {
  const seen = (of: (one: (typeof made)[number]) => string) => [...new Set(made.map(of))].toSorted()
  expect(seen(({ document }) => document.vat.category)).toEqual(['AE', 'O', 'S'])
  expect(seen(({ document }) => document.customer.country)).toEqual([...new Set(buyers.map(({ country }) => country))].toSorted()) // prettier-ignore
  expect(seen(({ document }) => document.currency).length).toBe(12)
  expect(seen(({ document }) => document.payment.method)).toEqual(['card', 'transfer', 'wallet'])
  expect(seen(({ root }) => root.name)).toEqual(['CreditNote', 'Invoice'])
  expect(made.some(({ document }) => document.part)).toBe(true)
  expect(made.some(({ document }) => document.lines.some(({ discount }) => discount))).toBe(true)
})

test('what makes the other rules of these groups speak stands in no document', () => {
  for (const { numbers, never } of notOurs)
    expect([numbers, made.filter(({ xml }) => never.test(xml)).length]).toEqual([numbers, 0])
})

type Made = (typeof made)[number]

/** The first that a choice fits, as UBL, with some of it changed. */
const base = (part: (one: Made) => boolean, change: Partial<Made['document']> = {}): string => {
  const hit = made.find(part)
  if (!hit) throw new Error('no such document')
  return ublOf({ ...hit.document, ...change }, () => 'line', 'why')
}
const taxed = base(({ document, root }) => root.name === 'Invoice' && document.vat.category === 'S' && document.euro !== null && document.totals.vat > 200, { currency: 'CZK', supplier, payment: { method: 'transfer', paidOn: null } }) // prettier-ignore
const reverse = base(({ document, root }) => root.name === 'Invoice' && document.vat.category === 'AE' && document.totals.net > 200) // prettier-ignore
const outside = base(({ document, root }) => root.name === 'Invoice' && document.vat.category === 'O' && document.totals.net > 200 && document.customer.email?.includes('@') === true) // prettier-ignore
const credit = base(({ document, root }) => root.name === 'CreditNote' && document.part === true && document.vat.category === 'S') // prettier-ignore

const without = (name: string) => (xml: string) => xml.replaceAll(new RegExp(`<(c[ab]c:${name})( [^>]*)?>.*?</\\1>`, 'gs'), '') // prettier-ignore
const says = (name: string, text: string) => (xml: string) => xml.replace(new RegExp(`(<cbc:${name}(?: [^>]*)?>)[^<]*`), `$1${text}`) // prettier-ignore
const puts = (before: string, what: string) => (xml: string) => xml.replace(before, `${what}${before}`)
const inside = (name: string, change: (part: string) => string) => (xml: string) =>
  xml.replaceAll(new RegExp(`<cac:${name}>.*?</cac:${name}>`, 'gs'), change)
const all = (name: string, text: string) => (xml: string) => xml.replaceAll(new RegExp(`(<cbc:${name}(?: [^>]*)?>)[^<]*`, 'g'), `$1${text}`) // prettier-ignore
const vat =
  '<cac:PartyTaxScheme><cbc:CompanyID>SK1</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>'
const twice = (name: string) => (xml: string) => xml.replace(new RegExp(`<cac:${name}>.*?</cac:${name}>`, 's'), '$&$&')

/** One document that breaks each rule. */
const violations: Record<string, [from: string, change: (xml: string) => string]> = {
  'BR-01': [taxed, without('CustomizationID')],
  'BR-02': [taxed, (xml) => xml.replace('<cbc:ID>2026000042</cbc:ID>', '')],
  'BR-03': [taxed, without('IssueDate')],
  'BR-04': [credit, says('CreditNoteTypeCode', '380')],
  'BR-05': [taxed, without('DocumentCurrencyCode')],
  'BR-06': [taxed, inside('AccountingSupplierParty', without('RegistrationName'))],
  'BR-07': [taxed, inside('AccountingCustomerParty', without('RegistrationName'))],
  'BR-08': [taxed, inside('AccountingSupplierParty', without('PostalAddress'))],
  'BR-09': [taxed, inside('AccountingSupplierParty', without('Country'))],
  'BR-10': [taxed, inside('AccountingCustomerParty', without('PostalAddress'))],
  'BR-11': [taxed, inside('AccountingCustomerParty', without('Country'))],
  'BR-12': [taxed, inside('LegalMonetaryTotal', without('LineExtensionAmount'))],
  'BR-13': [taxed, without('TaxExclusiveAmount')],
  'BR-14': [taxed, without('TaxInclusiveAmount')],
  'BR-15': [taxed, without('PayableAmount')],
  'BR-16': [taxed, without('InvoiceLine')],
  'BR-21': [taxed, (xml) => xml.replace('<cac:InvoiceLine><cbc:ID>1</cbc:ID>', '<cac:InvoiceLine>')],
  'BR-22': [credit, without('CreditedQuantity')],
  'BR-23': [taxed, (xml) => xml.replace(' unitCode="C62"', '')],
  'BR-24': [taxed, inside('InvoiceLine', without('LineExtensionAmount'))],
  'BR-25': [taxed, inside('Item', without('Name'))],
  'BR-26': [taxed, without('Price')],
  'BR-27': [taxed, says('PriceAmount', '-1.00')],
  'BR-45': [taxed, without('TaxableAmount')],
  'BR-46': [taxed, inside('TaxSubtotal', without('TaxAmount'))],
  'BR-47': [taxed, inside('TaxCategory', (xml) => xml.replace('<cbc:ID>S</cbc:ID>', ''))],
  'BR-48': [taxed, without('Percent')],
  'BR-49': [taxed, without('PaymentMeansCode')],
  'BR-50': [taxed, inside('PayeeFinancialAccount', (xml) => xml.replace(/<cbc:ID>.*?<\/cbc:ID>/, ''))],
  'BR-53': [taxed, says('TaxCurrencyCode', 'GBP')],
  'BR-55': [credit, inside('InvoiceDocumentReference', without('ID'))],
  'BR-61': [taxed, without('PayeeFinancialAccount')],
  'BR-62': [taxed, inside('AccountingSupplierParty', (xml) => xml.replace(/ schemeID="[^"]*"/, ''))],
  'BR-63': [outside, inside('AccountingCustomerParty', (xml) => xml.replace(/ schemeID="[^"]*"/, ''))],
  'BR-CO-04': [taxed, inside('ClassifiedTaxCategory', (xml) => xml.replace('<cbc:ID>S</cbc:ID>', ''))],
  'BR-CO-09': [reverse, inside('PartyTaxScheme', says('CompanyID', '12345'))],
  'BR-CO-10': [taxed, inside('LegalMonetaryTotal', says('LineExtensionAmount', '0.01'))],
  'BR-CO-13': [taxed, says('TaxExclusiveAmount', '0.01')],
  'BR-CO-14': [taxed, says('TaxAmount', '0.01')],
  'BR-CO-15': [taxed, says('TaxInclusiveAmount', '0.01')],
  'BR-CO-16': [taxed, says('PayableAmount', '0.01')],
  'BR-CO-17': [taxed, inside('TaxSubtotal', says('TaxAmount', '0.01'))],
  'BR-CO-18': [taxed, without('TaxSubtotal')],
  'BR-CO-25': [taxed, without('DueDate')],
  'BR-CO-26': [taxed, inside('AccountingSupplierParty', without('CompanyID'))],
  'BR-S-01': [taxed, inside('TaxCategory', says('ID', 'AE'))],
  'BR-S-02': [taxed, inside('AccountingSupplierParty', without('PartyTaxScheme'))],
  'BR-S-05': [taxed, inside('ClassifiedTaxCategory', says('Percent', '0'))],
  'BR-S-08': [taxed, says('TaxableAmount', '0.01')],
  'BR-S-09': [taxed, says('TaxableAmount', '0.01')],
  'BR-S-10': [taxed, inside('TaxCategory', puts('<cac:TaxScheme>', '<cbc:TaxExemptionReason>no</cbc:TaxExemptionReason>'))], // prettier-ignore
  'BR-AE-01': [reverse, twice('TaxSubtotal')],
  'BR-AE-02': [reverse, without('CompanyID')],
  'BR-AE-05': [reverse, all('Percent', '23')],
  'BR-AE-08': [reverse, says('TaxableAmount', '0.01')],
  'BR-AE-09': [reverse, all('TaxAmount', '0.01')],
  'BR-AE-10': [reverse, without('TaxExemptionReasonCode')],
  'BR-O-01': [outside, twice('TaxSubtotal')],
  'BR-O-02': [outside, puts('<cac:PartyLegalEntity>', vat)],
  'BR-O-05': [outside, inside('ClassifiedTaxCategory', puts('<cac:TaxScheme>', '<cbc:Percent>0</cbc:Percent>'))],
  'BR-O-08': [outside, says('TaxableAmount', '0.01')],
  'BR-O-09': [outside, all('TaxAmount', '0.01')],
  'BR-O-10': [outside, says('TaxExemptionReasonCode', 'VATEX-EU-AE')],
  'BR-O-11': [outside, twice('TaxSubtotal')],
  'BR-O-12': [outside, (xml) => twice('InvoiceLine')(xml).replace('<cac:ClassifiedTaxCategory><cbc:ID>O', '<cac:ClassifiedTaxCategory><cbc:ID>S')], // prettier-ignore
  'BR-DEC-09': [taxed, inside('LegalMonetaryTotal', says('LineExtensionAmount', '1.001'))],
  'BR-DEC-12': [taxed, says('TaxExclusiveAmount', '1.001')],
  'BR-DEC-13': [taxed, says('TaxAmount', '1.001')],
  'BR-DEC-14': [taxed, says('TaxInclusiveAmount', '1.001')],
  'BR-DEC-15': [taxed, (xml) => xml.replace(/(TaxAmount currencyID="EUR">)[^<]*/, '$11.001')],
  'BR-DEC-16': [taxed, puts('<cbc:PayableAmount', '<cbc:PrepaidAmount currencyID="CZK">1.001</cbc:PrepaidAmount>')],
  'BR-DEC-18': [taxed, says('PayableAmount', '1.001')],
  'BR-DEC-19': [taxed, says('TaxableAmount', '1.001')],
  'BR-DEC-20': [taxed, inside('TaxSubtotal', says('TaxAmount', '1.001'))],
  'BR-DEC-23': [taxed, inside('InvoiceLine', says('LineExtensionAmount', '1.001'))],
  'BR-CL-currency': [taxed, (xml) => xml.replace('<cbc:PayableAmount currencyID="CZK"', '<cbc:PayableAmount currencyID="Kč"')], // prettier-ignore
  'PEPPOL-R001': [taxed, (xml) => without('ProfileID')(says('CustomizationID', 'peppol')(xml))],
  'PEPPOL-R002': [credit, (xml) => xml.replace(/<cbc:Note>.*?<\/cbc:Note>/, '$&$&')],
  'PEPPOL-R003': [taxed, without('OrderReference')],
  'PEPPOL-R005': [taxed, says('TaxCurrencyCode', 'CZK')],
  'PEPPOL-R008': [taxed, says('RegistrationName', ' ')],
  'PEPPOL-R010': [taxed, (xml) => inside('AccountingCustomerParty', without('EndpointID'))(says('CustomizationID', 'peppol')(xml))], // prettier-ignore
  'PEPPOL-R020': [taxed, (xml) => inside('AccountingSupplierParty', without('EndpointID'))(says('CustomizationID', 'peppol')(xml))], // prettier-ignore
  'PEPPOL-R051': [taxed, (xml) => xml.replace('<cbc:PayableAmount currencyID="CZK"', '<cbc:PayableAmount currencyID="USD"')], // prettier-ignore
  'PEPPOL-R053': [taxed, twice('TaxTotal')],
  'PEPPOL-R054': [taxed, without('TaxCurrencyCode')],
  'PEPPOL-R120': [taxed, says('PriceAmount', '0.01')],
}

test('every rule is broken by a document that breaks it', () => {
  expect(Object.keys(violations).toSorted()).toEqual(Object.keys(rules).toSorted())
  const missed = Object.entries(violations).filter(([number, [from, change]]) => {
    const changed = change(from)
    return broken(elementOf(from)).length > 0 || changed === from || !broken(elementOf(changed)).includes(number)
  })
  expect(missed.map(([number]) => number)).toEqual([])
})

/** An element with text. */
const leaves = /<(cbc:\w+)(?: [^>]*)?>[^<]*<\/\1>/g

test('the schema refuses another order, a missing or doubled element, an unknown one, another prefix and attribute', () => {
  const refused = (xml: string, changed: string) => changed !== xml && schemaFaults(elementOf(changed)).length > 0
  for (const xml of [taxed, reverse, outside, credit]) {
    const places = [...xml.matchAll(leaves)]
    expect(places.length).toBeGreaterThan(30)
    const missed = places.flatMap(({ 0: one, 1: name = '', index }) => {
      const [head, tail] = [xml.slice(0, index), xml.slice(index + one.length)]
      // Notes, reasons and references to a payment may stand several times.
      const often = /Note$|TaxExemptionReason$|PaymentID$/.test(name)
      const next = /^<(c[ab]c:\w+)(?: [^>]*)?>.*?<\/\1>/s.exec(tail)
      const changes = [
        often ? '' : `${head}${one}${one}${tail}`,
        `${head}<cbc:Unknown>1</cbc:Unknown>${one}${tail}`,
        `${head}${one.replaceAll('cbc:', 'cac:')}${tail}`,
        `${head}${one.replace(/^<[\w:]+/, '$& listID="x"')}${tail}`,
        `${head}${one.replace(/>[^<]*</, '><')}${tail}`,
        /^<[\w:]+ /.test(one) ? `${head}${one.replace(/ \w+="[^"]*"/, '')}${tail}` : '',
        next && next[1] !== name ? `${head}${next[0]}${one}${tail.slice(next[0].length)}` : '',
      ]
      return changes.flatMap((changed, at) => (changed === '' || refused(xml, changed) ? [] : [`${name} ${at}`]))
    })
    expect(missed).toEqual([])
  }
  for (const name of [
    'AccountingSupplierParty',
    'AccountingCustomerParty',
    'LegalMonetaryTotal',
    'InvoiceLine',
    'PayableAmount',
    'IssueDate',
    'TaxScheme',
    'TaxCategory',
    'PaymentMeansCode',
  ])
    // prettier-ignore
    expect([name, refused(taxed, without(name)(taxed))]).toEqual([name, true])
  expect(refused(taxed, says('IssueDate', '22.11.2026')(taxed))).toBe(true)
  expect(refused(taxed, says('PayableAmount', '1,00')(taxed))).toBe(true)
})
