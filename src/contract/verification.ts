import { z } from 'zod'
import { explanation } from '#domain/clearance/score/explanation.ts'
import { pictureExplanation } from '#domain/clearance/picture/like-picture.ts'
import { viennaCode } from '#domain/clearance/picture/vienna.ts'
import { scopes } from '#domain/clearance/scope.ts'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { registersAsked } from '#domain/verification/registers.ts'
import { otherNameKinds, sourceAsked } from '#domain/verification/other-names.ts'
import { ownSearchKinds } from '#domain/verification/search-log.ts'
import { trimmed } from '#kernel/bounded.ts'
import { languages } from '#kernel/languages.ts'
import { call } from './call.ts'
import { choice, line, list, niceClass, nothing, rowId } from './fields.ts'
import { searches } from './limits.ts'
import { foundMark } from './search.ts'

const staff = ['staff', 'admin'] as const
const one = z.strictObject({ id: rowId })

export const verificationSearch = call({
  name: 'verification.search',
  method: 'POST',
  path: '/api/request/{id}/verification-result/search',
  summary:
    'Look for earlier marks by an element, a pattern, another reading, an owner or a number; that it was asked is kept',
  who: staff,
  limit: searches,
  support: 'closed',
  audit: { table: 'registration_request', facts: ['kind'] },
  params: one,
  query: nothing,
  body: z.strictObject({
    kind: choice(ownSearchKinds),
    query: line(200),
    classes: list(niceClass, 45).default([]),
    scope: choice(scopes).default('all'),
    withDead: z.boolean().default(false),
  }),
  output: z.object({ marks: z.array(foundMark), registers: registersAsked }),
  errors: ['invalid-input', 'not-found', 'too-many-requests', 'transition-refused'],
})

const code = trimmed(12).transform((text, context) => {
  const found = viennaCode(text)
  if (found === null) context.addIssue({ code: 'custom', message: 'not-a-choice' })
  return found ?? ''
})

export const verificationSearchPictures = call({
  name: 'verification.search-pictures',
  method: 'POST',
  path: '/api/request/{id}/verification-result/search-pictures',
  summary:
    'Compare the picture of a request, or another that is handed in and not kept, with those of the registers; that it was asked is kept',
  who: staff,
  limit: searches,
  support: 'closed',
  audit: { table: 'registration_request' },
  params: one,
  query: nothing,
  body: z.strictObject({
    /** Codes of the Vienna classification of its elements: 26.4.1, or 26.4 for a division. */
    vienna: list(code, 10).default([]),
    classes: list(niceClass, 45).default([]),
    scope: choice(scopes).default('all'),
    withDead: z.boolean().default(false),
  }),
  takesFile: true,
  output: z.object({
    /** The picture as it was compared: PNG, base64. */
    own: z.string(),
    marks: z.array(
      foundMark.extend({
        /** Null where no picture of the mark is held. */
        picture: z.string().nullable(),
        alike: pictureExplanation.nullable(),
        viennaCodes: z.array(z.string()),
      }),
    ),
    /** How many pictures were looked at. */
    compared: z.number().int(),
    registers: z.array(
      z.object({ office: z.enum(jurisdictions), asOf: z.string().nullable(), pictures: z.number().int() }),
    ),
    /** Registers that could stand in the way and of which no picture is held. */
    notRead: z.array(z.enum(jurisdictions)),
  }),
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'too-large', 'too-many-requests', 'transition-refused'],
})

/** A company or a domain name that bears a name, with what it has in common with the client's mark. */
export const otherName = z.object({
  kind: z.enum(otherNameKinds),
  name: z.string(),
  /** The company's number in its register. */
  number: z.string(),
  /** Of a company, ISO 3166-1 alpha-2. */
  country: z.string().nullable(),
  /** Its seat; of a domain name its registrar. */
  place: z.string().nullable(),
  since: z.string().nullable(),
  until: z.string().nullable(),
  /** Who said so. */
  source: z.string(),
  /** `free` is said where the register knows no such domain name, `unknown` where nobody answered. */
  state: z.enum(['registered', 'ended', 'free', 'unknown']),
  score: explanation,
})

export const verificationSearchNames = call({
  name: 'verification.search-names',
  method: 'POST',
  path: '/api/request/{id}/verification-result/search-names',
  summary: 'Look for a name among registered companies or domain names of the places; that it was asked is kept',
  who: staff,
  limit: searches,
  support: 'closed',
  audit: { table: 'registration_request', facts: ['kind'] },
  params: one,
  query: nothing,
  body: z.strictObject({ kind: choice(otherNameKinds), query: line(100) }),
  output: z.object({
    finds: z.array(otherName),
    /** Who was asked; none where no source is configured for the places. */
    asked: z.array(sourceAsked),
  }),
  errors: ['invalid-input', 'not-found', 'too-many-requests', 'transition-refused'],
})

export const verificationReport = call({
  name: 'verification.report',
  method: 'GET',
  path: '/api/request/{id}/verification-result/report',
  summary:
    'The search report of a version as PDF: verdicts, earlier marks, the registers read and every search that was made',
  who: staff,
  limit: 'none',
  support: 'open',
  audit: 'none',
  params: one,
  query: z.strictObject({
    /** The newest when it is left out. */
    version: z.coerce
      .number({ error: 'not-a-number' })
      .int('not-a-number')
      .min(1, 'too-low')
      .max(100_000, 'too-high')
      .optional(),
    /** The client's when it is left out. */
    language: choice(languages).optional(),
  }),
  body: nothing,
  output: z.unknown(),
  errors: ['invalid-input', 'not-found'],
  download: true,
})
