import type { LetterTemplate } from '#platform/mail/post.ts'

const fact = (label: string, value: string | undefined) => ({ label, value: value ?? '' })

const returned =
  (key: string): LetterTemplate =>
  (t, data, facts) => ({
    subject: t(`${key}.subject`, facts),
    title: t(`${key}.title`, data),
    paragraphs: [t(`${key}.body`, data)],
    facts: [fact(t('order.number'), data.number), fact(t('order.total'), data.total)],
    action: { label: t(`${key}.action`), url: data.url ?? '' },
    footer: t('footer'),
  })

/** The letters of billing. Amounts and dates come formatted in the reader's language. */
export const templates: Record<string, LetterTemplate> = {
  'order-card': (t, data, facts) => ({
    subject: t('orderCard.subject', facts),
    title: t('orderCard.title', data),
    paragraphs: [t('orderCard.body', data)],
    facts: [fact(t('order.number'), data.number), fact(t('order.total'), data.total)],
    action: { label: t('orderCard.action'), url: data.url ?? '' },
    footer: t('footer'),
  }),
  'order-transfer': (t, data, facts) => ({
    subject: t('orderTransfer.subject', facts),
    title: t('orderTransfer.title', data),
    paragraphs: [t('orderTransfer.body', data)],
    facts: [
      fact(t('order.total'), data.total),
      fact('IBAN', data.iban),
      fact(t('order.variableSymbol'), data.variableSymbol),
      fact(t('order.due'), data.due),
    ],
    action: { label: t('orderTransfer.action'), url: data.url ?? '' },
    footer: t('footer'),
  }),
  'payment-returned': returned('paymentReturned'),
  'order-refunded': returned('orderRefunded'),
  receipt: (t, data, facts) => ({
    subject: t('receipt.subject', facts),
    title: t('receipt.title', data),
    paragraphs: [t('receipt.body', data), t('receipt.next')],
    facts: [fact(t('receipt.number'), data.number), fact(t('order.total'), data.total)],
    action: { label: t('receipt.action'), url: data.url ?? '' },
    footer: t('footer'),
  }),
}
