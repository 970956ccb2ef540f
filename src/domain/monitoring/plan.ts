import type { Offering } from '#domain/pricing/vocabulary.ts'
import { subscriptionTiers, type PaymentFrequency, type SubscriptionTier } from './status.ts'

/** Where a brand is looked for. */
export const platformKinds = ['domains', 'marketplaces', 'shops', 'social', 'app-stores', 'search'] as const
export type PlatformKind = (typeof platformKinds)[number]

export const isPlatformKind = (name: string): name is PlatformKind => platformKinds.some((one) => one === name)

/** What a tier brings; its price stands in the price list. */
export interface Plan {
  tier: SubscriptionTier
  /** How many kinds of places it looks at; the customer chooses which. */
  platforms: number
  /** Days from one search to the next. */
  everyDays: number
  /** Days in which our people go through what a search found. */
  reviewDays: number
}

const plansByTier: Record<SubscriptionTier, Plan> = {
  basic: { tier: 'basic', platforms: 2, everyDays: 28, reviewDays: 7 },
  standard: { tier: 'standard', platforms: 4, everyDays: 14, reviewDays: 5 },
  advanced: { tier: 'advanced', platforms: platformKinds.length, everyDays: 7, reviewDays: 3 },
}

export const plans: readonly Plan[] = subscriptionTiers.map((tier) => plansByTier[tier])

export const planOf = (tier: SubscriptionTier): Plan => plansByTier[tier]

/** Days that a trial lasts; each customer has one. */
export const trialDays = 14

const offerings = {
  basic: { monthly: 'monitoring_basic', yearly: 'monitoring_basic_year' },
  standard: { monthly: 'monitoring_standard', yearly: 'monitoring_standard_year' },
  advanced: { monthly: 'monitoring_advanced', yearly: 'monitoring_advanced_year' },
} as const satisfies Record<SubscriptionTier, Record<PaymentFrequency, Offering>>

/** What one period of a plan is called in the price list. */
export const offeringOfPlan = (tier: SubscriptionTier, frequency: PaymentFrequency): Offering =>
  offerings[tier][frequency]

/** What is wrong with the chosen kinds of places for a tier; null when nothing is. */
export function platformsProblem(tier: SubscriptionTier, chosen: readonly string[]): 'none' | 'too-many' | null {
  const different = new Set(chosen).size
  if (different === 0) return 'none'
  return different > planOf(tier).platforms ? 'too-many' : null
}
