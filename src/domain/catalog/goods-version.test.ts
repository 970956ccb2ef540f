import { expect, test } from 'vitest'
import { goodsVersion } from './goods-version.ts'

const lamps = { class: 11, terms: ['lamps', 'lanterns'] }
const shirts = { class: 25, terms: ['shirts'] }

test('lists that say the same have one version, others have others', () => {
  expect(goodsVersion([shirts, lamps])).toBe(goodsVersion([lamps, shirts]))
  const all = [
    [],
    [lamps],
    [shirts],
    [lamps, shirts],
    [{ class: 11, terms: ['lanterns', 'lamps'] }],
    [{ class: 11, terms: ['lamps'] }],
    [{ class: 12, terms: ['lamps', 'lanterns'] }],
  ].map(goodsVersion)
  expect(new Set(all).size).toBe(all.length)
  for (const version of all) expect(version).toMatch(/^[0-9a-z]{1,16}$/)
})
