import { path } from '#web/path.ts'
import type { Pages } from '#features/facilities.ts'

/** Addresses of pages for mails and providers, from the one path builder. */
export function pagesOf(base: string): Pages {
  return {
    verificationSummary: (id, language) => path.verificationSummary({ id }, { base, language }),
    registrationRequest: (id, language) => path.registrationRequest({ id }, { base, language }),
    applicationDraft: (id, language) => path.applicationDraft({ id }, { base, language }),
    checkout: (id, language) => path.checkout({ id }, { base, language }),
    productSuccess: (id, language) => path.productSuccess({ id }, { base, language }),
    activate: (token, language) => path.activate({ token }, { base, language }),
    monitoringResult: (id, language) => path.monitoringResult({ id }, { base, language }),
    trademark: (id, language) => path.trademark({ id }, { base, language }),
    consultation: (id, language) => path.consultation({ id }, { base, language }),
    supportTicket: (id, language) => path.supportTicket({ id }, { base, language }),
    message: (id, language) => path.message({ id }, { base, language }),
    feedback: (id, language) => path.feedback({}, { base, language, query: { id } }),
    letterCheck: (id, language) => path.letterCheck({}, { base, language, query: { letter: id } }),
    officeAction: (id, language) => path.officeAction({ id }, { base, language }),
    opposition: (id, language) => path.opposition({ id }, { base, language }),
    caseRequest: (id, language) => path.caseRequest({ id }, { base, language }),
    case: (id, language) => path.case({ id }, { base, language }),
    solutionCenter: (id, language) => path.solutionCenter({ id }, { base, language }),
    serviceOrder: (id, language) => path.serviceOrder({ id }, { base, language }),
    useInCommerce: (id, language) => path.useInCommerce({ id }, { base, language }),
    proofsOfUse: (id, language) => path.proofsOfUse({ id }, { base, language }),
    paymentMethods: (language) => path.profile({}, { base, language, query: { tab: 'payment' } }),
    subscription: (id, language) => path.profile({}, { base, language, query: { tab: 'subscriptions', id } }),
    brandOrder: (id, language) => path.brandOrderOf({ id }, { base, language }),
    brand: (id, language) => path.brand({ id }, { base, language }),
    portal: (language) => path.portal({}, { base, language }),
    privacy: (language) => path.profile({}, { base, language, query: { tab: 'privacy' } }),
    setPassword: (token, language) => path.setPassword({}, { base, language, query: { token } }),
    forgotPassword: (language) => path.forgotPassword({}, { base, language }),
    unsubscribe: (token, language) => path.unsubscribe({ token }, { base, language }),
    admin: () => `${base}/admin`,
  }
}
