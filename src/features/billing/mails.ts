import type { LetterTemplate } from '#platform/mail/post.ts'

const fact = (label: string, value: string | undefined) => ({ label, value: value ?? '' })

/** The letters of billing. Amounts and dates come formatted in the reader's language. */
export const templates: Record<string, LetterTemplate> = {
  'order-card': (t, data) => ({
    subject: t('orderCard.subject', data),
    title: t('orderCard.title', data),
    paragraphs: [t('orderCard.body', data)],
    facts: [fact(t('order.number'), data.number), fact(t('order.total'), data.total)],
    action: { label: t('orderCard.action'), url: data.url ?? '' },
    footer: t('footer'),
  }),
  'order-transfer': (t, data) => ({
    subject: t('orderTransfer.subject', data),
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
  receipt: (t, data) => ({
    subject: t('receipt.subject', data),
    title: t('receipt.title', data),
    paragraphs: [t('receipt.body', data), t('receipt.next')],
    facts: [fact(t('receipt.number'), data.number), fact(t('order.total'), data.total)],
    action: { label: t('receipt.action'), url: data.url ?? '' },
    footer: t('footer'),
  }),
}
