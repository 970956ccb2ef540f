import { and, eq, inArray } from 'drizzle-orm'
import { requestGrant, requestHelpGiven, requestPreferences } from '#contract/preference.ts'
import { statusesToWork } from '#domain/registration/can.ts'
import { hasGrant } from '#domain/registration/grant.ts'
import { AppError, refuseField } from '#kernel/errors.ts'
import { registrationRequest } from '#schema/registration.ts'
import { handle } from '#features/facilities.ts'
import { lockedRequest } from './policy.ts'

const done = { done: true } as const

/** Keeps what a client wants besides the order, as long as the order can be changed. A grant is for offices in the Union only. */
export const keepPreferences = handle(requestPreferences, async ({ params, body }, caller, facilities) => {
  await facilities.write(async (tx) => {
    const row = await lockedRequest(tx, params.id, caller)
    const euipoGrantRequested = body.euGrant && row.jurisdictions.some(hasGrant)
    const invoiceIssuedInUs = body.invoiceInUs && facilities.supplierInUs !== null
    const changed = await tx
      .update(registrationRequest)
      .set({ euipoGrantRequested, invoiceIssuedInUs, lawyerServicesHelpRequired: body.lawyerHelp })
      .where(and(eq(registrationRequest.id, row.id), inArray(registrationRequest.status, statusesToWork.order)))
    if (changed.rowCount !== 1)
      throw new AppError('transition-refused', { facts: { from: row.status, to: 'Order created' } })
  })
  return done
})

/** Records what became of a grant. */
export const decideGrant = handle(requestGrant, async ({ params, body }, caller, facilities) => {
  if (body.decidedOn !== null && body.decidedOn > facilities.today()) refuseField('decidedOn', 'date-in-future')
  await facilities.write(async (tx) => {
    const row = await lockedRequest(tx, params.id, caller)
    if (!row.euipoGrantRequested) throw new AppError('rules-unmet', { facts: { missing: 'grant' } })
    await tx
      .update(registrationRequest)
      .set({
        euipoGrantDecision: body.decision,
        euipoGrantDecidedOn: body.decision === null ? null : body.decidedOn,
      })
      .where(eq(registrationRequest.id, row.id))
  })
  return done
})

/** A client who asked for a lawyer was spoken to. */
export const giveHelp = handle(requestHelpGiven, async ({ params }, caller, facilities) => {
  await facilities.write(async (tx) => {
    const row = await lockedRequest(tx, params.id, caller)
    if (!row.lawyerServicesHelpRequired) throw new AppError('rules-unmet', { facts: { missing: 'lawyer-help' } })
    await tx
      .update(registrationRequest)
      .set({ lawyerServicesHelpRequired: false })
      .where(eq(registrationRequest.id, row.id))
  })
  return done
})
