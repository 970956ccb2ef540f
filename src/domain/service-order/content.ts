import { z } from 'zod'
import { coupon, orderLine } from '#domain/billing/invoice-document.ts'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { mostItems } from './most-items.ts'
import { transferDocuments } from './transfer-vocabulary.ts'
import { transferDetails } from './transfer.ts'

/** One mark of a service: where, for how many classes, and what is known of its registration. */
export const serviceItem = z.object({
  jurisdiction: z.enum(jurisdictions),
  mark: z.string(),
  number: z.string().nullable(),
  classes: z.number().int().min(1).max(45),
  /** The day that a registration ends on: after it a renewal is a late one. */
  expires: z.string().nullable(),
  trademarkId: z.uuid().nullable(),
})
export type ServiceItem = z.infer<typeof serviceItem>

/** What is asked for with a service; what older rows and imports have beside it stays. */
export const serviceParameters = z.looseObject({
  items: z.array(serviceItem).max(mostItems).optional(),
  message: z.string().nullable().optional(),
  /** Of a transfer: to whom, and of which classes. */
  transfer: transferDetails.optional(),
  /** When each of its documents came back signed, the last time. */
  signed: z.partialRecord(z.enum(transferDocuments), z.string()).optional(),
  /** The matter that it was ordered in: what it is for, and so its price, is changed there. */
  matter: z.object({ table: z.enum(['use_in_commerce_request']), id: z.uuid() }).optional(),
})

/** What a service costs, line by line, worked out when it is ordered or written by staff. Minor units. */
export const serviceContent = z.object({
  version: z.literal(1),
  currency: z.string(),
  lines: z.array(orderLine),
  /** Marks without a known fee or rate: we quote these before they can be paid. */
  toQuote: z.array(z.string()),
  ratesOn: z.string().nullable(),
  pricedOn: z.string(),
  /** Its discount stands in the lines. */
  coupon: coupon.nullable().optional(),
  /** Whoever of staff wrote the lines; null where they are worked out. */
  quotedBy: z.uuid().nullable(),
})
export type ServiceContent = z.infer<typeof serviceContent>
