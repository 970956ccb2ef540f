import { z } from 'zod'
import { docketedMessageStatuses } from '#domain/docket/message-status.ts'
import { letterAnswer, letterReply } from '#domain/docketed-message/letter-check.ts'
import { mailboxTroubles } from '#kernel/mailbox.ts'
import { call } from './call.ts'
import { choice, date, done, nothing, optionalDate, optionalText, rowId } from './fields.ts'
import { shownLetters } from './limits.ts'

const staff = ['staff', 'admin'] as const
const state = z.object({ id: z.int(), status: z.enum(docketedMessageStatuses), trademarkId: rowId.nullable() })

export const officeMailReceive = call({
  name: 'docketed-message.receive',
  method: 'POST',
  path: '/api/docketed-message',
  summary:
    'Hand in a mail of an office as .eml; it is put to its trademark by office and number, or waits for a person. A mail that came before changes nothing',
  who: staff,
  limit: 'none',
  support: 'closed',
  audit: { table: 'docketed_message' },
  params: nothing,
  query: nothing,
  body: nothing,
  output: state,
  errors: ['invalid-input', 'too-large', 'unsupported-type'],
  upload: true,
})

export const officeMailSettle = call({
  name: 'docketed-message.settle',
  method: 'PUT',
  path: '/api/docketed-message/{id}',
  summary:
    'Put a mail of an office to a trademark, or say that it was dealt with or concerns nobody; a letter that a customer showed may be answered with it',
  who: staff,
  limit: 'none',
  support: 'closed',
  audit: { table: 'docketed_message', facts: ['to'] },
  params: z.strictObject({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
  query: nothing,
  body: z.strictObject({
    to: choice(['Matched', 'Unmatched', 'Processed', 'Ignored']),
    /** With `Matched`: the trademark that it is about. */
    trademarkId: rowId.nullable().default(null),
    /** With `Processed`: what the customer who showed it is answered, in the name of who settles it. */
    answer: optionalText(4000),
  }),
  output: state,
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'transition-refused'],
})

export const officeMailRenewal = call({
  name: 'docketed-message.renewal',
  method: 'POST',
  path: '/api/docketed-message/{id}/renewal',
  summary:
    'Take the receipt of a renewal for its trademark: the term goes on to the day that the office states, and the mail is dealt with',
  who: staff,
  limit: 'none',
  support: 'closed',
  audit: { table: 'docketed_message', facts: ['renewedUntil'] },
  params: z.strictObject({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
  query: nothing,
  body: z.strictObject({
    renewedUntil: date,
    /** The end of the term as it was on the screen. */
    before: z.strictObject({ expirationDate: optionalDate }),
  }),
  output: z.object({ expirationDate: z.string() }),
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'transition-refused', 'changed-meanwhile'],
})

const boxState = z.object({
  /** The user and host of the mailbox. */
  name: z.string(),
  /** When a round last took all there was. */
  readAt: z.string().nullable(),
  /** Since then: the first round that failed, and what is wrong. */
  failed: z.object({ since: z.string(), trouble: z.enum(mailboxTroubles) }).nullable(),
})

export const mailboxesAsk = call({
  name: 'docketed-message.mailboxes',
  method: 'GET',
  path: '/api/docketed-message/mailbox',
  summary: 'When the mailboxes of offices and of customers were read last, and what keeps them from it',
  who: staff,
  limit: 'none',
  support: 'open',
  audit: 'none',
  params: nothing,
  query: nothing,
  body: nothing,
  /** Null where none is configured. */
  output: z.object({ office: boxState.nullable(), support: boxState.nullable() }),
  errors: [],
})

/** Characters of a letter that are looked at. */
export const mostLetter = 20_000

const customer = ['customer'] as const
const oneLetter = z.strictObject({ id: z.coerce.number().int().positive().max(2_147_483_647) })

export const letterCheck = call({
  name: 'letter-check.show',
  method: 'POST',
  path: '/api/letter-check',
  summary:
    'Show a letter that asks for something (PDF, .eml, a text file, or its words); it is held against the docket and known patterns. The same letter again is the same row',
  who: customer,
  limit: shownLetters,
  support: 'open',
  audit: { table: 'docketed_message' },
  params: nothing,
  query: nothing,
  body: z.strictObject({ text: optionalText(mostLetter) }),
  output: z.object({ id: z.int() }),
  errors: ['invalid-input', 'sign-in-required', 'too-large', 'too-many-requests'],
  upload: true,
})

export const letterCheckAnswer = call({
  name: 'letter-check.answer',
  method: 'GET',
  path: '/api/letter-check/{id}',
  summary: 'What a letter that one showed was held against, by the docket of today; it is no advice',
  who: customer,
  limit: 'none',
  support: 'open',
  audit: 'none',
  params: oneLetter,
  query: nothing,
  body: nothing,
  output: letterAnswer.extend({
    id: z.int(),
    subject: z.string(),
    shownAt: z.string(),
    /** A person was asked to look at it, and whether one has. */
    isAsked: z.boolean(),
    isSettled: z.boolean(),
    /** What a named person of us answered. */
    reply: letterReply.nullable(),
  }),
  errors: ['not-found', 'sign-in-required'],
})

export const letterCheckAsk = call({
  name: 'letter-check.ask',
  method: 'PUT',
  path: '/api/letter-check/{id}/question',
  summary: 'Ask us to look at a letter that one showed; it waits for staff in the mail of offices',
  who: customer,
  limit: shownLetters,
  support: 'open',
  audit: { table: 'docketed_message' },
  params: oneLetter,
  query: nothing,
  body: z.strictObject({ question: optionalText(2000) }),
  output: done,
  errors: ['invalid-input', 'not-found', 'sign-in-required', 'too-many-requests'],
})
