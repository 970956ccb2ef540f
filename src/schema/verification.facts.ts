import { z } from 'zod'
import { explanation } from '#domain/clearance/score/explanation.ts'
import { pictureExplanation } from '#domain/clearance/picture/like-picture.ts'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { registersAsked } from '#domain/verification/registers.ts'
import { review } from '#domain/verification/review.ts'
import { keptFilters } from '#domain/verification/search-log.ts'
import { jurisdictionVerdict } from '#domain/verification/verdict.ts'
import type { Facts } from './facts.ts'
import { empty, none, of } from './holding.ts'
import { ofLinkedRequest } from './permissions/of-link.ts'
import { readable, type RowPredicate } from './permissions/permission.ts'
import { corrections } from './permissions/staff-writes.ts'
import { to } from './relation.ts'
import { similarTrademark, verificationResult, verificationSearch } from './verification.ts'

const resultColumns = [
  'id',
  'version',
  'registration_request_id',
  'jurisdictions',
  'recommended_classes',
  'verified_classes',
  'use_narrow_gs_list',
  'additional_check_required',
  'distinctiveness',
  'overall_risk',
  'client_note',
  'strategy',
  'value',
  'value_type',
  'completed',
  'created_at',
  'updated_at',
  'other_refusal_reason',
  'registers_asked',
  'review',
] as const

const similarColumns = [
  'id',
  'verification_result_id',
  'name',
  'jurisdictions',
  'url',
  'metadata',
  'similarity',
  'competitor',
  'well_known',
] as const

/** What is told of how an answer came about, of which mark it is, and what a named person confirms: its calls alone write that. */
const ofTheAnswer = [
  'revision',
  'registers_asked',
  'review',
  'value',
  'text_value',
  'value_type',
  'client_note',
  'distinctiveness',
  'overall_risk',
  'jurisdictions',
  'recommended_classes',
  'verified_classes',
  'strategy',
]

const openVerdict: RowPredicate = { completed: { _eq: false } }

const similarMetadata = z.object({
  number: z.string().optional(),
  owner: z.string().optional(),
  classes: z.array(z.number().int().min(1).max(45)).optional(),
  goods: z.string().optional(),
  status: z.string().optional(),
  reason: z.string().optional(),
  office: z.enum(jurisdictions).optional(),
  score: explanation.optional(),
  picture: pictureExplanation.optional(),
})

export const facts = {
  verification_result: {
    table: verificationResult,
    calls: '/api/request/{id}/verification-result',
    relations: [to('registration_request', 'verification_results'), to('updated_by_user')],
    customer: {
      select: {
        columns: resultColumns,
        filter: { completed: { _eq: true }, registration_request: readable },
        aggregate: true,
      },
    },
    link: { select: { columns: resultColumns, filter: { completed: { _eq: true }, ...ofLinkedRequest } } },
    staff: {
      writes: corrections(ofTheAnswer, openVerdict),
      could: 'Change a verdict that the client has',
      held: 'Only while the verdict is not given; giving it is a call',
    },
    texts: { support: 'note' },
    json: {
      jurisdictions: z.array(jurisdictionVerdict).max(130),
      registers_asked: registersAsked,
      review,
    },
    held: {
      group: 'requests',
      mine: of('registration_request'),
      erase: {
        value: empty,
        text_value: none,
        business_description: none,
        result_note: none,
        request_note: none,
        client_note: none,
        strategy: none,
        support: none,
      },
    },
  },
  similar_trademark: {
    table: similarTrademark,
    calls: '/api/request/{id}/verification-result',
    relations: [to('verification_result', 'similar_trademarks')],
    customer: {
      select: {
        columns: similarColumns,
        filter: { verification_result: readable },
      },
    },
    link: {
      select: { columns: similarColumns, filter: { verification_result: readable } },
    },
    json: { metadata: similarMetadata },
    held: {
      group: 'requests',
      mine: of('verification_result'),
      erase: 'keep',
    },
  },
  verification_search: {
    table: verificationSearch,
    written: true,
    relations: [to('registration_request', 'verification_searches'), to('created_by_user')],
    json: { filters: keptFilters, registers: registersAsked },
    held: {
      group: 'requests',
      mine: of('registration_request'),
      erase: { query: empty },
    },
  },
} satisfies Facts
