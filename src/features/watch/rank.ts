import { setImmediate as breathe } from 'node:timers/promises'
import type pg from 'pg'
import { hitGroupOf, precedenceOf } from '#domain/monitoring/precedence.ts'
import { type FoundFiling, standingOf, type WatchedTrademark } from '#domain/monitoring/standing.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { watchDay } from './follow.ts'
import { likenessOf } from './likeness.ts'

/** Hits ranked in one transaction: who rates one of them waits for no more. */
const atOnce = 100

interface Row extends FoundFiling {
  id: string
  createdAt: Date
  markName: string
  classes: number[]
  watchedName: string
  watchedClasses: number[]
  watched: WatchedTrademark
  others: WatchedTrademark[]
}

const watchedFields = (mark: string) =>
  `jsonb_build_object('jurisdiction', ${mark}.jurisdiction, 'statusGroup', ${mark}.status_group, 'filingDate', ${mark}.filing_date)`

// The rows stay locked until their ranks are written; what is written meanwhile waits, and makes them due again.
const dueHits = `with due as materialized (
    select r.* from trademark_monitoring_result r
     where r.rank_due and r.relevance is null order by r.id limit ${atOnce} for update skip locked)
  select r.id, r.created_at as "createdAt", r.mark_name as "markName", r.classes, r.jurisdiction as office, r.designations, r.state,
         r.filing_date::text as "filingDate", r.priority_date::text as "priorityDate",
         r.publication_date::text as "publicationDate", r.registration_date::text as "registrationDate",
         t.name as "watchedName", ${watchedFields('t')} as watched,
         array(select (one ->> 'class')::int from jsonb_array_elements(t.goods_and_services) one) as "watchedClasses",
         coalesce((select jsonb_agg(${watchedFields('o')} order by o.id) from trademark o
                    where o.user_id = t.user_id and o.name = t.name and o.id <> t.id), '[]') as others
    from due r join trademark t on t.id = r.trademark_id order by r.id`

const keepRanks = `update trademark_monitoring_result r
    set standing_group = f.standing_group, precedence = f.precedence, rank_due = false
   from jsonb_to_recordset($1::jsonb) as f(id uuid, standing_group text, precedence text) where r.id = f.id`

interface Needs {
  pool: pg.Pool
  clock: () => Date
}

/** Gives the unrated hits that something happened to their ranks as of today, and says how many they were. */
export async function rankDue({ pool, clock }: Needs): Promise<number> {
  let ranked = 0
  for (;;) {
    const count = await inTransaction(pool, async (tx) => {
      const { rows } = await tx.$client.query<Row>(dueHits)
      const ranks: object[] = []
      for (const row of rows) {
        await breathe()
        ranks.push(rankOf(row, watchDay(clock())))
      }
      if (ranks.length > 0) await tx.$client.query(keepRanks, [JSON.stringify(ranks)])
      return ranks.length
    })
    ranked += count
    if (count < atOnce) return ranked
  }
}

/** Gives all unrated hits their ranks as of today, and says how many they were. */
export async function rankAll(needs: Needs): Promise<number> {
  await needs.pool.query(
    'update trademark_monitoring_result set rank_due = true where relevance is null and not rank_due',
  )
  return await rankDue(needs)
}

function rankOf(row: Row, today: string): object {
  const standing = standingOf(row, row.watched, row.others)
  const { band, risk } = likenessOf(row)
  const rank = { standing, band, risk, createdAt: row.createdAt }
  return { id: row.id, standing_group: hitGroupOf(standing), precedence: precedenceOf(rank, today) }
}
