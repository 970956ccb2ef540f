import type pg from 'pg'

/** The number people say on the phone: R-2026-000042. Its counter is a row, so that two orders never share one. */
export async function nextPublicId(tx: pg.PoolClient, now: Date): Promise<string> {
  const year = now.getUTCFullYear()
  const { rows } = await tx.query<{ last: number }>(
    `insert into public_id_counter (prefix, year, last) values ('R', $1, 1)
     on conflict (prefix, year) do update set last = public_id_counter.last + 1 returning last`,
    [year],
  )
  return `R-${year}-${String(rows[0]?.last ?? 0).padStart(6, '0')}`
}
