import { describe, expect, test } from 'vitest'
import { deadlineState, type Dated } from './state.ts'

const renewal: Dated = { kind: 'renewal', opens: '2026-01-10', due: '2026-07-10', graceUntil: '2027-01-11' }

describe('a deadline on a day', () => {
  test.each([
    ['2026-01-09', 'ahead'],
    ['2026-01-10', 'open'],
    ['2026-06-09', 'open'],
    ['2026-06-10', 'due'],
    ['2026-07-10', 'due'],
    ['2026-07-11', 'in_grace'],
    ['2027-01-11', 'in_grace'],
    ['2027-01-12', 'lapsed'],
  ] as const)('%s: a renewal is %s', (on, state) => {
    expect(deadlineState(renewal, on)).toBe(state)
  })

  test('what was done is done, also late', () => {
    expect(deadlineState({ ...renewal, doneAt: '2026-08-01T10:00:00Z' }, '2030-01-01')).toBe('done')
  })

  test('a duty without grace lapses at once, and an option is never overdue', () => {
    const past = { opens: null, due: '2026-07-10', graceUntil: null }
    expect(deadlineState({ kind: 'statement_of_use', ...past }, '2026-07-11')).toBe('lapsed')
    expect(deadlineState({ kind: 'priority', ...past }, '2026-07-11')).toBe('over')
    expect(deadlineState({ kind: 'priority', ...past, opens: '2026-01-10' }, '2026-07-09')).toBe('open')
    expect(deadlineState({ kind: 'term', ...past }, '2026-07-09')).toBe('ahead')
    expect(deadlineState({ kind: 'nonuse', ...past }, '2026-07-11')).toBe('over')
  })
})
