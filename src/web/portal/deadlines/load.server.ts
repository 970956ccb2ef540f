import type { LoaderFunctionArgs } from 'react-router'
import { feedList } from '#contract/docket.ts'
import { clientKinds } from '#domain/docket/client-kinds.ts'
import type { DeadlineKind } from '#domain/docket/deadline.ts'
import { natureOf } from '#domain/docket/state.ts'
import { isJurisdiction } from '#domain/jurisdiction/codes.ts'
import { isPlainDate, type PlainDate } from '#kernel/dates.ts'
import { isUuid } from '#kernel/ids.ts'
import { portalDeadlines } from '#operations/portal.ts'
import { missedRenewals } from '#operations/renewal.ts'
import { loadContext } from '../../load-context.ts'
import { path } from '../../path.ts'
import { placeOf, type Place } from '../../places.ts'
import { shownDate, type ShownDate } from '../shown-date.ts'

export interface Feed {
  id: string
  kind: 'all' | 'brand' | 'staff'
  brandId: string | null
  brand: string | null
  url: string | null
}

export interface DeadlinesData {
  today: string
  dates: ShownDate[]
  /** How many there are from that day on, whether shown or not. */
  total: number
  /** The day from which they are shown, where it is a later one than today. */
  from: PlainDate | null
  /** The day of the last one that is shown, where there are others after it. */
  until: PlainDate | null
  brands: { id: string; name: string }[]
  places: Place[]
  kinds: readonly DeadlineKind[]
  chosen: { brand: string; place: string; kind: string }
  feeds: Feed[]
}

const duties = clientKinds.filter((kind) => natureOf(kind) === 'duty')

export async function loader({ url, context }: LoaderFunctionArgs): Promise<DeadlinesData> {
  const { query, call, language, today: on, session } = context.get(loadContext)
  const asked = (name: string) => url.searchParams.get(name)?.trim() ?? ''
  const brand = isUuid(asked('brand')) ? asked('brand') : ''
  const place = isJurisdiction(asked('place')) ? asked('place') : ''
  const kind = clientKinds.find((one) => one === asked('kind')) ?? ''
  const later = asked('from')
  const from = isPlainDate(later) && later > on ? later : null
  const trademark = {
    ...(brand === '' ? {} : { brand_id: { _eq: brand } }),
    ...(place === '' ? {} : { jurisdiction: { _eq: place } }),
  }
  const which = {
    done_at: { _is_null: true },
    kind: { _in: kind === '' ? [...clientKinds] : [kind] },
    ...(from === null
      ? {
          _or: [{ due: { _gte: on } }, { grace_until: { _gte: on }, kind: { _in: duties } }, missedRenewals(on)],
        }
      : { due: { _gte: from } }),
    ...(brand === '' && place === '' ? {} : { trademark }),
  }
  const found = await query(portalDeadlines, { which })
  // An address for calendars takes dates along: who acts for a customer makes and sees none.
  const { feeds } = session?.support ? { feeds: [] } : await call(feedList, {})
  const chosen = { brand, place, kind }
  const kept = Object.fromEntries(Object.entries({ ...chosen, from: from ?? '' }).filter(([, value]) => value !== ''))
  const backUrl = path.deadlines({}, { language, query: kept })
  const places = found.places.map(({ jurisdiction }) => placeOf(jurisdiction, language))
  const total = found.deadline_aggregate.aggregate.count
  return {
    today: on,
    dates: found.deadline.map((row) => shownDate(row, on, language, backUrl)),
    total,
    from,
    until: total > found.deadline.length ? (found.deadline.at(-1)?.due ?? null) : null,
    brands: found.brand.map(({ id, name }) => ({ id, name })),
    places: places.toSorted((a, b) => a.name.localeCompare(b.name, language)),
    kinds: clientKinds,
    chosen,
    feeds,
  }
}
