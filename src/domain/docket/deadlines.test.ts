import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths } from '#kernel/dates.ts'
import { amount } from '#tests/proof.ts'
import { deadlinesOf } from './deadlines.ts'
import type { Deadline, DeadlineKind } from './deadline.ts'
import { recordedLaws } from './law/index.ts'
import { noDates, type MarkDates } from './mark-dates.ts'
import { threadMs } from '#tests/processor.ts'

const on = '2026-11-22'
const all = (code: string, dates: Partial<MarkDates>, day = on): Deadline[] =>
  deadlinesOf(code, { ...noDates, ...dates }, day)
const of = (kind: DeadlineKind, found: Deadline[]) =>
  found
    .filter((deadline) => deadline.kind === kind)
    .map(({ opens, calendarDue, due, graceUntil }) => [opens, calendarDue, due, graceUntil])

describe('a term and its renewal', () => {
  test('count from the filing in the EU; Saturday moves to Monday', () => {
    const found = all('EU', { filed: '2016-03-14' }, '2026-01-01')
    expect(of('term', found)).toEqual([[null, '2026-03-14', '2026-03-14', null]])
    expect(of('renewal', found)).toEqual([['2025-09-14', '2026-03-14', '2026-03-16', '2026-09-14']])
  })

  test('are told on until the late renewal of one is still possible', () => {
    expect(of('term', all('EU', { filed: '2006-03-14' })).map(([, end]) => end)).toEqual([
      '2016-03-14',
      '2026-03-14',
      '2036-03-14',
    ])
  })

  test.each([
    // The day before the anniversary.
    ['CN', { registered: '2020-03-07' }, '2030-03-06'],
    ['TW', { registered: '2020-03-07' }, '2030-03-06'],
    // By the law of the day of registration: the end of the month then, the day of filing now.
    ['DE', { filed: '2018-03-14', registered: '2018-06-01' }, '2028-03-31'],
    ['DE', { filed: '2018-10-14', registered: '2019-02-01' }, '2028-10-14'],
    ['AT', { filed: '2018-01-14', registered: '2018-04-10' }, '2028-04-30'],
    ['CA', { filed: '2016-01-14', registered: '2018-04-10' }, '2033-04-10'],
    ['CA', { filed: '2018-01-14', registered: '2020-04-10' }, '2030-04-10'],
    ['MX', { filed: '2019-01-14', registered: '2020-04-10' }, '2029-01-14'],
    ['MX', { filed: '2020-01-14', registered: '2020-12-10' }, '2030-12-10'],
    // By that of the day of filing.
    ['EE', { filed: '2019-01-14', registered: '2019-09-10' }, '2029-09-10'],
    ['EE', { filed: '2019-04-14', registered: '2019-12-10' }, '2029-04-14'],
    // The earlier of filing and priority.
    ['NZ', { filed: '2024-05-01', priority: '2023-11-10' }, '2033-11-10'],
    ['UK', { filed: '2024-02-29', registered: '2024-07-01' }, '2034-02-28'],
    ['TW', { published: '2020-03-07' }, '2030-03-06'],
    // By the law of the day of registration where the filing is not known: it was before.
    ['EE', { registered: '2019-02-10' }, '2029-02-10'],
    ['FI', { filed: '2019-04-30', registered: '2019-12-10' }, '2029-12-10'],
    ['FI', { filed: '2019-05-02', registered: '2019-12-10' }, '2029-05-02'],
    ['FI', { registered: '2019-02-10' }, '2029-02-10'],
    ['DK', { filed: '2018-05-02', registered: '2018-12-31' }, '2028-12-31'],
    ['DK', { filed: '2018-05-02', registered: '2019-01-02' }, '2028-05-02'],
    ['PT', { filed: '2018-05-02', registered: '2019-06-28' }, '2029-06-28'],
    ['PT', { filed: '2018-05-02', registered: '2019-07-01' }, '2028-05-02'],
    ['SE', { filed: '2018-05-02', registered: '2018-12-28' }, '2028-12-28'],
    ['SE', { filed: '2018-05-02', registered: '2019-01-04' }, '2028-05-02'],
    ['CN', { registered: '2027-03-07' }, '2037-03-06'],
    ['WIPO', { registered: '2020-03-07' }, '2030-03-07'],
    // A month without the day: the first working day after it, here a Monday.
    ['PE', { registered: '2016-02-29' }, '2026-03-02'],
    // Ten years of the Umm al-Qura calendar.
    ['SA', { filed: '2020-01-01' }, '2029-09-15'],
  ] as const)('in %s of %j end on %s', (code, dates, end) => {
    expect(of('term', all(code, dates))[0]?.[1]).toBe(end)
  })

  const ends = (code: string, dates: Partial<MarkDates>, day = on) =>
    of('term', all(code, dates, day)).map(([, end]) => end)

  test('go on by the law under which each was renewed', () => {
    // Fifteen years in Canada until the first renewal after 17 June 2019.
    expect(ends('CA', { registered: '1990-05-10' })).toEqual(['2005-05-10', '2020-05-10', '2030-05-10'])
    expect(ends('CN', { registered: '2007-03-01' }, '2029-01-01')).toEqual(['2017-02-28', '2027-02-28', '2037-02-28'])
    expect(ends('TW', { registered: '2010-03-01' })).toEqual(['2020-02-29', '2030-02-28'])
    // What ended with February goes on to its last day.
    expect(ends('AT', { filed: '2007-09-03', registered: '2008-02-11' })).toEqual(['2018-02-28', '2028-02-29'])
  })

  test('are unsure where an older law may decide, and are not where the register states the end', () => {
    const term = (dates: Partial<MarkDates>) => all('DK', dates).find(({ kind }) => kind === 'renewal')?.confidence
    expect(term({ filed: '2017-05-02' })).toBe('low')
    expect(term({ filed: '2017-05-02', registered: '2019-05-02' })).toBe('high')
    expect(term({ filed: '2017-05-02', expires: '2027-05-02' })).toBe('high')
    expect(term({ filed: '2020-05-02' })).toBe('high')
  })

  test('in Italy are renewed by the end of the month', () => {
    expect(of('renewal', all('IT', { filed: '2017-03-14' }))).toEqual([
      ['2026-03-31', '2027-03-31', '2027-03-31', '2027-09-30'],
    ])
  })

  test('the register decides when a term ends: what it renewed is not told as missed', () => {
    const renewed = all('EU', { filed: '1996-04-01', expires: '2026-04-01' }, '2026-01-01')
    expect(of('renewal', renewed).map(([, end]) => end)).toEqual(['2026-04-01'])
    expect(renewed.find(({ kind }) => kind === 'renewal')).toMatchObject({ number: 3 })
    const other = all('EU', { filed: '1996-04-01', expires: '2026-05-20' }, '2026-01-01')
    expect(of('term', other)).toEqual([[null, '2026-05-20', '2026-05-20', null]])
    expect(of('renewal', other)).toEqual([['2025-11-20', '2026-05-20', '2026-05-20', '2026-11-20']])
    expect(other.find(({ kind }) => kind === 'renewal')).toMatchObject({
      from: { event: 'expiry', date: '2026-05-20' },
      length: { amount: 0 },
    })
    const unfiled = all('EU', { expires: '2026-05-20' }, '2026-01-01')
    expect(of('term', unfiled)).toEqual([[null, '2026-05-20', '2026-05-20', null]])
  })

  test('of a date that is unknown are not told', () => {
    expect(all('US', { filed: '2024-01-10' }).map(({ kind }) => kind)).toEqual(['priority'])
  })
})

