import { z } from 'zod'
import { texts } from '#domain/catalog/texts.ts'
import { supportFeedbacks, supportTicketStatuses } from '#domain/support/status.ts'
import { languages } from '#kernel/languages.ts'
import { call } from './call.ts'
import { choice, done, field, line, nothing, optionalField, rowId } from './fields.ts'
import { linkHolders, messages, searches, tickets } from './limits.ts'
import { documentOfRow } from './who.ts'

const everybody = ['anonymous', 'customer', 'staff', 'admin'] as const
const serial = z.strictObject({ id: z.coerce.number().int().positive().max(2_147_483_647) })
const status = z.enum(supportTicketStatuses)
const standing = z.object({ status })
const made = z.object({ id: rowId })

/** Messages that a thread shows at most, the last ones. */
export const mostMessages = 200

const opening = {
  who: everybody,
  limit: tickets,
  params: nothing,
  query: nothing,
  audit: { table: 'support_ticket' },
  output: made,
  errors: ['invalid-input', 'too-many-requests'],
  idempotent: 'by-key',
  needed: { visitor: ['email'] },
} as const

/** What a visitor tells with a question; an account is known. */
const asker = {
  name: optionalField(texts.personName),
  email: optionalField(texts.email),
  language: choice(languages).default('en'),
}

export const supportTicketCreate = call({
  ...opening,
  name: 'support-ticket.create',
  method: 'POST',
  path: '/api/support-ticket',
  summary: 'Ask us something; the answer comes by mail, and stands on the page of the ticket',
  support: 'open',
  body: z.strictObject({
    subject: optionalField(texts.heading),
    message: field(texts.note),
    ...asker,
  }),
})

export const chatStart = call({
  ...opening,
  name: 'chat.start',
  method: 'POST',
  path: '/api/chat',
  summary: 'Begin a conversation with whoever of us is there; it is a support ticket, answered by mail as well',
  support: 'open',
  body: z.strictObject({ message: field(texts.note), ...asker }),
})

export const chatVisitor = call({
  name: 'chat.visitor',
  method: 'GET',
  path: '/api/chat',
  summary:
    'Who the chat speaks with: name and e-mail of whoever is signed in, with the digest by which a chat provider knows that they are from us',
  who: everybody,
  limit: searches,
  support: 'open',
  audit: 'none',
  params: nothing,
  query: nothing,
  body: nothing,
  output: z.object({
    name: z.string().nullable(),
    email: z.string().nullable(),
    /** HMAC-SHA-256 of the e-mail under the provider's secret, in hexadecimal; null without a provider. */
    digest: z.string().nullable(),
  }),
  errors: ['too-many-requests'],
})

/** What the holder of the link to a ticket may do, or its customer. */
const ofLink = {
  who: ['link', 'customer', 'staff', 'admin'],
  link: { kind: 'support_ticket', param: 'id' },
  params: z.strictObject({ id: rowId }),
  query: nothing,
} as const

export const supportTicketThread = call({
  ...ofLink,
  name: 'support-ticket.thread',
  method: 'GET',
  path: '/api/support-ticket/{id}/thread-comment',
  summary: 'A ticket with what was written about it, the oldest message first',
  limit: linkHolders,
  support: 'open',
  audit: 'none',
  body: nothing,
  output: z.object({
    number: z.int(),
    subject: z.string().nullable(),
    status,
    createdAt: z.string(),
    feedback: z.enum(supportFeedbacks).nullable(),
    /** Earlier ones than those shown. */
    earlier: z.int(),
    /** Those that whoever asked may open, the oldest first. */
    documents: z.array(z.object({ id: z.int(), name: z.string(), isOurs: z.boolean(), at: z.string() })),
    messages: z.array(
      z.object({ id: z.string(), isOurs: z.boolean(), by: z.string().nullable(), at: z.string(), text: z.string() }),
    ),
  }),
  errors: ['not-found', 'sign-in-required', 'too-many-requests'],
})

export const supportTicketWrite = call({
  ...ofLink,
  name: 'support-ticket.write',
  method: 'POST',
  path: '/api/support-ticket/{id}/thread-comment',
  summary: 'Write on in a ticket; one that was resolved is open again',
  who: ['link', 'customer'],
  limit: messages,
  support: 'open',
  audit: { table: 'support_ticket' },
  body: z.strictObject({ message: field(texts.note) }),
  output: standing,
  errors: ['invalid-input', 'not-found', 'sign-in-required', 'too-many-requests'],
  idempotent: 'by-key',
})

