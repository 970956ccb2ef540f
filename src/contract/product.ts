import { z } from 'zod'
import { neededToBill } from '#domain/account/party.ts'
import { texts } from '#domain/catalog/texts.ts'
import { paymentStates, paymentWays } from '#domain/billing/payment.ts'
import { vatNumberStates } from '#domain/account/vat-number.ts'
import { languages } from '#kernel/languages.ts'
import { call } from './call.ts'
import { choice, country, date, done, nothing, optionalField, optionalText, rowId, text } from './fields.ts'
import { linkHolders } from './limits.ts'
import { addressFields, party, partyFields, vatNumber } from './party.ts'

const one = z.strictObject({ id: rowId })
const byLink = { kind: 'product', param: 'id' } as const

/** What a client does with an order: who comes by its link, or whose it is. */
const byClient = {
  who: ['link', 'customer'],
  limit: linkHolders,
  link: byLink,
  params: one,
  query: nothing,
} as const
const writes = { ...byClient, support: 'closed', audit: { table: 'product' } } as const

export const productStart = call({
  ...writes,
  name: 'product.start',
  method: 'POST',
  path: '/api/product/{id}/start',
  summary: 'The client entered the checkout',
  body: nothing,
  output: done,
  errors: ['not-found'],
})

/** Billing details as the checkout asks for them. A VAT number that is not confirmed never lowers the VAT. */
export const billingDetails = party(
  { ...partyFields, ...addressFields, taxId: optionalField(texts.taxId), vat: vatNumber },
  neededToBill,
)

export const productUpdate = call({
  ...writes,
  name: 'product.update',
  method: 'PUT',
  path: '/api/product/{id}',
  summary: 'Save the billing details of an order; answers with what is to be paid',
  body: billingDetails,
  output: z.object({
    currency: z.string(),
    totals: z.object({
      service: z.number(),
      official: z.number(),
      net: z.number(),
      serviceVat: z.number(),
      officialVat: z.number(),
      vat: z.number(),
      total: z.number(),
    }),
    vat: z.object({ category: z.string(), rate: z.number(), reason: z.string() }),
    /** What the European Union's register said of the VAT number, or why it did not. */
    vatNumber: z.enum(vatNumberStates),
    paymentTypes: z.array(z.enum(paymentWays)),
    /** Whether who is billed is a consumer, who has a right to withdraw. */
    consumer: z.boolean(),
    terms: z.object({ address: z.string(), language: z.enum(languages), version: z.string(), hash: z.string() }),
  }),
  errors: ['invalid-input', 'not-found', 'transition-refused'],
})

export const productFinishOrder = call({
  ...byClient,
  name: 'product.finish-order',
  method: 'POST',
  path: '/api/product/{id}/finish-order',
  summary: 'Complete the checkout: the order is binding and a proforma is made',
  support: 'closed',
  audit: { table: 'product', facts: ['paymentType'] },
  body: z.strictObject({
    paymentType: choice(paymentWays),
    termsAccepted: z.literal(true, { error: 'must-accept' }),
    /** Of the terms that were read, as the call before told; when they changed meanwhile nothing is ordered. */
    termsHash: text(64)
      .regex(/^[0-9a-f]{64}$/, { error: 'wrong-type' })
      .nullable()
      .default(null),
    /** That the work begins within the days to withdraw: asked of consumers, who order with it only. */
    beginAtOnce: z.boolean({ error: 'wrong-type' }).default(false),
    /** The total that was read, in minor units; when the order changed meanwhile it is refused and nothing is ordered. */
    expectedTotal: z.number().int().nullable().default(null),
  }),
  output: z.object({ variableSymbol: z.string(), invoiceId: rowId, total: z.number(), currency: z.string() }),
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'transition-refused'],
  idempotent: 'by-key',
})

