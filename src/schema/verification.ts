import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Explanation } from '#domain/clearance/score/explanation.ts'
import type { PictureExplanation } from '#domain/clearance/picture/like-picture.ts'
import { type Jurisdiction, jurisdictions } from '#domain/jurisdiction/codes.ts'
import type { Review } from '#domain/verification/review.ts'
import type { RegisterAsked } from '#domain/verification/registers.ts'
import type { JurisdictionVerdict } from '#domain/verification/verdict.ts'
import { type KeptFilters, searchKinds } from '#domain/verification/search-log.ts'
import { distinctivenessLevels, riskLevels } from '#domain/verification/vocabulary.ts'
import { user } from './account.ts'
import { allOf, createdAt, emptyInts, emptyTexts, id, oneOf, updatedAt } from './columns.ts'
import { document } from './document.ts'
import { registrationRequest } from './registration.ts'

/** What we answer about a mark; each repeat is a new version, earlier ones stay. */
export const verificationResult = pgTable(
  'verification_result',
  {
    id: id(),
    version: integer('version').notNull().default(1),
    /** How often it was written: the database counts, and who writes over it says what they saw. */
    revision: integer('revision').notNull().default(1),
    registrationRequestId: uuid('registration_request_id')
      .notNull()
      .references(() => registrationRequest.id, { onDelete: 'cascade' }),
    jurisdictions: jsonb('jurisdictions').$type<JurisdictionVerdict[]>().notNull(),
    textValue: text('text_value'),
    recommendedClasses: integer('recommended_classes').array().notNull().default(emptyInts),
    verifiedClasses: integer('verified_classes').array().notNull().default(emptyInts),
    additionalCheckRequired: boolean('additional_check_required').notNull().default(false),
    useNarrowGsList: boolean('use_narrow_gs_list').notNull().default(false),
    distinctiveness: text('distinctiveness'),
    overallRisk: text('overall_risk'),
    resultNote: text('result_note'),
    requestNote: text('request_note'),
    clientNote: text('client_note'),
    similarity: text('similarity'),
    searchType: text('search_type'),
    otherRefusalReason: text('other_refusal_reason'),
    runningBusiness: boolean('running_business'),
    strategy: text('strategy'),
    support: text('support'),
    valueType: text('value_type'),
    documentId: integer('document_id').references(() => document.id),
    value: text('value').notNull(),
    completed: boolean('completed').notNull().default(false),
    businessDescription: text('business_description'),
    /** The registers that were asked and how new they were; null of results from before this was kept. */
    registersAsked: jsonb('registers_asked').$type<RegisterAsked[]>(),
    /** What a person looked at and confirmed; null of results from before this was kept, and while nobody has. */
    review: jsonb('review').$type<Review>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    updatedByUserId: uuid('updated_by_user_id').references(() => user.id),
  },
  (t) => [
    unique('verification_result_version_key').on(t.registrationRequestId, t.version),
    oneOf('verification_result_distinctiveness_check', t.distinctiveness, distinctivenessLevels),
    oneOf('verification_result_overall_risk_check', t.overallRisk, riskLevels),
    index('verification_result_updated_at_idx').on(t.updatedAt),
    index('verification_result_updated_by_user_id_idx').on(t.updatedByUserId),
    index('verification_result_document_id_idx').on(t.documentId),
  ],
)

export const similarTrademark = pgTable(
  'similar_trademark',
  {
    id: id(),
    verificationResultId: uuid('verification_result_id')
      .notNull()
      .references(() => verificationResult.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    jurisdictions: text('jurisdictions').array().notNull().default(emptyTexts),
    url: text('url'),
    metadata: jsonb('metadata').$type<{
      number?: string
      owner?: string
      classes?: number[]
      goods?: string
      status?: string
      reason?: string
      office?: Jurisdiction
      score?: Explanation
      picture?: PictureExplanation
    }>(),
    similarity: text('similarity').notNull(),
    competitor: boolean('competitor').notNull().default(false),
    wellKnown: boolean('well_known').notNull().default(false),
  },
  (t) => [
    oneOf('similar_trademark_similarity_check', t.similarity, riskLevels),
    allOf('similar_trademark_jurisdictions_check', t.jurisdictions, jurisdictions),
    index('similar_trademark_verification_result_id_idx').on(t.verificationResultId),
  ],
)

/** A search that was made for an answer: what was asked of which registers, when and by whom. Rows are only added. */
export const verificationSearch = pgTable(
  'verification_search',
  {
    id: id(),
    registrationRequestId: uuid('registration_request_id')
      .notNull()
      .references(() => registrationRequest.id, { onDelete: 'cascade' }),
    /** The version of the answer that it was made for. */
    version: integer('version').notNull(),
    kind: text('kind').notNull(),
    query: text('query').notNull(),
    filters: jsonb('filters').$type<KeptFilters>().notNull(),
    registers: jsonb('registers').$type<RegisterAsked[]>().notNull(),
    /** How many records were shown. */
    found: integer('found').notNull(),
    createdAt: createdAt(),
    createdByUserId: uuid('created_by_user_id').references(() => user.id),
  },
  (t) => [
    oneOf('verification_search_kind_check', t.kind, searchKinds),
    index('verification_search_request_idx').on(t.registrationRequestId, t.version, t.createdAt),
    index('verification_search_created_by_user_id_idx').on(t.createdByUserId),
  ],
)
