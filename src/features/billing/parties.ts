import { eq } from 'drizzle-orm'
import type { InvoiceDocument } from '#domain/billing/invoice-document.ts'
import { vatDecision, type VatDecision } from '#domain/billing/vat.ts'
import type { PlainDate } from '#kernel/dates.ts'
import type { Database } from '#platform/db/database.ts'
import { address, entity } from '#schema/account.ts'

export interface Buyer {
  party: InvoiceDocument['customer']
  vat: VatDecision
  /** A consumer otherwise. */
  business: boolean
}

/**
 * The buyer of a billing entity as a document names it, and how VAT is charged. A VAT number counts as confirmed only
 * when the European register confirmed it, which `vat_payer` records; a typed one alone never zero-rates.
 */
export async function buyerOf(db: Database, billingEntityId: string | null, on: PlainDate): Promise<Buyer | null> {
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
  const vatNumber = who.vat === null ? 'none' : who.vatPayer ? 'confirmed' : 'unconfirmed'
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
    vat: vatDecision({ country, business, vatNumber }, on),
    business,
  }
}