describe('in the United States', () => {
  const found = all('US', {
    registered: '2017-03-14',
    published: '2026-05-15',
    officeAction: '2026-08-31',
    noticeOfAllowance: '2026-08-31',
  })

  test('use is declared between the fifth and the sixth year, and with each renewal', () => {
    expect(of('use_declaration', found)).toEqual([
      ['2022-03-14', '2023-03-14', '2023-03-14', '2023-09-14'],
      ['2026-03-14', '2027-03-14', '2027-03-15', '2027-09-14'],
    ])
  })

  test('a registration can be declared incontestable from the fifth year on, which is nobody’s duty', () => {
    expect(of('incontestability', found)).toEqual([['2022-03-14', '2023-03-14', '2023-03-14', null]])
    expect(of('incontestability', all('US', { filed: '2020-01-10' }))).toEqual([])
    expect(of('incontestability', all('CA', { registered: '2017-03-14' }))).toEqual([])
  })

  test('an international registration keeps its own term, answers in six months and declares use under section 71', () => {
    const madrid = {
      isMadrid: true,
      filed: '2015-09-01',
      registered: '2016-02-29',
      officeAction: '2026-08-31',
      noticeOfAllowance: '2026-08-31',
    } as const
    const ofMadrid = all('US', madrid)
    expect(ofMadrid.map(({ kind }) => kind)).not.toContain('term')
    expect(ofMadrid.map(({ kind }) => kind)).not.toContain('priority')
    expect(ofMadrid.map(({ kind }) => kind)).not.toContain('statement_of_use')
    expect(of('office_action_reply', ofMadrid)).toEqual([['2026-08-31', '2027-02-28', '2027-03-01', null]])
    expect(of('office_action_extension', ofMadrid)).toEqual([])
    // Every ten years from the US certificate, up to the first that can still be made.
    expect(of('use_declaration', ofMadrid)).toEqual([
      ['2021-02-28', '2022-02-28', '2022-02-28', '2022-08-29'],
      ['2025-02-28', '2026-02-28', '2026-03-02', '2026-08-28'],
      ['2035-02-28', '2036-02-29', '2036-02-29', '2036-08-29'],
    ])
    const uses = ofMadrid.filter(({ kind }) => kind === 'use_declaration')
    expect(uses.map(({ rule, from, length }) => [rule.article, from.date, length.amount])).toEqual([
      ['§1141k(a)(1) (s.71)', '2016-02-29', 6],
      ['§1141k(a)(2) (s.71)', '2016-02-29', 10],
      ['§1141k(a)(2) (s.71)', '2016-02-29', 20],
    ])
    expect(new Set(uses.map(({ number }) => number)).size).toBe(3)
    const ended = all('US', { ...madrid, expires: '2026-12-31' })
    expect(of('term', ended).map(([, end]) => end)).toEqual(['2026-12-31'])
    expect(of('renewal', ended)).toEqual([['2026-06-30', '2026-12-31', '2026-12-31', '2027-06-30']])
    expect(ended.find(({ kind }) => kind === 'renewal')?.rule.law).toBe('Regulations under the Madrid Protocol')
  })

  test('extensions chain from the calendar date, not from the day it moved to', () => {
    expect(of('opposition', found)).toEqual([['2026-05-15', '2026-06-14', '2026-06-15', null]])
    expect(of('opposition_extension', found).map(([, calendar, due]) => [calendar, due])).toEqual([
      ['2026-07-14', '2026-07-14'],
      ['2026-09-12', '2026-09-14'],
      // 11 November is Veterans Day.
      ['2026-11-11', '2026-11-12'],
    ])
  })

  test('a short month on the way takes no days from the extensions after it', () => {
    expect(of('statement_of_use', found).map(([, calendar]) => calendar)).toEqual([
      '2027-02-28',
      '2027-08-31',
      '2028-02-29',
      '2028-08-31',
      '2029-02-28',
      '2029-08-31',
    ])
    expect(of('office_action_reply', found)).toEqual([['2026-08-31', '2026-11-30', '2026-11-30', null]])
    expect(of('office_action_extension', found).map(([, calendar]) => calendar)).toEqual(['2027-02-28'])
  })

  test('an office action of the law before has six months', () => {
    expect(of('office_action_reply', all('US', { officeAction: '2022-11-15' }))[0]?.[1]).toBe('2023-05-15')
  })
})

