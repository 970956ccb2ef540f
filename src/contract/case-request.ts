import { z } from 'zod'
import { texts } from '#domain/catalog/texts.ts'
import { caseRequestStatuses, caseRequestTypes } from '#domain/enforcement/status.ts'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { languages } from '#kernel/languages.ts'
import { call } from './call.ts'
import { choice, field, list, nothing, optionalField, rowId, url } from './fields.ts'
import { linkHolders, mailedLinks, newRequests } from './limits.ts'

const one = z.strictObject({ id: rowId })
/** Addresses that one report names at most. */
export const mostLinks = 50

const seen = {
  /** Addresses of pages; of what is seen elsewhere the message tells. */
  links: list(url, mostLinks).default([]),
  message: optionalField(texts.note),
}
const standing = z.object({ status: z.enum(caseRequestStatuses) })

/** What staff do with a report. */
const staff = {
  who: ['staff', 'admin'],
  limit: mailedLinks,
  support: 'closed',
  audit: { table: 'case_request' },
  params: one,
  query: nothing,
} as const

/** An address or words: a report of nothing is none. */
const somethingSeen = ['links', 'message'] as const

/** What whoever reported something, or holds the link to the report, may do. */
const client = {
  who: ['link', 'customer', 'staff', 'admin'],
  limit: linkHolders,
  link: { kind: 'case_request', param: 'id' },
  params: one,
  query: nothing,
} as const

export const caseRequestCreate = call({
  name: 'case-request.create',
  method: 'POST',
  path: '/api/case-request',
  summary:
    'Report an infringement: a customer against an own brand or trademark, a visitor with what is known of the mark',
  who: ['anonymous', 'customer', 'staff', 'admin'],
  limit: newRequests,
  support: 'open',
  audit: { table: 'case_request' },
  params: nothing,
  query: z.strictObject({ type: choice(['report-threat', 'report-brand-infringement']) }),
  body: z.strictObject({
    ...seen,
    /** Of a customer: the own brand and the own trademark that it is about. */
    brandId: rowId.nullable().default(null),
    trademarkId: rowId.nullable().default(null),
    mark: optionalField(texts.mark),
    jurisdiction: choice(jurisdictions).nullable().default(null),
    number: optionalField(texts.officeNumber),
    brandWebsite: optionalField(texts.webAddress),
    /** Of a visitor: where the answer goes. */
    contactEmail: optionalField(texts.email),
    contactFirstName: optionalField(texts.personName),
    contactLastName: optionalField(texts.personName),
    language: choice(languages).default('en'),
  }),
  output: z.object({ id: rowId }),
  errors: ['invalid-input', 'too-many-requests'],
  idempotent: 'by-key',
  needed: {
    everybody: [somethingSeen],
    customer: [['mark', 'brandId', 'trademarkId']],
    visitor: ['mark', 'contactEmail'],
  },
})

export const requestViolationReport = call({
  name: 'request.violation-report',
  method: 'POST',
  path: '/api/request/{id}/violation-report',
  summary: 'Report an infringement of the trademark that was registered through this request in a jurisdiction',
  who: ['link', 'customer', 'staff', 'admin'],
  limit: newRequests,
  support: 'open',
  audit: { table: 'registration_request' },
  link: { kind: 'registration_request', param: 'id' },
  params: one,
  query: nothing,
  body: z.strictObject({ ...seen, jurisdiction: choice(jurisdictions), language: choice(languages).default('en') }),
  output: z.object({ id: rowId }),
  errors: ['invalid-input', 'not-found', 'sign-in-required', 'too-many-requests'],
  idempotent: 'by-key',
  needed: { everybody: [somethingSeen] },
})

export const caseRequestShow = call({
  ...client,
  name: 'case-request.show',
  method: 'GET',
  path: '/api/case-request/{id}',
  summary: 'A report of an infringement, with our question and where it stands',
  support: 'open',
  audit: 'none',
  body: nothing,
  output: z.object({
    id: rowId,
    type: z.enum(caseRequestTypes),
    status: z.enum(caseRequestStatuses),
    mark: z.string().nullable(),
    jurisdiction: z.enum(jurisdictions).nullable(),
    links: z.array(z.string()),
    message: z.string().nullable(),
    question: z.string().nullable(),
    answer: z.string().nullable(),
    dismissReason: z.string().nullable(),
    /** The case that came of it; for its owner, who is signed in. */
    caseId: rowId.nullable(),
    createdAt: z.string(),
    can: z.object({ answer: z.boolean() }),
  }),
  errors: ['not-found', 'sign-in-required'],
})

export const caseRequestUpdate = call({
  ...client,
  name: 'case-request.update',
  method: 'PUT',
  path: '/api/case-request/{id}',
  summary: 'Answer our question about a report, and name further addresses',
  support: 'open',
  audit: { table: 'case_request' },
  body: z.strictObject({ answer: field(texts.note), links: list(url, mostLinks).default([]) }),
  output: standing,
  errors: ['invalid-input', 'not-found', 'sign-in-required', 'transition-refused', 'changed-meanwhile'],
})

export const caseRequestStatus = call({
  ...staff,
  name: 'case-request.status',
  method: 'POST',
  path: '/api/case-request/{id}/status',
  summary: 'Take a report on, ask whoever sent it, or dismiss it with the reason that they read',
  audit: { table: 'case_request', facts: ['to'] },
  body: z.strictObject({
    to: choice(['In review', 'Info requested', 'Dismissed']),
    /** The question, or the reason. */
    text: optionalField(texts.phrase),
  }),
  output: standing,
  errors: ['invalid-input', 'not-found', 'transition-refused', 'changed-meanwhile', 'too-many-requests'],
})

export const caseRequestNotify = call({
  ...staff,
  name: 'case-request.notify',
  method: 'POST',
  path: '/api/case-request/{id}/notify',
  summary: 'Mail once more what was last said about a report, at most once in five minutes',
  body: nothing,
  output: standing,
  errors: ['not-found', 'rules-unmet', 'too-many-requests'],
})
