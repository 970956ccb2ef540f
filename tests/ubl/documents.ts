import { creditOf, leftToCredit } from '#domain/billing/credit.ts'
import type { Coupon, InvoiceDocument, OrderLine } from '#domain/billing/invoice-document.ts'
import { totalsOf } from '#domain/billing/totals.ts'
import { issuerIn, taxCurrency } from '#domain/billing/vat-law.ts'
import { vatDecision } from '#domain/billing/vat.ts'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { priceOrder } from '#domain/registration/price.ts'
import { ublOf } from '#features/billing/documents/ubl.ts'
import { referenceFees, referenceServiceFees } from '#app/reference-prices.ts'
import { convert, currencies } from '#kernel/money.ts'
import { seededRandom } from '#tests/random.ts'

const on = '2026-11-22'
const perEuro = Object.fromEntries(currencies.map((one, at) => [one, one === 'EUR' ? 1 : 0.37 + at * 7.13]))
const rules = Map.groupBy(await referenceFees(), ({ jurisdiction }) => jurisdiction)

/** An issuer with everything that one may have. */
export const supplier: InvoiceDocument['supplier'] = {
  name: 'Vydavateľ s. r. o.', lines: ['Vymyslená 1', '811 02 Bratislava'], country: 'SK', companyId: '99 999 999',
  taxId: '2999999992', vatNumber: 'SK2999999992', register: null, email: 'billing@issuer.test',
  iban: 'SK17 9999 0000 0012 3456 7890', bic: 'TESTSKBX',
} // prettier-ignore

/** Who issues: with VAT told in euro, in crowns, at a rate with a fraction, and without any VAT. */
export const sellers = ['SK', 'CZ', 'FI', 'US'] as const

/** The issuer of a country: with a VAT number of its own, in the United States without one. */
const supplierIn = (country: (typeof sellers)[number]): InvoiceDocument['supplier'] => ({
  ...supplier,
  country,
  vatNumber: country === 'US' ? null : country === 'SK' ? supplier.vatNumber : `${country}29999999`,
})

/** Every way in which VAT is decided: at home, reverse charge, consumers, an unconfirmed number, outside. */
export const buyers = [
  { country: 'SK', business: false, vatNumber: 'none', vat: null },
  { country: 'DE', business: true, vatNumber: 'confirmed', vat: 'DE999999999' },
  { country: 'IT', business: true, vatNumber: 'confirmed', vat: 'IT99999999999' },
  { country: 'GR', business: true, vatNumber: 'confirmed', vat: 'EL999999999' },
  { country: 'AT', business: true, vatNumber: 'unconfirmed', vat: 'ATU99999999' },
  { country: 'DE', business: false, vatNumber: 'none', vat: null },
  { country: 'US', business: true, vatNumber: 'none', vat: null },
] as const

/** A random cart as its invoice, and the credit notes that take it back: whole, or cut in up to four parts. */
function cartOf(random: () => number): InvoiceDocument[] {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const places = [...new Set(Array.from({ length: 1 + Math.floor(random() * 5) }, () => pick(jurisdictions)))]
  const classes = Array.from({ length: 1 + Math.floor(random() * 6) }, (_, at) => at + 1)
  const currency = pick(currencies)
  const buyer = pick(buyers)
  const seller = pick(sellers)
  const vat = vatDecision(buyer, on, seller)
  const taxed = taxCurrency(seller)
  const percent = pick([0, 0, 2_500, 10_000])
  const coupon: Coupon | null = percent
    ? { id: 'C', type: 'percent', lawyerFees: percent, fees: pick([0, 500, 10_000]), currency: null }
    : null
  const facts = {
    on,
    rates: { date: on, source: 'test', perEuro },
    serviceFees: referenceServiceFees,
    feeRules: places.flatMap((place) => rules.get(place) ?? []),
  }
  const { lines } = priceOrder({ jurisdictions: places, classes, currency }, facts, coupon)
  if (lines.length === 0) return []
  const totals = totalsOf(lines, vat)
  const rate = (perEuro[currency] ?? 1) / (taxed === null || taxed === 'EUR' ? 1 : (perEuro[taxed] ?? 1))
  const told = (minor: number) => convert(minor, currency, taxed ?? 'EUR', 1 / rate)
  const invoice: InvoiceDocument = {
    version: 1, kind: 'invoice', language: 'en', currency, issuer: issuerIn(seller), supplier: supplierIn(seller), number: '2026000042',
    customer: {
      name: 'Žltý <kôň> & "syn"', lines: ['Street 1', '1000 Town'], country: buyer.country, companyId: buyer.business ? '1' : null,
      taxId: null, vatNumber: buyer.vat, register: null, email: pick(['buyer@customer.test', null, ' ']),
    },
    variableSymbol: '1260000042', constantSymbol: '0308', issueDate: on, supplyDate: pick([on, null]), dueDate: '2026-12-06',
    subject: { mark: 'ĽÚČ', markType: 'WORD', classes, order: 'R-2026-000001' }, lines, vat, totals, ratesOn: on,
    euro: taxed === null || currency === taxed || totals.vat === 0 ? null
      : { net: told(totals.net), vat: told(totals.vat), rate, date: on, ...(taxed === 'CZK' && { currency: taxed }) },
    payment: { method: pick(['card', 'transfer', 'wallet']), paidOn: pick([on, null]) },
  } // prettier-ignore
  if (pick([0, 1]) === 0) invoice.supplier = { ...invoice.supplier, iban: null, bic: null }
  const notes: InvoiceDocument[] = []
  for (let cut = Math.floor(random() * 4); cut >= 0 && leftToCredit(invoice, notes) > 0; cut -= 1) {
    const left = leftToCredit(invoice, notes)
    const amount = cut === 0 ? left : Math.max(1, Math.floor(left * random()))
    notes.push({
      ...invoice, ...creditOf(invoice, notes, amount), kind: 'credit-note', number: `D202600000${notes.length}`,
      corrects: '2026000042', ...(amount < totals.total && { part: true as const, reason: 'One class fewer' }),
    }) // prettier-ignore
  }
  return [invoice, ...notes]
}

const named = (line: OrderLine) => `${line.kind}, ${line.jurisdiction}`

/** Invoices and credit notes of `carts` random carts over the shipped prices, as what they say and as UBL. */
export function documentsOf(carts: number, seed: number): { document: InvoiceDocument; xml: string }[] {
  const random = seededRandom(seed)
  return Array.from({ length: carts }, () => cartOf(random))
    .flat()
    .map((document) => ({ document, xml: ublOf(document, named, 'Why no VAT is charged') }))
}
