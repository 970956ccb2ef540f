import { z } from 'zod'
import { texts } from '#domain/catalog/texts.ts'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { offerings } from '#domain/pricing/vocabulary.ts'
import { lackKinds } from '#domain/use-in-commerce/readiness.ts'
import { specimenRuleNames } from '#domain/use-in-commerce/specimen.ts'
import { specimenKinds } from '#domain/use-in-commerce/specimen-kinds.ts'
import { useDecisions, commerceUseStatuses, commerceUseTypes } from '#domain/use-in-commerce/status.ts'
import { proofKinds } from '#domain/use-proof/vocabulary.ts'
import { call } from './call.ts'
import { choice, date, done, field, list, nothing, optionalDate, optionalField, optionalText, rowId } from './fields.ts'
import { linkHolders, mailedLinks } from './limits.ts'
import { replyDate } from './office-action.ts'
import { byClient, byStaff, documentId, documentOfRow } from './who.ts'

/** Where a request stands after a step. */
const standing = z.object({ status: z.enum(commerceUseStatuses) })

const staff = byStaff('use_in_commerce_request')

/** What the holder of the link to a request, or its customer, may do. */
export const client = byClient('use_in_commerce_request')

export const commerceUseCreate = call({
  name: 'use-in-commerce-request.create',
  method: 'POST',
  path: '/api/use-in-commerce-request',
  summary:
    'Begin to state or declare use of a registered or allowed mark, by a date of its docket that is open; one that was begun is answered with',
  who: ['customer', 'staff', 'admin'],
  limit: linkHolders,
  support: 'open',
  audit: { table: 'use_in_commerce_request', facts: ['type'] },
  params: nothing,
  query: nothing,
  body: z.strictObject({
    trademarkId: rowId,
    /** Which, where several are open; staff also an allegation of use, which keeps no date. */
    type: choice(commerceUseTypes).nullable().default(null),
  }),
  output: z.object({ id: rowId }),
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'sign-in-required', 'changed-meanwhile'],
})

/** A date of the docket with all that it is worked out from. */
const docketDate = replyDate.extend({
  number: z.int(),
  opens: z.string().nullable(),
  graceUntil: z.string().nullable(),
  isDone: z.boolean(),
  /** A person set the day against the sum. */
  isSet: z.boolean(),
})

const finding = z.object({
  rule: z.enum(specimenRuleNames),
  weight: z.enum(['refused', 'open', 'doubtful']),
  source: z.string(),
})

const shownSpecimen = z.object({
  id: rowId,
  document: z.object({ id: z.int(), name: z.string(), mediaType: z.string() }).nullable(),
  kind: z.enum(specimenKinds).nullable(),
  description: z.string().nullable(),
  url: z.string().nullable(),
  captureDate: z.string().nullable(),
  classItems: z.array(z.string()),
  showsMark: z.boolean().nullable(),
  takesOrders: z.boolean().nullable(),
  namesServices: z.boolean().nullable(),
  findings: z.array(finding),
})

