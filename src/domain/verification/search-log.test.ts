import { expect, test } from 'vitest'
import { normalise } from '#domain/clearance/words/letters.ts'
import { patternOf } from './search-log.ts'

const lettersOf = (text: string): string => (text.trim() === '' ? '' : normalise(text).compact)

test.each([
  ['tatra*', 'tatra%'],
  ['*tatra', '%tatra'],
  ['*Tátra*', '%tatra%'],
  ['ta?ra', 'ta_ra'],
  ['Blue *sea', 'blue%sea'],
  ['100%*', '100%'],
  ['a_b*', 'ab%'],
])('%s is looked for as %s', (text, pattern) => expect(patternOf(text, lettersOf)).toBe(pattern))

test.each(['*', '?', 'a*', '**a**', '', '%', '_*', '%%', '_%_', '*%%*', 'ab******c'])(
  '%s names too few letters, or too many gaps',
  (text) => expect(patternOf(text, lettersOf)).toBeNull(),
)
