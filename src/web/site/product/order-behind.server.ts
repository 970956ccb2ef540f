import type { Coupon, OrderLine } from '#domain/billing/invoice-document.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { requestCan } from '#domain/registration/can.ts'
import { paymentPhase } from '#domain/monitoring/phase.ts'
import { offeringOfPlan } from '#domain/monitoring/plan.ts'
import { paymentFrequencies, subscriptionTiers } from '#domain/monitoring/status.ts'
import { serviceWord, type ServiceWord } from '#domain/service-order/offering.ts'
import { servicePhase } from '#domain/service-order/phase.ts'
import { found } from '#kernel/errors.ts'
import type { OperationData } from '#operations/operation.ts'
import { paidPeriod, productCheckout } from '#operations/registration.ts'
import type { LoadContext } from '../../load-context.ts'

/** What is paid for, as the checkout and the page after it show it: the same for every noun that is sold. */
export interface OrderBehind {
  /** The row of the noun. */
  id: string
  /** The word of an ordered service; null for a registration. */
  service: ServiceWord | null
  mark: string
  email: string
  firstName: string
  lastName: string
  places: Jurisdiction[]
  items: {
    currency: string
    lines: OrderLine[]
    classes: number[]
    ratesOn: string | null
    pricedOn: string
    coupon?: Coupon | null | undefined
  } | null
  /** Whether nothing of it is binding yet. */
  isOpen: boolean
}

type Product = NonNullable<OperationData<typeof productCheckout>['product_by_pk']>

/** A product with the order behind it. Throws `not-found` for one that is not the caller's, or that no noun here sells. */
export async function orderOfProduct(id: string, { query, session }: Pick<LoadContext, 'query' | 'session'>) {
  const product = found((await query(productCheckout, { id }, { kind: 'product', id })).product_by_pk)
  const isAnother = product.registration_request === null && product.service_request === null
  const [period = null] = isAnother ? (await query(paidPeriod, { id })).brand_subscription_payment : []
  // A plan is ordered from an account: its owner is who is written to.
  const owner = session?.user.role === 'customer' ? session.user.email : ''
  return { product, order: orderBehind(product, period, owner) }
}

function orderBehind(product: Product, period: PaidPeriod | null, owner: string): OrderBehind {
  const { registration_request: request, service_request: service } = product
  if (request)
    return {
      id: request.id,
      service: null,
      mark: request.value,
      email: request.contact_email,
      firstName: request.contact_first_name,
      lastName: request.contact_last_name,
      places: request.jurisdictions,
      items: request.ordered_items,
      isOpen: requestCan.checkout(request),
    }
  if (period) return { ...periodBehind(period, product.invoices.length > 0), email: owner }
  const order = found(service)
  const items = order.parameters.items ?? []
  return {
    id: order.id,
    service: serviceWord(order.service_name),
    mark: [...new Set(items.map(({ mark }) => mark))].join(', '),
    email: order.contact_email ?? '',
    firstName: order.contact_first_name ?? '',
    lastName: order.contact_last_name ?? '',
    places: [...new Set(items.map(({ jurisdiction }) => jurisdiction))],
    items: order.invoice_content && { ...order.invoice_content, classes: [] },
    isOpen: servicePhase(order.status) === 'open',
  }
}

type PaidPeriod = OperationData<typeof paidPeriod>['brand_subscription_payment'][number]

function periodBehind(
  { status, invoice_content: content, brand_subscription: one }: PaidPeriod,
  ordered: boolean,
): Omit<OrderBehind, 'email'> {
  const { tier, payment_frequency: frequency, brand, id } = found(one)
  const plan = content ?? { tier, frequency }
  return {
    id,
    service: offeringOfPlan(
      subscriptionTiers.find((known) => known === plan.tier) ?? 'basic',
      paymentFrequencies.find((known) => known === plan.frequency) ?? 'monthly',
    ),
    mark: found(brand).name,
    firstName: '',
    lastName: '',
    places: [],
    items: content && { ...content, classes: [] },
    isOpen: paymentPhase(status, ordered) === 'open',
  }
}
