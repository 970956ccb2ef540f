import { z } from 'zod'
import { texts } from '#domain/catalog/texts.ts'
import { explanation } from '#domain/clearance/score/explanation.ts'
import { deadlineKinds } from '#domain/docket/deadline.ts'
import { sourceKinds, triggers, units } from '#domain/docket/law/rule.ts'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { officeActionLetters } from '#domain/office-action/letters.ts'
import { officeActionStatuses } from '#domain/office-action/status.ts'
import { chancesOfSuccess, citedMark, issueCategories, solutionKinds } from '#domain/office-action/vocabulary.ts'
import { languages } from '#kernel/languages.ts'
import { call } from './call.ts'
import {
  choice,
  date,
  done,
  field,
  list,
  nothing,
  optionalDate,
  optionalField,
  optionalText,
  rowId,
  text,
} from './fields.ts'
import { mailedLinks } from './limits.ts'
import { byClient, byStaff, documentId, documentOfRow, oneRow } from './who.ts'

/** A mark that the office cites, held against ours. */
export const compared = citedMark.extend({
  /** How alike it and our mark are; null where it has no letters to compare. */
  similarity: explanation.nullable(),
})
/** What an office asks, with where it stands. */
export const fee = z.object({
  amount: z.int(),
  currency: z.string(),
  /** In the office action's currency; null where no rate is known. */
  converted: z.int().nullable(),
  source: z.string(),
  asOf: z.string(),
})

/** Where an office action stands after a step. */
export const standing = z.object({ status: z.enum(officeActionStatuses) })
/** The same of a step that its client is told of, and whether there was somebody to tell. */
const standingTold = standing.extend({ told: z.boolean() })
/** Issues, and ways to answer, of one office action at most. */
export const mostParts = 20

/** What staff do with an office action. */
export const staff = byStaff('office_action')

/** What the holder of the link to an office action, or its customer, may do. */
const client = byClient('office_action')

export const officeActionCreate = call({
  ...staff,
  name: 'office-action.create',
  method: 'POST',
  path: '/api/office-action',
  summary: 'Take a docketed mail of an office in as an office action of its trademark; the mail is dealt with then',
  params: nothing,
  body: z.strictObject({
    messageId: z.number().int().positive().max(2_147_483_647),
    issueDate: date,
  }),
  output: z.object({ id: rowId }),
  errors: ['invalid-input', 'not-found', 'transition-refused', 'changed-meanwhile'],
})

export const trademarkOfficeAction = call({
  ...staff,
  name: 'trademark.office-action',
  method: 'POST',
  path: '/api/trademark/{id}/office-action',
  summary: 'Take an office action of a trademark in, by the date of its letter; the client is not told yet',
  audit: { table: 'trademark' },
  body: z.strictObject({ issueDate: date }),
  output: z.object({ id: rowId }),
  errors: ['invalid-input', 'not-found', 'transition-refused', 'changed-meanwhile'],
})

export const officeActionNotify = call({
  ...staff,
  name: 'office-action.notify',
  method: 'POST',
  path: '/api/office-action/{id}/notify',
  summary: 'Mail the client the link to their page: the first time, again, or after it was abandoned and can be saved',
  limit: mailedLinks,
  body: nothing,
  output: standing,
  errors: ['not-found', 'rules-unmet', 'transition-refused', 'changed-meanwhile', 'too-many-requests'],
})

export const officeActionReminders = call({
  ...client,
  name: 'office-action.reminders',
  method: 'PUT',
  path: '/api/office-action/{id}/reminders',
  summary: 'Have reminders of the last day, or none',
  support: 'open',
  audit: { table: 'office_action', facts: ['enabled'] },
  body: z.strictObject({ enabled: z.boolean() }),
  output: done,
  errors: ['invalid-input', 'not-found', 'sign-in-required'],
})

/** A last day with all that it is worked out from. */
export const replyDate = z.object({
  kind: z.enum(deadlineKinds),
  due: z.string(),
  calendarDue: z.string(),
  movedBecause: z.string().nullable(),
  fromEvent: z.enum(triggers),
  fromDate: z.string(),
  amount: z.int(),
  unit: z.enum(units),
  law: z.string().nullable(),
  article: z.string().nullable(),
  sourceKind: z.enum(sourceKinds),
  confidence: z.enum(['high', 'medium', 'low']),
})

