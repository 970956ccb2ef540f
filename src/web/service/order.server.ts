import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { serviceRequestUpdate } from '#contract/service-order.ts'
import { totalsOf } from '#domain/billing/totals.ts'
import { vatUntilBilled } from '#domain/billing/vat.ts'
import { feeActions } from '#domain/pricing/vocabulary.ts'
import type { ServiceItem } from '#domain/service-order/content.ts'
import { priceService } from '#domain/service-order/price.ts'
import { servicePhase } from '#domain/service-order/phase.ts'
import { found } from '#kernel/errors.ts'
import type { OperationData } from '#operations/operation.ts'
import { priceListOf, snapshotFrom } from '#operations/pricing.ts'
import { serviceByLink } from '#operations/service-request.ts'
import { formOf, manyOf, oneOf, reading, typedIn, type Typed } from '../answers.server.ts'
import { answering } from '../form/answers.server.ts'
import { loadContext, type LoadContext } from '../load-context.ts'
import { placeOf, placesByName, type Place } from '../places.ts'
import type { OrderPrice } from './order-price.tsx'
import { rowId } from '../row-id.ts'
import { knownBuyer } from './buyer.server.ts'
import { checkoutOf } from './checkout.server.ts'
import { formKinds, type FormKind } from './form-kinds.ts'
import { markControl, markFields, orderIntent } from './mark-controls.ts'
import { answeringMarks } from './marks-answer.server.ts'
import { itemsIn } from './marks.server.ts'
import { chosenMarks, offeredMarks, orderedMark, type OfferedMarks } from './offered-marks.server.ts'

type Order = NonNullable<OperationData<typeof serviceByLink>['service_request_by_pk']>

export interface ServiceOrderForm {
  kind: FormKind
  id: string
  number: string
  email: string
  /** Null while something of it has no listed price: a person works that out. */
  price: OrderPrice | null
  /** Places whose price a person works out. */
  toQuote: string[]
  /** What the order is for, as the form shows it again. */
  typed: ServiceItem[]
  ticked: string[]
  offered: OfferedMarks
  message: string
  ordered: Place[]
  places: Place[]
}

/** The order of a link, as that of its form. Throws `not-found` for one of another service. */
export async function orderOfForm(kind: FormKind, id: string | undefined, { query }: LoadContext): Promise<Order> {
  const own = rowId(id)
  const { service_request_by_pk: order } = await query(serviceByLink, { id: own }, { kind: 'service_request', id: own })
  return found(order?.service_name === formKinds[kind].service ? order : null)
}

/** What it costs today, by the price function that its checkout uses; what staff wrote stays as they wrote it. */
async function contentOf(kind: FormKind, order: Order, { query, today }: LoadContext) {
  if (order.invoice_content?.quotedBy) return order.invoice_content
  const snapshot = snapshotFrom(await query(priceListOf, { today, actions: [...feeActions] }), today)
  const items = order.parameters.items ?? []
  const wanted = { service: formKinds[kind].service, items, currency: order.currency }
  return priceService(wanted, snapshot, order.invoice_content?.coupon ?? null)
}

/** The marks that an order names. */
const namedIn = (order: Order) =>
  (order.parameters.items ?? []).flatMap((item) =>
    item.trademarkId === null ? [] : [{ ...item, trademarkId: item.trademarkId }],
  )

/** What is offered, with the marks of the order that no longer are, so that changing it does not lose them. */
function withOrdered(offered: OfferedMarks, order: Order, language: LoadContext['language']): OfferedMarks {
  const others = namedIn(order).filter(({ trademarkId }) => !offered.marks.some(({ id }) => id === trademarkId))
  return {
    ...offered,
    marks: [...offered.marks, ...others.map((item) => orderedMark(item, language))],
    notRenewable: offered.notRenewable.filter(({ id }) => !others.some(({ trademarkId }) => trademarkId === id)),
  }
}

async function read(kind: FormKind, id: string | undefined, load: LoadContext): Promise<ServiceOrderForm | Response> {
  const { language } = load
  const order = await orderOfForm(kind, id, load)
  if (servicePhase(order.status) !== 'open') return redirect(formKinds[kind].success({ id: order.id }))
  const content = await contentOf(kind, order, load)
  const { country } = await knownBuyer(load)
  const vat = vatUntilBilled(country, content.pricedOn, load.seller.country)
  const items = order.parameters.items ?? []
  const named = namedIn(order)
  const ticked = named.map(({ trademarkId }) => trademarkId)
  const offered = withOrdered(
    await offeredMarks(load, { isRenewal: kind === 'renewal', chosen: ticked }),
    order,
    language,
  )
  const isPriced = content.toQuote.length === 0 && content.lines.length > 0
  return {
    kind,
    id: order.id,
    number: order.public_id,
    email: order.contact_email ?? '',
    price: isPriced ? { ...content, totals: totalsOf(content.lines, vat), vatRate: vat?.rate ?? null } : null,
    toQuote: content.toQuote,
    typed: items.filter(({ trademarkId }) => trademarkId === null),
    ticked,
    offered,
    message: order.parameters.message ?? '',
    ordered: [...new Set(items.map(({ jurisdiction }) => jurisdiction))].map((code) => placeOf(code, language)),
    places: placesByName(language),
  }
}

/** An open order with its price; one that is under way leads on to how it stands. */
export const orderLoader =
  (kind: FormKind) =>
  ({ params, context }: LoaderFunctionArgs): Promise<ServiceOrderForm | Response> =>
    reading(read(kind, params.id, context.get(loadContext)))

/** The marks that were chosen: the customer's own, and those of the order that are no longer offered. */
async function ownChosen(load: LoadContext, order: Order, typed: Typed) {
  const own = await chosenMarks(load, manyOf(typed, 'trademarks'))
  const others = namedIn(order).filter(({ trademarkId }) => !own.some(({ id }) => id === trademarkId))
  return [...own, ...others.map((item) => orderedMark(item, load.language))]
}

/** The control that shows a field of what was ordered: a mark that was typed has its own, the customer's are ticked in one. */
const controlIn = (order: Order) => {
  const items = order.parameters.items ?? []
  return (field: string): string => {
    const [, index, name] = /^items\.(\d+)\.(\w+)$/.exec(field) ?? []
    const known = markFields.find((one) => one === name)
    if (known === undefined || items[Number(index)]?.trademarkId !== null) return 'trademarks'
    return markControl(known, items.slice(0, Number(index)).filter(({ trademarkId }) => trademarkId === null).length)
  }
}

/** Saves what was changed, or leads to the billing details; without a listed price, to the page that says who works it out. */
export const orderAction =
  (kind: FormKind) =>
  async ({ request, params, context }: ActionFunctionArgs) => {
    const load = context.get(loadContext)
    const typed = typedIn(await formOf(request))
    const order = await reading(orderOfForm(kind, params.id, load))
    const answer = await answeringMarks(load, { typed, isRenewal: kind === 'renewal' }, async () => {
      const { id } = order
      if (oneOf(typed, 'intent') === orderIntent)
        return redirect(
          (await answering({ controlOf: controlIn(order) }, checkoutOf(load, id))) ?? formKinds[kind].success({ id }),
        )
      const { items, ...form } = itemsIn(typed, await ownChosen(load, order, typed))
      await answering(
        form,
        load.call(serviceRequestUpdate, { params: { id }, body: { items, message: oneOf(typed, 'message') } }),
      )
      return redirect(formKinds[kind].order({ id }))
    })
    if (answer instanceof Response) return answer
    return data(
      { ...answer.data, offered: withOrdered(answer.data.offered, order, load.language) },
      answer.init ?? undefined,
    )
  }
