import { z } from 'zod'
import { solutionItem } from '#domain/enforcement/solution-item.ts'
import { caseMachine, caseRequestMachine, caseSolutionMachine } from '#domain/enforcement/status.ts'
import {
  caseCounterparty,
  caseInfringement,
  caseInfringementEvidence,
  caseRequest,
  caseRequestTracking,
  caseSolution,
  caseTracking,
  infringementCase,
} from './enforcement.ts'
import { type Facts, historyOf } from './facts.ts'
import { emptied, erased, none, noTexts, of, ofUser } from './holding.ts'
import { type RowPredicate, own, readable } from './permissions/permission.ts'
import { corrections, draftPart, matter } from './permissions/staff-writes.ts'
import { hubs, one, to } from './relation.ts'

/** Who wrote an offer is ours. */
const solutionColumns = [
  'id',
  'case_id',
  'status',
  'last_status_update',
  'service_request_id',
  'items',
  'currency',
  'offer_subscription',
  'created_at',
] as const

const draftCase: RowPredicate = { case: { status: { _eq: 'Draft' } } }

export const facts = {
  case_counterparty: {
    table: caseCounterparty,
    relations: [to('entity'), to('representative_entity'), to('user', 'counterparties')],
    customer: {
      select: {
        columns: ['id', 'primary_name', 'aliases', 'websites', 'user_id', 'whitelisted'],
        filter: own,
        aggregate: true,
      },
      update: { columns: ['whitelisted'], filter: own },
    },
    staff: {
      // Whether a threat is known to be a friend is the client's to say.
      writes: matter({ added: ['whitelisted'], changed: ['whitelisted'] }),
      could: 'Write of a counterparty what is not so; free a thief',
      held: 'Whether somebody is whitelisted is the client’s to say; owner fixed',
    },
    held: {
      group: 'brands',
      mine: ofUser,
      erase: { primary_name: erased, aliases: noTexts, websites: noTexts, note: none },
    },
  },
  case: {
    table: infringementCase,
    machine: caseMachine,
    calls: '/api/case',
    relations: [
      to('brand', 'cases'),
      to('brand_monitoring_task', 'cases'),
      one('counterparty', 'case_counterparty', 'case_counterparty_id', 'id', 'cases'),
      to('assigned_admin'),
      to('trademark'),
      hubs('documents', 'notes'),
    ],
    customer: {
      select: {
        columns: [
          'id',
          'brand_id',
          'brand_monitoring_task_id',
          'case_counterparty_id',
          'relevance',
          'lawyers_note',
          'status',
          'last_status_update',
          'outcome',
          'outcome_note',
          'dismiss_reason',
          'trademark_id',
          'document_hub_id',
          'created_at',
        ],
        filter: { status: { _neq: 'Draft' }, brand: readable },
        limit: 500,
        aggregate: true,
      },
    },
    staff: {
      writes: corrections(['outcome', 'dismiss_reason']),
      could: 'Write of a case what is not so',
      held: 'It is opened, moved, closed and dismissed by its calls; brand, right, hubs and assignee fixed; nothing is removed',
    },
    held: {
      group: 'brands',
      mine: of('brand'),
      erase: {
        lawyers_note: none,
        outcome_note: none,
        dismiss_reason: `case when status = 'Dismissed' then 'erased' end`,
      },
    },
  },
  case_tracking: historyOf('case', caseTracking, 'brands'),
  case_infringement: {
    table: caseInfringement,
    relations: [to('case', 'infringements')],
    customer: { select: { columns: '*', filter: { case: readable }, aggregate: true } },
    staff: {
      writes: draftPart(draftCase),
      could: 'Remove an infringement from sight',
      held: 'Only while the case is a draft that the client has not seen',
    },
    held: { group: 'brands', mine: of('case'), erase: 'keep' },
  },
  case_infringement_evidence: {
    table: caseInfringementEvidence,
    relations: [to('case_infringement', 'evidences'), to('document_folder')],
    customer: { select: { columns: '*', filter: { case_infringement: readable }, aggregate: true } },
    staff: {
      writes: draftPart({ case_infringement: draftCase }),
      could: 'Remove or replace evidence',
      held: 'Only while the case is a draft that the client has not seen',
    },
    held: 'nobody',
  },
  case_request: {
    table: caseRequest,
    machine: caseRequestMachine,
    calls: '/api/case-request',
    relations: [
      to('case', 'case_requests'),
      to('brand'),
      to('trademark'),
      to('user'),
      to('assigned_admin'),
      hubs('documents', 'notes'),
    ],
    customer: {
      select: {
        columns: [
          'id',
          'type',
          'brand_website',
          'links',
          'message',
          'dismiss_reason',
          'status',
          'last_status_update',
          'case_id',
          'brand_id',
          'trademark_id',
          'mark',
          'jurisdiction',
          'number',
          'question',
          'answer',
          'contact_email',
          'contact_first_name',
          'contact_last_name',
          'language',
          'document_hub_id',
          'user_id',
          'created_at',
        ],
        filter: own,
        aggregate: true,
      },
    },
    held: {
      group: 'brands',
      mine: ofUser,
      erase: {
        links: noTexts,
        ...emptied(
          'message',
          'brand_website',
          'mark',
          'number',
          'question',
          'answer',
          'contact_email',
          'contact_first_name',
          'contact_last_name',
        ),
      },
    },
  },
  case_request_tracking: historyOf('case_request', caseRequestTracking, 'nobody'),
  case_solution: {
    table: caseSolution,
    machine: caseSolutionMachine,
    calls: '/api/case/{id}/solution',
    relations: [to('case', 'solutions'), to('offered_by_user'), to('service_request')],
    customer: { select: { columns: solutionColumns, filter: { case: readable } } },
    json: { items: z.array(solutionItem).max(50) },
    held: { group: 'brands', mine: of('case'), erase: 'keep' },
  },
} satisfies Facts