export const commerceUseShow = call({
  ...client,
  name: 'use-in-commerce-request.show',
  method: 'GET',
  path: '/api/use-in-commerce-request/{id}',
  summary: 'A statement or declaration of use as its client works on it; staff see the same before it is told',
  support: 'open',
  audit: 'none',
  body: nothing,
  output: z.object({
    id: rowId,
    trademarkId: rowId,
    status: z.enum(commerceUseStatuses),
    type: z.enum(commerceUseTypes),
    mark: z.string(),
    jurisdiction: z.enum(jurisdictions),
    number: z.string().nullable(),
    issuedOn: z.string().nullable(),
    due: z.string().nullable(),
    /** The last day has passed, and it is filed in its grace. */
    isLate: z.boolean(),
    isConfirmed: z.boolean(),
    /** The date that it keeps, and, of a statement, those that extensions lead to. */
    dates: z.array(docketDate),
    remainingExtensions: z.int(),
    incontestability: z.object({ isPossible: z.boolean(), isChosen: z.boolean() }),
    classes: z.array(
      z.object({
        id: rowId,
        number: z.int(),
        items: z.array(z.string()),
        deletedItems: z.array(z.string()),
        decision: z.enum(useDecisions).nullable(),
        firstUseAnywhere: z.string().nullable(),
        firstUseInUs: z.string().nullable(),
        website: z.string().nullable(),
        specimens: z.array(shownSpecimen),
      }),
    ),
    /** Dates of first use belong to it, and specimens by recorded rules. */
    wantsDates: z.boolean(),
    wantsSpecimens: z.boolean(),
    /** Files that were collected of the use of the mark and can be specimens; holders of a link are shown none. */
    collected: z.array(
      z.object({ id: rowId, kind: z.enum(proofKinds), classes: z.array(z.int()), day: z.string(), market: z.string() }),
    ),
    price: z
      .object({
        currency: z.string(),
        lines: z.array(
          z.object({
            kind: z.enum(['service', 'official']),
            offering: z.enum(offerings).nullable(),
            net: z.int(),
            original: z.object({ amount: z.int(), currency: z.string() }).nullable(),
            source: z.string().nullable(),
          }),
        ),
        /** A person prices it: a fee of it is not recorded. */
        isQuoted: z.boolean(),
        classes: z.int(),
      })
      .nullable(),
    ordered: z.enum(['no', 'open', 'placed', 'paid']),
    productId: rowId.nullable(),
    lacks: z.array(z.object({ what: z.enum(lackKinds), class: z.int().nullable() })),
    signed: z.object({ by: z.string(), at: z.string() }).nullable(),
    submittedOn: z.string().nullable(),
    reopened: z.string().nullable(),
    comments: z.array(
      z.object({
        id: rowId,
        by: z.string(),
        isOurs: z.boolean(),
        isMine: z.boolean(),
        at: z.string(),
        text: z.string(),
      }),
    ),
    documents: z.array(z.object({ id: z.int(), name: z.string(), type: z.string() })),
    can: z.object({ write: z.boolean(), order: z.boolean(), approve: z.boolean(), abandon: z.boolean() }),
    /** Changes with everything that would be filed; what is signed names it. */
    version: z.string(),
    /** The request for what the extension led to. */
    nextId: rowId.nullable(),
  }),
  errors: ['not-found', 'sign-in-required'],
})

export const commerceUseDocument = call({
  ...client,
  name: 'use-in-commerce-request.document',
  method: 'GET',
  path: '/api/use-in-commerce-request/{id}/document/{docId}',
  summary: 'A document of the request that its client may see: a specimen, the receipt of the office',
  support: 'open',
  audit: 'none',
  params: documentOfRow,
  body: nothing,
  output: z.unknown(),
  errors: ['not-found', 'sign-in-required'],
  download: true,
})

export const commerceUseVisit = call({
  ...client,
  who: ['link', 'customer'],
  name: 'use-in-commerce-request.visit',
  method: 'POST',
  path: '/api/use-in-commerce-request/{id}/visit',
  summary: 'The client opened the page of the request; the first time counts',
  support: 'closed',
  audit: { table: 'use_in_commerce_request' },
  body: nothing,
  output: done,
  errors: ['not-found', 'sign-in-required'],
})

export const commerceUseEdit = call({
  ...client,
  name: 'use-in-commerce-request.edit',
  method: 'PUT',
  path: '/api/use-in-commerce-request/{id}',
  summary:
    'Write what is declared for each class: used, not used or more time, which goods stay, and since when; the fee follows. What was signed has to be signed again',
  support: 'open',
  body: z.strictObject({
    classes: list(
      z.strictObject({
        id: rowId,
        decision: choice(useDecisions).nullable().default(null),
        /** Those that stay, of all that the class has or had. */
        items: list(field({ max: 500 }), 200),
        firstUseAnywhere: optionalDate.default(null),
        firstUseInUs: optionalDate.default(null),
        website: optionalField(texts.webAddress),
      }),
      45,
    ),
    incontestability: z.boolean().default(false),
  }),
  audit: { table: 'use_in_commerce_request', facts: ['incontestability'] },
  output: standing,
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'sign-in-required', 'transition-refused', 'changed-meanwhile'],
})

export const commerceUseOrder = call({
  ...client,
  name: 'use-in-commerce-request.order',
  method: 'POST',
  path: '/api/use-in-commerce-request/{id}/order',
  summary:
    'Order the filing at the price of the classes that stay; answers with what is paid for, or that a person prices it first',
  support: 'closed',
  audit: { table: 'use_in_commerce_request' },
  body: nothing,
  output: z.object({ productId: rowId, isQuoted: z.boolean() }),
  errors: ['not-found', 'rules-unmet', 'sign-in-required', 'transition-refused', 'changed-meanwhile'],
})

export const commerceUseAbandon = call({
  ...client,
  name: 'use-in-commerce-request.abandon',
  method: 'POST',
  path: '/api/use-in-commerce-request/{id}/abandon',
  summary: 'Say that use is not stated or declared; reminders end, and an order that is not paid',
  support: 'closed',
  audit: { table: 'use_in_commerce_request' },
  body: z.strictObject({ note: optionalText(2000) }),
  output: standing,
  errors: ['invalid-input', 'not-found', 'sign-in-required', 'transition-refused', 'changed-meanwhile'],
})

