import { address } from './address.ts'
import { application } from './application.ts'
import { applicationJurisdiction } from './application-jurisdiction.ts'
import { brand } from './brand.ts'
import { brandMonitoringTask } from './brand-monitoring-task.ts'
import { brandMonitoringTaskTracking } from './brand-monitoring-task-tracking.ts'
import { brandSubscription } from './brand-subscription.ts'
import { brandSubscriptionPayment } from './brand-subscription-payment.ts'
import { brandSubscriptionPlatform } from './brand-subscription-platform.ts'
import { brandSubscriptionTracking } from './brand-subscription-tracking.ts'
import { infringementCase } from './case.ts'
import { caseCounterparty } from './case-counterparty.ts'
import { caseInfringement } from './case-infringement.ts'
import { caseInfringementEvidence } from './case-infringement-evidence.ts'
import { caseRequest } from './case-request.ts'
import { caseRequestTracking } from './case-request-tracking.ts'
import { caseSolution } from './case-solution.ts'
import { caseTracking } from './case-tracking.ts'
import { consultation } from './consultation.ts'
import { creditNote } from './credit-note.ts'
import { discountCoupon } from './discount-coupon.ts'
import { docketedMessage } from './docketed-message.ts'
import { document } from './document.ts'
import { documentFolder } from './document-folder.ts'
import { entity } from './entity.ts'
import { exchangeRate } from './exchange-rate.ts'
import { invoice } from './invoice.ts'
import { note } from './note.ts'
import { notification } from './notification.ts'
import { officeAction } from './office-action.ts'
import { officeActionIssue } from './office-action-issue.ts'
import { officeActionSolution } from './office-action-solution.ts'
import { officeActionTracking } from './office-action-tracking.ts'
import { product } from './product.ts'
import { productEvent } from './product-event.ts'
import { registrationRequest } from './registration-request.ts'
import { registrationRequestTracking } from './registration-request-tracking.ts'
import { service } from './service.ts'
import { serviceRequest } from './service-request.ts'
import { serviceRequestTracking } from './service-request-tracking.ts'
import { serviceTracking } from './service-tracking.ts'
import { similarTrademark } from './similar-trademark.ts'
import { specimen } from './specimen.ts'
import { statistic } from './statistic.ts'
import { supportTicket } from './support-ticket.ts'
import { task } from './task.ts'
import { threadComment } from './thread-comment.ts'
import { trademark } from './trademark.ts'
import { trademarkChange } from './trademark-change.ts'
import { trademarkIpoData } from './trademark-ipo-data.ts'
import { trademarkMonitoringResult } from './trademark-monitoring-result.ts'
import { trademarkRequest } from './trademark-request.ts'
import { trademarkTracking } from './trademark-tracking.ts'
import { trademarkWatchSubscription } from './trademark-watch-subscription.ts'
import { useInCommerceRequest } from './use-in-commerce-request.ts'
import { useInCommerceRequestClass } from './use-in-commerce-request-class.ts'
import { useInCommerceRequestTracking } from './use-in-commerce-request-tracking.ts'
import { user } from './user.ts'
import { userPaymentMethod } from './user-payment-method.ts'
import { userProfile } from './user-profile.ts'
import { verificationResult } from './verification-result.ts'

/** The operations of every entity of the spec, by its name. */
export const entities = {
  address: address,
  application: application,
  application_jurisdiction: applicationJurisdiction,
  brand: brand,
  brand_monitoring_task: brandMonitoringTask,
  brand_monitoring_task_tracking: brandMonitoringTaskTracking,
  brand_subscription: brandSubscription,
  brand_subscription_payment: brandSubscriptionPayment,
  brand_subscription_platform: brandSubscriptionPlatform,
  brand_subscription_tracking: brandSubscriptionTracking,
  case: infringementCase,
  case_counterparty: caseCounterparty,
  case_infringement: caseInfringement,
  case_infringement_evidence: caseInfringementEvidence,
  case_request: caseRequest,
  case_request_tracking: caseRequestTracking,
  case_solution: caseSolution,
  case_tracking: caseTracking,
  consultation: consultation,
  credit_note: creditNote,
  discount_coupon: discountCoupon,
  docketed_message: docketedMessage,
  document: document,
  document_folder: documentFolder,
  entity: entity,
  exchange_rate: exchangeRate,
  invoice: invoice,
  note: note,
  notification: notification,
  office_action: officeAction,
  office_action_issue: officeActionIssue,
  office_action_solution: officeActionSolution,
  office_action_tracking: officeActionTracking,
  product: product,
  product_event: productEvent,
  registration_request: registrationRequest,
  registration_request_tracking: registrationRequestTracking,
  service: service,
  service_request: serviceRequest,
  service_request_tracking: serviceRequestTracking,
  service_tracking: serviceTracking,
  similar_trademark: similarTrademark,
  specimen: specimen,
  statistic: statistic,
  support_ticket: supportTicket,
  task: task,
  thread_comment: threadComment,
  trademark: trademark,
  trademark_change: trademarkChange,
  trademark_ipo_data: trademarkIpoData,
  trademark_monitoring_result: trademarkMonitoringResult,
  trademark_request: trademarkRequest,
  trademark_tracking: trademarkTracking,
  trademark_watch_subscription: trademarkWatchSubscription,
  use_in_commerce_request: useInCommerceRequest,
  use_in_commerce_request_class: useInCommerceRequestClass,
  use_in_commerce_request_tracking: useInCommerceRequestTracking,
  user: user,
  user_payment_method: userPaymentMethod,
  user_profile: userProfile,
  verification_result: verificationResult,
}
