import { expect, test } from 'vitest'
import { consentIn, consentText, tellsOfNobody } from './third-parties.ts'

const one = [{ kind: 'analytics', name: 'Example Analytics' }] as const
const two = [
  { kind: 'chat', name: 'Example Chat' },
  { kind: 'analytics', name: 'Example Analytics' },
] as const

test('an answer is read by who was asked about, in any order, and by nobody else', () => {
  for (const answer of ['yes', 'no'] as const) {
    expect(consentIn(consentText(answer, two), two.toReversed())).toBe(answer)
    expect(consentIn(consentText(answer, one), two)).toBeNull()
    expect(consentIn(consentText(answer, two), one)).toBeNull()
  }
  for (const text of [null, '', 'yes', 'maybe.analytics', 'yes.analytics.analytics'])
    expect(consentIn(text, one)).toBeNull()
})

test('a yes to one company is none to another that does the same', () => {
  const one = [{ kind: 'analytics', name: 'Example Analytics' }] as const
  const other = [{ kind: 'analytics', name: 'Example Counting' }] as const
  expect(consentIn(consentText('yes', one), other)).toBeNull()
})

test.each([
  ['', true],
  ['utm_source=letter&currency=EUR', true],
  ['q=KOVENTO', false],
  ['utm_source=letter&caseSolutionId=1', false],
  ['CURRENCY=EUR', false],
])('an address with %j tells of nobody: %s', (query, expected) => {
  expect(tellsOfNobody(new URLSearchParams(query))).toBe(expected)
})
