import { expect, test } from 'vitest'
import { jurisdictions, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { TrademarkStatus } from '#domain/trademark/status.ts'
import { protectionIn, standingsOf } from './coverage.ts'

const mark = (jurisdiction: Jurisdiction, status: TrademarkStatus) => ({
  id: jurisdiction,
  jurisdiction,
  status,
  isLapsed: false,
})

test('every register stands in the list exactly once, the Madrid System only with a mark of its own', () => {
  const codes = (...marks: ReturnType<typeof mark>[]) =>
    standingsOf(marks, 'en', (id) => `/${id}`).map(({ code }) => code)
  expect(codes().sort()).toEqual(jurisdictions.filter((code) => code !== 'WIPO').sort())
  expect(codes(mark('WIPO', 'Application filed')).sort()).toEqual([...jurisdictions].sort())
})

test('a covered place leads to the mark that covers it', () => {
  const all = standingsOf([mark('EU', 'Trademark registered')], 'en', (id) => `/marks/${id}`)
  expect(all.find(({ code }) => code === 'SK')).toEqual({
    code: 'SK',
    name: 'Slovakia',
    state: 'covered',
    via: 'European Union',
    href: '/marks/EU',
  })
})

test('a registered regional mark covers its members, an application only waits', () => {
  const marks = [mark('EU', 'Trademark registered'), mark('US', 'Application filed'), mark('CN', 'Ready for filing')]
  const state = (place: Jurisdiction) => protectionIn(place, marks).state
  expect([state('EU'), state('SK'), state('US'), state('CN'), state('NO')]).toEqual([
    'registered',
    'covered',
    'pending',
    'preparing',
    'none',
  ])
  expect(protectionIn('SK', marks).mark?.jurisdiction).toBe('EU')
  expect(protectionIn('SK', [mark('EU', 'Application filed')]).state).toBe('none')
})

test('a closed matter protects nothing, and the strongest protection is shown', () => {
  expect(protectionIn('JP', [mark('JP', 'Refused')]).state).toBe('none')
  const both = [mark('SK', 'Application filed'), mark('EU', 'Trademark registered')]
  expect(protectionIn('SK', both).state).toBe('covered')
})

test('a registration that lapsed by its days protects nothing, and says so where nothing else does', () => {
  const lapsed = { ...mark('EU', 'Trademark registered'), isLapsed: true }
  expect(protectionIn('EU', [lapsed]).state).toBe('lapsed')
  expect(protectionIn('SK', [lapsed]).state).toBe('none')
  expect(protectionIn('EU', [lapsed, { ...mark('EU', 'Application filed'), id: 'again' }]).state).toBe('pending')
})
