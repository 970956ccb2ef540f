import { found } from '#kernel/errors.ts'
import { docketSeconds } from './docket-seconds.ts'
import { proofSeconds } from './use-proof-rows.ts'
import type { World } from './whole-world.ts'

/** How a call is asked about an own row with a second one, which is whose one likes. */
export interface Asked {
  /** Who asks, where it is not everybody who may. */
  who?: 'own' | 'staff'
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}
export type Ask = (own: World, second: World) => Asked
const id = (world: World, table: string): string => found(world[table])
const aCase = (own: World, rest: Record<string, string> = {}) => ({ params: { id: id(own, 'case'), ...rest } })
/** A case that the client pays for. */
const worked = (own: World, rest: Record<string, string> = {}) => ({ params: { id: id(own, 'worked'), ...rest } })
const aUse = (own: World, rest: Record<string, string> = {}) => ({
  params: { id: id(own, 'use_in_commerce_request'), ...rest },
})
const anAction = (own: World, rest: Record<string, string> = {}) => ({
  params: { id: id(own, 'office_action'), ...rest },
})
const aMark = (own: World, rest: Record<string, string> = {}) => ({ params: { id: id(own, 'trademark'), ...rest } })
const seen = { links: ['https://copy.example.test'] }
const begun = { counterpartyName: 'M', platform: 'website' }
const notice = (place: World, mark: World) => ({
  kind: 'takedown',
  language: 'en',
  recipient: 'matrix',
  body: 'matrix',
  caseInfringementId: id(place, 'case_infringement'),
  trademarkId: id(mark, 'trademark'),
})
const order = (mark: World) => ({
  items: [{ jurisdiction: 'US', mark: 'MATRIX', classes: 1, trademarkId: id(mark, 'trademark') }],
  contactEmail: 'own@second.test',
  contactFirstName: 'Test',
  contactLastName: 'Fictional',
  language: 'en',
  currency: 'EUR',
})
/** A letter of a paid order. */
const aLetter = (own: World, second: World) => ({
  params: { id: id(own, 'paidOrder'), letterId: id(second, 'paidLetter') },
})
const aRequest = (own: World, rest: Record<string, string> = {}) => ({
  params: { id: id(own, 'registration_request'), ...rest },
})
const plan = { tier: 'basic', paymentFrequency: 'monthly', platforms: ['domains'] }
const describedDocument = { name: 'm.pdf', type: 'other', visibleToClient: true }
const specimen = (own: World, classes: World, one: World, name = 'specimen'): Asked =>
  aUse(own, { classId: id(classes, 'use_in_commerce_request_class'), specimenId: id(one, name) })

