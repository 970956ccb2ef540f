import { expect, test } from 'vitest'
import type { VerificationResult } from '#operations/registration.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { meaningOf } from './meaning.ts'
import { resultOf } from './result.server.ts'

const result: VerificationResult = {
  id: 'r1',
  version: 1,
  value: 'KOVENTO BAGS',
  value_type: 'WORD',
  jurisdictions: [
    { jurisdiction: 'US', risk: 'unknown', reason: '', advice: '' },
    { jurisdiction: 'UK', risk: 'high', reason: 'COVENTO is near.', advice: 'Wait' },
    { jurisdiction: 'SK', risk: 'low', reason: 'Nothing close.', advice: 'File' },
  ],
  recommended_classes: [18],
  verified_classes: [14, 18],
  use_narrow_gs_list: true,
  additional_check_required: false,
  distinctiveness: 'invented',
  overall_risk: 'high',
  client_note: null,
  strategy: null,
  other_refusal_reason: null,
  registers_asked: null,
  review: null,
  updated_at: '2026-11-19T10:00:00Z',
  similar_trademarks: [
    {
      id: 'm1',
      name: 'COVENTO',
      jurisdictions: ['EU'],
      url: null,
      metadata: { classes: [18] },
      similarity: 'medium',
      competitor: false,
      well_known: false,
    },
  ],
}

const hand = result.similar_trademarks[0]
if (!hand) throw new Error('the fixture has a mark')

test('a mark entered by hand gets its reasons counted, a kept score stays as it was', () => {
  const [counted] = resultOf('KOVENTO BAGS', result, undefined, 'en').similar
  expect(counted?.score).toMatchObject({ shared: 'covento', goods: { level: 'same_class', classes: [18] } })
  const score = { ...counted?.score, mark: 0.11, version: 'of-then' } as NonNullable<typeof hand.metadata>['score']
  const kept = { ...hand, metadata: { classes: [18], score, office: 'EU' as const } }
  const shown = resultOf('KOVENTO BAGS', { ...result, similar_trademarks: [kept] }, undefined, 'en')
  expect(shown.similar[0]?.score?.mark).toBe(0.11)
  expect(shown.similar[0]?.office?.name).toBe('European Union')
  expect(shown.weights).toBe('of-then')
})

test('a kept score of another shape is counted again instead of breaking the page', () => {
  const odd = { ...hand, metadata: { classes: [18], score: { looks: 2 } as never } }
  const shown = resultOf('KOVENTO BAGS', { ...result, similar_trademarks: [odd] }, undefined, 'en')
  expect(shown.similar[0]?.score?.looks).toBeLessThan(1)
})

test('places come by risk with the open ones last; classes say what was compared; words are named', () => {
  const shown = resultOf('KOVENTO BAGS', result, undefined, 'sk')
  expect(shown.verdicts.map(({ place }) => place.code)).toEqual(['SK', 'UK', 'US'])
  expect(shown.classes.map(({ number, recommended, verified }) => [number, recommended, verified])).toEqual([
    [14, false, true],
    [18, true, true],
  ])
  expect(shown.classes[1]?.note).not.toBe('')
  expect(shown.grounds).toContainEqual(
    expect.objectContaining({ kind: 'descriptive', word: 'bags', classes: [18], whole: false, risk: 'low' }),
  )
  // Each of the places is named with the ground.
  expect(shown.grounds[0]?.places?.map(({ place }) => shown.placeNames[place])).toEqual(
    result.jurisdictions.map(({ jurisdiction }) => jurisdictionName(jurisdiction, 'sk')),
  )
  expect(shown.changes).toEqual([])
})

test('a repeat names what it says differently', () => {
  const later = { ...result, id: 'r2', version: 2, overall_risk: 'medium' as const, recommended_classes: [18, 25] }
  expect(resultOf('KOVENTO BAGS', later, result, 'en').changes).toEqual([
    { kind: 'overall', name: '', from: 'high', to: 'medium' },
    { kind: 'class', name: '25 Clothing, footwear and headwear', from: null, to: 'unknown' },
  ])
})

