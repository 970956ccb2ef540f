import type { AnyCall } from '#contract/call.ts'
import { assignableNames, assignables } from '#contract/assignee.ts'
import { currencies } from '#kernel/money.ts'
import { testPassword } from './app.ts'
import { brandRows } from './brand-rows.ts'
import { caseRows } from './case-rows.ts'
import { serviceLetterRows } from './service-letter-rows.ts'
import { conflictRows } from './conflict-rows.ts'
import { documentRows } from './document-rows.ts'
import { draftRows } from './draft-rows.ts'
import { officeActionRows } from './office-action-rows.ts'
import { moneyRows } from './money-rows.ts'
import { followUpRows } from './follow-up-rows.ts'
import { oppositionRows } from './opposition-rows.ts'
import { supportRows } from './support-rows.ts'
import { commerceUseRows } from './use-in-commerce-rows.ts'
import { useProofRows } from './use-proof-rows.ts'
import { watchRows } from './watch-rows.ts'
import type { CallRow } from './call-row.ts'

export type { CallRow, Ground } from './call-row.ts'

const serviceOrder = {
  items: [{ jurisdiction: 'SK', mark: 'MATRIX', classes: 1 }],
  contactEmail: 'matrix@calls.test',
  contactFirstName: 'Test',
  contactLastName: 'Fictional',
  language: 'en',
  currency: 'EUR',
}
const record = { name: 'MATRIX', jurisdiction: 'SK', number: '77', filingDate: '2020-01-01' }
const corrected = { name: 'Not its name' }
const postal = { street: 'Testovacia 1', city: 'Bratislava', postcode: '811 01', country: 'SK' }
const person = { type: 'physical', firstName: 'Test', lastName: 'Fictional' } as const
const password = { password: 'wrong on purpose', code: '000000' }

const request = (body: unknown = {}): CallRow => ({
  scoped: true,
  body,
  params: ({ a, link }, who) => ({ id: (who === 'link' ? link.registration_request : a.registration_request) ?? '' }),
})
const product = (body: unknown = {}): CallRow => ({
  scoped: true,
  body,
  params: ({ a, link }, who) => ({ id: (who === 'link' ? link.product : a.product) ?? '' }),
})
const service = (body: unknown = {}): CallRow => ({
  scoped: true,
  body,
  params: ({ a, link }, who) => ({ id: (who === 'link' ? link.service_request : a.service_request) ?? '' }),
})
const ofTransfer = (): CallRow => ({
  scoped: true,
  params: ({ a, link }, who) => ({
    id: (who === 'link' ? link.service_request : a.service_request) ?? '',
    document: 'power-of-attorney',
  }),
})
const work = (body: unknown = {}): CallRow => ({ body, params: ({ a }) => ({ id: a.service ?? '' }) })
const talk = (body: unknown = {}): CallRow => ({
  scoped: true,
  body,
  params: ({ a, link }, who) => ({ id: (who === 'link' ? link.consultation : a.consultation) ?? '' }),
})
const application = (body: unknown): CallRow => ({
  scoped: true,
  body,
  params: ({ a }) => ({ id: a.application ?? '' }),
})
const protectionPlan = { tier: 'basic', paymentFrequency: 'monthly', platforms: ['domains'] }
const subscription = (body: unknown = {}): CallRow => ({
  scoped: true,
  body,
  params: ({ a }) => ({ id: a.brand_subscription ?? '' }),
})
const trademark = (body: unknown): CallRow => ({ scoped: true, body, params: ({ a }) => ({ id: a.trademark ?? '' }) })
/** A call about a user: one’s own row for whoever asks, A’s for another customer. */
const ofUser = (body: unknown): CallRow => ({
  scoped: true,
  body,
  params: ({ a, idOf }, who) => ({ id: who === 'customer B' ? (a.user ?? '') : idOf(who) }),
})
/** A call that changes somebody else: an account that is there for that. */
const ofSpare = (body: unknown, state?: 'active' | 'created' | 'deactivated'): CallRow => ({
  body,
  params: async ({ spare }) => ({ id: await spare(state) }),
})