export const places: Record<string, Ask> = {
  ...proofSeconds(aMark),
  'brand-registry.show params.codeId': (own, second) => ({
    who: 'own',
    ...aMark(own, { codeId: id(second, 'brand_registry_code') }),
    body: { password: 'a quiet lamp in april', code: null },
  }),
  'case-counterparty.trait-remove params.traitId': (own, second) => ({
    who: 'staff',
    params: { id: id(own, 'case_counterparty'), traitId: id(second, 'counterparty_trait') },
  }),
  'case-counterparty.link-undo params.linkId': (own, second) => ({
    who: 'staff',
    params: { id: id(own, 'case_counterparty'), linkId: id(second, 'counterparty_link') },
    body: { reason: 'matrix' },
  }),
  'brand-report.open params.reportId': (own, second) => ({
    params: { id: id(own, 'brand'), reportId: id(second, 'brand_report') },
  }),
  'application.comment-update params.commentId': (own, second) => ({
    params: { id: id(own, 'application'), commentId: id(second, 'draftComment') },
    body: { resolved: true },
  }),
  'application.comment-delete params.commentId': (own, second) => ({
    params: { id: id(own, 'application'), commentId: id(second, 'draftCommentGoes') },
  }),
  'request.view-file params.viewId': (own, second) => aRequest(own, { viewId: id(second, 'draftView') }),
  'request.specimen-file params.specimenId': (own, second) =>
    aRequest(own, { specimenId: id(second, 'draftSpecimen') }),
  'request.specimen-update params.specimenId': (own, second) =>
    aRequest(own, { specimenId: id(second, 'draftSpecimen') }),
  'request.specimen-copy params.specimenId': (own, second) => ({
    ...aRequest(own, { specimenId: id(second, 'draftSpecimen') }),
    body: { classNumber: 10 },
  }),
  'request.specimen-delete params.specimenId': (own, second) =>
    aRequest(own, { specimenId: id(second, 'draftSpecimenGoes') }),
  'brand.assign-items body.brandId': (own, second) => ({
    body: { brandId: id(second, 'brand'), trademarkIds: [id(own, 'trademark')] },
  }),
  'brand.assign-items body.trademarkIds': (own, second) => ({
    body: { brandId: id(own, 'brand'), trademarkIds: [id(own, 'trademark'), id(second, 'trademark')] },
  }),
  'brand.assign-items body.requestIds': (own, second) => ({
    body: { brandId: id(own, 'brand'), requestIds: [id(second, 'registration_request')] },
  }),
  'brand-subscription.create body.brandId': (_own, second) => ({
    who: 'own',
    body: { ...plan, currency: 'EUR', brandId: id(second, 'brand') },
  }),
  'brand-subscription.create body.caseSolutionId': (own, second) => ({
    who: 'own',
    body: {
      ...plan,
      currency: 'EUR',
      brandName: `Beside ${id(own, 'brand')}`,
      caseSolutionId: id(second, 'case_solution'),
    },
  }),
  'brand-subscription.update body.paymentMethodId': (own, second) => ({
    params: { id: id(own, 'brand_subscription') },
    body: { ...plan, paymentMethodId: id(second, 'user_payment_method') },
  }),
  'case-request.create body.brandId': (_own, second) => ({
    who: 'own',
    query: { type: 'report-threat' },
    body: { ...seen, brandId: id(second, 'brand') },
  }),
  'case-request.create body.trademarkId': (_own, second) => ({
    who: 'own',
    query: { type: 'report-threat' },
    body: { ...seen, trademarkId: id(second, 'trademark') },
  }),
  'case.create body.brandId': (own, second) => ({
    body: { ...begun, requestId: id(own, 'case_request'), brandId: id(second, 'brand') },
  }),
  'case.create body.counterpartyId': (own, second) => ({
    body: {
      platform: 'website',
      requestId: id(own, 'case_request'),
      brandId: id(own, 'brand'),
      counterpartyId: id(second, 'case_counterparty'),
    },
  }),
  'sighting.case body.counterpartyId': (own, second) => ({
    params: { id: id(own, 'sighting') },
    body: { platform: 'website', counterpartyId: id(second, 'case_counterparty') },
  }),
  'case.update body.trademarkId': (own, second) => ({
    ...aCase(own),
    body: { trademarkId: id(second, 'trademark') },
  }),
  'case.update body.infringements[].id': (own, second) => ({
    ...aCase(own),
    body: { infringements: [{ id: id(second, 'case_infringement'), platform: 'website' }] },
  }),
  'case.update body.infringements[].evidences[].id': (own, second) => ({
    ...aCase(own),
    body: {
      infringements: [
        {
          id: id(own, 'case_infringement'),
          platform: 'website',
          evidences: [{ id: id(second, 'case_infringement_evidence') }],
        },
      ],
    },
  }),
  'case.solution-order params.solutionId': (own, second) => aCase(own, { solutionId: id(second, 'case_solution') }),
  'case.solution-status params.solutionId': (own, second) => ({
    ...aCase(own, { solutionId: id(second, 'case_solution') }),
    body: { to: 'Declined' },
  }),
  'case.notice-draft body.caseInfringementId': (own, second) => ({ ...aCase(own), body: notice(second, own) }),
  'case.notice-draft body.trademarkId': (own, second) => ({ ...aCase(own), body: notice(own, second) }),
  'case.notice-change params.noticeId': (own, second) => ({
    ...aCase(own, { noticeId: id(second, 'case_notice') }),
    body: { ...notice(own, own), version: 1 },
  }),
  'case.notice-change body.caseInfringementId': (own, second) => ({
    ...aCase(own, { noticeId: id(own, 'notice') }),
    body: { ...notice(second, own), version: 1 },
  }),
  'case.notice-change body.trademarkId': (own, second) => ({
    ...aCase(own, { noticeId: id(own, 'notice') }),
    body: { ...notice(own, second), version: 1 },
  }),
  'case.notice-approve params.noticeId': (own, second) => ({
    ...worked(own, { noticeId: id(second, 'approved') }),
    body: { version: 1 },
  }),
  'case.notice-sent params.noticeId': (own, second) => ({
    ...worked(own, { noticeId: id(second, 'approved') }),
    body: { version: 1, sentOn: '2026-01-06', reference: 'matrix' },
  }),
  'case.notice-sent body.proofDocumentId': (own, second) => ({
    ...worked(own, { noticeId: id(own, 'approved') }),
    body: { version: 1, sentOn: '2026-01-06', proofDocumentId: Number(id(second, 'workedDocument')) },
  }),
  'case.notice-end params.noticeId': (own, second) => ({
    ...aCase(own, { noticeId: id(second, 'notice') }),
    body: { reason: 'matrix' },
  }),
  'case.notice-outcome params.noticeId': (own, second) => ({
    ...worked(own, { noticeId: id(second, 'filed') }),
    body: { version: 1, to: 'Rejected', on: '2026-01-07', documentId: Number(id(own, 'workedDocument')) },
  }),
  'case.notice-outcome body.documentId': (own, second) => ({
    ...worked(own, { noticeId: id(own, 'filed') }),
    body: { version: 1, to: 'Rejected', on: '2026-01-07', documentId: Number(id(second, 'workedDocument')) },
  }),
  'case.notice-outcome-back params.noticeId': (own, second) =>
    Object.assign(worked(own, { noticeId: id(second, 'filed') }), { body: { version: 1, reason: 'matrix' } }),
  'case.notice-document params.noticeId': (own, second) => aCase(own, { noticeId: id(second, 'case_notice') }),
  'case.capture params.evidenceId': (own, second) =>
    aCase(own, { evidenceId: id(second, 'case_infringement_evidence') }),
  'case.picture params.evidenceId': (own, second) =>
    aCase(own, { evidenceId: id(second, 'case_infringement_evidence') }),
  'case.exhibit body.documentId': (own, second) => ({
    ...aCase(own),
    body: { documentId: Number(id(second, 'caseDocument')) },
  }),
  'docket.make-feed body.brandId': (_own, second) => ({
    who: 'own',
    body: { kind: 'brand', brandId: id(second, 'brand') },
  }),
  ...docketSeconds(aMark),
  'register-difference.judge params.differenceId': (own, second) => ({
    ...aMark(own, { differenceId: id(second, 'register_difference') }),
    body: { kind: 'reopen', foundAt: '2026-06-10T10:00:00Z' },
  }),
  'document.url params.docId': (own, second) => ({
    params: { hubId: id(own, 'hub'), docId: id(second, 'document') },
  }),
  'document.change params.docId': (own, second) => ({
    params: { hubId: id(own, 'hub'), docId: id(second, 'document') },
    body: { ...describedDocument, before: describedDocument },
  }),
  'document.revise params.docId': (own, second) => ({
    params: { hubId: id(own, 'hub'), docId: id(second, 'document') },
  }),
  'document.remove params.docId': (own, second) => ({
    params: { hubId: id(own, 'hub'), docId: id(second, 'documentGoes') },
    body: { reason: 'matrix' },
  }),
  'document.put-back params.docId': (own, second) => ({
    params: { hubId: id(own, 'hub'), docId: id(second, 'removedDocument') },
  }),
  'document.reading params.docId': (own, second) => ({
    params: { hubId: id(own, 'hub'), docId: id(second, 'document') },
  }),
  'monitoring-result.seen body.ids': (own, second) => ({
    ...aMark(own),
    body: { ids: [id(second, 'trademark_monitoring_result')] },
  }),
  'office-action.document params.docId': (own, second) => anAction(own, { docId: id(second, 'letter') }),
  'office-action.order body.solutionId': (own, second) => ({
    ...anAction(own),
    body: { solutionId: id(second, 'office_action_solution') },
  }),
  'product.expense body.documentId': (own, second) => ({
    params: { id: id(own, 'product') },
    body: {
      kind: 'official',
      amount: 1,
      currency: 'EUR',
      paidTo: 'matrix',
      spentOn: '2026-05-02',
      documentId: Number(id(second, 'requestDocument')),
    },
  }),
  'product.expense-counter params.expenseId': (own, second) => ({
    params: { id: id(own, 'product'), expenseId: id(second, 'expense') },
    body: { reason: 'matrix' },
  }),
  'opposition.order body.wayId': (own, second) => ({
    params: { id: id(own, 'opposition') },
    body: { wayId: id(second, 'opposition_way') },
  }),
  'opposition.event body.documentId': (own, second) => ({
    params: { id: id(own, 'opposition') },
    body: {
      kind: 'evidence-received',
      happenedOn: '2026-05-02',
      documentId: Number(id(second, 'oppositionDocument')),
      seen: 1,
    },
  }),
  'office-action.additional-info body.answers[].issueId': (own, second) => ({
    ...anAction(own),
    body: { answers: [{ issueId: id(second, 'office_action_issue'), answer: 'matrix' }] },
  }),
  'office-action.extension body.receiptDocumentId': (own, second) => ({
    params: { id: id(own, 'approvedAction') },
    body: { filedOn: '2026-05-02', after: '2026-08-01', receiptDocumentId: Number(id(second, 'actionReceipt')) },
  }),
  'office-action.submit body.receiptDocumentId': (own, second) => ({
    params: { id: id(own, 'approvedAction') },
    body: { submittedOn: '2026-05-02', receiptDocumentId: Number(id(second, 'actionReceipt')) },
  }),
  'support-ticket.open-document params.docId': (own, second) => ({
    params: { id: id(own, 'ticket'), docId: id(second, 'ticketDocument') },
  }),
  'service-letter.change params.letterId': (own, second) => ({
    ...aLetter(own, second),
    body: { recipient: 'matrix', body: 'matrix', version: 1 },
  }),
  'service-letter.approve params.letterId': (own, second) => ({ ...aLetter(own, second), body: { version: 1 } }),
  'service-letter.mail params.letterId': (own, second) => ({ ...aLetter(own, second), body: { version: 1 } }),
  'service-letter.sent params.letterId': (own, second) => ({
    ...aLetter(own, second),
    body: { version: 1, sentOn: '2026-01-06', way: 'post', reference: 'matrix' },
  }),
  'service-letter.sent body.proofDocumentId': (own, second) => ({
    params: { id: id(own, 'paidOrder'), letterId: id(own, 'otherLetter') },
    body: { version: 1, sentOn: '2026-01-06', way: 'post', proofDocumentId: Number(id(second, 'orderDocument')) },
  }),
  'service-letter.drop params.letterId': (own, second) => ({ ...aLetter(own, second), body: { version: 1 } }),
  'service-letter.document params.letterId': (own, second) => ({ who: 'staff', ...aLetter(own, second) }),
  'service-request.create body.items[].trademarkId': (_own, second) => ({
    query: { serviceType: 'Consultation' },
    body: order(second),
  }),
  'service-request.trademark-renewal body.items[].trademarkId': (_own, second) => ({ body: order(second) }),
  'service-request.trademark-ownership-transfer body.items[].trademarkId': (_own, second) => ({ body: order(second) }),
  'service-request.update body.items[].trademarkId': (own, second) => ({
    params: { id: id(own, 'service_request') },
    body: { items: order(second).items },
  }),
  'trademark.filing body.receiptDocumentId': (own, second) => ({
    ...aMark(own),
    body: { number: '1', filingDate: '2026-01-02', receiptDocumentId: Number(id(second, 'document')) },
  }),
  'trademark.tracking-action body.certificateDocumentId': (own, second) => ({
    ...aMark(own),
    body: {
      from: 'Application filed',
      to: 'Trademark registered',
      registrationDate: '2026-01-02',
      number: '7654321',
      certificateDocumentId: Number(id(second, 'certificate')),
    },
  }),
  'use-in-commerce-request.create body.trademarkId': (_own, second) => ({
    who: 'own',
    body: { trademarkId: id(second, 'trademark') },
  }),
  'use-in-commerce-request.document params.docId': (own, second) => aUse(own, { docId: id(second, 'useDocument') }),
  'use-in-commerce-request.edit body.classes[].id': (own, second) => ({
    ...aUse(own),
    body: { classes: [{ id: id(second, 'use_in_commerce_request_class'), items: [] }] },
  }),
  'use-in-commerce-request.comment-edit params.commentId': (own, second) => ({
    ...aUse(own, { commentId: id(second, 'comment') }),
    body: { content: 'matrix' },
  }),
  'use-in-commerce-request.comment-delete params.commentId': (own, second) =>
    aUse(own, { commentId: id(second, 'comment') }),
  'use-in-commerce-request.specimen-create params.classId': (own, second) =>
    aUse(own, { classId: id(second, 'use_in_commerce_request_class') }),
  'use-in-commerce-request.specimen-from-use params.classId': (own, second) => ({
    ...aUse(own, { classId: id(second, 'use_in_commerce_request_class') }),
    who: 'own',
    body: { proofId: id(own, 'use_proof') },
  }),
  'use-in-commerce-request.specimen-from-use body.proofId': (own, second) => ({
    ...aUse(own, { classId: id(own, 'use_in_commerce_request_class') }),
    who: 'own',
    body: { proofId: id(second, 'use_proof') },
  }),
  'use-in-commerce-request.specimen-update params.classId': (own, second) => specimen(own, second, second),
  'use-in-commerce-request.specimen-update params.specimenId': (own, second) => specimen(own, own, second),
  'use-in-commerce-request.specimen-delete params.classId': (own, second) => specimen(own, second, second, 'goes'),
  'use-in-commerce-request.specimen-delete params.specimenId': (own, second) => specimen(own, own, second, 'goes too'),
  'use-in-commerce-request.specimen-copy params.classId': (own, second) => ({
    ...specimen(own, second, second),
    body: { classId: id(own, 'use_in_commerce_request_class') },
  }),
  'use-in-commerce-request.specimen-copy params.specimenId': (own, second) => ({
    ...specimen(own, own, second),
    body: { classId: id(own, 'use_in_commerce_request_class') },
  }),
  'use-in-commerce-request.specimen-copy body.classId': (own, second) => ({
    ...specimen(own, own, own),
    body: { classId: id(second, 'use_in_commerce_request_class') },
  }),
  'user.entity-address params.entityId': (own, second) => ({
    params: { id: id(own, 'user'), entityId: id(second, 'entity') },
    body: { street: 'M 1', city: 'M', postcode: '811 01', country: 'SK' },
  }),
  'user.note-update params.noteId': (own, second) => ({
    params: { id: id(own, 'user'), noteId: id(second, 'userNote') },
    body: { text: 'matrix' },
  }),
  'user.note-delete params.noteId': (own, second) => ({
    params: { id: id(own, 'user'), noteId: id(second, 'userNote') },
  }),
}