describe('oppositions', () => {
  test.each([
    ['EU', '2026-10-12', '2027-01-12', '2027-01-12'],
    ['SK', '2026-10-06', '2027-01-06', '2027-01-07'],
    ['UK', '2026-12-31', '2027-02-28', '2027-03-01'],
    ['IE', '2026-10-07', '2027-01-06', '2027-01-06'],
    ['KR', '2025-07-21', '2025-09-21', '2025-09-22'],
    ['KR', '2025-07-22', '2025-08-21', '2025-08-21'],
    // Thirty working days.
    ['CO', '2026-10-01', '2026-11-17', '2026-11-17'],
    // Civil periods do not move.
    ['AR', '2026-10-09', '2026-11-08', '2026-11-08'],
    // Only Sundays and holidays move.
    ['ZA', '2026-07-14', '2026-10-14', '2026-10-14'],
  ] as const)('in %s of %s last until %s, moved to %s', (code, published, calendar, due) => {
    expect(of('opposition', all(code, { published }))).toEqual([[published, calendar, due, null]])
  })

  test('to a registration count from its publication and from no earlier one', () => {
    expect(of('opposition', all('DE', { registered: '2026-10-01', published: '2026-08-01' }))).toEqual([])
    expect(of('opposition', all('DE', { registered: '2026-10-01', published: '2026-10-02' }))).toEqual([
      ['2026-10-02', '2027-01-02', '2027-01-04', null],
    ])
  })

  test('in China after the change of 2026 are the safe two months, which somebody has to confirm', () => {
    expect(all('CN', { published: '2027-01-07' })).toMatchObject([{ calendarDue: '2027-03-07', confidence: 'low' }])
    expect(all('CN', { published: '2026-12-31' })).toMatchObject([{ calendarDue: '2027-03-31', confidence: 'high' }])
  })
})

