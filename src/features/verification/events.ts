import { defineEvent } from '#platform/events/events.ts'

/** A member of staff works on the verification of a request. */
export const verificationOpened = defineEvent<{ requestId: string; userId: string | null }>('verification.opened')

/** The verification is complete; the client is told. */
export const verificationCompleted = defineEvent<{
  requestId: string
  resultId: string
  outcome: 'approved' | 'dismissed'
  reason: string | null
  userId: string | null
}>('verification.completed')