export const supportTicketFeedback = call({
  ...ofLink,
  name: 'support-ticket.feedback',
  method: 'POST',
  path: '/api/support-ticket/{id}/feedback',
  summary: 'Say whether an answer helped; the last word counts',
  who: ['link', 'customer'],
  limit: messages,
  support: 'open',
  audit: { table: 'support_ticket', facts: ['feedback'] },
  body: z.strictObject({
    feedback: choice(supportFeedbacks),
    note: optionalField(texts.description),
  }),
  output: done,
  errors: ['invalid-input', 'not-found', 'sign-in-required', 'too-many-requests'],
})

/** Documents that one ticket has at most, from whomever they are. */
export const mostTicketDocuments = 30

export const supportTicketDocument = call({
  ...ofLink,
  name: 'support-ticket.document',
  method: 'POST',
  path: '/api/support-ticket/{id}/document',
  summary: 'Hand in a document for a ticket: PDF, PNG or JPEG; one that was resolved is open again',
  who: ['link', 'customer'],
  limit: messages,
  support: 'open',
  audit: { table: 'support_ticket' },
  body: nothing,
  output: standing,
  errors: ['invalid-input', 'not-found', 'sign-in-required', 'too-large', 'too-many-requests', 'unsupported-type'],
  upload: true,
})

export const supportTicketOpenDocument = call({
  ...ofLink,
  name: 'support-ticket.open-document',
  method: 'GET',
  path: '/api/support-ticket/{id}/document/{docId}',
  summary: 'A document of a ticket that whoever asked may see: their own, and what staff show them',
  limit: linkHolders,
  support: 'open',
  audit: 'none',
  params: documentOfRow,
  body: nothing,
  output: z.unknown(),
  errors: ['not-found', 'sign-in-required', 'too-many-requests'],
  download: true,
})

const staff = {
  who: ['staff', 'admin'],
  limit: 'none',
  support: 'closed',
  query: nothing,
} as const

export const supportTicketAnswer = call({
  ...staff,
  name: 'support-ticket.answer',
  method: 'POST',
  path: '/api/support-ticket/{id}/answer',
  summary: 'Answer a ticket by mail and on its page, in the name of who sends it; the customer is next',
  audit: { table: 'support_ticket' },
  params: serial,
  body: z.strictObject({ text: field(texts.note) }),
  output: standing,
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'changed-meanwhile'],
  idempotent: 'by-key',
})

export const supportTicketStatus = call({
  ...staff,
  name: 'support-ticket.status',
  method: 'POST',
  path: '/api/support-ticket/{id}/status',
  summary: 'Take a ticket on, resolve it with a word for the customer, or open it again',
  audit: { table: 'support_ticket', facts: ['from', 'to'] },
  params: serial,
  body: z.strictObject({
    from: choice(supportTicketStatuses),
    to: choice(['In progress', 'Resolved', 'Open']),
    /** With `Resolved`: what the customer reads with it. */
    resolution: optionalField(texts.note),
  }),
  output: standing,
  errors: ['invalid-input', 'not-found', 'transition-refused', 'changed-meanwhile'],
})

export const supportTicketReceive = call({
  ...staff,
  name: 'support-ticket.receive',
  method: 'POST',
  path: '/api/support-ticket/mail',
  summary:
    'Hand in a mail of a customer as .eml; it goes on with the ticket that it answers, or opens one. A mail that came before changes nothing',
  audit: { table: 'support_ticket' },
  params: nothing,
  body: nothing,
  /** Files of the mail that are kept with the ticket, and those that are not, by their name. */
  output: z.object({ id: z.int(), status, isNew: z.boolean(), kept: z.array(z.string()), left: z.array(z.string()) }),
  errors: ['invalid-input', 'too-large', 'unsupported-type'],
  upload: true,
})

/** Matters of one caller that a look-up shows at most, the last ones of each kind. */
export const mostCallers = 20

export const phoneLookup = call({
  ...staff,
  name: 'phone-service.lookup',
  method: 'GET',
  path: '/api/phone-lookup',
  summary: 'Who calls: accounts, requests and talks with a telephone number, however it is written',
  support: 'open',
  audit: 'none',
  params: nothing,
  query: z.strictObject({ phoneNumber: line(40) }),
  body: nothing,
  output: z.object({
    matters: z.array(
      z.object({
        table: z.enum(['user', 'registration_request', 'consultation']),
        id: z.string(),
        name: z.string(),
        email: z.string().nullable(),
        phone: z.string(),
        /** The mark, or what a talk is about. */
        about: z.string().nullable(),
        status: z.string().nullable(),
        at: z.string(),
      }),
    ),
  }),
  errors: ['invalid-input'],
})
