import { expect, test } from 'vitest'
import { explain } from '#domain/clearance/explanation.ts'
import { score } from '#domain/clearance/score.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { placesOf, riskToPropose, proposeDistinctiveness, proposeVerdicts, reputed, canAskForUse } from './proposal.ts'

const mark = (name: string, office: Jurisdiction, classesB: number[], wellKnown = false) => ({
  name,
  office,
  wellKnown,
  score: explain(score('Koventa', name, { classesA: [18], classesB })),
})

test('the riskiest mark with effect in a place decides there', () => {
  const marks = [mark('Coventa', 'EU', [18]), mark('Koventis', 'UK', [25]), mark('Koventa', 'US', [1])]
  const verdicts = proposeVerdicts(['SK', 'UK', 'US', 'CH', 'JP'], marks, ['EU', 'UK', 'US', 'CH', 'WIPO'])
  expect(verdicts.map(({ jurisdiction, risk, because }) => [jurisdiction, risk, because?.name])).toEqual([
    ['SK', 'high', 'Coventa'],
    ['UK', 'medium', 'Koventis'],
    ['US', 'medium', 'Koventa'],
    ['CH', 'low', undefined],
    ['JP', 'unknown', undefined],
  ])
})

test('a reputation carries over goods that do not touch', () => {
  const far = mark('Coventa', 'EU', [1])
  expect(far.score.band).toBe('medium')
  expect(reputed(far.score)).toMatchObject({
    band: 'high',
    goods: { level: 'other', weight: 0.6 },
    mark: far.score.mark,
  })
  const near = mark('Coventa', 'EU', [18])
  expect(reputed(near.score)).toBe(near.score)
  const known = { ...far, wellKnown: true }
  expect(proposeVerdicts(['DE'], [known], ['EU'])[0]?.risk).toBe('high')
})

test('what comes so near by chance is no reason for more than a low risk', () => {
  const { score: far } = mark('Kontava', 'EU', [18])
  expect(far).toMatchObject({ band: 'medium' })
  expect(far.mark).toBeLessThan(0.65)
  expect(riskToPropose(far)).toBe('low')
  expect(riskToPropose(mark('Koventis', 'EU', [25]).score)).toBe('medium')
})

test('a mark stands in the way where its office reaches', () => {
  expect(placesOf('EU', ['SK', 'UK', 'EU'])).toEqual(['SK', 'EU'])
  expect(placesOf('SK', ['SK', 'CZ', 'EU'])).toEqual(['SK', 'EU'])
  expect(placesOf('WIPO', ['SK', 'US'])).toEqual(['SK', 'US'])
})

test.each([
  ['Coffee', [30], 'descriptive'],
  ['Káva Velmora', [30], 'suggestive'],
  ['Tornado', [18], 'arbitrary'],
  ['Velmora', [18], 'invented'],
  ['Online Shop', [35], 'generic'],
] as const)('%s in class %j is %s', (text, classes, level) => {
  expect(proposeDistinctiveness(text, classes)).toBe(level)
})

test('use is asked for five years after registration, where that is the rule', () => {
  expect(canAskForUse('EU', '2021-11-22', '2026-11-22')).toBe(true)
  expect(canAskForUse('SK', '2021-11-23', '2026-11-22')).toBe(false)
  expect(canAskForUse('CH', '2021-11-22', '2026-11-22')).toBeNull()
  expect(canAskForUse('DE', '2020-11-22', '2026-11-22')).toBe(true)
  expect(canAskForUse('US', '2001-01-01', '2026-11-22')).toBeNull()
  expect(canAskForUse('EU', null, '2026-11-22')).toBeNull()
})
