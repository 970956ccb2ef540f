import { expect, test } from 'vitest'
import { designationChanges, limitedGoods, mayCarry, type Compared } from './designation-changes.ts'
import { publishedWhere } from './published-where.ts'

const coats = { class: 25, terms: ['Coats', 'Hats'] }
const bags = { class: 18, terms: ['Bags'] }
const registration: Compared = {
  status: 'Trademark registered',
  ownerEntityId: 'a',
  goods: [bags, coats],
}

test('a designation that has what its registration has, or was made for less, has nothing to carry over', () => {
  expect(designationChanges(registration, registration)).toEqual([])
  expect(designationChanges(registration, { ...registration, status: 'Application filed', goods: [bags] })).toEqual([])
  const fewer = [{ class: 25, terms: ['Hats'] }]
  expect(designationChanges(registration, { ...registration, goods: fewer })).toEqual([])
  // Nobody recorded the list of the registration: nothing follows from it.
  expect(designationChanges({ ...registration, goods: [] }, registration)).toEqual([])
})

test('a limitation takes away what the registration no longer has, and words that it has otherwise', () => {
  const hats = { class: 25, terms: ['Hats of wool'] }
  expect(limitedGoods([bags, coats], [hats])).toEqual([hats])
  expect(limitedGoods([bags, { class: 25, terms: ['Hats'] }], [bags, coats])).toBeNull()
  expect(limitedGoods([coats], [bags])).toEqual([])
  expect(designationChanges({ ...registration, goods: [bags] }, registration)).toEqual([
    { kind: 'goods', held: { goods: [bags, coats] }, becomes: { goods: [bags] } },
  ])
})

test('a list is carried over only where every term of it was held before', () => {
  const may = (held: Compared['goods'], of: Compared['goods']) => {
    const goods = limitedGoods(held, of)
    return goods !== null && mayCarry('goods', { goods: held }, { goods })
  }
  expect(may([bags, coats], [bags])).toBe(true)
  expect(may([coats], [{ class: 25, terms: ['Hats'] }])).toBe(true)
  // An office accepted fewer goods in its own words: those of the registration are the wider ones.
  expect(may([{ class: 25, terms: ['Hats of wool'] }], [coats])).toBe(false)
  expect(may([bags, { class: 25, terms: ['Hats of wool'] }], [coats])).toBe(false)
  expect(may([coats], [{ class: 25, terms: ['Hats of wool'] }])).toBe(false)
  // An emptied list reads as one that nobody recorded.
  expect(may([coats], [bags])).toBe(false)
})

test('an owner whom nobody recorded is no new owner', () => {
  expect(designationChanges({ ...registration, ownerEntityId: null }, registration)).toEqual([])
  expect(mayCarry('owner', { ownerEntityId: 'a' }, { ownerEntityId: null })).toBe(false)
  expect(mayCarry('owner', { ownerEntityId: null }, { ownerEntityId: 'a' })).toBe(true)
})

test('a new owner and an end are told with what the designation has now', () => {
  const sold: Compared = { ...registration, status: 'Abandoned', ownerEntityId: 'b' }
  expect(designationChanges(sold, registration)).toEqual([
    {
      kind: 'owner',
      held: { ownerEntityId: 'a' },
      becomes: { ownerEntityId: 'b' },
    },
    { kind: 'end', held: { status: 'Trademark registered' }, becomes: { status: 'Abandoned' } },
  ])
  // That another firm represents it is no end.
  expect(designationChanges({ ...registration, status: 'Representative changed' }, registration)).toEqual([])
})

test('the publication that counts is that of the Union or of WIPO where the law says so, and of nobody else', () => {
  const of = (jurisdiction: string, id: string | null = 'ir') => publishedWhere({ jurisdiction, international_id: id })
  expect(['EU', 'DE', 'CH', 'LI', 'BX'].map((code) => of(code))).toEqual([
    'PartM',
    'ByWipo',
    'ByWipo',
    'ByWipo',
    'ByWipo',
  ])
  expect(['US', 'SK', 'JP'].map((code) => of(code))).toEqual([null, null, null])
  expect(of('EU', null)).toBeNull()
})
