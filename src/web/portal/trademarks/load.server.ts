import type { LoaderFunctionArgs } from 'react-router'
import { shownStatus, type ShownStatus } from '#domain/trademark/registration-end.ts'
import { trademarkStatusGroups, type TrademarkStatusGroup } from '#domain/trademark/status.ts'
import { formatDate } from '#kernel/dates.ts'
import { nearingExpiryBefore } from '#operations/nearing-expiry.ts'
import { portalTrademarks } from '#operations/portal.ts'
import { endOf, isLapsed } from '#operations/renewal.ts'
import { loadContext } from '../../load-context.ts'
import { path } from '../../path.ts'
import { markFound, searchWords } from '../../mark-search.ts'
import { placeOf } from '../../places.ts'
import { firstDayNotNear, nearEnd } from '../nearing-expiry.ts'
import { pageIn, pageSize, pagingOf, type Paging } from '../paging.ts'

export interface ShownMark {
  id: string
  href: string
  mark: string
  place: string
  number: string | null
  status: ShownStatus
  filed: string | null
  registered: string | null
  /** The end of its term, and whether it is a sum of ours that no record has. */
  ends: string | null
  isSum: boolean
  /** Marks that the watch found near it and its owner has not seen. */
  hits: number
}

export interface TrademarksData {
  marks: ShownMark[]
  paging: Paging
  /** How many there are without a filter. */
  all: number
  search: string
  group: TrademarkStatusGroup | null
  /** Only those whose term ends soon, or has ended: what the badge of the navigation counts. */
  near: boolean
}

export async function loader({ url, context }: LoaderFunctionArgs): Promise<TrademarksData> {
  const { query, language, today } = context.get(loadContext)
  const search = searchWords(url.searchParams.get('search') ?? '')
  const group = trademarkStatusGroups.find((name) => name === url.searchParams.get('group')) ?? null
  const near = url.searchParams.get('ends') === nearEnd
  const page = pageIn(url.searchParams)
  const found = await query(portalTrademarks, {
    which: {
      _and: [
        markFound(search, language),
        ...(group ? [{ status_group: { _eq: group } }] : []),
        ...(near ? [nearingExpiryBefore(firstDayNotNear(today))] : []),
      ],
    },
    limit: pageSize,
    offset: (page - 1) * pageSize,
  })
  const day = (date: string | null) => date && formatDate(date, language)
  const kept = {
    search: search || undefined,
    group: group ?? undefined,
    ends: near ? nearEnd : undefined,
    page: page > 1 ? String(page) : undefined,
  }
  const backUrl = path.trademarks({}, { language, query: kept })
  return {
    marks: found.trademark.map((mark) => ({
      id: mark.id,
      href: path.trademark({ id: mark.id }, { language, query: { backUrl } }),
      mark: mark.name,
      place: placeOf(mark.jurisdiction, language).name,
      number: mark.number,
      status: shownStatus(mark, isLapsed(mark, today)),
      filed: day(mark.filing_date),
      registered: day(mark.registration_date),
      ends: day(endOf(mark)),
      isSum: mark.expiration_date === null,
      hits: mark.hits.aggregate.count,
    })),
    paging: pagingOf(page, found.trademark_aggregate.aggregate.count),
    all: found.all.aggregate.count,
    search,
    group,
    near,
  }
}
