import { z } from 'zod'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { texts } from '#domain/catalog/texts.ts'
import { mostItems } from '#domain/service-order/most-items.ts'
import { orderedServices, type OrderedService } from '#domain/service-order/offering.ts'
import { trademarkStatuses } from '#domain/trademark/status.ts'
import { call } from './call.ts'
import { choice, done, field, list, niceClass, nothing, rowId } from './fields.ts'
import { newRequests } from './limits.ts'

const owners = ['customer', 'staff', 'admin'] as const
const one = z.strictObject({ id: rowId })

export const trademarkRelated = call({
  name: 'trademark.related-jurisdictions',
  method: 'GET',
  path: '/api/trademark/{id}/related-jurisdictions',
  summary:
    'Where the owner has the same mark, and where not: what an application with its classes costs there today, and until when its priority can be claimed',
  who: owners,
  limit: 'none',
  support: 'open',
  audit: 'none',
  params: one,
  query: nothing,
  body: nothing,
  output: z.object({
    name: z.string(),
    jurisdiction: z.enum(jurisdictions),
    status: z.enum(trademarkStatuses),
    currency: z.string(),
    classes: z.array(z.number()),
    /** What a new application of it in its own place costs: minor units without VAT; null where a person has to price it. */
    again: z.number().int().nullable(),
    marks: z.array(
      z.object({
        id: rowId,
        jurisdiction: z.enum(jurisdictions),
        number: z.string().nullable(),
        status: z.enum(trademarkStatuses),
      }),
    ),
    places: z.array(
      z.object({
        jurisdiction: z.enum(jurisdictions),
        /** Minor units without VAT, both fees; null where a person has to price it. */
        net: z.number().int().nullable(),
        /** The last day to claim priority of this mark there; null where there is none any more, or none is known. */
        priorityUntil: z.string().nullable(),
      }),
    ),
  }),
  errors: ['not-found'],
})

/** A new order that begins with an existing mark. */
const extension = {
  method: 'POST',
  who: owners,
  limit: newRequests,
  support: 'closed',
  audit: { table: 'trademark' },
  params: one,
  query: nothing,
  output: z.object({ requestId: rowId, productId: rowId }),
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'too-many-requests'],
  idempotent: 'by-key',
} as const

export const trademarkExtendCountry = call({
  ...extension,
  name: 'trademark.extend-country',
  path: '/api/trademark/{id}/extend-country',
  summary: 'Order the registration of a mark in further places: its sign, its classes and its owner go along',
  body: z.strictObject({
    jurisdictions: list(choice(jurisdictions), 102, { min: 1, tooFew: 'choose-at-least-one' }),
  }),
})

export const trademarkExtendClass = call({
  ...extension,
  name: 'trademark.extend-class',
  path: '/api/trademark/{id}/extend-class',
  summary: 'Order the registration of a mark for further classes in its own place, as an application of its own',
  body: z.strictObject({ classes: list(niceClass, 45, { min: 1, tooFew: 'choose-at-least-one' }) }),
})

export const trademarkApplicationDraft = call({
  ...extension,
  name: 'trademark.application-draft',
  path: '/api/trademark/{id}/application-draft',
  summary: 'Order a new application of a mark as it stands: same place, same classes, same owner',
  body: nothing,
})

export const trademarkOrderService = call({
  name: 'trademark.order-service',
  method: 'POST',
  path: '/api/trademark/{id}/service-order',
  summary: 'Open an order of a service for the owner of a mark, for it and further marks of theirs by their numbers',
  who: ['staff', 'admin'],
  limit: newRequests,
  support: 'closed',
  audit: { table: 'trademark', facts: ['service'] },
  params: one,
  query: nothing,
  body: z.strictObject({
    service: choice(orderedServices as unknown as [OrderedService, ...OrderedService[]]),
    numbers: list(field(texts.officeNumber), mostItems - 1).default([]),
  }),
  output: z.object({ id: rowId, publicId: z.string() }),
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'too-many-requests'],
  idempotent: 'by-key',
})

export const trademarkNotify = call({
  name: 'trademark.notify',
  method: 'POST',
  path: '/api/trademark/{id}/notify',
  summary: 'Write to the owner again where the mark stands, at most once in five minutes',
  who: ['staff', 'admin'],
  limit: 'none',
  support: 'closed',
  audit: { table: 'trademark' },
  params: one,
  query: nothing,
  body: nothing,
  output: done,
  errors: ['not-found', 'rules-unmet', 'too-many-requests'],
})

export const trademarkFilingEuipo = call({
  name: 'trademark.filing-euipo',
  method: 'POST',
  path: '/api/trademark/filing/euipo',
  summary:
    'Hand an approved application to EUIPO. Without access to its filing service a stand-in keeps what would be sent, and nothing is filed',
  who: ['staff', 'admin'],
  limit: 'none',
  support: 'closed',
  audit: { table: 'trademark' },
  params: nothing,
  query: nothing,
  body: z.strictObject({ trademarkId: rowId }),
  output: z.object({
    id: rowId,
    isStandIn: z.boolean(),
    /** False where the office has it and the mark cannot take it: its number and receipt lie in the folder, with a note. */
    isRecorded: z.boolean(),
    number: z.string().nullable(),
    status: z.enum(trademarkStatuses),
  }),
  errors: ['invalid-input', 'not-found', 'provider-failed', 'rules-unmet', 'transition-refused'],
  idempotent: 'by-row',
})
