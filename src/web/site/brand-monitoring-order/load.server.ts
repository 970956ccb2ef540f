import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { subscriptionCreate } from '#contract/monitoring.ts'
import { userMonitoringTrial } from '#contract/profile.ts'
import { trialDays } from '#domain/monitoring/plan.ts'
import { subscriptionTiers } from '#domain/monitoring/status.ts'
import { brandsToProtect } from '#operations/account.ts'
import type { SelectOption } from '#ui/select.tsx'
import { formOf, oneOf, reading, typedIn, writing } from '../../answers.server.ts'
import { loadContext } from '../../load-context.ts'
import { path } from '../../path.ts'
import { pricedPlans, type PricedPlan } from '../../protection/plans.server.ts'
import { planIn } from '../../protection/plan-form.server.ts'
import { isUuid } from '#kernel/ids.ts'

export interface BrandOrderData {
  plans: PricedPlan[]
  currency: string
  trialDays: number
  /** The tier that the address names. */
  tier: string
  caseSolutionId: string
  /** Of a customer: the brands that nothing protects yet with how many more there are, the one that the address asks for, and whether the trial is still to be had; null for a visitor. */
  customer: { brands: SelectOption[]; moreBrands: number; asked: string; mayTry: boolean } | null
  /** Where a visitor signs in, or opens an account, and comes back from. */
  signIn: string
  /** Null where visitors open none by themselves. */
  signUp: string | null
  contact: string
}

export async function loader({ url, context }: LoaderFunctionArgs): Promise<BrandOrderData> {
  const load = context.get(loadContext)
  const { currency, language, session, query, call } = load
  const tier = subscriptionTiers.find((one) => one === url.searchParams.get('tier')) ?? ''
  const solution = url.searchParams.get('caseSolutionId') ?? ''
  const caseSolutionId = isUuid(solution) ? solution : ''
  const own = session?.user.role === 'customer'
  const wanted = url.searchParams.get('brand') ?? ''
  const asked = isUuid(wanted) ? wanted : ''
  const found = own ? await reading(query(brandsToProtect, { asked: asked === '' ? [] : [asked] })) : null
  const brands = [...new Map([...(found?.brand ?? []), ...(found?.asked ?? [])].map((row) => [row.id, row])).values()]
  const trial = own ? await reading(call(userMonitoringTrial, {})) : null
  const back = path.brandOrder(
    {},
    {
      language,
      query: { tier: tier || undefined, caseSolutionId: caseSolutionId || undefined, brand: asked || undefined },
    },
  )
  return {
    plans: await pricedPlans(load, currency),
    currency,
    trialDays,
    tier,
    caseSolutionId,
    customer: trial && {
      brands: brands.map(({ id, name }) => ({ value: id, label: name })),
      moreBrands: (found?.brand_aggregate.aggregate.count ?? 0) - brands.length,
      asked: brands.some(({ id }) => id === asked) ? asked : '',
      mayTry: !trial.hasTrial,
    },
    signIn: path.login({}, { language, query: { callbackUrl: back } }),
    signUp: load.userAccount ? path.signUp({}, { language }) : null,
    contact: path.contact({}, { language }),
  }
}

/** Begins the trial, or opens the order and leads to its checkout. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { call, currency } = context.get(loadContext)
  const typed = typedIn(await formOf(request))
  return await writing(typed, async () => {
    const brandId = oneOf(typed, 'brandId')
    const solution = oneOf(typed, 'caseSolutionId')
    const { id, productId } = await call(subscriptionCreate, {
      body: {
        ...planIn(typed),
        brandId: brandId || null,
        brandName: oneOf(typed, 'brandName'),
        websites: oneOf(typed, 'websites')
          .split(/\s+/)
          .filter((one) => one !== ''),
        currency,
        trial: oneOf(typed, 'intent') === 'trial',
        caseSolutionId: solution || null,
      },
      idempotencyKey: oneOf(typed, 'key') || crypto.randomUUID(),
    })
    return redirect(productId === null ? path.brandOrderSuccess({ id }) : path.checkout({ id: productId }))
  })
}
