import { serviceRequestCheckout } from '#contract/service-order.ts'
import type { LoadContext } from '../load-context.ts'
import { path } from '../path.ts'
import { refusalOf } from '../refusal.ts'

/** Prices an order of a service and answers where it is paid; null when a person has to work its price out first. */
export async function checkoutOf({ call }: LoadContext, id: string): Promise<string | null> {
  try {
    const { productId } = await call(serviceRequestCheckout, { params: { id } })
    return path.checkout({ id: productId })
  } catch (error) {
    if (refusalOf(error)?.code !== 'rules-unmet') throw error
    return null
  }
}
