import { z } from 'zod'
import { texts } from '#domain/catalog/texts.ts'
import { call } from './call.ts'
import { bounded, choice, done, email, field, line, nothing, rowId, text } from './fields.ts'
import { ownSecrets } from './limits.ts'
import { userRoles } from '#domain/account/roles.ts'
import { languages } from '#kernel/languages.ts'

const one = z.strictObject({ id: rowId })
const staff = ['staff', 'admin'] as const

export const userInvite = call({
  name: 'user.invite',
  method: 'POST',
  path: '/api/user/invitation',
  summary: 'Invite somebody to the staff: an account with a role, and a mailed link to activate it',
  who: ['admin'],
  limit: 'none',
  support: 'closed',
  audit: { table: 'user' },
  params: nothing,
  query: nothing,
  body: z.strictObject({
    email,
    firstName: field(texts.personName),
    lastName: field(texts.personName),
    role: choice(['staff', 'admin']),
    language: choice(languages),
  }),
  output: z.object({ id: rowId }),
  errors: ['invalid-input', 'already-done'],
})

export const userRole = call({
  name: 'user.role',
  method: 'PUT',
  path: '/api/user/{id}/role',
  summary: 'Give a user another role; every session of the user ends',
  who: ['admin'],
  limit: 'none',
  support: 'closed',
  audit: { table: 'user', facts: ['role'] },
  params: one,
  query: nothing,
  body: z.strictObject({ role: choice(userRoles) }),
  output: done,
  errors: ['invalid-input', 'not-found', 'rules-unmet'],
})

export const userDeactivate = call({
  name: 'user.deactivate',
  method: 'POST',
  path: '/api/user/{id}/deactivate',
  summary: 'Close an account: one’s own with the password, another as administrator; every session of it ends',
  who: ['customer', 'staff', 'admin'],
  limit: ownSecrets,
  support: 'closed',
  audit: { table: 'user' },
  params: one,
  query: nothing,
  body: z.strictObject({ password: bounded(1024).optional() }),
  output: done,
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'sign-in-required', 'too-many-requests'],
})

export const userReactivate = call({
  name: 'user.reactivate',
  method: 'POST',
  path: '/api/user/{id}/activate',
  summary: 'Open a closed account again; without a password its owner gets a link to set one',
  who: ['admin'],
  limit: 'none',
  support: 'closed',
  audit: { table: 'user' },
  params: one,
  query: nothing,
  body: nothing,
  output: done,
  errors: ['not-found', 'transition-refused'],
})

export const userInitiationLink = call({
  name: 'user.initiation-link',
  method: 'POST',
  path: '/api/user/{id}/initiation-link',
  summary: 'A link that activates an account which waits for it, to hand over by another way than mail',
  who: staff,
  limit: 'none',
  support: 'closed',
  audit: { table: 'user' },
  params: one,
  query: nothing,
  body: nothing,
  output: z.object({ url: z.string(), expiresAt: z.string() }),
  errors: ['not-found', 'transition-refused'],
})

export const userResetSecondFactor = call({
  name: 'user.reset-second-factor',
  method: 'POST',
  path: '/api/user/{id}/second-factor/reset',
  summary: 'Take a lost second factor away; the user sets up another at the next sign-in',
  who: ['admin'],
  limit: 'none',
  support: 'closed',
  audit: { table: 'user' },
  params: one,
  query: nothing,
  body: nothing,
  output: done,
  errors: ['not-found', 'rules-unmet'],
})

export const userSupport = call({
  name: 'user.support',
  method: 'POST',
  path: '/api/user/{id}/support',
  summary: 'Act for a customer for an hour; the answer’s ticket is taken by /api/auth/callback/support within a minute',
  who: staff,
  limit: 'none',
  support: 'closed',
  audit: { table: 'user' },
  params: one,
  query: nothing,
  body: z.strictObject({ reason: text(500).refine((reason) => reason.length >= 10, 'reason-needed') }),
  output: z.object({ ticket: z.string(), endsAt: z.string() }),
  errors: ['invalid-input', 'not-found', 'transition-refused'],
})

/** A screen of the staff area as somebody keeps it: its filters, words and order, which are all in its address. */
const keeping = {
  who: staff,
  limit: 'none',
  query: nothing,
} as const

/** Views that one person keeps. */
export const mostStaffViews = 60

export const staffViews = call({
  ...keeping,
  name: 'staff-view.list',
  support: 'open',
  method: 'GET',
  path: '/api/staff-view',
  summary: 'The views of lists that one keeps, by name',
  audit: 'none',
  params: nothing,
  body: nothing,
  output: z.object({
    views: z.array(z.object({ id: rowId, screen: z.string(), name: z.string(), address: z.string() })),
  }),
  errors: [],
})

export const staffViewKeep = call({
  ...keeping,
  name: 'staff-view.keep',
  support: 'closed',
  method: 'PUT',
  path: '/api/staff-view',
  summary: 'Keep how a list is filtered and sorted under a name; the same name of the same list is kept anew',
  audit: { table: 'user' },
  params: nothing,
  body: z.strictObject({ screen: line(60), name: field(texts.personName), address: line(2000) }),
  output: z.object({ id: rowId }),
  errors: ['invalid-input'],
})

export const staffViewDrop = call({
  ...keeping,
  name: 'staff-view.drop',
  support: 'closed',
  method: 'DELETE',
  path: '/api/staff-view/{id}',
  summary: 'Forget a kept view',
  audit: { table: 'user' },
  params: z.strictObject({ id: rowId }),
  body: nothing,
  output: done,
  errors: ['not-found'],
})
