import { addDays, addMonths, formatDate, type PlainDate } from '#kernel/dates.ts'
import type { Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { eachOf } from '#platform/queue/each.ts'
import { readerOf } from '#features/account/index.ts'
import { remindOnce } from '#features/docket/index.ts'
import type { Facilities } from '#features/facilities.ts'
import { cardExpired, cardExpiring } from '../mails.ts'
import { moveCard, ownCard } from './rows.ts'

/** Days before its last day on which the end of a card is told. */
const noticeDays = 30

/** The last day of a month, `YYYY-MM`. */
export const lastDayOf = (month: string): PlainDate => addDays(addMonths(`${month}-01`, 1), -1)

/** Cards that end within the days of the notice, or have ended. */
const ending = `select id, user_id, card_expiration as month from user_payment_method
  where status = 'Valid' and card_expiration ~ '^[0-9]{4}-[0-9]{2}$' and card_expiration <= $1 order by id`

/** Tells the holders of cards that end soon, once, and takes those that have ended out of use. Answers how many were told. */
export async function expireCards(facilities: Facilities): Promise<number> {
  const { pool, log, today } = facilities
  const on = today()
  const { rows } = await pool.query<{ id: string; user_id: string; month: string }>(ending, [
    addDays(on, noticeDays).slice(0, 7),
  ])
  let told = 0
  await eachOf(rows, { log, what: 'cards that end', name: ({ id }) => id }, async ({ id, user_id: userId, month }) => {
    const last = lastDayOf(month)
    if (addDays(last, -noticeDays) > on) return
    if (await inTransaction(pool, async (tx) => await endOrTell(tx, facilities, { id, userId, last, over: last < on })))
      told += 1
  })
  return told
}

async function endOrTell(
  tx: Tx,
  facilities: Facilities,
  { id, userId, last, over }: { id: string; userId: string; last: PlainDate; over: boolean },
): Promise<boolean> {
  const row = await ownCard(tx, id, userId)
  if (row.status !== 'Valid') return false
  if (over) await moveCard(tx, row, 'Expired', 'system')
  const mail = over ? cardExpired : cardExpiring
  const reader = await readerOf(tx, userId)
  const first = await remindOnce(tx, { name: mail.name, rowId: id, occasion: last, at: facilities.clock() })
  if (!reader || !first) return false
  await facilities.tell(tx, reader, mail, (language) => ({
    id: `${mail.name}-${id}-${last}`,
    link: { page: 'paymentMethods' },
    facts: { card: `${row.cardBrand ?? ''} ${row.cardLastFour ?? ''}`.trim(), last: formatDate(last, language) },
  }))
  return true
}