test('the registers stand with their days, the places whose own register was not asked apart; of old results nothing is made up', () => {
  const of = (registers_asked: VerificationResult['registers_asked']) =>
    resultOf('KOVENTO BAGS', { ...result, registers_asked }, undefined, 'en').registers
  expect(of(null)).toBeNull()
  expect(
    of([
      { office: 'UK', asOf: null },
      { office: 'WIPO', asOf: '2026-11-10' },
      { office: 'EU', asOf: '2026-11-12' },
      { office: 'US', asOf: '2026-11-12' },
    ]),
  ).toEqual({
    asked: [
      { names: 'United States, European Union', to: '12 November 2026' },
      { names: 'Madrid System (WIPO)', to: '10 November 2026' },
      { names: 'United Kingdom', to: null },
    ],
    missing: 'Slovakia',
  })
})

test('that a person read the answer is told where every mark was looked at and the note confirmed by name', () => {
  const review = {
    lookedAt: ['EU/1'],
    notLookedAt: 0,
    confirmedBy: 'Test Fictional',
    confirmedAt: '2026-11-22T10:00:00Z',
  }
  const readBy = (told: VerificationResult['review']) =>
    resultOf('KOVENTO BAGS', { ...result, review: told }, undefined, 'en').readBy
  expect(readBy(review)).toBe('Test Fictional')
  expect([null, { ...review, notLookedAt: 1 }, { ...review, confirmedBy: null }].map(readBy)).toEqual([
    null,
    null,
    null,
  ])
})

test('places where use alone gives rights are named, and the standing of a mark is told in words', () => {
  const shown = resultOf('KOVENTO BAGS', result, undefined, 'en')
  expect(shown.byUse).toBe('United States, United Kingdom')
  const standing = (office: 'EU' | 'US', status: string) =>
    resultOf(
      'KOVENTO BAGS',
      { ...result, similar_trademarks: [{ ...hand, metadata: { office, status } }] },
      undefined,
      'en',
    ).similar[0]?.standing
  expect([standing('EU', 'REGISTERED'), standing('US', '700'), standing('EU', 'Odd')]).toEqual([
    'registered',
    'registered',
    'unknown',
  ])
})

test('a risk that no shown mark bears is told of the sign itself, and only where a ground stands in it', () => {
  const shown = resultOf('KOVENTO BAGS', result, undefined, 'en')
  // Its only mark is of medium risk; the words for the goods stand in the sign.
  expect(meaningOf(shown)).toBe('meansOfSign.high')
  expect(meaningOf({ ...shown, overall: 'medium', worst: 'medium' })).toBe('means.medium')
  expect(meaningOf({ ...shown, grounds: [] })).toBe('meansByPlace.high')
  expect(meaningOf({ ...shown, overall: 'low', worst: 'low' })).toBe('means.lowBesideMarks')
  expect(meaningOf({ ...shown, overall: 'low', worst: 'low', similar: [] })).toBe('means.low')
  expect(meaningOf({ ...shown, overall: 'low', worst: 'low', similar: [], listed: 3 })).toBe('means.lowBesideMarks')
})

test('nothing is said of earlier marks where a person set the verdict, nor where the sign was not compared', () => {
  const low = { ...result, overall_risk: 'low' as const }
  expect(meaningOf(resultOf('KOVENTO BAGS', low, undefined, 'en'))).toBe('where.rule')
  const places = [{ jurisdiction: 'SK' as const, risk: 'low' as const, reason: '', advice: '' }]
  const unread = resultOf('☂☂', { ...low, jurisdictions: places, similar_trademarks: [] }, undefined, 'en')
  expect(unread.unread).not.toEqual([])
  expect(meaningOf(unread)).toBe('means.unknown')
})
