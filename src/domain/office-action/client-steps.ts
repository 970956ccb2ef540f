import { officeActionMachine, type OfficeActionStatus } from './status.ts'
import { nextStates } from '#kernel/state-machine.ts'

/** What a client may do with an office action as it stands. */
export interface ClientSteps {
  order: boolean
  /** Answers our questions, or says what is to change in the response. */
  inform: boolean
  approve: boolean
  abandon: boolean
}

/** Derived from the machine; once something was paid, only staff end the matter, because they give the money back. */
export function clientSteps(status: OfficeActionStatus, { isPaid }: { isPaid: boolean }): ClientSteps {
  const next = nextStates(officeActionMachine, status, 'client')
  return {
    order: next.includes('Order created'),
    inform: next.includes('Additional info provided'),
    approve: next.includes('Response approved'),
    abandon: !isPaid && next.includes('Abandoned'),
  }
}
