import { z } from 'zod'
import { call } from './call.ts'
import { done, nothing, rowId } from './fields.ts'

const serial = z.coerce.number().int().positive().max(2_147_483_647)

/**
 * Every noun whose rows have somebody who works on them (spec, part 2, section 6): the first word of its path, and its
 * table. One call and one handler serve them all.
 */
export const assignables = {
  user: { table: 'user', id: rowId },
  request: { table: 'registration_request', id: rowId },
  trademark: { table: 'trademark', id: rowId },
  case: { table: 'case', id: rowId },
  'case-request': { table: 'case_request', id: rowId },
  'office-action': { table: 'office_action', id: rowId },
  opposition: { table: 'opposition', id: rowId },
  'support-ticket': { table: 'support_ticket', id: serial },
  consultation: { table: 'consultation', id: rowId },
  service: { table: 'service', id: rowId },
  'service-request': { table: 'service_request', id: rowId },
  'brand-subscription': { table: 'brand_subscription', id: rowId },
  'brand-monitoring-task': { table: 'brand_monitoring_task', id: rowId },
  'use-in-commerce-request': { table: 'use_in_commerce_request', id: rowId },
} as const
export type Assignable = keyof typeof assignables

export const assignableNames = Object.keys(assignables) as Assignable[]

/** POST /api/{noun}/{id}/assigned-admin: gives a row to an active member of staff, or to no one. */
export const assignCall = (noun: Assignable) =>
  call({
    name: `${noun}.assign`,
    method: 'POST',
    path: `/api/${noun}/{id}/assigned-admin`,
    summary: 'Give it to a member of staff, or to no one; the change is kept',
    who: ['staff', 'admin'],
    limit: 'none',
    support: 'closed',
    audit: { table: assignables[noun].table, facts: ['userId'] },
    params: z.strictObject({ id: assignables[noun].id }),
    query: nothing,
    body: z.strictObject({ userId: rowId.nullable() }),
    output: done,
    errors: ['invalid-input', 'not-found'],
  })

export const assignCalls = assignableNames.map(assignCall)

export const requestAssign = assignCall('request')

export const requestAssignSuggestion = call({
  name: 'request.assign-suggestion',
  method: 'GET',
  path: '/api/request/{id}/assigned-admin/suggestion',
  summary: 'Who of the staff has the fewest open requests, the one of the customer’s earlier requests first',
  who: ['staff', 'admin'],
  limit: 'none',
  support: 'open',
  audit: 'none',
  params: z.strictObject({ id: rowId }),
  query: nothing,
  body: nothing,
  output: z.object({ userId: rowId.nullable() }),
  errors: ['not-found'],
})
