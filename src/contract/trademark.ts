import { z } from 'zod'
import { texts } from '#domain/catalog/texts.ts'
import { markTypes } from '#domain/catalog/mark-types.ts'
import { readGoods } from '#domain/catalog/goods-lines.ts'
import { documentTypes } from '#domain/catalog/document-types.ts'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { registrationEnds } from '#domain/trademark/registration-end.ts'
import { trademarkStatuses } from '#domain/trademark/status.ts'
import { filingBases } from '#domain/use-in-commerce/status.ts'
import type { FieldCode } from '#kernel/errors.ts'
import { call } from './call.ts'
import {
  bounded,
  choice,
  date,
  done,
  email,
  field,
  list,
  niceClass,
  nothing,
  optionalDate,
  optionalField,
  optionalText,
  rowId,
} from './fields.ts'
import { ownMarks, thumbnails } from './limits.ts'
import { byStaff, oneRow } from './who.ts'

const one = z.strictObject({ id: rowId })
const staff = ['staff', 'admin'] as const

export const trademarkFiling = call({
  name: 'trademark.filing',
  method: 'PUT',
  path: '/api/trademark/{id}/filing',
  summary: 'Record that the application was filed: number, filing date and the receipt',
  who: staff,
  limit: 'none',
  support: 'closed',
  audit: { table: 'trademark' },
  params: one,
  query: nothing,
  body: z.strictObject({
    number: field(texts.officeNumber),
    filingDate: date,
    receiptDocumentId: z.number().int().positive(),
    /** False where nobody has looked: a day before the order or its approval is refused then; true where a person has. Left out, nothing is compared. */
    confirmed: z.boolean().optional(),
  }),
  output: z.object({ status: z.enum(trademarkStatuses), expirationDate: z.string().nullable() }),
  errors: ['invalid-input', 'not-found', 'transition-refused', 'changed-meanwhile'],
})

export const trademarkTracking = call({
  name: 'trademark.tracking-action',
  method: 'POST',
  path: '/api/trademark/{id}/tracking-action',
  summary: 'Take a trademark to its next status; a registration needs its date, number and certificate',
  who: staff,
  limit: 'none',
  support: 'closed',
  audit: { table: 'trademark' },
  params: one,
  query: nothing,
  body: z.strictObject({
    from: choice(trademarkStatuses),
    to: choice(trademarkStatuses),
    registrationDate: optionalDate,
    /** In the gazette: of the application, or of the registration where one opposes that. */
    publicationDate: optionalDate,
    /** Of the office's letter: the office action, or the notice of allowance. The time to answer counts from it. */
    issueDate: optionalDate,
    number: optionalField(texts.officeNumber),
    certificateDocumentId: z.number().int().positive().nullable().default(null),
    note: optionalText(2000),
  }),
  output: z.object({ status: z.enum(trademarkStatuses), expirationDate: z.string().nullable() }),
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'transition-refused', 'changed-meanwhile'],
})

export const trademarkBasis = call({
  name: 'trademark.filing-basis',
  method: 'PUT',
  path: '/api/trademark/{id}/filing-basis',
  summary: 'Say on which basis a mark is at the USPTO; for an international registration also when that ends',
  who: staff,
  limit: 'none',
  support: 'closed',
  audit: { table: 'trademark', facts: ['filingBasis'] },
  params: one,
  query: nothing,
  body: z.strictObject({
    filingBasis: choice(filingBases).nullable(),
    /** Of the international registration, as WIPO's register has it; left as it stands when null. */
    expirationDate: optionalDate,
    /** Both as they were on the screen. */
    before: z.strictObject({ filingBasis: choice(filingBases).nullable(), expirationDate: optionalDate }),
  }),
  output: z.object({ expirationDate: z.string().nullable() }),
  errors: ['invalid-input', 'not-found', 'changed-meanwhile'],
})

const part = list(z.strictObject({ class: niceClass, terms: list(bounded(500), 200) }), 45, {
  min: 1,
  tooFew: 'choose-at-least-one',
})

