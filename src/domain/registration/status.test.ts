import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAnswerUnseen, registrationMachine, registrationStatuses } from './status.ts'
import { terminalTrademarkStatuses, trademarkMachine, trademarkStatuses } from '#domain/trademark/status.ts'
import { decide, defineMachine, nextStates } from '#kernel/state-machine.ts'

test('a table with an unknown or unreachable state is refused when it is declared', () => {
  const table = { name: 't', states: ['a', 'b'] as const, initial: ['a'] as const }
  expect(() => defineMachine({ ...table, transitions: { a: [], b: [] } })).toThrow('never reached: b')
  const unknown = { a: [{ to: 'z' as 'b', by: ['x'] }], b: [] }
  expect(() => defineMachine({ ...table, transitions: unknown })).toThrow('unknown state z')
})

test.each([
  [['Verification requested', 'Verification started'], false],
  [['Verification started', 'Verification approved'], true],
  [['Verification approved', 'Verification result viewed'], false],
  [['Verification approved', 'Verification result viewed', 'Verification repeated', 'Verification started'], false],
  [['Verification approved', 'Verification result viewed', 'Verification repeated', 'Verification dismissed'], true],
  [['Verification dismissed', 'Verification result viewed', 'Order created'], false],
] as const)('after %j an answer waits to be looked at: %s', (history, waits) => {
  expect(isAnswerUnseen(history)).toBe(waits)
})

describe('the way of a registration request', () => {
  test.each([
    ['Verification requested', 'Verification started', 'staff', true],
    ['Verification requested', 'Verification started', 'client', false],
    ['Verification requested', 'Verification approved', 'staff', false],
    ['Verification approved', 'Order created', 'client', true],
    ['Checkout completed', 'Invoice paid', 'system', true],
    ['Checkout completed', 'Invoice paid', 'client', false],
    ['Sent for review', 'Application approved', 'client', true],
    ['Ready for drafting', 'Application approved', 'client', false],
    ['Abandoned', 'Verification requested', 'staff', false],
  ] as const)('%s → %s by %s: %s', (from, to, actor, allowed) => {
    expect(decide(registrationMachine, from, to, actor).ok).toBe(allowed)
  })
})

test('ten thousand random steps never leave the tables, and closed matters stay closed', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...trademarkStatuses),
      fc.constantFrom(...trademarkStatuses),
      fc.constantFrom('staff' as const, 'system' as const),
      (from, to, actor) => {
        const decision = decide(trademarkMachine, from, to, actor)
        if (terminalTrademarkStatuses.includes(from) && decision.ok) return false
        return decision.ok === nextStates(trademarkMachine, from, actor).includes(to)
      },
    ),
    { seed: 7, numRuns: 5000 },
  )
  fc.assert(
    fc.property(fc.constantFrom(...registrationStatuses), fc.string(), (from, to) => {
      const decision = decide(registrationMachine, from, to, 'staff')
      return decision.ok ? registrationStatuses.includes(decision.to) : true
    }),
    { seed: 7, numRuns: 5000 },
  )
})
