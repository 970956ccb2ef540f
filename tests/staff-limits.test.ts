import { expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import type { AnyCall } from '#contract/call.ts'

/*
 * There are two kinds of our people: staff, who do all the work of a matter whatever their profession, and administrators. What
 * follows is what an attorney, a paralegal, a docketer or an accountant does that a colleague could not take back: each call of
 * it stands here with why it is whose it is, and a new one has to be put somewhere.
 */

const tableOf = ({ audit }: AnyCall): string | null => (audit === 'none' ? null : audit.table)
const writes = calls.filter((call) => tableOf(call) !== null)
const makes = (call: AnyCall, role: string): boolean => call.who.some((one) => one === role)
const named = (found: AnyCall[]): string[] => found.map(({ name }) => name).toSorted()

/** What everybody is billed by, and in which money. */
const prices = ['service_fee', 'fee_rule', 'exchange_rate', 'discount_coupon']

test('prices and coupons are made by administrators alone', () => {
  const made = writes.filter((call) => prices.includes(tableOf(call) ?? ''))
  expect(made.length).toBeGreaterThan(4)
  expect(named(made.filter((call) => makes(call, 'staff') && !makes(call, 'customer')))).toEqual([])
})

/** Staff give a client a link, act for one on the phone, note, assign, keep views of their own; roles, invitations and second factors are not theirs. */
const ofUsersByStaff = [
  'staff-view.drop',
  'staff-view.keep',
  'user.assign',
  'user.initiation-link',
  'user.note',
  'user.note-delete',
  'user.note-update',
  'user.support',
  'user.tags',
]

test('who comes in, and as what, is decided by administrators', () => {
  const byStaff = writes.filter((call) => tableOf(call) === 'user' && makes(call, 'staff') && !makes(call, 'customer'))
  expect(named(byStaff).filter((name) => !ofUsersByStaff.includes(name))).toEqual([])
})

/** Money that came or goes: by whoever keeps the books, each once, never more than the document, and in the audit log. */
const ofMoneyByStaff = [
  'bank-entry.match',
  'bank-entry.set-aside',
  'bank-entry.undo',
  'bank-statement.take',
  'invoice.refund',
  'product.expense',
  'product.expense-counter',
  'product.mark-paid',
  'product.regenerate-document',
]

test('money is moved by these calls of staff and no other', () => {
  const tables = ['invoice', 'credit_note', 'product', 'bank_statement', 'bank_entry', 'payment_attempt']
  const byStaff = writes.filter(
    (call) => tables.includes(tableOf(call) ?? '') && makes(call, 'staff') && !makes(call, 'customer'),
  )
  expect(named(byStaff)).toEqual(ofMoneyByStaff)
})

test('what moves the work of the queue by hand, past its rules, is for administrators', () => {
  const past = calls.filter(({ name }) => /debug|\.payment-/.test(name))
  expect(past.length).toBeGreaterThan(5)
  expect(named(past.filter((call) => makes(call, 'staff')))).toEqual([])
})

test('a client answers for what is signed and approved: none of ours does it in their place', () => {
  const signing = calls.filter(({ name }) => /\.(approve|sign|accept|withdraw)$/.test(name))
  expect(signing.length).toBeGreaterThan(1)
  expect(signing.map(({ name, support }) => [name, support])).toEqual(signing.map(({ name }) => [name, 'closed']))
})
