import { byClient, bySystem, to, type Actor } from '#domain/account/actor.ts'
import { defineMachine } from '#kernel/state-machine.ts'

export const paymentMethodStatuses = ['Pending validation', 'Valid', 'Invalid', 'Expired', 'Removed'] as const
export type PaymentMethodStatus = (typeof paymentMethodStatuses)[number]

/** A saved card; it is validated by a small charge that is taken back. */
export const paymentMethodMachine = defineMachine<PaymentMethodStatus, Actor>({
  name: 'user_payment_method',
  states: paymentMethodStatuses,
  initial: ['Pending validation'],
  transitions: {
    'Pending validation': [...to(bySystem, 'Valid', 'Invalid'), ...to(byClient, 'Removed')],
    Valid: [...to(bySystem, 'Expired'), ...to(byClient, 'Removed')],
    Invalid: to(byClient, 'Pending validation', 'Removed'),
    Expired: to(byClient, 'Pending validation', 'Removed'),
    Removed: [],
  },
})
