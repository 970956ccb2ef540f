import type pg from 'pg'
import type { Ground } from './call-row.ts'

/** Makes by what a counterparty is recognised, anew for each case. */
export const traitGround = (pool: pg.Pool): Pick<Ground, 'trait'> => ({
  async trait(counterpartyId) {
    const { rows } = await pool.query<{ id: string }>(
      `insert into counterparty_trait (id, case_counterparty_id, kind, key, value, source)
       values (gen_random_uuid(), $1, 'name', gen_random_uuid()::text, 'matrix', 'matrix') returning id::text`,
      [counterpartyId],
    )
    return rows[0]?.id ?? ''
  },
})
