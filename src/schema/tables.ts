export { address, entity, idempotencyKey, mailedToken, notification, session, user, userProfile } from './account.ts'
export { brand } from './brand.ts'
export { invoice, invoiceCounter, paymentAttempt, paymentEvent, product, productEvent } from './billing.ts'
export { discountCoupon, exchangeRate, feeRule, serviceFee } from './pricing.ts'
export { document, documentFolder, note } from './document.ts'
export {
  application,
  applicationJurisdiction,
  publicIdCounter,
  registrationRequest,
  registrationRequestTracking,
  threadComment,
} from './registration.ts'
export { trademark, trademarkChange, trademarkRequest, trademarkTracking } from './trademark.ts'
export { similarTrademark, verificationResult } from './verification.ts'
