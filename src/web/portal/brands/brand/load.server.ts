import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { assignedAtOnce, brandAssign, brandUpdate } from '#contract/brand.ts'
import { errorList, found } from '#kernel/errors.ts'
import { formatDay } from '#kernel/dates.ts'
import type { Language } from '#kernel/languages.ts'
import { formatMoney } from '#kernel/money.ts'
import { portalBrand } from '#operations/portal.ts'
import { brandReportMail } from '#contract/brand-report.ts'
import { formOf, manyOf, oneOf, reading, typedIn, writing, type Typed } from '../../../answers.server.ts'
import { answering, valuesIn } from '../../../form/answers.server.ts'
import { loadContext, type LoadContext } from '../../../load-context.ts'
import { path } from '../../../path.ts'
import { placeOf } from '../../../places.ts'
import { rowId } from '../../../row-id.ts'
import { brandForm, websitesIn } from '../form.server.ts'
import { mattersOf, type Matters } from './matters.server.ts'

export interface Item {
  id: string
  kind: 'trademark' | 'request'
  name: string
  note: string
}

/** Something on the web that looks like the brand, and why. */
export interface Sighting {
  id: string
  platform: string
  name: string
  url: string
  host: string
  seller: string | null
  price: string | null
  score: string
  reasons: { kind: string; seen: string }[]
}

export interface Search {
  id: string
  on: string
  sightings: Sighting[]
  /** How many of it are not shown. */
  more: number
}

export interface BrandData extends Matters {
  id: string
  name: string
  businessDescription: string
  websites: string
  shape: typeof brandForm.shape
  /** What stands under it, and what stands under no brand. */
  own: Item[]
  free: Item[]
  /** What searches found and our people released, the newest search first. */
  searches: Search[]
  /** How many older ones there are. */
  olderSearches: number
  /** Where its protection is, or is ordered. */
  protection: { isOrdered: boolean; href: string }
  /** How many of both are not shown. */
  more: number
}

type Found = Awaited<ReturnType<typeof brandOf>>

const brandOf = async (id: string, { query }: LoadContext) => await query(portalBrand, { id: rowId(id) })

async function read(id: string, load: LoadContext): Promise<BrandData> {
  const answer = await brandOf(id, load)
  const brand = found(answer.brand_by_pk)
  const items = (marks: Found['trademark'], orders: Found['registration_request']): Item[] => [
    ...marks.map((row) => ({
      id: row.id,
      kind: 'trademark' as const,
      name: row.name,
      note: placeOf(row.jurisdiction, load.language).name,
    })),
    ...orders.map((row) => ({ id: row.id, kind: 'request' as const, name: row.value, note: row.public_id })),
  ]
  const own = items(brand.trademarks, brand.registration_requests)
  const free = items(answer.trademark, answer.registration_request)
  const all = [
    brand.trademarks_aggregate,
    brand.registration_requests_aggregate,
    answer.trademark_aggregate,
    answer.registration_request_aggregate,
  ].reduce((sum, { aggregate }) => sum + aggregate.count, 0)
  return {
    id: brand.id,
    name: brand.name,
    businessDescription: brand.business_description ?? '',
    websites: brand.websites.join('\n'),
    shape: brandForm.shape,
    own,
    free,
    searches: brand.monitoring_tasks.map((task) => searchOf(task, load.language)),
    olderSearches: brand.monitoring_tasks_aggregate.aggregate.count - brand.monitoring_tasks.length,
    protection: {
      isOrdered: brand.subscriptions.length > 0,
      href: brand.subscriptions[0]
        ? path.profile({}, { language: load.language, query: { tab: 'subscriptions', id: brand.subscriptions[0].id } })
        : path.brandOrder({}, { language: load.language, query: { brand: brand.id } }),
    },
    more: all - own.length - free.length,
    ...(await mattersOf(brand, load)),
  }
}

type ReadTask = NonNullable<Found['brand_by_pk']>['monitoring_tasks'][number]

function searchOf(task: ReadTask, language: Language): Search {
  return {
    id: task.id,
    on: task.processed_timestamp === null ? '' : formatDay(task.processed_timestamp, language),
    more: task.sightings_aggregate.aggregate.count - task.sightings.length,
    sightings: task.sightings.map((seen) => ({
      id: seen.id,
      platform: seen.platform,
      name: seen.name,
      url: seen.url,
      host: seen.host,
      seller: seen.seller,
      price: seen.price !== null && seen.currency !== null ? formatMoney(seen.price, seen.currency, language) : null,
      score: Number(seen.score).toFixed(2),
      reasons: seen.reasons.map(({ kind, seen: what }) => ({ kind, seen: what })),
    })),
  }
}

export function loader({ params, context }: LoaderFunctionArgs): Promise<BrandData> {
  return reading(read(params.id ?? '', context.get(loadContext)))
}

const idsOf = (typed: Typed, kind: Item['kind']): string[] => manyOf(typed, kind).slice(0, assignedAtOnce)

/** Changes the brand, puts under it what was ticked, or takes it out again. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { call } = context.get(loadContext)
  const id = params.id ?? ''
  const typed = typedIn(await formOf(request))
  const intent = oneOf(typed, 'intent')
  return await writing(typed, async () => {
    if (intent === 'brand') {
      const body = { ...brandForm.body(valuesIn(brandForm.names, typed)), websites: websitesIn(typed) }
      await answering(brandForm, call(brandUpdate, { params: { id }, body }))
    } else if (intent === 'report-on' || intent === 'report-off') {
      await call(brandReportMail, { params: { id: rowId(id) }, body: { isWanted: intent === 'report-on' } })
    } else if (intent === 'put' || intent === 'take') {
      const body = { trademarkIds: idsOf(typed, 'trademark'), requestIds: idsOf(typed, 'request') }
      await call(brandAssign, { body: { ...body, brandId: intent === 'put' ? id : null } })
    } else throw data({ code: 'malformed-request' }, { status: errorList['malformed-request'].status })
    return redirect(path.brand({ id }))
  })
}
