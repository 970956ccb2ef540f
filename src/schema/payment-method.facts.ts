import { paymentMethodMachine } from '#domain/billing/payment-method-status.ts'
import type { Facts } from './facts.ts'
import { none, ofUser } from './holding.ts'
import { userPaymentMethod } from './payment-method.ts'
import { own } from './permissions/permission.ts'
import { to } from './relation.ts'

export const facts = {
  user_payment_method: {
    table: userPaymentMethod,
    machine: paymentMethodMachine,
    relations: [to('user', 'payment_methods')],
    customer: {
      select: {
        columns: [
          'id',
          'user_id',
          'card_brand',
          'card_expiration',
          'card_last_four',
          'created_at',
          'updated_at',
          'status',
        ],
        filter: own,
        aggregate: true,
      },
    },
    held: {
      group: 'invoices',
      mine: ofUser,
      // What the provider knows it by is needed until the provider has forgotten it, which empties these columns.
      erase: {
        card_brand: none,
        card_expiration: none,
        card_last_four: none,
        payment_customer_id: `case when num_nonnulls(provider_card_id, validation_order_id) = 0 then null else payment_customer_id end`,
      },
      secret: ['payment_customer_id', 'provider_card_id', 'validation_order_id'],
    },
  },
} satisfies Facts
