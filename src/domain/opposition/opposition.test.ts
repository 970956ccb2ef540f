import { describe, expect, test } from 'vitest'
import { nextStates } from '#kernel/state-machine.ts'
import { clientSteps } from './client-steps.ts'
import { eventKinds, eventsOf, markAfter, needsDocument, outcomes } from './events.ts'
import { oppositionMachine, oppositionStatuses } from './status.ts'
import { wayProblems } from './ways.ts'

describe('the machine of an opposition', () => {
  test('reaches every status, ends from every other one, and stays ended', () => {
    const reached = new Set<string>(oppositionMachine.initial)
    for (const status of oppositionStatuses)
      for (const { to } of oppositionMachine.transitions[status] ?? []) reached.add(to)
    expect([...reached].toSorted()).toEqual([...oppositionStatuses].toSorted())
    for (const status of oppositionStatuses)
      expect([status, nextStates(oppositionMachine, status, 'staff').includes('Ended')]).toEqual([
        status,
        status !== 'Ended',
      ])
  })

  test('no client is told before somebody confirmed the dates, and no client ends it', () => {
    expect(nextStates(oppositionMachine, 'Created', 'staff')).not.toContain('Kick-off sent')
    for (const status of oppositionStatuses)
      expect(nextStates(oppositionMachine, status, 'client')).not.toContain('Ended')
  })
})

describe('what is recorded', () => {
  test('nothing of what has ended, and no answer before the client knows', () => {
    expect(eventsOf('Ended')).toEqual([])
    expect(eventsOf('Created')).not.toContain('response-submitted')
    expect(eventsOf('Invoice paid')).toContain('response-submitted')
    expect(eventsOf('Response submitted')).not.toContain('response-submitted')
  })

  test('everything but a cooling-off has a document, and no refusal comes by itself', () => {
    expect(eventKinds.filter((kind) => !needsDocument(kind))).toEqual(['cooling-off', 'cooling-off-extended'])
    expect(outcomes.filter((outcome) => markAfter[outcome] === null)).toEqual(['upheld'])
  })
})

describe('the client', () => {
  test('orders while it runs, and instructs a withdrawal until something is paid', () => {
    expect(clientSteps('Docketing saved', { isPaid: false })).toEqual({ order: false, withdraw: false })
    expect(clientSteps('Kick-off sent', { isPaid: false })).toEqual({ order: true, withdraw: true })
    expect(clientSteps('Response submitted', { isPaid: true })).toEqual({ order: true, withdraw: false })
    expect(clientSteps('Withdrawal instructed', { isPaid: false })).toEqual({ order: false, withdraw: false })
    expect(clientSteps('Ended', { isPaid: false })).toEqual({ order: false, withdraw: false })
  })
})

test('a way has its ground and its price, once of each kind, and one of them may be recommended', () => {
  const way = { ground: 'Said so', serviceFee: 100, governmentFee: 0, recommended: false }
  expect(wayProblems([{ kind: 'answer', ...way }])).toEqual({})
  expect(wayProblems([{ kind: 'withdrawal', ...way, serviceFee: null, governmentFee: null }])).toEqual({})
  expect(
    wayProblems([
      { kind: 'answer', ...way, ground: null, serviceFee: null, recommended: true },
      { kind: 'answer', ...way, recommended: true },
      { kind: 'limitation', ...way, serviceFee: 0 },
    ]),
  ).toEqual({
    'ways.0.ground': 'reason-needed',
    'ways.0.serviceFee': 'required',
    'ways.1.kind': 'not-a-choice',
    'ways.1.recommended': 'not-a-choice',
    'ways.2.serviceFee': 'required',
  })
})
