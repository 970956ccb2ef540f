import type { LetterTemplate } from '#platform/mail/post.ts'

const letter =
  (key: string): LetterTemplate =>
  (t, data, facts) => ({
    subject: t(`${key}.subject`, facts),
    title: t(`${key}.title`, data),
    paragraphs: [t(`${key}.body`, data), t(`${key}.next`, data)],
    action: { label: t(`${key}.action`), url: data.url ?? '' },
    footer: t('footer'),
  })

export const templates: Record<string, LetterTemplate> = {
  'activate-account': letter('activateAccount'),
  'account-exists': letter('accountExists'),
  'reset-password': letter('resetPassword'),
  'password-changed': letter('passwordChanged'),
  'staff-invitation': letter('staffInvitation'),
  'ready-for-drafting': letter('readyForDrafting'),
}
