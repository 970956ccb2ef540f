import { z } from 'zod'
import { call } from './call.ts'
import { date, nothing } from './fields.ts'

export const revenueRead = call({
  name: 'statistic.revenue',
  method: 'GET',
  path: '/api/statistic/revenue',
  summary:
    'What was invoiced less what was credited in a span of days, by month, market, offering and currency, without VAT; three years at most',
  who: ['staff', 'admin'],
  limit: 'none',
  support: 'closed',
  audit: 'none',
  params: nothing,
  query: z.strictObject({ from: date, to: date }),
  body: nothing,
  output: z.object({
    rows: z.array(
      z.object({
        /** YYYY-MM of the document's day. */
        month: z.string(),
        market: z.string(),
        offering: z.string(),
        currency: z.string(),
        /** Minor units: our fees, and those of the offices that were charged on. */
        service: z.number().int(),
        official: z.number().int(),
      }),
    ),
  }),
  errors: ['invalid-input'],
})
