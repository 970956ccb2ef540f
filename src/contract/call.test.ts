import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { call } from './call.ts'
import { calls } from './calls.ts'
import { caseRequestCreate } from './case-request.ts'
import { done, missingIn, nothing } from './fields.ts'
import { supportTicketCreate } from './support.ts'

const parts = {
  name: 'lamp.light',
  path: '/api/lamp',
  summary: 'Light the lamp',
  who: ['customer'],
  params: nothing,
  query: nothing,
  body: z.strictObject({ colour: z.string() }),
  output: done,
  errors: [],
} as const
const post = { ...parts, method: 'POST' } as const
const stands = { limit: 'none', support: 'closed', audit: { table: 'user' } } as const
const { limit, support, audit } = stands

/** The compiler is the check; at run time these only have to be harmless. */
describe('what a call may do stands on it, and forgetting it does not compile', () => {
  test('whole', () => {
    expect(call({ ...post, ...stands }).name).toBe('lamp.light')
    expect(call({ ...post, ...stands, audit: { table: 'user', facts: ['colour'] } }).method).toBe('POST')
    expect(call({ ...parts, method: 'GET', limit, support, audit: 'none' }).audit).toBe('none')
  })

  test('without a limit', () => {
    // @ts-expect-error -- limit is missing
    expect(call({ ...post, support, audit })).not.toHaveProperty('limit')
  })

  test('without a word on who may make it for a customer', () => {
    // @ts-expect-error -- support is missing
    expect(call({ ...post, limit, audit })).not.toHaveProperty('support')
  })

  test('without an entry in the audit log', () => {
    // @ts-expect-error -- audit is missing
    expect(call({ ...post, limit, support })).not.toHaveProperty('audit')
    // @ts-expect-error -- a write has one
    expect(call({ ...post, limit, support, audit: 'none' })).toHaveProperty('audit', 'none')
  })

  test('with an entry about a table or a field that there is not', () => {
    // @ts-expect-error -- no such table
    expect(call({ ...post, limit, support, audit: { table: 'lamp' } })).toHaveProperty('audit')
    // @ts-expect-error -- no such field
    expect(call({ ...post, limit, support, audit: { table: 'user', facts: ['size'] } })).toHaveProperty('audit')
  })
})

test('who acts for a customer writes only what is typed for somebody on the phone', () => {
  const open = calls.filter(({ method, support: word }) => method !== 'GET' && word === 'open').map(({ name }) => name)
  expect(open.toSorted()).toEqual([
    'application.comment',
    'application.comment-delete',
    'application.comment-update',
    'application.describe',
    'application.save-draft',
    'application.update',
    'application.use-in-commerce',
    'brand.assign-items',
    'brand.create',
    'brand.update',
    'case-counterparty.update',
    'case-request.create',
    'case-request.update',
    'case.dismiss',
    'chat.start',
    'consultation.document',
    'document.upload',
    'letter-check.ask',
    'letter-check.show',
    'office-action.additional-info',
    'office-action.reminders',
    'request.goods-and-services',
    'request.logo-generate',
    'request.preferences',
    'request.recording-keep',
    'request.resend-mail',
    'request.specimen-copy',
    'request.specimen-create',
    'request.specimen-delete',
    'request.specimen-update',
    'request.update',
    'request.view-keep',
    'request.views-order',
    'request.violation-report',
    'service-request.transfer-save',
    'service-request.transfer-signed',
    'service-request.update',
    'support-ticket.create',
    'support-ticket.document',
    'support-ticket.feedback',
    'support-ticket.write',
    'trademark.add',
    'use-in-commerce-request.comment',
    'use-in-commerce-request.create',
    'use-in-commerce-request.edit',
    'use-in-commerce-request.specimen-copy',
    'use-in-commerce-request.specimen-create',
    'use-in-commerce-request.specimen-delete',
    'use-in-commerce-request.specimen-from-use',
    'use-in-commerce-request.specimen-update',
    'use-proof.add',
    'use-proof.capture',
    'use-proof.change',
    'use-proof.leave-out',
    'user.billing-entity',
    'user.entity-address',
    'user.update',
    'verification.viewed',
  ])
  expect(
    calls
      .filter(({ method, support: word }) => method === 'GET' && word === 'closed')
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([
    'admin.export-filing-confirmations',
    'admin.export-invoice-entity',
    'admin.export-invoices',
    'application.suggestion-offered',
    'consultation.generate-outcome-email',
    'docket.feeds',
    'experiment.list',
    'issuer.list',
    'statistic.revenue',
    'user.export',
    'user.export-file',
  ])
})

test('every call has a name of its own', () => {
  expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length)
  expect(calls.length).toBeGreaterThan(60)
})

test('of a report of nothing by a visitor all that is missing is told at once; of a customer what an account does not know', () => {
  expect(missingIn(caseRequestCreate, {}, 'anonymous')).toEqual({
    links: 'required',
    mark: 'required',
    contactEmail: 'required',
  })
  expect(missingIn(caseRequestCreate, { message: ' ', links: [] }, 'customer')).toEqual({
    links: 'required',
    mark: 'required',
  })
})

test('of several one is enough', () => {
  const said = { message: 'At a fair.', mark: 'VELMORA', contactEmail: 'owner@report.test' }
  expect(missingIn(caseRequestCreate, said, 'anonymous')).toEqual({})
  expect(missingIn(caseRequestCreate, { links: ['https://a.test'], brandId: 'x' }, 'customer')).toEqual({})
})

test('who has no account says where the answer goes', () => {
  expect(missingIn(supportTicketCreate, { email: '' }, 'link')).toEqual({ email: 'required' })
  expect(missingIn(supportTicketCreate, {}, 'customer')).toEqual({})
})

test.each([null, undefined, {}, { email: '\u200b' }])(
  'a body of nothing that anybody sees (%j) has nothing of it',
  (body) => {
    expect(missingIn(supportTicketCreate, body, 'anonymous')).toEqual({ email: 'required' })
  },
)