export const officeActionShow = call({
  ...client,
  name: 'office-action.show',
  method: 'GET',
  path: '/api/office-action/{id}',
  summary: 'An office action as its client reads it; staff see the same before it is sent',
  support: 'open',
  audit: 'none',
  body: nothing,
  output: z.object({
    id: rowId,
    status: z.enum(officeActionStatuses),
    mark: z.string(),
    jurisdiction: z.enum(jurisdictions),
    number: z.string().nullable(),
    filedOn: z.string().nullable(),
    classes: z.array(z.int()),
    issuedOn: z.string().nullable(),
    /** The office has gone on with the mark since: it does not examine the answer any more. */
    hasDecided: z.boolean(),
    /** The last day that counts; null as long as nobody confirmed one. */
    due: z.string().nullable(),
    /** A person set it against the sum, or an extension moved it. */
    isSet: z.boolean(),
    dates: z.array(replyDate),
    /** `due` is null where the office says until when and has not said it yet. */
    extension: z.object({ due: z.string().nullable(), isFiled: z.boolean(), fee: fee.nullable() }).nullable(),
    summary: z.string().nullable(),
    /** The advice of the person who examined it, with their name. */
    recommendation: z.string().nullable(),
    by: z.string().nullable(),
    supplementalRegister: z.boolean(),
    issues: z.array(
      z.object({
        id: rowId,
        category: z.enum(issueCategories),
        name: z.string(),
        explanation: z.string().nullable(),
        quote: z.string().nullable(),
        question: z.string().nullable(),
        answer: z.string().nullable(),
      }),
    ),
    cited: z.array(compared),
    currency: z.string(),
    solutions: z.array(
      z.object({
        id: rowId,
        solution: z.string(),
        kind: z.enum(solutionKinds),
        description: z.string().nullable(),
        chance: z.enum(chancesOfSuccess).nullable(),
        ground: z.string().nullable(),
        serviceFee: z.int().nullable(),
        governmentFee: z.int().nullable(),
        recommended: z.boolean(),
        ordered: z.enum(['no', 'open', 'placed', 'paid']),
        /** Where it is read and paid, as long as it is to be. */
        productId: rowId.nullable(),
      }),
    ),
    /** What we ask the client beside the questions of the issues, and what they said last. */
    asked: z.string().nullable(),
    said: z.string().nullable(),
    /** The answer to the office that waits for an approval, or has it. */
    response: z.object({ version: z.int(), text: z.string() }).nullable(),
    documents: z.array(z.object({ id: z.int(), name: z.string(), type: z.string(), size: z.int() })),
    reminders: z.boolean(),
    can: z.object({ order: z.boolean(), inform: z.boolean(), approve: z.boolean(), abandon: z.boolean() }),
  }),
  errors: ['not-found', 'sign-in-required'],
})

export const officeActionDocument = call({
  ...client,
  name: 'office-action.document',
  method: 'GET',
  path: '/api/office-action/{id}/document/{docId}',
  summary: 'A document of an office action that its client may see: the letter, the receipt',
  support: 'open',
  audit: 'none',
  params: documentOfRow,
  body: nothing,
  output: z.unknown(),
  errors: ['not-found', 'sign-in-required'],
  download: true,
})

export const officeActionVisit = call({
  ...client,
  who: ['link', 'customer'],
  name: 'office-action.visit',
  method: 'POST',
  path: '/api/office-action/{id}/visit',
  summary: 'The client opened the page of the office action; the first time counts',
  support: 'closed',
  audit: { table: 'office_action' },
  body: nothing,
  output: done,
  errors: ['not-found', 'sign-in-required'],
})

export const officeActionOrder = call({
  ...client,
  name: 'office-action.order',
  method: 'POST',
  path: '/api/office-action/{id}/order',
  summary: 'Order one of the ways to answer, at the price it has on the page; answers with what is paid for',
  support: 'closed',
  audit: { table: 'office_action' },
  body: z.strictObject({ solutionId: rowId }),
  output: z.object({ productId: rowId }),
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'sign-in-required', 'transition-refused', 'changed-meanwhile'],
})

export const officeActionAbandon = call({
  ...client,
  name: 'office-action.abandon',
  method: 'POST',
  path: '/api/office-action/{id}/abandon',
  summary: 'Say that the office action is not to be answered; an order that is not paid ends with it',
  support: 'closed',
  audit: { table: 'office_action' },
  body: z.strictObject({ note: optionalText(2000) }),
  output: standingTold,
  errors: ['invalid-input', 'not-found', 'sign-in-required', 'transition-refused', 'changed-meanwhile'],
})

