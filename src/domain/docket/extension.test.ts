import { expect, test } from 'vitest'
import { deadlinesOf } from './deadlines.ts'
import { mayRefuseLater } from './extension.ts'
import { lawOf, recordedLaws } from './law/index.ts'
import { noDates, type MarkDates } from './mark-dates.ts'

const on = '2026-11-26'
const kindsOf = (code: string, dates: Partial<MarkDates>) =>
  deadlinesOf(code, { ...noDates, filed: '2025-03-10', ...dates }, on)
const dayOf = (code: string, kind: string, dates: Partial<MarkDates>) =>
  kindsOf(code, dates)
    .filter((one) => one.kind === kind)
    .map(({ calendarDue, due, confidence }) => [calendarDue, due, confidence])

test('an international registration depends on the mark that it rests on for five years, whatever day that is', () => {
  // 15 March 2031 is a Saturday: nothing is done on it, so it stays.
  expect(dayOf('WIPO', 'dependency', { registered: '2026-03-15' })).toEqual([['2031-03-15', '2031-03-15', 'high']])
  expect(dayOf('EU', 'dependency', { registered: '2026-03-15' })).toEqual([])
})

test('the office of a designated place may refuse for twelve months, or eighteen where it declared so, and on the next open day of its own', () => {
  const dates = { isMadrid: true, designated: '2025-04-30' }
  for (const code of ['EU', 'US', 'UK', 'JP', 'PH'])
    expect(dayOf(code, 'refusal_limit', dates)).toEqual([['2026-10-30', '2026-10-30', 'high']])
  // Of a basic mark of another State of the Agreement they have twelve in spite of it: eighteen are the latest.
  for (const code of ['CN', 'CH'])
    expect(dayOf(code, 'refusal_limit', dates)).toEqual([['2026-10-30', '2026-10-30', 'medium']])
  for (const code of ['DE', 'AT', 'BX', 'FR', 'CZ', 'HU'])
    expect(dayOf(code, 'refusal_limit', dates)).toEqual([['2026-04-30', '2026-04-30', 'medium']])
  // What nobody recorded stays open: the latest day possible.
  for (const code of ['VN', 'BR', 'MX'])
    expect([code, ...dayOf(code, 'refusal_limit', dates)]).toEqual([code, ['2026-10-30', '2026-10-30', 'medium']])
  // 8 November 2026 is a Sunday; whatever an office says of its own last days, this one moves.
  for (const code of ['IN', 'CN', 'GR'])
    expect(
      dayOf(code, 'refusal_limit', { isMadrid: true, designated: '2025-05-08' }).map((one) => one.slice(0, 2)),
    ).toEqual([['2026-11-08', '2026-11-09']])
  expect(dayOf('ES', 'refusal_limit', { isMadrid: true, designated: '2025-11-08' })).toEqual([
    ['2026-11-08', '2026-11-09', 'medium'],
  ])
  // A refusal on an opposition may come later only where the office declared that too, or nobody knows.
  expect(['US', 'CN', 'EU', 'SK', 'DE', 'VN'].map(mayRefuseLater)).toEqual([true, true, false, false, false, true])
  expect(dayOf('EU', 'refusal_limit', { designated: '2025-04-30' })).toEqual([])
})

test('what fell with its basic mark can be filed anew for three months, to the next open day of the place', () => {
  // 15 November 2026 is a Sunday.
  const dates = { isMadrid: true, cancelled: '2026-08-15' }
  for (const code of ['SK', 'NO'])
    expect([code, ...dayOf(code, 'transformation', dates)]).toEqual([code, ['2026-11-15', '2026-11-16', 'high']])
  expect(dayOf('NO', 'transformation', { isMadrid: true })).toEqual([])
  expect(dayOf('NO', 'transformation', { cancelled: '2026-08-17' })).toEqual([])
})

test('term and renewal of an extension are those of the registration at WIPO', () => {
  for (const code of recordedLaws.filter((one) => one !== 'US' && one !== 'WIPO')) {
    const kinds = kindsOf(code, { isMadrid: true, registered: '2026-02-01', priority: '2024-12-01' }).map(
      ({ kind }) => kind,
    )
    for (const kind of ['term', 'renewal', 'second_instalment', 'priority', 'priority_proof'])
      expect([code, kinds.includes(kind as 'term')]).toEqual([code, false])
  }
  expect(
    lawOf('US', true)
      ?.rules.filter(({ rule }) => rule === 'term')
      .map(({ madrid }) => madrid),
  ).toEqual(['only'])
})

test('the time to oppose an extension is its own where it is recorded, and elsewhere nobody is sure of it', () => {
  const of = (code: string) => dayOf(code, 'opposition', { isMadrid: true, published: '2026-01-20' })
  // Three months that begin a month after the republication; from the first day of the month after the gazette.
  expect(of('EU')).toEqual([['2026-05-20', '2026-05-20', 'high']])
  expect(of('CH')[0]?.[0]).toBe('2026-04-30')
  expect(of('DE')[0]).toEqual(of('CH')[0])
  expect(of('BX')).toEqual([['2026-03-20', '2026-03-20', 'medium']])
  expect(of('SK')).toEqual([['2026-04-20', '2026-04-20', 'low']])
  expect(dayOf('SK', 'opposition', { published: '2026-01-20' })[0]?.[2]).toBe('high')
})

test('a provisional refusal in Israel and Ukraine has three months', () => {
  const reply = (isMadrid: boolean) => ({ isMadrid, officeAction: '2026-09-01' })
  expect(dayOf('UA', 'office_action_reply', reply(true))[0]?.[0]).toBe('2026-12-01')
  expect(dayOf('UA', 'office_action_reply', reply(false))[0]?.[0]).toBe('2026-11-01')
  expect(dayOf('IL', 'office_action_reply', reply(true))[0]?.[0]).toBe('2026-12-01')
})
