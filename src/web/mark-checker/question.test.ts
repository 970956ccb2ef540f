import { expect, test } from 'vitest'
import { searchMarks } from '#contract/search.ts'
import { carriedQuery, isAskable, linkQuery, questionIn, searchQuery } from './question.ts'
import { queryText } from '../path.ts'

const asked = questionIn(
  new URLSearchParams(
    'value=%20Lumera%20&classes=25&classes=18,35&classes=99&jurisdictions=SK&jurisdictions=XX&businessDescription=Knitwear&order=newest&office=EU&dead=yes',
  ),
)

test('an address is read, and what is not of our lists is left out', () => {
  expect(asked).toEqual({
    value: 'Lumera',
    classes: [25, 18, 35],
    places: ['SK'],
    business: 'Knitwear',
    scope: 'related',
    withDead: true,
    more: false,
    order: 'newest',
    office: 'EU',
  })
})

test('an address made of a question is read back as the same question', () => {
  const again = questionIn(new URLSearchParams(queryText(linkQuery(asked))))
  expect(again).toEqual(asked)
  const usual = { ...asked, order: 'risk', office: null, withDead: false } as const
  expect(queryText(linkQuery(usual))).toBe(queryText(carriedQuery(usual)))
})

test('the register is asked for its part only', () => {
  expect(searchQuery(asked)).toEqual({
    value: 'Lumera',
    classes: '25,18,35',
    jurisdictions: 'SK',
    scope: 'related',
    withDead: 'true',
    limit: '20',
  })
  const open = searchQuery({ ...asked, classes: [], places: [], more: true })
  expect(open).toEqual({ value: 'Lumera', scope: 'all', withDead: 'true', limit: '100' })
})

test.each([
  ['', false],
  ['x', false],
  ['字', false],
  ['ab', true],
])('%j is asked: %s', (value, askable) => {
  expect(isAskable({ ...asked, value })).toBe(askable)
})

test.each(['\u200fVelmora\u202e', 'Vel\tmora\u0000\n', `${'a'.repeat(199)}😀`, '\u2028Velmora\u2069'])(
  'what is pasted with a name, %j, is still a question to the register',
  (value) => {
    const question = questionIn(new URLSearchParams({ value }))
    expect(isAskable(question)).toBe(true)
    expect(searchMarks.query.safeParse(searchQuery(question)).error).toBeUndefined()
  },
)

test('a name is shown as the register is asked for it, not turned around', () => {
  expect(questionIn(new URLSearchParams({ value: 'a\u202eevil\u0007 eman' })).value).toBe('a evil  eman')
})

test('signs that nobody sees are no name', () => {
  expect(isAskable(questionIn(new URLSearchParams({ value: '\u200f\u200e\u200f' })))).toBe(false)
})
