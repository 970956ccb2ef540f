import { expect, test } from 'vitest'
import { paymentStateOf } from './payment.ts'

const [open, paid] = [
  { isPaid: false, isTransfer: false },
  { isPaid: true, isTransfer: false },
]

test('money that goes back is told as such, and is no payment that was never begun', () => {
  expect(paymentStateOf({ phase: 'placed', invoice: open, attempts: ['refund-due'] })).toBe('refund-due')
  expect(paymentStateOf({ phase: 'closed', invoice: null, attempts: ['refund-due'] })).toBe('refund-due')
  expect(paymentStateOf({ phase: 'closed', invoice: paid, attempts: ['refunded'] })).toBe('refunded')
  expect(paymentStateOf({ phase: 'paid', invoice: paid, attempts: ['refund-due'] })).toBe('paid')
})

test('an order that is over is neither paid nor to be paid', () => {
  expect(paymentStateOf({ phase: 'closed', invoice: null, attempts: [] })).toBe('closed')
  expect(paymentStateOf({ phase: 'closed', invoice: open, attempts: ['declined'] })).toBe('closed')
  expect(paymentStateOf({ phase: 'closed', invoice: paid, attempts: ['paid'] })).toBe('closed')
})

test('an order that waits for money says where the payment stands', () => {
  const of = (attempt: string | null, isTransfer = false) =>
    paymentStateOf({
      phase: 'placed',
      invoice: { isPaid: false, isTransfer },
      attempts: attempt === null ? [] : [attempt],
    })
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

test('of several payments none hides what became of another', () => {
  const closed = (...attempts: string[]) => paymentStateOf({ phase: 'closed', invoice: paid, attempts })
  // The second of two was given back, and the order ended: the first is kept, or goes back still.
  expect(closed('refunded', 'paid')).toBe('closed')
  expect(closed('refunded', 'refund-due')).toBe('refund-due')
  expect(closed('declined', 'refunded')).toBe('refunded')
  const placed = (isTransfer: boolean, ...attempts: string[]) =>
    paymentStateOf({ phase: 'placed', invoice: { isPaid: false, isTransfer }, attempts })
  // Whoever is to transfer is told where to, whatever became of a card.
  expect(placed(true, 'refund-due')).toBe('awaiting-transfer')
  expect(placed(false, 'pending', 'refund-due')).toBe('pending')
  expect(placed(false, 'declined', 'refunded')).toBe('declined')
})
