import { defineEvent } from '#platform/events/events.ts'

/** Marks are new in the register, or their words or classes changed; told in the transaction that wrote them. */
export const marksChanged = defineEvent<{ office: string; revision: number; markIds: number[] }>(
  'register.marks-changed',
)
