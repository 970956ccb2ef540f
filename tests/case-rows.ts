import type { CallRow } from './call-row.ts'

const ofCase = (body: unknown = {}): CallRow => ({
  scoped: true,
  body,
  params: ({ a }) => ({ id: a.case ?? '' }),
})
const ofParty = (body: unknown = {}): CallRow => ({ body, params: ({ a }) => ({ id: a.case_counterparty ?? '' }) })
const ofSolution = (body?: unknown): CallRow => ({
  scoped: true,
  ...(body === undefined ? {} : { body }),
  params: ({ a }) => ({ id: a.case ?? '', solutionId: a.case_solution ?? '' }),
})
const notice = {
  kind: 'takedown',
  language: 'en',
  recipient: 'matrix',
  body: 'matrix',
  caseInfringementId: '0199e0a0-0000-7000-8000-000000000001',
  trademarkId: '0199e0a0-0000-7000-8000-000000000001',
}
const ofNotice = (body?: unknown): CallRow => ({
  scoped: true,
  ...(body === undefined ? {} : { body }),
  params: ({ a }) => ({ id: a.case ?? '', noticeId: a.case_notice ?? '' }),
})
const ofRequest = (body: unknown = {}): CallRow => ({
  scoped: true,
  body,
  params: ({ a, link }, who) => ({ id: (who === 'link' ? link.case_request : a.case_request) ?? '' }),
})

/** The rows of the matrix for the calls about reports and cases. */
export const caseRows: Record<string, CallRow> = {
  'case-request.create': {
    query: () => ({ type: 'report-brand-infringement' }),
    body: { links: ['https://copy.example.test'], mark: 'MATRIX', contactEmail: 'seen@calls.test' },
  },
  'request.violation-report': {
    scoped: true,
    params: ({ a, link }, who) => ({
      id: (who === 'link' ? link.registration_request : a.registration_request) ?? '',
    }),
    body: { links: ['https://copy.example.test'], jurisdiction: 'SK' },
  },
  'case-request.show': ofRequest(),
  'case-request.update': ofRequest({ answer: 'matrix' }),
  'case-request.status': ofRequest({ to: 'In review' }),
  'case-request.notify': ofRequest(),
  'case-request.note': ofRequest({ text: 'matrix' }),
  'case.create': {
    bodyOf: ({ a }) => ({ requestId: a.case_request, brandName: 'M', counterpartyName: 'M', platform: 'website' }),
  },
  'case.update': ofCase({ lawyersNote: 'matrix' }),
  'case.kick-off': ofCase(),
  'case.notify': ofCase(),
  'case.close': ofCase({ outcome: 'Resolved' }),
  'case.reopen': ofCase({ note: 'matrix' }),
  'case.restore': ofCase({ note: 'matrix' }),
  'case.dismiss': ofCase({ reason: 'matrix' }),
  'case.note': ofCase({ text: 'matrix' }),
  'case.solution-offer': ofCase({
    currency: 'EUR',
    items: [{ service: 'Takedown', description: 'Notice', amount: 19_000 }],
  }),
  'case.solution-order': ofSolution(),
  'case.solution-status': ofSolution({ to: 'Declined' }),
  'case.notice-draft': ofCase(notice),
  'case.notice-change': ofNotice({ ...notice, version: 1 }),
  'case.notice-approve': ofNotice({ version: 1 }),
  'case.notice-sent': ofNotice({ version: 1, sentOn: '2000-01-01', reference: 'matrix' }),
  'case.notice-end': ofNotice({ reason: 'matrix' }),
  'case.notice-outcome': ofNotice({ version: 1, to: 'Rejected', on: '2026-01-07', documentId: 2_147_483_000 }),
  'case.notice-outcome-back': ofNotice({ version: 1, reason: 'matrix' }),
  'case.notice-document': ofNotice(),
  'case.capture': {
    scoped: true,
    params: ({ a }) => ({ id: a.case ?? '', evidenceId: a.case_infringement_evidence ?? '' }),
  },
  'case.capture-means': {},
  'case.picture': {
    scoped: true,
    params: ({ a }) => ({ id: a.case ?? '', evidenceId: a.case_infringement_evidence ?? '' }),
  },
  'case.exhibit': ofCase({ documentId: 2_147_483_000 }),
  'case.evidence-pack': ofCase(),
  'sighting.domain-lookup': { scoped: true, params: ({ a }) => ({ id: a.sighting ?? '' }) },
  'case.negotiation': ofCase({ happenedOn: '2000-01-01', direction: 'in', channel: 'email', body: 'matrix' }),
  'case-counterparty.graph': ofParty(),
  'case-counterparty.trait': ofParty({ kind: 'name', value: 'Matrix', source: 'matrix', seenOn: null }),
  'case-counterparty.trait-remove': {
    params: async ({ a, trait }) => ({
      id: a.case_counterparty ?? '',
      traitId: await trait(a.case_counterparty ?? ''),
    }),
  },
  'case-counterparty.link': ofParty({
    otherId: '0199e0a0-0000-7000-8000-000000000001',
    verdict: 'same',
    reason: 'matrix',
  }),
  'case-counterparty.link-undo': {
    params: ({ a }) => ({ id: a.case_counterparty ?? '', linkId: a.counterparty_link ?? '' }),
    body: { reason: 'matrix' },
  },
  'case-counterparty.update': {
    scoped: true,
    params: ({ a }) => ({ id: a.case_counterparty ?? '' }),
    body: {},
  },
}
