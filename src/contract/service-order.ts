import { regions } from '#domain/account/regions.ts'
import { z } from 'zod'
import { texts } from '#domain/catalog/texts.ts'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { mostItems } from '#domain/service-order/most-items.ts'
import { openedServices, type OpenedService } from '#domain/service-order/offering.ts'
import { openWork, serviceOutcomes, serviceRequestStatuses, serviceStatuses } from '#domain/service-order/status.ts'
import { languages } from '#kernel/languages.ts'
import { currencies } from '#kernel/money.ts'
import { call } from './call.ts'
import {
  choice,
  done,
  email,
  field,
  line,
  list,
  nothing,
  optionalDate,
  optionalField,
  optionalText,
  rowId,
} from './fields.ts'
import { linkHolders, mailedLinks, newRequests } from './limits.ts'

const one = z.strictObject({ id: rowId })
const byLink = { kind: 'service_request', param: 'id' } as const
const everybody = ['anonymous', 'customer', 'staff', 'admin'] as const
const clients = ['link', 'customer', 'staff', 'admin'] as const
const staff = ['staff', 'admin'] as const

const item = z.strictObject({
  jurisdiction: choice(jurisdictions),
  mark: field(texts.mark),
  number: optionalField(texts.officeNumber),
  /** How many classes it is for. */
  classes: z.coerce
    .number({ error: 'not-a-number' })
    .int('not-a-number')
    .min(1, 'class-out-of-range')
    .max(45, 'class-out-of-range'),
  expires: optionalDate,
  trademarkId: rowId.nullable().default(null),
})

const what = {
  items: list(item, mostItems, { min: 1, tooFew: 'choose-at-least-one' }),
  message: optionalText(2000),
}

const order = z.strictObject({
  ...what,
  contactEmail: email,
  contactFirstName: field(texts.personName),
  contactLastName: field(texts.personName),
  language: choice(languages),
  currency: choice(currencies),
  region: choice(regions).nullish(),
})

const opened = z.object({ id: rowId, publicId: z.string() })

/** What the three ways to open an order have in common. */
const opening = {
  method: 'POST',
  who: everybody,
  limit: newRequests,
  support: 'closed',
  audit: { table: 'service_request' },
  params: nothing,
  query: nothing,
  body: order,
  output: opened,
  errors: ['invalid-input', 'too-many-requests'],
  idempotent: 'by-key',
} as const

export const serviceRequestCreate = call({
  ...opening,
  name: 'service-request.create',
  path: '/api/service-request',
  summary: 'Open an order for a service about one or several marks',
  query: z.strictObject({ serviceType: choice(openedServices as unknown as [OpenedService, ...OpenedService[]]) }),
})

export const serviceRequestRenewal = call({
  ...opening,
  name: 'service-request.trademark-renewal',
  path: '/api/service-request/trademark-renewal',
  summary: 'Open an order for the renewal of trademarks',
})

export const serviceRequestTransfer = call({
  ...opening,
  name: 'service-request.trademark-ownership-transfer',
  path: '/api/service-request/trademark-ownership-transfer',
  summary: 'Open an order for the recordal of a new owner of trademarks',
})

export const serviceRequestUpdate = call({
  name: 'service-request.update',
  method: 'PUT',
  path: '/api/service-request/{id}',
  summary: 'Change what an order is for while nothing of it is binding',
  who: clients,
  limit: linkHolders,
  support: 'open',
  audit: { table: 'service_request' },
  link: byLink,
  params: one,
  query: nothing,
  body: z.strictObject(what),
  output: done,
  errors: ['invalid-input', 'not-found', 'transition-refused'],
})

export const serviceRequestClone = call({
  name: 'service-request.clone',
  method: 'POST',
  path: '/api/service-request/{id}/clone',
  summary: 'Open a new order for the same as another',
  who: ['customer', 'staff', 'admin'],
  limit: newRequests,
  support: 'closed',
  audit: { table: 'service_request' },
  params: one,
  query: nothing,
  body: nothing,
  output: opened,
  errors: ['invalid-input', 'not-found', 'too-many-requests'],
  idempotent: 'by-key',
})

export const serviceRequestCheckout = call({
  name: 'service-request.checkout',
  method: 'POST',
  path: '/api/service-request/{id}/checkout',
  summary: 'Price the order as of today and make of it what is paid for; answers with its product',
  who: clients,
  limit: linkHolders,
  support: 'closed',
  audit: { table: 'service_request' },
  link: byLink,
  params: one,
  query: nothing,
  body: nothing,
  output: z.object({ productId: rowId }),
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'transition-refused'],
})

