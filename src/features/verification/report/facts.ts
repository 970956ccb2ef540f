import { and, asc, desc, eq } from 'drizzle-orm'
import type { Explanation } from '#domain/clearance/score/explanation.ts'
import type { PictureExplanation } from '#domain/clearance/picture/like-picture.ts'
import { isJurisdiction, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { nearestFirst } from '#domain/verification/order.ts'
import type { Review } from '#domain/verification/review.ts'
import type { RegisterAsked } from '#domain/verification/registers.ts'
import { type KeptFilters, searchKinds } from '#domain/verification/search-log.ts'
import type { JurisdictionVerdict } from '#domain/verification/verdict.ts'
import { distinctivenessLevels, riskLevels, type Distinctiveness, type Risk } from '#domain/verification/vocabulary.ts'
import { keptSide } from '#domain/clearance/picture/regions.ts'
import type { Database } from '#platform/db/database.ts'
import type { FileStore } from '#platform/files/files.ts'
import { smallPicture } from '#platform/files/small-pictures.ts'
import { userProfile } from '#schema/account.ts'
import { document } from '#schema/document.ts'
import { registrationRequest } from '#schema/registration.ts'
import { picturesByNumber } from '#features/clearance/index.ts'
import { similarTrademark, verificationResult, verificationSearch } from '#schema/verification.ts'

/** An earlier mark as the report tells of it. */
export interface ReportedMark {
  readonly name: string
  readonly similarity: Risk
  readonly places: readonly Jurisdiction[]
  readonly office: Jurisdiction | null
  readonly number: string
  readonly owner: string
  readonly classes: readonly number[]
  readonly goods: string
  readonly status: string
  readonly reason: string
  readonly score: Explanation | null
  /** How alike the pictures are, where they were compared, and the register's, a small PNG, where it is held. */
  readonly alike: PictureExplanation | null
  readonly picture: Uint8Array | null
}

export interface ReportedSearch {
  /** ISO 8601. */
  readonly at: string
  readonly kind: (typeof searchKinds)[number]
  readonly query: string
  readonly filters: KeptFilters
  readonly registers: readonly RegisterAsked[]
  readonly found: number
  readonly who: string
}

/** All that the report of one version says. */
export interface ReportFacts {
  readonly mark: string
  readonly number: string
  readonly client: string
  readonly language: string
  readonly version: number
  /** ISO 8601. */
  readonly at: string
  readonly isSent: boolean
  readonly places: readonly Jurisdiction[]
  readonly classes: readonly number[]
  readonly overall: Risk
  readonly distinctiveness: Distinctiveness | null
  readonly verdicts: readonly JurisdictionVerdict[]
  readonly note: string
  /** The client's picture, a small PNG; null where none came with the request or pictures were not compared. */
  readonly picture: Uint8Array | null
  readonly review: Review | null
  readonly marks: readonly ReportedMark[]
  readonly registers: readonly RegisterAsked[] | null
  readonly searches: readonly ReportedSearch[]
}

const oneOf = <T extends string>(words: readonly T[], word: string | null): T | null =>
  words.find((one) => one === word) ?? null

const keyOf = (of: { office?: string; number?: string } | null): string => `${of?.office} ${of?.number}`

async function marksOf(db: Database, resultId: string): Promise<ReportedMark[]> {
  const rows = await db.select().from(similarTrademark).where(eq(similarTrademark.verificationResultId, resultId))
  const pictured = rows.flatMap(({ metadata }) =>
    metadata?.picture && metadata.office && metadata.number ? { office: metadata.office, number: metadata.number } : [],
  )
  const pictures = await picturesByNumber(db, pictured)
  return rows
    .map(({ name, similarity, jurisdictions, metadata }) => ({
      name,
      similarity: oneOf(riskLevels, similarity) ?? 'unknown',
      places: jurisdictions.filter(isJurisdiction),
      office: metadata?.office ?? null,
      number: metadata?.number ?? '',
      owner: metadata?.owner ?? '',
      classes: metadata?.classes ?? [],
      goods: metadata?.goods ?? '',
      status: metadata?.status ?? '',
      reason: metadata?.reason ?? '',
      score: metadata?.score ?? null,
      alike: metadata?.picture ?? null,
      picture: pictures.get(keyOf(metadata)) ?? null,
    }))
    .toSorted(nearestFirst)
}

/** The client's picture that a version is about, as it is compared; null where it has none, or it cannot be read any more. */
async function pictureOf(
  documentId: number | null,
  { db, files }: { db: Database; files: FileStore },
): Promise<Uint8Array | null> {
  const [kept] = documentId === null ? [] : await db.select().from(document).where(eq(document.id, documentId))
  const bytes = kept && kept.removedAt === null ? await files.get(kept.path) : null
  return bytes && (await smallPicture(bytes, keptSide)).png
}

async function searchesOf(db: Database, requestId: string, version: number): Promise<ReportedSearch[]> {
  const rows = await db
    .select()
    .from(verificationSearch)
    .leftJoin(userProfile, eq(userProfile.userId, verificationSearch.createdByUserId))
    .where(and(eq(verificationSearch.registrationRequestId, requestId), eq(verificationSearch.version, version)))
    .orderBy(asc(verificationSearch.createdAt), asc(verificationSearch.id))
  return rows.map(({ verification_search: row, user_profile: who }) => ({
    at: row.createdAt,
    kind: oneOf(searchKinds, row.kind) ?? 'text',
    query: row.query,
    filters: row.filters,
    registers: row.registers,
    found: row.found,
    who: [who?.firstname, who?.lastname].filter(Boolean).join(' '),
  }))
}

/** The facts of a version, the newest when none is named; null when the request or the version is not there. */
export async function reportFacts(
  { db, files }: { db: Database; files: FileStore },
  id: string,
  version: number | undefined,
): Promise<ReportFacts | null> {
  const [request] = await db.select().from(registrationRequest).where(eq(registrationRequest.id, id))
  const wanted = [eq(verificationResult.registrationRequestId, id)]
  if (version !== undefined) wanted.push(eq(verificationResult.version, version))
  const [result] = await db
    .select()
    .from(verificationResult)
    .where(and(...wanted))
    .orderBy(desc(verificationResult.version))
    .limit(1)
  if (!request || !result) return null
  const marks = await marksOf(db, result.id)
  const hasPictures = marks.some(({ alike }) => alike !== null)
  return {
    mark: result.value,
    number: request.publicId,
    client: [request.contactFirstName, request.contactLastName].filter(Boolean).join(' '),
    language: request.language,
    version: result.version,
    at: result.updatedAt,
    isSent: result.completed,
    places: result.jurisdictions.map(({ jurisdiction }) => jurisdiction),
    classes: result.recommendedClasses.length > 0 ? result.recommendedClasses : result.verifiedClasses,
    overall: oneOf(riskLevels, result.overallRisk) ?? 'unknown',
    distinctiveness: oneOf(distinctivenessLevels, result.distinctiveness),
    verdicts: result.jurisdictions,
    note: result.clientNote ?? '',
    review: result.review,
    picture: hasPictures ? await pictureOf(result.documentId, { db, files }) : null,
    marks,
    registers: result.registersAsked,
    searches: await searchesOf(db, id, result.version),
  }
}
