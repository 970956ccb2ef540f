import { profileBilling, type BillingEntity } from '#operations/account.ts'
import { reading } from '../answers.server.ts'
import type { LoadContext } from '../load-context.ts'

/** Whom a customer's orders are billed to by the profile, and the country that VAT is worked out for until a form says another. */
export async function knownBuyer({
  query,
  session,
  country,
}: LoadContext): Promise<{ kept: BillingEntity | null; country: string | null }> {
  // The operation names nobody: for a customer it is the customer's own row, and staff would read anybody's.
  const own = session?.user.role === 'customer' ? await reading(query(profileBilling, {})) : null
  const kept = own?.user_profile[0]?.billing_entity ?? null
  return { kept, country: kept?.address?.country ?? country }
}