export const serviceRequestInvoiceData = call({
  name: 'service-request.save-invoice-data',
  method: 'PUT',
  path: '/api/service-request/{id}/save-invoice-data',
  summary: 'Write what an order costs, line by line, where the price list does not',
  who: staff,
  limit: 'none',
  support: 'closed',
  audit: { table: 'service_request' },
  params: one,
  query: nothing,
  body: z.strictObject({
    lines: list(
      z.strictObject({
        kind: choice(['service', 'official']),
        text: line(200),
        /** Minor units of the order's currency, without VAT. */
        net: z.number().int().min(1).max(1_000_000_000),
      }),
      40,
      { min: 1, tooFew: 'choose-at-least-one' },
    ),
  }),
  output: done,
  errors: ['invalid-input', 'not-found', 'transition-refused'],
})

export const serviceRequestStatus = call({
  name: 'service-request.status',
  method: 'POST',
  path: '/api/service-request/{id}/status',
  summary: 'Take a service order to its next status',
  who: staff,
  limit: 'none',
  support: 'closed',
  audit: { table: 'service_request', facts: ['from', 'to'] },
  params: one,
  query: nothing,
  body: z.strictObject({
    from: choice(serviceRequestStatuses),
    to: choice(serviceRequestStatuses),
    note: optionalText(2000),
  }),
  output: z.object({ status: z.enum(serviceRequestStatuses) }),
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'transition-refused', 'changed-meanwhile'],
})

export const serviceRequestInvoice = call({
  name: 'service-request.invoice',
  method: 'GET',
  path: '/api/service-request/{id}/invoice',
  summary: 'The invoice of a service order as PDF, or its proforma as long as it is not paid',
  who: clients,
  limit: linkHolders,
  support: 'open',
  audit: 'none',
  link: byLink,
  params: one,
  query: nothing,
  body: nothing,
  output: z.unknown(),
  errors: ['not-found', 'rules-unmet'],
  download: true,
})

const labelled = { internalLabel: optionalField(texts.heading), taskTrackerUrl: optionalField(texts.webAddress) }

export const serviceRequestLabel = call({
  name: 'service-request.label',
  method: 'PUT',
  path: '/api/service-request/{id}/label',
  summary: 'Say what we call the order and where else it is worked on; the client reads neither',
  who: staff,
  limit: 'none',
  support: 'closed',
  audit: { table: 'service_request' },
  params: one,
  query: nothing,
  body: z.strictObject({ ...labelled, before: z.strictObject(labelled) }),
  output: done,
  errors: ['invalid-input', 'not-found', 'changed-meanwhile'],
})

export const serviceRequestNotify = call({
  name: 'service-request.notify',
  method: 'POST',
  path: '/api/service-request/{id}/notify',
  summary: 'Mail the client the link on which a priced order is read and paid',
  who: staff,
  limit: mailedLinks,
  support: 'closed',
  audit: { table: 'service_request' },
  params: one,
  query: nothing,
  body: nothing,
  output: done,
  errors: ['not-found', 'rules-unmet', 'transition-refused', 'too-many-requests'],
})

/** What staff do with a piece of work of an order. */
const work = {
  who: staff,
  limit: 'none',
  support: 'closed',
  params: one,
  query: nothing,
} as const
const workStanding = z.object({ status: z.enum(serviceStatuses) })

export const serviceUpdate = call({
  ...work,
  name: 'service.update',
  method: 'PUT',
  path: '/api/service/{id}',
  summary:
    'Say where a piece of work stands and by when it is to be done; that it is finished says the call of that name',
  audit: { table: 'service', facts: ['status'] },
  body: z.strictObject({ status: choice(openWork), deadline: optionalDate }),
  output: workStanding,
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'transition-refused', 'changed-meanwhile'],
})

export const serviceFinish = call({
  ...work,
  name: 'service.finish',
  method: 'POST',
  path: '/api/service/{id}/finish',
  summary:
    'Finish a piece of work with what came out of it; the client is told, and with the last piece the order is finished',
  limit: mailedLinks,
  audit: { table: 'service', facts: ['outcome'] },
  body: z.strictObject({ outcome: choice(serviceOutcomes), note: field(texts.note) }),
  output: z.object({ status: z.enum(serviceStatuses), orderStatus: z.enum(serviceRequestStatuses) }),
  errors: ['invalid-input', 'not-found', 'transition-refused', 'changed-meanwhile', 'too-many-requests'],
})

export const serviceNotify = call({
  ...work,
  name: 'service.notify',
  method: 'POST',
  path: '/api/service/{id}/notify',
  summary: 'Mail the client how a piece of work stands, or what came out of it; at most once in five minutes',
  limit: mailedLinks,
  audit: { table: 'service' },
  body: nothing,
  output: done,
  errors: ['not-found', 'rules-unmet', 'too-many-requests'],
})
