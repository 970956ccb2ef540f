import { expect, test } from 'vitest'
import { doneProblem } from './done.ts'

const law = { confidence: 'high', isSet: false } as const
const renewal = { kind: 'renewal', opens: '2025-11-24', due: '2026-05-24', graceUntil: '2026-11-24', ...law } as const

test.each([
  ['2025-11-23', 'open-window'],
  ['2025-11-24', null],
  ['2026-11-24', null],
  // It was done in time, and is told of later.
  ['2026-12-24', null],
  ['2026-12-25', 'running-day'],
] as const)('that a renewal is done is said on %s: %s', (on, problem) => expect(doneProblem(renewal, on)).toBe(problem))

test.each(['office_action_reply', 'use_declaration', 'statement_of_use'])(
  'of %s that was filed in time is said later',
  (kind) => {
    expect(doneProblem({ ...renewal, kind }, '2027-12-01')).toBeNull()
  },
)

test('what nobody is sure of refuses nothing, unless a person set its day', () => {
  const unsure = { ...renewal, confidence: 'low' }
  expect(doneProblem(unsure, '2027-12-01')).toBeNull()
  expect(doneProblem({ ...unsure, isSet: true }, '2027-12-01')).toBe('running-day')
  expect(doneProblem({ ...renewal, graceUntil: null }, '2027-12-01')).toBeNull()
})
