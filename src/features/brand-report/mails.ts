import { defineMail } from '#features/mail.ts'

/** That the report of a month is there, with its number. Only who asked for it gets it. */
export const brandReportReady = defineMail('brand-report-ready', {
  facts: ['month', 'risks'],
  words: ['brand'],
  table: [
    [':brandReport.month', 'month'],
    [':brandReport.risks', 'risks'],
  ],
})
