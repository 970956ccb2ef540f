import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { shownStatus, type ShownStatus } from '#domain/trademark/registration-end.ts'
import { isUuid } from '#kernel/ids.ts'
import type { Language } from '#kernel/languages.ts'
import type { OperationData } from '#operations/operation.ts'
import type { Coverage, portalOverview } from '#operations/portal.ts'
import { isLapsed } from '#operations/renewal.ts'
import type { LoadContext } from '../../load-context.ts'
import { path } from '../../path.ts'
import { placeOf } from '../../places.ts'
import { protectionIn, standingsOf, type Protection, type Standing } from '../coverage.ts'

export interface BrandCoverage {
  key: string
  name: string
  standings: Standing[]
  rows: {
    code: Jurisdiction
    name: string
    href: string
    state: Protection
    status: ShownStatus
  }[]
  /** Its trademarks without a row. */
  moreRows: number
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

/** More tabs than these are no choice any more; the trademarks have a search of their own. */
export const mostTabs = 12

const nameKey = 'mark-'

/** The conditions that find the brand, or the name without a brand, that an address asks for. */
export function askedFor(key: string | null) {
  return {
    askedBrand: { id: key !== null && isUuid(key) ? { _eq: key } : { _in: [] } },
    askedName: { name: key?.startsWith(nameKey) ? { _eq: key.slice(nameKey.length) } : { _in: [] } },
  }
}

export interface Brands {
  /** The one to begin with: that which is asked for, else the one with the most trademarks. */
  shown: Brand | undefined
  /** Those with the most trademarks, and the shown one, by name. */
  tabs: BrandTab[]
  /** How many have no tab. */
  more: number
}

type Found = Pick<
  OperationData<typeof portalOverview>,
  'largest' | 'asked' | 'brands' | 'unbranded' | 'asked_name' | 'names'
>

/** The brands of a customer that have trademarks; a mark without a brand stands for itself. */
export function brandsOf(found: Found, language: Language): Brands {
  const tab = (key: string, name: string) => ({
    key,
    name,
    href: `${path.portal({}, { language, query: { brand: key } })}#coverage`,
  })
  const ofBrand = ({ id, name, trademarks_aggregate: { aggregate } }: Found['largest'][number]): Brand => ({
    ...tab(id, name),
    which: { brand_id: { _eq: id } },
    count: aggregate.count,
  })
  const ofName = ({ name }: Found['unbranded'][number]): Brand => ({
    ...tab(`${nameKey}${name}`, name),
    which: { brand_id: { _is_null: true }, name: { _eq: name } },
    count: 1,
  })
  const asked = [...found.asked.map(ofBrand), ...found.asked_name.map(ofName)]
  const known = [...asked, ...found.largest.map(ofBrand), ...found.unbranded.map(ofName)]
  const tabs = [...new Map(known.map((brand) => [brand.key, brand])).values()].slice(0, mostTabs)
  return {
    shown: tabs[0],
    tabs: tabs
      .map(({ key, name, href }) => ({ key, name, href }))
      .sort((a, b) => a.name.localeCompare(b.name, language)),
    more: found.brands.aggregate.count + found.names.aggregate.count - tabs.length,
  }
}

/** Where one brand is protected: every register with its state. */
export function coverageOf(
  { key, name }: Brand,
  covered: Coverage,
  { language, today }: Pick<LoadContext, 'language' | 'today'>,
): BrandCoverage {
  const backUrl = path.portal({}, { language, query: { brand: key } })
  const hrefOf = (id: string) => path.trademark({ id }, { language, query: { backUrl } })
  const held = (mark: Coverage['places'][number]) => ({ ...mark, isLapsed: isLapsed(mark, today) })
  return {
    key,
    name,
    standings: standingsOf(covered.places.map(held), language, hrefOf),
    rows: covered.trademark.map(held).map((mark) => ({
      ...placeOf(mark.jurisdiction, language),
      href: hrefOf(mark.id),
      state: protectionIn(mark.jurisdiction, [mark]).state,
      status: shownStatus(mark, mark.isLapsed),
    })),
    moreRows: covered.trademark_aggregate.aggregate.count - covered.trademark.length,
  }
}
