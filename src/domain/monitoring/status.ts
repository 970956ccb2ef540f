import { byClient, byStaff, bySystem, to, type Actor } from '#domain/account/actor.ts'
import { defineMachine } from '#kernel/state-machine.ts'

export const subscriptionTiers = ['basic', 'standard', 'advanced'] as const
export type SubscriptionTier = (typeof subscriptionTiers)[number]
export const paymentFrequencies = ['monthly', 'yearly'] as const
export type PaymentFrequency = (typeof paymentFrequencies)[number]

export const subscriptionStatuses = [
  'Created',
  'Trial started',
  'Trial ended',
  'Subscription started',
  'Payment failed',
  'Cancelled',
  'Expired',
] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** Statuses in which a brand counts as monitored (spec, part 1, section 4). */
export const monitoredStatuses: readonly SubscriptionStatus[] = ['Trial started', 'Subscription started']

export const subscriptionMachine = defineMachine<SubscriptionStatus, Actor>({
  name: 'brand_subscription',
  states: subscriptionStatuses,
  initial: ['Created'],
  transitions: {
    Created: [...to(bySystem, 'Trial started', 'Subscription started'), ...to(byClient, 'Cancelled')],
    'Trial started': [...to(bySystem, 'Subscription started', 'Trial ended'), ...to(byClient, 'Cancelled')],
    'Trial ended': [...to(bySystem, 'Subscription started'), ...to(byClient, 'Cancelled')],
    'Subscription started': [...to(bySystem, 'Payment failed'), ...to(byClient, 'Cancelled')],
    // Ended by its owner, or by nobody's paying for it.
    'Payment failed': [...to(bySystem, 'Subscription started', 'Expired'), ...to(byClient, 'Cancelled')],
    Cancelled: to(bySystem, 'Subscription started'),
    Expired: to(bySystem, 'Subscription started'),
  },
})

export const subscriptionPaymentStatuses = [
  'Prepared',
  'Charging',
  'Confirmed',
  'Declined',
  'Failed',
  'Cancelled',
  'Refunded',
] as const
export type SubscriptionPaymentStatus = (typeof subscriptionPaymentStatuses)[number]

export const subscriptionPaymentMachine = defineMachine<SubscriptionPaymentStatus, Actor>({
  name: 'brand_subscription_payment',
  states: subscriptionPaymentStatuses,
  initial: ['Prepared'],
  transitions: {
    Prepared: to(bySystem, 'Charging', 'Cancelled'),
    Charging: to(bySystem, 'Confirmed', 'Declined'),
    Declined: to(bySystem, 'Charging', 'Failed'),
    Confirmed: to(byStaff, 'Refunded'),
    Failed: [],
    Cancelled: [],
    Refunded: [],
  },
})

export const monitoringTaskStatuses = ['Created', 'In progress', 'Processed', 'Dismissed'] as const
export type MonitoringTaskStatus = (typeof monitoringTaskStatuses)[number]

export const monitoringTaskMachine = defineMachine<MonitoringTaskStatus, Actor>({
  name: 'brand_monitoring_task',
  states: monitoringTaskStatuses,
  initial: ['Created'],
  transitions: {
    Created: to(byStaff, 'In progress', 'Processed', 'Dismissed'),
    'In progress': to(byStaff, 'Processed', 'Dismissed'),
    Processed: [],
    Dismissed: to(byStaff, 'Created'),
  },
})

/** Searches that somebody still has to go through. */
export const openTasks: readonly MonitoringTaskStatus[] = ['Created', 'In progress']

export const watchTypes = ['identical', 'similar'] as const
/** What a watch found: a newly filed mark, a published one, a registered one. */
export const monitoringResultTypes = ['filing', 'publication', 'registration'] as const
export const relevances = ['low', 'medium', 'high'] as const
