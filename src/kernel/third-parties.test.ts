import { expect, test } from 'vitest'
import { consentIn, consentText } from './third-parties.ts'

const one = [{ kind: 'analytics' }] as const
const two = [{ kind: 'chat' }, { kind: 'analytics' }] as const

test('an answer is read by who was asked about, in any order, and by nobody else', () => {
  for (const answer of ['yes', 'no'] as const) {
    expect(consentIn(consentText(answer, two), two.toReversed())).toBe(answer)
    expect(consentIn(consentText(answer, one), two)).toBeNull()
    expect(consentIn(consentText(answer, two), one)).toBeNull()
  }
  for (const text of [null, '', 'yes', 'maybe.analytics', 'yes.analytics.analytics'])
    expect(consentIn(text, one)).toBeNull()
})