export const officeActionAdditionalInfo = call({
  ...client,
  name: 'office-action.additional-info',
  method: 'POST',
  path: '/api/office-action/{id}/additional-info',
  summary: 'Answer our questions about the issues, or say what is to change in the response',
  support: 'open',
  audit: { table: 'office_action' },
  body: z.strictObject({
    answers: list(z.strictObject({ issueId: rowId, answer: optionalField(texts.note) }), mostParts).default([]),
    note: optionalText(2000),
  }),
  output: standing,
  errors: ['invalid-input', 'not-found', 'sign-in-required', 'transition-refused', 'changed-meanwhile'],
})

export const officeActionAsk = call({
  ...staff,
  name: 'office-action.ask',
  method: 'PUT',
  path: '/api/office-action/{id}/additional-info',
  summary: 'Ask the client for what the answer still needs, and mail it to them',
  limit: mailedLinks,
  body: z.strictObject({ note: field(texts.note) }),
  output: standing,
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'transition-refused', 'changed-meanwhile', 'too-many-requests'],
})

export const officeActionResponse = call({
  ...staff,
  name: 'office-action.response',
  method: 'PUT',
  path: '/api/office-action/{id}/response',
  summary: 'Send the drafted answer to the client for approval; a text with gaps is refused',
  limit: mailedLinks,
  body: z.strictObject({ text: text(20_000) }),
  output: z.object({ status: z.enum(officeActionStatuses), version: z.int() }),
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'transition-refused', 'changed-meanwhile', 'too-many-requests'],
})

export const officeActionApprove = call({
  ...client,
  name: 'office-action.approve',
  method: 'POST',
  path: '/api/office-action/{id}/approve',
  summary: 'Approve the answer as it is shown; staff say how the client approved it',
  support: 'closed',
  audit: { table: 'office_action', facts: ['version'] },
  body: z.strictObject({ version: z.coerce.number().int().min(1), note: optionalText(500) }),
  output: standing,
  errors: ['invalid-input', 'not-found', 'sign-in-required', 'transition-refused', 'changed-meanwhile'],
})

export const officeActionExtension = call({
  ...staff,
  name: 'office-action.extension',
  method: 'POST',
  path: '/api/office-action/{id}/extension',
  summary:
    'Record that more time was asked for; the new last day follows from the recorded law, or is the one that the office granted',
  body: z.strictObject({
    filedOn: date,
    /** The day that the office granted, where the law leaves it to the office. */
    dueDate: date.nullable().default(null),
    /** The last day until now, as the caller saw it, so that no extension is recorded twice. */
    after: optionalDate,
    /** What lets the office grant it after the last day, or for longer than the recorded law says. */
    reason: z.string().trim().min(1).max(500).nullable().default(null),
    receiptDocumentId: documentId.nullable().default(null),
  }),
  output: z.object({ status: z.enum(officeActionStatuses), due: z.string() }),
  errors: ['invalid-input', 'not-found', 'already-done', 'rules-unmet', 'transition-refused', 'changed-meanwhile'],
})

export const officeActionCorrection = call({
  ...staff,
  name: 'office-action.correction',
  method: 'PUT',
  path: '/api/office-action/{id}/last-day',
  summary:
    'Put a last day right that was entered wrongly, also to an earlier one: with the reason, kept in the history; a client who was told of the matter is told',
  audit: { table: 'office_action', facts: ['dueDate'] },
  body: z.strictObject({
    dueDate: date,
    reason: text(500),
    /** The day as it was on the screen. */
    before: z.strictObject({ dueDate: optionalDate }),
  }),
  output: z.object({ due: z.string(), told: z.boolean() }),
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'transition-refused', 'changed-meanwhile'],
})

export const officeActionSubmit = call({
  ...staff,
  name: 'office-action.submit',
  method: 'POST',
  path: '/api/office-action/{id}/submit',
  summary: 'Record that the approved answer was filed with the office, with its receipt; the client is told',
  body: z.strictObject({ submittedOn: date, receiptDocumentId: documentId }),
  output: standingTold,
  errors: ['invalid-input', 'not-found', 'transition-refused', 'changed-meanwhile'],
})

export const officeActionDebugNotify = call({
  name: 'office-action.debug-notify',
  method: 'POST',
  path: '/api/office-action/{id}/debug/notify',
  summary: 'Send a letter about an office action to the administrator who asks, and to nobody else',
  who: ['admin'],
  limit: 'none',
  support: 'closed',
  audit: { table: 'office_action' },
  hidden: true,
  params: oneRow,
  query: nothing,
  body: z.strictObject({ template: choice(officeActionLetters), language: choice(languages).default('en') }),
  output: done,
  errors: ['invalid-input', 'not-found'],
})
