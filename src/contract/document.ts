import { z } from 'zod'
import { documentTypes } from '#domain/catalog/document-types.ts'
import { texts } from '#domain/catalog/texts.ts'
import { call } from './call.ts'
import { choice, done, field, nothing, optionalField, rowId } from './fields.ts'

/** One document of a matter, by the matter's hub. */
const one = {
  path: '/api/document-hub/{hubId}/document/{docId}',
  who: ['staff', 'admin'],
  limit: 'none',
  support: 'closed',
  params: z.strictObject({ hubId: rowId, docId: z.coerce.number().int().positive().max(2_147_483_647) }),
  query: nothing,
} as const

const described = {
  name: field(texts.companyName),
  type: choice(documentTypes),
  visibleToClient: z.boolean(),
  /** The name of its folder; one of that name is made where there is none. */
  folder: optionalField(texts.heading),
}

export const documentChange = call({
  ...one,
  name: 'document.change',
  method: 'PUT',
  summary: 'Name, sort and show a document of a matter, unless somebody else changed it meanwhile; its file stays',
  audit: { table: 'document', facts: ['type', 'visibleToClient'] },
  body: z.strictObject({ ...described, before: z.strictObject(described) }),
  output: done,
  errors: ['invalid-input', 'not-found', 'changed-meanwhile', 'rules-unmet'],
})

export const documentRevise = call({
  ...one,
  name: 'document.revise',
  method: 'POST',
  summary: 'Put a new revision in the place of a document; the one before it stays and can be opened',
  audit: { table: 'document' },
  body: nothing,
  output: z.object({ id: z.int(), name: z.string(), revision: z.int() }),
  errors: ['invalid-input', 'not-found', 'too-large', 'unsupported-type', 'changed-meanwhile', 'rules-unmet'],
  upload: true,
})

export const documentRemove = call({
  ...one,
  name: 'document.remove',
  method: 'DELETE',
  summary:
    'Take a document out of its matter and say why: its links end and no customer opens it; staff can put it back. What evidence, a notice, a specimen or a report rests on stays, and what an application is approved with',
  audit: { table: 'document' },
  body: z.strictObject({ reason: field(texts.phrase) }),
  output: done,
  errors: ['invalid-input', 'not-found', 'rules-unmet'],
})

export const documentPutBack = call({
  ...one,
  name: 'document.put-back',
  method: 'PUT',
  path: '/api/document-hub/{hubId}/document/{docId}/removal',
  summary: 'Put a document that was removed back into its matter, seen by nobody but staff',
  audit: { table: 'document' },
  body: nothing,
  output: done,
  errors: ['not-found', 'changed-meanwhile'],
})
