import type { LetterTemplate } from '#platform/mail/post.ts'

/** A letter whose texts all stand under one key: subject, title, body, next, action. */
const letter =
  (key: string): LetterTemplate =>
  (t, data, facts) => ({
    subject: t(`${key}.subject`, facts),
    title: t(`${key}.title`, data),
    paragraphs: [t(`${key}.body`, data), t(`${key}.next`, data)],
    facts: [{ label: t('order.number'), value: data.number ?? '' }],
    action: { label: t(`${key}.action`), url: data.url ?? '' },
    footer: t('footer'),
  })

/** The letters about a registration request, by template name. */
export const templates: Record<string, LetterTemplate> = {
  'verification-requested': letter('verificationRequested'),
  'verification-approved': letter('verificationApproved'),
  'verification-dismissed': letter('verificationDismissed'),
  'draft-for-review': letter('draftForReview'),
  'application-approved': letter('applicationApproved'),
}
