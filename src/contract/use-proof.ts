import { z } from 'zod'
import { texts } from '#domain/catalog/texts.ts'
import { mostFurther, proofKinds } from '#domain/use-proof/vocabulary.ts'
import { languages } from '#kernel/languages.ts'
import { call } from './call.ts'
import {
  choice,
  date,
  done,
  field,
  list,
  niceClass,
  nothing,
  optionalDate,
  optionalField,
  rowId,
  url,
} from './fields.ts'
import { captures, ownProofs, packs } from './limits.ts'
import { oneRow } from './who.ts'

const ofMark = {
  who: ['customer', 'staff', 'admin'],
  limit: ownProofs,
  support: 'open',
  params: oneRow,
  query: nothing,
} as const
const oneProof = z.strictObject({ id: rowId, proofId: rowId })

/** What is said of a file beside its kind and its days. */
const shown = {
  classes: list(niceClass, 45, { min: 1, tooFew: 'choose-at-least-one' }),
  items: list(z.string().max(500), 200).default([]),
  market: field(texts.word),
  note: optionalField(texts.description),
}
const said = { ...shown, kind: choice(proofKinds), usedFrom: date, usedUntil: optionalDate.default(null) }
/** Further marks of the same owner that it shows as well. */
const further = { trademarkIds: list(rowId, mostFurther).default([]) }

const taken = z.object({ id: rowId, sha256: z.string(), isStandIn: z.boolean() })
const errors = ['invalid-input', 'not-found', 'too-many-requests'] as const

export const proofAdd = call({
  ...ofMark,
  name: 'use-proof.add',
  method: 'POST',
  path: '/api/trademark/{id}/use-proof',
  summary:
    'Keep a file that shows a mark in use: PNG, JPEG or PDF, with its classes, market and days; its hash stands from now on',
  audit: { table: 'trademark', facts: ['kind'] },
  body: z.strictObject({ ...said, ...further }),
  output: taken,
  errors: [...errors, 'too-large', 'unsupported-type'],
  takesFile: true,
})

export const proofCapture = call({
  ...ofMark,
  name: 'use-proof.capture',
  method: 'POST',
  path: '/api/trademark/{id}/use-proof-capture',
  summary: 'Keep the page at an address as its server gives it now, as something that shows a mark in use today',
  limit: captures,
  audit: { table: 'trademark' },
  body: z.strictObject({ ...shown, ...further, url }),
  output: taken,
  errors: [...errors, 'not-allowed', 'rules-unmet', 'provider-failed'],
})

export const proofChange = call({
  ...ofMark,
  name: 'use-proof.change',
  method: 'PUT',
  path: '/api/trademark/{id}/use-proof/{proofId}',
  summary: 'Put right what is said of a file that shows use; the file itself is not changed',
  audit: { table: 'trademark', facts: ['kind'] },
  params: oneProof,
  body: z.strictObject({ ...said, version: z.string().max(40) }),
  output: done,
  errors: ['invalid-input', 'not-found', 'changed-meanwhile', 'too-many-requests'],
})

export const proofLeaveOut = call({
  ...ofMark,
  name: 'use-proof.leave-out',
  method: 'POST',
  path: '/api/trademark/{id}/use-proof/{proofId}/left-out',
  summary: 'Leave a file that shows use out of what counts and of packs, or take it in again; nothing is deleted',
  audit: { table: 'trademark', facts: ['leftOut'] },
  params: oneProof,
  body: z.strictObject({ leftOut: z.boolean() }),
  output: done,
  errors,
})

export const proofNotify = call({
  name: 'use-proof.notify',
  method: 'POST',
  path: '/api/trademark/{id}/use-proof-notice',
  summary: 'Write to the owner of a mark about what is missing of its use, at most once in five minutes',
  who: ['staff', 'admin'],
  limit: 'none',
  support: 'closed',
  audit: { table: 'trademark' },
  params: oneRow,
  query: nothing,
  body: nothing,
  output: done,
  errors: ['not-found', 'rules-unmet', 'too-many-requests'],
})

const read = { ...ofMark, method: 'GET', audit: 'none', body: nothing } as const

export const proofFile = call({
  ...read,
  name: 'use-proof.file',
  path: '/api/trademark/{id}/use-proof/{proofId}/file',
  summary: 'A file that shows use, as it was taken in',
  params: oneProof,
  output: z.unknown(),
  errors: ['not-found', 'too-many-requests'],
  download: true,
})

export const proofPack = call({
  ...read,
  name: 'use-proof.pack',
  path: '/api/trademark/{id}/use-proof-pack',
  summary:
    'What was collected of the use of a mark as one file for an office or a court: the files, an index, a manifest of hashes, time stamps and the program that checks them',
  limit: packs,
  query: z.strictObject({
    from: optionalDate.default(null),
    until: optionalDate.default(null),
    class: z
      .union([z.literal('').transform(() => null), niceClass])
      .nullable()
      .default(null),
    language: choice(languages).default('en'),
  }),
  output: z.unknown(),
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'too-many-requests'],
  download: true,
})
