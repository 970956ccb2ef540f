import { revenueRead } from '#contract/statistic.ts'
import { daysBetween } from '#kernel/dates.ts'
import { refuseField } from '#kernel/errors.ts'
import { handle } from '#features/facilities.ts'

interface Row {
  month: string
  market: string
  offering: string
  currency: string
  service: number
  official: number
}

/** Three years with their leap day. */
const mostDays = 1096

/** Issued documents line by line; a line of a registration names no offering, because all it can be is a filing. */
const statement = `
  select to_char((document->>'issueDate')::date, 'YYYY-MM') as month, line->>'jurisdiction' as market,
         coalesce(line->>'offering', case when line ? 'text' then 'other' else 'filing' end) as offering,
         document->>'currency' as currency,
         coalesce(sum(sign * (line->>'net')::bigint) filter (where line->>'kind' = 'service'), 0)::float8 as service,
         coalesce(sum(sign * (line->>'net')::bigint) filter (where line->>'kind' = 'official'), 0)::float8 as official
    from (select document_context as document, 1 as sign from invoice where serial_number is not null
          union all
          select document_context, -1 from credit_note) issued
    cross join jsonb_array_elements(document->'lines') line
   where document->>'issueDate' between $1 and $2
   group by 1, 2, 3, 4
   order by 1, 2, 3, 4`

/** What was earned in a span: invoices less credit notes, each in the month of its own day, without VAT. */
export const revenue = handle(revenueRead, async ({ query: { from, to } }, _caller, facilities) => {
  if (to < from) refuseField('to', 'date-too-early')
  if (daysBetween(from, to) > mostDays) refuseField('from', 'date-too-early')
  const { rows } = await facilities.pool.query<Row>(statement, [from, to])
  return { rows }
})
