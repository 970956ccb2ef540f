import { z } from 'zod'
import { docketedMessageStatuses } from '#domain/docket/message-status.ts'
import { call } from './call.ts'
import { choice, nothing, rowId } from './fields.ts'

const staff = ['staff', 'admin'] as const
const state = z.object({ id: z.int(), status: z.enum(docketedMessageStatuses), trademarkId: rowId.nullable() })

export const officeMailReceive = call({
  name: 'docketed-message.receive',
  method: 'POST',
  path: '/api/docketed-message',
  summary:
    'Hand in a mail of an office as .eml; it is put to its trademark by office and number, or waits for a person. A mail that came before changes nothing',
  who: staff,
  limit: 'none',
  support: 'closed',
  audit: { table: 'docketed_message' },
  params: nothing,
  query: nothing,
  body: nothing,
  output: state,
  errors: ['invalid-input', 'too-large', 'unsupported-type'],
  upload: true,
})

export const officeMailSettle = call({
  name: 'docketed-message.settle',
  method: 'PUT',
  path: '/api/docketed-message/{id}',
  summary: 'Put a mail of an office to a trademark, or say that it was dealt with or concerns nobody',
  who: staff,
  limit: 'none',
  support: 'closed',
  audit: { table: 'docketed_message', facts: ['to'] },
  params: z.strictObject({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
  query: nothing,
  body: z.strictObject({
    to: choice(['Matched', 'Unmatched', 'Processed', 'Ignored']),
    /** With `Matched`: the trademark that it is about. */
    trademarkId: rowId.nullable().default(null),
  }),
  output: state,
  errors: ['invalid-input', 'not-found', 'transition-refused'],
})
