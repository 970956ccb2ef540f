import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { paymentMethodStatuses } from '#domain/billing/payment-method-status.ts'
import { user } from './account.ts'
import { createdAt, id, oneOf, updatedAt } from './columns.ts'

/** A saved card: what may be shown of it, and the provider's id; never the number. */
export const userPaymentMethod = pgTable(
  'user_payment_method',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    paymentCustomerId: text('payment_customer_id'),
    cardBrand: text('card_brand'),
    cardExpiration: text('card_expiration'),
    cardLastFour: text('card_last_four'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    status: text('status').notNull().default('Pending validation'),
    validationOrderId: text('validation_order_id'),
    /** Who keeps the card, and its number there. */
    provider: text('provider'),
    providerCardId: text('provider_card_id'),
    /** How often it was sent to be validated: each time is an order of its own. */
    validations: integer('validations').notNull().default(0),
  },
  (t) => [
    oneOf('user_payment_method_status_check', t.status, paymentMethodStatuses),
    index('user_payment_method_user_id_idx').on(t.userId, t.createdAt),
    uniqueIndex('user_payment_method_validation_order_id_key').on(t.validationOrderId),
    uniqueIndex('user_payment_method_card_key').on(t.provider, t.providerCardId),
    index('user_payment_method_status_idx').on(t.status, t.cardExpiration),
  ],
)
