import type { PlatformKind } from '#domain/monitoring/plan.ts'
import type { PaymentFrequency, SubscriptionTier } from '#domain/monitoring/status.ts'
import { manyOf, oneOf, type Typed } from '../answers.server.ts'

/** The plan that a form names; the call says what of it is no choice. */
export const planIn = (typed: Typed) => ({
  tier: oneOf(typed, 'tier') as SubscriptionTier,
  paymentFrequency: oneOf(typed, 'paymentFrequency') as PaymentFrequency,
  platforms: manyOf(typed, 'platforms') as PlatformKind[],
})
