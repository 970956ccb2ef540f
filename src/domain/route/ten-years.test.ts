import { expect, test } from 'vitest'
import { nothing } from './costs.ts'
import { declarationYears } from './declarations.ts'
import { costSteps } from './ten-years.ts'

test.each([
  ['US', false, [6]],
  ['US', true, [6]],
  ['MX', false, [3.25]],
  ['PH', false, [3, 6]],
  ['EU', false, []],
])('declarations of use in %s, extended from Madrid: %s, fall due in %j', (place, isMadrid, years) => {
  expect(declarationYears(place, isMadrid)).toEqual(years)
})

const part = (place: string, cost: object, way = 'direct' as const) => ({
  way,
  place,
  markets: [place],
  cost: { ...nothing, ...cost },
})

test('a route is paid for at the filing, at the registrations, and with each declaration of use', () => {
  const parts = [
    part('JP', { official: 100, later: 250, total: 350 }),
    part('US', { official: 400, later: 300, declarations: 300, total: 700 }),
    part('PH', { official: 50, later: 80, declarations: 80, total: 130 }),
  ]
  const cost = { ...nothing, later: 630, declarations: 380, total: 1180 }
  expect(costSteps({ parts, cost })).toEqual([
    { at: null, places: [], sum: 550 },
    { at: 0, places: [], sum: 800 },
    { at: 3, places: ['PH'], sum: 840 },
    { at: 6, places: ['US', 'PH'], sum: 1180 },
  ])
})

test('nothing later is one step', () => {
  const cost = { ...nothing, official: 300, total: 300 }
  expect(costSteps({ parts: [part('DE', cost)], cost })).toEqual([{ at: null, places: [], sum: 300 }])
})

test('a declaration whose year nobody knows is paid within the ten years, so that the last step is the whole sum', () => {
  const cost = { ...nothing, official: 100, later: 60, declarations: 60, total: 160 }
  expect(declarationYears('ZW')).toEqual([])
  expect(costSteps({ parts: [part('ZW', cost)], cost })).toEqual([
    { at: null, places: [], sum: 100 },
    { at: 10, places: ['ZW'], sum: 160 },
  ])
})
