import type { Happened } from '#domain/brand-report/content.ts'
import type { Database } from '#platform/db/database.ts'
import type { Days } from './matters.ts'

const within = (instant: string): string => `(${instant} at time zone $4)::date between $2 and $3`

/** Each number is counted from the rows and their histories; a case that was opened again and closed counts as closed once. */
const statement = `select
  (select count(*)::int from sighting s join brand_monitoring_task k on k.id = s.brand_monitoring_task_id
    where k.brand_id = $1 and s.status in ('Accepted', 'Case') and s.folded_into_id is null
      and ${within('k.processed_timestamp')}) as sightings,
  (select count(*)::int from trademark_monitoring_result r join trademark t on t.id = r.trademark_id
    where t.brand_id = $1 and r.relevance is not null and ${within('r.created_at')}) as hits,
  (select count(*)::int from "case" c where c.brand_id = $1 and c.status <> 'Draft' and ${within('c.created_at')}) as "casesOpened",
  (select coalesce(json_agg(json_build_object('outcome', outcome, 'count', count) order by outcome), '[]') from (
    select c.outcome, count(*)::int as count from "case" c
     where c.brand_id = $1 and c.status = 'Closed' and ${within('c.last_status_update')} group by c.outcome) closed) as "casesClosed",
  (select count(*)::int from case_infringement i join "case" c on c.id = i.case_id
    where c.brand_id = $1 and c.status <> 'Draft' and i.taken_down_on between $2 and $3) as "takenDown",
  (select count(*)::int from case_notice n join "case" c on c.id = n.case_id
    where c.brand_id = $1 and n.sent_on between $2 and $3) as "noticesSent",
  (select count(*)::int from case_notice n join "case" c on c.id = n.case_id
    where c.brand_id = $1 and n.status = 'Withdrawn' and ${within('n.last_status_update')}) as "noticesWithdrawn"`

/** What happened about a brand between two days of the office. */
export async function happenedIn(db: Database, brandId: string, { from, until, zone }: Days): Promise<Happened> {
  const { rows } = await db.$client.query<Happened>(statement, [brandId, from, until, zone])
  const [row] = rows
  if (!row) throw new Error('counting gave no row')
  return row
}
