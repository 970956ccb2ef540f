import { defineMail } from '#features/mail.ts'

const order = [':order.number', 'number'] as const
const total = [':order.total', 'total'] as const

// Amounts and dates come formatted in the reader's language.
export const orderCard = defineMail('order-card', {
  facts: ['number', 'total'],
  words: ['mark'],
  paragraphs: ['body'],
  table: [order, total],
})
export const orderTransfer = defineMail('order-transfer', {
  facts: ['number', 'total', 'due', 'variableSymbol', 'iban'],
  words: ['mark'],
  paragraphs: ['body'],
  table: [total, ['IBAN', 'iban'], [':order.variableSymbol', 'variableSymbol'], [':order.due', 'due']],
})
export const paymentReturned = defineMail('payment-returned', {
  facts: ['number', 'total'],
  paragraphs: ['body'],
  table: [order, total],
})
export const orderRefunded = defineMail('order-refunded', {
  facts: ['number', 'total', 'note', 'invoice'],
  paragraphs: ['body'],
  table: [order, total],
})
const withdrawal = {
  facts: ['number', 'at'],
  words: ['mark', 'message'],
  table: [order, [':withdrawalReceived.at', 'at']],
} as const
export const withdrawalReceived = defineMail('withdrawal-received', withdrawal)
export const withdrawalDeclared = defineMail('withdrawal-declared', { ...withdrawal, paragraphs: ['body'] })
/** A reminder; `mark` and `name` are the client's words. */
export const invoiceNotPaid = defineMail('invoice-not-paid', {
  facts: ['number'],
  words: ['mark', 'name'],
  table: [[':order.number', 'number']],
})
export const receipt = defineMail('receipt', {
  facts: ['number', 'total'],
  table: [[':receipt.number', 'number'], total],
})
const card = {
  facts: ['card', 'last'],
  table: [
    [':cardExpiring.card', 'card'],
    [':cardExpiring.last', 'last'],
  ],
} as const
export const cardExpiring = defineMail('card-expiring', card)
export const cardExpired = defineMail('card-expired', card)

/** To the office: somebody wants to order what no list has a price for. */
export const priceWanted = defineMail('price-wanted', { facts: ['number'], words: ['name', 'what'] })