export const productProcessPayment = call({
  ...writes,
  name: 'product.process-payment',
  method: 'POST',
  path: '/api/product/{id}/process-payment',
  summary: 'Start paying by card; answers with the page of the payment provider',
  body: nothing,
  output: z.object({ state: z.enum(paymentStates), redirectUrl: z.string().nullable() }),
  errors: ['not-found', 'rules-unmet', 'provider-failed', 'transition-refused'],
  idempotent: 'by-row',
})

export const productPaymentStatus = call({
  ...byClient,
  name: 'product.payment-status',
  method: 'GET',
  path: '/api/product/{id}/payment-status',
  summary: 'Whether the order is paid, waiting, or was declined; asks the provider when its message is late',
  support: 'open',
  audit: 'none',
  body: nothing,
  output: z.object({
    state: z.enum(paymentStates),
    /** Whether the order waits for money. */
    takesPayment: z.boolean(),
    declineReason: z.string().nullable(),
    invoiceId: rowId.nullable(),
    accountState: z.enum(['none', 'created', 'active']),
    /** Of a consumer's order, as long as it can be withdrawn from, and after it was. */
    withdrawal: z.object({ until: z.string(), declaredAt: z.string().nullable() }).nullable(),
  }),
  errors: ['not-found'],
})

export const productWithdraw = call({
  ...writes,
  name: 'product.withdraw',
  method: 'POST',
  path: '/api/product/{id}/withdraw',
  summary: 'A consumer withdraws from an order; it is confirmed by e-mail with its time',
  body: z.strictObject({ message: optionalText(2000) }),
  output: z.object({ declaredAt: z.string() }),
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'already-done'],
  idempotent: 'by-key',
})

export const productMarkPaid = call({
  name: 'product.mark-paid',
  method: 'POST',
  path: '/api/product/{id}/mark-paid',
  summary: 'Record a bank transfer that arrived',
  who: ['staff', 'admin'],
  limit: 'none',
  support: 'closed',
  audit: { table: 'product' },
  params: one,
  query: nothing,
  body: z.strictObject({ amount: z.number().int().min(0), currency: text(3), receivedOn: date }),
  output: z.object({ number: z.string() }),
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'transition-refused', 'already-done'],
  idempotent: 'by-key',
})

/** The file of an invoice, in one form or the other. */
const ofInvoice = {
  method: 'GET',
  who: ['link', 'customer', 'staff', 'admin'],
  limit: linkHolders,
  support: 'open',
  audit: 'none',
  link: { kind: 'invoice', param: 'id' },
  params: one,
  query: nothing,
  body: nothing,
  output: z.unknown(),
  download: true,
} as const

export const invoiceDownload = call({
  ...ofInvoice,
  name: 'invoice.download',
  path: '/api/invoice/{id}/download',
  summary: 'The invoice as PDF',
  errors: ['not-found'],
})

export const invoiceDocument = call({
  ...ofInvoice,
  name: 'invoice.document',
  path: '/api/invoice/{id}/document',
  summary:
    'An issued invoice as UBL by EN 16931, by Peppol BIS Billing 3 where both parties have an electronic address',
  errors: ['not-found', 'rules-unmet'],
})

export const creditNoteDocument = call({
  name: 'credit-note.document',
  method: 'GET',
  path: '/api/credit-note/{id}/document',
  summary: 'A credit note as PDF, or as UBL like its invoice',
  who: ['customer', 'staff', 'admin'],
  limit: 'none',
  support: 'open',
  audit: 'none',
  params: one,
  query: z.strictObject({ format: choice(['pdf', 'ubl']).default('pdf') }),
  body: nothing,
  output: z.unknown(),
  errors: ['invalid-input', 'not-found'],
  download: true,
})

