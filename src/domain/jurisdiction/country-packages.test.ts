import { expect, test } from 'vitest'
import { jurisdictions } from './codes.ts'
import { packagesOf, reached, tierSizes } from './country-packages.ts'

test('the packages that the specification names are these', () => {
  expect(packagesOf('EU').find(({ tier }) => tier === 'starter')?.markets).toEqual(['EU', 'CH', 'UK', 'US'])
  expect(packagesOf('US').find(({ tier }) => tier === 'advanced')?.markets).toEqual([
    'US',
    'CA',
    'UK',
    'EU',
    'AU',
    'CN',
  ])
})

test.each(jurisdictions.filter((code) => code !== 'WIPO'))('%s has two packages that protect it and grow', (home) => {
  const [starter, advanced] = packagesOf(home)
  for (const one of [starter, advanced]) {
    const [least, most] = tierSizes[one?.tier ?? 'starter']
    const markets = one?.markets ?? []
    expect(markets.length).toBeGreaterThanOrEqual(least)
    expect(markets.length).toBeLessThanOrEqual(most)
    expect(new Set(markets).size).toBe(markets.length)
    // Nobody pays for a place that another one of the package covers.
    for (const market of markets)
      expect(reached(markets.filter((other) => other !== market))).not.toEqual(reached(markets))
    expect(one?.population).toBeGreaterThan(0)
    expect(one?.purchasingPower).toBeGreaterThan(0)
    expect(one?.purchasingPower).toBeLessThan(1)
  }
  expect(advanced?.markets.slice(0, starter?.markets.length)).toEqual(starter?.markets)
  const alone = reached([home]).population ?? Number.NaN
  expect(starter?.population).toBeGreaterThanOrEqual(alone)
})

test('a member of the Union begins with its register, and a country that two markets hold counts once', () => {
  expect(packagesOf('SK')[0]?.markets[0]).toBe('EU')
  expect(packagesOf('BX')[0]?.markets[0]).toBe('EU')
  expect(reached(['EU', 'SK', 'BX'])).toEqual(reached(['EU']))
  expect(packagesOf('WIPO')).toEqual([])
})

test('the figures are those of the source', () => {
  // Unicode CLDR 48: United States 341,963,000 people; 24.66 of 165.04 trillion dollars by purchasing power.
  const { population, purchasingPower } = reached(['US'])
  expect(population).toBe(341_963_000)
  expect(purchasingPower).toBeCloseTo(0.149, 3)
})
