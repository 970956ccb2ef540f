import { eq } from 'drizzle-orm'
import { uuidv7 } from '#kernel/ids.ts'
import { address, entity } from '#schema/account.ts'
import { application, applicationJurisdiction } from '#schema/registration.ts'
import { trademark } from '#schema/trademark.ts'
import type { Tx } from '#platform/db/database.ts'
import type { RequestRow } from './policy.ts'

async function copiedAddress(tx: Tx, id: number | null): Promise<number | null> {
  const [row] = id === null ? [] : await tx.select().from(address).where(eq(address.id, id))
  if (!row) return null
  const { id: _id, ...at } = row
  const [stored] = await tx.insert(address).values(at).returning({ id: address.id })
  return stored?.id ?? null
}

/** The owner's data in rows of their own: what is changed in the draft changes nothing of the mark that it began with. */
async function copiedParty(tx: Tx, id: string): Promise<string | null> {
  const [row] = await tx.select().from(entity).where(eq(entity.id, id))
  if (!row) return null
  const { id: _id, ...who } = row
  const addressId = await copiedAddress(tx, row.addressId)
  const copy = uuidv7()
  await tx.insert(entity).values({ ...who, id: copy, addressId })
  return copy
}

/**
 * Begins the draft of an order that extends a mark with what is known of it: its owner, to be looked at, and for the ordered
 * classes its lists. Of other orders nothing is known yet.
 */
export async function fillDraft(tx: Tx, request: RequestRow): Promise<void> {
  if (request.originTrademarkId === null) return
  const [mark] = await tx.select().from(trademark).where(eq(trademark.id, request.originTrademarkId))
  const [draft] = await tx.select().from(application).where(eq(application.registrationRequestId, request.id))
  if (!mark || !draft || draft.registrationEntityId !== null) return
  if (mark.ownerEntityId !== null) {
    const registrationEntityId = await copiedParty(tx, mark.ownerEntityId)
    const [filed] = mark.registrationRequestId
      ? await tx.select().from(application).where(eq(application.registrationRequestId, mark.registrationRequestId))
      : []
    // The addresses belong to the owner whom that draft named; a mark that changed hands since has another.
    const same = filed !== undefined && filed.registrationEntityId === mark.ownerEntityId ? filed : null
    await tx
      .update(application)
      .set({
        registrationEntityId,
        mailingAddressId: await copiedAddress(tx, same?.mailingAddressId ?? null),
        domicileAddressId: await copiedAddress(tx, same?.domicileAddressId ?? null),
        domicileAddressVisible: same?.domicileAddressVisible ?? true,
      })
      .where(eq(application.id, draft.id))
  }
  const ordered = request.orderedItems?.classes ?? []
  const goodsAndServices = mark.goodsAndServices.filter((list) => ordered.includes(list.class) && list.terms.length > 0)
  if (goodsAndServices.length === 0) return
  await tx
    .insert(applicationJurisdiction)
    .values(request.jurisdictions.map((jurisdiction) => ({ applicationId: draft.id, jurisdiction, goodsAndServices })))
    .onConflictDoNothing()
}
