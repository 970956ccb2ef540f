import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { partyFields, postalAddress } from '#contract/party.ts'
import { plainVatNumber } from '#domain/account/party.ts'
import { found } from '#kernel/errors.ts'
import type { Database } from '#platform/db/database.ts'
import { later } from '#platform/db/transaction.ts'
import { address, entity } from '#schema/account.ts'

export type PostalAddress = z.output<typeof postalAddress>
type Who = z.output<z.ZodObject<typeof partyFields>>

/** Columns of an entity beyond those that every party has. */
type More = Partial<
  Omit<
    typeof entity.$inferInsert,
    'id' | 'userId' | 'addressId' | 'vatPayer' | 'vatAskedAt' | 'vatConsultation' | keyof Who
  >
>

/** Of a number that nobody asked about. */
const nothingSaid = { vatPayer: false, vatAskedAt: null, vatConsultation: null }

export interface Party {
  who: Who & More
  at: PostalAddress
  /** Whose it is; null before there is an account. */
  userId: string | null
}

/** Stores an address in the row of `known`, or in a new one. Answers its id. */
export async function saveAddress(
  db: Database,
  known: number | null,
  { at, userId }: Pick<Party, 'at' | 'userId'>,
): Promise<number> {
  const values = { ...at, userId }
  const [changed] = known
    ? await db.update(address).set(values).where(eq(address.id, known)).returning({ id: address.id })
    : []
  if (changed) return changed.id
  const [stored] = await db.insert(address).values(values).returning({ id: address.id })
  return found(stored).id
}

/**
 * Stores a person or company with its address: in the rows of `known`, or in new ones. A typed VAT number is never a confirmed
 * one: only the answer of the register does that (`saveBilled`), and a change takes it back. Answers the id of the entity.
 */
export async function saveParty(db: Database, known: string | null, { who, at, userId }: Party): Promise<string> {
  const vat = plainVatNumber(who.vat ?? null)
  const values = { ...who, vat, userId }
  const [row] = known ? await db.select().from(entity).where(eq(entity.id, known)) : []
  if (row?.addressId) {
    const place = { ...at, userId }
    await later(db, db.update(address).set(place).where(eq(address.id, row.addressId)))
    // The same number keeps what was said of it.
    const all = { ...values, ...((vat === null || row.vat !== vat) && nothingSaid) }
    await later(db, db.update(entity).set(all).where(eq(entity.id, row.id)))
    return row.id
  }
  const addressId = await saveAddress(db, null, { at, userId })
  const id = randomUUID()
  await later(db, db.insert(entity).values({ ...values, id, addressId }))
  return id
}
