import { expect, test } from 'vitest'
import { changesBetween, factsOfDraft, readAfterOwnStep, type DraftContent } from './draft-facts.ts'

const draft: DraftContent = {
  mark: 'SOLVANTE',
  kind: 'WORD',
  owner: { type: 'physical', first_name: 'Ingrid', street: 'Testovacia 1', state: null },
  mailing: null,
  domicile: null,
  domicileVisible: null,
  priority: { place: null, number: null, date: null },
  picture: null,
  recording: null,
  views: null,
  description: null,
  colours: [],
  specimens: null,
  lists: ['EU', 'SK'].map((place) => ({
    place,
    goods: [{ class: 18, terms: ['Suitcases', 'Backpacks'] }],
    basis: null,
    firstUse: null,
  })),
}
const facts = (changed: Partial<DraftContent> = {}, remarks: Parameters<typeof factsOfDraft>[1] = []) =>
  factsOfDraft({ ...draft, ...changed }, remarks)
const listed = (places: readonly string[], goods: { class: number; terms: string[] }[]) =>
  places.map((place) => ({ place, goods, basis: null, firstUse: null }))

test('the same draft has no changes, and neither has another order of its terms', () => {
  expect(changesBetween(facts(), facts())).toEqual([])
  const turned = listed(['EU', 'SK'], [{ class: 18, terms: ['Backpacks', 'Suitcases'] }])
  expect(changesBetween(facts(), facts({ lists: turned }))).toEqual([])
})

test('places whose lists changed in the same way stand together, others by themselves', () => {
  const both = listed(
    ['EU', 'SK'],
    [
      { class: 18, terms: ['Suitcases', 'Trunks'] },
      { class: 25, terms: ['Coats'] },
    ],
  )
  expect(changesBetween(facts(), facts({ lists: both }))).toMatchObject([
    { kind: 'goods', places: ['EU', 'SK'], class: 18, added: ['Trunks'], removed: ['Backpacks'] },
    { kind: 'goods', places: ['EU', 'SK'], class: 25, added: ['Coats'], removed: [] },
  ])
  const one = [...listed(['EU'], []), ...listed(['SK'], [{ class: 18, terms: ['Suitcases'] }])]
  expect(changesBetween(facts(), facts({ lists: one }))).toMatchObject([
    { places: ['EU'], removed: ['Suitcases', 'Backpacks'] },
    { places: ['SK'], removed: ['Backpacks'] },
  ])
})

test('owner, picture, bases, days and specimens are told with what they were', () => {
  const now = facts({
    owner: { type: 'physical', first_name: 'Ingrid', street: 'Nová 2', state: null },
    picture: { name: 'sign.png', revision: 2 },
    colours: [{ name: 'red', code: 'Pantone 186 C', where: 'the letters' }],
    priority: { place: 'CZ', number: 'O-1', date: '2026-06-01' },
    specimens: [
      { class: 18, document: 1 },
      { class: 18, document: 2 },
    ],
    lists: [
      ...listed(['EU'], [{ class: 18, terms: ['Suitcases', 'Backpacks'] }]),
      ...listed(['SK'], [{ class: 18, terms: ['Suitcases', 'Backpacks'] }]).map((list) => ({
        ...list,
        basis: '1a',
        firstUse: { '18': { anywhere: '2020-01-01', inCommerce: null } },
      })),
    ],
  })
  expect(changesBetween(facts(), now)).toMatchObject([
    { kind: 'picture', before: null, after: '2 sign.png' },
    { kind: 'colours', added: ['red, Pantone 186 C: the letters'] },
    { kind: 'owner', field: 'street', before: 'Testovacia 1', after: 'Nová 2' },
    { kind: 'priority', field: 'date', after: '2026-06-01' },
    { kind: 'priority', field: 'number' },
    { kind: 'priority', field: 'place', after: 'CZ' },
    { kind: 'basis', places: ['SK'], before: null, after: '1a' },
    { kind: 'firstUse', places: ['SK'], class: 18, field: 'anywhere', after: '2020-01-01' },
    { kind: 'specimen', class: 18 },
  ])
  expect(changesBetween(now, facts()).map(({ kind }) => kind)).toContain('specimen')
})

test('a comment is told of when it is new or was written again, not when it is taken back', () => {
  const read = facts({}, [{ id: 'a', edited: null }])
  const now = facts({}, [
    { id: 'a', edited: '2026-01-02' },
    { id: 'b', edited: null },
  ])
  expect(changesBetween(read, now).map(({ field }) => field)).toEqual(['a', 'b'])
  expect(changesBetween(now, facts())).toEqual([])
})

test('a step of one’s own is read, and what somebody else changed stays to be read', () => {
  const read = facts()
  const before = facts({ mark: 'SOLVANTA' })
  const after = facts({ mark: 'SOLVANTA', owner: { ...draft.owner, street: 'Nová 2' } })
  expect(changesBetween(readAfterOwnStep(read, before, after), after)).toMatchObject([
    { kind: 'mark', before: 'SOLVANTE', after: 'SOLVANTA' },
  ])
  const taken = readAfterOwnStep(
    facts({}, [{ id: 'a', edited: null }]),
    facts({}, [{ id: 'a', edited: null }]),
    facts(),
  )
  expect(taken).toEqual(facts())
})
