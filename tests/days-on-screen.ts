import type pg from 'pg'

const columns = {
  office_action: { issueDate: 'issue_date', dueDate: 'due_date' },
  use_in_commerce_request: { issueDate: 'issue_date', dueDate: 'due_date' },
  opposition: {
    noticeDate: 'notice_date',
    dueDate: 'due_date',
    coolingOffUntil: 'cooling_off_until',
    evidenceDue: 'evidence_due',
  },
} as const
type Table = keyof typeof columns
type OnScreen<T extends Table> = Record<keyof (typeof columns)[T], string | null> &
  (T extends 'use_in_commerce_request' ? unknown : { remindersEnabled: boolean })
const isReminded: readonly Table[] = ['office_action', 'opposition']

/** The days of a matter as a screen that was read just now has them: calls that set them ask for what they take the place of. */
export async function daysOnScreen<T extends Table>(pool: pg.Pool, table: T, id: string): Promise<OnScreen<T>> {
  const list = Object.entries(columns[table]).map(([name, column]) => `${column}::text as "${name}"`)
  if (isReminded.includes(table)) list.push('reminders_enabled as "remindersEnabled"')
  const { rows } = await pool.query<OnScreen<T>>(`select ${list.join(', ')} from ${table} where id = $1`, [id])
  if (!rows[0]) throw new Error(`no ${table} ${id}`)
  return rows[0]
}

/** How many events of an opposition a screen that was read just now shows. */
export async function eventsOnScreen(pool: pg.Pool, oppositionId: string): Promise<number> {
  const { rows } = await pool.query<{ all: number }>(
    'select count(*)::int as all from opposition_event where opposition_id = $1',
    [oppositionId],
  )
  return rows[0]?.all ?? 0
}
