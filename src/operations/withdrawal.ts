/** Of a product, when a consumer withdrew from its order; of several the last. Nobody writes it but the call of the declaration. */
export const withdrawalsOf =
  'withdrawals: events(where: { name: { _eq: "Withdrawal declared" } }, order_by: { created_at: desc }, limit: 1) { id created_at }'

interface Withdrawal {
  id: string
  created_at: string
}

/** The withdrawal from an order; nothing where there was none. */
export const withdrawalOf = (
  order: { product: { withdrawals: readonly Withdrawal[] } | null } | null | undefined,
): Withdrawal | undefined => order?.product?.withdrawals[0]
