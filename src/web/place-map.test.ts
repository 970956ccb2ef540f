import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { territoriesOf } from '#domain/jurisdiction/territories.ts'
import { directions, nextSpot } from '#ui/world-map/roving.ts'
import { signsOf } from '#ui/world-map/signs.ts'
import {
  anchorOf,
  isEuropean,
  signAt,
  sizes,
  spotOf,
  viewsOf,
  type MapPlace,
  type ViewName,
} from '#ui/world-map/views.ts'

const svgOf = (view: ViewName): string => readFileSync(new URL(`../ui/world-map/${view}.svg`, import.meta.url), 'utf8')

const place = (code: (typeof jurisdictions)[number]): MapPlace => ({
  code,
  countries: territoriesOf(code),
  tone: 'low',
  label: code,
})

test('every jurisdiction has a shape or a dot on the map, or is a union of countries that have one', () => {
  const shapes = new Set([...svgOf('world').matchAll(/ id="([A-Z]{2})"/g)].map(([, code]) => code))
  const without = jurisdictions.flatMap((code) =>
    territoriesOf(code).filter((country) => {
      const anchor = anchorOf(country, 'world')
      return anchor === null || (!anchor.small && !shapes.has(country))
    }),
  )
  expect(without).toEqual([])
  expect(jurisdictions.filter((code) => territoriesOf(code).length === 0)).toEqual(['WIPO'])
})

test('the unions are whole', () => {
  const sizeOf = (code: (typeof jurisdictions)[number]) => new Set(territoriesOf(code)).size
  expect([sizeOf('EU'), sizeOf('BX'), sizeOf('OAPI'), sizeOf('ARIPO')]).toEqual([27, 3, 17, 13])
})

test('Europe shows every member of the EU, and what it shows has a shape or a dot there', () => {
  const shapes = new Set([...svgOf('europe').matchAll(/ id="([A-Z]{2})"/g)].map(([, code]) => code))
  expect(isEuropean(place('EU'))).toBe(true)
  const shown = jurisdictions.map(place).filter(isEuropean)
  const without = shown.flatMap(({ countries }) =>
    countries.filter((country) => !anchorOf(country, 'europe')?.small && !shapes.has(country)),
  )
  expect(without).toEqual([])
  expect(shown.map(({ code }) => code)).not.toContain('TR')
})

test('the drawings are as large as the components believe, and light', () => {
  for (const view of ['world', 'europe'] as const) {
    expect(svgOf(view)).toContain(`viewBox="0 0 ${sizes[view].join(' ')}"`)
    expect(svgOf(view)).toContain('Natural Earth')
  }
  expect(svgOf('world').length + svgOf('europe').length).toBeLessThan(62_000)
})

test('the view follows the places', () => {
  const views = (...codes: (typeof jurisdictions)[number][]) => viewsOf(codes.map(place))
  expect(views('SK', 'EU')).toEqual(['europe'])
  expect(views('US', 'CN')).toEqual(['world'])
  expect(views('US', 'SK')).toEqual(['world', 'europe'])
  expect(views('WIPO')).toEqual(['world'])
})

test("a union's sign does not stand on a member that has a sign of its own", () => {
  const places = [place('EU'), place('FR')]
  const [eu, fr] = places.map((one) => signAt(one, places, 'europe'))
  expect(eu).not.toBeNull()
  expect(eu).not.toEqual(fr)
})

test('an arrow leads to what lies ahead, not to what is nearest aside', () => {
  const spots = [
    { x: 10, y: 0, name: 'east' },
    { x: 3, y: 12, name: 'south' },
    { x: -50, y: 4, name: 'far west' },
  ]
  expect(nextSpot(spots, { x: 0, y: 0 }, [1, 0])?.name).toBe('east')
  expect(nextSpot(spots, { x: 0, y: 0 }, [0, 1])?.name).toBe('south')
  expect(nextSpot(spots, { x: 0, y: 0 }, [-1, 0])?.name).toBe('far west')
  expect(nextSpot(spots, { x: 0, y: 0 }, [0, -1])).toBeUndefined()
})

test('arrow keys reach every place from every other', () => {
  const places = jurisdictions.filter((code) => code !== 'WIPO').map(place)
  // Europe stands to the right of the world, as high as it.
  const spots = places.map((one) => {
    const near = isEuropean(one)
    const [x, y] = spotOf(one, places, near ? 'europe' : 'world')
    return { code: one.code, x: near ? 640 + x * 290 : x * 620, y: y * 290 }
  })
  const reached = new Set<string>()
  const next = spots.slice(0, 1)
  for (const spot of next) {
    if (reached.has(spot.code)) continue
    reached.add(spot.code)
    for (const direction of Object.values(directions)) {
      const there = nextSpot(spots, spot, direction)
      if (there) next.push(there)
    }
  }
  expect(spots.filter(({ code }) => !reached.has(code)).map(({ code }) => code)).toEqual([])
})

test('signs that would cover each other step aside, and a code is left out before it covers a sign', () => {
  const codes = ['HK', 'TW', 'BH', 'QA', 'KW', 'US'] as const
  const places = codes.map(place)
  const signs = signsOf(places, places, 'world')
  const apart = signs.flatMap((one, index) =>
    signs.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  )
  expect(Math.min(...apart)).toBeGreaterThan(40)
  expect(signs.find((sign) => sign.place.code === 'US')?.label).toBe('right')
  expect(signs.find((sign) => sign.place.code === 'HK')?.label).toBe('left')
})
