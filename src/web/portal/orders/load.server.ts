import type { LoaderFunctionArgs } from 'react-router'
import type { RegistrationStatus } from '#domain/registration/status.ts'
import { formatDate } from '#kernel/dates.ts'
import { portalOrders } from '#operations/portal.ts'
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

export interface OrdersData {
  orders: ShownOrder[]
  paging: Paging
}

export async function loader({ url, context }: LoaderFunctionArgs): Promise<OrdersData> {
  const { query, language } = context.get(loadContext)
  const page = pageIn(url.searchParams)
  const found = await query(portalOrders, { limit: pageSize, offset: (page - 1) * pageSize })
  return {
    orders: found.registration_request.map((order) => ({
      id: order.id,
      number: order.public_id,
      mark: order.value,
      status: order.status,
      places: order.jurisdictions.map((code) => placeOf(code, language).name),
      date: formatDate(order.created_at.slice(0, 10), language),
      action: nextAction(order, language),
    })),
    paging: pagingOf(page, found.registration_request_aggregate.aggregate.count),
  }
}
