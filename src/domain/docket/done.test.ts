import { expect, test } from 'vitest'
import { doneProblem } from './done.ts'

const renewal = { kind: 'renewal', opens: '2025-11-24', due: '2026-05-24', graceUntil: '2026-11-24' } as const

test.each([
  ['2025-11-23', 'open-window'],
  ['2025-11-24', null],
  ['2026-11-24', null],
  ['2026-11-25', 'running-day'],
] as const)('that a renewal is done is said on %s: %s', (on, problem) => expect(doneProblem(renewal, on)).toBe(problem))

test('an answer that was sent in time is said to be done later', () =>
  expect(doneProblem({ ...renewal, kind: 'office_action_reply', graceUntil: null }, '2026-12-01')).toBeNull())
