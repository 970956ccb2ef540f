export {
  address,
  assignment,
  entity,
  idempotencyKey,
  mailedToken,
  notification,
  recoveryCode,
  secondFactor,
  session,
  user,
  userIdentity,
  userProfile,
} from './account.ts'
export { bankAllocation, bankEntry, bankStatement } from './bank.ts'
export { brand } from './brand.ts'
export {
  creditNote,
  invoice,
  invoiceCounter,
  paymentAttempt,
  paymentEvent,
  paymentRefund,
  product,
  productEvent,
} from './billing.ts'
export { discountCoupon, exchangeRate, feeRule, serviceFee } from './pricing.ts'
export { document, documentFolder, note } from './document.ts'
export {
  application,
  applicationApproval,
  applicationJurisdiction,
  publicIdCounter,
  registrationRequest,
  registrationRequestTracking,
  threadComment,
} from './registration.ts'
export { calendarEvent, calendarFeed, deadline, reminder } from './docket.ts'
export { trademark, trademarkChange, trademarkIpoData, trademarkRequest, trademarkTracking } from './trademark.ts'
export { similarTrademark, verificationResult, verificationSearch } from './verification.ts'
export { serviceRequest, serviceRequestTracking, service, serviceTracking } from './service-order.ts'
export { officeAction, officeActionIssue, officeActionSolution, officeActionTracking } from './office-action.ts'
export { docketedMessage } from './docketed-message.ts'
export {
  specimen,
  useInCommerceRequest,
  useInCommerceRequestClass,
  useInCommerceRequestTracking,
} from './use-in-commerce.ts'
export { userPaymentMethod } from './payment-method.ts'
export {
  brandMonitoringTask,
  brandMonitoringTaskTracking,
  brandSubscription,
  brandSubscriptionPayment,
  brandSubscriptionPlatform,
  brandSubscriptionTracking,
  sighting,
} from './monitoring.ts'
export { goodsTerm, mark, markImport } from './mark.ts'
export { trademarkMonitoringResult, trademarkWatchSubscription, watchState } from './watch.ts'
export {
  caseCounterparty,
  caseInfringement,
  caseInfringementEvidence,
  caseRequest,
  caseRequestTracking,
  caseSolution,
  caseTracking,
  infringementCase,
} from './enforcement.ts'
export { consultation, supportTicket } from './support.ts'
export { statistic } from './statistic.ts'
export { auditHead, auditLog } from './audit.ts'
export { statusTransition } from './status-transition.ts'
export { caseExhibit } from './exhibit.ts'
export { caseNegotiation, caseNotice } from './notice.ts'