describe('declarations of use', () => {
  const calendar = (code: string, dates: Partial<MarkDates>) =>
    of('use_declaration', all(code, dates)).map(([opens, due]) => [opens, due])

  test.each([
    // Within three years of filing, in the sixth year, and after each renewal since 2017.
    [
      'PH',
      { filed: '2011-02-01', registered: '2012-03-07' },
      [
        ['2011-02-01', '2014-02-01'],
        ['2017-03-07', '2018-03-07'],
        ['2022-03-07', '2023-03-07'],
        ['2027-03-07', '2028-03-07'],
        ['2032-03-07', '2033-03-07'],
        ['2037-03-07', '2038-03-07'],
      ],
    ],
    // Three months after the third year, for what was granted since 10 August 2018; with each renewal.
    [
      'MX',
      { filed: '2018-01-10', registered: '2018-08-10' },
      [
        ['2021-08-10', '2021-11-10'],
        ['2027-07-10', '2028-01-10'],
      ],
    ],
    ['MX', { filed: '2018-01-10', registered: '2018-08-09' }, [['2027-07-10', '2028-01-10']]],
    // In the sixth year where that ends under the law of 2019.
    [
      'AR',
      { registered: '2012-03-07' },
      [
        ['2021-09-07', '2022-03-07'],
        ['2031-09-07', '2032-03-07'],
      ],
    ],
    [
      'AR',
      { registered: '2015-03-07' },
      [
        ['2020-03-07', '2021-03-07'],
        ['2024-09-07', '2025-03-07'],
        ['2034-09-07', '2035-03-07'],
      ],
    ],
    ['KH', { registered: '2020-03-07' }, [['2025-03-07', '2026-03-07']]],
  ] as const)('in %s of %j', (code, dates, expected) => {
    expect(calendar(code, dates)).toEqual(expected)
  })
})

test('Peru goes to the first working day of the next month where the month has no such day', () => {
  expect(of('priority', all('PE', { filed: '2016-08-31' }))).toEqual([['2016-08-31', '2017-03-01', '2017-03-01', null]])
})

test('a date says by what rule, on what ground and how surely', () => {
  const [opposition] = all('SK', { published: '2026-10-07' })
  expect(opposition).toMatchObject({
    kind: 'opposition',
    from: { event: 'publication', date: '2026-10-07' },
    length: { amount: 3, unit: 'month' },
    rule: { article: '§ 30', sourceKind: 'statute', read: true },
    moved: null,
    confidence: 'high',
  })
  expect(all('SK', { published: '2026-10-06' })[0]).toMatchObject({
    calendarDue: '2027-01-06',
    due: '2027-01-07',
    moved: { kind: 'holiday', name: 'Zjavenie Pána' },
  })
})

const day = fc.integer({ min: 0, max: 12_000 }).map((n) => addDays('1995-01-01', n))
const dates = fc.record({
  filed: day,
  registered: fc.option(day),
  published: fc.option(day),
  priority: fc.constant(null),
  officeAction: fc.option(day),
  firstOfficeAction: fc.option(day),
  replyUntil: fc.constant(null),
  isReplyExtended: fc.boolean(),
  designated: fc.option(day),
  cancelled: fc.option(day),
  noticeOfAllowance: fc.option(day),
  expires: fc.constant(null),
  isRenewed: fc.constant(false),
  isMadrid: fc.boolean(),
})

test('no date is before its event, moves back, or differs the second time', () => {
  fc.assert(
    fc.property(fc.constantFrom(...recordedLaws), dates, (code, given) => {
      const found = deadlinesOf(code, given, on)
      for (const { kind, calendarDue, due, from, graceUntil } of found) {
        // An instalment is due so long before the end of its term.
        expect(kind === 'second_instalment' || calendarDue >= from.date).toBe(true)
        expect(due >= calendarDue).toBe(true)
        expect(graceUntil === null || graceUntil >= due || graceUntil >= calendarDue).toBe(true)
      }
      expect(deadlinesOf(code, given, on)).toEqual(found)
    }),
    { seed: 20261122, numRuns: 400 },
  )
})

// The proof takes ten thousand in the same two seconds, on a machine that does nothing else.
test('many marks under all their rules take less than two seconds', () => {
  const howMany = amount(2_000, 10_000)
  const marks = Array.from({ length: howMany }, (_, n) => ({
    code: recordedLaws[n % recordedLaws.length] ?? 'EU',
    filed: addDays('2010-01-01', n % 5500),
  }))
  const began = threadMs()
  let count = 0
  for (const { code, filed } of marks)
    count += deadlinesOf(
      code,
      { ...noDates, filed, registered: addMonths(filed, 9), published: addMonths(filed, 5) },
      on,
    ).length
  const took = threadMs() - began
  expect(count).toBeGreaterThan(howMany * 5)
  expect(took).toBeLessThan(2000)
})
