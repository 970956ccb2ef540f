import { z } from 'zod'
import { texts } from '#domain/catalog/texts.ts'
import { approaches, followUpStatuses, saidOutcomes } from '#domain/follow-up/status.ts'
import { call } from './call.ts'
import { choice, nothing, optionalField, rowId } from './fields.ts'
import { byStaff } from './who.ts'

const staff = { ...byStaff('follow_up_case'), method: 'POST' } as const
const standing = z.object({ status: z.enum(followUpStatuses) })
const note = optionalField(texts.note)
const errors = ['invalid-input', 'not-found', 'transition-refused', 'changed-meanwhile'] as const

export const followUpCreate = call({
  ...staff,
  name: 'request.follow-up-case',
  path: '/api/request/{id}/follow-up-case',
  summary: 'Begin to go after the client of an order; of one order one case is open at a time',
  audit: { table: 'registration_request' },
  body: nothing,
  output: z.object({ id: rowId }),
  errors: ['not-found', 'rules-unmet'],
})

export const followUpApproach = call({
  ...staff,
  name: 'follow-up-case.approach',
  path: '/api/follow-up-case/{id}/approach',
  summary: 'Say that the client was approached, and how; by mail the letter goes out with it, unless the order is held',
  audit: { table: 'follow_up_case', facts: ['by'] },
  body: z.strictObject({ by: choice(approaches), note }),
  output: standing,
  errors: [...errors, 'rules-unmet'],
})

export const followUpUnresponsive = call({
  ...staff,
  name: 'follow-up-case.unresponsive',
  path: '/api/follow-up-case/{id}/unresponsive',
  summary: 'Say that the client did not answer; it is said by itself after two weeks',
  body: nothing,
  output: standing,
  errors: ['not-found', 'transition-refused', 'changed-meanwhile'],
})

export const followUpResolve = call({
  ...staff,
  name: 'follow-up-case.resolve',
  path: '/api/follow-up-case/{id}/resolution',
  summary: 'End the case with what came of it; the order stays where it stands',
  audit: { table: 'follow_up_case', facts: ['outcome'] },
  body: z.strictObject({ outcome: choice(saidOutcomes), note }),
  output: standing,
  errors,
})
