import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { subscriptionCheckout, subscriptionUpdate } from '#contract/monitoring.ts'
import { found } from '#kernel/errors.ts'
import { subscriptionTiers } from '#domain/monitoring/status.ts'
import { profileSubscription } from '#operations/account.ts'
import { formOf, reading, typedIn, writing } from '../../answers.server.ts'
import { loadContext, type LoadContext } from '../../load-context.ts'
import { path } from '../../path.ts'
import { planIn } from '../../protection/plan-form.server.ts'
import { pricedPlans, type PricedPlan } from '../../protection/plans.server.ts'
import { shownSubscription, type ShownSubscription } from '../../protection/shown.server.ts'
import { rowId } from '../../row-id.ts'

export interface BrandOrderOfData {
  one: ShownSubscription
  plans: PricedPlan[]
}

/** Not paid for yet: the plan can still be chosen. */
const toOrder = ['Created', 'Trial started', 'Trial ended']

async function read(id: string | undefined, search: URLSearchParams, load: LoadContext) {
  const { brand_subscription_by_pk: row } = await load.query(profileSubscription, { id: rowId(id) })
  const one = shownSubscription(found(row), load.language)
  if (!toOrder.includes(one.status)) return redirect(path.profile({}, { query: { tab: 'subscriptions', id: one.id } }))
  const asked = subscriptionTiers.find((tier) => tier === search.get('tier'))
  const answer: BrandOrderOfData = {
    one: { ...one, tier: asked ?? one.tier },
    plans: await pricedPlans(load, one.currency),
  }
  return answer
}

export const loader = ({ params, url, context }: LoaderFunctionArgs): Promise<BrandOrderOfData | Response> =>
  reading(read(params.id, url.searchParams, context.get(loadContext)))

/** Keeps what was chosen and leads to its checkout. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { call } = context.get(loadContext)
  const typed = typedIn(await formOf(request))
  return await writing(typed, async () => {
    const id = rowId(params.id)
    await call(subscriptionUpdate, { params: { id }, body: { ...planIn(typed), paymentMethodId: null } })
    const { productId } = await call(subscriptionCheckout, { params: { id } })
    return redirect(path.checkout({ id: productId }))
  })
}
