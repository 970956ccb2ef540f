import type { InvoiceDocument, OrderLine } from '#domain/billing/invoice-document.ts'
import { majorText } from '#kernel/money.ts'
import { escapeXml } from '#platform/xml/write.ts'

type Party = InvoiceDocument['customer']
type Attributes = Readonly<Record<string, string>>

/** An element with text; nothing where there is none to read (Peppol R008: no empty elements). */
function leaf(name: string, text: string | null | undefined, attributes: Attributes = {}): string {
  const written = escapeXml(text ?? '')
  if (written.trim() === '') return ''
  const named = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return `<cbc:${name}${named.join('')}>${written}</cbc:${name}>`
}

/** An element of elements; nothing where all of them are. */
function node(name: string, ...children: string[]): string {
  const inner = children.join('')
  return inner === '' ? '' : `<cac:${name}>${inner}</cac:${name}>`
}

/** Reason codes of the VATEX list; a standard rate needs none. */
const exemptions = { S: null, AE: 'VATEX-EU-AE', O: 'VATEX-EU-O' } as const

/** How an electronic address names a VAT number by its first letters (EAS list), as far as we issue or sell there. */
const vatSchemes: Readonly<Record<string, string>> = {
  AT: '9914', BE: '9925', BG: '9926', CY: '9928', CZ: '9929', DE: '9930', EE: '9931', EL: '9933', ES: '9920', FR: '9957',
  GB: '9932', HR: '9934', HU: '9910', IE: '9935', IT: '0211', LT: '9937', LU: '9938', LV: '9939', MT: '9943', NL: '9944',
  PL: '9945', PT: '9946', RO: '9947', SI: '9949', SK: '9950',
} // prettier-ignore

const standard = 'urn:cen.eu:en16931:2017'

/**
 * An issued invoice or credit note as UBL 2.1 by EN 16931, and by Peppol BIS Billing 3 where both parties can be reached. `nameOf` names a line in the document's
 * language, `reason` says why no VAT is charged. Throws RangeError for a proforma, which is no invoice.
 */
