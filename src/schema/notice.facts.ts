import { z } from 'zod'
import { elementAnswer } from '#domain/enforcement/complaint.ts'
import { useAnswer } from '#domain/enforcement/lawful-uses.ts'
import { caseNoticeMachine, goneOut } from '#domain/enforcement/notice.ts'
import type { Facts } from './facts.ts'
import { erased, of } from './holding.ts'
import { caseNegotiation, caseNotice } from './notice.ts'
import { readable } from './permissions/permission.ts'
import { to } from './relation.ts'

/** What was sent in the client's name; who wrote and approved it, and what we looked at before, is ours. */
const noticeColumns = [
  'id',
  'case_id',
  'case_infringement_id',
  'trademark_id',
  'kind',
  'language',
  'recipient',
  'body',
  'status',
  'last_status_update',
  'sent_on',
  'reference',
  'withdraw_reason',
  'is_wrong',
  'decided_on',
  'remedy',
  'carried_out_on',
  'taken_back_reason',
  'created_at',
] as const

const negotiationColumns = ['id', 'case_id', 'happened_on', 'direction', 'channel', 'body', 'created_at'] as const

export const facts = {
  case_notice: {
    table: caseNotice,
    machine: caseNoticeMachine,
    calls: '/api/case/{id}/notice',
    relations: [
      to('case', 'notices'),
      to('case_infringement'),
      to('trademark'),
      to('created_by_user'),
      to('approved_by_user'),
      to('proof_document'),
      to('decision_document'),
      to('carried_out_document'),
    ],
    customer: {
      select: {
        columns: noticeColumns,
        filter: { status: { _in: [...goneOut] }, case: readable },
        aggregate: true,
      },
    },
    texts: { kind: 'word' },
    json: { checklist: z.array(z.union([useAnswer, elementAnswer])).max(20) },
    held: {
      group: 'brands',
      mine: of('case'),
      // That something was sent in the owner's name, on which right and when, is kept; what it said is erased.
      erase: { body: erased, recipient: erased },
    },
  },
  case_negotiation: {
    table: caseNegotiation,
    calls: '/api/case/{id}/negotiation',
    relations: [to('case', 'negotiations'), to('created_by_user')],
    customer: { select: { columns: negotiationColumns, filter: { case: readable }, aggregate: true } },
    texts: { body: 'note' },
    held: { group: 'brands', mine: of('case'), erase: { body: erased } },
  },
} satisfies Facts
