import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { TrademarkStatus } from '#domain/trademark/status.ts'
import type { Language } from '#kernel/languages.ts'
import type { BrandedMark } from '#operations/portal.ts'
import { path } from '../../path.ts'
import { placeOf } from '../../places.ts'
import { protectionIn, standingsOf, type Protection, type Standing } from '../coverage.ts'

export interface BrandCoverage {
  key: string
  name: string
  standings: Standing[]
  rows: { code: Jurisdiction; name: string; href: string; state: Protection; status: TrademarkStatus }[]
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
  return {
    ...tab,
    standings: standingsOf(marks, language, hrefOf),
    rows: marks.map((mark) => ({
      ...placeOf(mark.jurisdiction, language),
      href: hrefOf(mark.id),
      state: protectionIn(mark.jurisdiction, [mark]).state,
      status: mark.status,
    })),
  }
}
