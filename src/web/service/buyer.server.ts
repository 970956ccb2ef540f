import { lastBilled, profileBilling, type BillingEntity } from '#operations/account.ts'
import { reading } from '../answers.server.ts'
import type { LoadContext } from '../load-context.ts'

/** Who was billed for the customer's newest order, where the profile names nobody. */
async function billedLast({ query }: LoadContext): Promise<BillingEntity | null> {
  const { registration_request: requests, service_request: services } = await reading(query(lastBilled, {}))
  const [newest] = [...requests, ...services].toSorted((a, b) => b.created_at.localeCompare(a.created_at))
  return newest?.billing_entity ?? null
}

/** Whom a customer's orders are billed to by the profile, else by their last order, and the country that VAT is worked out for until a form says another. */
export async function knownBuyer(load: LoadContext): Promise<{ kept: BillingEntity | null; country: string | null }> {
  const { query, session, country } = load
  // The operation names nobody: for a customer it is the customer's own row, and staff would read anybody's.
  const own = session?.user.role === 'customer' ? await reading(query(profileBilling, {})) : null
  const kept = own && (own.user_profile[0]?.billing_entity ?? (await billedLast(load)))
  return { kept, country: kept?.address?.country ?? country }
}
