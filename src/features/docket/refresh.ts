import { type Database } from '#platform/db/database.ts'
import type pg from 'pg'
import { officeZone, today } from '#kernel/dates.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { bindDatabase } from '#platform/db/database.ts'
import type { Log } from '#platform/log/log.ts'
import { eachOf } from '#platform/queue/each.ts'
import { docketOf, markDates, type DeadlineRow } from './rows.ts'

const types: Record<keyof DeadlineRow, string> = {
  trademark_id: 'uuid',
  kind: 'text',
  number: 'int',
  opens: 'date',
  calendar_due: 'date',
  lawful_due: 'date',
  grace_until: 'date',
  from_event: 'text',
  from_date: 'date',
  amount: 'int',
  unit: 'text',
  law: 'text',
  article: 'text',
  source: 'text',
  source_kind: 'text',
  is_read: 'boolean',
  confidence: 'text',
  note: 'text',
  moved_because: 'text',
  is_move_unknown: 'boolean',
  is_assumed: 'boolean',
  is_by_letter: 'boolean',
}
const names = Object.keys(types)
const computed = names.slice(3)
const list = (prefix: string) => computed.map((name) => `${prefix}.${name}`).join(', ')

/** A letter of an office that came after another: what was done about the first, or set for it, is not of the second. */
const isOfNextLetter = `d.kind in ('office_action_reply', 'office_action_extension') and d.opens is distinct from excluded.opens`
/** A term that counts from the end on record keeps its number when that end goes on: what was done or set of the one before is not of it. */
const isOfNextTerm = `d.kind in ('term', 'renewal', 'second_instalment') and excluded.calendar_due >= d.calendar_due + interval '1 year'`
const isNext = `(${isOfNextLetter} or ${isOfNextTerm})`
const unlessNext = (column: string) => `${column} = case when ${isNext} then null else d.${column} end`

/** A day that a person set stays; what the law gives now is kept beside it. */
const store = `insert into deadline as d (id, ${names.join(', ')}, due)
    select f.id, ${names.map((name) => `f.${name}`).join(', ')}, f.lawful_due
      from jsonb_to_recordset($1::jsonb) as f(id uuid, ${Object.entries(types)
        .map(([name, type]) => `${name} ${type}`)
        .join(', ')})
  on conflict (trademark_id, kind, number) do update
     set ${computed.map((name) => `${name} = excluded.${name}`).join(', ')},
         due = case when d.override_at is null or ${isNext} then excluded.lawful_due else d.due end,
         ${['done_at', 'done_by_user_id', 'override_at', 'override_reason', 'override_by_user_id'].map(unlessNext).join(', ')},
         previous_due = case when d.lawful_due = excluded.lawful_due then d.previous_due else d.lawful_due end,
         moved_at = case when d.lawful_due = excluded.lawful_due then d.moved_at else $2 end,
         updated_at = $2
   where (${list('d')}) is distinct from (${list('excluded')})`

/** The end on record is that of a later term. */
const isOfFormerTerm = `d.kind in ('term', 'renewal', 'second_instalment') and exists (select from trademark t
                          where t.id = d.trademark_id and t.expiration_date >= d.calendar_due + interval '1 year')`

/** What the law no longer gives goes, unless a person did it, or set its day for a term that is not over. */
const drop = `delete from deadline d
   where d.trademark_id = any($2) and d.done_at is null and (d.override_at is null or ${isOfFormerTerm})
     and not exists (select 1 from jsonb_to_recordset($1::jsonb) as f(trademark_id uuid, kind text, number int)
                      where (f.trademark_id, f.kind, f.number) = (d.trademark_id, d.kind, d.number))`

/**
 * Brings the docket of some trademarks to what the law gives on the office's day. Running it again changes nothing. Gives
 * how many dates were new, moved or gone.
 */
export async function refreshDocket(tx: Database, trademarkIds: readonly string[], now: Date): Promise<number> {
  const on = today(officeZone, now)
  const rows = (await markDates(tx, trademarkIds)).flatMap((mark) => docketOf(mark, on))
  const data = JSON.stringify(rows.map((row) => ({ id: uuidv7(), ...row })))
  const dropped = await tx.$client.query(drop, [data, trademarkIds])
  const stored = await tx.$client.query(store, [data, now])
  return (dropped.rowCount ?? 0) + (stored.rowCount ?? 0)
}

const batch = 500

/** A batch at once; when it fails, each by itself, so that one bad trademark keeps no other back. */
async function refreshBatch(pool: pg.Pool, ids: readonly string[], now: Date, log: Log): Promise<number> {
  try {
    return await refreshDocket(bindDatabase(pool), ids, now)
  } catch (error) {
    if (ids.length === 1) throw error
    let changed = 0
    await eachOf(ids, { log, what: 'docket', name: (id) => id }, async (id) => {
      changed += await refreshDocket(bindDatabase(pool), [id], now)
    })
    return changed
  }
}

/** Every batch is done; what failed is thrown at the end. */
async function refreshMany(
  pool: pg.Pool,
  { now, log }: { now: Date; log: Log },
  next: (after: string) => Promise<readonly string[]>,
): Promise<number> {
  let changed = 0
  let failed: Error | undefined
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const ids = await next(after)
    const last = ids.at(-1)
    if (last === undefined) {
      if (failed) throw failed
      return changed
    }
    changed += await refreshBatch(pool, ids, now, log).catch((error: unknown) => {
      failed ??= error instanceof Error ? error : new Error(String(error))
      return 0
    })
    after = last
  }
}

/** The docket of every trademark, a batch at a time by id. Gives how many dates changed. */
export async function refreshAll(pool: pg.Pool, now: Date, log: Log): Promise<number> {
  return await refreshMany(pool, { now, log }, async (after) => {
    const { rows } = await pool.query<{ id: string }>('select id from trademark where id > $1 order by id limit $2', [
      after,
      batch,
    ])
    return rows.map(({ id }) => id)
  })
}

/** Trademarks with a date and no docket, and those that changed, or had a letter of the office, in the last quarter of an hour; `most` at a time. */
const behind = `(select t.id from trademark t
     where coalesce(t.filing_date, t.registration_date, t.expiration_date) is not null and t.status_group <> 'Closed'
       and not exists (select 1 from deadline d where d.trademark_id = t.id) limit $1)
  union
  (select trademark_id from trademark_change where created_at > $2::timestamptz - interval '15 minutes' limit $1)
  union
  (select trademark_id from office_action
    where greatest(created_at, last_status_update) > $2::timestamptz - interval '15 minutes' limit $1)
  union
  (select trademark_id from opposition
    where greatest(created_at, last_status_update) > $2::timestamptz - interval '15 minutes' limit $1)
  union
  (select trademark_id from use_in_commerce_request where updated_at > $2::timestamptz - interval '15 minutes' limit $1)
  order by 1`
const most = 20_000

/** Computes the dockets that are behind. Gives how many dates changed. */
export async function catchUp(pool: pg.Pool, now: Date, log: Log): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(behind, [most, now])
  const ids = rows.map(({ id }) => id)
  return await refreshMany(
    pool,
    { now, log },
    async (after) => await Promise.resolve(ids.filter((id) => id > after).slice(0, batch)),
  )
}
