import { defineMail } from '#features/mail.ts'

const ofMark = { facts: ['place'], words: ['mark'], paragraphs: ['body'], action: ':trademark.action' } as const
// Owners' addresses are public after filing, and false invoices follow: each of these letters warns of them.
const warning = { ...ofMark, paragraphs: ['body', ':scamWarning'] } as const

export const applicationFiled = defineMail('application-filed', warning)
export const trademarkPublished = defineMail('trademark-published', warning)
export const trademarkRegistered = defineMail('trademark-registered', warning)
export const officeActionReceived = defineMail('office-action-received', ofMark)
export const trademarkRefused = defineMail('trademark-refused', ofMark)

/** To whoever works on marks: our copy of a register says something else of some of them. */
export const registerDiffers = defineMail('register-differs', {
  facts: ['marks', 'differences'],
  table: [
    [':registerDiffers.marks', 'marks'],
    [':registerDiffers.differences', 'differences'],
  ],
})