/** One row per call of the contract: with what it is asked, so that only the caller decides. */
export const callRows: Record<string, CallRow> = {
  'search.marks': { query: () => ({ value: 'MATRIX' }) },
  'search.applicant': { query: () => ({ value: 'Matrix' }) },
  'search.trademark-data': { query: () => ({ tmNumber: '018999999', office: 'EUIPO' }) },
  'letter.failed': {},
  'letter.repeat': { params: async ({ letter }) => ({ id: await letter() }) },
  'letter.drop': { params: async ({ letter }) => ({ id: await letter() }) },
  'request.create': {
    body: {
      type: 'WORD',
      value: 'MATRIX',
      businessDescription: 'Testing',
      jurisdictions: ['SK'],
      contactEmail: 'matrix@calls.test',
      contactFirstName: 'Test',
      contactLastName: 'Fictional',
      language: 'en',
      currency: 'EUR',
    },
  },
  'request.update': request({ jurisdictions: ['SK'], classes: [9] }),
  'request.resend-mail': request(),
  'request.status': request({ from: 'Abandoned', to: 'Abandoned', note: null }),
  'request.note': request({ text: 'matrix' }),
  'request.assign-suggestion': request(),
  'request.debug-notify': { ...request({ template: 'draft-for-review' }), but: { staff: 404 } },
  'verification.save': request({
    distinctiveness: 'invented',
    overallRisk: 'low',
    jurisdictions: [{ jurisdiction: 'SK', risk: 'low' }],
    recommendedClasses: [9],
    clientNote: null,
    strategy: null,
    resultNote: null,
    similarTrademarks: [],
  }),
  'verification.search': request({ kind: 'element', query: 'matrix' }),
  'verification.search-names': request({ kind: 'company', query: 'matrix' }),
  'verification.search-pictures': request({ vienna: ['26.4'] }),
  'verification.report': request(),
  'verification.complete': request({ outcome: 'approved' }),
  'verification.viewed': request(),
  'verification.repeat': request({ note: 'Matrix' }),
  'application.save-draft': request({ draft: { firstName: 'M' } }),
  'application.update': request({
    owner: { ...person, nationality: 'SK', email: 'matrix@calls.test', address: postal },
  }),
  'application.goods-and-services': request({ jurisdiction: null, goodsAndServices: [{ class: 9, terms: ['lamps'] }] }),
  'application.filing-check': request(),
  'application.comment': application({ type: 'comment', content: 'matrix' }),
  'service-request.create': { query: () => ({ serviceType: 'Consultation' }), body: serviceOrder },
  'service-request.trademark-renewal': { body: serviceOrder },
  'service-request.trademark-ownership-transfer': { body: serviceOrder },
  'service-request.update': service({ items: serviceOrder.items }),
  'service-request.clone': service(),
  'service-request.checkout': service(),
  'service-request.save-invoice-data': service({ lines: [{ kind: 'service', text: 'Work', net: 100 }] }),
  'service-request.status': service({ from: 'Created', to: 'Abandoned' }),
  'service-request.invoice': service(),
  'service-request.notify': service(),
  'service-request.note': service({ text: 'matrix' }),
  'service-request.transfer-save': service({
    kind: 'details',
    receiver: {
      type: 'physical',
      firstName: 'Matrix',
      lastName: 'Matrix',
      nationality: 'SK',
      email: 'matrix@matrix.test',
      address: { country: 'SK', street: 'Matrix 1', postcode: '811 01', city: 'Matrix' },
    },
  }),
  'service-request.transfer-document': ofTransfer(),
  'service-request.transfer-signed': { ...ofTransfer(), file: true },
  'service.update': work({ status: 'In progress', deadline: null }),
  'service.finish': work({ outcome: 'Successful', note: 'matrix' }),
  'service.notify': work(),
  'service.note': work({ text: 'matrix' }),
  'discount-coupon.create': { body: { id: 'MATRIX-MADE', type: 'percent', lawyerFees: 1000, fees: 0 } },
  'service-fee.add': {
    body: {
      jurisdiction: 'SK', currency: 'EUR', base: 1, perFurtherClass: 1, offerings: [], validFrom: '2099-01-01', source: 'Matrix',
    }, // prettier-ignore
  },
  'service-fee.end': { params: ({ a }) => ({ id: a.service_fee ?? '' }), body: { validTo: null } },
  'fee-rule.add': {
    body: {
      jurisdiction: 'SK', action: 'filing', currency: 'EUR', base: 1, includedClasses: 45, validFrom: '2099-01-01', source: 'Matrix',
      sourceKind: 'statute', asOf: '2099', confidence: 'high',
    }, // prettier-ignore
  },
  'fee-rule.end': { params: ({ a }) => ({ id: a.fee_rule ?? '' }), body: { validTo: null } },
  'exchange-rate.add': {
    body: {
      date: '2020-01-02',
      source: 'Matrix',
      rates: currencies.filter((code) => code !== 'EUR').map((currency) => ({ currency, rate: '1.5' })),
    },
  },
  'product.discount-coupon': product({ code: null }),
  'brand-subscription.create': { body: { ...protectionPlan, brandName: 'MATRIX', currency: 'EUR' } },
  'sighting.decide': {
    scoped: true,
    params: ({ a }) => ({ id: a.sighting ?? '' }),
    body: { status: 'Open', reason: null },
  },
  'sighting.case': {
    scoped: true,
    params: ({ a }) => ({ id: a.sighting ?? '' }),
    body: { counterpartyName: 'M', platform: 'website' },
  },
  'brand-monitoring-task.add-sighting': {
    scoped: true,
    params: ({ a }) => ({ id: a.brand_monitoring_task ?? '' }),
    body: { platform: 'shops', name: 'MATRIX', url: 'https://matrix.test/', seller: null },
  },
  'user-payment-method.list': {},
  'user-payment-method.create': {},
  'brand-subscription.update': subscription({ ...protectionPlan, paymentMethodId: null }),
  'brand-subscription.billing-entity': subscription({ ...person, ...postal, email: 'matrix@calls.test' }),
  'brand-subscription.coupon': subscription(),
  'brand-subscription.choose-coupon': subscription({ code: null }),
  'brand-subscription.note': subscription({ text: 'matrix' }),
  'request.discount-coupon': request({ code: null }),
  'product.update': product({ ...person, ...postal, email: 'matrix@calls.test' }),
  'product.finish-order': product({ paymentType: 'transfer', termsAccepted: true, beginAtOnce: true }),
  'product.withdraw': product({ message: null }),
  'product.process-payment': product(),
  'product.payment-status': product(),
  ...moneyRows,
  'invoice.refund': {
    scoped: true,
    params: ({ a }) => ({ id: a.invoice ?? '' }),
    body: { amount: 1, currency: 'EUR', credited: 0, reason: 'test' },
  },
  'bank-statement.take': { file: true },
  'bank-entry.match': {
    params: ({ a }) => ({ id: a.bank_entry ?? '' }),
    bodyOf: ({ link }) => ({ parts: [{ variableSymbol: link.variableSymbol, amount: 1 }] }),
  },
  'bank-entry.set-aside': { params: ({ a }) => ({ id: a.bank_entry ?? '' }), body: { note: 'test' } },
  'invoice.download': {
    scoped: true,
    params: ({ a, link }, who) => ({ id: (who === 'link' ? link.invoice : a.invoice) ?? '' }),
  },
  'invoice.document': {
    scoped: true,
    params: ({ a, link }, who) => ({ id: (who === 'link' ? link.invoice : a.invoice) ?? '' }),
  },
  'credit-note.document': { scoped: true, params: ({ a }) => ({ id: a.credit_note ?? '' }) },
  'statistic.revenue': { query: () => ({ from: '2026-01-01', to: '2026-12-31' }) },
  'admin.export-invoices': { query: () => ({ from: '2026-01-01', to: '2026-01-31' }) },
  'admin.export-invoice-entity': { query: () => ({ from: '2026-01-01', to: '2026-01-31' }) },
  'admin.export-filing-confirmations': { query: () => ({ from: '2026-01-01', to: '2026-01-31' }) },
  ...documentRows,
  ...conflictRows,
  'trademark.filing': trademark({ number: '1', filingDate: '2026-11-20', receiptDocumentId: 2147483000 }),
  'trademark.tracking-action': trademark({ from: 'Abandoned', to: 'Abandoned' }),
  'trademark.filing-basis': trademark({ filingBasis: null, before: { filingBasis: null } }),
  'trademark.add': { bodyOf: ({ fresh }) => ({ marks: [{ ...record, number: fresh }] }) },
  'trademark.create': { body: { customer: 'nobody@calls.test', ...record } },
  'trademark.edit': trademark({ ...corrected, before: corrected }),
  'docket.preview': { query: () => ({ jurisdiction: 'SK', filed: '2026-06-10' }) },
  'docket.set-deadline': {
    scoped: true,
    body: { kind: 'law', before: { due: '2036-06-10' } },
    params: ({ a }) => ({ id: a.trademark ?? '', deadlineId: a.deadline ?? '' }),
  },
  'register-difference.judge': {
    scoped: true,
    body: { kind: 'reopen', foundAt: '2026-06-10T10:00:00Z' },
    params: ({ a }) => ({ id: a.trademark ?? '', differenceId: a.register_difference ?? '' }),
  },
  'docket.done': {
    scoped: true,
    body: { done: true, before: { due: '2036-06-10' } },
    params: ({ a }) => ({ id: a.trademark ?? '', deadlineId: a.deadline ?? '' }),
  },
  'request.unsubscribe': { body: { token: 'of-no-mail' } },
  ...brandRows,
  'consultation.slots': {},
  'consultation.book': { body: { at: '2000-01-01T09:00:00Z', name: 'Kata', email: 'kata@talk.test', language: 'en' } },
  'consultation.show': talk(),
  'consultation.calendar': talk(),
  'consultation.cancel': talk(),
  'consultation.document': { ...talk(), file: true },
  'consultation.save': talk({
    location: null,
    outcome: null,
    resolution: null,
    before: { location: null, outcome: 'never shown', resolution: null },
  }),
  'consultation.generate-outcome-email': talk(),
  'consultation.send-outcome': talk({ text: 'What came out of it.' }),
  'consultation.note': talk({ text: 'matrix' }),
  ...supportRows,
  'notification.seen': {},
  ...draftRows,
  ...officeActionRows,
  ...followUpRows,
  ...oppositionRows,
  ...caseRows,
  ...serviceLetterRows,
  ...useProofRows,
  ...commerceUseRows,
  'letter-check.show': { body: { text: 'Pay at once.' } },
  'letter-check.answer': { scoped: true, params: ({ a }) => ({ id: a.docketed_message ?? '' }) },
  'letter-check.ask': { scoped: true, params: ({ a }) => ({ id: a.docketed_message ?? '' }), body: {} },
  'docketed-message.settle': { params: ({ a }) => ({ id: a.docketed_message ?? '' }), body: { to: 'Ignored' } },
  'docket.report': { query: () => ({ format: 'csv' }) },
  'docket.feeds': {},
  'docket.make-feed': { body: { kind: 'all' } },
  'docket.end-feed': {
    scoped: true,
    params: ({ a }) => ({ id: a.calendar_feed ?? '' }),
    but: { staff: 404, admin: 404 },
  },
  ...watchRows,
  'trademark.note': trademark({ text: 'matrix' }),
  'search.goods-and-services': { query: () => ({ value: 'soap' }) },
  'search.goods-and-services-packages': { query: () => ({ value: 'bakery' }) },
  'user.signup': { body: { email: 'new@calls.test', firstName: 'A', lastName: 'B', language: 'en' } },
  'user.initiate': { body: { email: 'new@calls.test', language: 'en' } },
  'user.activate': { body: { token: 'of-no-mail', password: testPassword } },
  'user.reset-password': { body: { email: 'new@calls.test', language: 'en' } },
  'user.set-password': { body: { token: 'of-no-mail', password: testPassword } },
  'user.change-password': { body: { currentPassword: 'wrong on purpose', newPassword: testPassword } },
  'user.read': {},
  'user.update': ofUser({ phoneNumber: null }),
  'user.billing-entity': ofUser({ ...person, email: 'matrix@calls.test', address: postal }),
  'user.entity-address': {
    scoped: true,
    params: ({ a }) => ({ id: a.user ?? '', entityId: a.entity ?? '' }),
    body: postal,
  },
  'user.has-monitoring-trial': {},
  'user.export': {},
  'user.export-start': {},
  'user.export-file': {
    scoped: true,
    params: async ({ exportOf }, who) => ({ id: await exportOf(who === 'customer B' ? 'customer A' : who) }),
  },
  'user.erasure-preview': {},
  'user.erase': { body: { password: 'wrong on purpose', confirm: true } },
  'staff-view.list': {},
  'staff-view.keep': { body: { screen: 'trademark', name: 'Matrix', address: '?q=matrix' } },
  'staff-view.drop': { params: async ({ viewOf }, who) => ({ id: await viewOf(who) }) },
  'session.list': {},
  'session.end': {
    scoped: true,
    params: async ({ sessionOf }, who) => ({ id: await sessionOf(who === 'customer B' ? 'customer A' : who) }),
  },
  'session.end-all': { body: { butThis: true } },
  // Who is to set up a second factor is asked by the handler: a visitor is nobody.
  'second-factor.begin': { but: { anonymous: 401 } },
  'second-factor.confirm': { body: { code: '000000' }, but: { anonymous: 401 } },
  'second-factor.codes': { body: password },
  'second-factor.remove': { body: password },
  'user.deactivate': { ...ofUser({ password: 'wrong on purpose' }) },
  'user.invite': {
    body: { email: 'invited@calls.test', firstName: 'A', lastName: 'B', role: 'staff', language: 'en' },
  },
  'user.role': ofSpare({ role: 'staff' }),
  'user.reactivate': ofSpare({}, 'deactivated'),
  'user.initiation-link': ofSpare({}, 'created'),
  'user.reset-second-factor': ofSpare({}),
  'user.support': ofSpare({ reason: 'asked on the phone' }),
  'user.tags': ofSpare({ tags: ['matrix'], before: [] }),
  'user.note': ofSpare({ text: 'matrix' }),
  // The words of a note are changed by who wrote it, here one of staff.
  'user.note-update': {
    params: ({ a }) => ({ id: a.user ?? '', noteId: a.userNote ?? '' }),
    body: { text: 'matrix' },
    but: { admin: 404 },
  },
  'user.note-delete': {
    params: ({ a }) => ({ id: a.user ?? '', noteId: '2147483000' }),
    but: { staff: 404, admin: 404 },
  },
  'task.kinds': {},
  'task.repeat': { params: async ({ task }) => ({ id: await task('failed') }) },
  'task.cancel': { params: async ({ task }) => ({ id: await task('created') }) },
  'task.clear-queue': { body: {} },
  'debug.state': { but: { staff: 404 } },
  ...Object.fromEntries(
    assignableNames.map((noun): [string, CallRow] => [
      `${noun}.assign`,
      { params: ({ a }) => ({ id: a[assignables[noun].table] ?? '' }), body: { userId: null } },
    ]),
  ),
}

/**
 * With what a call is asked: its row above, or, where it takes a row's id and nothing else, the row of A that its audit entry is
 * about; null when it needs a row of its own.
 */
export function rowOf(call: AnyCall): CallRow | null {
  const own = callRows[call.name]
  if (own) return own
  const { audit, path } = call
  const alone = !call.upload && call.body.safeParse({}).success && call.query.safeParse({}).success
  if (audit === 'none' || !alone || [...path.matchAll(/\{(\w+)\}/g)].some(([, name]) => name !== 'id')) return null
  const { table } = audit
  return {
    scoped: true,
    params: ({ a, link }, who) => ({
      id: (who === 'link' ? (link as Record<string, string>)[table] : null) ?? a[table] ?? '',
    }),
  }
}
