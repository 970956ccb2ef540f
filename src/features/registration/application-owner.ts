import { eq, sql } from 'drizzle-orm'
import { applicationSaveDraft, applicationUpdate } from '#contract/registration.ts'
import { requestCan } from '#domain/registration/can.ts'
import { addMonths } from '#kernel/dates.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { application } from '#schema/registration.ts'
import { saveParty } from '#features/account/index.ts'
import { handle } from '#features/facilities.ts'
import type { Tx } from '#platform/db/database.ts'
import { lockedRequest, type RequestRow } from './policy.ts'
import { track } from './transition.ts'

export async function applicationOf(tx: Tx, request: RequestRow) {
  const [row] = await tx
    .select()
    .from(application)
    .where(eq(application.registrationRequestId, request.id))
    .for('update')
  return found(row)
}

function refuseClosed(request: RequestRow): void {
  if (!requestCan.owner(request))
    throw new AppError('transition-refused', { facts: { from: request.status, to: 'Ready for drafting' } })
}

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

/** Completes the owner's data. A change after the client's approval takes the approval back. */
export const updateOwner = handle(applicationUpdate, async ({ params, body }, caller, facilities) => {
  const on = facilities.today()
  if (body.owner.birthdate && body.owner.birthdate > on) refuseField('owner.birthdate', 'date-in-future')
  if (body.priority && body.priority.date > on) refuseField('priority.date', 'date-in-future')
  if (body.priority && addMonths(body.priority.date, 6) < on) refuseField('priority.date', 'date-too-early')
  await facilities.write(async (tx) => {
    const request = await lockedRequest(tx, params.id, caller)
    refuseClosed(request)
    const row = await applicationOf(tx, request)
    const { address: at, ...who } = body.owner
    const registrationEntityId = await saveParty(tx, row.registrationEntityId, { who, at, userId: request.userId })
    await tx
      .update(application)
      .set({
        registrationEntityId,
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
    if (!row.onboardingFinished) await track(tx, request.id, 'Owner details completed', caller.userId)
  })
  return { done: true as const }
})
