/** What is told of a subscription, by the names of its letters and notices. */
export const subscriptionOccasions = [
  'trial-started',
  'trial-ending',
  'trial-ended',
  'offered',
  'started',
  'coming',
  'due',
  'declined',
  'cancelled',
  'given-back',
  'ended',
] as const
export type SubscriptionOccasion = (typeof subscriptionOccasions)[number]
