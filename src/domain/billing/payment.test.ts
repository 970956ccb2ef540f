import { expect, test } from 'vitest'
import { paymentStateOf } from './payment.ts'

const [open, paid] = [
  { isPaid: false, isTransfer: false },
  { isPaid: true, isTransfer: false },
]

test('money that goes back is told as such, and is no payment that was never begun', () => {
  expect(paymentStateOf({ phase: 'placed', invoice: open, attempt: 'refund-due' })).toBe('refund-due')
  expect(paymentStateOf({ phase: 'closed', invoice: null, attempt: 'refund-due' })).toBe('refund-due')
  expect(paymentStateOf({ phase: 'closed', invoice: paid, attempt: 'refunded' })).toBe('refunded')
  expect(paymentStateOf({ phase: 'paid', invoice: paid, attempt: 'refund-due' })).toBe('paid')
})

test('an order that is over is neither paid nor to be paid', () => {
  expect(paymentStateOf({ phase: 'closed', invoice: null, attempt: null })).toBe('closed')
  expect(paymentStateOf({ phase: 'closed', invoice: open, attempt: 'declined' })).toBe('closed')
  expect(paymentStateOf({ phase: 'closed', invoice: paid, attempt: 'paid' })).toBe('closed')
})

test('an order that waits for money says where the payment stands', () => {
  const of = (attempt: string | null, isTransfer = false) =>
    paymentStateOf({ phase: 'placed', invoice: { isPaid: false, isTransfer }, attempt })
  expect([of(null), of('created'), of('pending'), of('received'), of('declined'), of('cancelled')]).toEqual([
    'none',
    'none',
    'pending',
    'pending',
    'declined',
    'declined',
  ])
  expect(of('declined', true)).toBe('awaiting-transfer')
})
