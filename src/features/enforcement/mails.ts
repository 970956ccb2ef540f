import { defineMail } from '#features/mail.ts'

/** Somebody's report of an infringement has arrived. */
export const caseRequestReceived = defineMail('case-request-received', {})

/** We need something from whoever reported it before we can say what can be done. */
export const caseRequestQuestion = defineMail('case-request-question', {
  words: ['question'],
  paragraphs: ['body', 'question', 'next'],
})

/** Nothing follows from a report, and why. */
export const caseRequestDismissed = defineMail('case-request-dismissed', {
  words: ['reason'],
  paragraphs: ['body', 'reason', 'next'],
})

/** A case was made of a report. */
export const caseOpened = defineMail('case-opened', { words: ['brand', 'other'] })

/** What can be done about a case, each way with its price, waits for the client's choice. */
export const caseKickOff = defineMail('case-kick-off', { words: ['brand', 'other'] })

/** A takedown notice or letter went out in the client's name. */
export const caseNoticeSent = defineMail('case-notice-sent', {
  facts: ['sent'],
  words: ['brand', 'recipient'],
  table: [['sent', 'sent']],
})

/** A complaint was decided; `remedy` is there when it was granted. */
export const caseComplaintDecided = defineMail('case-complaint-decided', {
  facts: ['decided'],
  words: ['brand', 'recipient'],
  maybe: ['remedy'],
  write: (t, data) => [
    t(`caseComplaintDecided.${data.remedy ?? 'rejected'}`, data),
    t(data.remedy ? 'caseComplaintDecided.open' : 'caseComplaintDecided.next'),
  ],
  table: [['decided', 'decided']],
})

/** What was granted by the decision of a complaint is done. */
export const caseComplaintCarriedOut = defineMail('case-complaint-carried-out', {
  facts: ['done'],
  words: ['brand', 'recipient'],
  paragraphs: ['body'],
  table: [['done', 'done']],
})

/** What we wrote of a complaint's outcome, and when, is not so; the complaint stands where it stood before. */
export const caseComplaintTakenBack = defineMail('case-complaint-taken-back', {
  facts: ['told', 'outcome'],
  words: ['brand', 'recipient', 'reason'],
  write: (t, data) => [
    t(`caseComplaintTakenBack.${data.outcome}`, data),
    t('caseComplaintTakenBack.reason', data),
    t('caseComplaintTakenBack.next'),
  ],
})

/** Our work on a case is over; how it ended stands on its page. */
export const caseClosed = defineMail('case-closed', { words: ['brand', 'other'] })
