import { defineMail } from '#features/mail.ts'

const number = [':order.number', 'number'] as const
const price = [':subscription.price', 'price'] as const

/** What every letter about a subscription is told; days and amounts come in the reader's language. */
const facts = ['number', 'plan'] as const
const plan = [':subscription.plan', 'plan'] as const

export const trialStarted = defineMail('trial-started', {
  facts: [...facts, 'until'],
  words: ['brand'],
  table: [number, plan, [':subscription.until', 'until']],
})
export const trialEnding = defineMail('trial-ending', {
  facts: [...facts, 'until', 'price'],
  words: ['brand'],
  table: [number, plan, [':subscription.until', 'until'], price],
})
export const trialEnded = defineMail('trial-ended', { facts, words: ['brand'], table: [number, plan] })
export const subscriptionOffered = defineMail('subscription-offered', {
  facts: [...facts, 'price'],
  words: ['brand'],
  table: [number, plan, price],
})
export const subscriptionStarted = defineMail('subscription-started', {
  facts: [...facts, 'from', 'until'],
  words: ['brand'],
  table: [number, plan, [':subscription.from', 'from'], [':subscription.until', 'until']],
})
/** A period that is paid by itself with a saved card. */
export const paymentComing = defineMail('payment-coming', {
  facts: [...facts, 'on', 'card', 'total'],
  words: ['brand'],
  table: [number, [':subscription.on', 'on'], [':cardExpiring.card', 'card'], [':order.total', 'total']],
})
/** A period that the customer pays by hand. */
export const paymentDue = defineMail('payment-due', {
  facts: [...facts, 'on', 'until'],
  words: ['brand'],
  table: [number, [':subscription.on', 'on'], [':subscription.payUntil', 'until']],
})
export const paymentDeclinedMail = defineMail('payment-declined', {
  facts: ['number', 'reason', 'until', 'total'],
  words: ['brand'],
  maybe: ['next'],
  table: [number, [':order.total', 'total'], [':subscription.payUntil', 'until']],
  write: (t, data) => [
    t('paymentDeclined.body', data),
    t(`declineReason.${data.reason ?? 'other'}`),
    t(data.next ? 'paymentDeclined.again' : 'paymentDeclined.byHand', data),
  ],
})
/** Somebody cancelled it: what is paid runs on, and so does a trial. */
export const subscriptionCancelled = defineMail('subscription-cancelled', {
  facts: [...facts, 'until'],
  words: ['brand'],
  maybe: ['trial'],
  write: (t, data) => [
    t(data.trial ? 'subscriptionCancelled.trial' : 'subscriptionCancelled.body', data),
    t('subscriptionCancelled.next'),
  ],
  table: [number, plan, [':subscription.until', 'until']],
})
/** It ended because its last payment was given back: nobody of the customer's cancelled it. */
export const subscriptionGivenBack = defineMail('subscription-given-back', {
  facts: [...facts, 'until'],
  words: ['brand'],
  table: [number, plan, [':subscription.until', 'until']],
})
/** It ended because a period was not paid. */
export const subscriptionEnded = defineMail('subscription-ended', { facts, words: ['brand'], table: [number, plan] })
/** What a search found, and our people released. */
export const monitoringReport = defineMail('monitoring-report', {
  facts: ['count'],
  words: ['brand'],
  write: (t, data) => [t(data.count === '0' ? 'monitoringReport.none' : 'monitoringReport.body', data)],
  table: [[':monitoringReport.found', 'count']],
})
