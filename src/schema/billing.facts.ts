import { invoiceDocument } from '#domain/billing/invoice-document.ts'
import {
  creditNote,
  invoice,
  invoiceCounter,
  paymentAttempt,
  paymentEvent,
  paymentRefund,
  product,
  productEvent,
} from './billing.ts'
import { type Facts, free } from './facts.ts'
import { none, of, ofUser } from './holding.ts'
import { ofLinked, withoutOwner } from './permissions/of-link.ts'
import { own, readable } from './permissions/permission.ts'
import { many, one, to } from './relation.ts'

const invoiceColumns = [
  'variable_symbol',
  'id',
  'serial_number',
  'year',
  'payment_date',
  'payment_type',
  'product_id',
  'user_id',
  'created_at',
  'document_context',
  'billing_entity_id',
] as const

export const facts = {
  product: {
    table: product,
    calls: '/api/product',
    relations: [to('registration_request'), to('service_request'), to('brand_subscription_payment')],
    customer: {
      select: {
        columns: '*',
        filter: {
          _or: [
            { registration_request: readable },
            { service_request: readable },
            { brand_subscription_payment: readable },
          ],
        },
      },
    },
    link: {
      select: { columns: ['id', 'registration_request_id', 'service_request_id', 'created_at'], filter: ofLinked },
    },
    held: { group: 'invoices', mine: `t.id = any ({product})`, erase: 'keep' },
  },
  product_event: {
    table: productEvent,
    relations: [to('product', 'events')],
    customer: {
      select: {
        columns: ['id', 'product_id', 'name', 'created_at'],
        filter: { product: readable, name: { _eq: 'Withdrawal declared' } },
      },
    },
    json: { data: free },
    held: { group: 'requests', mine: of('product'), erase: { data: none } },
  },
  invoice: {
    table: invoice,
    relations: [
      to('product', 'invoices'),
      to('billing_entity'),
      one('discount_coupon', 'discount_coupon', 'discount_coupon_id', 'id', 'invoices'),
      to('user'),
      many('documents', 'document', 'document_hub_id'),
    ],
    customer: { select: { columns: invoiceColumns, filter: own, limit: 500, aggregate: true } },
    link: { select: { columns: withoutOwner(invoiceColumns), filter: { product: readable } } },
    json: { document_context: invoiceDocument },
    held: { group: 'invoices', mine: `t.id = any ({invoice})`, erase: 'keep' },
  },
  credit_note: {
    table: creditNote,
    relations: [
      one('invoice', 'invoice', 'invoice_reference', 'variable_symbol', 'credit_notes'),
      one('refund', 'payment_refund', 'id', 'credit_note_id'),
      to('user'),
    ],
    customer: {
      select: {
        columns: [
          'id',
          'variable_symbol',
          'invoice_reference',
          'serial_number',
          'year',
          'user_id',
          'created_at',
          'document_context',
        ],
        filter: own,
        limit: 500,
        aggregate: true,
      },
    },
    json: { document_context: invoiceDocument },
    held: { group: 'invoices', mine: ofUser, erase: 'keep' },
  },
  invoice_counter: {
    table: invoiceCounter,
    inner: true,
    held: 'nobody',
  },
  payment_attempt: {
    table: paymentAttempt,
    relations: [to('product', 'payment_attempts')],
    customer: {
      select: {
        columns: ['id', 'product_id', 'status', 'decline_reason', 'amount', 'currency', 'created_at'],
        filter: { product: readable },
      },
    },
    link: {
      select: {
        columns: ['id', 'product_id', 'status', 'decline_reason', 'amount', 'currency', 'created_at'],
        filter: { product: readable },
      },
    },
    held: {
      group: 'invoices',
      mine: of('product'),
      erase: 'keep',
      secret: ['key'],
    },
  },
  payment_refund: {
    table: paymentRefund,
    written: true,
    relations: [to('credit_note'), to('payment_attempt'), to('user')],
    held: { group: 'invoices', mine: of('payment_attempt'), erase: 'keep' },
  },
  payment_event: {
    table: paymentEvent,
    inner: true,
    held: 'nobody',
  },
} satisfies Facts
