import { z } from 'zod'
import { texts } from '#domain/catalog/texts.ts'
import { call } from './call.ts'
import { done, field, line, nothing, rowId } from './fields.ts'

/** When the two values that a person saw were found: others are found at another time. */
const seen = { foundAt: line(40) }

export const registerDifferenceJudge = call({
  name: 'register-difference.judge',
  method: 'PUT',
  path: '/api/trademark/{id}/register-difference/{differenceId}',
  summary:
    'Say why a difference to the office’s register is none that matters, or take that back; it is asked again when either side changes',
  who: ['staff', 'admin'],
  limit: 'none',
  support: 'closed',
  audit: { table: 'trademark', facts: ['kind'] },
  params: z.strictObject({ id: rowId, differenceId: rowId }),
  query: nothing,
  body: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('dismiss'), ...seen, reason: field(texts.description) }),
    z.strictObject({ kind: z.literal('reopen'), ...seen }),
  ]),
  output: done,
  errors: ['invalid-input', 'not-found', 'changed-meanwhile'],
})
