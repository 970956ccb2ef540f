import { z } from 'zod'
import { languages } from '#kernel/languages.ts'
import { call } from './call.ts'
import { choice, done, nothing, rowId } from './fields.ts'

/** The letters about a request that can be looked at. */
export const requestLetters = [
  'verification-requested',
  'verification-approved',
  'verification-dismissed',
  'draft-for-review',
  'application-approved',
] as const

export const debugState = call({
  name: 'debug.state',
  method: 'GET',
  path: '/api/debug/state',
  summary: 'What runs here, who asks, what is switched on, and the last requests of this process',
  who: ['admin'],
  limit: 'none',
  support: 'open',
  audit: 'none',
  hidden: true,
  params: nothing,
  query: nothing,
  body: nothing,
  output: z.object({
    build: z.record(z.string(), z.string()),
    caller: z.record(z.string(), z.string()),
    features: z.record(z.string(), z.string()),
    requests: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        method: z.string(),
        path: z.string(),
        status: z.number(),
        milliseconds: z.number(),
      }),
    ),
  }),
  errors: ['not-found'],
})

export const requestDebugNotify = call({
  name: 'request.debug-notify',
  method: 'POST',
  path: '/api/request/{id}/debug/notify',
  summary: 'Send a letter about a request to the administrator who asks, and to nobody else',
  who: ['admin'],
  limit: 'none',
  support: 'closed',
  audit: { table: 'registration_request' },
  hidden: true,
  params: z.strictObject({ id: rowId }),
  query: nothing,
  body: z.strictObject({ template: choice(requestLetters), language: choice(languages).default('en') }),
  output: done,
  errors: ['invalid-input', 'not-found'],
})
