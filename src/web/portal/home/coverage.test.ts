import { expect, test } from 'vitest'
import { jurisdictions, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { TrademarkStatus } from '#domain/trademark/status.ts'
import { protectionIn } from './coverage.ts'
import { worldRegions } from './world-regions.ts'

const mark = (jurisdiction: Jurisdiction, status: TrademarkStatus) => ({ id: jurisdiction, jurisdiction, status })

test('every register stands on the map exactly once', () => {
  const placed = Object.values(worldRegions).flat()
  expect([...placed].sort()).toEqual(jurisdictions.filter((code) => code !== 'WIPO').sort())
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
