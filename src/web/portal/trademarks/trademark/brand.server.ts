import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { shownStatus, type ShownStatus } from '#domain/trademark/registration-end.ts'
import { brandOfTrademark } from '#operations/portal.ts'
import type { LoadContext } from '../../../load-context.ts'
import { isLapsed, type DocketedMark } from '#operations/renewal.ts'
import { path } from '../../../path.ts'
import { placeOf } from '../../../places.ts'
import { standingsOf, type Standing } from '../../coverage.ts'

export interface BrandOfMark {
  name: string
  standings: Standing[]
  /** Trademarks of the brand that are not among `marks`. */
  more: number
  marks: { code: Jurisdiction; name: string; href: string; status: ShownStatus; here: boolean }[]
}

type Own = DocketedMark & { id: string; name: string; jurisdiction: Jurisdiction }

/** Where the brand of a trademark is protected; a mark without a brand stands for itself. */
export async function brandOf(
  mark: Own,
  backUrl: string,
  { query, language, today }: LoadContext,
): Promise<BrandOfMark> {
  const { trademark_by_pk: found } = await query(brandOfTrademark, { id: mark.id })
  const marks = found?.brand?.trademarks ?? [mark]
  const hrefOf = (id: string) => path.trademark({ id }, { language, query: { backUrl } })
  const held = (one: Own) => ({ ...one, isLapsed: isLapsed(one, today) })
  return {
    name: found?.brand?.name ?? mark.name,
    standings: standingsOf((found?.brand?.places ?? [mark]).map(held), language, hrefOf),
    more: (found?.brand?.trademarks_aggregate.aggregate.count ?? marks.length) - marks.length,
    marks: marks.map(held).map((one) => ({
      ...placeOf(one.jurisdiction, language),
      href: hrefOf(one.id),
      status: shownStatus(one, one.isLapsed),
      here: one.id === mark.id,
    })),
  }
}
