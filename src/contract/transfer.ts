import { z } from 'zod'
import { neededToOwn } from '#domain/account/party.ts'
import { mostItems } from '#domain/service-order/most-items.ts'
import { transferKinds, transferDocuments } from '#domain/service-order/transfer-vocabulary.ts'
import { languages } from '#kernel/languages.ts'
import { call } from './call.ts'
import { choice, done, list, niceClass, nothing, rowId } from './fields.ts'
import { linkHolders } from './limits.ts'
import { askedOfOwners, party, partyFields, postalAddress } from './party.ts'
import { documentFormats, oneRow } from './who.ts'

/** What the client of a transfer, who has an account or the link of the order, or staff for them, do with it. */
const ofTransfer = {
  who: ['link', 'customer', 'staff', 'admin'],
  link: { kind: 'service_request', param: 'id' },
  limit: linkHolders,
  support: 'open',
  params: oneRow,
  query: nothing,
} as const
const oneDocument = z.strictObject({ id: rowId, document: choice(transferDocuments) })

export const transferSave = call({
  ...ofTransfer,
  name: 'service-request.transfer-save',
  method: 'PUT',
  path: '/api/service-request/{id}/transfer',
  summary:
    'Say to whom the marks of an order are transferred, or how their owner is called now, and which classes alone',
  audit: { table: 'service_request', facts: ['kind'] },
  body: z.strictObject({
    kind: choice(transferKinds),
    receiver: party({ ...partyFields, ...askedOfOwners, address: postalAddress }, neededToOwn),
    /** Marks of which some classes alone go, by their place in the order; a mark that is not named goes as a whole. */
    parts: list(
      z.strictObject({
        item: z.coerce.number({ error: 'not-a-number' }).int('not-a-number').min(0).max(mostItems),
        classes: list(niceClass, 45),
      }),
      mostItems,
    ).default([]),
  }),
  output: done,
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'transition-refused'],
})

export const transferDocument = call({
  ...ofTransfer,
  name: 'service-request.transfer-document',
  method: 'GET',
  path: '/api/service-request/{id}/transfer/{document}',
  summary:
    'The assignment of a transfer or the power of attorney of its receiver, written of what is recorded, to be signed; what is not recorded is a gap',
  audit: 'none',
  params: oneDocument,
  query: z.strictObject({ format: choice(documentFormats).default('pdf'), language: choice(languages).default('en') }),
  body: nothing,
  output: z.unknown(),
  errors: ['not-found', 'rules-unmet'],
  download: true,
})

export const transferSigned = call({
  ...ofTransfer,
  name: 'service-request.transfer-signed',
  method: 'POST',
  path: '/api/service-request/{id}/transfer/{document}',
  summary:
    'Hand in the signed assignment or power of attorney of a transfer: PNG, JPEG or PDF; the one before stays as a revision',
  audit: { table: 'service_request' },
  params: oneDocument,
  body: z.strictObject({}),
  output: z.object({ id: z.int() }),
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'transition-refused', 'too-large', 'unsupported-type'],
  upload: true,
})
