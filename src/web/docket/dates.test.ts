import { describe, expect, test } from 'vitest'
import type { DeadlineRow } from '#operations/trademark.ts'
import { isOpenDuty, runningDates } from './dates.ts'

const today = '2026-11-22'
const row = (more: Partial<DeadlineRow>): DeadlineRow => ({
  id: '00000000-0000-7000-8000-000000000001',
  kind: 'renewal',
  number: 1,
  opens: '2029-08-28',
  calendar_due: '2030-02-28',
  lawful_due: '2030-02-28',
  due: '2030-02-28',
  grace_until: '2030-08-28',
  from_event: 'filing',
  from_date: '2020-02-29',
  amount: 10,
  unit: 'year',
  law: 'EUTMR',
  article: 'Art. 53',
  source_kind: 'statute',
  is_read: true,
  confidence: 'high',
  moved_because: null,
  is_move_unknown: false,
  is_assumed: false,
  is_by_letter: false,
  done_at: null,
  override_at: null,
  ...more,
})

describe('the dates that a client is told of', () => {
  test('come soonest first, each with its sum and how it stands', () => {
    const dates = runningDates(
      [row({}), row({ kind: 'priority', due: '2026-12-01', grace_until: null, opens: '2026-06-01' })],
      today,
    )
    expect(dates.map(({ kind, state }) => [kind, state])).toEqual([
      ['priority', 'open'],
      ['renewal', 'ahead'],
    ])
    expect(dates[1]).toMatchObject({
      date: '2030-02-28',
      base: { event: 'filing', date: '2020-02-29', amount: 10, unit: 'year', law: 'EUTMR', article: 'Art. 53' },
    })
  })

  test('leave out what was done, what passed without being a duty, and what stays with the office', () => {
    const rows = [
      row({ done_at: '2026-01-01T00:00:00Z' }),
      row({ kind: 'opposition', due: '2026-11-21', grace_until: null }),
      row({ kind: 'term' }),
      row({ kind: 'opposition_extension', due: '2027-01-01' }),
    ]
    expect(runningDates(rows, today)).toEqual([])
  })

  test('keep a missed duty in sight, in its grace and after it', () => {
    const [late, lost] = runningDates(
      [row({ due: '2026-11-01', grace_until: '2027-05-01' }), row({ due: '2026-11-02', grace_until: null })],
      today,
    )
    expect([late?.state, lost?.state]).toEqual(['in_grace', 'lapsed'])
    expect([late, lost].map((date) => date && isOpenDuty(date))).toEqual([true, false])
  })

  test('are no facts when nobody confirmed the law, until a person sets the day', () => {
    expect(runningDates([row({ confidence: 'low' })], today)[0]).toMatchObject({ isUnconfirmed: true })
    const set = runningDates([row({ confidence: 'low', override_at: '2026-01-01T00:00:00Z' })], today)[0]
    expect(set).toMatchObject({ isUnconfirmed: false, base: null })
  })
})
