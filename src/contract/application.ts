import { z } from 'zod'
import { texts } from '#domain/catalog/texts.ts'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { changeKinds } from '#domain/registration/draft-facts.ts'
import { filingRuleNames } from '#domain/registration/filing-rules.ts'
import { draftSections } from '#domain/registration/sections.ts'
import { registrationStatuses } from '#domain/registration/status.ts'
import { draftedBases } from '#domain/use-in-commerce/status.ts'
import { call } from './call.ts'
import { suggestions } from './limits.ts'
import { choice, date, digest, done, field, list, niceClass, nothing, optionalDate, rowId } from './fields.ts'

const staff = ['staff', 'admin'] as const
const owners = ['customer', 'staff', 'admin'] as const
const one = z.strictObject({ id: rowId })

/** What an owner, or staff for them, write into the draft of their request. */
const written = {
  who: owners,
  limit: 'none',
  support: 'open',
  audit: { table: 'registration_request' },
  params: one,
  query: nothing,
} as const

/** What is read of the draft as a file. */
const read = {
  method: 'GET',
  who: owners,
  limit: 'none',
  support: 'open',
  audit: 'none',
  params: one,
  body: nothing,
  output: z.unknown(),
  download: true,
} as const

export const applicationFilingCheck = call({
  name: 'application.filing-check',
  method: 'GET',
  path: '/api/request/{id}/application/filing-check',
  summary:
    'What offices would refuse or ask about if the draft were filed as it stands, with the source of each rule, and how its lists are worded',
  who: staff,
  limit: 'none',
  support: 'open',
  audit: 'none',
  params: one,
  query: nothing,
  body: nothing,
  output: z.object({
    findings: z.array(
      z.object({
        rule: z.enum(filingRuleNames),
        level: z.enum(['blocking', 'advisory']),
        source: z.string(),
        place: z.enum(jurisdictions).nullable(),
        what: z.string(),
      }),
    ),
    /** How the list of each place is worded, and what its length costs there. */
    wording: z.array(
      z.object({
        place: z.enum(jurisdictions),
        classes: z.array(
          z.object({
            class: z.number().int(),
            terms: z.number().int(),
            words: z.number().int(),
            characters: z.number().int(),
            known: z.number().int(),
            wide: z.array(z.string()),
            openEnded: z.array(z.string()),
            long: z.array(z.string()),
            twice: z.array(z.string()),
          }),
        ),
        charges: z.array(
          z.object({
            class: z.number().int(),
            name: z.string(),
            times: z.number().int().nullable(),
            amount: z.number().int(),
            when: z.string(),
          }),
        ),
        currency: z.string().nullable(),
        source: z.string().nullable(),
      }),
    ),
    /** The lists of terms that were looked into. */
    termLists: z.array(z.string()),
  }),
  errors: ['not-found'],
})

export const applicationComment = call({
  ...written,
  name: 'application.comment',
  method: 'POST',
  path: '/api/application/{id}/thread-comment',
  summary: 'Comment on the application draft or a part of it; a review request from the client asks for a change',
  audit: { table: 'application', facts: ['type', 'section'] },
  body: z.strictObject({
    type: choice(['comment', 'review-request']),
    content: field(texts.note),
    section: choice(draftSections).nullable().default(null),
    /** Whether staff began with words that a program suggested: the client reads it. */
    suggested: z.boolean().default(false),
  }),
  output: z.object({ id: rowId }),
  errors: ['invalid-input', 'not-found', 'transition-refused'],
})

const suggestion = { who: staff, support: 'closed', params: one, query: nothing } as const

export const applicationSuggestionOffered = call({
  ...suggestion,
  name: 'application.suggestion-offered',
  method: 'GET',
  path: '/api/application/{id}/thread-comment/suggestion',
  summary: 'Whether a program suggests comments on application drafts here',
  limit: 'none',
  audit: 'none',
  body: nothing,
  output: z.object({ offered: z.boolean() }),
  errors: ['not-found'],
})

export const applicationSuggest = call({
  ...suggestion,
  name: 'application.suggest',
  method: 'POST',
  path: '/api/application/{id}/thread-comment/suggestion',
  summary: 'Words for the next comment on the draft, by the program that the operator named; nothing is stored or sent',
  limit: suggestions,
  audit: { table: 'application', facts: ['section'] },
  body: z.strictObject({ section: choice(draftSections).nullable().default(null) }),
  /** `isCut`: a comment has no room for all that the program answered. */
  output: z.object({ text: z.string(), isCut: z.boolean() }),
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'provider-failed'],
})

const changes = z.array(
  z.object({
    kind: z.enum(changeKinds),
    places: z.array(z.enum(jurisdictions)),
    class: z.number().int().nullable(),
    field: z.string().nullable(),
    before: z.string().nullable(),
    after: z.string().nullable(),
    added: z.array(z.string()),
    removed: z.array(z.string()),
  }),
)

