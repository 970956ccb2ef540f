import { z } from 'zod'
import { texts } from '#domain/catalog/texts.ts'
import { specimenKinds } from '#domain/use-in-commerce/specimen-kinds.ts'
import { call } from './call.ts'
import { choice, done, list, niceClass, nothing, optionalDate, optionalField, rowId } from './fields.ts'
import { client } from './use-in-commerce.ts'

const ofClass = z.strictObject({ id: rowId, classId: rowId })
const oneSpecimen = z.strictObject({ id: rowId, classId: rowId, specimenId: rowId })
const specimenId = z.object({ id: rowId })

/** A form has a word for yes, no and nothing said. */
const said = z
  .enum(['yes', 'no', ''], { error: 'not-a-choice' })
  .default('')
  .transform((word) => (word === '' ? null : word === 'yes'))

/** Specimens that one class may have. */
export const mostSpecimens = 10

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

export const specimenFromUse = call({
  who: ['customer', 'staff', 'admin'],
  limit: client.limit,
  support: 'open',
  audit: { table: 'use_in_commerce_request' },
  query: nothing,
  name: 'use-in-commerce-request.specimen-from-use',
  method: 'POST',
  path: '/api/use-in-commerce-request/{id}/class/{classId}/specimen-from-use',
  summary:
    'Take a picture or PDF that was collected of the use of the mark as a specimen for a class; the file is copied',
  params: ofClass,
  body: z.strictObject({ proofId: rowId }),
  output: specimenId,
  errors,
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

/** What the owner of a request, or staff for them, hand in with an application that rests on use. */
const ofDraft = {
  who: ['customer', 'staff', 'admin'],
  limit: 'none',
  support: 'open',
  audit: { table: 'registration_request' },
  query: nothing,
} as const
const ofRequest = z.strictObject({ id: rowId })
const draftSpecimen = z.strictObject({ id: rowId, specimenId: rowId })
const draftErrors = ['invalid-input', 'not-found', 'rules-unmet', 'transition-refused'] as const

export const draftSpecimenCreate = call({
  ...ofDraft,
  name: 'request.specimen-create',
  method: 'POST',
  path: '/api/request/{id}/specimen',
  summary:
    'Hand in a specimen for a class of a US application: PNG, JPEG or PDF, with what it is and when it was captured',
  params: ofRequest,
  body: z.strictObject({ ...about, classNumber: niceClass }),
  output: specimenId,
  errors: [...draftErrors, 'too-large', 'unsupported-type'],
  upload: true,
})

export const draftSpecimenFile = call({
  name: 'request.specimen-file',
  method: 'GET',
  path: '/api/request/{id}/specimen/{specimenId}',
  summary: 'The file of a specimen of a request',
  who: ofDraft.who,
  limit: 'none',
  support: 'open',
  audit: 'none',
  params: draftSpecimen,
  query: nothing,
  body: nothing,
  output: z.unknown(),
  errors: ['not-found'],
  download: true,
})

export const draftSpecimenUpdate = call({
  ...ofDraft,
  name: 'request.specimen-update',
  method: 'PUT',
  path: '/api/request/{id}/specimen/{specimenId}',
  summary: 'Change what is said of a specimen of a request',
  params: draftSpecimen,
  body: z.strictObject({ ...about, classItems: list(z.string().max(500), 200).default([]) }),
  output: done,
  errors: draftErrors,
})

export const draftSpecimenDelete = call({
  ...ofDraft,
  name: 'request.specimen-delete',
  method: 'DELETE',
  path: '/api/request/{id}/specimen/{specimenId}',
  summary: 'Take a specimen of a request back; its file stays in the folder of the request',
  params: draftSpecimen,
  body: nothing,
  output: done,
  errors: draftErrors,
})

export const draftSpecimenCopy = call({
  ...ofDraft,
  name: 'request.specimen-copy',
  method: 'POST',
  path: '/api/request/{id}/specimen/{specimenId}/copy',
  summary: 'Use a specimen of a request for another class as well',
  params: draftSpecimen,
  body: z.strictObject({ classNumber: niceClass }),
  output: specimenId,
  errors: draftErrors,
})
