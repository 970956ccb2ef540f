import { describe, expect, test } from 'vitest'
import { deadlinesOf } from '#domain/docket/deadlines.ts'
import { noDates, type MarkDates } from '#domain/docket/mark-dates.ts'
import { clientSteps } from './client-steps.ts'
import { dateKindOf, declarable, filedType, isKept, offeringsOf, statementNumber, type UseDate } from './filing.ts'
import { lacksOf, undecided, type PreparedClass } from './readiness.ts'
import { findingsOf, isFit, specimenRuleNames, specimenRules, type LookedAt, type SpecimenRule } from './specimen.ts'
import { isWritable, commerceUseStatuses, commerceUseTypes } from './status.ts'

/** The docket of a mark as the rules of use read it. */
const docketOf = (jurisdiction: string, dates: Partial<MarkDates>, on: string): UseDate[] =>
  deadlinesOf(jurisdiction, { ...noDates, ...dates }, on).map((one) => ({
    kind: one.kind,
    number: one.number,
    opens: one.opens,
    due: one.due,
    graceUntil: one.graceUntil,
    fromEvent: one.from.event,
    fromDate: one.from.date,
    amount: one.length.amount,
    isDone: false,
    isUnsure: one.confidence === 'low',
  }))
const openOn = (
  jurisdiction: string,
  dates: Partial<MarkDates>,
  on: string,
  mark: { filingBasis?: string; status?: string } = {},
) =>
  declarable(
    { jurisdiction, filingBasis: mark.filingBasis ?? null, status: mark.status ?? 'Trademark registered' },
    docketOf(jurisdiction, dates, on),
    on,
  ).map(({ type, date, isLate }) => `${type} ${date.due}${isLate ? ' late' : ''}`)

describe('what can be declared, by the recorded law', () => {
  const us = { registered: '2021-03-15' }
  test.each([
    ['before the fifth anniversary', us, '2026-03-14', []],
    ['on it', us, '2026-03-15', ['DECLARATION_OF_USE_8 2027-03-15']],
    ['on the last day', us, '2027-03-15', ['DECLARATION_OF_USE_8 2027-03-15']],
    ['in the grace', us, '2027-09-15', ['DECLARATION_OF_USE_8 2027-03-15 late']],
    ['after the grace', us, '2027-09-16', []],
    ['in the tenth year, with the renewal', us, '2030-06-01', ['RENEWAL_8_9 2031-03-17']],
    ['late, with the renewal', us, '2031-06-01', ['RENEWAL_8_9 2031-03-17 late']],
  ])('in the United States %s', (_when, dates, on, open) => {
    expect(openOn('US', dates, on)).toEqual(open)
  })

  test('of an international registration it is section 71', () => {
    expect(openOn('US', { ...us, isMadrid: true }, '2026-04-01', { filingBasis: '66a' })).toEqual([
      'DECLARATION_71 2027-03-15',
    ])
  })

  test.each([
    ['PH', { filed: '2025-01-10' }, '2026-01-01', ['DECLARATION_OF_USE 2028-01-10']],
    ['MX', { registered: '2023-05-04' }, '2026-06-01', ['DECLARATION_OF_USE 2026-08-04']],
    ['AR', { registered: '2020-07-01' }, '2025-08-01', ['DECLARATION_OF_USE 2026-07-01']],
    ['KH', { registered: '2021-02-10' }, '2026-03-01', ['DECLARATION_OF_USE 2027-02-10']],
    ['EU', { filed: '2020-01-01', registered: '2020-06-01' }, '2025-08-01', []],
  ])('in %s by its own rule', (jurisdiction, dates, on, open) => {
    expect(openOn(jurisdiction, dates, on)).toEqual(open)
  })

  test('a declaration that is a part of the renewal form is made with the renewal', () => {
    const expires = { registered: '2016-12-01', expires: '2026-12-01' }
    expect(docketOf('ID', expires, '2026-09-01').some(({ kind }) => kind === 'use_declaration')).toBe(true)
    expect(openOn('ID', expires, '2026-09-01')).toEqual([])
  })

  test('use is stated by the first day, and by the next one only after an extension was filed', () => {
    const allowed = { filed: '2025-01-10', noticeOfAllowance: '2026-08-31' }
    const requested = { status: 'Statement of use requested' }
    expect(openOn('US', allowed, '2026-09-10', requested)).toEqual(['STATEMENT_OF_USE 2027-03-01'])
    expect(openOn('US', allowed, '2027-03-02', requested)).toEqual([])
    expect(openOn('US', allowed, '2027-03-02', { status: 'SOU extended' })).toEqual(['STATEMENT_OF_USE 2027-08-31'])
    expect(openOn('US', allowed, '2026-09-10', { status: 'SOU submitted' })).toEqual([])
  })

  test('what was done is not open, and no date that nobody is sure of', () => {
    const mark = { jurisdiction: 'US', filingBasis: null, status: 'Trademark registered' }
    const dates = docketOf('US', us, '2026-04-01')
    const marked = (change: Partial<UseDate>) =>
      declarable(
        mark,
        dates.map((date) => ({ ...date, ...change })),
        '2026-04-01',
      )
    expect(marked({})).toHaveLength(1)
    expect(marked({ isDone: true })).toEqual([])
    expect(marked({ isUnsure: true })).toEqual([])
  })
})

