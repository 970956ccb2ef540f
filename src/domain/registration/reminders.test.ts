import { expect, test } from 'vitest'
import { catchUpDays } from '#domain/docket/ladder.ts'
import { requestReminders, stepOf, type RequestReminder, type Standing } from './reminders.ts'

const standing: Standing = {
  status: 'Verification approved',
  days: 0,
  isAnswerSeen: false,
  paysByTransfer: true,
  isOwnerComplete: false,
  hasPhone: true,
  consents: { service: true, drafting: true, marketing: true },
}
const all: readonly RequestReminder[] = requestReminders

test.each(all.map((reminder) => ({ name: reminder.name, reminder })))(
  '$name goes out at each of its days, is made up for shortly, and then left alone',
  ({ reminder }) => {
    for (const status of reminder.statuses) {
      const step = (days: number) =>
        stepOf(reminder, { ...standing, status, days, isAnswerSeen: reminder.name === 'result-approved' })
      const [first = 0] = reminder.after
      expect(step(first - 1)).toBeNull()
      for (const [n, days] of reminder.after.entries()) expect(step(days)).toBe(n + 1)
      const last = reminder.after.at(-1) ?? 0
      expect(step(last + catchUpDays)).toBe(reminder.after.length)
      expect(step(last + catchUpDays + 1)).toBeNull()
    }
  },
)

test.each(all.map((reminder) => ({ name: reminder.name, reminder })))(
  '$name stops with its status and without its consent',
  ({ reminder }) => {
    const [status = 'Completed'] = reminder.statuses
    const days = reminder.after[0] ?? 0
    const here: Standing = { ...standing, status, days, isAnswerSeen: reminder.name === 'result-approved' }
    expect(stepOf(reminder, here)).toBe(1)
    expect(stepOf(reminder, { ...here, status: 'Abandoned' })).toBeNull()
    expect(stepOf(reminder, { ...here, consents: { ...here.consents, [reminder.consent]: false } })).toBeNull()
  },
)

test.each([
  ['result-not-viewed', { isAnswerSeen: true }],
  ['result-approved', { isAnswerSeen: false }],
  ['invoice-not-paid', { paysByTransfer: false }],
  ['owner-missing', { isOwnerComplete: true }],
  ['sms-reminder', { isOwnerComplete: true }],
  ['sms-reminder', { hasPhone: false }],
  ['sms-reminder', { consents: { service: true, drafting: false, marketing: true } }],
  ['urging-sms', { hasPhone: false }],
] as const)('%s stops when %j', (name, done) => {
  const reminder = all.find((one) => one.name === name)
  const [status = 'Completed'] = reminder?.statuses ?? []
  const here = { ...standing, status, days: reminder?.after[0] ?? 0, ...done }
  expect(reminder && stepOf(reminder, here)).toBeNull()
})
