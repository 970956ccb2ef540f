import { isUntold } from './status.ts'

/** What a client may do with an opposition as it stands. */
export interface ClientSteps {
  order: boolean
  withdraw: boolean
}

/** Once something was paid only staff take the instruction to withdraw, because they give the money back. */
export function clientSteps(status: string, { isPaid }: { isPaid: boolean }): ClientSteps {
  const isOpen = !isUntold(status) && status !== 'Ended' && status !== 'Withdrawal instructed'
  return { order: isOpen, withdraw: isOpen && !isPaid }
}
