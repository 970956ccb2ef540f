import { z } from 'zod'
import { issuers } from './numbering.ts'
import { estimateReasons, feeSourceKinds, offerings } from '#domain/pricing/vocabulary.ts'

const party = z.object({
  name: z.string(),
  lines: z.array(z.string()),
  country: z.string(),
  companyId: z.string().nullable(),
  taxId: z.string().nullable(),
  vatNumber: z.string().nullable(),
  register: z.string().nullable(),
  email: z.string().nullable(),
})

/** What a coupon takes off, frozen with the order that it is on. */
export const coupon = z.object({
  id: z.string(),
  /** `percent`: hundredths of a percent of every line of a kind; `amount`: minor units of `currency` of all lines of a kind. */
  type: z.enum(['percent', 'amount']),
  /** Off our fees, and off what the offices ask. */
  lawyerFees: z.number().int().min(0),
  fees: z.number().int().min(0),
  currency: z.string().nullable(),
})
export type Coupon = z.infer<typeof coupon>

/** One line of an order and of its invoice. Minor units. */
export const orderLine = z.object({
  kind: z.enum(['service', 'official']),
  jurisdiction: z.string(),
  classes: z.number().int(),
  /** After its discount. */
  net: z.number().int(),
  discount: z.object({ coupon: z.string(), amount: z.number().int().min(1) }).optional(),
  /** Of what is no filing: which of our offerings it is, and for which mark. */
  offering: z.enum(offerings).optional(),
  mark: z.string().optional(),
  /** Of what is paid for by the day: the first and the last of them. */
  period: z.object({ from: z.string(), until: z.string() }).optional(),
  /** The words of a line that staff wrote; it has no other name. */
  text: z.string().optional(),
  /** What it is in the currency it is asked in, and the rate with its own day and source (both absent on older orders). */
  original: z
    .object({
      amount: z.number().int(),
      currency: z.string(),
      rate: z.number(),
      ratesOn: z.string().nullable().optional(),
      rateSource: z.string().optional(),
      /** The rate was old on the day of the price: nobody had entered a newer one. */
      stale: z.literal(true).optional(),
    })
    .nullable(),
  /** Where an official fee stands; absent on our own lines and on older orders. */
  law: z
    .object({
      source: z.string(),
      asOf: z.string(),
      kind: z.enum(feeSourceKinds),
      /** What it may turn out to be, in the order's currency, and why it is not certain; null for recorded law. */
      estimate: z.object({ low: z.number().int(), high: z.number().int(), reason: z.enum(estimateReasons) }).nullable(),
      /** What the office asks at registration, in the order's currency; not in `net`. */
      later: z.number().int(),
    })
    .optional(),
})

export type OrderLine = z.infer<typeof orderLine>

/** Everything an invoice says, frozen when it is made; PDF and XML are two renderings of it. Minor units throughout. */
export const invoiceDocument = z.object({
  version: z.literal(1),
  kind: z.enum(['proforma', 'invoice', 'credit-note']),
  language: z.enum(['en', 'sk', 'cs', 'es']),
  currency: z.string(),
  issuer: z.enum(issuers),
  supplier: party.extend({ iban: z.string().nullable(), bic: z.string().nullable() }),
  customer: party,
  number: z.string().nullable(),
  /** The number of the invoice that a credit note takes back. */
  corrects: z.string().optional(),
  /** It takes back a part of that invoice only; and why, in the words of whoever decided it. */
  part: z.literal(true).optional(),
  reason: z.string().optional(),
  variableSymbol: z.string(),
  constantSymbol: z.string().nullable(),
  issueDate: z.string(),
  supplyDate: z.string().nullable(),
  dueDate: z.string(),
  /** `service` is the word of an offering; a registration has none. */
  subject: z.object({
    mark: z.string(),
    markType: z.string(),
    classes: z.array(z.number()),
    order: z.string(),
    service: z.string().optional(),
  }),
  lines: z.array(orderLine),
  vat: z.object({ category: z.enum(['S', 'AE', 'O']), rate: z.number(), reason: z.string() }),
  /** What the register of VAT numbers had said of the buyer's when VAT was decided; documents of before have none. */
  vatCheck: z
    .object({ isConfirmed: z.boolean(), askedAt: z.string().nullable(), consultation: z.string().nullable() })
    .nullish(),
  totals: z.object({
    service: z.number().int(),
    official: z.number().int(),
    net: z.number().int(),
    serviceVat: z.number().int(),
    officialVat: z.number().int(),
    vat: z.number().int(),
    total: z.number().int(),
  }),
  ratesOn: z.string().nullable(),
  /**
   * Base and VAT in the currency of the authority for documents in another one. In euro (Act 222/2004, section 74) `rate` is units of the
   * document's currency for one euro; with `currency` (Act 235/2004, section 4) it is units of that for one of the document's.
   */
  euro: z
    .object({
      net: z.number().int(),
      vat: z.number().int(),
      rate: z.number(),
      date: z.string(),
      currency: z.literal('CZK').optional(),
    })
    .nullable()
    .default(null),
  payment: z.object({ method: z.enum(['card', 'transfer', 'wallet']), paidOn: z.string().nullable() }),
})

export type InvoiceDocument = z.infer<typeof invoiceDocument>
