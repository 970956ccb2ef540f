import { issuerList } from '#contract/issuer.ts'
import type { InvoiceDocument } from '#domain/billing/invoice-document.ts'
import {
  isSellerCountry,
  issuerIn,
  standardRate,
  taxCurrency,
  taxedCountries,
  vatLawOf,
} from '#domain/billing/vat-law.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { handle, type Facilities } from '#features/facilities.ts'

interface Counted {
  issuer: string
  year: number
  invoices: { issued: number; last: number }
  creditNotes: { issued: number; last: number }
}

/** How many documents stand under the numbers of each series; `last` above `issued` would be a gap. */
const statement = `
  select issuer, year,
         jsonb_build_object('issued', count(*) filter (where kind = 'invoice'),
                            'last', coalesce(max(number) filter (where kind = 'invoice'), 0)) as invoices,
         jsonb_build_object('issued', count(*) filter (where kind = 'credit'),
                            'last', coalesce(max(number) filter (where kind = 'credit'), 0)) as "creditNotes"
    from (select issuer, year, serial_number as number, 'invoice' as kind from invoice where serial_number is not null
          union all
          select issuer, year, serial_number, 'credit' from credit_note) numbered
   group by 1, 2
   order by 2 desc, 1`

const described = (
  setting: string,
  supplier: InvoiceDocument['supplier'],
  counted: readonly Counted[],
  on: PlainDate,
) => {
  const { country } = supplier
  if (!isSellerCountry(country)) throw new Error(`no law of VAT for an issuer in ${country}`)
  const series = issuerIn(country)
  const { name, lines, companyId, taxId, vatNumber, register, iban, bic } = supplier
  return {
    setting,
    series,
    name,
    lines,
    country,
    companyId,
    taxId,
    vatNumber,
    register,
    iban,
    bic,
    email: supplier.email ?? null,
    taxCurrency: taxCurrency(country),
    vat: country === 'US' ? null : vatLawOf(country),
    vatPercent: country === 'US' ? null : standardRate(on, country),
    years: counted
      .filter(({ issuer }) => issuer === series)
      .map(({ year, invoices, creditNotes }) => ({ year, invoices, creditNotes })),
  }
}

/** Who issues, as the settings of the installation say it, with what has been issued and what is known of the law. */
export const issuers = handle(issuerList, async (_input, _caller, facilities: Facilities) => {
  const { rows } = await facilities.pool.query<Counted>(statement)
  const { supplier, supplierInUs } = facilities
  const today = facilities.today()
  return {
    issuers: [
      described('INVOICE_ISSUER', supplier, rows, today),
      ...(supplierInUs ? [described('INVOICE_ISSUER_US', supplierInUs, rows, today)] : []),
    ],
    laws: taxedCountries.map((country) => vatLawOf(country)),
  }
})
