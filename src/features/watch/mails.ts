import { defineMail } from '#features/mail.ts'

export const monitoringResult = defineMail('monitoring-result', {
  facts: ['place', 'relevance', 'urgency'],
  words: ['mark', 'found'],
  // The time to object, where there is some left.
  maybe: ['until', 'published'],
  action: ':trademark.action',
  write: (t, data) => [
    t('monitoringResult.body', data),
    t(`monitoringResult.${data.urgency ?? data.relevance ?? 'medium'}`),
    ...(data.until ? [t('monitoringResult.until', data)] : []),
  ],
})
