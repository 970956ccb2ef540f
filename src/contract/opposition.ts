import { z } from 'zod'
import { texts } from '#domain/catalog/texts.ts'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { eventKinds } from '#domain/opposition/events.ts'
import { oppositionStatuses } from '#domain/opposition/status.ts'
import { earlierRightKinds, mostRights, mostWays, oppositionGrounds, wayKinds } from '#domain/opposition/vocabulary.ts'
import { currencies } from '#kernel/money.ts'
import { call } from './call.ts'
import {
  choice,
  date,
  field,
  list,
  niceClass,
  nothing,
  optionalDate,
  optionalField,
  optionalText,
  rowId,
} from './fields.ts'
import { linkHolders, mailedLinks } from './limits.ts'
import { byStaff, documentId, oneRow } from './who.ts'

const standing = z.object({ status: z.enum(oppositionStatuses) })
const staff = byStaff('opposition')
/** Its page asks for sign-in: there is no link to it. */
const client = {
  who: ['customer', 'staff', 'admin'],
  limit: linkHolders,
  support: 'closed',
  audit: { table: 'opposition' },
  params: oneRow,
  query: nothing,
} as const

const taken = {
  /** When it was notified to the applicant. */
  noticeDate: date,
  opponent: field(texts.companyName),
}

export const oppositionCreate = call({
  ...staff,
  name: 'opposition.create',
  method: 'POST',
  path: '/api/opposition',
  summary: 'Take a docketed mail of an office in as an opposition against its trademark; the mail is dealt with then',
  params: nothing,
  body: z.strictObject({ messageId: documentId, ...taken }),
  output: z.object({ id: rowId }),
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'transition-refused', 'changed-meanwhile'],
})

export const trademarkOpposition = call({
  ...staff,
  name: 'trademark.opposition',
  method: 'POST',
  path: '/api/trademark/{id}/opposition',
  summary: 'Take an opposition against a trademark in, by the day it was notified; the client is not told yet',
  audit: { table: 'trademark' },
  body: z.strictObject(taken),
  output: z.object({ id: rowId }),
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'transition-refused', 'changed-meanwhile'],
})

/** Minor units of the opposition's currency. */
const money = z.number().int('not-a-number').min(0, 'not-a-number').max(1_000_000_000, 'not-a-number').nullable()

export const oppositionUpdate = call({
  ...staff,
  name: 'opposition.update',
  method: 'PUT',
  path: '/api/opposition/{id}',
  summary: 'Keep who opposes, on which rights and grounds, what is attacked, and the ways to go on with their prices',
  body: z.strictObject({
    /** The version that was on the screen; another one by now is somebody else's work. */
    version: z.number().int().min(1),
    officeNumber: optionalField(texts.officeNumber),
    opponent: field(texts.companyName),
    representative: optionalField(texts.companyName),
    grounds: list(choice(oppositionGrounds), oppositionGrounds.length).default([]),
    earlierRights: list(
      z.strictObject({
        kind: choice(earlierRightKinds),
        name: field(texts.mark),
        jurisdiction: choice(jurisdictions).nullable().default(null),
        number: optionalField(texts.officeNumber),
        owner: optionalField(texts.companyName),
        classes: list(niceClass, 45).default([]),
      }),
      mostRights,
    ).default([]),
    classes: list(niceClass, 45).default([]),
    summary: optionalField(texts.note),
    advice: optionalField(texts.note),
    currency: choice(currencies),
    ways: list(
      z.strictObject({
        kind: choice(wayKinds),
        description: optionalField(texts.description),
        ground: optionalField(texts.note),
        serviceFee: money.default(null),
        governmentFee: money.default(null),
        recommended: z.boolean().default(false),
      }),
      mostWays,
    ).default([]),
  }),
  output: z.object({ version: z.int() }),
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'changed-meanwhile'],
})

export const oppositionDocketing = call({
  ...staff,
  name: 'opposition.docketing',
  method: 'PUT',
  path: '/api/opposition/{id}/docketing',
  summary: 'Confirm the day of the notice and the last days; one that no recorded law gives needs its reason',
  body: z.strictObject({
    noticeDate: date,
    dueDate: optionalDate,
    coolingOffUntil: optionalDate,
    evidenceDue: optionalDate,
    /** Where the days stand that the recorded law does not give. */
    reason: optionalText(500),
    remindersEnabled: z.boolean().default(true),
    /** All as it was on the screen: what somebody else made of it meanwhile is not written over. */
    before: z.strictObject({
      noticeDate: optionalDate,
      dueDate: optionalDate,
      coolingOffUntil: optionalDate,
      evidenceDue: optionalDate,
      remindersEnabled: z.boolean(),
    }),
  }),
  output: standing,
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'transition-refused', 'changed-meanwhile'],
})

export const oppositionNotify = call({
  ...staff,
  name: 'opposition.notify',
  method: 'POST',
  path: '/api/opposition/{id}/notify',
  summary: 'Mail the client the way to their page: the first time, again, or after an instruction was taken back',
  limit: mailedLinks,
  body: nothing,
  output: standing,
  errors: ['not-found', 'rules-unmet', 'transition-refused', 'changed-meanwhile', 'too-many-requests'],
})

export const oppositionEvent = call({
  ...staff,
  name: 'opposition.event',
  method: 'POST',
  path: '/api/opposition/{id}/event',
  summary:
    'Record what happened in the proceedings, on which day, with the document that proves it; a client who was told of the opposition is told of this',
  audit: { table: 'opposition', facts: ['kind', 'happenedOn'] },
  body: z.strictObject({
    kind: choice(eventKinds),
    happenedOn: date,
    documentId: documentId.nullable().default(null),
    note: optionalText(2000),
    /** How many events were on the screen: one that somebody else recorded meanwhile may be this one. */
    seen: z.int().min(0),
  }),
  output: standing,
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'transition-refused', 'changed-meanwhile'],
})

export const oppositionOrder = call({
  ...client,
  name: 'opposition.order',
  method: 'POST',
  path: '/api/opposition/{id}/order',
  summary: 'Order one of the ways to go on, at the price it has on the page; answers with what is paid for',
  body: z.strictObject({ wayId: rowId }),
  output: z.object({ productId: rowId }),
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'sign-in-required', 'transition-refused', 'changed-meanwhile'],
})

export const oppositionWithdraw = call({
  ...client,
  name: 'opposition.withdraw',
  method: 'POST',
  path: '/api/opposition/{id}/withdraw',
  summary: 'Instruct us to withdraw the opposed application; an order that is not paid ends with it',
  body: z.strictObject({ note: optionalText(2000) }),
  output: standing,
  errors: ['invalid-input', 'not-found', 'sign-in-required', 'transition-refused', 'changed-meanwhile'],
})
