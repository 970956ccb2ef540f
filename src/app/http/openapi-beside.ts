import type { z } from 'zod'
import { entry } from './client-log.ts'

/** An address of programs that is no call of the contract: the sign-in library's, the browsers' log, the provider's messages. */
export interface Beside {
  path: `/api/${string}`
  method: 'get' | 'post'
  summary: string
  tag: string
  /** Names of the fields of a form. */
  form?: readonly string[]
  /** The schema of a JSON body. */
  json?: z.ZodType
  /** What is answered, by status. */
  answer: Readonly<Record<number, { description: string }>>
}

const sent = { 302: { description: 'To the page that comes next; the cookie tells how it went' } }
const told = { 200: { description: 'The answer as JSON' } }
const auth = { tag: 'auth' }

/** Each of them, for the OpenAPI document. A test compares them with the routes that the server has. */
export const beside: readonly Beside[] = [
  {
    ...auth,
    path: '/api/auth/csrf',
    method: 'get',
    summary: 'A token for the forms below, with its cookie',
    answer: told,
  },
  { ...auth, path: '/api/auth/providers', method: 'get', summary: 'The ways to sign in', answer: told },
  {
    ...auth,
    path: '/api/auth/session',
    method: 'get',
    summary: 'Who is signed in, until when, and a bearer token for ten minutes; null for nobody',
    answer: told,
  },
  { ...auth, path: '/api/auth/signin', method: 'get', summary: 'Leads to the sign-in page', answer: sent },
  {
    ...auth,
    path: '/api/auth/signin/{provider}',
    method: 'post',
    summary: 'Begin to sign in at another provider',
    form: ['csrfToken', 'callbackUrl'],
    answer: sent,
  },
  {
    ...auth,
    path: '/api/auth/callback/credentials',
    method: 'post',
    summary: 'Sign in with an address, a password and, where there is one, a code',
    form: ['csrfToken', 'callbackUrl', 'email', 'password', 'totp'],
    answer: { ...sent, 429: { description: 'Too many tries' } },
  },
  {
    ...auth,
    path: '/api/auth/callback/support',
    method: 'post',
    summary: 'Begin to act for a customer with the ticket of user.support',
    form: ['csrfToken', 'callbackUrl', 'ticket'],
    answer: sent,
  },
  {
    ...auth,
    path: '/api/auth/callback/support-end',
    method: 'post',
    summary: 'End acting for a customer',
    form: ['csrfToken', 'callbackUrl'],
    answer: sent,
  },
  { ...auth, path: '/api/auth/callback/google', method: 'get', summary: 'Back from Google', answer: sent },
  { ...auth, path: '/api/auth/signout', method: 'get', summary: 'Leads to the sign-in page', answer: sent },
  {
    ...auth,
    path: '/api/auth/signout',
    method: 'post',
    summary: 'Sign out here',
    form: ['csrfToken', 'callbackUrl'],
    answer: sent,
  },
  {
    ...auth,
    path: '/api/auth/error',
    method: 'get',
    summary: 'Leads to the sign-in page with the reason',
    answer: sent,
  },
  {
    tag: 'log',
    path: '/api/log-{id}',
    method: 'post',
    summary: 'What a browser reports of itself, at most sixty lines a minute of one network',
    json: entry,
    answer: { 204: { description: 'Taken' }, 429: { description: 'Too many lines' } },
  },
  {
    tag: 'webhooks',
    path: '/api/webhooks/payment/{provider}',
    method: 'post',
    summary: 'A signed message of the payment provider',
    answer: { 200: { description: 'Taken, or known already' }, 403: { description: 'Not genuine' } },
  },
  {
    tag: 'webhooks',
    path: '/api/webhooks/office-mail',
    method: 'post',
    summary: 'A mail of an office as it came, signed by the relay that sends it',
    answer: {
      200: { description: 'Taken, or known already' },
      403: { description: 'Not genuine, or too old' },
      404: { description: 'No relay is configured' },
    },
  },
  { tag: 'openapi', path: '/api/openapi.json', method: 'get', summary: 'This document', answer: told },
]
