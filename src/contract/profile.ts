import { z } from 'zod'
import { retentionGrounds } from '#domain/account/retention.ts'
import { texts } from '#domain/catalog/texts.ts'
import { call } from './call.ts'
import { choice, done, nothing, optionalField, rowId } from './fields.ts'
import { exports, ownSecrets } from './limits.ts'
import { party, partyFields, postalAddress, vatNumber } from './party.ts'
import { givenPassword } from './user.ts'
import { neededToBill } from '#domain/account/party.ts'
import { regions } from '#domain/account/regions.ts'
import { languages } from '#kernel/languages.ts'
import { currencies } from '#kernel/money.ts'

const one = z.strictObject({ id: rowId })

export const userUpdate = call({
  name: 'user.update',
  method: 'PUT',
  path: '/api/user/{id}',
  summary: 'Change name, language, currency, region and which mails are wanted; what is left out stays',
  who: ['customer', 'staff', 'admin'],
  limit: 'none',
  support: 'open',
  audit: { table: 'user' },
  params: one,
  query: nothing,
  body: z.strictObject({
    firstName: optionalField(texts.personName).optional(),
    lastName: optionalField(texts.personName).optional(),
    phoneNumber: optionalField(texts.phone).optional(),
    language: choice(languages).optional(),
    currency: choice(currencies).optional(),
    region: choice(regions).optional(),
    orderUpdateEmails: z.boolean({ error: 'wrong-type' }).optional(),
    marketingEmails: z.boolean({ error: 'wrong-type' }).optional(),
    newsletterEmails: z.boolean({ error: 'wrong-type' }).optional(),
  }),
  output: done,
  errors: ['invalid-input', 'not-found', 'sign-in-required'],
})

export const userBillingEntity = call({
  name: 'user.billing-entity',
  method: 'PUT',
  path: '/api/user/{id}/billing-entity',
  summary: 'Who is billed by default; invoices that exist keep what they say',
  who: ['customer', 'staff', 'admin'],
  limit: 'none',
  support: 'open',
  audit: { table: 'user' },
  params: one,
  query: nothing,
  body: party({ ...partyFields, vat: vatNumber, address: postalAddress }, neededToBill),
  output: z.object({ id: rowId }),
  errors: ['invalid-input', 'not-found', 'sign-in-required'],
})

export const userEntityAddress = call({
  name: 'user.entity-address',
  method: 'PUT',
  path: '/api/user/{id}/entity/{entityId}/address',
  summary: 'Change the address of a person or company of the account',
  who: ['customer', 'staff', 'admin'],
  limit: 'none',
  support: 'open',
  audit: { table: 'user' },
  params: z.strictObject({ id: rowId, entityId: rowId }),
  query: nothing,
  body: postalAddress,
  output: done,
  errors: ['invalid-input', 'not-found', 'sign-in-required'],
})

export const userMonitoringTrial = call({
  name: 'user.has-monitoring-trial',
  method: 'GET',
  path: '/api/user/has-monitoring-trial',
  summary: 'Whether the account has had a trial of brand monitoring',
  who: ['customer'],
  limit: 'none',
  support: 'open',
  audit: 'none',
  params: nothing,
  query: nothing,
  body: nothing,
  output: z.object({ hasTrial: z.boolean() }),
  errors: ['sign-in-required'],
})

export const userExport = call({
  name: 'user.export',
  method: 'GET',
  path: '/api/user/export',
  summary:
    'How many documents there are to take along and their bytes, and the last export of the account with its state',
  who: ['customer', 'staff', 'admin'],
  limit: 'none',
  support: 'closed',
  audit: 'none',
  params: nothing,
  query: nothing,
  body: nothing,
  output: z.object({
    files: z.number().int(),
    bytes: z.number().int(),
    last: z
      .object({
        id: rowId,
        state: z.enum(['waiting', 'ready', 'failed']),
        size: z.number().int().nullable(),
        missing: z.number().int(),
        askedAt: z.string(),
        expiresAt: z.string().nullable(),
      })
      .nullable(),
  }),
  errors: ['sign-in-required'],
})

export const userExportStart = call({
  name: 'user.export-start',
  method: 'POST',
  path: '/api/user/export',
  summary:
    'Ask for everything that is kept about the account, as a zip of JSON and files; a mail says when it can be fetched',
  who: ['customer', 'staff', 'admin'],
  limit: exports,
  support: 'closed',
  audit: { table: 'user' },
  params: nothing,
  query: nothing,
  body: nothing,
  output: one,
  errors: ['sign-in-required', 'too-many-requests', 'changed-meanwhile'],
})

export const userExportFile = call({
  name: 'user.export-file',
  method: 'GET',
  path: '/api/user/export/{id}/file',
  summary: 'The zip of a finished export; a download that was cut off goes on by a Range header',
  who: ['customer', 'staff', 'admin'],
  limit: 'none',
  support: 'closed',
  audit: 'none',
  params: one,
  query: nothing,
  body: nothing,
  output: z.unknown(),
  errors: ['not-found', 'sign-in-required'],
  download: true,
})

export const userErasurePreview = call({
  name: 'user.erasure-preview',
  method: 'GET',
  path: '/api/user/erasure',
  summary: 'What an erasure would delete, what the law makes us keep and for how long, and what stands against it now',
  who: ['customer'],
  limit: 'none',
  support: 'open',
  audit: 'none',
  params: nothing,
  query: nothing,
  body: nothing,
  output: z.object({
    erased: z.array(z.object({ what: z.string(), rows: z.number().int() })),
    kept: z.array(
      z.object({
        what: z.string(),
        rows: z.number().int(),
        years: z.number().int().nullable(),
        ground: z.enum(retentionGrounds),
        /** The law in English. */
        law: z.string(),
        source: z.string(),
      }),
    ),
    blockedBy: z.array(z.string()),
  }),
  errors: ['sign-in-required'],
})

export const userErase = call({
  name: 'user.erase',
  method: 'POST',
  path: '/api/user/erase',
  summary: 'Erase the account and everything that no law makes us keep; nothing brings it back',
  who: ['customer'],
  limit: ownSecrets,
  support: 'closed',
  audit: { table: 'user' },
  params: nothing,
  query: nothing,
  body: z.strictObject({ password: givenPassword, confirm: z.literal(true, { error: 'must-accept' }) }),
  output: done,
  errors: ['invalid-input', 'rules-unmet', 'sign-in-required', 'too-many-requests'],
})
