import { expect, test } from 'vitest'
import { filingRules, findingsOf, type Filing, type FilingRuleName } from './filing-rules.ts'

const on = '2026-11-22'
const goods = [
  { class: 18, terms: ['Suitcases', 'Backpacks'] },
  { class: 35, terms: ['Retail services in relation to luggage'] },
]
const filing: Filing = {
  mark: 'KOVENTO',
  places: [
    { code: 'EU', goods },
    { code: 'US', goods },
  ],
  owner: {
    isCompany: true,
    names: ['Kovento Inc.'],
    country: 'US',
    street: '1 Invented Street',
    stateOfIncorporation: 'DE',
    countryOfIncorporation: 'US',
  },
  domicile: { street: '1 Invented Street', country: 'US' },
  priority: { place: 'SK', date: '2026-08-03' },
  orderedClasses: [18, 35],
  waitsForGrant: false,
  picture: 'not-needed',
  recording: 'not-needed',
  recordingRefused: [],
  views: 0,
  unitedStates: { basis: '1b', classes: [] },
}
const inUse = {
  number: 18,
  firstUseAnywhere: '2020-01-01',
  firstUseInCommerce: '2020-02-01',
  specimens: [{ isFit: false }, { isFit: true }],
}
const used = (more: Partial<typeof inUse> | { firstUseInCommerce: null }, basis = '1a'): Partial<Filing> => ({
  unitedStates: { basis, classes: [{ ...inUse, ...more }] },
})
type Owner = NonNullable<Filing['owner']>
const owner = (more: Partial<Owner>): Partial<Filing> => ({ owner: { ...(filing.owner as Owner), ...more } })
const terms = (number: number, ...list: string[]): Partial<Filing> => ({
  places: [{ code: 'EU', goods: [{ class: number, terms: list }] }],
})

/** Of each rule: what it finds something in, where, and what it finds nothing in. */
const cases: Record<FilingRuleName, { fails: Partial<Filing>; finds: string; passes: Partial<Filing> }> = {
  'sign-of-registration': { fails: { mark: 'KOVENTO®' }, finds: 'KOVENTO®', passes: { mark: 'KOVENTO R' } },
  // The first letter is the Cyrillic one.
  'mixed-scripts': { fails: { mark: 'КOVENTO bags' }, finds: 'КOVENTO', passes: { mark: 'КОВЕНТО bags' } },
  'class-not-ordered': { fails: { orderedClasses: [18] }, finds: '35', passes: { orderedClasses: [18, 25, 35] } },
  'grant-undecided': {
    fails: { waitsForGrant: true },
    finds: '',
    passes: { waitsForGrant: true, places: [{ code: 'US', goods }] },
  },
  'one-class-each': {
    fails: { places: [{ code: 'AE', goods }] },
    finds: '18, 35',
    passes: { places: [{ code: 'AE', goods: goods.slice(0, 1) }] },
  },
  'open-ended-term': {
    fails: terms(18, 'Suitcases, bags and the like'),
    finds: 'Suitcases, bags and the like',
    passes: terms(18, 'Suitcases'),
  },
  'retail-of-what': {
    fails: terms(35, 'Retail services'),
    finds: 'Retail services',
    passes: terms(35, 'Retail services in relation to luggage'),
  },
  'term-in-two-classes': {
    fails: {
      places: [
        {
          code: 'EU',
          goods: [
            { class: 18, terms: ['Backpacks'] },
            { class: 25, terms: ['backpacks'] },
          ],
        },
      ],
    },
    finds: 'backpacks',
    passes: {},
  },
  'priority-is-over': {
    fails: { priority: { place: 'SK', date: '2026-05-20' } },
    finds: '2026-11-20',
    passes: { priority: { place: 'SK', date: '2026-05-22' } },
  },
  'priority-of-the-same-register': {
    fails: { priority: { place: 'EU', date: '2026-08-03' } },
    finds: '2026-08-03',
    passes: { priority: { place: 'SK', date: '2026-08-03' } },
  },
  'us-post-office-box': {
    fails: { domicile: { street: 'P.O. Box 12', country: 'US' } },
    finds: 'P.O. Box 12',
    // Letters may go to a box when the domicile is a street.
    passes: owner({ street: 'P.O. Box 12' }),
  },
  'us-state-of-incorporation': {
    fails: owner({ stateOfIncorporation: null }),
    finds: 'Kovento Inc.',
    passes: owner({ stateOfIncorporation: null, countryOfIncorporation: 'SK' }),
  },
  'us-attorney': {
    fails: { domicile: { street: 'Testovacia 1', country: 'SK' } },
    finds: 'SK',
    passes: owner({ country: 'SK' }),
  },
  'us-name-of-a-person': {
    fails: { mark: 'Anna Vela Bags', ...owner({ isCompany: false, names: ['Anna', 'Vela'] }) },
    finds: 'anna vela',
    passes: { mark: 'Kovento Bags', ...owner({ isCompany: false, names: ['Anna', 'Vela'] }) },
  },
  'recording-missing': { fails: { recording: 'missing' }, finds: 'KOVENTO', passes: { recording: 'there' } },
  'recording-taken': {
    fails: { recordingRefused: [{ place: 'EU', why: 'format' }] },
    finds: 'format',
    passes: { recordingRefused: [] },
  },
  'views-too-many': { fails: { views: 2 }, finds: '2 / 1', passes: { views: 1 } },
  'picture-missing': { fails: { picture: 'missing' }, finds: 'KOVENTO', passes: { picture: 'there' } },
  'us-basis': { fails: { unitedStates: { basis: null, classes: [] } }, finds: '', passes: { unitedStates: null } },
  'us-first-use': { fails: used({ firstUseInCommerce: null }), finds: '18', passes: used({}) },
  'us-specimen': {
    fails: used({ specimens: [{ isFit: false }] }),
    finds: '18',
    // An intent to use is shown later.
    passes: used({ specimens: [] }, '1b'),
  },
  'us-foreign-application': {
    fails: { ...used({}, '44d'), priority: null },
    finds: '44(d)',
    passes: used({}, '44d'),
  },
}

const ruleFinds = (name: string, more: Partial<Filing>) =>
  findingsOf({ ...filing, ...more }, on).filter(({ rule }) => rule === name)

test.each(Object.entries(cases))(
  '%s finds what is wrong and leaves alone what is right',
  (name, { fails, finds, passes }) => {
    expect(ruleFinds(name, fails).map(({ what }) => what)).toContain(finds)
    expect(ruleFinds(name, passes)).toEqual([])
  },
)

test('every rule says where it stands, and nothing is found in a filing that is in order', () => {
  for (const { source } of filingRules) expect(source.length).toBeGreaterThan(15)
  expect(findingsOf(filing, on)).toEqual([])
})

test('what blocks comes first; rules of one register are silent elsewhere', () => {
  const found = findingsOf({ ...filing, mark: 'KOVENTO™', domicile: { street: 'Testovacia 1', country: 'SK' } }, on)
  expect(found.map(({ rule, level }) => [rule, level])).toEqual([
    ['sign-of-registration', 'blocking'],
    ['us-attorney', 'advisory'],
  ])
  expect(
    findingsOf({ ...filing, places: [{ code: 'EU', goods }], domicile: { street: 'PO Box 1', country: 'SK' } }, on),
  ).toEqual([])
})
