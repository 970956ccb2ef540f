import { eq } from 'drizzle-orm'
import { applicationFilingCheck } from '#contract/application.ts'
import { findingsOf, type Filing } from '#domain/registration/filing-rules.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { AppError, found } from '#kernel/errors.ts'
import type { PlainDate } from '#kernel/dates.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { address, entity } from '#schema/account.ts'
import { application, applicationJurisdiction, registrationRequest } from '#schema/registration.ts'
import { handle } from '#features/facilities.ts'
import type { RequestRow } from './policy.ts'

/** What is going to be filed of a request, as it stands now. */
async function filingOf(db: Database, request: RequestRow): Promise<Filing> {
  const [draft] = await db.select().from(application).where(eq(application.registrationRequestId, request.id))
  const lists = draft
    ? await db.select().from(applicationJurisdiction).where(eq(applicationJurisdiction.applicationId, draft.id))
    : []
  const [owner] = draft?.registrationEntityId
    ? await db
        .select()
        .from(entity)
        .leftJoin(address, eq(address.id, entity.addressId))
        .where(eq(entity.id, draft.registrationEntityId))
    : []
  const { priorityFilingJurisdiction: place, priorityFilingDate: date } = draft ?? {}
  return {
    mark: request.value,
    places: request.jurisdictions.flatMap((text) => {
      const code = jurisdictionFrom(text)
      const goods = lists.find((list) => list.jurisdiction === text)?.goodsAndServices ?? []
      return code === null ? [] : [{ code, goods }]
    }),
    owner: owner
      ? {
          isCompany: owner.entity.type === 'legal',
          names: [owner.entity.businessName, owner.entity.firstName, owner.entity.lastName].filter(
            (name): name is string => name !== null && name !== '',
          ),
          country: owner.address?.country ?? '',
          street: owner.address?.street ?? '',
          stateOfIncorporation: owner.entity.stateOfIncorporation,
          countryOfIncorporation: owner.entity.countryOfIncorporation,
        }
      : null,
    priority: place && date ? { place, date } : null,
    orderedClasses: request.orderedItems?.classes ?? [],
  }
}

/** What the rules of filing find in a draft. */
export const filingCheck = handle(applicationFilingCheck, async ({ params }, _caller, { db, today }) => {
  const [request] = await db.select().from(registrationRequest).where(eq(registrationRequest.id, params.id))
  return { findings: findingsOf(await filingOf(db, found(request)), today()) }
})

/** Keeps back a draft in which something is found that an office would refuse. */
export async function refuseBlocked(tx: Tx, request: RequestRow, on: PlainDate): Promise<void> {
  const findings = findingsOf(await filingOf(tx, request), on)
  const blocking = findings.filter(({ level }) => level === 'blocking').map(({ rule }) => rule)
  if (blocking.length > 0)
    throw new AppError('rules-unmet', { facts: { missing: 'filing', rules: [...new Set(blocking)].join(', ') } })
}
