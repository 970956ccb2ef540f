import { describe, expect, test } from 'vitest'
import { officeClass, officeDate } from './office-record.ts'
import { stateOf } from './office-states.ts'
import { markTypeOf, spellingsOf, termsOf } from './office-words.ts'

test.each([
  ['20260131', '2026-01-31'],
  ['2026-01-31', '2026-01-31'],
  ['2008-05-19-04:00', '2008-05-19'],
  ['2008-05-19+02:00', '2008-05-19'],
  ['2008-05-19T10:00:00Z', '2008-05-19'],
  [' 20240229 ', '2024-02-29'],
  ['00000000', null],
  ['20110500', null],
  ['20250229', null],
  ['0001-01-01', null],
  ['99991231', null],
  ['2026-1-1', null],
  ['yesterday', null],
  ['', null],
])('the date %j is %j', (text, date) => {
  expect(officeDate(text)).toBe(date)
})

test('classes beyond the forty-five of Nice are none', () => {
  expect(['009', '45', '7', '46', '000', '200', 'A', ''].map(officeClass)).toEqual([
    9,
    45,
    7,
    null,
    null,
    null,
    null,
    null,
  ])
})

describe('the state', () => {
  test.each([
    ['630', 'pending'], ['686', 'pending'], ['602', 'dead'], ['700', 'registered'], ['710', 'dead'], ['774', 'pending'],
    ['790', 'registered'], ['800', 'registered'], ['900', 'dead'], ['970', 'unknown'], ['12345', 'unknown'],
  ])('of the code %s of the USPTO is %s', (code, state) => {
    expect(stateOf('US', code)).toBe(state)
  }) // prettier-ignore

  test.each([
    ['Registered', 'registered'], ['Registration cancelled', 'dead'], ['Application published', 'pending'],
    ['Application refused', 'dead'], ['Registration expired', 'dead'], ['Opposition pending', 'pending'],
    ['Cancellation pending', 'registered'], ['Registered, partially cancelled', 'registered'], ['Not registered', 'dead'],
    ['Under examination', 'pending'], ['Withdrawn', 'dead'], ['Opposition rejected', 'unknown'], ['Appeal withdrawn', 'unknown'],
    ['Application withdrawn', 'dead'], ['Qwertz', 'unknown'], ['17', 'unknown'],
  ])('of the word %s is %s', (word, state) => {
    expect(stateOf('EU', word)).toBe(state)
  }) // prettier-ignore
})

test('kinds of mark by the words of offices', () => {
  const kinds = [
    '4',
    '2',
    '5',
    '6',
    'Word',
    'Figurative',
    'Stylized characters',
    '3-D',
    'Sound',
    'STANDARD CHARACTER MARK',
    'Colour',
    '',
  ]
  expect(kinds.map(markTypeOf)).toEqual([
    'WORD', 'FIGURATIVE', 'STYLIZED_CHARACTERS', 'SOUND', 'WORD', 'FIGURATIVE', 'STYLIZED_CHARACTERS', 'SHAPE', 'SOUND', 'WORD',
    null, null,
  ]) // prettier-ignore
})

test('terms leave out what was struck, and are short enough to be terms', () => {
  expect(termsOf('Hats; [ caps ]; *scarves*, ((less gloves)); hats.; ')).toEqual(['Hats', 'scarves', 'hats'])
  expect(termsOf('x'.repeat(900))[0]).toHaveLength(500)
})

test('a spelling is what a statement quotes, or the statement itself, never the mark again', () => {
  expect(spellingsOf('SOL', ['The English translation of "SOL" in the mark is "SUN".', 'S O L', 'sun'])).toEqual([
    'SUN',
  ])
  expect(spellingsOf('URGR8', ['YOU ARE GREAT'])).toEqual(['YOU ARE GREAT'])
  expect(spellingsOf('X', [`The mark shows ${'a very long story '.repeat(20)}`])).toEqual([])
})
