import { defineEvent } from '#platform/events/events.ts'

export const trademarkMoved = defineEvent<{ trademarkId: string; registrationRequestId: string | null; to: string }>(
  'trademark.moved',
)
