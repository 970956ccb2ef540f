import { z } from 'zod'
import { texts } from '#domain/catalog/texts.ts'
import { lawfulUses, useAnswers } from '#domain/enforcement/lawful-uses.ts'
import { handedWays, serviceLetterStatuses } from '#domain/service-letter/status.ts'
import { languages } from '#kernel/languages.ts'
import { call } from './call.ts'
import { choice, date, field, list, nothing, optionalField, rowId, text } from './fields.ts'
import { linkHolders, mailedLinks } from './limits.ts'
import { byStaff, documentFormats, documentId } from './who.ts'

const oneLetter = z.strictObject({ id: rowId, letterId: rowId })
/** Letters that one order has at most; what was dropped counts. */
export const mostServiceLetters = 50

const staff = byStaff('service_request')
const standing = z.object({ status: z.enum(serviceLetterStatuses), version: z.int() })
const version = z.coerce.number().int().min(1)
const errors = ['invalid-input', 'not-found', 'rules-unmet', 'transition-refused', 'changed-meanwhile'] as const

const receiver = {
  recipient: field(texts.heading),
  recipientEmail: optionalField(texts.email),
}

export const serviceLetterDraft = call({
  ...staff,
  name: 'service-letter.draft',
  method: 'POST',
  path: '/api/service-request/{id}/letter',
  summary:
    'Draft the letter that an order is for, of building blocks in a language, with what is recorded of the matter; what is not recorded is a gap',
  body: z.strictObject({ language: choice(languages), ...receiver }),
  output: standing.extend({ id: rowId }),
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'transition-refused'],
})

export const serviceLetterChange = call({
  ...staff,
  name: 'service-letter.change',
  method: 'PUT',
  path: '/api/service-request/{id}/letter/{letterId}',
  summary: 'Change a letter that was not sent; an approval of it is over with that',
  params: oneLetter,
  body: z.strictObject({
    version,
    ...receiver,
    body: text(20_000),
    /** For a letter that asks somebody to stop: lawful uses, each with the answer and what it rests on. */
    checklist: list(
      z.strictObject({ use: choice(lawfulUses), applies: choice(useAnswers), ground: text(2000) }),
      lawfulUses.length,
    ).default([]),
  }),
  output: standing,
  errors,
})

export const serviceLetterApprove = call({
  ...staff,
  name: 'service-letter.approve',
  method: 'POST',
  path: '/api/service-request/{id}/letter/{letterId}/approve',
  summary:
    'Approve a letter of a paid order under one’s own name; it is made as DOCX and PDF and kept in the documents of the order',
  params: oneLetter,
  body: z.strictObject({
    version,
    /** Needed for a right that was filed by others and entered by hand: whoever approves has compared it with its register. */
    rightCompared: z.boolean().default(false),
  }),
  output: standing,
  errors,
})

export const serviceLetterMail = call({
  ...staff,
  name: 'service-letter.mail',
  method: 'POST',
  path: '/api/service-request/{id}/letter/{letterId}/mail',
  summary:
    'Mail an approved letter as PDF to its recipient; it is sent once a mail server has taken it, and then the client is told',
  limit: mailedLinks,
  params: oneLetter,
  body: z.strictObject({ version }),
  output: standing,
  errors: [...errors, 'too-many-requests'],
})

export const serviceLetterSent = call({
  ...staff,
  name: 'service-letter.sent',
  method: 'POST',
  path: '/api/service-request/{id}/letter/{letterId}/sent',
  summary: 'Say that an approved letter went out by another way, when, and what proves it; the client is told',
  params: oneLetter,
  body: z.strictObject({
    version,
    sentOn: date,
    way: choice(handedWays),
    /** The number that was given for it, or a file of the order: one of them. */
    reference: optionalField(texts.heading),
    proofDocumentId: documentId.nullable().default(null),
  }),
  output: standing,
  errors,
})

export const serviceLetterDrop = call({
  ...staff,
  name: 'service-letter.drop',
  method: 'POST',
  path: '/api/service-request/{id}/letter/{letterId}/drop',
  summary: 'Drop a letter that was not sent',
  params: oneLetter,
  body: z.strictObject({ version }),
  output: standing,
  errors,
})

export const serviceLetterDocument = call({
  name: 'service-letter.document',
  method: 'GET',
  path: '/api/service-request/{id}/letter/{letterId}/document',
  summary:
    'A letter of an order as PDF or DOCX: what was approved, or a draft that says on every page that it is one; its client has it once it was sent',
  who: ['customer', 'staff', 'admin'],
  limit: linkHolders,
  support: 'open',
  audit: 'none',
  params: oneLetter,
  query: z.strictObject({ format: choice(documentFormats).default('pdf') }),
  body: nothing,
  output: z.unknown(),
  errors: ['not-found'],
  download: true,
})
