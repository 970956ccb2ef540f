import { eq } from 'drizzle-orm'
import { applicationUse } from '#contract/application.ts'
import type { FirstUses } from '#domain/registration/first-use.ts'
import { refuseField } from '#kernel/errors.ts'
import { applicationJurisdiction, registrationRequest } from '#schema/registration.ts'
import { handle } from '#features/facilities.ts'
import { openDraft } from './draft.ts'
import { writeDraft } from './reading.ts'
import { refuseElsewhere } from './specimens.ts'

/** On what an application at the USPTO rests, and since when the mark is used. */
export const setUse = handle(applicationUse, async ({ params, body }, caller, facilities) => {
  const on = facilities.today()
  const firstUse: FirstUses = {}
  for (const [at, { number, firstUseAnywhere, firstUseInCommerce }] of body.classes.entries()) {
    const field = (name: string) => `classes.${at}.${name}`
    if (String(number) in firstUse) refuseField(field('number'), 'not-a-choice')
    if (firstUseAnywhere !== null && firstUseAnywhere > on) refuseField(field('firstUseAnywhere'), 'date-in-future')
    if (firstUseInCommerce !== null && firstUseInCommerce > on)
      refuseField(field('firstUseInCommerce'), 'date-in-future')
    // Use in commerce is use as well, so it is never the earlier one.
    if (firstUseInCommerce !== null && firstUseAnywhere !== null && firstUseInCommerce < firstUseAnywhere)
      refuseField(field('firstUseInCommerce'), 'date-too-early')
    if (firstUseAnywhere !== null || firstUseInCommerce !== null)
      firstUse[String(number)] = { anywhere: firstUseAnywhere, inCommerce: firstUseInCommerce }
  }
  await writeDraft(facilities, { id: params.id, caller }, async (tx) => {
    const { request, draft } = await openDraft(tx, params.id, caller)
    refuseElsewhere(request)
    const set = { usptoFilingBasis: body.basis, usptoFirstUse: firstUse }
    await tx
      .insert(applicationJurisdiction)
      .values({ applicationId: draft.id, jurisdiction: 'US', ...set })
      .onConflictDoUpdate({
        target: [applicationJurisdiction.applicationId, applicationJurisdiction.jurisdiction],
        set,
      })
    await tx
      .update(registrationRequest)
      .set({ useInCommerce: body.basis === null ? null : body.basis === '1a' })
      .where(eq(registrationRequest.id, request.id))
  })
  return { done: true as const }
})
