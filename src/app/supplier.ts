import { z } from 'zod'
import { memberOfNumber } from '#domain/account/vat-number.ts'
import { ibanIsValid } from '#domain/billing/iban.ts'
import type { InvoiceDocument } from '#domain/billing/invoice-document.ts'
import { isRateUnread, sellerCountries, standardRate } from '#domain/billing/vat-law.ts'
import { officeZone, today } from '#kernel/dates.ts'
import type { Config } from '#platform/config/config.ts'

const known = sellerCountries.join(', ')

const shape = z
  .object({
    name: z.string(),
    lines: z.array(z.string()),
    // Which VAT is charged is the law of the issuer's country (domain/billing/vat-law.ts).
    country: z.enum(sellerCountries, `must be one of ${known}: no other country’s VAT is known`).default('SK'),
    companyId: z.string().nullable().default(null),
    taxId: z.string().nullable().default(null),
    vatNumber: z.string().nullable().default(null),
    /** The standard rate in percent, as the issuer's accountant names it. */
    vatPercent: z.number().nullable().default(null),
    register: z.string().nullable().default(null),
    email: z.string().nullable().default(null),
    iban: z.string().refine(ibanIsValid, 'is no account number: its check digits are wrong').nullable().default(null),
    bic: z.string().nullable().default(null),
  })
  .superRefine(({ country, vatNumber, vatPercent }, context) => {
    const wrong = (message: string) => context.addIssue({ code: 'custom', path: ['vatNumber'], message })
    // From the United States no VAT is charged, and a number for it would say that some is.
    if (country === 'US') {
      if (vatNumber !== null) wrong('is of no issuer in the United States')
      return
    }
    // Who has none charges no VAT, and every invoice with it names the number (EN 16931, BR-S-02).
    if (vatNumber === null) wrong('is missing: invoices with VAT name it')
    else if (memberOfNumber(vatNumber) !== country || !/^[A-Z]{2}[0-9A-Z+*]{8,12}$/.test(vatNumber))
      wrong(`is no VAT number of ${country}`)
    const rate = standardRate(today(officeZone, new Date()), country)
    const disagree = (message: string) => context.addIssue({ code: 'custom', path: ['vatPercent'], message })
    if (vatPercent === null && isRateUnread(country))
      disagree(
        `is missing: nobody here has read the law of ${country}, so its issuer names the standard rate of VAT in percent`,
      )
    else if (vatPercent !== null && vatPercent !== rate)
      disagree(
        `is not the standard rate that is kept for ${country} (${rate} %): one of both is wrong, and invoices must not be`,
      )
  })
  .transform(({ vatPercent: _agreed, ...supplier }) => supplier)

function read(name: string, text: string): z.output<typeof shape> {
  const given = shape.safeParse(JSON.parse(text))
  if (!given.success) throw new Error(`${name}: ${z.prettifyError(given.error)}`)
  return given.data
}

/** The issuer on invoices. Without configuration it is an openly fictional company, which only a demo may use. */
export function supplierOf(config: Config): InvoiceDocument['supplier'] {
  if (config.invoiceIssuer) return read('INVOICE_ISSUER', config.invoiceIssuer)
  return {
    name: 'Markwright Demo s. r. o. (fictional)',
    lines: ['Vymyslená 1', '811 02 Bratislava'],
    country: 'SK',
    companyId: '99 999 999',
    taxId: '2999999992',
    vatNumber: 'SK2999999992',
    register: 'Demo register, insert 0/D',
    email: 'billing@markwright.test',
    iban: 'SK1799990000001234567890',
    bic: 'DEMOSKBX',
  }
}

/** The company in the United States beside it, where there is one. */
export function supplierInUsOf(config: Config): InvoiceDocument['supplier'] | null {
  if (!config.invoiceIssuerInUs) return null
  const supplier = read('INVOICE_ISSUER_US', config.invoiceIssuerInUs)
  if (supplier.country !== 'US') throw new Error('INVOICE_ISSUER_US: country must be US')
  return supplier
}
