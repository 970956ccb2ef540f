import { defineMail } from '#features/mail.ts'

const ofUse = { facts: ['place', 'what', 'due'], words: ['mark'] } as const
const dates = [
  ['what', 'what'],
  ['due', 'due'],
] as const

/** The client is told that use is to be stated or declared, with the page on which they do it. */
export const useKickOff = defineMail('use-kick-off', { ...ofUse, table: dates })

/** We wrote into the thread of the request. */
export const useComment = defineMail('use-comment', {
  ...ofUse,
  words: ['mark', 'content'],
  paragraphs: ['body', 'content'],
  table: dates,
})

/** What was signed is with the office; with its receipt on the page. */
export const useSubmitted = defineMail('use-submitted', {
  facts: ['place', 'what', 'submitted'],
  words: ['mark'],
})

/** More time was asked for: until when now. */
export const useExtended = defineMail('use-extended', { ...ofUse, table: dates })

/** It is taken up again: the office sent it back, or the client wants it after all. */
export const useReopened = defineMail('use-reopened', {
  ...ofUse,
  words: ['mark', 'note'],
  paragraphs: ['body', 'note', 'next'],
  table: dates,
})

/** Nothing is filed; until when that can still be changed, or that its last day has passed. */
export const useAbandoned = defineMail('use-abandoned', {
  ...ofUse,
  maybe: ['late'],
  write: (t, data) => [t('useAbandoned.body', data), t(data.late ? 'useAbandoned.late' : 'useAbandoned.next', data)],
})
