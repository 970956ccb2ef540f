import { at, textAt } from './read.ts'
import type { Element } from './schema.ts'

/** What one rule asks of a document; true where it is kept. */
type Rule = (document: Element) => boolean

const lines = (root: Element) => [...at(root, 'InvoiceLine'), ...at(root, 'CreditNoteLine')]
const breakdown = (root: Element) => at(root, 'TaxTotal/TaxSubtotal')
const kindsOf = (root: Element) => new Set(lines(root).map((line) => textAt(line, 'Item/ClassifiedTaxCategory/ID')))
const party = (root: Element, who: 'Supplier' | 'Customer') => at(root, `Accounting${who}Party/Party`)[0] as Element
const vatNumber = (root: Element, who: 'Supplier' | 'Customer') => textAt(party(root, who), 'PartyTaxScheme/CompanyID')
const legalId = (root: Element, who: 'Supplier' | 'Customer') => textAt(party(root, who), 'PartyLegalEntity/CompanyID')
const euroTotal = (root: Element) => at(root, 'TaxTotal').filter((total) => at(total, 'TaxSubtotal').length === 0)
const deep = (from: Element): Element[] => [from, ...from.children.flatMap(deep)]
const every = (of: readonly Element[], way: string) => of.every((one) => textAt(one, way) !== null)

/** Hundredths, exactly: 2^53 of them are more than any invoice; what is no such number is NaN and equals nothing. */
const cents = (text: string | null): number => {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text ?? '')
  return match ? Number(`${match[1] ?? ''}${match[2] ?? ''}${(match[3] ?? '').padEnd(2, '0')}`) : Number.NaN
}
const sum = (of: readonly Element[], way: string) => of.reduce((all, one) => all + cents(textAt(one, way)), 0)
const total = (root: Element, name: string) => cents(textAt(root, `LegalMonetaryTotal/${name}`))
/**
 * What is taxed at a rate: of an invoice to the half of its smallest unit, of a credit note of a part by less than one whole
 * unit, as the published rule allows, because its parts have to add up to the invoice. In yen, whose smallest unit is the whole
 * one, parts add up by up to 1.5 of them: there the published rule is not always kept, and only there.
 */
const isTax =
  (root: Element) =>
  (one: Element): boolean => {
    const rate = Number(textAt(one, 'TaxCategory/Percent') ?? '0')
    const off = Math.abs(cents(textAt(one, 'TaxAmount')) - (cents(textAt(one, 'TaxableAmount')) * rate) / 100)
    if (rate === 0) return off === 0
    const yen = at(one, 'TaxAmount')[0]?.attributes['currencyID'] === 'JPY'
    if (root.name === 'CreditNote') return off < (yen ? 150 : 100)
    return off <= (yen ? 50 : 0.5)
  }

/** A rule of a category: it asks nothing of a document of another. */
const of =
  (category: string, rule: Rule): Rule =>
  (root) =>
    !kindsOf(root).has(category) || rule(root)
const once = (category: string) =>
  of(category, (root) => breakdown(root).filter((one) => textAt(one, 'TaxCategory/ID') === category).length === 1)
const baseOf = (category: string) =>
  of(category, (root) => sum(breakdown(root), 'TaxableAmount') === sum(lines(root), 'LineExtensionAmount'))
const rates = (root: Element) => deep(root).filter(({ name }) => name === 'Percent')
const reasons = (root: Element) => deep(root).filter(({ name }) => name.startsWith('TaxExemptionReason'))
const noTax: Rule = (root) => breakdown(root).every((one) => cents(textAt(one, 'TaxAmount')) === 0)
const isCode =
  (code: string): Rule =>
  (root) =>
    at(root, 'TaxTotal/TaxSubtotal/TaxCategory').every((one) => textAt(one, 'TaxExemptionReasonCode') === code)
const decimals =
  (way: string): Rule =>
  (root) =>
    at(root, way).every(({ text }) => /^-?\d+(\.\d{1,2})?$/.test(text))
