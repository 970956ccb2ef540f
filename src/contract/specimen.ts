import { z } from 'zod'
import { texts } from '#domain/catalog/texts.ts'
import { specimenKinds } from '#domain/use-in-commerce/specimen-kinds.ts'
import { call } from './call.ts'
import { choice, done, list, nothing, optionalDate, optionalField, rowId } from './fields.ts'
import { client } from './use-in-commerce.ts'

const ofClass = z.strictObject({ id: rowId, classId: rowId })
const oneSpecimen = z.strictObject({ id: rowId, classId: rowId, specimenId: rowId })
const specimenId = z.object({ id: rowId })

/** A form has a word for yes, no and nothing said. */
const said = z
  .enum(['yes', 'no', ''], { error: 'not-a-choice' })
  .default('')
  .transform((word) => (word === '' ? null : word === 'yes'))

/** What is said of a specimen beside its file. */
const about = {
  kind: choice(specimenKinds).nullable().default(null),
  description: optionalField(texts.description),
  url: optionalField(texts.webAddress),
  captureDate: optionalDate.default(null),
  showsMark: said,
  takesOrders: said,
  namesServices: said,
}

const errors = ['invalid-input', 'not-found', 'sign-in-required', 'transition-refused', 'changed-meanwhile'] as const

const written = { ...client, support: 'open', audit: { table: 'use_in_commerce_request' } } as const

export const specimenCreate = call({
  ...written,
  name: 'use-in-commerce-request.specimen-create',
  method: 'POST',
  path: '/api/use-in-commerce-request/{id}/class/{classId}/specimen',
  summary: 'Hand in a specimen for a class: PNG, JPEG or PDF, with what it is and where and when it was captured',
  params: ofClass,
  body: z.strictObject(about),
  output: specimenId,
  errors: [...errors, 'too-large', 'unsupported-type'],
  upload: true,
})

export const specimenUpdate = call({
  ...written,
  name: 'use-in-commerce-request.specimen-update',
  method: 'PUT',
  path: '/api/use-in-commerce-request/{id}/class/{classId}/specimen/{specimenId}',
  summary: 'Change what is said of a specimen',
  params: oneSpecimen,
  body: z.strictObject({ ...about, classItems: list(z.string().max(500), 200).default([]) }),
  output: done,
  errors,
})

export const specimenDelete = call({
  ...written,
  name: 'use-in-commerce-request.specimen-delete',
  method: 'DELETE',
  path: '/api/use-in-commerce-request/{id}/class/{classId}/specimen/{specimenId}',
  summary: 'Take a specimen back; its file stays in the folder of the request',
  params: oneSpecimen,
  body: nothing,
  output: done,
  errors,
})

export const specimenCopy = call({
  ...written,
  name: 'use-in-commerce-request.specimen-copy',
  method: 'POST',
  path: '/api/use-in-commerce-request/{id}/class/{classId}/specimen/{specimenId}/copy',
  summary: 'Use a specimen for another class as well',
  params: oneSpecimen,
  body: z.strictObject({ classId: rowId }),
  output: specimenId,
  errors,
})
