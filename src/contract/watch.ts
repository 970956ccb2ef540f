import { z } from 'zod'
import { markTypes } from '#domain/catalog/mark-types.ts'
import { texts } from '#domain/catalog/texts.ts'
import { markStates } from '#domain/clearance/mark-state.ts'
import { explanation } from '#domain/clearance/score/explanation.ts'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { orderedOfHit } from '#domain/monitoring/hit-orders.ts'
import { monitoringResultTypes, relevances } from '#domain/monitoring/status.ts'
import { trademarkStatusGroups } from '#domain/trademark/status.ts'
import { call } from './call.ts'
import { choice, done, field, list, niceClass, nothing, optionalDate, optionalField, rowId, several } from './fields.ts'
import { linkHolders } from './limits.ts'

const one = z.strictObject({ id: rowId })
const byLink = { kind: 'trademark_monitoring_result', param: 'id' } as const
const clients = ['link', 'customer', 'staff', 'admin'] as const

const staff = {
  who: ['staff', 'admin'],
  limit: 'none',
  support: 'closed',
  audit: { table: 'trademark_monitoring_result' },
  params: one,
  query: nothing,
} as const

/** What an office published of a mark, as a person enters it. */
const filing = {
  markName: field(texts.mark),
  type: choice(monitoringResultTypes),
  state: choice(markStates),
  applicationNumber: optionalField(texts.officeNumber),
  trademarkNumber: optionalField(texts.officeNumber),
  markType: choice(markTypes).nullable(),
  classes: list(niceClass, 45),
  filingDate: optionalDate,
  priorityDate: optionalDate,
  publicationDate: optionalDate,
  registrationDate: optionalDate,
  ipoLink: optionalField(texts.webAddress),
  logoUrl: optionalField(texts.webAddress),
}

export const monitoringResultCreate = call({
  ...staff,
  name: 'monitoring-result.create',
  method: 'POST',
  path: '/api/trademark/{id}/monitoring-result',
  summary: 'Enter a mark that somebody found near a trademark of ours; nobody is told of it before it is rated',
  body: z.strictObject({ jurisdiction: choice(jurisdictions), ...filing }),
  output: z.object({ id: rowId }),
  errors: ['invalid-input', 'not-found'],
  idempotent: 'by-key',
})

export const monitoringResultUpdate = call({
  ...staff,
  name: 'monitoring-result.update',
  method: 'PUT',
  path: '/api/trademark-monitoring-result/{id}',
  summary:
    'Say how much a found mark concerns the watched one, from when on the client sees it; and put right what a person entered of its filing',
  audit: { table: 'trademark_monitoring_result', facts: ['relevance'] },
  body: z.strictObject({
    relevance: choice(relevances).optional(),
    /** All of what was entered; of a filing that a register tells of, nothing is changed by hand. */
    filing: z.strictObject(filing).optional(),
    /** The filing as it was read before it was put right. */
    before: z.strictObject(filing).optional(),
  }),
  output: z.object({ relevance: z.enum(relevances).nullable() }),
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'changed-meanwhile'],
})

export const monitoringResultNotify = call({
  ...staff,
  name: 'monitoring-result.notify',
  method: 'POST',
  path: '/api/trademark-monitoring-result/{id}/notify',
  summary: 'Write to the owner of a trademark about one rated found mark again, with a link to its page',
  body: nothing,
  output: done,
  errors: ['not-found', 'rules-unmet', 'too-many-requests'],
})

export const monitoringResultsNotify = call({
  ...staff,
  name: 'monitoring-result.notify-all',
  method: 'POST',
  path: '/api/trademark-monitoring-result/notify',
  summary:
    'Write now to the owners who have not looked at a found mark while the time to object runs out; each step of the ladder once',
  params: nothing,
  body: nothing,
  output: done,
  errors: [],
})

/** Found marks on a page of their list. */
export const hitsPerPage = 50

export const monitoringResultExplain = call({
  ...staff,
  name: 'monitoring-result.explain',
  method: 'GET',
  path: '/api/trademark-monitoring-result/explanation',
  summary: 'How like found marks are to the watched ones, each with its reasons; an id that is none is left out',
  support: 'open',
  audit: 'none',
  params: nothing,
  query: z.strictObject({ ids: several(rowId, hitsPerPage, hitsPerPage * 37) }),
  body: nothing,
  output: z.object({ hits: z.array(z.object({ id: rowId, score: explanation })) }),
  errors: ['invalid-input'],
})

