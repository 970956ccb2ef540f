import { type Database } from '#platform/db/database.ts'
import type pg from 'pg'
import type { InvoiceDocument, OrderLine } from '#domain/billing/invoice-document.ts'
import type { Caller } from '#domain/account/caller.ts'

/** How a product names the row that is ordered; one that is of another noun is nothing to whoever follows its news. */
export type OrderColumn = 'registration_request_id' | 'service_request_id' | 'brand_subscription_payment_id'

/** The row that is ordered. */
export interface OrderedRow {
  by: OrderColumn
  id: string
}

/** What a product is sold for, as the noun behind it tells: billing knows no noun of them. */
export interface Payable {
  productId: string
  order: OrderedRow
  ownerUserId: string | null
  contactEmail: string
  language: string
  currency: string
  /**
   * Where the order stands for money: not binding yet, waiting for it, paid, or over. Only an order that is placed takes any.
   */
  phase: 'open' | 'placed' | 'paid' | 'closed'
  /** Of a closed order: what was paid for it goes back. */
  givesBack: boolean
  /** Where the order stands in the words of its noun, for messages. */
  standing: string
  /** Nobody of us has looked at it yet: whoever opened it may have named another's address. */
  isUnseen: boolean
  /** All of it was done. */
  performed: boolean
  lines: OrderLine[]
  /** Ordered, and without a price: such an order cannot become binding. */
  unpriced: string[]
  ratesOn: string | null
  /** What its invoice says that it is for. */
  subject: InvoiceDocument['subject']
  billingEntityId: string | null
  /** Whoever orders wants the invoice of our company in the United States. */
  invoiceInUs: boolean
  /** Whose card is kept when one pays this, to pay what follows; absent where nothing does. */
  keepsCardOf?: string
}

/**
 * Finds what is behind a product, when this caller may pay for it; null otherwise. With `lock` nobody can change what is
 * ordered until the transaction ends.
 */
export type PayableSource = (
  tx: Database,
  productId: string,
  caller: Caller | 'system',
  options?: { lock: boolean },
) => Promise<Payable | null>

/** The orders that billing is for, as one noun behind them tells, or all together. */
export interface Orders {
  payable: PayableSource
  /** Products whose order has ended while something of it is still open. */
  ended: (pool: pg.Pool) => Promise<string[]>
}

/** The orders of several nouns as one: a product is for the one noun that knows it. */
export function allOrders(nouns: readonly Orders[]): Orders {
  return {
    async payable(...asked) {
      for (const { payable } of nouns) {
        const found = await payable(...asked)
        if (found) return found
      }
      return null
    },
    ended: async (pool) => (await Promise.all(nouns.map(async ({ ended }) => await ended(pool)))).flat(),
  }
}

/** What the history of a product calls the steps of its order. */
export const productSteps = {
  started: 'Checkout started',
  placed: 'Checkout completed',
  paid: 'Invoice paid',
  withdrawn: 'Withdrawal declared',
} as const