export function ublOf(document: InvoiceDocument, nameOf: (line: OrderLine) => string, reason: string): string {
  if (document.kind === 'proforma' || document.number === null)
    throw new RangeError('a proforma has no electronic form')
  const credit = document.kind === 'credit-note'
  const root = credit ? 'CreditNote' : 'Invoice'
  const { currency, euro, vat, totals, subject } = document
  const taxed = euro?.currency ?? 'EUR'
  // Peppol delivers by electronic addresses (R010, R020); a document that lacks one claims the European standard alone.
  const addressed = [document.supplier, document.customer].every((who) => electronicAddress(who) !== '')
  const amount = (name: string, minor: number) => leaf(name, majorText(minor, currency), { currencyID: currency })
  const category = (name: string, why: string) =>
    node(
      name,
      leaf('ID', vat.category),
      vat.category === 'O' ? '' : leaf('Percent', String(vat.rate)),
      why === '' ? '' : leaf('TaxExemptionReasonCode', exemptions[vat.category]) + leaf('TaxExemptionReason', why),
      node('TaxScheme', leaf('ID', 'VAT')),
    )
  const line = (item: OrderLine, at: number) =>
    node(
      `${root}Line`,
      leaf('ID', String(at + 1)),
      leaf(credit ? 'CreditedQuantity' : 'InvoicedQuantity', '1', { unitCode: 'C62' }),
      amount('LineExtensionAmount', item.net),
      node('Item', leaf('Name', nameOf(item)), category('ClassifiedTaxCategory', '')),
      node('Price', amount('PriceAmount', item.net)),
    )
  const paid = document.payment.paidOn !== null && !credit
  const body = [
    leaf('CustomizationID', addressed ? `${standard}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0` : standard),
    addressed ? leaf('ProfileID', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0') : '',
    leaf('ID', document.number),
    leaf('IssueDate', document.issueDate),
    credit ? leaf('TaxPointDate', document.supplyDate) : leaf('DueDate', document.dueDate),
    leaf(credit ? 'CreditNoteTypeCode' : 'InvoiceTypeCode', credit ? '381' : '380'),
    leaf('Note', document.reason),
    credit ? '' : leaf('TaxPointDate', document.supplyDate),
    leaf('DocumentCurrencyCode', currency),
    euro ? leaf('TaxCurrencyCode', taxed) : '',
    node('OrderReference', leaf('ID', subject.order)),
    node('BillingReference', node('InvoiceDocumentReference', leaf('ID', document.corrects))),
    node('AccountingSupplierParty', party(document.supplier, vat.category)),
    node('AccountingCustomerParty', party(document.customer, vat.category)),
    credit ? '' : paymentMeans(document),
    node(
      'TaxTotal',
      amount('TaxAmount', totals.vat),
      node(
        'TaxSubtotal',
        amount('TaxableAmount', totals.net),
        amount('TaxAmount', totals.vat),
        category('TaxCategory', vat.category === 'S' ? '' : reason),
      ),
    ),
    euro ? node('TaxTotal', leaf('TaxAmount', majorText(euro.vat, taxed), { currencyID: taxed })) : '',
    node(
      'LegalMonetaryTotal',
      amount('LineExtensionAmount', totals.net),
      amount('TaxExclusiveAmount', totals.net),
      amount('TaxInclusiveAmount', totals.total),
      paid ? amount('PrepaidAmount', totals.total) : '',
      amount('PayableAmount', paid ? 0 : totals.total),
    ),
    ...document.lines.map(line),
  ]
  const spaces = [
    `xmlns="urn:oasis:names:specification:ubl:schema:xsd:${root}-2"`,
    'xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"',
    'xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"',
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${spaces.join(' ')}>${body.join('')}</${root}>\n`
}

/** Where nothing is subject to VAT no VAT number may stand (BR-O-02); who is who then follows from the register. */
function party(who: Party, category: InvoiceDocument['vat']['category']): string {
  const vatNumber = category === 'O' ? null : who.vatNumber
  return node(
    'Party',
    electronicAddress(who),
    node('PartyName', leaf('Name', who.name)),
    node(
      'PostalAddress',
      leaf('StreetName', who.lines[0]),
      leaf('AdditionalStreetName', who.lines.slice(1).join(', ')),
      node('Country', leaf('IdentificationCode', who.country)),
    ),
    vatNumber ? node('PartyTaxScheme', leaf('CompanyID', vatNumber), node('TaxScheme', leaf('ID', 'VAT'))) : '',
    node('PartyLegalEntity', leaf('RegistrationName', who.name), leaf('CompanyID', who.companyId)),
    node('Contact', leaf('ElectronicMail', who.email)),
  )
}

function electronicAddress({ vatNumber, email }: Party): string {
  const scheme = vatSchemes[vatNumber?.slice(0, 2) ?? '']
  if (vatNumber && scheme) return leaf('EndpointID', vatNumber, { schemeID: scheme })
  return leaf('EndpointID', email, { schemeID: 'EM' })
}

/** UNCL 4461. A transfer is `30` only with an account to pay to (BR-61); `1` says no means. */
const means = { transfer: '1', card: '48', wallet: '68' } as const

function paymentMeans({ payment, supplier, variableSymbol }: InvoiceDocument): string {
  const transfer = payment.method === 'transfer' && supplier.iban
  return node(
    'PaymentMeans',
    leaf('PaymentMeansCode', transfer ? '30' : means[payment.method]),
    leaf('PaymentID', variableSymbol),
    transfer
      ? node(
          'PayeeFinancialAccount',
          leaf('ID', supplier.iban?.replaceAll(' ', '')),
          leaf('Name', supplier.name),
          node('FinancialInstitutionBranch', leaf('ID', supplier.bic)),
        )
      : '',
  )
}
