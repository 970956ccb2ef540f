import { expect, test } from 'vitest'
import { verificationSave } from '#contract/registration.ts'
import type { ResultRow } from '#operations/staff/request.ts'
import { draftOf, emptySimilar, gapsOf, overallRisk, saveBody, sortedSimilar } from './result-draft.ts'

const row = (part: Partial<ResultRow>): ResultRow => ({
  id: '0196b8a0-0000-7000-8000-000000000001',
  version: 1,
  revision: 1,
  value: 'KOVENTO',
  jurisdictions: [{ jurisdiction: 'EU', risk: 'high', reason: 'COVENTO', advice: '' }],
  recommended_classes: [25, 18],
  verified_classes: [],
  use_narrow_gs_list: false,
  additional_check_required: false,
  distinctiveness: 'invented',
  overall_risk: 'high',
  client_note: null,
  strategy: null,
  result_note: null,
  request_note: null,
  other_refusal_reason: null,
  completed: false,
  registers_asked: null,
  review: null,
  updated_at: '2026-11-20T08:00:00Z',
  updated_by_user: null,
  similar_trademarks: [],
  ...part,
})

test('a new result begins with the jurisdictions that were asked for and claims nothing', () => {
  const draft = draftOf(['EU', 'SK'], [])
  expect(draft.verdicts.map(({ jurisdiction, risk }) => [jurisdiction, risk])).toEqual([
    ['EU', 'unknown'],
    ['SK', 'unknown'],
  ])
  expect(saveBody(draft).overallRisk).toBeNull()
  expect(gapsOf(draft)).toEqual(['distinctiveness', 'risk', 'classes'])
})

test('the rule proposes the worst; a choice against it is kept and needs its reason', () => {
  const draft = draftOf(['EU', 'SK'], [row({})])
  expect(draft.chosenRisk).toBeNull()
  expect(overallRisk(draft)).toBe('high')
  const chosen = { ...draft, chosenRisk: 'medium' as const }
  expect(saveBody(chosen).overallRisk).toBe('medium')
  expect(gapsOf(chosen)).toEqual(['reason'])
  expect(gapsOf({ ...chosen, clientNote: 'Coexistence is agreed.' })).toEqual([])
})

test.each(['medium', 'high'] as const)('a %s risk needs its reason, a low one and what is not known do not', (risk) => {
  const { verdicts, ...draft } = draftOf(['EU', 'SK'], [row({})])
  const judged = (of: 'low' | 'unknown' | typeof risk, reason: string) => ({
    ...draft,
    verdicts: verdicts.map((one) => ({ ...one, risk: of, reason })),
  })
  expect(gapsOf(judged(risk, ' '))).toContain('verdicts')
  expect(gapsOf(judged(risk, 'Close to an earlier mark.'))).not.toContain('verdicts')
  expect([...gapsOf(judged('low', '')), ...gapsOf(judged('unknown', ''))]).not.toContain('verdicts')
})

test('a saved choice against the rule is known again', () => {
  expect(draftOf(['EU'], [row({ overall_risk: 'low' })]).chosenRisk).toBe('low')
})

test('the open version goes before a completed one', () => {
  const results = [
    row({ version: 2, completed: false, client_note: 'open' }),
    row({ version: 1, completed: true, client_note: 'sent' }),
  ]
  expect(draftOf(['EU'], results).clientNote).toBe('open')
})

test('what is sent fits the contract', () => {
  const similar = {
    ...emptySimilar('k'),
    name: 'COVENTO',
    jurisdictions: ['EU' as const],
    classes: [18],
    competitor: true,
  }
  const body = saveBody({ ...draftOf(['EU'], [row({})]), similar: [similar] })
  const parsed = verificationSave.body.safeParse(body)
  expect(parsed.error?.issues).toBeUndefined()
  expect(parsed.data?.similarTrademarks[0]).toMatchObject({ name: 'COVENTO', competitor: true, owner: null })
})

test('with a result goes by what its search was narrowed; without an answer of the search nothing is said of it', () => {
  const draft = draftOf(['EU'], [row({})])
  const filters = { classes: [18], scope: 'related' as const, withDead: false }
  const sent = verificationSave.body.parse(saveBody(draft, { listed: [], filters }))
  expect(sent.search).toEqual(filters)
  expect(saveBody(draft)).not.toHaveProperty('search')
})

test('the most dangerous mark stands first', () => {
  const marks = (['low', 'high', 'medium'] as const).map((similarity) => ({
    ...emptySimilar(similarity),
    name: similarity,
    similarity,
  }))
  expect(sortedSimilar(marks).map(({ name }) => name)).toEqual(['high', 'medium', 'low'])
})

test('what was looked at and confirmed is known again for the open version alone', () => {
  const review = {
    lookedAt: ['EU/1'],
    notLookedAt: 0,
    confirmedBy: 'Test Fictional',
    confirmedAt: '2026-11-22T10:00:00Z',
  }
  expect(draftOf(['EU'], [row({ review })])).toMatchObject({ lookedAt: ['EU/1'], confirmed: true })
  expect(draftOf(['EU'], [row({ review, completed: true })])).toMatchObject({ lookedAt: [], confirmed: false })
})