export const trademarkDivide = call({
  name: 'trademark.divide',
  method: 'POST',
  path: '/api/trademark/{id}/divide',
  summary:
    'Divide a mark by classes or goods: each part becomes a mark of its own, with the day of filing and the priority',
  who: staff,
  limit: 'none',
  support: 'closed',
  audit: { table: 'trademark', facts: ['from'] },
  params: one,
  query: nothing,
  body: z.strictObject({
    from: choice(trademarkStatuses),
    /** Of its goods and services as they were on the screen. */
    version: bounded(16).regex(/^[0-9a-z]+$/, 'wrong-type'),
    parts: list(part, 44, { min: 1, tooFew: 'choose-at-least-one' }),
    /** That the office divides such an application: asked for where no law that was read says so. */
    confirmed: z.boolean({ error: 'wrong-type' }).default(false),
  }),
  output: z.object({ ids: z.array(rowId) }),
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'transition-refused', 'changed-meanwhile'],
  idempotent: 'by-key',
})

export const documentUpload = call({
  name: 'document.upload',
  method: 'POST',
  path: '/api/document-hub/{hubId}/document',
  summary: 'Store a document of a matter; at most 5,242,880 bytes, PDF, PNG or JPEG by content',
  who: staff,
  limit: 'none',
  support: 'open',
  audit: { table: 'document', facts: ['type', 'visibleToClient'] },
  params: z.strictObject({ hubId: rowId }),
  query: nothing,
  body: z.strictObject({
    type: choice(documentTypes),
    visibleToClient: z.union([z.boolean(), z.stringbool({ error: 'wrong-type' })]).default(false),
  }),
  output: z.object({ id: z.number().int(), name: z.string() }),
  errors: ['invalid-input', 'not-found', 'too-large', 'unsupported-type'],
  upload: true,
})

export const documentUrl = call({
  name: 'document.url',
  method: 'GET',
  path: '/api/document-hub/{hubId}/document/{docId}/url',
  summary: 'A short-lived link to a document',
  who: ['customer', 'staff', 'admin'],
  limit: 'none',
  support: 'open',
  audit: 'none',
  params: z.strictObject({ hubId: rowId, docId: z.coerce.number().int().positive().max(2147483647) }),
  query: nothing,
  body: nothing,
  output: z.object({ url: z.string() }),
  errors: ['not-found'],
})

export const documentThumbnail = call({
  name: 'document.thumbnail',
  method: 'GET',
  path: '/api/document/thumbnail',
  summary: 'A picture of a document as a small PNG, of a PDF its first page from afar; whoever may open it sees it',
  who: ['customer', 'staff', 'admin'],
  limit: thumbnails,
  support: 'open',
  audit: 'none',
  params: nothing,
  query: z.strictObject({ id: z.coerce.number().int().positive().max(2147483647) }),
  body: nothing,
  output: z.unknown(),
  errors: ['invalid-input', 'not-found'],
  download: true,
})

export const documentUrlById = call({
  name: 'document.url-by-id',
  method: 'GET',
  path: '/api/document/url',
  summary: 'A short-lived link to a document, by its number alone',
  who: ['customer', 'staff', 'admin'],
  limit: 'none',
  support: 'open',
  audit: 'none',
  params: nothing,
  query: z.strictObject({ id: z.coerce.number().int().positive().max(2147483647) }),
  body: nothing,
  output: z.object({ url: z.string() }),
  errors: ['invalid-input', 'not-found'],
})

const readValue = z.object({ value: z.string(), line: z.string() }).nullable()

export const documentReading = call({
  name: 'document.reading',
  method: 'GET',
  path: '/api/document-hub/{hubId}/document/{docId}/reading',
  summary:
    'The number and the date that a receipt or a certificate seems to say, for a person to look at; stores nothing',
  who: staff,
  limit: 'none',
  support: 'open',
  audit: 'none',
  params: z.strictObject({ hubId: rowId, docId: z.coerce.number().int().positive().max(2147483647) }),
  query: nothing,
  body: nothing,
  output: z.object({
    /** False where there is no text to read: a scan, a picture, a damaged file. */
    readable: z.boolean(),
    number: readValue,
    date: readValue,
  }),
  errors: ['not-found'],
})

/** Marks that are added at once. */
export const mostOwnMarks = 200

/** Goods as they are typed, one line a class: see `readGoods`. */
const goods = optionalText(20_000).refine(
  (text) => text === null || readGoods(text) !== null,
  'goods-format' satisfies FieldCode,
)

