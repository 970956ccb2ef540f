import { z } from 'zod'
import { texts } from '#domain/catalog/texts.ts'
import { call } from './call.ts'
import { done, field, line, rowId } from './fields.ts'
import { byStaff } from './who.ts'

/** When the two values that a person saw were found: others are found at another time. */
const seen = { foundAt: line(40) }

export const designationChangeDecide = call({
  ...byStaff('trademark'),
  name: 'designation-change.decide',
  method: 'PUT',
  path: '/api/trademark/{id}/designation-change/{changeId}',
  summary:
    'Carry a change of an international registration over to one of its designations, take that back, or say why it does not hold there; only as long as both are as they were seen',
  audit: { table: 'trademark', facts: ['kind'] },
  params: z.strictObject({ id: rowId, changeId: rowId }),
  body: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('carry'), ...seen }),
    z.strictObject({ kind: z.literal('undo'), ...seen }),
    z.strictObject({ kind: z.literal('dismiss'), ...seen, reason: field(texts.description) }),
    z.strictObject({ kind: z.literal('reopen'), ...seen }),
  ]),
  output: done,
  errors: ['invalid-input', 'not-found', 'transition-refused', 'changed-meanwhile'],
})
