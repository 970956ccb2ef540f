import { expect, test } from 'vitest'
import { explain } from '#domain/clearance/score/explain.ts'
import { score } from '#domain/clearance/score/score.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { GroundHint } from '#domain/clearance/grounds/ground.ts'
import { proposeDistinctiveness } from './distinctiveness.ts'
import { canAskForUse, placesOf, proposeVerdicts, reputed, riskToPropose } from './proposal.ts'

const mark = (name: string, office: Jurisdiction, classesB: number[], wellKnown = false) => ({
  name,
  office,
  wellKnown,
  score: explain(score('Koventa', name, { classesA: [18], classesB })),
})

test('the riskiest mark with effect in a place decides there', () => {
  const marks = [mark('Coventa', 'EU', [18]), mark('Koventis', 'UK', [25]), mark('Koventa', 'US', [1])]
  const held = (['EU', 'UK', 'US', 'CH', 'WIPO'] as const).map((office) => ({ office, asOf: '2026-11-12' }))
  const verdicts = proposeVerdicts(['SK', 'UK', 'US', 'CH', 'JP'], marks, held, [], [])
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
  expect(proposeVerdicts(['DE'], [known], [{ office: 'EU', asOf: null }], [], [])[0]?.risk).toBe('high')
})

test('a mark that is near enough to be listed in the same class is not lowered', () => {
  const { score: far } = mark('Kontava', 'EU', [18])
  expect(far.mark).toBeLessThan(0.65)
  expect(riskToPropose(far)).toBe('medium')
})

test('low is said of no place one of whose competing registers was not read, and the list is kept', () => {
  const [first, second] = (['CH', 'WIPO'] as const).map((office) => ({ office, asOf: '2026-11-12' }))
  if (!first || !second) throw new Error('no registers')
  expect(proposeVerdicts(['CH'], [], [first, second], [], [])[0]).toMatchObject({ risk: 'low', notRead: [] })
  expect(proposeVerdicts(['CH'], [], [first], [], [])[0]).toMatchObject({
    risk: 'unknown',
    read: [first],
    notRead: ['WIPO'],
  })
  const far = mark('Bluebird', 'CH', [18])
  expect(proposeVerdicts(['CH'], [far], [first], [], [])[0]).toMatchObject({ risk: 'unknown', because: far })
  // The Union's marks stand against those of every member's register.
  expect(proposeVerdicts(['EU'], [], [{ office: 'EU', asOf: null }, second], [], [])[0]?.notRead).toContain('SK')
})

test('the worse of the registers and of the sign itself is shown, each by itself', () => {
  const held = (['US', 'WIPO', 'CH'] as const).map((office) => ({ office, asOf: null }))
  const surname: GroundHint = { kind: 'surname', word: 'smith', classes: [], whole: true, risk: 'medium' }
  const verdicts = proposeVerdicts(['US', 'CH', 'JP'], [], held, [surname], [])
  expect(verdicts.map(({ risk, relative, absolute }) => [risk, relative, absolute])).toEqual([
    ['high', 'low', 'high'],
    ['low', 'low', 'low'],
    ['unknown', 'unknown', 'low'],
  ])
})

test('a mark stands in the way where its office reaches', () => {
  expect(placesOf('EU', ['SK', 'UK', 'EU'])).toEqual(['SK', 'EU'])
  expect(placesOf('SK', ['SK', 'CZ', 'EU'])).toEqual(['SK', 'EU'])
  expect(placesOf('WIPO', ['SK', 'US'])).toEqual(['SK', 'US'])
})

test.each([
  ['Coffee', [30], 'descriptive'],
  ['Káva Velmora', [30], null],
  ['Tornado', [18], 'arbitrary'],
  ['Velmora', [18], null],
  ['Online Shop', [35], 'generic'],
] as const)('%s in class %j is %s', (text, classes, level) => {
  expect(proposeDistinctiveness(text, classes)).toBe(level)
})

test('a description that none of the places reads is left to a person', () => {
  expect(proposeDistinctiveness('PEKÁREŇ', [30], ['UK'])).toBeNull()
  expect(proposeDistinctiveness('PEKÁREŇ', [30], ['UK', 'SK'])).toBe('descriptive')
  expect(proposeDistinctiveness('KAHVE', [30], ['EU'])).toBeNull()
  expect(proposeDistinctiveness('KAHVE', [30], ['EU', 'TR'])).toBe('descriptive')
})

test('use is asked for five years after registration, where that is the rule', () => {
  expect(canAskForUse('EU', '2021-11-22', '2026-11-22')).toBe(true)
  expect(canAskForUse('SK', '2021-11-23', '2026-11-22')).toBe(false)
  expect(canAskForUse('CH', '2021-11-22', '2026-11-22')).toBeNull()
  expect(canAskForUse('DE', '2020-11-22', '2026-11-22')).toBe(true)
  expect(canAskForUse('US', '2001-01-01', '2026-11-22')).toBeNull()
  expect(canAskForUse('EU', null, '2026-11-22')).toBeNull()
})
