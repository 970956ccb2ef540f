import { z } from 'zod'
import { paymentMethodStatuses } from '#domain/billing/payment-method-status.ts'
import { call } from './call.ts'
import { done, nothing, rowId } from './fields.ts'
import { ownSecrets } from './limits.ts'

const one = z.strictObject({ id: rowId })
const own = { who: ['customer'], support: 'closed', query: nothing, body: nothing } as const

export const paymentMethodList = call({
  ...own,
  name: 'user-payment-method.list',
  method: 'GET',
  path: '/api/user-payment-method',
  summary:
    'The saved cards: their brand, last digits and last month, never more; asks the provider of those that are being validated',
  limit: 'none',
  support: 'open',
  audit: 'none',
  params: nothing,
  output: z.object({
    cards: z.array(
      z.object({
        id: rowId,
        brand: z.string().nullable(),
        lastFour: z.string().nullable(),
        expires: z.string().nullable(),
        status: z.enum(paymentMethodStatuses),
        createdAt: z.string(),
      }),
    ),
    /** Whether cards can be saved here at all. */
    takesCards: z.boolean(),
  }),
  errors: ['sign-in-required'],
})

export const paymentMethodCreate = call({
  ...own,
  name: 'user-payment-method.create',
  method: 'POST',
  path: '/api/user-payment-method',
  summary: 'Begin to save a card; it is entered on the page that its validation leads to',
  limit: ownSecrets,
  audit: { table: 'user_payment_method' },
  params: nothing,
  output: z.object({ id: rowId }),
  errors: ['sign-in-required', 'rules-unmet', 'too-many-requests'],
  idempotent: 'by-key',
})

export const paymentMethodValidate = call({
  ...own,
  name: 'user-payment-method.validate',
  method: 'POST',
  path: '/api/user-payment-method/{id}/validate',
  summary:
    'Have a card validated by an order of nothing; answers with the page of the payment provider as long as it is needed',
  limit: ownSecrets,
  audit: { table: 'user_payment_method' },
  params: one,
  output: z.object({ status: z.enum(paymentMethodStatuses), redirectUrl: z.string().nullable() }),
  errors: ['not-found', 'provider-failed', 'transition-refused', 'too-many-requests'],
  idempotent: 'by-row',
})

export const paymentMethodRemove = call({
  ...own,
  name: 'user-payment-method.remove',
  method: 'DELETE',
  path: '/api/user-payment-method/{id}',
  summary:
    'Forget a saved card, here and at the payment provider; what it paid for is paid by another way from then on',
  limit: 'none',
  audit: { table: 'user_payment_method' },
  params: one,
  output: done,
  errors: ['not-found', 'already-done'],
})
