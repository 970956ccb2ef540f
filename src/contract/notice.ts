import { z } from 'zod'
import { texts } from '#domain/catalog/texts.ts'
import { complaintElements, remedies } from '#domain/enforcement/complaint.ts'
import { lawfulUses, useAnswers } from '#domain/enforcement/lawful-uses.ts'
import { negotiationChannels, negotiationDirections } from '#domain/enforcement/negotiation.ts'
import { complaintOutcomes, noticeKinds, noticeStatuses } from '#domain/enforcement/notice.ts'
import { languages } from '#kernel/languages.ts'
import { call } from './call.ts'
import { staff } from './case.ts'
import { choice, date, field, list, nothing, optionalField, rowId, text } from './fields.ts'
import { linkHolders } from './limits.ts'
import { documentFormats, oneRow } from './who.ts'

const oneNotice = z.strictObject({ id: rowId, noticeId: rowId })
/** Notices and letters, and lines of the negotiation, that one case has at most. */
export const mostNotices = 200

const draft = z.strictObject({
  kind: choice(noticeKinds),
  language: choice(languages),
  recipient: field(texts.heading),
  /** The place of the case that it is about, and the own trademark that it relies on. */
  caseInfringementId: rowId,
  trademarkId: rowId,
  body: text(20_000),
  /** Lawful uses, or the elements of a complaint, each with the answer and what it rests on; what has none yet is left out. */
  checklist: list(
    z.strictObject({
      use: choice([...lawfulUses, ...complaintElements]),
      applies: choice(useAnswers),
      ground: text(2000),
    }),
    lawfulUses.length + complaintElements.length,
  ).default([]),
})

const standing = z.object({ status: z.enum(noticeStatuses), version: z.int() })
const version = z.coerce.number().int().min(1)
const errors = ['invalid-input', 'not-found', 'rules-unmet', 'transition-refused', 'changed-meanwhile'] as const

export const caseNoticeDraft = call({
  ...staff,
  name: 'case.notice-draft',
  method: 'POST',
  path: '/api/case/{id}/notice',
  summary: 'Draft a takedown notice or a letter of a case; it goes to nobody',
  body: draft,
  output: standing.extend({ id: rowId }),
  errors: ['invalid-input', 'not-found', 'transition-refused'],
})

export const caseNoticeChange = call({
  ...staff,
  name: 'case.notice-change',
  method: 'PUT',
  path: '/api/case/{id}/notice/{noticeId}',
  summary: 'Change a notice that was not sent; an approval of it is over with that',
  params: oneNotice,
  body: draft.extend({ version }),
  output: standing,
  errors,
})

export const caseNoticeApprove = call({
  ...staff,
  name: 'case.notice-approve',
  method: 'POST',
  path: '/api/case/{id}/notice/{noticeId}/approve',
  summary:
    'Approve a notice under one’s own name: every lawful use is excluded with its ground, and the right is registered for these goods there',
  params: oneNotice,
  body: z.strictObject({
    version,
    /** Needed for a right that was filed by others and entered by hand: whoever approves has compared it with its register. */
    rightCompared: z.boolean().default(false),
  }),
  output: standing,
  errors,
})

export const caseNoticeSent = call({
  ...staff,
  name: 'case.notice-sent',
  method: 'POST',
  path: '/api/case/{id}/notice/{noticeId}/sent',
  summary: 'Say that an approved notice was sent, when, and what proves it; the client is told',
  params: oneNotice,
  body: z.strictObject({
    version,
    sentOn: date,
    /** The number that the recipient gave, or a file of the case's folder: one of them. */
    reference: optionalField(texts.heading),
    proofDocumentId: z.number().int().positive().max(2_147_483_647).nullable().default(null),
  }),
  output: standing,
  errors,
})

export const caseNoticeEnd = call({
  ...staff,
  name: 'case.notice-end',
  method: 'POST',
  path: '/api/case/{id}/notice/{noticeId}/end',
  summary: 'Drop a notice that was not sent, or withdraw one that was; one that should not have been sent is counted',
  audit: { table: 'case', facts: ['wasWrong'] },
  params: oneNotice,
  body: z.strictObject({ reason: field(texts.phrase), wasWrong: z.boolean().default(false) }),
  output: standing,
  errors,
})

export const caseNoticeOutcome = call({
  ...staff,
  name: 'case.notice-outcome',
  method: 'POST',
  path: '/api/case/{id}/notice/{noticeId}/outcome',
  summary: 'Say what became of a complaint that was filed: granted or rejected by its decision, or carried out',
  audit: { table: 'case', facts: ['to', 'remedy'] },
  params: oneNotice,
  body: z.strictObject({
    version,
    to: choice(complaintOutcomes),
    on: date,
    /** What was granted. */
    remedy: choice(remedies).nullable().default(null),
    /** The decision, or what shows that it was carried out: a file of the case's folder. */
    documentId: z.number().int().positive().max(2_147_483_647).nullable().default(null),
  }),
  output: standing,
  errors,
})

export const caseNoticeOutcomeBack = call({
  ...staff,
  name: 'case.notice-outcome-back',
  method: 'POST',
  path: '/api/case/{id}/notice/{noticeId}/outcome/back',
  summary:
    'Take the last recorded outcome of a complaint back, because it was recorded by mistake; the client is told why',
  audit: { table: 'case' },
  params: oneNotice,
  body: z.strictObject({ version, reason: field(texts.phrase) }),
  output: standing,
  errors: ['invalid-input', 'not-found', 'transition-refused', 'changed-meanwhile'],
})

export const caseNoticeDocument = call({
  name: 'case.notice-document',
  method: 'GET',
  path: '/api/case/{id}/notice/{noticeId}/document',
  summary: 'A notice or letter as PDF or DOCX; its client has it once it was sent',
  who: ['customer', 'staff', 'admin'],
  limit: linkHolders,
  support: 'open',
  audit: 'none',
  params: oneNotice,
  query: z.strictObject({ format: choice(documentFormats).default('pdf') }),
  body: nothing,
  output: z.unknown(),
  errors: ['not-found'],
  download: true,
})

export const caseNegotiationAdd = call({
  ...staff,
  name: 'case.negotiation',
  method: 'POST',
  path: '/api/case/{id}/negotiation',
  summary: 'Keep what was said between the sides; the client reads it',
  params: oneRow,
  body: z.strictObject({
    happenedOn: date,
    direction: choice(negotiationDirections),
    channel: choice(negotiationChannels),
    body: field(texts.note),
  }),
  output: z.object({ id: rowId }),
  errors: ['invalid-input', 'not-found'],
})
