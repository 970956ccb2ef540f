import type { GoodsAndServices } from '#domain/catalog/goods-and-services.ts'
import { gapOf } from '#domain/use-proof/standing.ts'
import { addDays, addYears, type PlainDate } from '#kernel/dates.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Facilities } from '#features/facilities.ts'
import type { MarkRow } from './policy.ts'
import { standingsOf } from './standing.ts'

const batch = 500

export type MarkKept = Pick<MarkRow, 'id' | 'jurisdiction' | 'goodsAndServices' | 'statusGroup'>

/** Another gap than before is one that nobody was written to about. */
const store = `insert into use_gap as g (id, trademark_id, kind, day, classes, found_at)
    select f.id, f.trademark_id, f.kind, f.day, f.classes, $2
      from jsonb_to_recordset($1::jsonb) as f(id uuid, trademark_id uuid, kind text, day date, classes int[])
  on conflict (trademark_id) do update
     set kind = excluded.kind, day = excluded.day, classes = excluded.classes, found_at = excluded.found_at, told_at = null
   where (g.kind, g.day, g.classes) is distinct from (excluded.kind, excluded.day, excluded.classes)`

const drop = `delete from use_gap where trademark_id = any($2) and trademark_id not in (
    select f.trademark_id from jsonb_to_recordset($1::jsonb) as f(trademark_id uuid))`

/** Keeps what is missing of marks as their docket and files have it now; a mark that is not in force misses nothing. */
export async function keepGaps(tx: Tx, marks: readonly MarkKept[], on: PlainDate, at: Date): Promise<void> {
  const inForce = marks.filter(({ statusGroup }) => statusGroup === 'Registered')
  const standings = await standingsOf(tx, inForce, on)
  const gaps = [...standings].flatMap(([trademark_id, standing]) => {
    const gap = gapOf(standing, on)
    return gap === null ? [] : [{ id: uuidv7(), trademark_id, ...gap }]
  })
  const data = JSON.stringify(gaps)
  await tx.$client.query(drop, [data, marks.map(({ id }) => id)])
  await tx.$client.query(store, [data, at])
}

/** Marks in force of which something can be missing within the year, by what the docket says and nobody doubts. */
const counted = `t.status_group = 'Registered' and exists (select 1 from deadline d where d.trademark_id = t.id
    and d.kind = 'nonuse' and d.unit = 'year' and d.due <= $1 and (d.confidence <> 'low' or d.override_at is not null))`

const next = `select t.id, t.jurisdiction, t.goods_and_services as "goodsAndServices", t.status_group as "statusGroup"
  from trademark t where t.id > $2 and ${counted} order by t.id limit ${batch}`

const dropOthers = `delete from use_gap g using trademark t where t.id = g.trademark_id and not (${counted})`

/** Works out anew what is missing of every mark, a batch at a time. */
export async function workOutGaps({ pool, clock, today }: Pick<Facilities, 'pool' | 'clock' | 'today'>): Promise<void> {
  const on = today()
  const until = addDays(addYears(on, 1), 1)
  await pool.query(dropOthers, [until])
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await pool.query<Omit<MarkKept, 'goodsAndServices'> & { goodsAndServices: GoodsAndServices }>(
      next,
      [until, after],
    )
    const last = rows.at(-1)
    if (last === undefined) return
    await inTransaction(pool, async (tx) => await keepGaps(tx, rows, on, clock()))
    after = last.id
  }
}
