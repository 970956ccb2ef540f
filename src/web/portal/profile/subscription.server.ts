import { redirect, redirectDocument } from 'react-router'
import {
  subscriptionBilling,
  subscriptionCancel,
  subscriptionCheckout,
  subscriptionCoupon,
  subscriptionCouponChoose,
  subscriptionUpdate,
} from '#contract/monitoring.ts'
import { paymentMethodCreate, paymentMethodRemove, paymentMethodValidate } from '#contract/payment-method.ts'
import type { CallOutput } from '#contract/call.ts'
import { formFor } from '#contract/form.ts'
import { formatDate } from '#kernel/dates.ts'
import { AppError, found } from '#kernel/errors.ts'
import { profileBilling, profileSubscription } from '#operations/account.ts'
import type { SelectOption } from '#ui/select.tsx'
import { oneOf, type Typed } from '../../answers.server.ts'
import type { LoadContext } from '../../load-context.ts'
import { partyValues } from '../../party/values.ts'
import { path } from '../../path.ts'
import { planIn } from '../../protection/plan-form.server.ts'
import { pricedPlans, type PricedPlan } from '../../protection/plans.server.ts'
import { shownSubscription, type ShownSubscription } from '../../protection/shown.server.ts'
import { rowId } from '../../row-id.ts'
import type { Said } from './tabs.ts'

const billingForm = formFor(subscriptionBilling)

export interface SubscriptionView {
  one: ShownSubscription
  plans: PricedPlan[]
  cards: SelectOption[]
  /** Who is billed; null while nobody is named. */
  billedTo: string | null
  coupon: CallOutput<typeof subscriptionCoupon>['coupon']
}

type Billed = { type: string | null; business_name: string | null; first_name: string | null; last_name: string | null }

const nameOf = (one: Billed): string =>
  one.type === 'legal' ? (one.business_name ?? '') : `${one.first_name ?? ''} ${one.last_name ?? ''}`.trim()

/** One subscription with all that can be changed of it. Throws `not-found` for one of somebody else. */
export async function subscriptionView(id: string, load: LoadContext): Promise<SubscriptionView> {
  const answer = await load.query(profileSubscription, { id: rowId(id) })
  const row = found(answer.brand_subscription_by_pk)
  const { coupon } = await load.call(subscriptionCoupon, { params: { id: row.id } })
  return {
    one: shownSubscription(row, load.language),
    plans: await pricedPlans(load, row.currency),
    cards: answer.user_payment_method.map((card) => ({
      value: card.id,
      label: `${card.card_brand ?? ''} •••• ${card.card_last_four ?? ''}`.trim(),
    })),
    billedTo: row.billing_entity && nameOf(row.billing_entity),
    coupon,
  }
}

type Handler = (typed: Typed, context: LoadContext) => Promise<Said | Response>

const idOf = (typed: Typed): string => rowId(oneOf(typed, 'subscription'))

/** What the forms about subscriptions and cards do, by their intents. */
export const subscriptionIntents: Record<string, Handler> = {
  plan: async (typed, { call, language }) => {
    const paymentMethodId = oneOf(typed, 'paymentMethodId') || null
    const body = { ...planIn(typed), paymentMethodId }
    const { changesOn } = await call(subscriptionUpdate, { params: { id: idOf(typed) }, body })
    return changesOn === null ? { said: 'saved' } : { said: 'plan-later', day: formatDate(changesOn, language) }
  },
  'plan-pay': async (typed, { call }) => {
    const { productId } = await call(subscriptionCheckout, { params: { id: idOf(typed) } })
    return redirect(path.checkout({ id: productId }))
  },
  'plan-coupon': async (typed, { call }) => {
    const code = oneOf(typed, 'code')
    await call(subscriptionCouponChoose, { params: { id: idOf(typed) }, body: { code } })
    return { said: 'saved' }
  },
  'plan-no-coupon': async (typed, { call }) => {
    await call(subscriptionCouponChoose, { params: { id: idOf(typed) }, body: { code: null } })
    return { said: 'saved' }
  },
  'plan-billing': async (typed, { call, query }) => {
    const kept = (await query(profileBilling, {})).user_profile[0]?.billing_entity
    if (!kept) throw new AppError('rules-unmet', { facts: { missing: 'billing details' } })
    const body = billingForm.body(partyValues(billingForm.names, kept))
    await call(subscriptionBilling, { params: { id: idOf(typed) }, body })
    return { said: 'saved' }
  },
  'plan-cancel': async (typed, { call, language }) => {
    const { endsOn } = await call(subscriptionCancel, { params: { id: idOf(typed) } })
    return { said: 'plan-ended', ...(endsOn && { day: formatDate(endsOn, language) }) }
  },
  'card-add': async (typed, { call }) => {
    const { id } = await call(paymentMethodCreate, { idempotencyKey: oneOf(typed, 'key') || crypto.randomUUID() })
    return await validation(id, call)
  },
  'card-validate': async (typed, { call }) => await validation(rowId(oneOf(typed, 'card')), call),
  'card-remove': async (typed, { call }) => {
    await call(paymentMethodRemove, { params: { id: rowId(oneOf(typed, 'card')) } })
    return { said: 'card-removed' }
  },
}

async function validation(id: string, call: LoadContext['call']): Promise<Said | Response> {
  const { redirectUrl } = await call(paymentMethodValidate, { params: { id }, idempotencyKey: crypto.randomUUID() })
  return redirectUrl ? redirectDocument(redirectUrl) : { said: 'saved' }
}
