import { defineMail } from '#features/mail.ts'

const ofLetter = { facts: ['place', 'issued', 'due'], words: ['mark'] } as const
const dates = [
  ['issued', 'issued'],
  ['due', 'due'],
] as const

/** The client is told of an office action, with the page on which it is explained and answered. */
export const officeActionKickOff = defineMail('office-action-kick-off', {
  ...ofLetter,
  paragraphs: ['body', 'next', ':scamWarning'],
  table: dates,
})

/** We need something from the client before the answer can be written. */
export const officeActionQuestion = defineMail('office-action-question', {
  ...ofLetter,
  words: ['mark', 'question'],
  paragraphs: ['body', 'question'],
  table: dates,
})

/** The answer to the office is written and waits for the client's approval. */
export const officeActionResponse = defineMail('office-action-response', { ...ofLetter, table: dates })

/** The answer was filed with the office. */
export const officeActionSubmitted = defineMail('office-action-submitted', {
  facts: ['place', 'issued', 'submitted'],
  words: ['mark'],
})

/** The last day that the client was told was wrong: the right one, which one it takes the place of, and that it is earlier or over. */
export const officeActionCorrected = defineMail('office-action-corrected', {
  ...ofLetter,
  facts: ['place', 'issued', 'due', 'wrong'],
  maybe: ['earlier', 'late'],
  write: (t, data) => [
    t('officeActionCorrected.body', data),
    ...(data.earlier ? [t('officeActionCorrected.earlier', data)] : []),
    ...(data.late ? [t('officeActionCorrected.late', data)] : []),
  ],
  table: dates,
})

/** Nothing is answered; until when that can still be changed, or that its last day has passed. */
export const officeActionAbandoned = defineMail('office-action-abandoned', {
  ...ofLetter,
  maybe: ['late'],
  write: (t, data) => [
    t('officeActionAbandoned.body', data),
    t(data.late ? 'officeActionAbandoned.late' : 'officeActionAbandoned.next', data),
  ],
})