describe('what is filed, by what is decided', () => {
  const used = { items: ['a'], decision: 'use' } as const
  const dropped = { items: ['b'], decision: 'not-in-use' } as const
  const later = { items: ['c'], decision: 'extension' } as const

  test('one class that needs time makes an extension of it, a dropped one does not', () => {
    expect(filedType('STATEMENT_OF_USE', [used, dropped], false)).toBe('STATEMENT_OF_USE')
    expect(filedType('STATEMENT_OF_USE', [used, later], false)).toBe('SOU_EXTENSION')
    expect(filedType('SOU_EXTENSION', [used], false)).toBe('STATEMENT_OF_USE')
    expect(filedType('SOU_EXTENSION', [{ ...later, items: [] }, used], false)).toBe('STATEMENT_OF_USE')
  })

  test('section 15 goes along where it can', () => {
    expect(filedType('DECLARATION_OF_USE_8', [used], true)).toBe('DECLARATION_8_15')
    expect(filedType('DECLARATION_8_15', [used], false)).toBe('DECLARATION_OF_USE_8')
    expect(filedType('RENEWAL_8_9', [used], true)).toBe('RENEWAL_8_9_15')
    expect(filedType('DECLARATION_71', [used], true)).toBe('DECLARATION_71')
    expect(filedType('DECLARATION_OF_USE', [used], true)).toBe('DECLARATION_OF_USE')
  })

  test.each([
    ['STATEMENT_OF_USE', false, false, ['statement_of_use']],
    ['ALLEGATION_OF_USE', false, false, ['statement_of_use']],
    ['SOU_EXTENSION', true, false, ['extension']],
    ['DECLARATION_8_15', true, false, ['use_declaration', 'incontestability']],
    ['DECLARATION_71', true, false, ['use_declaration', 'incontestability']],
    ['RENEWAL_8_9', false, false, ['renewal']],
    ['RENEWAL_8_9_15', true, true, ['late_renewal', 'incontestability']],
    ['DECLARATION_OF_USE', true, false, ['use_declaration']],
    ['DECLARATION_OF_USE_8', false, true, null],
  ] as const)('%s, section 15 %s, late %s is ordered as %j', (type, incontestable, late, offerings) => {
    expect(offeringsOf(type, incontestable, late)).toEqual(offerings)
  })

  test('every type keeps a date of its kind, an allegation none', () => {
    expect(commerceUseTypes.map((type) => dateKindOf(type))).toEqual([
      'statement_of_use',
      'statement_of_use',
      null,
      'use_declaration',
      'use_declaration',
      'use_declaration',
      'use_declaration',
      'use_declaration',
      'use_declaration',
    ])
    expect([5, 4, 0].map(statementNumber)).toEqual([1, 2, 6])
  })

  test('a class stays as long as something is left in it', () => {
    expect([used, dropped, later, { items: [], decision: null }].map(isKept)).toEqual([true, false, true, false])
  })
})

const specimen: LookedAt = {
  answers: { kind: 'label', showsMark: true, isFlat: false },
  mediaType: 'image/jpeg',
  url: null,
  captureDate: '2026-11-04',
  classNumber: 29,
  classItems: ['Tinned mackerel'],
  keptItems: ['Tinned mackerel'],
  firstUseInUs: '2026-05-18',
  currentSince: null,
}
const service: LookedAt = {
  ...specimen,
  classNumber: 41,
  url: 'https://solvante.test',
  answers: { kind: 'site', showsMark: true, namesServices: true },
}
const shop: LookedAt = {
  ...specimen,
  url: 'https://shop.solvante.test',
  answers: { kind: 'shop-page', showsMark: true, takesOrders: true },
}

/** A specimen that breaks each rule, and the nearest one that does not. */
const cases: Record<SpecimenRule, [broken: LookedAt, whole: LookedAt]> = {
  'no-file': [{ ...specimen, mediaType: null }, specimen],
  'no-kind': [{ ...specimen, answers: { showsMark: true } }, specimen],
  planned: [{ ...specimen, answers: { ...specimen.answers, kind: 'mock-up' } }, specimen],
  'coming-soon': [{ ...service, answers: { ...service.answers, kind: 'coming-soon' } }, service],
  internal: [{ ...service, answers: { ...service.answers, kind: 'internal' } }, service],
  'press-release': [{ ...service, answers: { ...service.answers, kind: 'press-release' } }, service],
  'not-on-goods': [{ ...specimen, answers: { ...specimen.answers, kind: 'advertising' } }, specimen],
  'not-for-services': [{ ...service, answers: { ...service.answers, kind: 'packaging' } }, service],
  'no-services': [{ ...service, answers: { ...service.answers, namesServices: false } }, service],
  'services-unsaid': [{ ...service, answers: { kind: 'site', showsMark: true } }, service],
  'no-orders': [{ ...shop, answers: { ...shop.answers, takesOrders: false } }, shop],
  'orders-unsaid': [{ ...shop, answers: { kind: 'shop-page', showsMark: true } }, shop],
  'no-address': [{ ...shop, url: null }, shop],
  'no-day': [{ ...shop, captureDate: null }, shop],
  'another-mark': [{ ...specimen, answers: { kind: 'label', showsMark: false } }, specimen],
  'mark-unsaid': [{ ...specimen, answers: { kind: 'label' } }, specimen],
  'before-use': [
    { ...specimen, captureDate: '2026-05-17' },
    { ...specimen, captureDate: '2026-05-18' },
  ],
  'not-current': [
    { ...specimen, currentSince: '2026-11-05' },
    { ...specimen, currentSince: '2026-11-04' },
  ],
  'other-goods': [{ ...specimen, keptItems: ['Smoked salmon'] }, specimen],
  'looks-drawn': [{ ...specimen, answers: { ...specimen.answers, isFlat: true } }, specimen],
}

