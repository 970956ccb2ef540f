import { defineMail } from '#features/mail.ts'

const ofRequest = { facts: ['number'], table: [[':order.number', 'number']] } as const
const byName = { ...ofRequest, words: ['mark', 'name'] } as const

export const verificationRequested = defineMail('verification-requested', { ...ofRequest, words: ['mark'] })
export const verificationApproved = defineMail('verification-approved', byName)
export const verificationDismissed = defineMail('verification-dismissed', byName)
export const draftForReview = defineMail('draft-for-review', byName)
export const applicationApproved = defineMail('application-approved', byName)