/** A mark as it stands in the register of an office; the office has a number and a day for each. */
const record = {
  name: field(texts.mark),
  type: choice(markTypes).default('WORD'),
  jurisdiction: choice(jurisdictions),
  number: field(texts.officeNumber),
  filingDate: optionalDate,
  registrationDate: optionalDate,
  goods,
}

const ownMark = z.strictObject(record)
export type OwnMarkBody = z.output<typeof ownMark>

const making = {
  method: 'POST',
  support: 'open',
  params: nothing,
  query: nothing,
  idempotent: 'by-key',
} as const

export const trademarkAdd = call({
  ...making,
  name: 'trademark.add',
  path: '/api/trademark/add',
  summary:
    'Add marks that were filed elsewhere to one’s own, all of them or none; their dates are worked out from then on',
  who: ['customer'],
  limit: ownMarks,
  audit: { table: 'trademark' },
  body: z.strictObject({ marks: list(ownMark, mostOwnMarks, { min: 1, tooFew: 'choose-at-least-one' }) }),
  output: z.object({ ids: z.array(rowId) }),
  errors: ['invalid-input', 'sign-in-required', 'too-many-requests'],
})

export const trademarkCreate = call({
  ...making,
  name: 'trademark.create',
  path: '/api/trademark',
  summary: 'Add a mark that was filed elsewhere to those of a customer',
  who: ['staff', 'admin'],
  limit: 'none',
  support: 'closed',
  audit: { table: 'trademark' },
  /** `customer`: the address of the account. */
  body: z.strictObject({ customer: email, ...record }),
  output: z.object({ id: rowId }),
  errors: ['invalid-input'],
})

/** What a person may put right in the record of a mark; its status moves by milestones. */
const corrected = {
  name: field(texts.mark),
  number: optionalField(texts.officeNumber),
  filingDate: optionalDate,
  registrationDate: optionalDate,
  publicationDate: optionalDate,
  /** As the register has it; worked out anew where it is left as it stands and the days of filing or registration change. */
  expirationDate: optionalDate,
  ipoLink: optionalField(texts.webAddress),
}

export const trademarkEdit = call({
  name: 'trademark.edit',
  method: 'PUT',
  path: '/api/trademark/{id}',
  summary: 'Put the record of a mark right, unless somebody else changed it meanwhile; its dates are worked out anew',
  who: ['staff', 'admin'],
  limit: 'none',
  support: 'closed',
  audit: { table: 'trademark' },
  params: z.strictObject({ id: rowId }),
  query: nothing,
  body: z.strictObject({ ...corrected, goods, before: z.strictObject({ ...corrected, goods }) }),
  output: done,
  errors: ['invalid-input', 'not-found', 'changed-meanwhile'],
})

export const registrationEnd = call({
  ...byStaff('trademark'),
  name: 'trademark.registration-end',
  method: 'POST',
  path: '/api/trademark/{id}/registration-end',
  summary:
    'Record that a registration ended: cancelled, given up or not renewed; of an international one each designation is asked about by itself',
  audit: { table: 'trademark', facts: ['how'] },
  params: oneRow,
  body: z.strictObject({
    /** Where it stood on the screen. */
    from: choice(trademarkStatuses),
    how: choice(registrationEnds),
    /** The day of the end: of the cancellation, of the renunciation, or on which the term ran out. */
    endedOn: date,
    /** Where the end stands: the register, the decision, the notification of WIPO. */
    reason: field(texts.description),
  }),
  output: done,
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'transition-refused', 'changed-meanwhile'],
})

/** Bytes of all files of one export: they are held in memory while it is made. */
export const mostReceiptBytes = 64_000_000

export const exportFilingConfirmations = call({
  name: 'admin.export-filing-confirmations',
  method: 'GET',
  path: '/api/admin/export/filing-confirmations',
  summary: 'The receipts of filings that were stored in a span of days, with a table of them, as a zip',
  who: staff,
  limit: 'none',
  support: 'closed',
  audit: 'none',
  params: nothing,
  query: z.strictObject({ from: date, to: date }),
  body: nothing,
  output: z.unknown(),
  errors: ['invalid-input', 'too-large'],
  download: true,
})
