import { z } from 'zod'
import { markTypes } from '#domain/catalog/mark-types.ts'
import { readGoods } from '#domain/catalog/goods-lines.ts'
import { texts } from '#domain/catalog/texts.ts'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import type { FieldCode } from '#kernel/errors.ts'
import { call } from './call.ts'
import {
  choice,
  done,
  email,
  field,
  list,
  nothing,
  optionalDate,
  optionalField,
  optionalText,
  rowId,
} from './fields.ts'

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
  limit: 'none',
  audit: { table: 'trademark' },
  body: z.strictObject({ marks: list(ownMark, mostOwnMarks, { min: 1, tooFew: 'choose-at-least-one' }) }),
  output: z.object({ ids: z.array(rowId) }),
  errors: ['invalid-input', 'sign-in-required'],
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