export const applicationReading = call({
  name: 'application.reading',
  method: 'GET',
  path: '/api/request/{id}/application/reading',
  summary: 'When the client read the draft last, and what changed since; `digest` stands for the draft as it is now',
  who: owners,
  limit: 'none',
  support: 'open',
  audit: 'none',
  params: one,
  query: nothing,
  body: nothing,
  output: z.object({ readAt: z.string().nullable(), digest: z.string(), changes }),
  errors: ['not-found'],
})

export const applicationRead = call({
  ...written,
  name: 'application.read',
  method: 'PUT',
  path: '/api/request/{id}/application/reading',
  summary: 'Say that the draft was read as it stands; refused when it is another one by now',
  who: ['customer'],
  // Nobody reads for somebody else.
  support: 'closed',
  body: z.strictObject({ digest }),
  output: done,
  errors: ['invalid-input', 'not-found', 'changed-meanwhile'],
})

const oneComment = z.strictObject({ id: rowId, commentId: rowId })

export const applicationCommentUpdate = call({
  ...written,
  name: 'application.comment-update',
  method: 'PUT',
  path: '/api/application/{id}/thread-comment/{commentId}',
  summary: 'Change one’s own comment on the draft, or say of any that it is settled or open again',
  audit: { table: 'application', facts: ['resolved'] },
  params: oneComment,
  body: z.strictObject({
    /** Left out, the words stay. Only their writer changes them. */
    content: field(texts.note).optional(),
    resolved: z.boolean({ error: 'wrong-type' }).optional(),
  }),
  output: done,
  errors: ['invalid-input', 'not-found'],
})

export const applicationCommentDelete = call({
  ...written,
  name: 'application.comment-delete',
  method: 'DELETE',
  path: '/api/application/{id}/thread-comment/{commentId}',
  summary: 'Remove one’s own comment on the draft; what asked for a change stays',
  audit: { table: 'application' },
  params: oneComment,
  body: nothing,
  output: done,
  errors: ['not-found', 'rules-unmet'],
})

export const applicationUse = call({
  ...written,
  name: 'application.use-in-commerce',
  method: 'PUT',
  path: '/api/request/{id}/application/use-in-commerce',
  summary: 'Say on what the application at the USPTO rests, and since when the mark is used for each class',
  body: z.strictObject({
    basis: choice(draftedBases).nullable(),
    classes: list(
      z.strictObject({ number: niceClass, firstUseAnywhere: optionalDate, firstUseInCommerce: optionalDate }),
      45,
    ).default([]),
  }),
  output: done,
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'transition-refused'],
})

const document = z.object({ id: z.number().int() })

export const powerOfAttorneyCreate = call({
  ...written,
  name: 'application.power-of-attorney',
  method: 'POST',
  path: '/api/request/{id}/power-of-attorney',
  summary: 'Keep the power of attorney of the owner in the draft: drawn anew, or signed, as the file that is handed in',
  // Who signs it lets somebody act for them.
  support: 'closed',
  body: nothing,
  output: document,
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'transition-refused', 'too-large', 'unsupported-type'],
  upload: true,
})

export const powerOfAttorneyFile = call({
  ...read,
  name: 'application.power-of-attorney-file',
  path: '/api/request/{id}/power-of-attorney',
  summary: 'The power of attorney that is kept of a request, the last one',
  query: nothing,
  errors: ['not-found'],
})

export const powerOfAttorneyPreview = call({
  ...read,
  name: 'application.poa-preview',
  path: '/api/request/{id}/poa-preview',
  summary: 'A power of attorney as it would be drawn, as PDF; nothing is kept',
  query: z.strictObject({
    /** The owner of the draft, or another party of the same account; left out, the owner of the draft. */
    registrationEntity: rowId.optional(),
  }),
  errors: ['invalid-input', 'not-found', 'rules-unmet'],
})

export const applicationGenerate = call({
  ...written,
  name: 'application.generate',
  method: 'POST',
  path: '/api/request/{id}/generate-application',
  summary: 'Draw everything that is filed, register by register, as a PDF into the folder of the request',
  who: staff,
  support: 'closed',
  body: nothing,
  output: document,
  errors: ['not-found', 'rules-unmet'],
})

const rest = {
  path: '/api/request/{id}/application/postponement',
  who: ['customer', 'staff', 'admin'],
  limit: 'none',
  support: 'closed',
  audit: { table: 'registration_request' },
  params: one,
  query: nothing,
} as const

export const applicationPostpone = call({
  ...rest,
  name: 'application.postpone',
  method: 'PUT',
  summary: 'Let a draft rest until a day: nobody is reminded of it meanwhile, and it goes on by itself on that day',
  body: z.strictObject({ until: date }),
  output: z.object({ status: z.enum(registrationStatuses), until: z.string() }),
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'transition-refused'],
})

export const applicationResume = call({
  ...rest,
  name: 'application.resume',
  method: 'DELETE',
  summary: 'Go on with a draft that rests, with whoever had it before',
  body: nothing,
  output: z.object({ status: z.enum(registrationStatuses) }),
  errors: ['not-found', 'rules-unmet', 'transition-refused'],
})
