import type { CallRow } from './call-row.ts'

const request = (body: unknown = {}): CallRow => ({
  scoped: true,
  body,
  params: ({ a, link }, who) => ({
    id: (who === 'link' ? link.registration_request : a['registration_request']) ?? '',
  }),
})
const ofSpecimen = (body: unknown = {}): CallRow => ({
  scoped: true,
  body,
  params: async ({ a, draftSpecimen }) => ({ id: a['registration_request'] ?? '', specimenId: await draftSpecimen() }),
})
const ofComment = (body: unknown = {}): CallRow => ({
  scoped: true,
  body,
  params: async ({ a, draftComment }, who) => ({ id: a['application'] ?? '', commentId: await draftComment(who) }),
})
const ofDraft = (body: unknown = {}): CallRow => ({
  scoped: true,
  body,
  params: ({ a }) => ({ id: a['application'] ?? '' }),
})
const mark = (body: unknown = {}): CallRow => ({
  scoped: true,
  body,
  params: ({ a }) => ({ id: a['trademark'] ?? '' }),
})
const product = (): CallRow => ({
  scoped: true,
  body: {},
  params: ({ a, link }, who) => ({ id: (who === 'link' ? link.product : a['ordered']) ?? '' }),
})

/** The rows of the matrix for drafts, for what begins with a mark, and for the further documents of an order. */
export const draftRows: Record<string, CallRow> = {
  'application.comment-update': ofComment({ resolved: true }),
  'application.comment-delete': ofComment(),
  'application.suggestion-offered': ofDraft(),
  'application.suggest': ofDraft({ section: null }),
  'application.use-in-commerce': request({ basis: null, classes: [] }),
  'application.power-of-attorney': { ...request(), file: true },
  'application.power-of-attorney-file': request(),
  'application.poa-preview': request(),
  'application.generate': request(),
  'application.reading': request(),
  // The draft of the row is never the one of this digest.
  'application.read': request({ digest: '0'.repeat(64) }),
  'application.describe': request({ description: 'matrix', colours: [] }),
  'request.recording-keep': { ...request(), file: true },
  'request.recording-file': request(),
  'request.view-keep': { ...request(), file: true },
  'request.views-order': request({ before: [], views: [] }),
  'request.view-file': {
    scoped: true,
    params: async ({ a, draftView }) => ({ id: a['registration_request'] ?? '', viewId: await draftView() }),
  },
  'request.preferences': request({ lawyerHelp: true, euGrant: true }),
  'request.grant': request({ decision: 'granted', decidedOn: '2026-01-02' }),
  'request.help-given': request(),
  'application.postpone': request({ until: '2001-01-01' }),
  'application.resume': request(),
  'request.logo-preview': request(),
  'request.logo-generate': { ...request(), file: true },
  'request.logo-export': request(),
  'request.logo-url': request(),
  'request.change-type': request({ type: 'WORD', value: 'MATRIX', note: 'matrix' }),
  'request.type': request({ type: 'WORD', note: null }),
  'request.summary-link': request(),
  'request.goods-and-services': request({ businessDescription: 'matrix' }),
  'request.end-to-end-protection': request({ enabled: false }),
  'request.specimen-create': { ...request({ classNumber: 9 }), file: true },
  'request.specimen-file': ofSpecimen(),
  'request.specimen-update': ofSpecimen(),
  'request.specimen-delete': ofSpecimen(),
  'request.specimen-copy': ofSpecimen({ classNumber: 9 }),
  'trademark.logo-url': mark(),
  'trademark.notify': mark(),
  'trademark.order-service': mark({ service: 'TrademarkRenewal' }),
  'trademark.related-jurisdictions': mark(),
  'trademark.extend-country': mark({ jurisdictions: ['NO'] }),
  'trademark.extend-class': mark({ classes: [9] }),
  'trademark.application-draft': mark(),
  'trademark.divide': mark({ from: 'Refused', version: '0', parts: [[{ class: 9, terms: ['matrix'] }]] }),
  'trademark.filing-euipo': { bodyOf: ({ a }) => ({ trademarkId: a['trademark'] }) },
  'product.invoice': product(),
  'product.preview-document': product(),
  // The invoice of the linked matter waits for its transfer: nothing of it is drawn.
  'product.regenerate-document': { body: {}, params: ({ waiting }) => ({ id: waiting }) },
  'invoice.translated': { scoped: true, params: ({ a }) => ({ ref: a['variableSymbol'] ?? '' }) },
  'invoice.credit-note': { scoped: true, params: ({ a }) => ({ id: a['invoice'] ?? '' }) },
}
