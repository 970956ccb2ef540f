import { eq } from 'drizzle-orm'
import { isRecentAnswer, memberOfNumber } from '#domain/account/vat-number.ts'
import type { InvoiceDocument } from '#domain/billing/invoice-document.ts'
import { vatDecision, type VatDecision } from '#domain/billing/vat.ts'
import { isSellerCountry, type SellerCountry } from '#domain/billing/vat-law.ts'
import type { PlainDate } from '#kernel/dates.ts'
import type { Database } from '#platform/db/database.ts'
import { address, entity } from '#schema/account.ts'
import type { Facilities } from '#features/facilities.ts'
import type { Payable } from './payable.ts'

export interface Buyer {
  party: InvoiceDocument['customer']
  vat: VatDecision
  /** What the register had said of the number by then; null without a number. */
  vatCheck: InvoiceDocument['vatCheck']
  /** A consumer otherwise. */
  business: boolean
  /** Who of ours issues to this buyer. */
  seller: Seller
}

/** Who issues, and by which country's law. */
export interface Seller {
  country: SellerCountry
  supplier: InvoiceDocument['supplier']
}

type Suppliers = Pick<Facilities, 'supplier' | 'supplierInUs'>

/**
 * Who issues: our company in the United States to whoever asked for it and is billed there, else the first. Nobody chooses it to
 * pay no VAT: elsewhere the preference is nothing.
 */
export function sellerTo(country: string, { invoiceInUs }: Pick<Payable, 'invoiceInUs'>, suppliers: Suppliers): Seller {
  const { supplier: first, supplierInUs } = suppliers
  const supplier = invoiceInUs && country === 'US' ? (supplierInUs ?? first) : first
  if (!isSellerCountry(supplier.country)) throw new Error(`no law of VAT for an issuer in ${supplier.country}`)
  return { supplier, country: supplier.country }
}

/**
 * The buyer of a billing entity as a document names it, and how VAT is charged. A VAT number counts as confirmed only
 * when the European register confirmed it not long ago, which `vat_payer` and `vat_asked_at` record, and when it is of the country
 * that is billed; a typed one alone never zero-rates.
 */
export async function buyerOf(
  db: Database,
  { billingEntityId, invoiceInUs }: Pick<Payable, 'billingEntityId' | 'invoiceInUs'>,
  on: PlainDate,
  suppliers: Suppliers,
): Promise<Buyer | null> {
  if (billingEntityId === null) return null
  const [row] = await db
    .select()
    .from(entity)
    .leftJoin(address, eq(entity.addressId, address.id))
    .where(eq(entity.id, billingEntityId))
  if (!row?.address) return null
  const { entity: who, address: where } = row
  const business = who.type === 'legal'
  const country = where.country
  const seller = sellerTo(country, { invoiceInUs }, suppliers)
  // A number of another member state is no number of who acts from this one; what the register said long ago says nothing of today.
  const isConfirmed =
    who.vat !== null && who.vatPayer && memberOfNumber(who.vat) === country && isRecentAnswer(who.vatAskedAt, on)
  const vatNumber = who.vat === null ? 'none' : isConfirmed ? 'confirmed' : 'unconfirmed'
  return {
    party: {
      name: business ? (who.businessName ?? '') : `${who.firstName ?? ''} ${who.lastName ?? ''}`.trim(),
      lines: [where.street, `${where.postcode} ${where.city}`, ...(where.state ? [where.state] : [])],
      country,
      companyId: who.companyId,
      taxId: null,
      vatNumber: who.vat,
      register: null,
      email: who.email,
    },
    vat: vatDecision({ country, business, vatNumber }, on, seller.country),
    vatCheck: who.vat === null ? null : { isConfirmed, askedAt: who.vatAskedAt, consultation: who.vatConsultation },
    business,
    seller,
  }
}
