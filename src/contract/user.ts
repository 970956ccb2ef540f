import { z } from 'zod'
import { texts } from '#domain/catalog/texts.ts'
import { call } from './call.ts'
import { bounded, choice, done, email, line, nothing, optionalField, rowId } from './fields.ts'
import { mailedLinks, ownSecrets } from './limits.ts'
import { languages } from '#kernel/languages.ts'
import { currencies } from '#kernel/money.ts'

/** Judged whole by the rules of domain/account/password.ts; only a text that is no password at all is refused here. */
export const newPassword = bounded(1024, 'required').min(1, 'required')
/** A password that is only compared. */
export const givenPassword = bounded(1024, 'required').min(1, 'required')

export const userSignup = call({
  name: 'user.signup',
  method: 'POST',
  path: '/api/user/signup',
  summary: 'Ask for an account; a link to activate it is mailed to the address',
  who: ['anonymous'],
  limit: mailedLinks,
  support: 'closed',
  audit: { table: 'user' },
  params: nothing,
  query: nothing,
  body: z.strictObject({
    email,
    firstName: optionalField(texts.personName),
    lastName: optionalField(texts.personName),
    language: choice(languages),
  }),
  output: done,
  errors: ['invalid-input', 'not-allowed', 'too-many-requests'],
})

export const userInitiate = call({
  name: 'user.initiate',
  method: 'POST',
  path: '/api/user/initiate',
  summary: 'Mail the activation link again',
  who: ['anonymous'],
  limit: mailedLinks,
  support: 'closed',
  audit: { table: 'user' },
  params: nothing,
  query: nothing,
  body: z.strictObject({ email, language: choice(languages) }),
  output: done,
  errors: ['invalid-input', 'too-many-requests'],
})

export const userActivate = call({
  name: 'user.activate',
  method: 'POST',
  path: '/api/user/activate',
  summary: 'Activate the account of a mailed link and set its password',
  who: ['anonymous'],
  limit: mailedLinks,
  support: 'closed',
  audit: { table: 'user' },
  params: nothing,
  query: nothing,
  body: z.strictObject({ token: line(100), password: newPassword }),
  output: z.object({ email: z.string() }),
  errors: ['invalid-input', 'link-expired', 'too-many-requests'],
})

export const userResetPassword = call({
  name: 'user.reset-password',
  method: 'POST',
  path: '/api/user/reset-password',
  summary: 'Mail a link to set a new password; the answer does not tell whether there is an account',
  who: ['anonymous', 'customer', 'staff', 'admin'],
  limit: mailedLinks,
  support: 'closed',
  audit: { table: 'user' },
  params: nothing,
  query: nothing,
  body: z.strictObject({ email, language: choice(languages) }),
  output: done,
  errors: ['invalid-input', 'too-many-requests'],
})

export const userSetPassword = call({
  name: 'user.set-password',
  method: 'POST',
  path: '/api/user/set-password',
  summary: 'Set a new password with a mailed link; every session of the account ends',
  who: ['anonymous', 'customer', 'staff', 'admin'],
  limit: mailedLinks,
  support: 'closed',
  audit: { table: 'user' },
  params: nothing,
  query: nothing,
  body: z.strictObject({ token: line(100), password: newPassword }),
  output: z.object({ email: z.string(), staff: z.boolean() }),
  errors: ['invalid-input', 'link-expired', 'too-many-requests'],
})

export const userChangePassword = call({
  name: 'user.change-password',
  method: 'PUT',
  path: '/api/user/password',
  summary: 'Change the password; every other session of the account ends',
  who: ['customer', 'staff', 'admin'],
  limit: ownSecrets,
  support: 'closed',
  audit: { table: 'user' },
  params: nothing,
  query: nothing,
  body: z.strictObject({ currentPassword: givenPassword, newPassword }),
  output: done,
  errors: ['invalid-input', 'sign-in-required', 'too-many-requests'],
})

export const userRead = call({
  name: 'user.read',
  method: 'GET',
  path: '/api/user',
  summary: 'The signed-in user and profile',
  who: ['customer', 'staff', 'admin'],
  limit: 'none',
  support: 'open',
  audit: 'none',
  params: nothing,
  query: nothing,
  body: nothing,
  output: z.object({
    id: rowId,
    email: z.string(),
    role: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    phoneNumber: z.string().nullable(),
    language: z.enum(languages),
    currency: z.enum(currencies),
    region: z.string(),
    orderUpdateEmails: z.boolean(),
    marketingEmails: z.boolean(),
    newsletterEmails: z.boolean(),
    secondFactor: z.boolean(),
    hasPassword: z.boolean(),
    google: z.string().nullable(),
  }),
  errors: ['sign-in-required'],
})
