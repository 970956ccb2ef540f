import { z } from 'zod'
import { scopes } from '#domain/clearance/scope.ts'
import { registersAsked } from '#domain/verification/registers.ts'
import { ownSearchKinds } from '#domain/verification/search-log.ts'
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
      .min(1, 'too-short')
      .max(100_000, 'too-long')
      .optional(),
    /** The client's when it is left out. */
    language: choice(languages).optional(),
  }),
  body: nothing,
  output: z.unknown(),
  errors: ['invalid-input', 'not-found'],
  download: true,
})
