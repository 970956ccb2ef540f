import { inTransaction } from '#platform/db/transaction.ts'
import { eachOf } from '#platform/queue/each.ts'
import { readerOf } from '#features/account/index.ts'
import type { Facilities } from '#features/facilities.ts'
import { registerDiffers } from './mails.ts'

const untold = 't.id = d.trademark_id and d.told_at is null and d.dismissed_at is null'
const assigned = `select distinct t.assigned_admin_id as who from register_difference d, trademark t where ${untold}`
const claim = `update register_difference d set told_at = $1 from trademark t
   where ${untold} and t.assigned_admin_id is not distinct from $2
  returning d.id, t.id as mark`

/**
 * Tells of what the comparison found and nobody was told of yet: one letter to each who works on such marks, and one to the office
 * for those that nobody works on. Without an address of the office those wait in the list alone. Gives how many letters.
 */
export async function tellOfDifferences({
  pool,
  clock,
  log,
  supplier,
  tell,
}: Pick<Facilities, 'pool' | 'clock' | 'log' | 'supplier' | 'tell'>): Promise<number> {
  const { rows: people } = await pool.query<{ who: string | null }>(assigned)
  let letters = 0
  await eachOf(
    people,
    { log, what: 'differences to registers', name: ({ who }) => who ?? 'office' },
    async ({ who }) => {
      await inTransaction(pool, async (tx) => {
        const { rows } = await tx.$client.query<{ id: string; mark: string }>(claim, [clock(), who])
        const office = supplier.email === null ? null : { email: supplier.email, language: 'en' }
        const reader = (who === null ? null : await readerOf(tx, who)) ?? office
        const [first] = rows
        if (reader === null || !first) return
        await tell(tx, reader, registerDiffers, {
          id: `${registerDiffers.name}-${first.id}-${clock().getTime()}`,
          link: { page: 'admin' },
          facts: { marks: String(new Set(rows.map(({ mark }) => mark)).size), differences: String(rows.length) },
        })
        letters += 1
      })
    },
  )
  return letters
}
