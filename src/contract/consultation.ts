import { z } from 'zod'
import { texts } from '#domain/catalog/texts.ts'
import { languages } from '#kernel/languages.ts'
import { call } from './call.ts'
import { choice, done, email, field, list, nothing, optionalField, optionalText, rowId, text } from './fields.ts'
import { linkHolders, messages, searches, talks } from './limits.ts'

const one = z.strictObject({ id: rowId })
const everybody = ['anonymous', 'customer', 'staff', 'admin'] as const
const instant = z
  .string()
  .max(40)
  .pipe(z.iso.datetime({ error: 'not-a-date' }))

export const consultationSlots = call({
  name: 'consultation.slots',
  method: 'GET',
  path: '/api/consultation/slots',
  summary:
    'Whether talks are booked here, the beginnings of those that are free, as instants, and the zone of the office',
  who: everybody,
  limit: searches,
  support: 'open',
  audit: 'none',
  params: nothing,
  query: nothing,
  body: nothing,
  output: z.object({
    isOffered: z.boolean(),
    zone: z.string(),
    minutes: z.number(),
    days: z.number(),
    slots: z.array(z.string()),
  }),
  errors: ['too-many-requests'],
})

export const consultationBook = call({
  name: 'consultation.book',
  method: 'POST',
  path: '/api/consultation',
  summary: 'Book a talk with a lawyer at one of the free times',
  who: everybody,
  limit: talks,
  support: 'closed',
  audit: { table: 'consultation' },
  params: nothing,
  query: nothing,
  body: z.strictObject({
    at: text(40).pipe(instant),
    name: field(texts.personName),
    email,
    phone: optionalField(texts.phone),
    description: optionalText(4000),
    language: choice(languages),
  }),
  output: z.object({ id: rowId }),
  errors: ['invalid-input', 'too-many-requests'],
  idempotent: 'by-key',
})

/** What the holder of the link to a talk may do. */
const ofLink = {
  who: ['link', 'customer', 'staff', 'admin'],
  limit: linkHolders,
  link: { kind: 'consultation', param: 'id' },
  params: one,
  query: nothing,
  body: nothing,
} as const

export const consultationShow = call({
  ...ofLink,
  name: 'consultation.show',
  method: 'GET',
  path: '/api/consultation/{id}',
  summary: 'When a talk is, where, and whether it was cancelled',
  support: 'open',
  audit: 'none',
  output: z.object({
    at: z.string(),
    minutes: z.number(),
    description: z.string().nullable(),
    location: z.string().nullable(),
    state: z.enum(['ahead', 'over', 'cancelled']),
    /** Names of the documents that were handed in for it. */
    documents: z.array(z.string()),
  }),
  errors: ['not-found'],
})

export const consultationCalendar = call({
  ...ofLink,
  name: 'consultation.calendar',
  method: 'GET',
  path: '/api/consultation/{id}/calendar',
  summary: 'A talk as a calendar file',
  support: 'open',
  audit: 'none',
  output: z.unknown(),
  errors: ['not-found'],
  download: true,
})

export const consultationCancel = call({
  ...ofLink,
  name: 'consultation.cancel',
  method: 'POST',
  path: '/api/consultation/{id}/cancel',
  summary: 'Cancel a talk that has not begun; its time is free again',
  support: 'closed',
  audit: { table: 'consultation' },
  output: done,
  errors: ['not-found', 'transition-refused'],
})

/** Documents that one talk takes from its client. */
export const mostTalkDocuments = 10

export const consultationDocument = call({
  ...ofLink,
  name: 'consultation.document',
  method: 'POST',
  path: '/api/consultation/{id}/document',
  summary: 'Hand in a document for a talk that has not begun: PDF, PNG or JPEG; staff read it before',
  limit: messages,
  support: 'open',
  audit: { table: 'consultation' },
  body: nothing,
  output: done,
  errors: ['invalid-input', 'not-found', 'too-large', 'too-many-requests', 'transition-refused', 'unsupported-type'],
  upload: true,
})

const staff = {
  who: ['staff', 'admin'],
  limit: 'none',
  support: 'closed',
  params: one,
  query: nothing,
} as const

const answerText = z.string().trim().max(4000, 'too-long')
const noted = {
  location: optionalField(texts.phrase),
  outcome: optionalText(8000),
  resolution: optionalText(8000),
  /** What was asked in the talk, and what was answered. */
  questionsAndAnswers: list(z.strictObject({ question: text(500), answer: answerText }), 50).default([]),
}

export const consultationSave = call({
  ...staff,
  name: 'consultation.save',
  method: 'PUT',
  path: '/api/consultation/{id}',
  summary: 'Keep where a talk takes place and what came out of it, unless somebody else changed it meanwhile',
  audit: { table: 'consultation' },
  body: z.strictObject({ ...noted, before: z.strictObject(noted) }),
  output: done,
  errors: ['invalid-input', 'not-found', 'changed-meanwhile'],
})

export const consultationOutcomeEmail = call({
  ...staff,
  name: 'consultation.generate-outcome-email',
  method: 'GET',
  path: '/api/consultation/{id}/generate-outcome-email',
  summary: 'Put what was noted of a talk into the text of a mail, for somebody to read and send',
  audit: 'none',
  body: nothing,
  output: z.object({ text: z.string() }),
  errors: ['not-found', 'rules-unmet'],
})

export const consultationSendOutcome = call({
  ...staff,
  name: 'consultation.send-outcome',
  method: 'POST',
  path: '/api/consultation/{id}/outcome-email',
  summary: 'Send the outcome of a talk as somebody of the office has read it, once',
  audit: { table: 'consultation' },
  body: z.strictObject({ text: text(8000) }),
  output: done,
  errors: ['invalid-input', 'not-found', 'already-done', 'rules-unmet', 'transition-refused'],
})
