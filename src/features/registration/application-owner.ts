import { eq, sql } from 'drizzle-orm'
import { applicationSaveDraft, applicationUpdate } from '#contract/registration.ts'
import { moreAddresses, type MoreAddress } from '#domain/registration/addresses.ts'
import { addMonths } from '#kernel/dates.ts'
import { refuseField } from '#kernel/errors.ts'
import type { Tx } from '#platform/db/database.ts'
import { application } from '#schema/registration.ts'
import { type PostalAddress, saveAddress, saveParty } from '#features/account/index.ts'
import { handle } from '#features/facilities.ts'
import { applicationOf, refuseClosed, type DraftRow } from './draft.ts'
import { lockedRequest } from './policy.ts'
import { writeDraft } from './reading.ts'
import { track } from './transition.ts'

/** Keeps what was typed, complete or not, so that nothing is lost between two visits. */
export const saveDraft = handle(applicationSaveDraft, async ({ params, body }, caller, facilities) => {
  await facilities.write(async (tx) => {
    const request = await lockedRequest(tx, params.id, caller)
    refuseClosed(request)
    const row = await applicationOf(tx, request)
    await tx
      .update(application)
      .set({ draft: body.draft, updatedAt: sql`now()` })
      .where(eq(application.id, row.id))
  })
  return { done: true as const }
})

/**
 * Keeps an address beside the owner's, or none. What is taken back is deleted with the link to it, unless a row of somebody's
 * data stands on it too.
 */
async function keepAddress(
  tx: Tx,
  { row, of }: { row: DraftRow; of: MoreAddress },
  { at, userId }: { at: PostalAddress | null; userId: string | null },
): Promise<void> {
  const column = of === 'mailing' ? ('mailingAddressId' as const) : ('domicileAddressId' as const)
  const known = row[column]
  const id = at && (await saveAddress(tx, known, { at, userId }))
  await tx
    .update(application)
    .set({ [column]: id })
    .where(eq(application.id, row.id))
  if (at !== null || known === null) return
  await tx.$client.query(
    `delete from address a where a.id = $1 and not exists (select from entity where address_id = a.id)
       and not exists (select from application where mailing_address_id = a.id or domicile_address_id = a.id)`,
    [known],
  )
}

/** Completes the owner's data. A change after the client's approval takes the approval back. */
export const updateOwner = handle(applicationUpdate, async ({ params, body }, caller, facilities) => {
  const on = facilities.today()
  if (body.owner.birthdate && body.owner.birthdate > on) refuseField('owner.birthdate', 'date-in-future')
  if (body.priority && body.priority.date > on) refuseField('priority.date', 'date-in-future')
  if (body.priority && addMonths(body.priority.date, 6) < on) refuseField('priority.date', 'date-too-early')
  await writeDraft(facilities, { id: params.id, caller }, async (tx) => {
    const request = await lockedRequest(tx, params.id, caller)
    refuseClosed(request)
    const row = await applicationOf(tx, request)
    const { address: at, ...who } = body.owner
    const registrationEntityId = await saveParty(tx, row.registrationEntityId, { who, at, userId: request.userId })
    await tx
      .update(application)
      .set({
        registrationEntityId,
        // The owner's own address is the domicile where no other is given, and registers show that one.
        domicileAddressVisible: body.domicile === null || body.domicileVisible,
        onboardingFinished: true,
        clientApproval: false,
        draft: null,
        priorityFilingType: body.priority ? 'convention' : null,
        priorityFilingJurisdiction: body.priority?.jurisdiction ?? null,
        priorityFilingNumber: body.priority?.number ?? null,
        priorityFilingDate: body.priority?.date ?? null,
        updatedAt: sql`now()`,
      })
      .where(eq(application.id, row.id))
    for (const of of moreAddresses) await keepAddress(tx, { row, of }, { at: body[of], userId: request.userId })
    if (!row.onboardingFinished) await track(tx, request.id, 'Owner details completed', caller.userId)
  })
  return { done: true as const }
})
