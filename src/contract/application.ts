import { z } from 'zod'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { filingRuleNames } from '#domain/registration/filing-rules.ts'
import { call } from './call.ts'
import { nothing, rowId } from './fields.ts'

export const applicationFilingCheck = call({
  name: 'application.filing-check',
  method: 'GET',
  path: '/api/request/{id}/application/filing-check',
  summary: 'What offices would refuse or ask about if the draft were filed as it stands, with the source of each rule',
  who: ['staff', 'admin'],
  limit: 'none',
  support: 'open',
  audit: 'none',
  params: z.strictObject({ id: rowId }),
  query: nothing,
  body: nothing,
  output: z.object({
    findings: z.array(
      z.object({
        rule: z.enum(filingRuleNames),
        level: z.enum(['blocking', 'advisory']),
        source: z.string(),
        place: z.enum(jurisdictions).nullable(),
        what: z.string(),
      }),
    ),
  }),
  errors: ['not-found'],
})
