import { defineMail } from '#features/mail.ts'

const ofRequest = { facts: ['number'], table: [[':order.number', 'number']] } as const
const byName = { ...ofRequest, words: ['mark', 'name'] } as const

export const verificationRequested = defineMail('verification-requested', { ...ofRequest, words: ['mark'] })
export const verificationApproved = defineMail('verification-approved', byName)
export const verificationDismissed = defineMail('verification-dismissed', byName)
export const draftForReview = defineMail('draft-for-review', byName)
export const draftBack = defineMail('draft-back', byName)
export const applicationApproved = defineMail('application-approved', byName)
export const followUpApproach = defineMail('follow-up-approach', byName)

// Reminders, by their names in domain/registration/reminders.ts.
export const resultNotViewed = defineMail('result-not-viewed', byName)
export const resultApproved = defineMail('result-approved', byName)
export const registrationStarted = defineMail('registration-started', byName)
export const checkoutNotCompleted = defineMail('checkout-not-completed', byName)
export const ownerMissing = defineMail('owner-missing', byName)
export const reviewWaiting = defineMail('review-waiting', byName)

// Text messages: the subject is what is said.
export const smsReminder = defineMail('sms-reminder', byName)
export const urgingSms = defineMail('urging-sms', byName)
