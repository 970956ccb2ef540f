import { defineMail } from '#features/mail.ts'

/** A letter went out in the client's name: to whom, when, and who approved it. */
export const serviceLetterGone = defineMail('service-letter-sent', {
  facts: ['number', 'sent', 'approvedBy'],
  words: ['recipient'],
  paragraphs: ['body'],
  table: [
    [':order.number', 'number'],
    ['sent', 'sent'],
    ['approvedBy', 'approvedBy'],
  ],
})
