import { z } from 'zod'
import { call } from './call.ts'
import { choice, done, email, line, nothing, optionalLine, rowId } from './fields.ts'
import { languages } from '#kernel/languages.ts'
import { currencies } from '#kernel/money.ts'

const password = z.string({ error: 'required' }).min(12, 'too-short').max(256, 'too-long')

export const userSignup = call({
  name: 'user.signup',
  method: 'POST',
  path: '/api/user/signup',
  summary: 'Ask for an account; a link to activate it is mailed to the address',
  who: ['anonymous'],
  params: nothing,
  query: nothing,
  body: z.strictObject({
    email,
    firstName: optionalLine(100),
    lastName: optionalLine(100),
    language: choice(languages),
  }),
  output: done,
  errors: ['invalid-input', 'too-many-requests'],
})

export const userInitiate = call({
  name: 'user.initiate',
  method: 'POST',
  path: '/api/user/initiate',
  summary: 'Mail the activation link again',
  who: ['anonymous'],
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
  params: nothing,
  query: nothing,
  body: z.strictObject({ token: line(100), password }),
  output: z.object({ email: z.string() }),
  errors: ['invalid-input', 'link-expired', 'too-many-requests'],
})

export const userRead = call({
  name: 'user.read',
  method: 'GET',
  path: '/api/user',
  summary: 'The signed-in user and profile',
  who: ['customer', 'staff', 'admin'],
  params: nothing,
  query: nothing,
  body: nothing,
  output: z.object({
    id: rowId,
    email: z.string(),
    role: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    language: z.enum(languages),
    currency: z.enum(currencies),
  }),
  errors: ['sign-in-required'],
})
