import type { OpenMatters } from '#domain/brand-report/open-risks.ts'
import type { Spent } from '#domain/brand-report/content.ts'
import { clientKinds } from '#domain/docket/client-kinds.ts'
import type { DeadlineKind } from '#domain/docket/deadline.ts'
import { dueDays, natureOf } from '#domain/docket/state.ts'
import { asTold, standingOf, timeToOppose, type FoundFiling } from '#domain/monitoring/standing.ts'
import type { WatchedTrademark } from '#domain/monitoring/standing.ts'
import { addDays, type PlainDate } from '#kernel/dates.ts'
import type { Database } from '#platform/db/database.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'

/** Duties of the marks of a brand that are still to be kept on $3, at most until $4, or can be kept late. */
const duties = `select d.kind, d.due::text, d.grace_until::text as "graceUntil", t.name as mark, t.jurisdiction,
    d.confidence = 'low' and d.override_at is null as "isUnconfirmed"
    from deadline d join trademark t on t.id = d.trademark_id
   where t.brand_id = $1 and d.done_at is null and d.kind = any($2) and d.due <= $4 and (d.due >= $3 or d.grace_until >= $3)
   order by d.due, d.id`

export interface Duty {
  kind: DeadlineKind
  due: PlainDate
  graceUntil: PlainDate | null
  mark: string
  jurisdiction: Jurisdiction
  /** Nobody has confirmed the rule that it comes from. */
  isUnconfirmed: boolean
}

export async function dutiesOf(db: Database, brandId: string, from: PlainDate, until: PlainDate): Promise<Duty[]> {
  const kinds = clientKinds.filter((kind) => natureOf(kind) === 'duty')
  const { rows } = await db.$client.query<Duty>(duties, [brandId, kinds, from, until])
  return rows
}

const openCases = `select relevance, count(*)::int as count from "case"
   where brand_id = $1 and status in ('New', 'Kicked off', 'Solution ordered', 'In progress') group by relevance`

/** What was released and is no case; a repeat stands under the sighting that it repeats. */
const openSightings = `select count(*)::int as count from sighting s
    join brand_monitoring_task k on k.id = s.brand_monitoring_task_id
   where k.brand_id = $1 and k.status = 'Processed' and s.status = 'Accepted' and s.folded_into_id is null`

/** Rated hits of the marks of a brand, each with its watched mark and the same mark in other registers. */
const ratedHits = `select r.relevance, json_build_object(
      'office', r.jurisdiction, 'designations', r.designations, 'state', r.state, 'filingDate', r.filing_date,
      'priorityDate', r.priority_date, 'publicationDate', r.publication_date, 'registrationDate', r.registration_date) as filing,
    json_build_object('jurisdiction', t.jurisdiction, 'statusGroup', t.status_group, 'filingDate', t.filing_date) as watched,
    coalesce((select json_agg(json_build_object('jurisdiction', o.jurisdiction, 'statusGroup', o.status_group, 'filingDate', o.filing_date))
      from trademark o where o.user_id = t.user_id and o.name = t.name and o.id <> t.id), '[]') as others
    from trademark_monitoring_result r join trademark t on t.id = r.trademark_id
   where t.brand_id = $1 and r.relevance is not null and r.state <> 'dead'`

interface RatedHit {
  relevance: string
  filing: FoundFiling
  watched: WatchedTrademark
  others: WatchedTrademark[]
}

/** Found marks that can be opposed today, or of which nobody knows until when. */
const isOpenHit = ({ filing, watched, others }: RatedHit, today: PlainDate): boolean =>
  timeToOppose(asTold(standingOf(filing, watched, others)), today) !== 'closed'

/** What is open about a brand on a day. */
export async function openMattersOf(db: Database, brandId: string, today: PlainDate): Promise<OpenMatters> {
  const near = await dutiesOf(db, brandId, today, addDays(today, dueDays))
  const cases = await db.$client.query<{ relevance: string | null; count: number }>(openCases, [brandId])
  const found = await db.$client.query<{ count: number }>(openSightings, [brandId])
  const hits = await db.$client.query<RatedHit>(ratedHits, [brandId])
  const open = Map.groupBy(
    hits.rows.filter((hit) => isOpenHit(hit, today)),
    ({ relevance }) => relevance,
  )
  return {
    inGrace: near.filter(({ due }) => due < today).length,
    due: near.filter(({ due }) => due >= today).length,
    cases: cases.rows,
    hits: [...open].map(([relevance, { length: count }]) => ({ relevance, count })),
    sightings: found.rows[0]?.count ?? 0,
  }
}

/** Everything that is paid for about a brand; an order for marks of several brands stands under each of them. */
const orders = `select p.id, 'registration' as what from product p
      join registration_request r on r.id = p.registration_request_id where r.brand_id = $1
  union select p.id, 'service' from product p join service_request s on s.id = p.service_request_id
     where s.brand_id = $1
        or exists (select from case_solution o join "case" c on c.id = o.case_id
                    where o.service_request_id = s.id and c.brand_id = $1)
        or exists (select from jsonb_array_elements(s.parameters->'items') i join trademark t on t.id::text = i->>'trademarkId'
                    where t.brand_id = $1 and t.user_id = s.user_id)
  union select p.id, 'plan' from product p join brand_subscription_payment y on y.id = p.brand_subscription_payment_id
      join brand_subscription b on b.id = y.brand_subscription_id where b.brand_id = $1`

/** Paid invoices between two days, and credit notes; a document without an amount or currency counts as nothing. */
const spending = `with mine as (${orders}), money as (
    select mine.what, i.document_context->>'currency' as currency,
           (i.document_context->'totals'->>'total')::bigint as paid, 0 as back
      from mine join invoice i on i.product_id = mine.id where i.payment_date between $2 and $3
    union all
    select mine.what, c.document_context->>'currency', 0, (c.document_context->'totals'->>'total')::bigint
      from mine join invoice i on i.product_id = mine.id join credit_note c on c.invoice_reference = i.variable_symbol
     where (c.created_at at time zone $4)::date between $2 and $3)
  select what, currency, sum(paid)::float8 as paid, sum(back)::float8 as "givenBack" from money
   where currency is not null group by what, currency having sum(paid) <> 0 or sum(back) <> 0 order by what, currency`

export interface Days {
  from: PlainDate
  until: PlainDate
  zone: string
}

/** What was paid and given back for a brand between two days of the office. */
export async function spentOn(db: Database, brandId: string, { from, until, zone }: Days): Promise<Spent[]> {
  const { rows } = await db.$client.query<Spent>(spending, [brandId, from, until, zone])
  return rows
}