/** A trademark, as far as it decides how a found mark stands to it. */
const register = z.object({
  jurisdiction: z.enum(jurisdictions),
  statusGroup: z.enum(trademarkStatusGroups),
  filingDate: z.string().nullable(),
})

export const monitoringResultShow = call({
  name: 'monitoring-result.show',
  method: 'GET',
  path: '/api/trademark-monitoring-result/{id}',
  summary: 'A found mark as the owner of the watched one reads of it, once it is rated; staff see it before',
  who: clients,
  limit: linkHolders,
  support: 'open',
  audit: 'none',
  link: byLink,
  params: one,
  query: nothing,
  body: nothing,
  output: z.object({
    id: rowId,
    markName: z.string(),
    jurisdiction: z.enum(jurisdictions),
    relevance: z.enum(relevances),
    state: z.enum(markStates),
    status: z.string().nullable(),
    designations: z.array(z.string()).nullable(),
    applicationNumber: z.string().nullable(),
    classes: z.array(z.int()),
    seen: z.boolean(),
    filingDate: z.string().nullable(),
    priorityDate: z.string().nullable(),
    publicationDate: z.string().nullable(),
    registrationDate: z.string().nullable(),
    filingChangedAt: z.string().nullable(),
    ipoLink: z.string().nullable(),
    watched: register.extend({ id: rowId, name: z.string(), number: z.string().nullable() }),
    /** The same mark of its owner in other registers. */
    others: z.array(register),
    /** What can be ordered about it today. */
    offered: z.array(z.enum(orderedOfHit)),
    /** What was ordered and is not over, and where it is paid. */
    orders: z.array(
      z.object({ service: z.enum(orderedOfHit), publicId: z.string(), paid: z.boolean(), productId: rowId.nullable() }),
    ),
  }),
  errors: ['not-found', 'too-many-requests'],
})

export const monitoringResultVisit = call({
  name: 'monitoring-result.visit',
  method: 'POST',
  path: '/api/trademark-monitoring-result/{id}/visit',
  summary:
    'The owner of a trademark, or the holder of the link of a found mark, opened its page; a repeat changes nothing',
  who: ['link', 'customer'],
  limit: linkHolders,
  support: 'closed',
  audit: { table: 'trademark_monitoring_result' },
  link: byLink,
  params: one,
  query: nothing,
  body: nothing,
  output: done,
  errors: ['not-found', 'sign-in-required', 'too-many-requests'],
})

export const monitoringResultOrder = call({
  name: 'monitoring-result.order',
  method: 'POST',
  path: '/api/trademark-monitoring-result/{id}/order',
  summary: 'Order what can be done about a found mark; the same again leads to the same order',
  who: clients,
  limit: linkHolders,
  support: 'closed',
  audit: { table: 'service_request' },
  link: byLink,
  params: one,
  query: nothing,
  body: z.strictObject({ service: choice(orderedOfHit) }),
  /** Without a product where a person works the price out first. */
  output: z.object({ publicId: z.string(), productId: rowId.nullable() }),
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'too-many-requests'],
})

/** The most hits that the page of a trademark shows, and so that are told of at once. */
export const shownHits = 100

export const monitoringResultSeen = call({
  name: 'monitoring-result.seen',
  method: 'PUT',
  path: '/api/trademark/{id}/monitoring-result/seen',
  summary: 'Say that the owner of a trademark was shown these marks that its watch found; a repeat changes nothing',
  who: ['customer'],
  limit: 'none',
  support: 'closed',
  audit: { table: 'trademark' },
  params: z.strictObject({ id: rowId }),
  query: nothing,
  body: z.strictObject({ ids: list(rowId, shownHits, { min: 1 }) }),
  output: done,
  errors: ['invalid-input', 'not-found'],
})

export const requestProtection = call({
  ...staff,
  name: 'request.end-to-end-protection',
  method: 'PUT',
  path: '/api/request/{id}/end-to-end-protection',
  summary:
    'Have the marks of an order watched for a year from their filing on, or not; those that are filed begin today',
  audit: { table: 'registration_request', facts: ['enabled'] },
  body: z.strictObject({ enabled: z.boolean({ error: 'wrong-type' }) }),
  output: z.object({ enabled: z.boolean(), watched: z.number().int() }),
  errors: ['invalid-input', 'not-found'],
})
