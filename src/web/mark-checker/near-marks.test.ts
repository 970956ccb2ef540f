import { expect, test } from 'vitest'
import { explain } from '#domain/clearance/score/explain.ts'
import { score } from '#domain/clearance/score/score.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { arranged, byName, highestBand, officeCounts, placeBands, equalAtEnd } from './near-marks.ts'
import { questionIn, type Answer, type AnsweredMark } from './question.ts'

const own = { classesA: [25], classesB: [25] }

function mark(text: string, office: Jurisdiction, date: string): AnsweredMark {
  return {
    office,
    number: `${office}-${text}`,
    registrationNumber: null,
    text,
    name: text.toLowerCase(),
    markType: null,
    classes: [25],
    goods: [],
    owner: null,
    ownerCountry: null,
    state: 'registered',
    status: null,
    filingDate: date,
    registrationDate: null,
    expiryDate: null,
    imageUrl: null,
    officeUrl: null,
    spelling: null,
    score: explain(score('Lumera', text, own)),
  }
}

const marks = [
  mark('LUMERA', 'EU', '2001-01-01'),
  mark('LOOMERRA', 'UK', '2019-01-01'),
  mark('LUMAR', 'UK', '2022-01-01'),
]
const answer: Answer = {
  marks,
  register: {
    count: 12,
    offices: [
      { office: 'EU', count: 6, asOf: '2026-11-18' },
      { office: 'UK', count: 6, asOf: null },
      { office: 'US', count: 0, asOf: null },
    ],
  },
  answeredBy: 'index',
  grounds: [],
  unread: [],
  unlisted: [],
  distinctiveness: null,
  version: 'test',
}

test('the highest band of several is named, and none of none', () => {
  expect(highestBand(marks)).toBe('high')
  expect(highestBand([])).toBe('none')
})

test('a place is judged by every register that counts there, and left open where we hold none', () => {
  const bands = placeBands(['SK', 'UK', 'CH', 'US'], answer)
  expect(bands).toEqual([
    { place: 'SK', band: 'high' },
    { place: 'UK', band: expect.stringMatching(/high|medium/) as string },
    { place: 'CH', band: null },
    { place: 'US', band: null },
  ])
})

test('records of one name are one entry, led by the riskiest', () => {
  const other = { ...mark('Lumera', 'UK', '2020-01-01'), number: 'second' }
  expect(
    byName([...marks, other]).map(({ mark: { text }, further }) => [text, further.map(({ number }) => number)]),
  ).toEqual([
    ['LUMERA', ['second']],
    ['LOOMERRA', []],
    ['LUMAR', []],
  ])
})

test('marks are arranged as wished', () => {
  const usual = questionIn(new URLSearchParams())
  expect(arranged(marks, usual)[0]?.text).toBe('LUMERA')
  expect(arranged(marks, { ...usual, order: 'newest' }).map(({ text }) => text)).toEqual([
    'LUMAR',
    'LOOMERRA',
    'LUMERA',
  ])
  expect(arranged(marks, { ...usual, office: 'EU' }).map(({ text }) => text)).toEqual(['LUMERA'])
  expect(officeCounts(marks)).toEqual([
    ['UK', 2],
    ['EU', 1],
  ])
})

test('many names at the end of a full list that are equally near are counted, and few are not', () => {
  const [first] = marks
  if (!first) throw new Error('no mark')
  const named = (name: string, mark: number) => ({
    mark: { ...first, name, score: { ...first.score, mark } },
    further: [],
  })
  const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((name, at) => named(name, at === 0 ? 0.9 : 0.75))
  expect(equalAtEnd(names, 6)).toBe(5)
  // What is all that there is has nothing behind it.
  expect(equalAtEnd(names, 20)).toBe(0)
  expect(equalAtEnd(names.slice(0, 4), 4)).toBe(0)
  expect(equalAtEnd([], 0)).toBe(0)
})
