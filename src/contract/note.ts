import { z } from 'zod'
import { texts } from '#domain/catalog/texts.ts'
import type { MatterTable } from '#domain/account/matters.ts'
import { call } from './call.ts'
import { done, field, list, nothing, rowId } from './fields.ts'

const staff = ['staff', 'admin'] as const
/** Tickets are known to staff by their number. */
const serial = z.coerce.number().int().positive().max(2_147_483_647)

/** Every noun whose rows take internal notes: the first word of its path, and its table. One handler serves them all. */
export const notables = {
  request: 'registration_request',
  'service-request': 'service_request',
  service: 'service',
  trademark: 'trademark',
  consultation: 'consultation',
  'office-action': 'office_action',
  opposition: 'opposition',
  case: 'case',
  'case-request': 'case_request',
  'use-in-commerce-request': 'use_in_commerce_request',
  'brand-subscription': 'brand_subscription',
  'support-ticket': 'support_ticket',
  user: 'user',
} as const satisfies Record<string, MatterTable>
export type Notable = keyof typeof notables

export const notableNames = Object.keys(notables) as Notable[]

/** POST /api/{noun}/{id}/note */
export const noteCall = (noun: Notable) =>
  call({
    name: `${noun}.note`,
    method: 'POST',
    path: `/api/${noun}/{id}/note`,
    summary: 'Keep an internal note about it',
    who: staff,
    limit: 'none',
    support: 'closed',
    audit: { table: notables[noun] },
    params: z.strictObject({ id: noun === 'support-ticket' ? serial : rowId }),
    query: nothing,
    body: z.strictObject({ text: field(texts.note) }),
    output: z.object({ id: z.number().int() }),
    errors: ['invalid-input', 'not-found'],
  })

export const noteCalls = Object.fromEntries(notableNames.map((noun) => [noun, noteCall(noun)])) as Record<
  Notable,
  ReturnType<typeof noteCall>
>

const oneNote = z.strictObject({ id: rowId, noteId: z.coerce.number().int().positive().max(2_147_483_647) })

export const userNoteUpdate = call({
  name: 'user.note-update',
  method: 'PUT',
  path: '/api/user/{id}/note/{noteId}',
  summary: 'Change a note about a user',
  who: staff,
  limit: 'none',
  support: 'closed',
  audit: { table: 'user' },
  params: oneNote,
  query: nothing,
  body: z.strictObject({ text: field(texts.note) }),
  output: done,
  errors: ['invalid-input', 'not-found'],
})

export const userNoteDelete = call({
  name: 'user.note-delete',
  method: 'DELETE',
  path: '/api/user/{id}/note/{noteId}',
  summary: 'Take a note about a user out of sight',
  who: staff,
  limit: 'none',
  support: 'closed',
  audit: { table: 'user' },
  params: oneNote,
  query: nothing,
  body: nothing,
  output: done,
  errors: ['not-found'],
})

/** Words by which staff find matters of one sort; nobody else reads them. */
const tags = list(field(texts.word), 20)

/** PUT /api/{noun}/{id}/tags */
export const tagCall = (noun: 'user' | 'office-action') =>
  call({
    name: `${noun}.tags`,
    method: 'PUT',
    path: `/api/${noun}/{id}/tags`,
    summary: 'Say by which words staff find it, unless somebody else changed them meanwhile',
    who: staff,
    limit: 'none',
    support: 'closed',
    audit: { table: notables[noun] },
    params: z.strictObject({ id: rowId }),
    query: nothing,
    body: z.strictObject({ tags, before: tags }),
    output: done,
    errors: ['invalid-input', 'not-found', 'changed-meanwhile'],
  })

export type TagCall = ReturnType<typeof tagCall>

export const userTags = tagCall('user')
export const officeActionTags = tagCall('office-action')
