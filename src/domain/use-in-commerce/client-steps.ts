import { nextStates } from '#kernel/state-machine.ts'
import { isWritable, commerceUseMachine, type UseInCommerceStatus } from './status.ts'

/** What a client may do with a request as it stands. */
export interface ClientSteps {
  /** Classes, dates and specimens. */
  write: boolean
  order: boolean
  approve: boolean
  abandon: boolean
}

/** Derived from the machine; once something was paid, what is ordered stays, and only staff end it. */
export function clientSteps(status: UseInCommerceStatus, { isPaid }: { isPaid: boolean }): ClientSteps {
  const next = nextStates(commerceUseMachine, status, 'client')
  return {
    write: isWritable(status),
    order: !isPaid && next.includes('Ordered'),
    approve: next.includes('Approved for filing'),
    abandon: !isPaid && next.includes('Abandoned'),
  }
}
