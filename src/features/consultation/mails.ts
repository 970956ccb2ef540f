import { defineMail } from '#features/mail.ts'

/** A talk was booked: when it is, by the office's clock, and the page that tells it in the reader's own. */
export const talkBooked = defineMail('talk-booked', { facts: ['at', 'minutes'], table: [['when', 'at']] })

/** A talk was cancelled; its time is free again. */
export const talkCancelled = defineMail('talk-cancelled', { facts: ['at'] })

/** What came out of a talk, in the words of who led it. */
export const talkOutcome = defineMail('talk-outcome', { facts: ['at', 'person'], words: ['text'] })
