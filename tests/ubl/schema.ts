/*
 * What UBL 2.1 (OASIS, 4 November 2013) asks of the elements that we write: which children, in which order, how often
 * (`?` at most once, `*` any number, `+` at least once), and which attributes an element must have. Elements of the schema
 * that we never write are not named here, so that one that appears unasked is a fault. `bench/ubl.ts` asks the schema itself.
 */
export const content: Readonly<Record<string, string>> = {
  Invoice:
    'CustomizationID? ProfileID? ID IssueDate DueDate? InvoiceTypeCode? Note* TaxPointDate? DocumentCurrencyCode? TaxCurrencyCode? OrderReference? BillingReference* AccountingSupplierParty AccountingCustomerParty PaymentMeans* TaxTotal* LegalMonetaryTotal InvoiceLine+',
  CreditNote:
    'CustomizationID? ProfileID? ID IssueDate TaxPointDate? CreditNoteTypeCode? Note* DocumentCurrencyCode? TaxCurrencyCode? OrderReference? BillingReference* AccountingSupplierParty AccountingCustomerParty PaymentMeans* TaxTotal* LegalMonetaryTotal CreditNoteLine+',
  OrderReference: 'ID',
  BillingReference: 'InvoiceDocumentReference?',
  InvoiceDocumentReference: 'ID',
  AccountingSupplierParty: 'Party?',
  AccountingCustomerParty: 'Party?',
  Party: 'EndpointID? PartyName* PostalAddress? PartyTaxScheme* PartyLegalEntity* Contact?',
  PartyName: 'Name',
  PostalAddress: 'StreetName? AdditionalStreetName? Country?',
  Country: 'IdentificationCode?',
  PartyTaxScheme: 'CompanyID? TaxScheme',
  TaxScheme: 'ID?',
  PartyLegalEntity: 'RegistrationName? CompanyID?',
  Contact: 'ElectronicMail?',
  PaymentMeans: 'PaymentMeansCode PaymentID* PayeeFinancialAccount?',
  PayeeFinancialAccount: 'ID? Name? FinancialInstitutionBranch?',
  FinancialInstitutionBranch: 'ID?',
  TaxTotal: 'TaxAmount TaxSubtotal*',
  TaxSubtotal: 'TaxableAmount? TaxAmount TaxCategory',
  TaxCategory: 'ID? Percent? TaxExemptionReasonCode? TaxExemptionReason* TaxScheme',
  ClassifiedTaxCategory: 'ID? Percent? TaxScheme',
  LegalMonetaryTotal: 'LineExtensionAmount? TaxExclusiveAmount? TaxInclusiveAmount? PrepaidAmount? PayableAmount',
  InvoiceLine: 'ID InvoicedQuantity? LineExtensionAmount Item Price?',
  CreditNoteLine: 'ID CreditedQuantity? LineExtensionAmount? Item? Price?',
  Item: 'Name? ClassifiedTaxCategory*',
  Price: 'PriceAmount',
}

/** The attributes that the schema (amounts) and EN 16931 (the rest) demand; no element has another. */
const attribute = (name: string): string | null => {
  if (name.endsWith('Amount')) return 'currencyID'
  if (name.endsWith('Quantity')) return 'unitCode'
  return name === 'EndpointID' ? 'schemeID' : null
}

/** Forms of the simple types that we write. */
const forms: readonly [RegExp, RegExp][] = [
  [/Date$/, /^\d{4}-\d\d-\d\d$/],
  [/(Amount|Quantity|Percent)$/, /^-?\d+(\.\d+)?$/],
]

export interface Element {
  name: string
  prefix: string
  attributes: Readonly<Record<string, string>>
  text: string
  children: Element[]
}

const ordered = new Map(
  Object.entries(content).map(([name, children]) => [
    name,
    new RegExp(
      `^${children
        .split(' ')
        .map((child) => child.replace(/^(\w+)(\W?)$/, '(?:$1 )$2'))
        .join('')}$`,
    ),
  ]),
)

/** Every way in which a document is not what the schema asks for; empty where it is valid. */
export function schemaFaults(element: Element, path = ''): string[] {
  const here = `${path}/${element.name}`
  const model = ordered.get(element.name)
  const faults: string[] = []
  if ((model ? (path === '' ? '' : 'cac') : 'cbc') !== element.prefix) faults.push(`${here}: namespace`)
  const needed = attribute(element.name)
  const named = Object.keys(element.attributes).filter((key) => !key.startsWith('xmlns'))
  if (named.join(' ') !== (needed ?? '')) faults.push(`${here}: attributes ${named.join(' ')}`)
  if (!model) {
    if (element.children.length > 0) faults.push(`${here}: not known here`)
    if (element.text.trim() === '') faults.push(`${here}: empty`)
    for (const [of, form] of forms)
      if (of.test(element.name) && !form.test(element.text)) faults.push(`${here}: form of ${element.text}`)
    return faults
  }
  if (!model.test(element.children.map(({ name }) => `${name} `).join('')))
    faults.push(`${here}: ${element.children.map(({ name }) => name).join(' ')}`)
  return [...faults, ...element.children.flatMap((child) => schemaFaults(child, here))]
}
