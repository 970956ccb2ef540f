import { expect, test } from 'vitest'
import { euMembers } from '#domain/jurisdiction/codes.ts'
import { regionFor, regionFrom, regionOf, regions } from './regions.ts'
import { storefronts, type Storefront } from './storefront.ts'

test('every country is in one region, the members of the Union in one of them', () => {
  for (const member of euMembers) expect(regionOf(member)).toBe('EU')
  expect(['GB', 'CH', 'US', 'CA', 'AU', 'NZ', 'JP'].map(regionOf)).toEqual([
    'UK',
    'CH',
    'US',
    'CA',
    'AU',
    'NZ',
    'WORLD',
  ])
})

test('a visit comes from the country that is known, else from its storefront, else from the Union', () => {
  expect(regionFor({ origin: null, country: 'US', storefront: 'sk' })).toBe('US')
  expect(regionFor({ origin: null, country: null, storefront: 'global' })).toBe('EU')
  expect(regionFor({ origin: regionFrom('gb'), country: 'US', storefront: 'sk' })).toBe('UK')
  expect(['eu', ' World ', 'SK', 'x', '', null].map(regionFrom)).toEqual(['EU', 'WORLD', null, null, null, null])
  const of = (Object.keys(storefronts) as Storefront[]).map((storefront) =>
    regionFor({ origin: null, country: null, storefront }),
  )
  expect(of).toEqual(['EU', 'EU', 'EU', 'UK', 'EU', 'CH', 'AU'])
  for (const region of of) expect(regions).toContain(region)
})
