import type pg from 'pg'
import type { OrderLine } from '#domain/registration/ordered-items.ts'
import type { Caller } from '#domain/account/caller.ts'
import { defineEvent } from '#platform/events/events.ts'

/** What a product is sold for, as the noun behind it tells: billing knows no registration, renewal or subscription. */
export interface Payable {
  productId: string
  ownerUserId: string | null
  contactEmail: string
  language: string
  currency: string
  status: string
  /**
   * Where the order stands for money: not binding yet, waiting for it, paid, over without it, or given back. Only an order
   * that waits takes any.
   */
  stage: 'open' | 'payable' | 'settled' | 'ended' | 'refunded'
  lines: OrderLine[]
  /** Ordered, and without a price: such an order cannot become binding. */
  unpriced: string[]
  ratesOn: string | null
  subject: { mark: string; markType: string; classes: number[]; order: string }
  billingEntityId: string | null
}

/**
 * Finds what is behind a product, when this caller may pay for it; null otherwise. With `lock` nobody can change what is
 * ordered until the transaction ends.
 */
export type PayableSource = (
  tx: pg.PoolClient | pg.Pool,
  productId: string,
  caller: Caller | 'system',
  options?: { lock: boolean },
) => Promise<Payable | null>

/** The orders that billing is for, as the nouns behind them tell. */
export interface Orders {
  payable: PayableSource
  /** Products whose order has ended while something of it is still open. */
  ended: (pool: pg.Pool) => Promise<string[]>
}

export const checkoutStarted = defineEvent<{ productId: string; userId: string | null }>('checkout.started')
export const billingEntitySaved = defineEvent<{ productId: string; billingEntityId: string }>(
  'checkout.billing-entity-saved',
)
export const checkoutCompleted = defineEvent<{ productId: string; userId: string | null; variableSymbol: string }>(
  'checkout.completed',
)
export const invoicePaid = defineEvent<{ productId: string; invoiceId: string }>('invoice.paid')
