import { defineMail } from '#features/mail.ts'

/** A question has arrived: where its answer will stand. */
export const supportReceived = defineMail('support-received', { facts: ['tag'], words: ['about'] })

/** The answer of a named person, with the page where the whole conversation stands. */
export const supportAnswered = defineMail('support-answered', { facts: ['tag', 'person'], words: ['answer'] })

/** A ticket is resolved: what was said with it, how to go on, and the page that asks whether it helped. */
export const supportResolved = defineMail('support-resolved', { facts: ['tag', 'person'], words: ['resolution'] })

const ofOffice = { facts: ['tag'], words: ['name', 'about'] } as const

/** To the office: somebody asks something. */
export const supportTaken = defineMail('support-taken', ofOffice)

/** To whoever works on it: the customer has answered. */
export const supportContinued = defineMail('support-continued', ofOffice)
