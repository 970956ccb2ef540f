import type { LoaderFunctionArgs } from 'react-router'
import type { RegistrationStatus } from '#domain/registration/status.ts'
import { serviceWord, type ServiceWord } from '#domain/service-order/offering.ts'
import type { ServiceRequestStatus } from '#domain/service-order/status.ts'
import { formatDay } from '#kernel/dates.ts'
import { portalOrders } from '#operations/portal.ts'
import { portalServices } from '#operations/service-request.ts'
import { loadContext } from '../../load-context.ts'
import { placeOf } from '../../places.ts'
import { nextAction, type NextAction } from '../next-action.ts'
import { pageIn, pageSize, pagingOf, type Paging } from '../paging.ts'

export interface ShownOrder {
  id: string
  number: string
  mark: string
  status: RegistrationStatus
  places: string[]
  date: string
  action: NextAction
}

export interface ShownService {
  id: string
  number: string
  what: ServiceWord
  mark: string
  status: ServiceRequestStatus
  date: string
}

export interface OrdersData {
  /** The newest services, and how many older there are. */
  services: ShownService[]
  olderServices: number
  orders: ShownOrder[]
  paging: Paging
}

/** Services that stand beneath the orders; how many older there are is said. */
const shownServices = 25

export async function loader({ url, context }: LoaderFunctionArgs): Promise<OrdersData> {
  const { query, language } = context.get(loadContext)
  const page = pageIn(url.searchParams)
  const [found, ordered] = await Promise.all([
    query(portalOrders, { limit: pageSize, offset: (page - 1) * pageSize }),
    query(portalServices, { limit: shownServices }),
  ])
  return {
    services: ordered.service_request.map((order) => ({
      id: order.id,
      number: order.public_id,
      what: serviceWord(order.service_name),
      mark: (order.parameters.items ?? []).map(({ mark }) => mark).join(', '),
      status: order.status,
      date: formatDay(order.created_at, language),
    })),
    olderServices: Math.max(0, ordered.service_request_aggregate.aggregate.count - ordered.service_request.length),
    orders: found.registration_request.map((order) => ({
      id: order.id,
      number: order.public_id,
      mark: order.value,
      status: order.status,
      places: order.jurisdictions.map((code) => placeOf(code, language).name),
      date: formatDay(order.created_at, language),
      action: nextAction(order, language),
    })),
    paging: pagingOf(page, found.registration_request_aggregate.aggregate.count),
  }
}
