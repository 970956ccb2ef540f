import { z } from 'zod'
import { call } from './call.ts'
import { done, line, nothing, rowId } from './fields.ts'
import { linkHolders } from './limits.ts'

const one = z.strictObject({ id: rowId })
const staff = ['staff', 'admin'] as const

export const letterFailed = call({
  name: 'letter.failed',
  method: 'GET',
  path: '/api/letter/failed',
  summary: 'Letters that were tried to the end and did not leave, oldest first; none is lost until staff drop it',
  who: staff,
  limit: 'none',
  support: 'open',
  audit: 'none',
  params: nothing,
  query: nothing,
  body: nothing,
  output: z.object({
    count: z.number(),
    letters: z.array(
      z.object({
        id: rowId,
        template: z.string(),
        recipient: z.string(),
        createdAt: z.string(),
        tries: z.number(),
        error: z.string().nullable(),
      }),
    ),
  }),
  errors: [],
})

export const letterRepeat = call({
  name: 'letter.repeat',
  method: 'POST',
  path: '/api/letter/{id}/repeat',
  summary: 'Send a failed letter again: the same letter to the same address, with a fresh link',
  who: staff,
  limit: 'none',
  support: 'closed',
  audit: { table: 'letter' },
  params: one,
  query: nothing,
  body: nothing,
  output: done,
  errors: ['not-found'],
})

export const letterDrop = call({
  name: 'letter.drop',
  method: 'POST',
  path: '/api/letter/{id}/drop',
  summary: 'Give a failed letter up: it is not sent any more',
  who: staff,
  limit: 'none',
  support: 'closed',
  audit: { table: 'letter' },
  params: one,
  query: nothing,
  body: nothing,
  output: done,
  errors: ['not-found'],
})

export const requestUnsubscribe = call({
  name: 'request.unsubscribe',
  method: 'POST',
  path: '/api/unsubscribe',
  summary: 'End advertising to the address that a mail with this token went to; what concerns an order is still told',
  who: ['anonymous', 'customer', 'staff', 'admin'],
  // The mail programs of many people press from one network; the address is no word that somebody could guess.
  limit: linkHolders,
  support: 'closed',
  audit: { table: 'registration_request' },
  params: nothing,
  query: nothing,
  body: z.strictObject({ token: line(200) }),
  output: z.object({ id: rowId, done: z.literal(true) }),
  errors: ['invalid-input', 'not-found', 'link-expired', 'too-many-requests'],
})
