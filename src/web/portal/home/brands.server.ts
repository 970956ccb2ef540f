import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { TrademarkStatus } from '#domain/trademark/status.ts'
import type { Language } from '#kernel/languages.ts'
import type { OperationData } from '#operations/operation.ts'
import type { CoveredMark, portalOverview } from '#operations/portal.ts'
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

interface Brand extends BrandTab {
  /** The trademarks of it, as a condition of the data API. */
  which: Record<string, unknown>
  /** Trademarks; of a name without a brand it is not counted. */
  count: number
}

/** The brands of a customer that have trademarks; a mark without a brand stands for itself. */
export function brandsOf(
  { brand, unbranded }: Pick<OperationData<typeof portalOverview>, 'brand' | 'unbranded'>,
  language: Language,
): Brand[] {
  const tab = (key: string, name: string) => ({
    key,
    name,
    href: `${path.portal({}, { language, query: { brand: key } })}#coverage`,
  })
  return [
    ...brand
      .map(({ id, name, trademarks_aggregate: { aggregate } }) => ({
        ...tab(id, name),
        which: { brand_id: { _eq: id } },
        count: aggregate.count,
      }))
      .filter(({ count }) => count > 0),
    ...unbranded.map(({ name }) => ({
      ...tab(`mark-${name}`, name),
      which: { brand_id: { _is_null: true }, name: { _eq: name } },
      count: 1,
    })),
  ].sort((a, b) => a.name.localeCompare(b.name, language))
}

/** The brand to begin with: the one asked for, else the one with the most trademarks. */
export function brandShown(brands: readonly Brand[], asked: string | null): Brand | undefined {
  return brands.find((brand) => brand.key === asked) ?? [...brands].sort((a, b) => b.count - a.count)[0]
}

/** More tabs than these are no choice any more; the trademarks have a search of their own. */
const mostTabs = 12

/** The tabs to choose from, in the order of their names: the brand that is shown, and those with the most trademarks. */
export function tabsOf(brands: readonly Brand[], shown: Brand | undefined): { brands: BrandTab[]; moreBrands: number } {
  const chosen = [...brands]
    .sort((a, b) => Number(b === shown) - Number(a === shown) || b.count - a.count)
    .slice(0, mostTabs)
  return {
    brands: brands.filter((brand) => chosen.includes(brand)).map(({ key, name, href }) => ({ key, name, href })),
    moreBrands: brands.length - chosen.length,
  }
}

/** Where one brand is protected: every register with its state. */
export function coverageOf({ key, name }: Brand, marks: readonly CoveredMark[], language: Language): BrandCoverage {
  const backUrl = path.portal({}, { language, query: { brand: key } })
  const hrefOf = (id: string) => path.trademark({ id }, { language, query: { backUrl } })
  return {
    key,
    name,
    standings: standingsOf(marks, language, hrefOf),
    rows: marks.map((mark) => ({
      ...placeOf(mark.jurisdiction, language),
      href: hrefOf(mark.id),
      state: protectionIn(mark.jurisdiction, [mark]).state,
      status: mark.status,
    })),
  }
}
