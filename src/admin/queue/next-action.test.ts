import { expect, test } from 'vitest'
import { registrationMachine, registrationStatuses } from '#domain/registration/status.ts'
import { trademarkMachine, trademarkStatuses, terminalTrademarkStatuses } from '#domain/trademark/status.ts'
import { nextStates } from '#kernel/state-machine.ts'
import { requestNextAction, tabOf, trademarkNextAction } from './next-action.ts'

test('a new request asks for a result, one with a result in work asks to finish it', () => {
  expect(requestNextAction('Verification requested')).toEqual({
    key: 'write-result',
    mover: 'staff',
    to: 'Verification started',
  })
  expect(requestNextAction('Verification started')).toMatchObject({ key: 'finish-result', to: 'Verification approved' })
})

test('an order that waits for the client is nobody of ours to do, except a transfer that arrived', () => {
  expect(requestNextAction('Order created')).toMatchObject({ key: 'wait-order', mover: 'client' })
  expect(requestNextAction('Checkout completed')).toMatchObject({ key: 'wait-payment', mover: 'client' })
  expect(requestNextAction('Checkout completed', { byTransfer: true })).toMatchObject({
    key: 'record-transfer',
    mover: 'staff',
  })
})

test('drafting and its review are ours, the review itself is the client’s', () => {
  expect(requestNextAction('Ready for drafting').key).toBe('write-goods')
  expect(requestNextAction('Sent for review')).toMatchObject({ key: 'wait-review', mover: 'client' })
  expect(requestNextAction('Review requested').key).toBe('answer-review')
})

test.each(registrationStatuses)('the action of a request in "%s" leads where the machine lets staff go', (status) => {
  const action = requestNextAction(status)
  expect([null, ...nextStates(registrationMachine, status, 'staff')]).toContain(action.to)
  expect(action.key === 'nothing').toBe(action.to === null)
})

test.each(registrationStatuses.filter((status) => registrationMachine.transitions[status].length === 0))(
  'nothing is left to do in "%s"',
  (status) => {
    expect(requestNextAction(status)).toEqual({ key: 'nothing', mover: 'none', to: null })
  },
)

test.each(trademarkStatuses)('the action of a trademark in "%s" leads where the machine lets staff go', (status) => {
  const action = trademarkNextAction(status)
  expect([null, ...nextStates(trademarkMachine, status, 'staff')]).toContain(action.to)
  expect(action.key === 'nothing').toBe(terminalTrademarkStatuses.includes(status))
})

test('filing comes before anything else that may happen to an unfiled trademark', () => {
  for (const status of ['Ready for filing', 'Submitted to partner', 'Created from a divide'] as const) {
    expect(trademarkNextAction(status)).toEqual({ key: 'record-filing', mover: 'staff', to: 'Application filed' })
  }
})

test('a filed application waits for the office, an office action for us', () => {
  expect(trademarkNextAction('Application filed')).toEqual({
    key: 'record-milestone',
    mover: 'office',
    to: 'Trademark registered',
  })
  expect(trademarkNextAction('Office action received')).toMatchObject({ key: 'answer-office', mover: 'staff' })
})

test('a request opens at the stage where it stands', () => {
  expect(tabOf('Verification started')).toBe('verification')
  expect(tabOf('Checkout completed')).toBe('order')
  expect(tabOf('Review requested')).toBe('drafting')
  expect(tabOf('Ready for filing')).toBe('filing')
  expect(tabOf('Abandoned')).toBe('history')
})

test('an order that was withdrawn from is ours to settle, wherever its work stands; one that ended is not', () => {
  const isWithdrawn = true
  for (const status of ['Ready for drafting', 'Sent for review', 'Review requested', 'Ready for filing'] as const)
    expect(requestNextAction(status, { isWithdrawn })).toMatchObject({ key: 'settle-withdrawal', mover: 'staff' })
  for (const status of ['Abandoned', 'Refunded', 'Completed'] as const)
    expect(requestNextAction(status, { isWithdrawn }).key).toBe('nothing')
  expect(trademarkNextAction('Ready for filing', { isWithdrawn }).key).toBe('settle-withdrawal')
  expect(trademarkNextAction('Application filed', { isWithdrawn }).key).toBe('record-milestone')
})
