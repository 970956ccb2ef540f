import { z } from 'zod'
import { texts } from '#domain/catalog/texts.ts'
import { call } from './call.ts'
import { done, field, list, nothing, optionalField, rowId, url } from './fields.ts'

const body = z.strictObject({
  name: field(texts.heading),
  websites: list(url, 10).default([]),
  businessDescription: optionalField(texts.description),
})

export const brandCreate = call({
  name: 'brand.create',
  method: 'POST',
  path: '/api/brand',
  summary: 'Make a brand, under which trademarks and orders are put',
  who: ['customer'],
  limit: 'none',
  support: 'open',
  audit: { table: 'brand' },
  params: nothing,
  query: nothing,
  body,
  output: z.object({ id: rowId }),
  errors: ['invalid-input', 'sign-in-required'],
})

export const brandUpdate = call({
  name: 'brand.update',
  method: 'PUT',
  path: '/api/brand/{id}',
  summary: 'Change the name, the websites and the description of a brand',
  who: ['customer'],
  limit: 'none',
  support: 'open',
  audit: { table: 'brand' },
  params: z.strictObject({ id: rowId }),
  query: nothing,
  body,
  output: done,
  errors: ['invalid-input', 'not-found'],
})

/** The most rows of a kind that are put under a brand at once. */
export const assignedAtOnce = 200

export const brandAssign = call({
  name: 'brand.assign-items',
  method: 'POST',
  path: '/api/brand/assign-items',
  summary: 'Put trademarks and orders under a brand, or under none; all of them or nothing',
  who: ['customer'],
  limit: 'none',
  support: 'open',
  audit: { table: 'user' },
  params: nothing,
  query: nothing,
  body: z.strictObject({
    brandId: rowId.nullable(),
    trademarkIds: list(rowId, assignedAtOnce).default([]),
    requestIds: list(rowId, assignedAtOnce).default([]),
  }),
  output: done,
  errors: ['invalid-input', 'not-found', 'sign-in-required'],
})
