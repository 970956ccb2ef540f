import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { TrademarkStatus } from '#domain/trademark/status.ts'
import type { Language } from '#kernel/languages.ts'
import type { BrandedMark } from '#operations/portal.ts'
import { path } from '../../path.ts'
import { placeOf } from '../../site/places.ts'
import { protectionIn, type Protection } from './coverage.ts'
import { worldRegions, type WorldRegion } from './world-regions.ts'

export interface Tile {
  code: Jurisdiction
  name: string
  state: Protection
  /** The place whose mark covers this one. */
  via: string | null
  href: string | null
}

export interface BrandCoverage {
  key: string
  name: string
  regions: { key: WorldRegion; tiles: Tile[] }[]
  rows: { name: string; href: string; state: Protection; status: TrademarkStatus }[]
  covered: { name: string; via: string }[]
  open: string[]
}

export interface BrandTab {
  key: string
  name: string
  href: string
}

const keyOf = (mark: BrandedMark): string => mark.brand?.id ?? `mark-${mark.name}`

/** The brands of a customer; a mark without a brand stands for itself. */
export function brandTabs(marks: readonly BrandedMark[], language: Language): BrandTab[] {
  const names = new Map(marks.map((mark) => [keyOf(mark), mark.brand?.name ?? mark.name]))
  return [...names]
    .map(([key, name]) => ({ key, name, href: `${path.portal({}, { language, query: { brand: key } })}#coverage` }))
    .sort((a, b) => a.name.localeCompare(b.name, language))
}

/** The brand to begin with: the one asked for, else the one with the most trademarks. */
export function brandShown(tabs: readonly BrandTab[], marks: readonly BrandedMark[], asked: string | null) {
  const count = (tab: BrandTab) => marks.filter((mark) => keyOf(mark) === tab.key).length
  return tabs.find((tab) => tab.key === asked) ?? [...tabs].sort((a, b) => count(b) - count(a))[0]
}

/** Where one brand is protected: every register with its state. */
export function coverageOf(tab: BrandTab, all: readonly BrandedMark[], language: Language): BrandCoverage {
  const marks = all.filter((mark) => keyOf(mark) === tab.key)
  const backUrl = path.portal({}, { language, query: { brand: tab.key } })
  const hrefOf = (id: string) => path.trademark({ id }, { language, query: { backUrl } })
  const regions = (Object.keys(worldRegions) as WorldRegion[]).map((key) => ({
    key,
    tiles: worldRegions[key].map((code): Tile => {
      const { state, mark } = protectionIn(code, marks)
      return {
        code,
        name: placeOf(code, language).name,
        state,
        via: state === 'covered' && mark ? placeOf(mark.jurisdiction, language).name : null,
        href: mark && hrefOf(mark.id),
      }
    }),
  }))
  const tiles = regions.flatMap((region) => region.tiles)
  return {
    ...tab,
    regions,
    rows: marks.map((mark) => ({
      name: placeOf(mark.jurisdiction, language).name,
      href: hrefOf(mark.id),
      state: protectionIn(mark.jurisdiction, [mark]).state,
      status: mark.status,
    })),
    covered: tiles.flatMap((tile) => (tile.via ? [{ name: tile.name, via: tile.via }] : [])),
    open: tiles.filter((tile) => tile.state === 'none').map((tile) => tile.name),
  }
}
