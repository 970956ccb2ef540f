import type { Tx } from '#platform/db/database.ts'

/** The letter that the numbers of a noun begin with: orders of registrations, of services, and of brand protection. */
export type OrderPrefix = 'R' | 'S' | 'B'

/** The number people say on the phone: R-2026-000042. Its counter is a row, so that two orders never share one. */
export async function nextPublicId(tx: Tx, now: Date, prefix: OrderPrefix): Promise<string> {
  const year = now.getUTCFullYear()
  const { rows } = await tx.$client.query<{ last: number }>(
    `insert into public_id_counter (prefix, year, last) values ($2, $1, 1)
     on conflict (prefix, year) do update set last = public_id_counter.last + 1 returning last`,
    [year, prefix],
  )
  return `${prefix}-${year}-${String(rows[0]?.last ?? 0).padStart(6, '0')}`
}
