import { z } from 'zod'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { deadlineKinds } from '#domain/docket/deadline.ts'
import { feedKinds } from '#domain/docket/feed.ts'
import { sourceKinds, triggers, units } from '#domain/docket/law/rule.ts'
import { call } from './call.ts'
import { choice, date, done, nothing, rowId, text } from './fields.ts'

const staff = ['staff', 'admin'] as const
const one = z.strictObject({ id: rowId, deadlineId: rowId })
/** The last day as it was on the screen: by now it may be another one, or of another letter. */
const before = z.strictObject({ due: date })

export const docketPreview = call({
  name: 'docket.preview',
  method: 'GET',
  path: '/api/docket/preview',
  summary:
    'What the law of a register makes of these dates: each deadline with its sum, rule and confidence; stores nothing',
  who: staff,
  limit: 'none',
  support: 'open',
  audit: 'none',
  params: nothing,
  query: z.strictObject({
    jurisdiction: choice(jurisdictions),
    filed: date.optional(),
    registered: date.optional(),
    published: date.optional(),
    priority: date.optional(),
  }),
  body: nothing,
  output: z.object({
    deadlines: z.array(
      z.object({
        kind: z.enum(deadlineKinds),
        number: z.int(),
        opens: z.string().nullable(),
        calendarDue: z.string(),
        due: z.string(),
        graceUntil: z.string().nullable(),
        fromEvent: z.enum(triggers),
        fromDate: z.string(),
        amount: z.int(),
        unit: z.enum(units),
        law: z.string().nullable(),
        article: z.string().nullable(),
        sourceKind: z.enum(sourceKinds),
        confidence: z.enum(['high', 'medium', 'low']),
      }),
    ),
  }),
  errors: ['invalid-input'],
})

export const deadlineSet = call({
  name: 'docket.set-deadline',
  method: 'PUT',
  path: '/api/trademark/{id}/deadline/{deadlineId}',
  summary:
    'Set the last day of a deadline against what the law gives, with the reason; without a day the law holds again. A day that a matter keeps is set there',
  who: staff,
  limit: 'none',
  support: 'closed',
  audit: { table: 'trademark' },
  params: one,
  query: nothing,
  body: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('set'), due: date, reason: text(500), before }),
    z.strictObject({ kind: z.literal('law'), before }),
  ]),
  output: z.object({ due: z.string() }),
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'changed-meanwhile'],
})

export const deadlineDone = call({
  name: 'docket.done',
  method: 'PUT',
  path: '/api/trademark/{id}/deadline/{deadlineId}/done',
  summary:
    'Say that what a deadline asks for was done, or that it was not after all; not before its first day, nor, of a renewal, long after its grace',
  who: staff,
  limit: 'none',
  support: 'closed',
  audit: { table: 'trademark', facts: ['done'] },
  params: one,
  query: nothing,
  body: z.strictObject({ done: z.boolean(), before }),
  output: done,
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'changed-meanwhile'],
})

export const docketReport = call({
  name: 'docket.report',
  method: 'GET',
  path: '/api/docket/report',
  summary: 'The dates of the docket as CSV or PDF, for a year from today when no days are given',
  who: staff,
  limit: 'none',
  support: 'open',
  audit: 'none',
  params: nothing,
  query: z.strictObject({
    format: choice(['csv', 'pdf']),
    from: date.optional(),
    until: date.optional(),
    who: choice(['mine', 'everybody']).default('everybody'),
  }),
  body: nothing,
  output: z.unknown(),
  errors: ['invalid-input'],
  download: true,
})

const everybody = ['customer', 'staff', 'admin'] as const
const feed = z.object({
  id: rowId,
  kind: z.enum(feedKinds),
  brandId: rowId.nullable(),
  brand: z.string().nullable(),
  /** Null when the installation's secret has changed since: the address works and cannot be told again. */
  url: z.string().nullable(),
  createdAt: z.string(),
})

export const feedList = call({
  name: 'docket.feeds',
  method: 'GET',
  path: '/api/calendar-feed',
  summary: 'The secret addresses under which calendars read the dates of the account',
  who: everybody,
  limit: 'none',
  support: 'closed',
  audit: 'none',
  params: nothing,
  query: nothing,
  body: nothing,
  output: z.object({ feeds: z.array(feed) }),
  errors: ['sign-in-required'],
})

export const feedMake = call({
  name: 'docket.make-feed',
  method: 'POST',
  path: '/api/calendar-feed',
  summary:
    'Make an address for calendars: of all dates of a customer, of one brand, or of what a member of staff works on; an earlier one of the same kind stops',
  who: everybody,
  limit: 'none',
  support: 'closed',
  audit: { table: 'calendar_feed', facts: ['kind'] },
  params: nothing,
  query: nothing,
  body: z.strictObject({ kind: choice(feedKinds), brandId: rowId.nullable().default(null) }),
  output: feed,
  errors: ['invalid-input', 'not-found', 'sign-in-required'],
})

export const feedEnd = call({
  name: 'docket.end-feed',
  method: 'DELETE',
  path: '/api/calendar-feed/{id}',
  summary: 'End an address for calendars: nobody reads anything under it any more',
  who: everybody,
  limit: 'none',
  support: 'closed',
  audit: { table: 'calendar_feed' },
  params: z.strictObject({ id: rowId }),
  query: nothing,
  body: nothing,
  output: done,
  errors: ['not-found', 'sign-in-required'],
})
