import { defineMail } from '#features/mail.ts'

/** An order that can be read and paid by its link; `net` is without VAT, formatted in the reader's language. */
export const serviceOffer = defineMail('service-offer', {
  facts: ['number', 'net'],
  table: [
    [':order.number', 'number'],
    ['net', 'net'],
  ],
})
