import { z } from 'zod'
import { openRisk, spent } from '#domain/brand-report/content.ts'
import { call } from './call.ts'
import { done, nothing, rowId } from './fields.ts'
import { linkHolders } from './limits.ts'
import { oneRow } from './who.ts'

const reader = {
  who: ['customer', 'staff', 'admin'],
  support: 'open',
  audit: 'none',
  query: nothing,
  body: nothing,
} as const

export const brandStanding = call({
  ...reader,
  name: 'brand-report.standing',
  method: 'GET',
  path: '/api/brand/{id}/standing',
  summary: 'The open risks of a brand by their weight, and what was paid for it',
  limit: 'none',
  params: oneRow,
  output: z.object({ risks: z.array(openRisk), spent: z.array(spent) }),
  errors: ['not-found'],
})

export const brandReportOpen = call({
  ...reader,
  name: 'brand-report.open',
  method: 'GET',
  path: '/api/brand/{id}/report/{reportId}',
  summary: 'The report of a brand about one month, as PDF in the reader’s language',
  limit: linkHolders,
  params: z.strictObject({ id: rowId, reportId: rowId }),
  output: z.unknown(),
  errors: ['not-found'],
  download: true,
})

export const brandReportMail = call({
  name: 'brand-report.mail',
  method: 'PUT',
  path: '/api/brand/{id}/report-mail',
  summary: 'Say whether the report of each month about a brand comes by mail',
  who: ['customer'],
  limit: 'none',
  support: 'closed',
  audit: { table: 'brand', facts: ['isWanted'] },
  params: oneRow,
  query: nothing,
  body: z.strictObject({ isWanted: z.boolean() }),
  output: done,
  errors: ['invalid-input', 'not-found'],
})
