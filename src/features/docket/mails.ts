import { defineMail } from '#features/mail.ts'

const ofDate = {
  facts: ['what', 'date', 'place'],
  words: ['mark'],
  table: [
    [':report.column.what', 'what'],
    [':report.column.due', 'date'],
    [':report.column.place', 'place'],
  ],
  action: ':trademark.action',
} as const

export const deadlineReminder = defineMail('deadline-reminder', ofDate)
export const deadlineLate = defineMail('deadline-late', {
  ...ofDate,
  table: [...ofDate.table, [':report.column.late', 'until']],
  facts: [...ofDate.facts, 'until'],
})
