import { and, eq, isNull } from 'drizzle-orm'
import type { InvoiceDocument } from '#domain/billing/invoice-document.ts'
import type { PaymentWay } from '#domain/billing/payment.ts'
import { invoiceNumber, variableSymbol } from '#domain/billing/numbering.ts'
import { atTaxPoint } from '#domain/billing/tax-point.ts'
import { totalsOf, type Totals } from '#domain/billing/totals.ts'
import { isSellerCountry, issuerIn, taxCurrency, type SellerCountry } from '#domain/billing/vat-law.ts'
import { addDays, type PlainDate } from '#kernel/dates.ts'
import { AppError } from '#kernel/errors.ts'
import { isLanguage } from '#kernel/languages.ts'
import { convert } from '#kernel/money.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { invoice } from '#schema/billing.ts'
import type { Facilities } from '#features/facilities.ts'
import { nextNumber, nextSymbol } from './counters.ts'
import { buyerOf, type Buyer } from './parties.ts'
import type { Payable } from './payable.ts'
import { ratesOn } from './prices.ts'

export type InvoiceRow = typeof invoice.$inferSelect

/** Days a client has to pay by transfer. */
const paymentDays = 14

/** The invoice of a product that is not cancelled, locked for the transaction. */
export async function openInvoice(db: Database, productId: string): Promise<InvoiceRow | null> {
  const [row] = await db
    .select()
    .from(invoice)
    .where(and(eq(invoice.productId, productId), isNull(invoice.cancelledAt)))
    .for('update')
  return row ?? null
}

/**
 * Base and VAT in the currency of the authority where VAT is due on a document in another one; null where none is due, `no-rate`
 * where the rate that they need is not recorded.
 */
async function inTaxCurrency(
  db: Database,
  { country, currency, totals, on }: { country: SellerCountry; currency: string; totals: Totals; on: string },
): Promise<InvoiceDocument['euro'] | 'no-rate'> {
  const taxed = taxCurrency(country)
  if (taxed === null || currency === taxed || totals.vat === 0) return null
  // Of the day on which the tax arises (Act 235/2004, section 4(8)); in Slovakia of the day before it (Act 222/2004, section 26(1)).
  const rates = (country === 'SK' ? await ratesOn(db, addDays(on, -1)) : null) ?? (await ratesOn(db, on))
  const rate = currency === 'EUR' ? 1 : rates?.perEuro[currency]
  if (!rates || rate === undefined) return 'no-rate'
  if (taxed === 'CZK') {
    const crowns = rates.perEuro['CZK']
    if (crowns === undefined) return 'no-rate'
    // Through the euro, by the Central Bank's rate of each (Act 235/2004, section 4(8)).
    const cross = Number((crowns / rate).toFixed(6))
    const net = convert(totals.net, currency, taxed, cross)
    return { net, vat: convert(totals.vat, currency, taxed, cross), rate: cross, date: rates.date, currency: taxed }
  }
  const euro = (amount: number) => convert(amount, currency, 'EUR', 1 / rate)
  return { net: euro(totals.net), vat: euro(totals.vat), rate, date: rates.date }
}

/** A document that has to say its VAT in the authority's currency is not made without it: somebody enters the rate first. */
function told(amounts: InvoiceDocument['euro'] | 'no-rate', currency: string): InvoiceDocument['euro'] {
  if (amounts === 'no-rate') throw new AppError('rules-unmet', { facts: { missing: 'rate', currency } })
  return amounts
}

interface Placing {
  paymentType: PaymentWay
  couponId: string | null
  /** Where they are known already. */
  buyer?: Buyer
  symbol?: number
}

/** Makes the proforma of an order: its own payment reference, no serial number, everything frozen in its document. */
export async function makeProforma(
  tx: Tx,
  payable: Payable,
  { buyer: known, symbol: taken, paymentType, couponId }: Placing,
  facilities: Pick<Facilities, 'clock' | 'today' | 'supplier' | 'supplierInUs'>,
): Promise<InvoiceRow> {
  const on = facilities.today()
  const buyer = known ?? (await buyerOf(tx, payable, on, facilities))
  if (!buyer) throw new AppError('rules-unmet', { facts: { missing: 'billing details' } })
  const totals = totalsOf(payable.lines, buyer.vat)
  const year = Number(on.slice(0, 4))
  const { country, supplier } = buyer.seller
  const issuer = issuerIn(country)
  const symbol = variableSymbol(issuer, year, taken ?? (await nextSymbol(tx)))
  const document: InvoiceDocument = {
    version: 1,
    kind: 'proforma',
    language: isLanguage(payable.language) ? payable.language : 'en',
    currency: payable.currency,
    issuer,
    supplier,
    customer: buyer.party,
    number: null,
    variableSymbol: symbol,
    constantSymbol: '0308',
    issueDate: on,
    supplyDate: null,
    dueDate: addDays(on, paymentDays),
    subject: payable.subject,
    lines: payable.lines,
    vat: buyer.vat,
    vatCheck: buyer.vatCheck,
    totals,
    ratesOn: payable.ratesOn,
    euro: told(await inTaxCurrency(tx, { country, currency: payable.currency, totals, on }), payable.currency),
    payment: { method: paymentType, paidOn: null },
  }
  const [row] = await tx
    .insert(invoice)
    .values({
      variableSymbol: symbol,
      issuer,
      paymentType,
      productId: payable.productId,
      userId: payable.ownerUserId,
      billingEntityId: payable.billingEntityId,
      discountCouponId: couponId,
      documentContext: document,
    })
    .returning()
  if (!row) throw new Error('the proforma was not stored')
  return row
}

/** Turns a proforma into the invoice: the next serial number of this year, the date of payment, the final document. */
export async function issueInvoice(
  tx: Tx,
  row: InvoiceRow,
  facilities: Pick<Facilities, 'clock' | 'today'>,
  receivedOn?: PlainDate,
): Promise<{ row: InvoiceRow; number: string }> {
  const on = facilities.today()
  const paidOn = receivedOn ?? on
  const orderedOn = row.documentContext.issueDate
  // Money that was there before the order is a payment for it from the order's day on.
  const suppliedOn = paidOn < orderedOn ? orderedOn : paidOn
  const year = Number(on.slice(0, 4))
  const { issuer } = row.documentContext
  const serialNumber = await nextNumber(tx, issuer, year, 'invoice')
  const number = invoiceNumber(issuer, year, serialNumber)
  const { supplier, currency, euro } = row.documentContext
  const { country } = supplier
  const settled = atTaxPoint(row.documentContext, suppliedOn)
  const taxed = isSellerCountry(country)
    ? await inTaxCurrency(tx, { country, currency, totals: settled.totals, on: suppliedOn })
    : euro
  const documentContext: InvoiceDocument = {
    ...row.documentContext,
    ...settled,
    kind: 'invoice',
    number,
    issueDate: on,
    // The proforma has what it would be on its own day; where no rate of the day of payment is known that is nearest to it.
    euro: taxed === 'no-rate' ? (euro ?? told(taxed, currency)) : taxed,
    // For a payment before the work the day it was received is the day of supply (Act 222/2004, section 19).
    supplyDate: suppliedOn,
    payment: { ...row.documentContext.payment, paidOn },
  }
  const [issued] = await tx
    .update(invoice)
    .set({ serialNumber, year, paymentDate: paidOn, documentContext })
    .where(and(eq(invoice.variableSymbol, row.variableSymbol), isNull(invoice.serialNumber)))
    .returning()
  if (!issued) throw new AppError('already-done')
  return { row: issued, number }
}
