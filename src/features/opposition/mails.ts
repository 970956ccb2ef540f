import { defineMail } from '#features/mail.ts'

const ofMark = { facts: ['place'], words: ['mark'] } as const

/** The client is told of an opposition, with the page on which it is explained and the ways to go on are ordered. */
export const oppositionKickOff = defineMail('opposition-kick-off', {
  facts: ['place', 'noticed'],
  maybe: ['due', 'coolingOff'],
  words: ['mark', 'opponent'],
  write: (t, data) => [
    t('oppositionKickOff.body', data),
    ...(data.due ? [t('oppositionKickOff.until', data)] : []),
    ...(data.coolingOff ? [t('oppositionKickOff.coolingOff', data)] : []),
    t('oppositionKickOff.next', data),
    t('scamWarning', data),
  ],
})

/** Something happened in the proceedings. */
export const oppositionNews = defineMail('opposition-news', {
  ...ofMark,
  facts: ['place', 'what', 'on'],
  paragraphs: ['body'],
  table: [
    ['what', 'what'],
    ['on', 'on'],
  ],
})

/** The opposition has ended, and how. */
export const oppositionEnded = defineMail('opposition-ended', {
  ...ofMark,
  facts: ['place', 'what', 'on'],
  table: [
    ['what', 'what'],
    ['on', 'on'],
  ],
})

/** The client told us to withdraw the application: what we have taken it as. */
export const oppositionWithdrawal = defineMail('opposition-withdrawal', ofMark)
