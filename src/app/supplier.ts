import { z } from 'zod'
import { ibanIsValid } from '#domain/billing/iban.ts'
import type { InvoiceDocument } from '#domain/billing/invoice-document.ts'
import type { Config } from '#platform/config/config.ts'

const shape = z.object({
  name: z.string(),
  lines: z.array(z.string()),
  // Which VAT is charged is Slovakia's law alone (domain/billing/vat.ts): another issuer would owe another.
  country: z.literal('SK', 'must be SK: no other country’s VAT is known').default('SK'),
  companyId: z.string().nullable().default(null),
  taxId: z.string().nullable().default(null),
  // Who has none charges no VAT, and every invoice with it names the number (EN 16931, BR-S-02).
  vatNumber: z
    .string('is missing: invoices with VAT name it')
    .regex(/^SK\d{10}$/, 'is no Slovak VAT number: SK and ten digits'),
  register: z.string().nullable().default(null),
  email: z.string().nullable().default(null),
  iban: z.string().refine(ibanIsValid, 'is no account number: its check digits are wrong').nullable().default(null),
  bic: z.string().nullable().default(null),
})

/** The issuer on invoices. Without configuration it is an openly fictional company, which only a demo may use. */
export function supplierOf(config: Config): InvoiceDocument['supplier'] {
  if (config.invoiceIssuer) {
    const given = shape.safeParse(JSON.parse(config.invoiceIssuer))
    if (!given.success) throw new Error(`INVOICE_ISSUER: ${z.prettifyError(given.error)}`)
    return given.data
  }
  return {
    name: 'Markwright Demo s. r. o. (fictional)',
    lines: ['Vymyslená 1', '811 02 Bratislava'],
    country: 'SK',
    companyId: '99 999 999',
    taxId: '2999999999',
    vatNumber: 'SK2999999999',
    register: 'Demo register, insert 0/D',
    email: 'billing@markwright.test',
    iban: 'SK1799990000001234567890',
    bic: 'DEMOSKBX',
  }
}
