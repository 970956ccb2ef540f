import { defineMail } from '#features/mail.ts'

/** A talk was booked: when it is, by the office's clock, and the page that tells it in the reader's own. */
export const talkBooked = defineMail('talk-booked', { facts: ['at', 'minutes'], table: [['when', 'at']] })

/** A talk comes near. */
export const talkReminder = defineMail('talk-reminder', { facts: ['at'], table: [[':talkBooked.when', 'at']] })

/** A talk was cancelled; its time is free again. */
export const talkCancelled = defineMail('talk-cancelled', { facts: ['at'] })

const ofOffice = { facts: ['at'], words: ['name', 'about'], table: [[':talkBooked.when', 'at']] } as const

/** To the office: somebody booked a talk. */
export const talkTaken = defineMail('talk-taken', ofOffice)

/** To the office: a talk does not take place. */
export const talkDropped = defineMail('talk-dropped', ofOffice)

/** What came out of a talk, in the words of who sends it. */
export const talkOutcome = defineMail('talk-outcome', { facts: ['at', 'person'], words: ['text'] })
