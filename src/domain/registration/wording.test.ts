import { expect, test } from 'vitest'
import { isOpenEnded, wordingOf } from './wording.ts'

const held = (_: number, term: string) => (term === 'bags' ? 'wide' : term === 'suitcases' ? 'known' : null)
const goods = [
  { class: 18, terms: ['suitcases', 'bags', 'Suitcases', `trunks ${'of leather '.repeat(15)}`] },
  { class: 25, terms: ['all goods in this class'] },
]

test('a list is measured class by class', () => {
  const { classes, charges } = wordingOf('SK', goods, { known: held, rule: null })
  expect(classes).toMatchObject([
    { class: 18, terms: 4, known: 2, wide: ['bags'], twice: ['Suitcases'], openEnded: [] },
    { class: 25, terms: 1, words: 5, characters: 23, known: 0, openEnded: ['all goods in this class'], long: [] },
  ])
  expect(classes[0]?.long).toHaveLength(1)
  expect(charges).toEqual([])
})

test.each([
  ['Clothing, etc.', true],
  ['Všetky tovary v triede', true],
  ['Obuv a pod.', true],
  ['Todos los productos de esta clase', true],
  ['Veškeré služby', true],
  ['Footwear', false],
  ['Podošvy obuvi', false],
  ['Etchings', false],
])('%s leaves open what is meant: %s', (term, open) => expect(isOpenEnded(term)).toBe(open))

test('what the length of a list costs follows the fee rule of the office', () => {
  const rule = {
    jurisdiction: 'CN',
    action: 'filing',
    basis: 'electronic',
    currency: 'CNY',
    base: 27000,
    includedClasses: 1,
    tiers: [{ fromClass: 2, amount: 27000 }],
    surcharges: [
      { name: 'each item above 3 in a class', amount: 2700, per: 'item', when: 'over 3 items' },
      { name: 'free-form identification', amount: 20000, per: 'class', when: 'text not from the list' },
      { name: 'priority claim', amount: 100, per: 'application', when: 'priority claimed' },
    ],
    variants: [],
    percentOf: null,
    percent: null,
    maxAmount: null,
    onTopOf: null,
    perState: false,
    rangeLow: null,
    rangeHigh: null,
    validFrom: '2019-07-01',
    validTo: null,
    source: 'A fee schedule',
    sourceUrl: null,
    sourceKind: 'unconfirmed',
    asOf: '2019',
    confidence: 'high',
    note: '',
  } as const
  const { charges, currency, source } = wordingOf('CN', goods, {
    known: held,
    rule: { ...rule, tiers: [], surcharges: [...rule.surcharges], variants: [] },
  })
  expect({ currency, source }).toEqual({ currency: 'CNY', source: 'A fee schedule' })
  expect(charges).toEqual([
    { class: 18, name: 'each item above 3 in a class', times: 1, amount: 2700, when: 'over 3 items' },
    { class: 18, name: 'free-form identification', times: null, amount: 20000, when: 'text not from the list' },
    { class: 25, name: 'free-form identification', times: null, amount: 20000, when: 'text not from the list' },
  ])
})
