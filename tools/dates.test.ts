import { expect, test } from 'vitest'
import { datesOf } from './dates.ts'

const now = new Date('2026-11-22T10:00:00Z')

test('a line gives the dates of its mark, with law and article', () => {
  const line = { jurisdiction: 'EU', filed: '2016-03-14', registered: null, published: '2026-05-15', on: '2026-01-01' }
  expect(datesOf(JSON.stringify(line), now)).toEqual([
    expect.objectContaining({ rule: 'priority', due: '2016-09-14' }),
    expect.objectContaining({ rule: 'term', due: '2026-03-14' }),
    {
      rule: 'renewal',
      opens: '2025-09-14',
      calendarDue: '2026-03-14',
      due: '2026-03-16',
      graceUntil: '2026-09-14',
      law: 'Regulation (EU) 2017/1001 (EUTMR)',
      article: 'Art. 53(3)',
      confidence: 'high',
    },
    expect.objectContaining({ rule: 'opposition', calendarDue: '2026-08-15', due: '2026-08-17' }),
  ])
})

test.each([
  ['no JSON', '{', 'JSON'],
  ['no date', '{"jurisdiction":"EU","filed":"14.3.2016"}', 'YYYY-MM-DD'],
  ['a day that there is not', '{"jurisdiction":"EU","filed":"2026-02-30"}', 'filed: a date as YYYY-MM-DD'],
  ['no place', '{"filed":"2026-02-20"}', 'jurisdiction: '],
  ['no object', '[]', 'object'],
  ['a year beyond the calendar', '{"jurisdiction":"EU","filed":"9995-01-01"}', 'filed: a year from 1850 to 2150'],
])('%s is told', (_, line, why) => {
  expect(datesOf(line, now)).toEqual({ error: expect.stringContaining(why) as string })
})

test('an international registration at the USPTO is told by its basis', () => {
  const line = { jurisdiction: 'US', registered: '2020-03-14', on: '2026-01-01' }
  const rulesOf = (basis: string | undefined) =>
    (datesOf(JSON.stringify({ ...line, basis }), now) as { rule: string }[]).map(({ rule }) => rule)
  expect(rulesOf('1a')).toContain('term')
  expect(rulesOf('66a')).toEqual(['use_declaration', 'use_declaration'])
  expect(datesOf(JSON.stringify({ ...line, basis: 'madrid' }), now)).toEqual({
    error: expect.stringContaining('basis') as string,
  })
})

test('a place without recorded law has no dates', () => {
  expect(datesOf('{"jurisdiction":"QQ","filed":"2026-02-20"}', now)).toEqual([])
})

test('a mark of an editor before the line, and GB for the UK, are understood', () => {
  const filed = '2024-05-01'
  expect(datesOf(`\uFEFF{"jurisdiction":"gb","filed":"${filed}"}`, now)).toEqual(
    datesOf(JSON.stringify({ jurisdiction: 'UK', filed }), now),
  )
})
