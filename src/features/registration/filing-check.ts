import { eq } from 'drizzle-orm'
import { applicationFilingCheck } from '#contract/application.ts'
import { hasPicture, hasRecording, hasViews } from '#domain/catalog/mark-types.ts'
import { findingsOf as specimenFindings, isFit } from '#domain/use-in-commerce/specimen.ts'
import { findingsOf, type Filing } from '#domain/registration/filing-rules.ts'
import { whyNotTaken } from '#domain/jurisdiction/sign-files.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { AppError, found } from '#kernel/errors.ts'
import type { PlainDate } from '#kernel/dates.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { address, entity } from '#schema/account.ts'
import { application, applicationJurisdiction, registrationRequest } from '#schema/registration.ts'
import { document } from '#schema/document.ts'
import { specimen } from '#schema/use-in-commerce.ts'
import { lastOfType } from '#features/document/index.ts'
import { handle } from '#features/facilities.ts'
import type { RequestRow } from './policy.ts'
import { wordingsOf } from './wording.ts'

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
  const [domicile = owner?.address] = draft?.domicileAddressId
    ? await db.select().from(address).where(eq(address.id, draft.domicileAddressId))
    : []
  const { priorityFilingJurisdiction: place, priorityFilingDate: date } = draft ?? {}
  const recording = hasRecording(request.type) ? await lastOfType(db, request.documentHubId, 'recording') : null
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
    domicile: domicile ? { street: domicile.street, country: domicile.country } : null,
    priority: place && date ? { place, date } : null,
    orderedClasses: request.orderedItems?.classes ?? [],
    waitsForGrant: request.euipoGrantRequested && request.euipoGrantDecision === null,
    picture: !hasPicture(request.type)
      ? 'not-needed'
      : (await lastOfType(db, request.documentHubId, 'logo'))
        ? 'there'
        : 'missing',
    recording: !hasRecording(request.type) ? 'not-needed' : recording ? 'there' : 'missing',
    recordingRefused: recording
      ? request.jurisdictions.flatMap((text) => {
          const place = jurisdictionFrom(text)
          const why = place && whyNotTaken(place, 'recording', recording)
          return place && why ? [{ place, why }] : []
        })
      : [],
    views: hasViews(request.type) && draft ? 1 + draft.markViews.length : 0,
    unitedStates: request.jurisdictions.includes('US')
      ? await unitedStates(db, request, { draftId: draft?.id ?? null, lists })
      : null,
  }
}

type Lists = readonly (typeof applicationJurisdiction.$inferSelect)[]

/** What is said to the USPTO about use, class by class, and what becomes of the specimens there. */
async function unitedStates(
  db: Database,
  request: RequestRow,
  { draftId, lists }: { draftId: string | null; lists: Lists },
): Promise<Filing['unitedStates']> {
  const list = lists.find((one) => one.jurisdiction === 'US')
  const specimens =
    draftId === null
      ? []
      : await db
          .select()
          .from(specimen)
          .leftJoin(document, eq(document.id, specimen.documentId))
          .where(eq(specimen.applicationId, draftId))
  const written = (list?.goodsAndServices ?? []).map((one) => ({ number: one.class, terms: one.terms }))
  const ordered = (request.orderedItems?.classes ?? []).map((number) => ({ number, terms: [] }))
  // Until a list is written the classes are those of the order.
  const classes: { number: number; terms: string[] }[] = written.length > 0 ? written : ordered
  return {
    basis: list?.usptoFilingBasis ?? null,
    classes: classes.map(({ number, terms }) => {
      const firstUse = list?.usptoFirstUse?.[String(number)]
      return {
        number,
        firstUseAnywhere: firstUse?.anywhere ?? null,
        firstUseInCommerce: firstUse?.inCommerce ?? null,
        specimens: specimens
          .filter((one) => one.specimen.classNumber === number)
          .map(({ specimen: row, document: file }) => ({
            isFit: isFit(
              specimenFindings('US', {
                answers: row.usptoRequirements ?? {},
                mediaType: file?.mediaType ?? null,
                url: row.url,
                captureDate: row.captureDate,
                classNumber: number,
                classItems: row.classItems,
                keptItems: terms,
                firstUseInUs: firstUse?.inCommerce ?? null,
                currentSince: null,
              }),
            ),
          })),
      }
    }),
  }
}

/** What the rules of filing find in a draft. */
export const filingCheck = handle(applicationFilingCheck, async ({ params }, _caller, { db, today }) => {
  const [request] = await db.select().from(registrationRequest).where(eq(registrationRequest.id, params.id))
  const filing = await filingOf(db, found(request))
  return { findings: findingsOf(filing, today()), ...(await wordingsOf(db, filing, today())) }
})

/** Keeps back a draft in which something is found that an office would refuse. */
export async function refuseBlocked(tx: Tx, request: RequestRow, on: PlainDate): Promise<void> {
  const findings = findingsOf(await filingOf(tx, request), on)
  const blocking = findings.filter(({ level }) => level === 'blocking').map(({ rule }) => rule)
  if (blocking.length > 0)
    throw new AppError('rules-unmet', { facts: { missing: 'filing', rules: [...new Set(blocking)].join(', ') } })
}
