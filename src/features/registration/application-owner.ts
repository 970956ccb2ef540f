import { eq, sql } from 'drizzle-orm'
import { applicationSaveDraft, applicationUpdate } from '#contract/registration.ts'
import { addMonths } from '#kernel/dates.ts'
import { refuseField } from '#kernel/errors.ts'
import { application } from '#schema/registration.ts'
import { saveParty } from '#features/account/index.ts'
import { handle } from '#features/facilities.ts'
import { applicationOf, refuseClosed } from './draft.ts'
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
