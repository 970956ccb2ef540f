import { expect, test } from 'vitest'
import { countsOf, openRisks, riskCount } from './open-risks.ts'

const nothing = { inGrace: 0, due: 0, cases: [], hits: [], sightings: 0 }

test('a brand about which nothing is open has no risk and no part', () => {
  expect(openRisks(nothing)).toEqual([])
  expect(riskCount([])).toBe(0)
})

test('the number is the sum of its parts, the most serious first', () => {
  const risks = openRisks({
    inGrace: 1,
    due: 2,
    cases: [
      { relevance: 'low', count: 1 },
      { relevance: 'high', count: 2 },
      { relevance: null, count: 3 },
    ],
    hits: [{ relevance: 'medium', count: 1 }],
    sightings: 4,
  })
  expect(risks.map(({ seriousness, kind, count }) => `${seriousness} ${kind} ${count}`)).toEqual([
    'high date-in-grace 1',
    'high case 2',
    'medium date-due 2',
    'medium hit 1',
    'low case 1',
    'unrated case 3',
    'unrated sighting 4',
  ])
  expect(riskCount(risks)).toBe(14)
  expect(countsOf(risks)).toEqual([
    { seriousness: 'high', count: 3 },
    { seriousness: 'medium', count: 3 },
    { seriousness: 'low', count: 1 },
    { seriousness: 'unrated', count: 7 },
  ])
})

test('what nobody rated is not made serious by us', () => {
  expect(openRisks({ ...nothing, sightings: 1 })).toEqual([{ kind: 'sighting', seriousness: 'unrated', count: 1 }])
  expect(openRisks({ ...nothing, cases: [{ relevance: 'urgent', count: 1 }] })).toEqual([
    { kind: 'case', seriousness: 'unrated', count: 1 },
  ])
})