const present =
  (way: string): Rule =>
  (root) =>
    textAt(root, way) !== null

/** The rules of EN 16931 and of Peppol BIS Billing 3 that ask something of a document such as ours, by their numbers. */
export const rules: Readonly<Record<string, Rule>> = {
  'BR-01': present('CustomizationID'),
  'BR-02': present('ID'),
  'BR-03': present('IssueDate'),
  'BR-04': (root) => textAt(root, `${root.name}TypeCode`) === (root.name === 'Invoice' ? '380' : '381'),
  'BR-05': present('DocumentCurrencyCode'),
  'BR-06': present('AccountingSupplierParty/Party/PartyLegalEntity/RegistrationName'),
  'BR-07': present('AccountingCustomerParty/Party/PartyLegalEntity/RegistrationName'),
  'BR-08': present('AccountingSupplierParty/Party/PostalAddress'),
  'BR-09': present('AccountingSupplierParty/Party/PostalAddress/Country/IdentificationCode'),
  'BR-10': present('AccountingCustomerParty/Party/PostalAddress'),
  'BR-11': present('AccountingCustomerParty/Party/PostalAddress/Country/IdentificationCode'),
  'BR-12': present('LegalMonetaryTotal/LineExtensionAmount'),
  'BR-13': present('LegalMonetaryTotal/TaxExclusiveAmount'),
  'BR-14': present('LegalMonetaryTotal/TaxInclusiveAmount'),
  'BR-15': present('LegalMonetaryTotal/PayableAmount'),
  'BR-16': (root) => lines(root).length > 0,
  'BR-21': (root) => every(lines(root), 'ID'),
  'BR-22': (root) => lines(root).every((one) => one.children.some(({ name }) => name.endsWith('edQuantity'))),
  'BR-23': (root) => lines(root).flatMap(({ children }) => children).every((one) => !one.name.endsWith('Quantity') || one.attributes['unitCode'] === 'C62'), // prettier-ignore
  'BR-24': (root) => every(lines(root), 'LineExtensionAmount'),
  'BR-25': (root) => every(lines(root), 'Item/Name'),
  'BR-26': (root) => every(lines(root), 'Price/PriceAmount'),
  'BR-27': (root) => lines(root).every((one) => cents(textAt(one, 'Price/PriceAmount')) >= 0),
  'BR-45': (root) => every(breakdown(root), 'TaxableAmount'),
  'BR-46': (root) => every(breakdown(root), 'TaxAmount'),
  'BR-47': (root) => every(breakdown(root), 'TaxCategory/ID'),
  'BR-48': (root) => breakdown(root).every((one) => textAt(one, 'TaxCategory/Percent') !== null || textAt(one, 'TaxCategory/ID') === 'O'), // prettier-ignore
  'BR-49': (root) => every(at(root, 'PaymentMeans'), 'PaymentMeansCode'),
  'BR-50': (root) => every(at(root, 'PaymentMeans/PayeeFinancialAccount'), 'ID'),
  'BR-53': (root) => at(root, 'TaxCurrencyCode').every(({ text }) => at(root, 'TaxTotal/TaxAmount').some(({ attributes }) => attributes['currencyID'] === text)), // prettier-ignore
  'BR-55': (root) => every(at(root, 'BillingReference'), 'InvoiceDocumentReference/ID'),
  'BR-61': (root) => at(root, 'PaymentMeans').every((one) => textAt(one, 'PaymentMeansCode') !== '30' || textAt(one, 'PayeeFinancialAccount/ID') !== null), // prettier-ignore
  'BR-62': (root) => at(party(root, 'Supplier'), 'EndpointID').every(({ attributes }) => attributes['schemeID'] !== undefined), // prettier-ignore
  'BR-63': (root) => at(party(root, 'Customer'), 'EndpointID').every(({ attributes }) => attributes['schemeID'] !== undefined), // prettier-ignore
  'BR-CO-04': (root) => every(lines(root), 'Item/ClassifiedTaxCategory/ID'),
  'BR-CO-09': (root) => (['Supplier', 'Customer'] as const).every((who) => /^[A-Z]{2}./.test(vatNumber(root, who) ?? 'EU-')), // prettier-ignore
  'BR-CO-10': (root) => total(root, 'LineExtensionAmount') === sum(lines(root), 'LineExtensionAmount'),
  'BR-CO-13': (root) => total(root, 'TaxExclusiveAmount') === total(root, 'LineExtensionAmount'),
  'BR-CO-14': (root) => sum(at(root, 'TaxTotal').filter((one) => at(one, 'TaxSubtotal').length > 0), 'TaxAmount') === sum(breakdown(root), 'TaxAmount'), // prettier-ignore
  'BR-CO-15': (root) => total(root, 'TaxInclusiveAmount') === total(root, 'TaxExclusiveAmount') + sum(breakdown(root), 'TaxAmount'), // prettier-ignore
  'BR-CO-16': (root) => total(root, 'PayableAmount') === total(root, 'TaxInclusiveAmount') - (textAt(root, 'LegalMonetaryTotal/PrepaidAmount') === null ? 0 : total(root, 'PrepaidAmount')), // prettier-ignore
  'BR-CO-17': (root) => breakdown(root).every(isTax(root)),
  'BR-CO-18': (root) => breakdown(root).length > 0,
  'BR-CO-25': (root) => root.name === 'CreditNote' || total(root, 'PayableAmount') <= 0 || textAt(root, 'DueDate') !== null, // prettier-ignore
  'BR-CO-26': (root) => vatNumber(root, 'Supplier') !== null || legalId(root, 'Supplier') !== null,
  'BR-S-01': of('S', (root) => breakdown(root).some((one) => textAt(one, 'TaxCategory/ID') === 'S')),
  'BR-S-02': of('S', (root) => vatNumber(root, 'Supplier') !== null),
  'BR-S-05': of('S', (root) => lines(root).every((one) => Number(textAt(one, 'Item/ClassifiedTaxCategory/Percent')) > 0)), // prettier-ignore
  'BR-S-08': baseOf('S'),
  'BR-S-09': of('S', (root) => breakdown(root).every(isTax(root))),
  'BR-S-10': of('S', (root) => reasons(root).length === 0),
  'BR-AE-01': once('AE'),
  'BR-AE-02': of('AE', (root) => vatNumber(root, 'Supplier') !== null && (vatNumber(root, 'Customer') ?? legalId(root, 'Customer')) !== null), // prettier-ignore
  'BR-AE-05': of('AE', (root) => rates(root).every(({ text }) => Number(text) === 0) && rates(root).length > 0),
  'BR-AE-08': baseOf('AE'),
  'BR-AE-09': of('AE', noTax),
  'BR-AE-10': of('AE', isCode('VATEX-EU-AE')),
  'BR-O-01': once('O'),
  'BR-O-02': of('O', (root) => vatNumber(root, 'Supplier') === null && vatNumber(root, 'Customer') === null),
  'BR-O-05': of('O', (root) => rates(root).length === 0),
  'BR-O-08': baseOf('O'),
  'BR-O-09': of('O', noTax),
  'BR-O-10': of('O', isCode('VATEX-EU-O')),
  'BR-O-11': of('O', (root) => breakdown(root).length === 1),
  'BR-O-12': of('O', (root) => kindsOf(root).size === 1),
  'BR-DEC-09': decimals('LegalMonetaryTotal/LineExtensionAmount'),
  'BR-DEC-12': decimals('LegalMonetaryTotal/TaxExclusiveAmount'),
  'BR-DEC-13': decimals('TaxTotal/TaxAmount'),
  'BR-DEC-14': decimals('LegalMonetaryTotal/TaxInclusiveAmount'),
  'BR-DEC-15': (root) => euroTotal(root).every(decimals('TaxAmount')),
  'BR-DEC-16': decimals('LegalMonetaryTotal/PrepaidAmount'),
  'BR-DEC-18': decimals('LegalMonetaryTotal/PayableAmount'),
  'BR-DEC-19': decimals('TaxTotal/TaxSubtotal/TaxableAmount'),
  'BR-DEC-20': decimals('TaxTotal/TaxSubtotal/TaxAmount'),
  'BR-DEC-23': (root) => lines(root).every(decimals('LineExtensionAmount')),
  'BR-CL-currency': (root) => deep(root).every(({ name, attributes }) => !name.endsWith('Amount') || /^[A-Z]{3}$/.test(attributes['currencyID'] ?? '')), // prettier-ignore
  'PEPPOL-R001': (root) => !isPeppol(root) || textAt(root, 'ProfileID') !== null,
  'PEPPOL-R002': (root) => at(root, 'Note').length <= 1,
  'PEPPOL-R003': present('OrderReference/ID'),
  'PEPPOL-R005': (root) => textAt(root, 'TaxCurrencyCode') !== textAt(root, 'DocumentCurrencyCode'),
  'PEPPOL-R008': (root) => deep(root).every(({ text, children }) => children.length > 0 || text.trim() !== ''),
  'PEPPOL-R010': (root) => !isPeppol(root) || textAt(party(root, 'Customer'), 'EndpointID') !== null,
  'PEPPOL-R020': (root) => !isPeppol(root) || textAt(party(root, 'Supplier'), 'EndpointID') !== null,
  'PEPPOL-R051': (root) => deep(root).every((one) => one === euroTotal(root)[0]?.children[0] || (one.attributes['currencyID'] ?? textAt(root, 'DocumentCurrencyCode')) === textAt(root, 'DocumentCurrencyCode')), // prettier-ignore
  'PEPPOL-R053': (root) => at(root, 'TaxTotal').length - euroTotal(root).length === 1,
  'PEPPOL-R054': (root) => euroTotal(root).length === at(root, 'TaxCurrencyCode').length,
  'PEPPOL-R120': (root) => lines(root).every((one) => cents(textAt(one, 'LineExtensionAmount')) === cents(textAt(one, 'Price/PriceAmount'))), // prettier-ignore
}

