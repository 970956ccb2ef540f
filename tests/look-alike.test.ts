import { expect, test } from 'vitest'
import { brandName, lettersOf } from '#domain/monitoring/brand-name.ts'
import { domainReading } from '#domain/monitoring/domain-name.ts'
import { domainLikeness } from '#domain/monitoring/look-alike.ts'
import { sightingCut } from '#domain/monitoring/sighting-score.ts'
import { kinds, ownSquats } from '../bench/look-alike/squats.ts'
import { seeded } from '../bench/search/generate.ts'

/* The short form of bench/look-alike: invented brands, squats of every kind, and a day's names beside them. */

const brands = ['Verdano', 'Kestrella', 'Ormella Foods', 'Tilvana', 'Rudova & Sons', 'Pexliq', 'Novasterra', 'Jantarek']
const words =
  'garden bakery window doctor music school travel forest river stone bridge carpet kitchen yellow market tailor winter orange camera rocket guitar meadow lantern verdant kestrel normal avalanche pixel novel terrace amber caravan savanna tilt rudder orbit melody'.split(
    ' ',
  )
const endings = ['com', 'net', 'shop', 'sk', 'de', 'info']
const letters = 'aeioubcdfghklmnprstvz'

function* background(count: number, random: () => number): Generator<string> {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const coined = () =>
    Array.from({ length: 5 + Math.floor(random() * 6) }, () =>
      letters.charAt(Math.floor(random() * letters.length)),
    ).join('')
  for (let at = 0; at < count; at += 1) {
    const parts = random() < 0.5 ? [pick(words), pick(words)] : random() < 0.5 ? [coined()] : [coined(), pick(words)]
    yield `${parts.join(random() < 0.2 ? '-' : '')}.${pick(endings)}`
  }
}

test('squats of twenty kinds stand among the first fifty of twenty thousand names', () => {
  expect(Object.keys(kinds).length).toBeGreaterThanOrEqual(20)
  const random = seeded(20_261_123)
  const squats = ownSquats(
    brands.map((name) => ({ name, letters: lettersOf(name) })),
    random,
  )
  expect(squats.length).toBeGreaterThan(140)
  const hosts = [...new Set([...background(20_000, random), ...squats.map(({ host }) => host)])]
  const readings = hosts.map((host) => ({ host, domain: domainReading(host) }))
  const missed = brands.flatMap((name) => {
    const brand = brandName(name)
    const first = readings
      .map(({ host, domain }) => ({ host, score: domain ? domainLikeness(brand, domain).score : 0 }))
      .filter(({ score }) => score >= sightingCut)
      .toSorted((a, b) => b.score - a.score || a.host.localeCompare(b.host))
      .slice(0, 50)
    return squats.filter((one) => one.brand === name && !first.some(({ host }) => host === one.host))
  })
  expect(missed.length / squats.length).toBeLessThanOrEqual(0.02)
})