describe('what the office refuses as a specimen', () => {
  test.each(specimenRuleNames)('%s: broken and kept', (rule) => {
    const [broken, whole] = cases[rule]
    expect(findingsOf('US', broken).map((finding) => finding.rule)).toEqual([rule])
    expect(findingsOf('US', whole)).toEqual([])
  })

  test('every rule says where it stands', () => {
    for (const rule of specimenRuleNames) expect(specimenRules[rule].source).toMatch(/CFR|U\.S\.C\.|TMEP/)
  })

  test('what is only doubtful can be filed, what is open or refused cannot', () => {
    const fit = (weight: 'refused' | 'open' | 'doubtful') => isFit([{ weight }])
    expect([fit('doubtful'), fit('open'), fit('refused'), isFit([])]).toEqual([true, false, false, true])
  })

  test('of another office no rules are recorded, and none are invented', () => {
    expect(findingsOf('PH', { ...specimen, mediaType: null })).toEqual([])
  })
})

describe('what is missing before a signature', () => {
  const whole: PreparedClass = {
    number: 29,
    items: ['Tinned mackerel'],
    decision: 'use',
    firstUseAnywhere: '2026-03-03',
    firstUseInUs: '2026-05-18',
    specimens: [{ isFit: true }],
  }
  const said = (type: Parameters<typeof lacksOf>[0], jurisdiction: string, ...classes: PreparedClass[]) =>
    lacksOf(type, jurisdiction, classes).map((lack) => `${lack.what} ${lack.class ?? ''}`.trim())

  test('nothing of a class that is whole, everything of one that is not', () => {
    const bare = { ...whole, number: 30, firstUseInUs: null, specimens: [] }
    expect(said('STATEMENT_OF_USE', 'US', whole)).toEqual([])
    expect(said('STATEMENT_OF_USE', 'US', whole, bare)).toEqual(['first-use 30', 'specimen 30'])
    expect(said('STATEMENT_OF_USE', 'US', { ...whole, specimens: [{ isFit: false }] })).toEqual(['fit-specimen 29'])
    expect(said('STATEMENT_OF_USE', 'US', { ...bare, decision: null })).toEqual(['decision 30'])
    expect(said('STATEMENT_OF_USE', 'US', { ...bare, decision: 'not-in-use' })).toEqual(['nothing-left'])
    expect(said('STATEMENT_OF_USE', 'US', whole, { ...bare, decision: 'not-in-use' })).toEqual([])
  })

  test('no dates of a registration, no proof for more time, and none by rules that are not recorded', () => {
    const undated = { ...whole, firstUseAnywhere: null, firstUseInUs: null }
    expect(said('DECLARATION_OF_USE_8', 'US', undated)).toEqual([])
    expect(said('SOU_EXTENSION', 'US', { ...undated, decision: 'extension', specimens: [] })).toEqual([])
    expect(said('DECLARATION_OF_USE', 'MX', { ...undated, specimens: [] })).toEqual([])
    expect(undecided([whole])).toEqual([])
  })
})

test('a client writes until it is filed, orders until it is paid, and ends nothing that is paid', () => {
  const steps = (isPaid: boolean) =>
    Object.fromEntries(
      commerceUseStatuses.map((status) => {
        const { write, order, approve, abandon } = clientSteps(status, { isPaid })
        return [status, [write, order, approve, abandon].map((can) => (can ? 'y' : 'n')).join('')]
      }),
    )
  expect(steps(false)).toEqual({
    Created: 'yyny',
    'Kick-off sent': 'yyny',
    Opened: 'yyny',
    Ordered: 'yyny',
    'Invoice paid': 'ynnn',
    'In preparation': 'ynyn',
    'Approved for filing': 'ynnn',
    Submitted: 'nnnn',
    Reopened: 'ynyn',
    Abandoned: 'nnnn',
  })
  expect(Object.values(steps(true)).every((can) => can[1] === 'n' && can[3] === 'n')).toBe(true)
  expect(isWritable('Submitted')).toBe(false)
})
