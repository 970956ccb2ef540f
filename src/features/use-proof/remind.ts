import { comingGap, gapDays, type ComingGap } from '#domain/use-proof/standing.ts'
import type { GoodsAndServices } from '#domain/catalog/goods-and-services.ts'
import { addDays, addYears, daysBetween, officeZone, today } from '#kernel/dates.ts'
import type { Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { eachOf } from '#platform/queue/each.ts'
import { remindOnce } from '#features/docket/index.ts'
import type { Facilities } from '#features/facilities.ts'
import { gapLetter, gapMails } from './notify.ts'
import { standingOf } from './standing.ts'

interface MarkDue {
  id: string
  name: string
  jurisdiction: string
  goods_and_services: GoodsAndServices
  user_id: string
  email: string
  language: string | null
}

/**
 * Marks in force of which something may be missing within the year: proof can be asked for from a day of it on, or what shows
 * the use of it grows as old as the law asks back. No date that nobody is sure of, and no closed account.
 */
const statement = `select t.id, t.name, t.jurisdiction, t.goods_and_services, u.id as user_id, u.email, p.language
  from trademark t
  join "user" u on u.id = t.user_id and u.state <> 'deactivated' left join user_profile p on p.user_id = u.id
  join deadline d on d.trademark_id = t.id and d.kind = 'nonuse' and d.unit = 'year'
   and (d.confidence <> 'low' or d.override_at is not null)
 where t.status_group = 'Registered' and (d.due between $1 and $2
    or (d.due <= $2 and exists (select 1 from use_proof w where w.trademark_id = t.id and w.left_out_at is null
      and w.used_until between $1::date - make_interval(years => d.amount) and $2::date - make_interval(years => d.amount))))
 order by t.id`

type Needed = Pick<Facilities, 'pool' | 'db' | 'clock' | 'log' | 'tell'>

/** Writes to the owners of marks that came to a step before a gap. Gives how many letters that made. */
export async function remindOfGaps(facilities: Needed): Promise<number> {
  const { pool, db, clock, log } = facilities
  const on = today(officeZone, clock())
  const { rows } = await pool.query<MarkDue>(statement, [on, addDays(addYears(on, 1), 1)])
  let sent = 0
  await eachOf(rows, { log, what: 'reminders of use', name: ({ id }) => id }, async (row) => {
    const gap = comingGap(await standingOf(db, { ...row, goodsAndServices: row.goods_and_services }, on), on)
    if (gap === null) return
    const left = daysBetween(on, gap.day)
    const step = gapDays.findLast((days) => days >= left)
    if (step === undefined) return
    if (await inTransaction(pool, async (tx) => await remind(tx, facilities, row, { gap, step }))) sent += 1
  })
  return sent
}

async function remind(
  tx: Tx,
  { clock, tell }: Needed,
  row: MarkDue,
  { gap, step }: { gap: ComingGap; step: number },
): Promise<boolean> {
  const mail = gapMails[gap.kind]
  const occasion = `${gap.day} ${step}`
  if (!(await remindOnce(tx, { name: mail.name, rowId: row.id, occasion, at: clock() }))) return false
  await tell(tx, { email: row.email, language: row.language, userId: row.user_id }, mail, (language) => ({
    id: `${mail.name}-${row.id}-${occasion.replaceAll(' ', '-')}`,
    ...gapLetter(row, gap, language),
    notice: { type: mail.name, message: row.name, metadata: { trademarkId: row.id, day: gap.day } },
  }))
  await tx.$client.query('update use_gap set told_at = $2 where trademark_id = $1', [row.id, clock()])
  return true
}
