import type { LoaderFunctionArgs } from 'react-router'
import type { RegistrationStatus } from '#domain/registration/status.ts'
import { shownStep } from '#domain/trademark/registration-end.ts'
import { clientKinds } from '#domain/docket/client-kinds.ts'
import { natureOf } from '#domain/docket/state.ts'
import { formatDate, formatDay } from '#kernel/dates.ts'
import { portalOppositions } from '#operations/opposition.ts'
import { portalCoverage, portalOverview } from '#operations/portal.ts'
import { missedRenewals } from '#operations/renewal.ts'
import { loadContext } from '../../load-context.ts'
import { path } from '../../path.ts'
import { placeOf } from '../../places.ts'
import { shownDate, type ShownDate } from '../shown-date.ts'
import { nextAction, type ActionName } from '../next-action.ts'
import type { ListedOpposition } from '../oppositions-entry.tsx'
import { askedFor, brandsOf, coverageOf, mostTabs, type BrandCoverage, type BrandTab } from './brands.server.ts'

export interface Todo {
  id: string
  mark: string
  number: string
  name: ActionName
  href: string
}

export interface ShownEvent {
  id: string
  kind: 'order' | 'mark'
  name: string
  at: string
  date: string
  subject: string
  href: string
}

export interface HomeData {
  today: string
  empty: boolean
  todos: Todo[]
  /** How many orders wait, whether shown or not. */
  waiting: number
  /** Who opposes the client's marks, the nearest last day first, and how many there are. */
  oppositions: ListedOpposition[]
  opposed: number
  dates: ShownDate[]
  /** Renewals that were missed for good by the days on record, the last ones first. */
  missed: ShownDate[]
  brands: BrandTab[]
  /** Brands that have no tab. */
  moreBrands: number
  coverage: BrandCoverage | null
  events: ShownEvent[]
}

/** On the ruler; the list below it shows the first of them. */
const shownDates = 40
const shownMissed = 3
/** A list of what to do that is longer helps nobody; the number of all stands above it. */
const shownTodos = 20
const shownEvents = 8

/** Statuses in which an order may stand still until the client does something, the most pressing first. */
const pressing: readonly RegistrationStatus[] = [
  'Sent for review',
  'Ready for drafting',
  'Checkout completed',
  'Registration order started',
  'Order created',
  'Verification approved',
]

export async function loader({ url, context }: LoaderFunctionArgs): Promise<HomeData> {
  const { query, language, today: on } = context.get(loadContext)
  const opposed = await query(portalOppositions, {})
  const found = await query(portalOverview, {
    today: on,
    kinds: clientKinds,
    duties: clientKinds.filter((kind) => natureOf(kind) === 'duty'),
    dates: shownDates,
    missed: missedRenewals(on),
    missedDates: shownMissed,
    orders: shownTodos,
    events: shownEvents,
    brands: mostTabs,
    ...askedFor(url.searchParams.get('brand')),
  })
  const { shown: brand, tabs, more } = brandsOf(found, language)
  const covered = brand ? await query(portalCoverage, { which: brand.which }) : null
  const home = path.portal({}, { language })
  const markHref = (id: string) => path.trademark({ id }, { language, query: { backUrl: home } })
  const day = (instant: string) => formatDay(instant, language)
  return {
    today: on,
    empty: found.marks.aggregate.count === 0 && found.orders.aggregate.count === 0,
    todos: found.registration_request
      .map((order) => ({ order, action: nextAction(order, language) }))
      .filter(({ action }) => action.waits)
      .sort((a, b) => pressing.indexOf(a.order.status) - pressing.indexOf(b.order.status))
      .map(({ order, action }) => ({
        id: order.id,
        mark: order.value,
        number: order.public_id,
        name: action.name,
        href: action.href,
      })),
    waiting: found.waiting.aggregate.count,
    oppositions: opposed.opposition.map((one) => ({
      id: one.id,
      href: path.opposition({ id: one.id }, { language }),
      mark: one.trademark?.name ?? '',
      opponent: one.opponent,
      noticed: formatDate(one.notice_date, language),
      status: one.status,
    })),
    opposed: opposed.opposition_aggregate.aggregate.count,
    dates: found.deadline.map((row) => shownDate(row, on, language, home)),
    missed: found.missed.map((row) => shownDate(row, on, language, home)),
    brands: tabs,
    moreBrands: more,
    coverage: brand && covered ? coverageOf(brand, covered, { language, today: on }) : null,
    events: [
      ...found.registration_request_tracking.map((event) => ({
        ...event,
        kind: 'order' as const,
        subject: event.registration_request?.value ?? '',
        href: path.order({ id: event.registration_request?.id ?? '' }, { language }),
      })),
      ...found.trademark_tracking.map((event) => ({
        ...event,
        kind: 'mark' as const,
        name: event.trademark ? shownStep(event.name, event.trademark) : event.name,
        subject: event.trademark
          ? `${event.trademark.name}, ${placeOf(event.trademark.jurisdiction, language).name}`
          : '',
        href: markHref(event.trademark?.id ?? ''),
      })),
    ]
      .filter((event) => event.subject !== '')
      .sort((a, b) => (a.created_at < b.created_at ? 1 : -1))
      .slice(0, shownEvents)
      .map(({ id, kind, name, created_at: at, subject, href }) => ({
        id,
        kind,
        name,
        at,
        date: day(at),
        subject,
        href,
      })),
  }
}
