import { z } from 'zod'
import { texts } from '#domain/catalog/texts.ts'
import { call } from './call.ts'
import { date, done, field, line, nothing, optionalField, optionalLine, rowId } from './fields.ts'
import { ownSecrets } from './limits.ts'
import { byStaff, documentId } from './who.ts'

const staff = byStaff('trademark')

export const registryCodeEnter = call({
  ...staff,
  name: 'brand-registry.enter',
  method: 'POST',
  path: '/api/trademark/{id}/brand-registry-code',
  summary:
    'Enter the code that Amazon sent for a mark: its owner’s account is told, and nobody else; it is not read again here',
  body: z.strictObject({
    registryCode: field(texts.word),
    /** The mail that it came in: it is dealt with in the same step. */
    messageId: documentId.nullable().default(null),
  }),
  output: z.object({ id: rowId }),
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'transition-refused'],
  idempotent: 'by-key',
})

export const registryCodeShow = call({
  name: 'brand-registry.show',
  method: 'POST',
  path: '/api/trademark/{id}/brand-registry-code/{codeId}/show',
  summary:
    'Show the owner of a mark their code, after the password again and, where the account has one, the second factor',
  who: ['customer'],
  limit: ownSecrets,
  support: 'closed',
  audit: { table: 'trademark', facts: [] },
  params: z.strictObject({ id: rowId, codeId: rowId }),
  query: nothing,
  body: z.strictObject({ password: line(200), code: optionalLine(40) }),
  output: z.object({ registryCode: z.string() }),
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'too-many-requests', 'sign-in-required'],
})

export const registryCertificateSent = call({
  ...staff,
  name: 'brand-registry.certificate',
  method: 'POST',
  path: '/api/trademark/{id}/brand-registry-certificate',
  summary: 'Say that the certificate of a registered mark was sent to Amazon; its owner is told',
  audit: { table: 'trademark', facts: ['sentOn'] },
  body: z.strictObject({ sentOn: date, reference: optionalField(texts.officeNumber) }),
  output: done,
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'already-done'],
  idempotent: 'by-key',
})
