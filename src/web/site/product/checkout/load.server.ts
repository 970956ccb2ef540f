import { redirect, redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { productCoupon } from '#contract/coupon.ts'
import {
  productFinishOrder,
  productPreviewDocument,
  productProcessPayment,
  productStart,
  productUpdate,
} from '#contract/product.ts'
import type { CallOutput } from '#contract/call.ts'
import { addressOf } from '#contract/client.ts'
import type { SellerCountry } from '#domain/billing/vat-law.ts'
import type { LaterCost } from '#domain/registration/later.ts'
import type { SelectOption } from '#ui/select.tsx'
import { type FormAnswer, formOf, oneOf, reading, typedIn, writing } from '../../../answers.server.ts'
import { countryName } from '../../../country.ts'
import { loadContext } from '../../../load-context.ts'
import { path } from '../../../path.ts'
import { knownBuyer } from '../../../service/buyer.server.ts'
import { refusalOf } from '../../../refusal.ts'
import { placeOf, type Place } from '../../../places.ts'
import { laterOf } from './later.server.ts'
import { answering, valuesIn } from '../../../form/answers.server.ts'
import { orderOfProduct, type OrderBehind } from '../order-behind.server.ts'
import { billingForm, type Billing } from './billing.server.ts'
import { addressCountries, addressRegions, type RegionGroup } from '../../../party/countries.server.ts'
import { partyAnswers, partyValues } from '../../../party/values.ts'

export interface CheckoutData {
  id: string
  /** The row that is ordered; of a service its word, of a registration none. */
  orderId: string
  service: OrderBehind['service']
  mark: string
  items: NonNullable<OrderBehind['items']>
  places: Place[]
  /** Whom the form begins with: who is billed by the profile, or whom the request names. */
  known: Partial<Billing>
  /** What may come after the order of a registration. */
  later: LaterCost[]
  /** Where the buyer is, as far as it is known. */
  country: string | null
  /** By whose law there is VAT until there are billing details, and its name. */
  seller: SellerCountry
  sellerName: string
  /** The proforma as it would be drawn; the country follows. */
  previewHref: string
  shape: typeof billingForm.shape
  countries: SelectOption[]
  regions: RegionGroup[]
}

/** What the server worked out for these billing details, ready to be read before the order. */
export interface Review {
  billing: Billing
  payment: CallOutput<typeof productUpdate>
  /** Sent with the order, so that a repeated press places one order. */
  key: string
  paymentType: string
  termsAccepted: boolean
  beginAtOnce: boolean
}

export type CheckoutAnswer = { review: Review; refusal?: FormAnswer['refusal'] } | FormAnswer | { edit: Billing }

export async function loader({ params, context }: LoaderFunctionArgs): Promise<CheckoutData | Response> {
  const load = context.get(loadContext)
  const { query, call, language, today, seller } = load
  const id = params.id ?? ''
  const { order } = await reading(orderOfProduct(id, load))
  if (!order.isOpen) return redirect(path.productSuccess({ id }))
  const { items } = order
  if (!items || items.lines.length === 0)
    return redirect(order.service === null ? path.registrationRequest({ id: order.id }) : path.orderService())
  await reading(call(productStart, { params: { id } }))
  const { kept, country } = await knownBuyer(load)
  return {
    id,
    orderId: order.id,
    service: order.service,
    mark: order.mark,
    items,
    places: order.places.map((code) => placeOf(code, language)),
    later: order.service === null ? await laterOf(order.places, items, { query, today }) : [],
    country,
    seller: seller.country,
    sellerName: countryName(seller.country, language),
    known: kept
      ? partyValues(billingForm.names, kept)
      : {
          email: order.email,
          firstName: order.firstName,
          lastName: order.lastName,
          ...(country !== null && { country }),
        },
    countries: addressCountries(language, country ?? ''),
    regions: addressRegions,
    previewHref: addressOf(productPreviewDocument, { params: { id }, query: { type: 'proforma' } }),
    shape: billingForm.shape,
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { call } = context.get(loadContext)
  const id = params.id ?? ''
  const typed = typedIn(await formOf(request))
  const intent = oneOf(typed, 'intent')
  const billing = valuesIn(billingForm.names, typed)
  if (intent === 'edit') return { edit: billing } satisfies CheckoutAnswer
  if (intent === 'coupon' || intent === 'no-coupon')
    return writing(typed, async () => {
      const code = intent === 'coupon' ? oneOf(typed, 'code') : null
      await call(productCoupon, { params: { id }, body: { code } })
      return { edit: billing } satisfies CheckoutAnswer
    })
  return writing(typed, async () => {
    const key = oneOf(typed, 'key') || crypto.randomUUID()
    const paymentType = oneOf(typed, 'paymentType')
    const termsAccepted = oneOf(typed, 'termsAccepted') === 'yes'
    const beginAtOnce = oneOf(typed, 'beginAtOnce') === 'yes'
    const seen = Number(oneOf(typed, 'total'))
    const finish = {
      params: { id },
      body: {
        paymentType: paymentType as 'card',
        termsAccepted: termsAccepted as true,
        termsHash: oneOf(typed, 'terms') || null,
        beginAtOnce,
        expectedTotal: Number.isSafeInteger(seen) && oneOf(typed, 'total') !== '' ? seen : null,
      },
      idempotencyKey: key,
    }
    const { values, leftOut } = partyAnswers(billing)
    const body = billingForm.body(values, leftOut)
    const payment = await answering(billingForm, call(productUpdate, { params: { id }, body })).catch(
      (error: unknown) => {
        // A second press after a lost answer: the order stands already, and its key finds it.
        if (intent === 'order' && refusalOf(error)?.code === 'transition-refused') return null
        throw error
      },
    )
    if (payment === null) await call(productFinishOrder, finish)
    else {
      const review: Review = { billing, payment, key, paymentType, termsAccepted, beginAtOnce }
      if (intent !== 'order') return { review } satisfies CheckoutAnswer
      try {
        await call(productFinishOrder, finish)
      } catch (error) {
        const refusal = refusalOf(error)
        if (!refusal) throw error
        return { review, refusal } satisfies CheckoutAnswer
      }
    }
    if (paymentType === 'transfer') return redirect(path.productSuccess({ id }))
    try {
      const { redirectUrl } = await call(productProcessPayment, { params: { id }, idempotencyKey: `${key}:pay` })
      return redirectUrl
        ? redirectDocument(new URL(redirectUrl, request.url).href)
        : redirect(path.productSuccess({ id }))
    } catch (error) {
      // The order stands; the next page says how the payment stands and offers to try again.
      if (!refusalOf(error)) throw error
      return redirect(path.productSuccess({ id }))
    }
  })
}
