import type pg from 'pg'

/**
 * Refuses a start whose connections the server could not all give: the pools of this process times the processes beside it.
 * @throws Error that names the variables to change.
 */
export async function checkCapacity(
  pool: pg.Pool,
  sizes: Readonly<Record<string, number>>,
  processes: number,
): Promise<void> {
  const { rows } = await pool.query<{ free: number; most: number }>(
    `select current_setting('max_connections')::int as most,
            current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
              - coalesce(current_setting('reserved_connections', true), '0')::int as free`,
  )
  const { free = 0, most = 0 } = rows[0] ?? {}
  const each = Object.values(sizes).reduce((sum, size) => sum + size, 0)
  if (each * processes <= free) return
  const named = Object.entries(sizes).map(([name, size]) => `${name} ${size}`)
  throw new Error(
    `the pools of ${processes} process${processes === 1 ? '' : 'es'} (${named.join(', ')}: ${each} each) want ${each * processes} ` +
      `connections, and the server gives ${free} (max_connections ${most}): change DATABASE_POOLS, DATABASE_PROCESSES or the server`,
  )
}