export const exportInvoices = call({
  name: 'admin.export-invoices',
  method: 'GET',
  path: '/api/admin/export/invoices',
  summary: 'Issued invoices and credit notes of a span of days, a row each, as a table',
  who: ['staff', 'admin'],
  limit: 'none',
  support: 'closed',
  audit: 'none',
  params: nothing,
  query: z.strictObject({ from: date, to: date, format: choice(['csv', 'xlsx']).default('csv') }),
  body: nothing,
  output: z.unknown(),
  errors: ['invalid-input'],
  download: true,
})

export const exportInvoiceEntities = call({
  ...exportInvoices,
  name: 'admin.export-invoice-entity',
  path: '/api/admin/export/invoice-entity',
  summary: 'Who was invoiced in a span of days, each once as the newest document names them, with the numbers, as XML',
  query: z.strictObject({ from: date, to: date }),
})

/** Kinds of document of an order that can be looked at before there is one. */
export const previewedDocuments = ['proforma', 'invoice'] as const

const ofProduct = {
  who: ['link', 'customer', 'staff', 'admin'],
  limit: linkHolders,
  support: 'open',
  link: byLink,
  params: one,
} as const

export const productInvoice = call({
  ...ofProduct,
  name: 'product.invoice',
  method: 'GET',
  path: '/api/product/{id}/invoice',
  summary: 'The invoice of an order as PDF, or its proforma as long as it is not paid',
  audit: 'none',
  query: nothing,
  body: nothing,
  output: z.unknown(),
  errors: ['not-found', 'rules-unmet'],
  download: true,
})

export const productPreviewDocument = call({
  ...ofProduct,
  name: 'product.preview-document',
  method: 'GET',
  path: '/api/product/{id}/preview-document',
  summary: 'The proforma or the invoice of an order as it would be drawn now, as PDF; nothing is issued',
  audit: 'none',
  query: z.strictObject({
    type: choice(previewedDocuments).default('proforma'),
    /** Of who would be billed; left out, that of the billing details. */
    country: country.optional(),
  }),
  body: nothing,
  output: z.unknown(),
  errors: ['invalid-input', 'not-found', 'rules-unmet'],
  download: true,
})

export const productRegenerateDocument = call({
  name: 'product.regenerate-document',
  method: 'POST',
  path: '/api/product/{id}/regenerate-document',
  summary: 'Draw the PDF of an issued invoice anew from what it says; the one before stays as its earlier revision',
  who: ['staff', 'admin'],
  limit: 'none',
  support: 'closed',
  audit: { table: 'product' },
  params: one,
  query: nothing,
  body: nothing,
  output: z.object({ revision: z.number().int() }),
  errors: ['not-found', 'rules-unmet'],
})

export const invoiceTranslated = call({
  name: 'invoice.translated',
  method: 'GET',
  path: '/api/invoice/invoice-by-reference/{ref}/translated',
  summary:
    'A translated copy of an invoice as PDF, by its payment reference; the invoice itself stays as it was issued',
  who: ['customer', 'staff', 'admin'],
  limit: 'none',
  support: 'open',
  audit: 'none',
  params: z.strictObject({ ref: text(20).regex(/^\d+$/, { error: 'wrong-type' }) }),
  query: z.strictObject({ language: choice(languages).default('en') }),
  body: nothing,
  output: z.unknown(),
  errors: ['invalid-input', 'not-found'],
  download: true,
})

export const invoiceCreditNotes = call({
  name: 'invoice.credit-note',
  method: 'GET',
  path: '/api/invoice/{id}/credit-note',
  summary: 'The credit notes that took an invoice back, the oldest first; each is opened by its own call',
  who: ['customer', 'staff', 'admin'],
  limit: 'none',
  support: 'open',
  audit: 'none',
  params: one,
  query: nothing,
  body: nothing,
  output: z.object({
    creditNotes: z.array(
      z.object({
        id: rowId,
        number: z.string(),
        issuedOn: z.string(),
        /** Minor units with VAT. */
        total: z.number().int(),
        currency: z.string(),
      }),
    ),
  }),
  errors: ['not-found'],
})
