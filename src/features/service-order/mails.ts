import { defineMail } from '#features/mail.ts'

/** An order that can be read and paid by its link; `net` is without VAT, formatted in the reader's language. */
export const serviceOffer = defineMail('service-offer', {
  facts: ['number', 'net'],
  table: [
    [':order.number', 'number'],
    ['net', 'net'],
  ],
})

/** How a piece of work of an order stands; with its day, where one is set. */
export const serviceStanding = defineMail('service-standing', {
  facts: ['number', 'what', 'standing'],
  maybe: ['due'],
  paragraphs: ['body'],
  table: [
    [':order.number', 'number'],
    ['what', 'what'],
    ['standing', 'standing'],
    ['due', 'due'],
  ],
})

/** What came out of a piece of work, in the words of whoever did it. */
export const serviceFinished = defineMail('service-finished', {
  facts: ['number', 'what', 'outcome'],
  words: ['note'],
  paragraphs: ['body', 'note'],
  table: [
    [':order.number', 'number'],
    ['outcome', 'outcome'],
  ],
})
