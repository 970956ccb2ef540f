import { eq, sql } from 'drizzle-orm'
import { applicationApprove, applicationGoodsAndServices, applicationSend } from '#contract/registration.ts'
import type { GoodsAndServices } from '#domain/catalog/goods-and-services.ts'
import { goodsVersion } from '#domain/catalog/goods-version.ts'
import { requestCan } from '#domain/registration/can.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { application, applicationJurisdiction, registrationRequest } from '#schema/registration.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { createForFiling } from '#features/trademark/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { applicationOf } from './draft.ts'
import { keepApproval } from './approval.ts'
import { refuseBlocked } from './filing-check.ts'
import { applicationApproved, draftForReview } from './mails.ts'
import { keepReading, refuseUnread } from './reading.ts'
import { lockedRequest, type RequestRow } from './policy.ts'
import { actorOf, moveRequest } from './transition.ts'

/** Staff write the list for one jurisdiction or all; a change after approval takes the approval back. */
export const writeGoods = handle(applicationGoodsAndServices, async ({ params, body }, caller, facilities) => {
  await facilities.write(async (tx) => {
    const request = await lockedRequest(tx, params.id, caller)
    if (!requestCan.goods(request)) {
      throw new AppError('transition-refused', { facts: { from: request.status, to: 'Ready for drafting' } })
    }
    const row = await applicationOf(tx, request)
    if (body.jurisdiction !== null && !request.jurisdictions.includes(body.jurisdiction))
      refuseField('jurisdiction', 'not-a-choice')
    const doubled = body.goodsAndServices.map((list) => list.class)
    if (new Set(doubled).size !== doubled.length) refuseField('goodsAndServices', 'class-out-of-range')
    const replaced = body.jurisdiction === null ? request.jurisdictions : [body.jurisdiction]
    await refuseOverwriting(tx, row.id, replaced, body)
    for (const jurisdiction of replaced) {
      await tx
        .insert(applicationJurisdiction)
        .values({ applicationId: row.id, jurisdiction, goodsAndServices: body.goodsAndServices })
        .onConflictDoUpdate({
          target: [applicationJurisdiction.applicationId, applicationJurisdiction.jurisdiction],
          set: { goodsAndServices: body.goodsAndServices },
        })
    }
    await tx
      .update(application)
      .set({ clientApproval: false, updatedAt: sql`now()` })
      .where(eq(application.id, row.id))
  })
  return { done: true as const, version: goodsVersion(body.goodsAndServices) }
})

/** A list that somebody else changed since it was on the writer's screen is not overwritten, unless it says the same. */
async function refuseOverwriting(
  tx: Tx,
  applicationId: string,
  replaced: readonly string[],
  {
    goodsAndServices,
    versions = {},
  }: { goodsAndServices: GoodsAndServices; versions?: Partial<Record<string, string>> | undefined },
): Promise<void> {
  const stored = await tx
    .select({ code: applicationJurisdiction.jurisdiction, list: applicationJurisdiction.goodsAndServices })
    .from(applicationJurisdiction)
    .where(eq(applicationJurisdiction.applicationId, applicationId))
  const wanted = goodsVersion(goodsAndServices)
  for (const code of replaced) {
    const now = goodsVersion(stored.find((one) => one.code === code)?.list ?? [])
    const began = versions[code]
    if (began !== undefined && now !== began && now !== wanted)
      throw new AppError('changed-meanwhile', { facts: { place: code } })
  }
}

/** Sends the draft to the client. Refused while the owner is unknown or a jurisdiction has no goods and services. */
export const send = handle(
  applicationSend,
  async ({ params }, caller, facilities) =>
    await facilities.write(async (tx) => {
      const request = await lockedRequest(tx, params.id, caller)
      await refuseUnready(tx, request)
      await refuseBlocked(tx, request, facilities.today())
      const status = await moveRequest(tx, {
        id: request.id,
        to: 'Sent for review',
        actor: 'staff',
        userId: caller.userId,
      })
      await tell(tx, facilities, request, draftForReview)
      return { status }
    }),
)

/** The client approves: the application is locked and each jurisdiction becomes a trademark that is ready for filing. */
export const approve = handle(
  applicationApprove,
  async ({ params, body }, caller, facilities) =>
    await facilities.write(async (tx) => {
      const request = await lockedRequest(tx, params.id, caller)
      await refuseUnready(tx, request)
      const draft = await applicationOf(tx, request)
      const userId = found(request.userId)
      if (body.digest !== undefined && requestCan.review(request))
        await refuseUnread(tx, { applicationId: draft.id, userId, digest: body.digest })
      await moveRequest(tx, {
        id: request.id,
        to: 'Application approved',
        actor: actorOf(caller),
        userId: caller.userId,
      })
      await tx
        .update(application)
        .set({ clientApproval: true, updatedAt: sql`now()` })
        .where(eq(application.id, draft.id))
      const lists = await tx
        .select()
        .from(applicationJurisdiction)
        .where(eq(applicationJurisdiction.applicationId, draft.id))
      await keepApproval(tx, { draft, by: caller, consent: body.consent })
      if (caller.userId !== null)
        await keepReading(tx, { applicationId: draft.id, userId: caller.userId, at: facilities.clock() })
      await createForFiling(tx, {
        registrationRequestId: request.id,
        userId,
        actorUserId: caller.userId,
        name: request.value,
        alias: request.markAlias,
        type: request.type,
        brandId: request.brandId,
        ownerEntityId: draft.registrationEntityId,
        assignedAdminId: request.assignedAdminId,
        on: facilities.today(),
        jurisdictions: lists.filter((list) => request.jurisdictions.includes(list.jurisdiction)),
      })
      const status = await moveRequest(tx, { id: request.id, to: 'Ready for filing', actor: 'system', userId: null })
      await tell(tx, facilities, request, applicationApproved)
      return { status }
    }),
)

async function refuseUnready(tx: Tx, request: RequestRow): Promise<void> {
  const draft = await applicationOf(tx, request)
  if (!draft.onboardingFinished || !draft.registrationEntityId)
    throw new AppError('rules-unmet', { facts: { missing: 'owner' } })
  const lists = await tx
    .select()
    .from(applicationJurisdiction)
    .where(eq(applicationJurisdiction.applicationId, draft.id))
  const without = request.jurisdictions.filter(
    (code) => !lists.some((list) => list.jurisdiction === code && list.goodsAndServices.length > 0),
  )
  if (without.length > 0) throw new AppError('rules-unmet', { facts: { missing: 'goods', places: without.join(', ') } })
}

async function tell(tx: Tx, facilities: Facilities, request: RequestRow, mail: typeof draftForReview): Promise<void> {
  const [now] = await tx
    .select({ at: registrationRequest.lastStatusUpdate })
    .from(registrationRequest)
    .where(eq(registrationRequest.id, request.id))
  await facilities.tell(tx, { email: request.contactEmail, language: request.language }, mail, {
    id: `${mail.name}-${request.id}-${Date.parse(now?.at ?? '') || 0}`,
    link: { page: 'applicationDraft', id: request.id },
    facts: { number: request.publicId },
    words: { mark: request.value, name: request.contactFirstName },
  })
}