export const commerceUseApprove = call({
  ...client,
  name: 'use-in-commerce-request.approve',
  method: 'POST',
  path: '/api/use-in-commerce-request/{id}/approve-for-filing',
  summary: 'Sign what is declared as it stands, once nothing of it is missing; staff say how it was signed',
  support: 'closed',
  audit: { table: 'use_in_commerce_request' },
  body: z.strictObject({
    version: field({ max: 60 }),
    signedBy: field(texts.personName),
    /** That what is declared is true is said and never assumed. */
    declared: z.literal(true, 'must-accept'),
    note: optionalText(500),
  }),
  output: standing,
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'sign-in-required', 'transition-refused', 'changed-meanwhile'],
})

export const commerceUseNotify = call({
  ...staff,
  name: 'use-in-commerce-request.notify',
  method: 'POST',
  path: '/api/use-in-commerce-request/{id}/notify',
  summary: 'Mail the client the link to the request: the first time, again, or after it was let go and can be taken up',
  limit: mailedLinks,
  body: nothing,
  output: standing,
  errors: ['not-found', 'rules-unmet', 'transition-refused', 'changed-meanwhile', 'too-many-requests'],
})

export const commerceUseDeadline = call({
  ...staff,
  name: 'use-in-commerce-request.confirm-deadline',
  method: 'POST',
  path: '/api/use-in-commerce-request/{id}/confirm-deadline',
  summary: 'Confirm the last day; one against the recorded law needs its reason',
  body: z.strictObject({
    issueDate: optionalDate.default(null),
    dueDate: date,
    reason: optionalText(500),
    /** Both days as they were on the screen. */
    before: z.strictObject({ issueDate: optionalDate, dueDate: optionalDate }),
  }),
  output: z.object({ due: z.string() }),
  errors: ['invalid-input', 'not-found', 'transition-refused', 'changed-meanwhile'],
})

export const commerceUseSubmit = call({
  ...staff,
  name: 'use-in-commerce-request.submit',
  method: 'POST',
  path: '/api/use-in-commerce-request/{id}/submit',
  summary:
    'Record that what was signed is with the office, with its receipt; an extension opens the next request, the client is told',
  body: z.strictObject({ submittedOn: date, receiptDocumentId: documentId }),
  output: z.object({ status: z.enum(commerceUseStatuses), nextId: rowId.nullable() }),
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'transition-refused', 'changed-meanwhile'],
})

export const commerceUseReopen = call({
  ...staff,
  name: 'use-in-commerce-request.reopen',
  method: 'POST',
  path: '/api/use-in-commerce-request/{id}/reopen',
  summary:
    'Take it up again: the office sent back what was filed, or the client changed their mind in time; they are told why',
  limit: mailedLinks,
  body: z.strictObject({ note: field(texts.note), dueDate: optionalDate.default(null) }),
  output: standing,
  errors: [
    'invalid-input',
    'not-found',
    'already-done',
    'rules-unmet',
    'transition-refused',
    'changed-meanwhile',
    'too-many-requests',
  ],
})

export const commerceUseComment = call({
  ...client,
  name: 'use-in-commerce-request.comment',
  method: 'POST',
  path: '/api/use-in-commerce-request/{id}/thread-comment',
  summary: 'Write into the thread of the request; what we write is mailed to the client',
  support: 'open',
  audit: { table: 'use_in_commerce_request' },
  body: z.strictObject({ content: field(texts.description) }),
  output: z.object({ id: rowId }),
  errors: ['invalid-input', 'not-found', 'sign-in-required'],
})

const oneComment = z.strictObject({ id: rowId, commentId: rowId })

export const commerceUseCommentEdit = call({
  ...client,
  name: 'use-in-commerce-request.comment-edit',
  method: 'PUT',
  path: '/api/use-in-commerce-request/{id}/thread-comment/{commentId}',
  summary: 'Change the own words in the thread',
  support: 'closed',
  audit: { table: 'use_in_commerce_request' },
  params: oneComment,
  body: z.strictObject({ content: field(texts.description) }),
  output: done,
  errors: ['invalid-input', 'not-found', 'sign-in-required'],
})

export const commerceUseCommentDelete = call({
  ...client,
  name: 'use-in-commerce-request.comment-delete',
  method: 'DELETE',
  path: '/api/use-in-commerce-request/{id}/thread-comment/{commentId}',
  summary: 'Take the own words out of the thread',
  support: 'closed',
  audit: { table: 'use_in_commerce_request' },
  params: oneComment,
  body: nothing,
  output: done,
  errors: ['not-found', 'sign-in-required'],
})
