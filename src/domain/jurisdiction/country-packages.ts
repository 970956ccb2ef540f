import { covers, type Jurisdiction } from './codes.ts'
import figures from './market-figures.json' with { type: 'json' }
import { territoriesOf } from './territories.ts'

export const packageTiers = ['starter', 'advanced'] as const
export type PackageTier = (typeof packageTiers)[number]

/** Markets that are often filed in together by who starts from one place. */
export interface CountryPackage {
  tier: PackageTier
  markets: Jurisdiction[]
  /** People who live in them; null where one of the countries is not recorded. */
  population: number | null
  /** Their share of what is produced in the world, by what it buys, from 0 to 1; null as above. */
  purchasingPower: number | null
}

/** Where the figures come from. */
export const figuresSource: string = figures.source

/** How many markets the tiers have (spec, part 1, section 5). */
export const tierSizes: Record<PackageTier, readonly [least: number, most: number]> = {
  starter: [1, 4],
  advanced: [3, 7],
}

/** What comes after the place itself: three for the starter, the others for the advanced one. The spec names those of EU and US. */
const abroad: Readonly<Partial<Record<Jurisdiction, readonly Jurisdiction[]>>> = {
  EU: ['CH', 'UK', 'US', 'CA', 'CN', 'JP'],
  US: ['CA', 'UK', 'EU', 'AU', 'CN'],
  UK: ['EU', 'US', 'CH', 'CA', 'AU', 'CN'],
  CH: ['EU', 'UK', 'US', 'CN', 'JP'],
  NO: ['EU', 'UK', 'CH', 'US', 'CN'],
  TR: ['EU', 'UK', 'US', 'CH', 'CN'],
  CA: ['US', 'UK', 'EU', 'AU', 'CN'],
  MX: ['US', 'CA', 'EU', 'BR', 'CN'],
  BR: ['US', 'EU', 'AR', 'MX', 'CN'],
  AR: ['BR', 'US', 'EU', 'CL', 'MX'],
  AU: ['NZ', 'UK', 'US', 'EU', 'CN', 'JP'],
  NZ: ['AU', 'UK', 'US', 'EU', 'CN'],
  CN: ['US', 'EU', 'JP', 'KR', 'UK', 'HK'],
  HK: ['CN', 'US', 'EU', 'UK', 'SG'],
  TW: ['CN', 'US', 'EU', 'JP', 'HK'],
  JP: ['US', 'EU', 'CN', 'KR', 'UK'],
  KR: ['US', 'CN', 'JP', 'EU', 'UK'],
  SG: ['MY', 'CN', 'US', 'EU', 'AU'],
  IN: ['US', 'UK', 'EU', 'AE', 'AU'],
}
const elsewhere: readonly Jurisdiction[] = ['EU', 'US', 'UK', 'CN', 'CH']

/** The register that a filing from a place begins with: the Union's for its members, its own for any other. */
const beginningOf = (home: Jurisdiction): Jurisdiction => (covers('EU', home) ? 'EU' : home)

/**
 * The packages of a place, each beginning with the register that protects there. None for the Madrid System, which is a way
 * and no place.
 */
export function packagesOf(home: Jurisdiction): CountryPackage[] {
  if (home === 'WIPO') return []
  const first = beginningOf(home)
  const others = (abroad[first] ?? elsewhere).filter((market) => market !== first)
  return packageTiers.map((tier) => {
    const most = tier === 'starter' ? tierSizes.starter[1] : tierSizes.advanced[1]
    const markets = [first, ...others].slice(0, most)
    return { tier, markets, ...reached(markets) }
  })
}

/** The people and the share of the world's purchasing power of some markets; a country that two of them hold counts once. */
export function reached(markets: readonly Jurisdiction[]): Pick<CountryPackage, 'population' | 'purchasingPower'> {
  const known: Readonly<Record<string, number[]>> = figures.territories
  let population = 0
  let produced = 0
  for (const country of new Set(markets.flatMap(territoriesOf))) {
    const [thousands, millions] = known[country] ?? []
    if (thousands === undefined || millions === undefined) return { population: null, purchasingPower: null }
    population += thousands * 1000
    produced += millions
  }
  return { population, purchasingPower: produced / figures.world.produced }
}
