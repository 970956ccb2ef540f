import type pg from 'pg'
import { inTransaction } from '#platform/db/transaction.ts'

/**
 * The demo's password is published, so nobody of the demo may sign in once the demo is over; and its invented marks are
 * no longer shown among those of the offices.
 */
export async function endDemo(pool: pg.Pool): Promise<void> {
  await forgetMarks(pool)
  const { rows } = await pool.query<{ id: string }>(
    `update "user" set state = 'deactivated', password_hash = null where email ~ '[@.]demo\\.test$' and state <> 'deactivated' returning id`,
  )
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0)
    await pool.query('update session set ended_at = now() where user_id = any($1) and ended_at is null', [ids])
}

async function forgetMarks(pool: pg.Pool): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const { rowCount } = await tx.$client.query(`delete from mark_import where format = 'demo'`)
    if (rowCount) await tx.$client.query(`delete from mark where source = 'demo'`)
  })
}