const isPeppol = (root: Element) => textAt(root, 'CustomizationID')?.includes('peppol') === true

/**
 * Rules of the named groups that no document of ours can meet or break: why, and what would stand in one that could. BR-CO-25
 * asks nothing of a credit note either, which the customer does not pay and which has no due date in UBL 2.1.
 */
export const notOurs: readonly { numbers: string; why: string; never: RegExp }[] = [
  {
    numbers:
      'BR-CO-11 BR-CO-12 BR-CO-21..24 BR-31..44 BR-DEC-01..08 BR-DEC-10 BR-DEC-11 BR-DEC-24..28 BR-S/AE/O-03 -04 -06 -07 BR-O-13 BR-O-14',
    why: 'a discount is in the price of its line: no document has allowances or charges',
    never: /AllowanceCharge|AllowanceTotal|ChargeTotal/,
  },
  { numbers: 'BR-DEC-17', why: 'nothing is rounded when it is paid', never: /PayableRounding/ },
  { numbers: 'BR-E-01..10', why: 'nothing that is sold is exempt from VAT', never: /<cbc:ID>E</ },
  { numbers: 'BR-Z BR-G BR-IC BR-IG BR-IP', why: 'categories that are never charged', never: /<cbc:ID>[ZGKLM]</ },
  {
    numbers: 'BR-17..20 BR-56 BR-57',
    why: 'one supplier, one customer',
    never: /Payee(Party)|TaxRepresentative|Delivery/,
  },
  { numbers: 'BR-29 BR-30 BR-CO-03 BR-CO-19 BR-CO-20', why: 'no periods are written', never: /InvoicePeriod/ },
  { numbers: 'BR-51', why: 'no card number is written', never: /CardAccount/ },
  { numbers: 'BR-52', why: 'nothing is attached', never: /AdditionalDocumentReference/ },
]

/** The numbers of the rules that a document breaks. */
export const broken = (document: Element): string[] =>
  Object.entries(rules).flatMap(([number, rule]) => (rule(document) ? [] : [number]))
