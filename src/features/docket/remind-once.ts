import { uuidv7 } from '#kernel/ids.ts'
import type { Tx } from '#platform/db/database.ts'

/**
 * Whether a reminder goes out now: it is written down in the same transaction as its letter, and the second time for the same
 * row and occasion the answer is no.
 */
export async function remindOnce(
  tx: Tx,
  { name, rowId, occasion, at }: { name: string; rowId: string; occasion: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.$client.query(
    `insert into reminder (id, name, row_id, occasion, created_at) values ($1, $2, $3, $4, $5)
       on conflict (row_id, name, occasion) do nothing`,
    [uuidv7(), name, rowId, occasion, at],
  )
  return rowCount === 1
}
