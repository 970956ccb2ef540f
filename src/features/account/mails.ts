import { defineMail } from '#features/mail.ts'

export const activateAccount = defineMail('activate-account', {})
export const accountExists = defineMail('account-exists', {})
export const resetPassword = defineMail('reset-password', {})
export const passwordChanged = defineMail('password-changed', {})
export const staffInvitation = defineMail('staff-invitation', {})
/** How many days the file can be fetched. */
export const exportReady = defineMail('export-ready', { facts: ['days'] })
export const readyForDrafting = defineMail('ready-for-drafting', { facts: ['number'], words: ['mark'] })
