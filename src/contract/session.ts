import { z } from 'zod'
import { call } from './call.ts'
import { done, line, nothing, rowId } from './fields.ts'
import { ownSecrets } from './limits.ts'
import { givenPassword } from './user.ts'

const everybody = ['customer', 'staff', 'admin'] as const

export const sessionList = call({
  name: 'session.list',
  method: 'GET',
  path: '/api/user/sessions',
  summary: 'Where the account is signed in',
  who: everybody,
  limit: 'none',
  support: 'open',
  audit: 'none',
  params: nothing,
  query: nothing,
  body: nothing,
  output: z.object({
    sessions: z.array(
      z.object({
        id: rowId,
        createdAt: z.string(),
        lastSeenAt: z.string(),
        userAgent: z.string().nullable(),
        address: z.string().nullable(),
        here: z.boolean(),
      }),
    ),
  }),
  errors: ['sign-in-required'],
})

export const sessionEnd = call({
  name: 'session.end',
  method: 'DELETE',
  path: '/api/user/sessions/{id}',
  summary: 'Sign out in one place',
  who: everybody,
  limit: 'none',
  support: 'closed',
  audit: { table: 'user' },
  params: z.strictObject({ id: rowId }),
  query: nothing,
  body: nothing,
  output: done,
  errors: ['not-found', 'sign-in-required'],
})

export const sessionEndAll = call({
  name: 'session.end-all',
  method: 'POST',
  path: '/api/user/sessions/end',
  summary: 'Sign out everywhere, or everywhere but here',
  who: everybody,
  limit: 'none',
  support: 'closed',
  audit: { table: 'user' },
  params: nothing,
  query: nothing,
  body: z.strictObject({ butThis: z.boolean({ error: 'wrong-type' }).default(false) }),
  output: z.object({ ended: z.number().int() }),
  errors: ['invalid-input', 'sign-in-required'],
})

/** Also open to somebody of staff who has to set it up before anything else; the handler asks who it is. */
const enrolling = ['anonymous', ...everybody] as const

export const secondFactorBegin = call({
  name: 'second-factor.begin',
  method: 'POST',
  path: '/api/user/second-factor',
  summary: 'Begin to set up a second factor: the secret for an authenticator app, also as a picture',
  who: enrolling,
  limit: ownSecrets,
  support: 'closed',
  audit: { table: 'user' },
  params: nothing,
  query: nothing,
  // Of whoever is signed in already; not of who has just shown it.
  body: z.strictObject({ password: givenPassword.optional() }),
  output: z.object({ secret: z.string(), uri: z.string(), picture: z.string() }),
  errors: ['invalid-input', 'already-done', 'sign-in-required', 'too-many-requests'],
})

export const secondFactorConfirm = call({
  name: 'second-factor.confirm',
  method: 'PUT',
  path: '/api/user/second-factor',
  summary: 'Confirm the second factor with its first code; the recovery codes are told once',
  who: enrolling,
  limit: ownSecrets,
  support: 'closed',
  audit: { table: 'user' },
  params: nothing,
  query: nothing,
  body: z.strictObject({ code: line(20) }),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['invalid-input', 'already-done', 'sign-in-required', 'too-many-requests'],
})

export const secondFactorCodes = call({
  name: 'second-factor.codes',
  method: 'POST',
  path: '/api/user/second-factor/recovery-codes',
  summary: 'New recovery codes; the old ones stop working',
  who: everybody,
  limit: ownSecrets,
  support: 'closed',
  audit: { table: 'user' },
  params: nothing,
  query: nothing,
  body: z.strictObject({ password: givenPassword, code: line(40) }),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['invalid-input', 'sign-in-required', 'too-many-requests'],
})

export const secondFactorRemove = call({
  name: 'second-factor.remove',
  method: 'POST',
  path: '/api/user/second-factor/remove',
  summary: 'Take one’s second factor away; staff outside of the demo cannot',
  who: everybody,
  limit: ownSecrets,
  support: 'closed',
  audit: { table: 'user' },
  params: nothing,
  query: nothing,
  body: z.strictObject({ password: givenPassword, code: line(40) }),
  output: done,
  errors: ['invalid-input', 'not-allowed', 'sign-in-required', 'too-many-requests'],
})
