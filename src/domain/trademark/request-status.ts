import { byClient, byStaff, bySystem, to, type Actor } from '#domain/account/actor.ts'
import { defineMachine } from '#kernel/state-machine.ts'

export const trademarkRequestStatuses = ['Created', 'Processed', 'Abandoned'] as const
export type TrademarkRequestStatus = (typeof trademarkRequestStatuses)[number]

/** Marks asked about together; processed once every one of them has its own trademark. */
export const trademarkRequestMachine = defineMachine<TrademarkRequestStatus, Actor>({
  name: 'trademark_request',
  states: trademarkRequestStatuses,
  initial: ['Created'],
  transitions: {
    Created: [...to(bySystem, 'Processed'), ...to(byClient, 'Abandoned')],
    Processed: [],
    Abandoned: to(byStaff, 'Created'),
  },
})
